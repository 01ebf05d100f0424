// A word of a cover's title in heavy slanted capitals, with its shadow. Not here: small print.

import type { ReactElement } from 'react';

export interface CoverTitleProps {
  text: string;
  /** Middle of its baseline, cover units. */
  x: number;
  y: number;
  size: number;
  ink: string;
  /** Offset of the shadow: 'x y'; left out: no shadow. */
  shadow?: { ink: string; by: string; opacity?: number };
  spacing?: number;
}

/** The word; the cover's group slants it. */
export function CoverTitle({ text, x, y, size, ink, shadow, spacing }: CoverTitleProps): ReactElement {
  const look = { x, y, textAnchor: 'middle', fontWeight: 900, fontStyle: 'italic', fontSize: size } as const;
  return (
    <>
      {shadow && (
        <text
          {...look}
          letterSpacing={spacing}
          fill={shadow.ink}
          opacity={shadow.opacity}
          transform={`translate(${shadow.by})`}
        >
          {text}
        </text>
      )}
      <text {...look} letterSpacing={spacing} fill={ink}>
        {text}
      </text>
    </>
  );
}
