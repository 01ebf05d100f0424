// How long cars take on a board at 1x, and how a long batch of events is kept watchable.

/** ms per space or square, and the bounds of a whole move. */
const PER_STEP = 120;
const LEAST_MOVE = 260;
/** The longest that any move takes, ms. */
export const LONGEST_MOVE = 1400;
/** Batches that would take longer than this are played faster, ms; but never faster than this share. */
const WATCHABLE = 9000;
const MAX_SPEED_FACTOR = 0.4;

/** What the camera takes to come close, or to go from one thing to another, and to go back, ms. */
export const CUT_TIME = 420;
export const RETURN_TIME = 380;

/** What the camera takes from each of these cars to the next, ms. movers: one per event, null if none moves. */
export function cutTime(movers: readonly (number | null)[]): number {
  const cars = movers.filter((seat) => seat !== null);
  return CUT_TIME * cars.filter((seat, i) => seat !== cars[i - 1]).length;
}

/** The start of a race takes no longer than this, ms. */
const WATCHABLE_START = 5000;
const MAX_START_SPEED_FACTOR = 0.3;

/** Share of its usual time that everything takes in a start of this length, ms. */
export function speedFactorForStart(ms: number): number {
  return ms <= WATCHABLE_START ? 1 : Math.max(MAX_START_SPEED_FACTOR, WATCHABLE_START / ms);
}

/** Duration of a move of this many spaces or squares, ms. */
export function moveTime(steps: number): number {
  return Math.min(LONGEST_MOVE, Math.max(LEAST_MOVE, Math.abs(steps) * PER_STEP));
}

/** Share of its usual time that everything takes in a batch of this length, ms. */
export function speedFactorFor(ms: number): number {
  return ms <= WATCHABLE ? 1 : Math.max(MAX_SPEED_FACTOR, WATCHABLE / ms);
}
