// How a race stands for one driver: when its rivals are likely to be at the flag, and the chance to be there before them.
// Not for: the driver's own ways (weigh.ts).

/** When a car is likely to be at the flag: rounds from the start of this one, and their variance. */
export interface Finish {
  readonly rounds: number;
  readonly spread: number;
}

/** Variance of two cars' finishes that is always open. */
const SPREAD = 0.1;
/** A logistic curve with this scale for each round of spread is close to the bell curve. */
const CURVE = 0.55;
/** Beating all rivals counts so much beside the share that is beaten. */
const WIN_WEIGHT = 0.5;

/** 0 to 1: how well a driver stands who is likely to be at the flag then. */
export function standing(rivals: readonly Finish[], { rounds, spread }: Finish): number {
  let share = 0;
  let win = 1;
  for (const rival of rivals) {
    const scale = CURVE * Math.sqrt(SPREAD + spread + rival.spread);
    const ahead = 1 / (1 + Math.exp((rounds - rival.rounds) / scale));
    share += ahead / rivals.length;
    win *= ahead;
  }
  return WIN_WEIGHT * win + (1 - WIN_WEIGHT) * share;
}
