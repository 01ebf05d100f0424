// What is read out in place of what is shown: for figures and pictures that mean something only to the eye.
// Not here: controls whose visible words say it all.

import type { ReactElement, ReactNode } from 'react';

export interface ReadAsProps {
  /** As text, the way one would say it. */
  text: string;
  /** What is seen; nobody reads it out. */
  children: ReactNode;
}

/**
 * Goes inside a button. A label on the button itself would have to repeat what is seen, word by word, for those who speak
 * to their computer; a picture with words in it need not.
 */
export function ReadAs({ text, children }: ReadAsProps): ReactElement {
  return (
    <>
      <span role="img" aria-label={text} className="hidden-text" />
      <span aria-hidden="true" className="read-as">
        {children}
      </span>
    </>
  );
}
