// Judges a race for one driver: when its rivals are likely to reach the flag, and the chance to be there before them.
// Not here: the driver's own options (weigh.ts).

/** How open a car's race is: the variance of its rounds if it finishes, and the chance that it finishes. */
export interface Openness {
  readonly spread: number;
  readonly home: number;
}

/** When a car is likely to reach the flag, in rounds from the start of this one. */
export interface Finish extends Openness {
  readonly rounds: number;
}

/** The variance that always remains in two cars' finishes. */
const SPREAD = 0.1;
/** A logistic curve with this scale for each round of spread is close to the bell curve. */
const CURVE = 0.55;
/** The weight of beating all rivals, relative to the share of rivals that are beaten. */
const WIN_WEIGHT = 0.5;

/** 0 to 1: the driver's standing against these rivals, given its own likely finish. */
export function standing(rivals: readonly Finish[], { rounds, spread, home }: Finish): number {
  let share = 0;
  let win = 1;
  for (const rival of rivals) {
    const scale = CURVE * Math.sqrt(SPREAD + spread + rival.spread);
    const behind = 1 / (1 + Math.exp((rival.rounds - rounds) / scale));
    const ahead = home * (1 - rival.home * behind);
    share += ahead / rivals.length;
    win *= ahead;
  }
  return WIN_WEIGHT * win + (1 - WIN_WEIGHT) * share;
}
