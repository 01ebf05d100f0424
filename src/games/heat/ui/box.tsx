// Heat's box on the shelf; its cover shows a red car coming out of the sun, with flames at its wheels.

import { CoverFrame, type Fade } from '@ui/box/cover-frame';
import { CoverTitle } from '@ui/box/cover-title';
import type { GameBox } from '@ui/box/game-box';
import type { ReactElement } from 'react';

const SUN = { x: 110, y: 176 } as const;
const RAYS = Array.from({ length: 26 }, (_, i) => {
  const a = (i / 26) * Math.PI * 2;
  const b = a + Math.PI / 26;
  const far = (angle: number) => `${SUN.x + 320 * Math.cos(angle)} ${SUN.y + 320 * Math.sin(angle)}`;
  return `M${SUN.x} ${SUN.y}L${far(a)}L${far(b)}Z`;
}).join('');
const TREADS = [-14, -4, 6, 16, 26].map((y) => `M-76 ${y}h14M74 ${y}h14`).join('');
const GRILLE = [-14, -9, -4, 1, 6, 11, 16]
  .map((x) => {
    const half = Math.sqrt(Math.max(0, 1 - (x / 20) ** 2)) * 10.6;
    return `M${x - 1} ${22 - half}V${22 + half}`;
  })
  .join('');

const FADES: Readonly<Record<string, Fade>> = {
  sky: {
    stops: [
      [0, '#8d140f'],
      [0.38, '#d8401f'],
      [0.62, '#f7941e'],
      [1, '#f7b23a'],
    ],
  },
  sun: {
    stops: [
      [0, '#fff2bd', 0.9],
      [1, '#f7941e', 0.9],
    ],
  },
};

/** The box of Heat. */
export const box: GameBox = {
  id: 'heat',
  plate: 'Heat',
  title: 'HEAT',
  pieces: 'cars',
  shelf: 1,
  skill: 'braking',
  lesson: { minutes: 3, sections: 6 },
  paints: ['#d8352a', '#f7a531'],
  cover: Cover,
  spaceNumbers: true,
};

function Cover(): ReactElement {
  return (
    <CoverFrame fades={FADES}>
      {(paint) => (
        <>
          <rect width="220" height="300" fill={paint('sky')} />
          <path d={RAYS} fill="#ffb84d" opacity=".20" />
          <circle cx={SUN.x} cy={SUN.y} r="62" fill="#ffdf85" />
          <circle cx={SUN.x} cy={SUN.y} r="62" fill={paint('sun')} />
          <path d="M0 190C30 172 52 184 78 176S140 170 168 180S206 176 220 186V300H0Z" fill="#7a1a10" />
          <path d="M0 202C40 190 70 198 110 192S190 188 220 198V300H0Z" fill="#4c0d09" />
          <path d="M96 194H124L260 300H-40Z" fill="#26252a" />
          <path d="M108 196H112L118 300H102Z" fill="#f7e9c4" opacity=".8" />
          <path d="M96 194L-40 300H-22L99 194ZM124 194L260 300H242L121 194Z" fill="#f7e9c4" />
          <Flame x={34} y={262} size={1.25} />
          <Flame x={188} y={262} size={1.25} mirrored />
          <Flame x={20} y={282} size={0.95} />
          <Flame x={204} y={282} size={0.95} mirrored />
          <CarFront />
          <g transform="skewX(-9) translate(11 0)">
            <CoverTitle
              text="HEAT"
              x={107}
              y={88}
              size={95}
              ink="#fff4d6"
              shadow={{ ink: '#3a0704', by: '4 5', opacity: 0.55 }}
              spacing={-1}
            />
          </g>
          <text x="110" y="112" textAnchor="middle" fontWeight="700" fontSize="15.5" letterSpacing="3.2" fill="#fff4d6">
            PEDAL TO THE METAL
          </text>
        </>
      )}
    </CoverFrame>
  );
}

function Flame({ x, y, size, mirrored = false }: { x: number; y: number; size: number; mirrored?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${mirrored ? -size : size} ${size})`}>
      <path d="M0 0C-18 -14 -10 -34 -20 -52C-4 -44 4 -34 4 -22C8 -30 6 -40 2 -48C18 -36 24 -12 8 0Z" fill="#ff7a1f" />
      <path d="M0 0C-9 -8 -6 -20 -9 -30C1 -24 4 -18 5 -10C8 -14 8 -20 7 -24C14 -16 13 -6 6 0Z" fill="#ffd75e" />
    </g>
  );
}

function CarFront(): ReactElement {
  return (
    <g transform="translate(110 236)">
      <ellipse cx="0" cy="40" rx="96" ry="11" fill="#1a0503" opacity=".6" />
      <g stroke="#c9ced6" strokeWidth="2.6">
        <path d="M-22 8L-62 2M-22 20L-62 24M22 8L62 2M22 20L62 24" />
      </g>
      <g>
        <rect x="-92" y="-20" width="34" height="62" rx="12" fill="#141518" />
        <rect x="-88" y="-16" width="8" height="54" rx="4" fill="#2c2f34" />
        <rect x="58" y="-20" width="34" height="62" rx="12" fill="#141518" />
        <rect x="62" y="-16" width="8" height="54" rx="4" fill="#2c2f34" />
        <path d={TREADS} stroke="#000" strokeWidth="2" />
      </g>
      <rect x="-58" y="-24" width="20" height="34" rx="7" fill="#1b1d21" />
      <rect x="38" y="-24" width="20" height="34" rx="7" fill="#1b1d21" />
      <path
        d="M-36 30C-44 4 -32 -26 -16 -32C-6 -36 6 -36 16 -32C32 -26 44 4 36 30C28 41 -28 41 -36 30Z"
        fill="#d8352a"
      />
      <path
        d="M-36 30C-44 4 -32 -26 -16 -32C-10 -34 -8 -34 -8 -34C-22 -20 -28 4 -24 36C-30 35 -34 33 -36 30Z"
        fill="#ff6a4f"
      />
      <path d="M36 30C44 4 32 -26 16 -32C22 -18 28 8 24 36C30 35 34 33 36 30Z" fill="#9c1d15" />
      <path d="M-7 -34L-9 37H9L7 -34Z" fill="#f7f2e4" />
      <ellipse cx="0" cy="22" rx="21" ry="12.5" fill="#120d0c" stroke="#f1c27a" strokeWidth="2.4" />
      <path d={GRILLE} stroke="#4b4f55" strokeWidth="1.8" />
      <circle cx="0" cy="-8" r="13.5" fill="#f7f2e4" stroke="#3a0906" strokeWidth="1" />
      <text y="-.6" textAnchor="middle" fontWeight="700" fontSize="21" fill="#1a1a1a">
        7
      </text>
      <path
        d="M-26 -30C-20 -48 20 -48 26 -30C14 -36 -14 -36 -26 -30Z"
        fill="#bfe1f5"
        opacity=".75"
        stroke="#fff"
        strokeWidth="1"
      />
      <path d="M-15 -36C-17 -62 17 -62 15 -36Z" fill="#f4ead2" />
      <path d="M-15 -41C-15 -50 15 -50 15 -41L14 -36H-14Z" fill="#30221c" />
      <path
        d="M-12 -43C-10 -48 -2 -47 -1 -43C-2 -38 -11 -38 -12 -43ZM12 -43C10 -48 2 -47 1 -43C2 -38 11 -38 12 -43Z"
        fill="#9fd6f0"
        stroke="#d9b36b"
        strokeWidth="1.4"
      />
      <path d="M-13 -53C-8 -59 8 -59 13 -53" stroke="#d8352a" strokeWidth="3.4" fill="none" />
      <path d="M-40 -26h-9v7h8ZM40 -26h9v7h-8Z" fill="#c9ced6" />
    </g>
  );
}
