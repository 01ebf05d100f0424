// A word or two beside a control after 400 ms. Not for text that a person must read to continue.

import { Tooltip } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import './tooltip.css';

/** Shares the delay between neighbouring tooltips; used once, around the app. */
export function TipProvider({ children }: { children: ReactNode }): ReactElement {
  return <Tooltip.Provider delay={400}>{children}</Tooltip.Provider>;
}

export interface TipProps {
  text: string;
  children: ReactElement;
  /** Shows nothing, because the control is disabled and explains why. */
  off?: boolean;
}

/** Shows text when its one child is hovered or focused. */
export function Tip({ text, children, off = false }: TipProps): ReactElement {
  return (
    <Tooltip.Root disabled={off}>
      <Tooltip.Trigger render={children} />
      <Tooltip.Portal>
        <Tooltip.Positioner className="tooltip-place" sideOffset={8} collisionPadding={8}>
          <Tooltip.Popup className="tooltip">{text}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
