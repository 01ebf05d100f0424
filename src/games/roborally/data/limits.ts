// What a host may choose, in numbers: section 6.1 of the digest.

/** A robot that returns beside its archive may not face another one so near, cells (R65). */
export const TOO_NEAR = 3;
/** Seconds that each person has for a decision in a match of several races: the standard timer (R17, T5). */
export const MATCH_CLOCK = 30;
/** Turns after which a race ends as it stands (R79); 0 is off. */
export const TURN_LIMIT = { min: 20, max: 200, usual: 80 } as const;
