// The rules of Heat as articles: their order, topic, drawings and links. Not here: the texts
// (text/), or the rules themselves (RULES.md, phases/).

import { type ArticleEntry, type Reference, referenceOf } from '@ui/reference/reference';
import { cards } from './reference/entries/cards';
import { corners } from './reference/entries/corners';
import { modules } from './reference/entries/modules';
import { phases } from './reference/entries/phases';
import { race } from './reference/entries/race';
import { symbols } from './reference/entries/symbols';

const GROUPS = ['race', 'phases', 'corners', 'road', 'cards', 'symbols', 'modules'] as const;
const ARTICLES: readonly ArticleEntry[] = [...race, ...phases, ...corners, ...cards, ...symbols, ...modules];

/** The articles in the language of the page. */
export function reference(): Reference {
  return referenceOf('heat', GROUPS, ARTICLES);
}
