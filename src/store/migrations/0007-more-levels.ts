// Schema 7: Formula D's hard driver drives less well. Its best one drives as earlier that did up to the last lap.

import { RAISED_FIRST, raisedIn } from './0006-levels';
import type { SchemaMigration } from './migration';

const THEN = ['formula-d'];
/** Games whose hard earlier driver is the best one of today. Files of seasons from before are read by it too. */
export const RAISED: readonly string[] = [...RAISED_FIRST, ...THEN];

export const moreLevels: SchemaMigration = { to: 7, name: 'more-levels', sql: raisedIn(THEN) };
