// A wheel of a small car on a cover, seen from above.

import type { ReactElement } from 'react';

/** The tyre's edges, in units of the drawing. */
export interface PrintedWheelProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One tyre with its tread. */
export function PrintedWheel({ x, y, width, height }: PrintedWheelProps): ReactElement {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="1.7" fill="#17191c" stroke="#000" strokeWidth=".5" />
      <path d={`M${x + 1} ${y + height / 2}H${x + width - 1}`} stroke="#3b3f45" strokeWidth={height * 0.32} />
    </>
  );
}
