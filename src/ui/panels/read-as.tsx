// Replaces visible content with text for screen readers, for figures and pictures that make sense only visually. Not for controls
// whose visible text is enough.

import type { ReactElement, ReactNode } from 'react';

export interface ReadAsProps {
  /** The text that a screen reader says. */
  text: string;
  /** The visible content; screen readers skip it. */
  children: ReactNode;
}

/**
 * Goes inside a button. A label on the button itself would have to repeat the visible text for users of voice control; a picture
 * that contains text does not need that.
 */
export function ReadAs({ text, children }: ReadAsProps): ReactElement {
  return (
    <>
      <span role="img" aria-label={text} className="visually-hidden" />
      <span aria-hidden="true" className="read-as">
        {children}
      </span>
    </>
  );
}
