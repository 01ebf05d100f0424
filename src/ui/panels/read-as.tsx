// Replaces visible content with text for screen readers, for figures and pictures that make sense only visually. Not for controls
// whose visible text is enough.

import type { ReactElement, ReactNode } from 'react';

/**
 * Returns content that a screen reader says as this text. Goes inside a button. A label on the button itself would have to repeat
 * the visible text for users of voice control; a picture that contains text does not need that.
 */
export function readAs(text: string, content: ReactNode): ReactElement {
  return (
    <>
      <span role="img" aria-label={text} className="visually-hidden" />
      <span aria-hidden="true" className="read-as">
        {content}
      </span>
    </>
  );
}
