// The shared parts of the round instruments: points, arcs and needles on a dial, chrome and cream.

import { classes } from '@ui/panels/classes';
import type { CSSProperties, ReactElement } from 'react';
import styles from './dial.module.css';

/** A point at this radius and angle (degrees, 0 to the right, growing clockwise) of a dial with its centre at c. */
export function onDial(c: number, radius: number, degrees: number): { x: number; y: number } {
  const a = (degrees * Math.PI) / 180;
  return { x: c + radius * Math.cos(a), y: c + radius * Math.sin(a) };
}

/** A ring segment between two angles, as a path. */
export function arc(c: number, from: number, to: number, outer: number, inner: number): string {
  const [a, b, d, e] = [onDial(c, outer, from), onDial(c, outer, to), onDial(c, inner, to), onDial(c, inner, from)];
  const large = to - from > 180 ? 1 : 0;
  return `M${a.x} ${a.y}A${outer} ${outer} 0 ${large} 1 ${b.x} ${b.y}L${d.x} ${d.y}A${inner} ${inner} 0 ${large} 0 ${e.x} ${e.y}Z`;
}

/** Gradients that every dial on the page uses by id. */
export function DialDefs(): ReactElement {
  return (
    <defs>
      <linearGradient id="wad-chrome" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#fdfdfd" />
        <stop offset=".45" stopColor="#7f868d" />
        <stop offset=".6" stopColor="#565d64" />
        <stop offset="1" stopColor="#dfe3e6" />
      </linearGradient>
      <radialGradient id="wad-face" cx=".42" cy=".36" r=".75">
        <stop offset="0" stopColor="#fffaf0" />
        <stop offset="1" stopColor="#ece0c6" />
      </radialGradient>
    </defs>
  );
}

export interface NeedleProps {
  /** The dial's centre. */
  c: number;
  /** Degrees, as in `onDial`. */
  at: number;
  /** Its stroke from the centre, pointing right. */
  d: string;
  className: string | undefined;
}

/** A needle that turns to the value it shows. */
export function Needle({ c, at, d, className }: NeedleProps): ReactElement {
  return (
    <path
      className={classes(styles.dialNeedle, className)}
      d={d}
      style={{ '--at': `${at}deg`, '--c': `${c}px` } as CSSProperties}
    />
  );
}
