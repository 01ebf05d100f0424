// A constant of circuit files, without their schema (track-schema.ts), which pages do not load.

/** Points of the middle line per space. */
export const POINTS_PER_SPACE = 2;
