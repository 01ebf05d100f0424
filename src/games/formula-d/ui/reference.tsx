// The rules of Formula D as articles: their order, what each explains, its drawing, and where to read on.
// Not here: the texts (text/), or the rules themselves (RULES.md, phases/).

import { type ArticleEntry, type Reference, referenceOf } from '@ui/reference/reference';
import { corners } from './reference/entries/corners';
import { pits } from './reference/entries/pits';
import { race } from './reference/entries/race';
import { turn } from './reference/entries/turn';
import { wear } from './reference/entries/wear';

const GROUPS = ['race', 'turn', 'corners', 'wear', 'pits'] as const;
const ARTICLES: readonly ArticleEntry[] = [...race, ...turn, ...corners, ...wear, ...pits];

/** The articles in the language of the page. */
export function reference(): Reference {
  return referenceOf('formula-d', GROUPS, ARTICLES);
}
