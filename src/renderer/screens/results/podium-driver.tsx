// A driver on the podium, drawn in the seat's colours; the winner has both arms up and wears the wreath.

import type { Colour } from '@core/contract';
import type { Look } from '@drivers/look';
import { headPortrait } from '@ui/art/portrait/portrait';
import { DriverHead } from '@ui/panels/driver-head';
import { pictureUrl } from '@ui/panels/seat';
import { seatPaint } from '@ui/theme/seats';
import { type ReactElement, useMemo } from 'react';

export interface PodiumDriverProps {
  /** The seat's: of the overall, and of the helmet of a driver without a look. */
  colour: Colour;
  /** A character's look; undefined: a person, whose face is under helmet and goggles. */
  look: Look | undefined;
  /** Start number. */
  number: number;
  winner: boolean;
}

/** Skin of a driver without a look. */
const SKIN = '#f0cfae';

/** A driver 300 units high, standing at y 150. */
export function PodiumDriver({ colour, look, number, winner }: PodiumDriverProps): ReactElement {
  const paint = seatPaint(colour);
  const skin = look?.skin ?? SKIN;
  return (
    <>
      <ellipse cx="0" cy="150" rx="62" ry="9" fill="#000" opacity=".45" />
      <path d="M-26 148L-24 70H24L26 148H6L0 96L-6 148Z" fill="#f1ead8" />
      <path d="M-26 148L-24 90L-10 90L-8 148ZM26 148L24 90H10L8 148Z" fill="#d9cfb6" />
      <path d="M-30 150H-4V142H-26ZM30 150H4V142H26Z" fill="#22262b" />
      <path d="M-36 84C-38 36 -28 18 0 18S38 36 36 84Z" fill={paint} />
      <path d="M-36 84C-38 36 -28 18 -6 18C-20 30 -24 56 -22 84Z" fill="#fff" opacity=".16" />
      <path d="M36 84C38 36 28 18 8 18C22 30 26 56 24 84Z" fill="#000" opacity=".2" />
      <path d="M-4 20H4V84H-4Z" fill="#fff" opacity=".85" />
      <circle cx="-15" cy="48" r="10" fill="#fff" />
      <text x="-15" y="54" textAnchor="middle" fontWeight="800" fontSize="16" fill="#191307">
        {number}
      </text>
      {winner ? <ArmsUp paint={paint} skin={skin} /> : <ArmWaving paint={paint} skin={skin} />}
      {winner && <Wreath />}
      <rect x="-9" y="6" width="18" height="18" fill={skin} />
      <rect x="-9" y="6" width="18" height="18" fill="#000" opacity=".16" />
      {look === undefined ? <DriverHead colour={colour} /> : <OwnHead look={look} />}
    </>
  );
}

/** A character's own head, as high as the one under the helmet. */
function OwnHead({ look }: { look: Look }): ReactElement {
  const url = useMemo(() => pictureUrl(headPortrait(look)), [look]);
  return <image href={url} x="-47" y="-56" width="94" height="94" />;
}

function ArmsUp({ paint, skin }: { paint: string; skin: string }): ReactElement {
  return (
    <>
      <path d="M-34 40C-52 20 -52 -14 -44 -34L-32 -30C-36 -10 -32 10 -22 26Z" fill={paint} />
      <circle cx="-38" cy="-38" r="9" fill={skin} />
      <path d="M34 40C52 20 52 -14 44 -34L32 -30C36 -10 32 10 22 26Z" fill={paint} />
      <path d="M34 40C52 20 52 -14 44 -34L32 -30C36 -10 32 10 22 26Z" fill="#000" opacity=".28" />
      <circle cx="38" cy="-38" r="9" fill={skin} />
    </>
  );
}

function ArmWaving({ paint, skin }: { paint: string; skin: string }): ReactElement {
  return (
    <>
      <path d="M-34 38C-50 56 -46 78 -38 92L-27 86C-32 74 -32 62 -24 50Z" fill={paint} />
      <circle cx="-33" cy="92" r="8" fill={skin} />
      <path d="M34 38C54 30 58 4 54 -12L43 -9C45 6 40 18 26 24Z" fill={paint} />
      <path d="M34 38C54 30 58 4 54 -12L43 -9C45 6 40 18 26 24Z" fill="#000" opacity=".28" />
      <circle cx="49" cy="-15" r="8.5" fill={skin} />
    </>
  );
}

const LEAVES = Array.from({ length: 17 }, (_, i) => {
  const angle = ((20 + (i * 140) / 16) * Math.PI) / 180;
  return {
    x: Math.cos(angle) * 31,
    y: 26 + Math.sin(angle) * 34,
    turn: (angle * 180) / Math.PI + 60,
    dark: i % 2 === 0,
  };
});

function Wreath(): ReactElement {
  return (
    <g>
      {LEAVES.map(({ x, y, turn, dark }) => (
        <ellipse
          key={turn}
          cx={x}
          cy={y}
          rx="9"
          ry="4.6"
          fill={dark ? '#1f6b3a' : '#2f8f4f'}
          transform={`rotate(${turn} ${x} ${y})`}
        />
      ))}
      <path d="M-6 58L0 66L6 58L10 78L0 72L-10 78Z" fill="#c8202c" />
    </g>
  );
}

/** A golden cup, 65 units high. */
export function Trophy(): ReactElement {
  return (
    <>
      <path
        d="M-16 -30H16L13 -6C11 6 4 9 2 10V20H12V27H-12V20H-2V10C-4 9 -11 6 -13 -6Z"
        fill="#f5c33b"
        stroke="#8a5a08"
        strokeWidth="1.4"
      />
      <path
        d="M-16 -26H-26C-26 -10 -20 -4 -12 -4M16 -26H26C26 -10 20 -4 12 -4"
        fill="none"
        stroke="#d9a11f"
        strokeWidth="4.4"
      />
      <path d="M-12 -28H-4L-5 2Q-10 0 -11 -8Z" fill="#fff1b8" opacity=".8" />
      <rect x="-15" y="27" width="30" height="8" fill="#4a2d13" />
    </>
  );
}
