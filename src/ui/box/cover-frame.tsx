// The printed paper of every box cover: linen grain, sheen from the top left, and gradients.
// Not here: boxes with sides (the shelf).

import { type ReactElement, type ReactNode, useId } from 'react';
import './cover.css';

/** A gradient stop: its offset, 0 to 1; its colour; its opacity, left out: 1. */
export type FadeStop = readonly [offset: number, colour: string, opacity?: number];

/** A gradient: downwards, from corner to corner, or as a glow from a little below the middle. */
export interface Fade {
  kind?: 'down' | 'corners' | 'glow';
  stops: readonly FadeStop[];
}

export interface CoverFrameProps {
  /** The cover's own gradients by name. */
  fades?: Readonly<Record<string, Fade>>;
  /** The drawing, or a function that receives a lookup from a gradient's name to its paint. */
  children: ReactNode | ((paint: (fade: string) => string) => ReactNode);
}

/** A cover of 220 x 300 units that fills its parent. */
export function CoverFrame({ fades = {}, children }: CoverFrameProps): ReactElement {
  const id = useId();
  const paint = (fade: string): string => `url(#${id}-${fade})`;
  return (
    <svg className="cover" viewBox="0 0 220 300" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        {Object.entries(fades).map(([name, fade]) => (
          <FadeDefinition key={name} id={`${id}-${name}`} fade={fade} />
        ))}
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
      {typeof children === 'function' ? children(paint) : children}
      <rect width="220" height="300" filter={`url(#${id}-grain)`} opacity=".07" />
      <rect width="220" height="300" fill={paint('sheen')} />
    </svg>
  );
}

function FadeDefinition({ id, fade: { kind = 'down', stops } }: { id: string; fade: Fade }): ReactElement {
  const marks = stops.map(([offset, colour, opacity]) => (
    <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
  ));
  if (kind === 'glow') {
    return (
      <radialGradient id={id} cx=".5" cy=".6" r=".7">
        {marks}
      </radialGradient>
    );
  }
  return (
    <linearGradient id={id} x1="0" y1="0" x2={kind === 'down' ? 0 : 1} y2="1">
      {marks}
    </linearGradient>
  );
}
