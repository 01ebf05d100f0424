// A person's head as a driver: face, goggles, and a helmet in the seat's colour. Not here: characters, who have faces of their own.

import type { Colour } from '@core/contract';
import type { ReactElement } from 'react';
import { seatPaint } from '../theme/seats';

/** A face under goggles and a helmet in a seat's colour, 64 units high round the origin. Its stripe can be seen on every colour. */
export function DriverHead({ colour }: { colour: Colour }): ReactElement {
  const stripe = colour === 'ivory' ? 'var(--red)' : 'var(--paper)';
  return (
    <>
      <path d="M-21 -10C-23 22 -10 26 0 26S23 22 21 -10Z" fill="#f0cfae" />
      <path d="M-25 -8C-27 -46 27 -46 25 -8L22 -4C14 -10 -14 -10 -22 -4Z" fill={seatPaint(colour)} />
      <path d="M-25 -8C-26 -38 0 -40 8 -36C-10 -34 -18 -24 -20 -6Z" fill="#fff" opacity=".3" />
      <path d="M-4 -37H4V-9H-4Z" fill={stripe} />
      <path d="M-25 -8L-27 10L-20 12L-20 -4ZM25 -8L27 10L20 12L20 -4Z" fill="#3a2a1c" />
      <rect x="-23" y="-12" width="46" height="15" rx="7" fill="#22262b" />
      <rect x="-20" y="-9.6" width="18" height="10.4" rx="5" fill="#9fd6f0" />
      <rect x="2" y="-9.6" width="18" height="10.4" rx="5" fill="#9fd6f0" />
      <path d="M-18 -8L-9 -8L-15 -1H-18ZM4 -8L13 -8L7 -1H4Z" fill="#fff" opacity=".7" />
      <path d="M-8 13Q0 21 8 13" fill="#fff" stroke="#8a4a35" strokeWidth="1.8" />
      <path d="M-2 6Q0 9 2 6" stroke="#c99a72" strokeWidth="1.6" fill="none" />
    </>
  );
}
