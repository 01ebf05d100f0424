// The speed of animations.

/** The value of the speed setting that turns animations off. */
export const ANIMATIONS_OFF = 100;
