// The parts of Formula D's table, each of which has an article. Read by src/games/reference.test.ts.

import { TEAMS } from '../data/cars';
import { CIRCUIT_IDS, circuitOf } from '../data/circuits';
import { GEAR_DICE } from '../data/dice';
import type { CarStatus, OutReason, WearReason } from '../types';

/** T1 to T9 of RULES.md. */
const PHASES = 9;
const WEAR = {
  shift: true,
  brake: true,
  overshoot: true,
  slipstream: true,
  collision: true,
  motor: true,
  pit: true,
  worn: true,
} as const satisfies Record<WearReason, true>;
const OUT = { worn: true, crash: true, collision: true, motor: true } as const satisfies Record<OutReason, true>;
/** The places of a car other than the road. */
const STATUS = {
  grid: true,
  stalled: true,
  pitLane: true,
  pitBox: true,
  finished: true,
  eliminated: true,
} as const satisfies Record<Exclude<CarStatus, 'racing'>, true>;

export const parts = {
  phase: Array.from({ length: PHASES }, (_, at) => String(at + 1)),
  circuit: CIRCUIT_IDS,
  space: [...new Set(circuitOf('monaco').kind)],
  sign: ['stops', 'longest', 'shortest'],
  die: [...GEAR_DICE.slice(1).map((_, at) => String(at + 1)), 'black'],
  token: ['stick', 'wear', 'car'],
  team: TEAMS.map(({ id }) => id),
  wear: Object.keys(WEAR),
  out: Object.keys(OUT),
  status: Object.keys(STATUS),
};
