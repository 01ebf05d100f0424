// Schema 7: Formula D's hard driver drives less well. Its best one drives as the hard one did, up to the last lap.

import { RAISED_FIRST, raisedIn } from './0006-levels';
import type { SchemaMigration } from './migration';

const THEN = ['formula-d'];
/** Games whose former hard driver is today's best one. Old season files use this list too. */
export const RAISED: readonly string[] = [...RAISED_FIRST, ...THEN];

export const moreLevels: SchemaMigration = { to: 7, name: 'more-levels', sql: raisedIn(THEN) };
