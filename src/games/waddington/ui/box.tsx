// Waddington's box on the shelf. Its cover shows the speedometer over the squares of the road.

import { CoverFrame, type Fade } from '@ui/box/cover-frame';
import type { GameBox } from '@ui/box/game-box';
import type { ReactElement } from 'react';
import { CigarCar } from './box-car';

const DIAL = { x: 110, y: 152 } as const;
const NEEDLE = `M${onDial(140, -12)}L${onDial(140, 62)}`;
const RED_ARC = `M${onDial(160, 78)}A78 78 0 0 1 ${onDial(200, 78)}L${onDial(200, 70)}A70 70 0 0 0 ${onDial(160, 70)}Z`;
const GRID = [
  ...Array.from({ length: 12 }, (_, i) => `M${-40 + i * 30} 300L${10 + i * 30} 216`),
  ...[216, 237, 262, 290].map((y) => `M0 ${y}H220`),
].join('');
const SPEEDS = Array.from({ length: 21 }, (_, i) => i * 10);

const FADES: Readonly<Record<string, Fade>> = {
  chrome: {
    kind: 'corners',
    stops: [
      [0, '#fff'],
      [0.5, '#8d9298'],
      [1, '#e8eaec'],
    ],
  },
};

/** The box of Waddington's Formula 1. */
export const box: GameBox = {
  id: 'waddington',
  plate: 'Waddington’s F1',
  title: 'FORMULA 1',
  pieces: 'cars',
  shelf: 2,
  skill: 'overtaking',
  lesson: { minutes: 3, sections: 7 },
  paints: ['#1f6b4a', '#f1e4c3'],
  cover: Cover,
};

function Cover(): ReactElement {
  return (
    <CoverFrame fades={FADES}>
      {(paint) => (
        <>
          <rect width="220" height="300" fill="#f1e4c3" />
          <path d="M0 0H220V64H0Z" fill="#1f6b4a" />
          <path d="M0 64H220V69H0Z" fill="#c8202c" />
          <path d="M0 72H220V74.4H0Z" fill="#1f6b4a" />
          <text x="110" y="23" textAnchor="middle" fontWeight="700" fontSize="14.5" letterSpacing="5" fill="#f1e4c3">
            WADDINGTON’S
          </text>
          <text x="110" y="58" textAnchor="middle" fontWeight="800" fontSize="40" letterSpacing="1.5" fill="#fff8e4">
            FORMULA 1
          </text>
          <circle cx={DIAL.x + 3} cy={DIAL.y + 5} r="86" fill="#000" opacity=".22" />
          <circle cx={DIAL.x} cy={DIAL.y} r="86" fill="#22262b" />
          <circle cx={DIAL.x} cy={DIAL.y} r="84" fill="none" stroke={paint('chrome')} strokeWidth="5" />
          <circle cx={DIAL.x} cy={DIAL.y} r="78" fill="#fbf4e0" />
          <Ticks />
          <path d={RED_ARC} fill="#c8202c" opacity=".85" />
          <text
            x={DIAL.x}
            y={DIAL.y + 34}
            textAnchor="middle"
            fontWeight="700"
            fontSize="15"
            letterSpacing="2"
            fill="#5b5a4c"
          >
            MPH
          </text>
          <path d={NEEDLE} stroke="#c8202c" strokeWidth="4" strokeLinecap="round" />
          <circle cx={DIAL.x} cy={DIAL.y} r="10" fill="#22262b" />
          <circle cx={DIAL.x} cy={DIAL.y} r="4" fill="#c9a45b" />
          <path d="M0 214H220V300H0Z" fill="#33373d" />
          <path d="M0 210H220V216H0Z" fill="#c8202c" />
          <path d="M0 213H220" stroke="#fff8e4" strokeWidth="6" strokeDasharray="14 14" />
          <path d={GRID} stroke="#f1e4c3" strokeOpacity=".5" strokeWidth="1.2" />
          <g transform="translate(64 278) rotate(-8) scale(1.9)">
            <CigarCar paint="#24834a" stripe="#f2c230" number={4} />
          </g>
          <g transform="translate(160 246) rotate(-8) scale(1.65)">
            <CigarCar paint="#d8352a" stripe="#f7f2e4" number={1} />
          </g>
        </>
      )}
    </CoverFrame>
  );
}

function Ticks(): ReactElement {
  return (
    <>
      {SPEEDS.map((mph) => (
        <path
          key={mph}
          d={`M${onDial(mph, 74)}L${onDial(mph, mph % 20 ? 68 : 62)}`}
          stroke={mph >= 160 ? '#c8202c' : '#1d2a24'}
          strokeWidth={mph % 20 ? 1.4 : 2.8}
        />
      ))}
      {SPEEDS.filter((mph) => mph % 40 === 0).map((mph) => (
        <text
          key={mph}
          transform={`translate(${onDial(mph, 51)})`}
          y="5"
          textAnchor="middle"
          fontWeight="700"
          fontSize="14.5"
          fill="#1d2a24"
        >
          {mph}
        </text>
      ))}
    </>
  );
}

/** The point on the dial at this speed, this far from the centre, as 'x y'. */
function onDial(mph: number, radius: number): string {
  const angle = ((-220 + mph * 1.3) * Math.PI) / 180;
  return `${DIAL.x + radius * Math.cos(angle)} ${DIAL.y + radius * Math.sin(angle)}`;
}
