// RoboRally's box on the shelf. Its cover shows a robot on the factory floor, a laser, a gear and a flag.

import { CoverFrame, type Fade } from '@ui/box/cover-frame';
import { CoverTitle } from '@ui/box/cover-title';
import type { GameBox } from '@ui/box/game-box';
import type { ReactElement } from 'react';

const TEETH = Array.from({ length: 12 }, (_, k) => k * 30);
const STEPS = Array.from({ length: 15 }, (_, k) => k - 6);
const PLATES = STEPS.flatMap((i) => STEPS.map((j) => ({ i, j })));

const FADES: Readonly<Record<string, Fade>> = {
  glow: {
    kind: 'glow',
    stops: [
      [0, '#6fe3dd', 0.22],
      [1, '#0b0f11', 0.55],
    ],
  },
};

/** The box of RoboRally. */
export const box: GameBox = {
  id: 'roborally',
  plate: 'RoboRally',
  title: 'ROBORALLY',
  pieces: 'robots',
  shelf: 5,
  skill: 'planning',
  lesson: { minutes: 4, sections: 8 },
  paints: ['#d9711c', '#2fb5b0'],
  cover: Cover,
};

function Cover(): ReactElement {
  return (
    <CoverFrame fades={FADES}>
      {(paint) => (
        <>
          <rect width="220" height="300" fill="#1c2226" />
          <Floor />
          <rect width="220" height="300" fill={paint('glow')} />
          <g transform="translate(34 262) rotate(10) scale(1 .62)">
            <g transform="translate(2 5)" opacity=".5">
              <circle r="36" fill="#000" />
            </g>
            {TEETH.map((turn) => (
              <rect
                key={turn}
                x="-6"
                y="-37"
                width="12"
                height="12"
                rx="2"
                fill="#2fb5b0"
                transform={`rotate(${turn})`}
              />
            ))}
            <circle r="30" fill="#2fb5b0" />
            <circle r="30" fill="none" stroke="#177f7b" strokeWidth="4" />
            <circle r="9" fill="#15292b" />
            <path d="M-18 4A18 18 0 0 1 14 -12" stroke="#fff" strokeWidth="5" fill="none" />
            <path d="M20 -6L8 -10L17 -19Z" fill="#fff" />
          </g>
          <path d="M-4 122L224 232" stroke="#ff2f3c" strokeWidth="11" opacity=".25" />
          <path d="M-4 122L224 232" stroke="#ff4b55" strokeWidth="5" />
          <path d="M-4 122L224 232" stroke="#ffd9da" strokeWidth="1.8" />
          <g transform="translate(188 226)">
            <path d="M0 0V-54" stroke="#e8ecee" strokeWidth="3" />
            <path d="M0 -54L34 -44L0 -32Z" fill="#2fa863" stroke="#fff" strokeWidth="1.4" />
            <text x="9" y="-39" fontWeight="800" fontSize="14" fill="#fff">
              1
            </text>
            <ellipse cy="1" rx="8" ry="3.4" fill="#000" opacity=".5" />
          </g>
          <Robot />
          <path d="M0 0H220V88L0 104Z" fill="#d9711c" />
          <path d="M0 104L220 88V94L0 110Z" fill="#12171a" />
          <path d="M0 107.4L220 91.4" stroke="#f2c230" strokeWidth="6" strokeDasharray="14 12" />
          <g transform="skewX(-9) translate(10 0)">
            <CoverTitle text="ROBO" x={104} y={52} size={62} ink="#fff6e3" shadow={{ ink: '#5f2a05', by: '3.4 4' }} />
            <text
              x="112"
              y="90"
              textAnchor="middle"
              fontWeight="900"
              fontStyle="italic"
              fontSize="42"
              letterSpacing="5"
              fill="#12262a"
            >
              RALLY
            </text>
          </g>
        </>
      )}
    </CoverFrame>
  );
}

/** Three paths of plates (dark, light, belt) and one of chevrons: 225 single plates would be slow to draw. */
function Floor(): ReactElement {
  const belt = PLATES.filter(isBelt);
  const plain = PLATES.filter((plate) => !isBelt(plate));
  return (
    <g stroke="#22292d">
      <path
        d={plain
          .filter((p) => (p.i + p.j) % 2 !== 0)
          .map(platePath)
          .join('')}
        fill="#3b474d"
      />
      <path
        d={plain
          .filter((p) => (p.i + p.j) % 2 === 0)
          .map(platePath)
          .join('')}
        fill="#44525a"
      />
      <path d={belt.map(platePath).join('')} fill="#c98f1a" />
      <path d={belt.map(chevronPath).join('')} fill="none" stroke="#3a2605" strokeWidth="3.4" />
    </g>
  );
}

interface Plate {
  i: number;
  j: number;
}

function isBelt({ j }: Plate): boolean {
  return j === 4 || j === 5;
}

function platePath({ i, j }: Plate): string {
  return `M${110 + (i - j) * 26} ${150 + (i + j) * 13}l26 13l-26 13l-26 -13Z`;
}

function chevronPath({ i, j }: Plate): string {
  const x = 110 + (i - j) * 26;
  const y = 163 + (i + j) * 13;
  return `M${x - 8} ${y - 8}L${x + 7} ${y + 0.5}L${x - 8} ${y + 1}`;
}

function Robot(): ReactElement {
  return (
    <g transform="translate(112 186)">
      <ellipse cx="4" cy="74" rx="60" ry="17" fill="#000" opacity=".45" />
      <g>
        <rect x="-56" y="44" width="40" height="30" rx="13" fill="#202428" />
        <rect x="16" y="44" width="40" height="30" rx="13" fill="#202428" />
        {[-46, -36, -26, 26, 36, 46].map((x) => (
          <g key={x}>
            <circle cx={x} cy="59" r="6" fill="#59626a" />
            <circle cx={x} cy="59" r="2.4" fill="#202428" />
          </g>
        ))}
      </g>
      <path
        d="M-46 -2L-74 16L-66 30L-42 20ZM46 -2L74 16L66 30L42 20Z"
        fill="#8d979f"
        stroke="#1b2024"
        strokeWidth="2"
      />
      <path d="M-84 12L-66 8L-62 22L-70 34L-74 26L-82 30Z" fill="#c7ced4" stroke="#1b2024" strokeWidth="2" />
      <path d="M84 12L66 8L62 22L70 34L74 26L82 30Z" fill="#c7ced4" stroke="#1b2024" strokeWidth="2" />
      <rect x="-46" y="-14" width="92" height="64" rx="12" fill="#e0561f" stroke="#1b1411" strokeWidth="2.4" />
      <path d="M-46 -4Q-46 -14 -34 -14H34Q46 -14 46 -4V4H-46Z" fill="#ff8a4d" />
      <path d="M-46 36H46V40Q46 50 34 50H-34Q-46 50 -46 40Z" fill="#9f3710" />
      <rect x="-26" y="8" width="52" height="26" rx="4" fill="#1b2024" />
      {[0, 1, 2, 3, 4].map((i) => (
        <rect key={i} x={-22 + i * 9} y="12" width="7.4" height="18" rx="1.6" fill={i < 3 ? '#fff3cf' : '#7c3a2a'} />
      ))}
      {[-40, 40].map((x) => (
        <g key={x}>
          <circle cx={x} cy="-7" r="2.4" fill="#7a2a0b" />
          <circle cx={x} cy="43" r="2.4" fill="#5a1d06" />
        </g>
      ))}
      <rect x="-8" y="-22" width="16" height="12" fill="#6e777f" />
      <rect x="-36" y="-66" width="72" height="46" rx="14" fill="#e8ecee" stroke="#1b2024" strokeWidth="2.4" />
      <path d="M-36 -54Q-36 -66 -22 -66H22Q36 -66 36 -54V-50H-36Z" fill="#fff" />
      <rect x="-29" y="-56" width="58" height="25" rx="11" fill="#10242b" />
      <circle cx="-13" cy="-43.5" r="8" fill="#59f0ea" />
      <circle cx="13" cy="-43.5" r="8" fill="#59f0ea" />
      <circle cx="-11" cy="-45.5" r="2.6" fill="#fff" />
      <circle cx="15" cy="-45.5" r="2.6" fill="#fff" />
      <path d="M-22 -55L-5 -49M22 -55L5 -49" stroke="#10242b" strokeWidth="4" />
      <path d="M-10 -27H10" stroke="#1b2024" strokeWidth="2.6" strokeDasharray="3 2" />
      <path d="M0 -66V-82" stroke="#6e777f" strokeWidth="3" />
      <circle cx="0" cy="-85" r="5" fill="#ff2f3c" />
      <circle cx="0" cy="-85" r="9" fill="#ff2f3c" opacity=".3" />
    </g>
  );
}
