// A named row of controls.

import { moveFocus } from '@ui/keys';
import type { ReactElement, ReactNode } from 'react';

export interface RowProps {
  name: string;
  /** Where its controls are. Left out: its children are laid out as if it were not there. */
  className?: string | undefined;
  /** Its name in lessons (data-teach). */
  teach?: string;
  children: ReactNode;
}

/** The row; arrow keys move between its controls. */
export function Row({ name, className = 'named-only', teach, children }: RowProps): ReactElement {
  return (
    <fieldset className={className} aria-label={name} data-teach={teach} onKeyDown={moveFocus}>
      {children}
    </fieldset>
  );
}
