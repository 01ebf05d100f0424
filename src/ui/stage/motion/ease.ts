// The easing curves of the CSS tokens, over 0 to 1.

/** Starts fast and settles (--e-out). */
export function easeOut(t: number): number {
  return 1 - (1 - t) ** 3;
}

/** Starts slowly and speeds up (--e-in). */
export function easeIn(t: number): number {
  return t ** 2.4;
}

/** For cars: eases in and out (--e-move). */
export function easeMove(t: number): number {
  return t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
}

/** Overshoots once (--e-spring). */
export function easeSpring(t: number): number {
  const past = t - 1;
  return 1 + 2.7 * past ** 3 + 1.7 * past ** 2;
}

/** No easing. */
export function linear(t: number): number {
  return t;
}

/** Interpolates from a to b. */
export function between(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}
