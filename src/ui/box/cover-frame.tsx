// The printed paper of every box cover: linen grain, sheen from the top left, and the type. Not for: boxes with sides (the shelf).

import type { ReactElement, ReactNode } from 'react';
import './cover.css';

export interface CoverFrameProps {
  /** Unique on the page: prefix of the drawing's own ids. */
  id: string;
  children: ReactNode;
  /** Gradients of the cover itself. */
  defs?: ReactNode;
}

/** A cover of 220 x 300 units that fills its parent. */
export function CoverFrame({ id, children, defs }: CoverFrameProps): ReactElement {
  return (
    <svg className="cover" viewBox="0 0 220 300" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        {defs}
        <linearGradient id={`${id}-sheen`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".22" />
          <stop offset=".32" stopColor="#fff" stopOpacity="0" />
          <stop offset=".75" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".25" />
        </linearGradient>
        <filter id={`${id}-grain`} x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency="1.1" numOctaves="2" />
          <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 .5 -.2" />
        </filter>
      </defs>
      {children}
      <rect width="220" height="300" filter={`url(#${id}-grain)`} opacity=".07" />
      <rect width="220" height="300" fill={`url(#${id}-sheen)`} />
    </svg>
  );
}
