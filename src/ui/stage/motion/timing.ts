// Durations of moves at 1x, and the speed-up that keeps a long batch of events watchable.

/** Time per space or square, and the limits of a whole move, ms. */
const PER_STEP = 120;
const LEAST_MOVE = 260;
/** Longest duration of a move, ms. */
export const LONGEST_MOVE = 1400;
/** Batches longer than this are sped up, ms, but never below this share of their usual time. */
const WATCHABLE = 9000;
const MAX_SPEED_FACTOR = 0.4;

/** Duration of a camera move: closer, to another place, or back, ms. */
export const CUT_TIME = 420;
export const RETURN_TIME = 380;

/** Total camera time between these cars, ms. movers: one per event, null if none moves. */
export function cutTime(movers: readonly (number | null)[]): number {
  const cars = movers.filter((seat) => seat !== null);
  return CUT_TIME * cars.filter((seat, i) => seat !== cars[i - 1]).length;
}

/** Maximum duration of the start of a race, ms. */
const WATCHABLE_START = 5000;
const MAX_START_SPEED_FACTOR = 0.3;

/** Share of its usual time that everything takes in a start that lasts this long at 1x, ms. */
export function speedFactorForStart(ms: number): number {
  return ms <= WATCHABLE_START ? 1 : Math.max(MAX_START_SPEED_FACTOR, WATCHABLE_START / ms);
}

/** Duration of a move of this many spaces or squares, ms. */
export function moveTime(steps: number): number {
  return Math.min(LONGEST_MOVE, Math.max(LEAST_MOVE, Math.abs(steps) * PER_STEP));
}

/** Share of its usual time that everything takes in a batch that lasts this long at 1x, ms. */
export function speedFactorFor(ms: number): number {
  return ms <= WATCHABLE ? 1 : Math.max(MAX_SPEED_FACTOR, WATCHABLE / ms);
}
