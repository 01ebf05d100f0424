// How fast animations go.

/** The speed of the settings at which animations are switched off. */
export const ANIMATIONS_OFF = 100;
