// All scores, by sound name.

import type { Score } from '../layers';
import type { SoundName } from '../names';
import { cars } from './cars';
import { crowd } from './crowd';
import { factory } from './factory';
import { page } from './page';
import { table } from './table';

export const SCORES: Readonly<Record<SoundName, Score>> = { ...page, ...table, ...cars, ...factory, ...crowd };
