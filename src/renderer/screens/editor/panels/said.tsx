// What an editor tells screen readers.

import type { ReactElement } from 'react';

/** text: what is selected, or where the cursor is; said: what was done last. */
export function Said({ text, said }: { text: string; said: string }): ReactElement {
  return (
    <div className="visually-hidden">
      <p aria-live="polite">{text}</p>
      <p aria-live="polite">{said}</p>
    </div>
  );
}
