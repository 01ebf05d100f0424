// Where the time axis begins and ends in its strip: chart, marks and knob share it. time-line.module.css has the same numbers.

/** px from the strip's left edge to the first moment, for the places' numbers. */
export const AXIS_LEFT = 34;
/** px from the last moment to the strip's right edge, for half a knob. */
export const AXIS_RIGHT = 16;
