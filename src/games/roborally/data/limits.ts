// Numeric options of the host (S4).

/** A robot that returns beside its archive may not face another robot within this distance, cells (R65). */
export const TOO_NEAR = 3;
/** Seconds per person and decision in a match of several races: the standard timer (R17, T5). */
export const MATCH_CLOCK = 30;
/** Turns after which a race ends (R79); 0 is off. */
export const TURN_LIMIT = { min: 20, max: 200, usual: 80 } as const;
