// The speeds of a replay, relative to a race.

export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, 16] as const;
export type Speed = (typeof SPEEDS)[number];

/** '¼', '½', '1' .. '16'. */
export function speedText(speed: Speed): string {
  return speed === 0.25 ? '¼' : speed === 0.5 ? '½' : String(speed);
}

/** The next speed up (1) or down (-1); the same at either end. */
export function nextSpeed(speed: Speed, by: 1 | -1): Speed {
  return SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed;
}
