// Where tests find the coach's text, in a DOM and in a browser.

/** The element with the coach's text, even behind a dialog, which hides it from assistive technology. */
export const COACH_TEXT = '[aria-label="Your coach"] [role="status"]';

/** The verdict at the end of a lesson: the result of the race, then two sentences about it. */
export const VERDICT: RegExp = /^(You won!|\d\w\w of \d) .+[.!] .+[.!]$/;
