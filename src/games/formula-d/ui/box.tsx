// Formula D's box on the shelf. Its cover shows a town above its harbour, two cars in the bend, and the big die.

import { chance } from '@geometry/chance';
import { CoverFrame, type Fade } from '@ui/box/cover-frame';
import { CoverTitle } from '@ui/box/cover-title';
import type { GameBox } from '@ui/box/game-box';
import type { ReactElement } from 'react';
import { WingedCar } from './box-car';

interface House {
  x: number;
  y: number;
  width: number;
  height: number;
  wall: string;
}

const WALLS = ['#f3d9b1', '#efc089', '#e9a06b', '#f6e7cf', '#d98b62', '#f4cfa0', '#e7b7a0'] as const;
const TOWN: readonly House[] = [0, 1, 2, 3].flatMap(street);
const WAVES = [168, 176, 184, 194]
  .map((y, i) => `M${i * 9} ${y}H${60 + i * 20}M${110 + i * 14} ${y + 2}H${170 + i * 12}`)
  .join('');

const FADES: Readonly<Record<string, Fade>> = {
  sky: {
    stops: [
      [0, '#1670b8'],
      [0.34, '#57b3e0'],
      [0.5, '#d9eef2'],
    ],
  },
};

/** The box of Formula D. */
export const box: GameBox = {
  id: 'formula-d',
  plate: 'Formula D',
  title: 'FORMULA D',
  pieces: 'cars',
  shelf: 3,
  skill: 'braking',
  lesson: { minutes: 3, sections: 6 },
  paints: ['#1c7fc4', '#ffd23f'],
  cover: Cover,
};

function Cover(): ReactElement {
  return (
    <CoverFrame fades={FADES}>
      {(paint) => (
        <>
          <rect width="220" height="300" fill={paint('sky')} />
          <circle cx="178" cy="74" r="20" fill="#fff3c8" opacity=".9" />
          <path d="M-5 110C30 78 60 92 90 74S160 60 226 96V160H-5Z" fill="#5d8b66" />
          <path d="M-5 112C40 92 60 100 100 84S170 78 226 104V160H-5Z" fill="#77a06d" />
          <Town />
          <path d="M0 158H220V210H0Z" fill="#17699c" />
          <path d="M0 158H220V163H0Z" fill="#cbb78f" />
          <path d={WAVES} stroke="#7cc3e6" strokeWidth="1.4" opacity=".6" />
          <Boats />
          <Bend />
          <g transform="translate(74 262) rotate(-38) scale(2.15)">
            <WingedCar paint="#d8352a" stripe="#f7f2e4" number={1} />
          </g>
          <g transform="translate(152 222) rotate(-10) scale(1.2)">
            <WingedCar paint="#2f6fd0" stripe="#ffd23f" number={4} />
          </g>
          <Die />
          <g transform="skewX(-9) translate(10 0)">
            <CoverTitle
              text="FORMULA"
              x={107}
              y={48}
              size={52}
              ink="#fffdf3"
              shadow={{ ink: '#0b3d66', by: '3 3.4', opacity: 0.55 }}
            />
          </g>
          <g transform="translate(38 76)">
            <rect
              x="-24"
              y="-24"
              width="48"
              height="48"
              rx="6"
              transform="rotate(-8)"
              fill="#ffd23f"
              stroke="#fffdf3"
              strokeWidth="3"
            />
            <text
              y="18"
              textAnchor="middle"
              fontWeight="900"
              fontStyle="italic"
              fontSize="50"
              fill="#123a5e"
              transform="rotate(-8)"
            >
              D
            </text>
          </g>
        </>
      )}
    </CoverFrame>
  );
}

/** The road around the bend, with its kerb. */
function Bend(): ReactElement {
  return (
    <>
      <rect y="204" width="220" height="96" fill="#cdb58a" />
      <path d="M0 204H220V209H0Z" fill="#e9dcbf" />
      <path d="M82 304C86 286 96 270 118 262C150 250 190 250 230 240V304Z" fill="#6f9a52" />
      <path d="M96 304C100 292 110 280 130 272C160 262 200 262 230 254V304Z" fill="#5b8744" />
      <path
        d="M-10 300C10 240 70 214 130 212C170 210 200 204 230 196V240C190 250 150 250 118 262C96 270 86 286 82 304Z"
        fill="#3a3d43"
      />
      <path d="M-10 300C10 240 70 214 130 212C170 210 200 204 230 196" stroke="#fff" strokeWidth="7" fill="none" />
      <path
        d="M-10 300C10 240 70 214 130 212C170 210 200 204 230 196"
        stroke="#d8352a"
        strokeWidth="7"
        strokeDasharray="13 13"
        fill="none"
      />
      <path
        d="M30 302C44 262 84 240 132 234C170 230 200 224 232 214"
        stroke="#fff"
        strokeOpacity=".75"
        strokeWidth="2"
        strokeDasharray="12 9"
        fill="none"
      />
    </>
  );
}

/** A yacht, another one further out, and a sail. */
function Boats(): ReactElement {
  return (
    <>
      <g transform="translate(60 178)">
        <path d="M-34 0H34L24 12H-26Z" fill="#fbfaf5" />
        <path d="M-16 0V-8H20L26 0ZM-8 -8V-14H12L16 -8Z" fill="#e7edf0" />
        <path d="M-12 -5H18" stroke="#274a5e" strokeWidth="2" />
        <path d="M4 -14V-26" stroke="#57656d" strokeWidth="1.2" />
        <path d="M-26 8H26" stroke="#1c7fc4" strokeWidth="1.6" />
      </g>
      <g transform="translate(142 172) scale(.62)">
        <path d="M-34 0H34L24 12H-26Z" fill="#fbfaf5" />
        <path d="M-16 0V-8H20L26 0Z" fill="#dfe7ea" />
      </g>
      <path d="M196 180V150L212 178ZM193 180V156L182 178Z" fill="#fff" />
      <path d="M180 181H214L208 187H186Z" fill="#8a5a34" />
    </>
  );
}

function street(row: number): House[] {
  const next = chance(5 + row * 31);
  const houses: House[] = [];
  for (let x = -6; x < 226; ) {
    const width = 14 + next() * 16;
    const height = 18 + next() * 20;
    const y = 118 + row * 14 - height + Math.sin((x + row * 30) / 34) * 6;
    houses.push({ x, y, width, height, wall: WALLS[Math.floor(next() * WALLS.length)] ?? WALLS[0] });
    x += width + 1;
  }
  return houses;
}

function Town(): ReactElement {
  return (
    <>
      {TOWN.map(({ x, y, width, height, wall }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d={`M0 0H${width}V${height + 30}H0Z`} fill={wall} />
          <path d={`M${width * 0.7} 0H${width}V${height + 30}H${width * 0.7}Z`} fill="#000" opacity=".10" />
          <path d={`M-1 0H${width + 1}L${width - 2} -4H2Z`} fill="#b5573a" />
          <path d={windows(width)} fill="#6b5547" opacity=".75" />
        </g>
      ))}
    </>
  );
}

function windows(width: number): string {
  const left = [3, 3 + width / 2 - 1];
  return left.flatMap((x) => [4, 12, 20].map((y) => `M${x} ${y}h3.2v4.4h-3.2Z`)).join('');
}

function Die(): ReactElement {
  return (
    <g transform="translate(176 252)">
      <path d="M0 -36L32 -18V19L0 37L-32 19V-18Z" fill="#000" opacity=".3" transform="translate(4 6)" />
      <path d="M0 -36L32 -18V19L0 37L-32 19V-18Z" fill="#ffd23f" />
      <path d="M0 -36L32 -18L0 -18Z" fill="#ffe27a" />
      <path d="M0 -36L-32 -18L0 -18Z" fill="#fff0b3" />
      <path d="M-20 16L0 -21L20 16Z" fill="#ffdc5c" stroke="#c79a0e" strokeWidth="1.6" strokeLinejoin="round" />
      <path
        d="M0 -36L0 -21M32 -18L0 -21M-32 -18L0 -21M32 -18L20 16M-32 -18L-20 16M32 19L20 16M-32 19L-20 16M0 37L20 16M0 37L-20 16"
        stroke="#c79a0e"
        strokeWidth="1.6"
      />
      <path
        d="M0 -36L32 -18V19L0 37L-32 19V-18Z"
        fill="none"
        stroke="#a67d05"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <text y="9" textAnchor="middle" fontWeight="800" fontSize="22" fill="#1c3a5e">
        20
      </text>
    </g>
  );
}
