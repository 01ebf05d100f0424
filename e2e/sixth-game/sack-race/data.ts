// The course.
/** Spaces of a lap. */
export const LAP = 12;
