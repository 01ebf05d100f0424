// Marks what a coach's note points at in a race: a chalk ring around a place of the board, a cream frame around a control.
// Nothing is dimmed, and presses pass through.
// Not here: lessons (calm.tsx).

import { type ReactElement, useId } from 'react';
import './calm.css';
import { type LitSpot, ringPath } from './chalk';

/** spot: px within the area that the mark covers. */
export function CoachMark({ spot }: { spot: LitSpot }): ReactElement {
  const filter = useId();
  const { left, top, width, height, round } = spot;
  if (!round) return <div className="calm-frame" style={{ left, top, width, height }} data-coach-mark="" />;
  const ring = ringPath(spot);
  return (
    <svg className="calm-chalk" width="100%" height="100%" aria-hidden="true" data-coach-mark="">
      <filter
        id={filter}
        filterUnits="userSpaceOnUse"
        x={left - 20}
        y={top - 20}
        width={width + 40}
        height={height + 40}
      >
        <feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="2" seed="4" result="t" />
        <feDisplacementMap in="SourceGraphic" in2="t" scale="3" />
      </filter>
      <g filter={`url(#${filter})`} className="calm-stroke">
        <path className="calm-casing" d={ring} pathLength={1} />
        <path className="calm-cream" d={ring} pathLength={1} />
      </g>
    </svg>
  );
}
