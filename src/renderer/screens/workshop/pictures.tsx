// Pictures of the three ways to begin a circuit.

import type { ReactElement } from 'react';

const LOOP = 'M34 72C34 48 60 28 90 26S152 22 170 40 208 62 196 78 152 84 120 80 86 102 66 98 34 96 34 72z';
const KNOTS = [
  [34, 72, 0],
  [90, 26, 0],
  [170, 40, 50],
  [196, 78, 20],
  [120, 80, 0],
  [66, 98, 10],
] as const;

/** Squared paper with a dashed road and its points. */
export function BlankSheet(): ReactElement {
  return (
    <svg viewBox="0 0 230 130" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <pattern id="squared-paper" width="15" height="15" patternUnits="userSpaceOnUse">
          <path d="M15 0H0V15" fill="none" stroke="#8fbaff" strokeOpacity="0.22" />
        </pattern>
      </defs>
      <rect width="230" height="130" fill="#14202f" />
      <rect width="230" height="130" fill="url(#squared-paper)" />
      <path d={LOOP} fill="none" stroke="#8fbaff" strokeOpacity="0.75" strokeWidth="2" strokeDasharray="7 6" />
      {KNOTS.map(([x, y, turn]) => (
        <rect
          key={x}
          x="-5"
          y="-5"
          width="10"
          height="10"
          rx="2"
          transform={`translate(${x} ${y}) rotate(${turn})`}
          fill="#fff"
          stroke="#12151a"
          strokeWidth="2"
        />
      ))}
    </svg>
  );
}

const ROADS = [
  {
    x: 8,
    turn: -7,
    ground: '#a99dcb',
    road: 'M20 60C12 40 22 20 36 24S44 44 54 40 66 18 68 36 62 70 46 68 28 74 20 60z',
  },
  {
    x: 62,
    turn: 5,
    ground: '#7fae58',
    road: 'M16 40C16 22 30 16 44 20S70 24 66 44 52 46 48 58 30 74 22 64 16 56 16 40z',
  },
] as const;

/** Two circuits on paper. */
export function PaperCircuits(): ReactElement {
  return (
    <svg viewBox="0 0 150 106" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="150" height="106" fill="#1b2733" />
      {ROADS.map(({ x, turn, ground, road }) => (
        <g key={ground} transform={`translate(${x} 9) rotate(${turn} 39 44)`}>
          <rect x="-3" y="-3" width="84" height="94" rx="8" fill="#f5ecd7" />
          <rect width="78" height="88" rx="6" fill={ground} />
          <path d={road} fill="none" stroke="#f5ecd7" strokeWidth="9" />
          <path d={road} fill="none" stroke="#2b2e33" strokeWidth="6" />
        </g>
      ))}
    </svg>
  );
}

const PIPS = [
  [-13, -13],
  [13, -13],
  [0, 0],
  [-13, 13],
  [13, 13],
] as const;
const SCRIBBLES = [
  [24, 26, -10],
  [112, 18, 16],
  [118, 80, -6],
  [20, 84, 12],
] as const;

/** A die between roads that might be. */
export function DicePicture(): ReactElement {
  return (
    <svg viewBox="0 0 150 106" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="150" height="106" fill="#2c2142" />
      {SCRIBBLES.map(([x, y, turn]) => (
        <path
          key={x}
          d="M-18 0C-18 -10 -8 -14 2 -12S16 -6 18 2 6 12 -4 10 -18 10 -18 0z"
          transform={`translate(${x} ${y}) rotate(${turn})`}
          fill="none"
          stroke="#c3a8ff"
          strokeOpacity="0.5"
          strokeWidth="3"
        />
      ))}
      <g transform="translate(75 52) rotate(-12)">
        <rect x="-23" y="-21" width="54" height="54" rx="12" fill="#000" opacity="0.45" />
        <rect x="-27" y="-27" width="54" height="54" rx="12" fill="#f7f2e4" stroke="#d9cba9" strokeWidth="2" />
        {PIPS.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="5.4" fill="#191307" />
        ))}
      </g>
    </svg>
  );
}
