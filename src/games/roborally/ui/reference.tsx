// RoboRally's rules as articles: their order, what each explains, its drawing, and links.
// Not here: their texts (text/), or the rules themselves (RULES.md, phases/).

import { type ArticleEntry, type Reference, referenceOf } from '@ui/reference/reference';
import { damage } from './reference/entries/damage';
import { extras } from './reference/entries/extras';
import { floor } from './reference/entries/floor';
import { program } from './reference/entries/program';
import { race } from './reference/entries/race';
import { register } from './reference/entries/register';

const GROUPS = ['race', 'program', 'cards', 'register', 'floor', 'damage', 'extras'] as const;
const ARTICLES: readonly ArticleEntry[] = [...race, ...program, ...register, ...floor, ...damage, ...extras];

/** The articles in the page's language. */
export function reference(): Reference {
  return referenceOf('roborally', GROUPS, ARTICLES);
}
