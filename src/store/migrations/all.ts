// Every step of the schema, one line each, in order.

import { races } from './0001-races';
import { party } from './0002-party';
import { seasons } from './0003-seasons';
import { bonuses } from './0004-bonuses';
import { ratingsAndReviews } from './0005-ratings-and-reviews';
import { levels } from './0006-levels';
import { moreLevels } from './0007-more-levels';
import { sums } from './0008-sums';
import { packs } from './0009-packs';
import { totals } from './0010-totals';
import { circuits } from './0011-circuits';
import { underlays } from './0012-underlays';
import { puzzles } from './0013-puzzles';
import { clubhouse } from './0014-clubhouse';
import type { SchemaMigration } from './migration';

export const MIGRATIONS: readonly SchemaMigration[] = [
  races,
  party,
  seasons,
  bonuses,
  ratingsAndReviews,
  levels,
  moreLevels,
  sums,
  packs,
  totals,
  circuits,
  underlays,
  puzzles,
  clubhouse,
];
