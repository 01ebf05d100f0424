// Havoc Speedway's box on the shelf. Its cover shows the floodlit oval under a thunderstorm, with three playing cards in
// front.

import { chance } from '@geometry/chance';
import { CoverFrame, type Fade } from '@ui/box/cover-frame';
import { CoverTitle } from '@ui/box/cover-title';
import type { GameBox } from '@ui/box/game-box';
import type { ReactElement } from 'react';
import { StockCar } from './box-car';

const SHIRTS = ['#f5c518', '#e9e2d2', '#d7263d', '#7bb4ff', '#f46fa6'] as const;
const CROWD = crowdPaths();
/** Drawn, not typed: fonts differ in their glyphs for these characters. */
const SUITS = {
  spade: { ink: '#17181b', path: 'M0 -10C3 -5 9 -2 9 4C9 9 3 10 1 6L3 11H-3L-1 6C-3 10 -9 9 -9 4C-9 -2 -3 -5 0 -10Z' },
  heart: { ink: '#c8202c', path: 'M0 10C-4 5 -10 1 -10 -4C-10 -10 -2 -11 0 -5C2 -11 10 -10 10 -4C10 1 4 5 0 10Z' },
  diamond: { ink: '#c8202c', path: 'M0 -11L8 0L0 11L-8 0Z' },
} as const;

const FADES: Readonly<Record<string, Fade>> = {
  sky: {
    stops: [
      [0, '#4a1f86'],
      [0.4, '#7b3fb5'],
      [0.62, '#d0609a'],
      [1, '#2a1648'],
    ],
  },
};

/** The box of Havoc Speedway. */
export const box: GameBox = {
  id: 'havoc',
  plate: 'Havoc Speedway',
  title: 'HAVOC SPEEDWAY',
  pieces: 'cars',
  shelf: 4,
  skill: 'nerve',
  lesson: { minutes: 3, sections: 7 },
  paints: ['#7b3fb5', '#f5c518'],
  cover: Cover,
};

function Cover(): ReactElement {
  return (
    <CoverFrame fades={FADES}>
      {(paint) => (
        <>
          <rect width="220" height="300" fill={paint('sky')} />
          <g fill="#2b1650" opacity=".85">
            <ellipse cx="40" cy="92" rx="70" ry="22" />
            <ellipse cx="120" cy="84" rx="80" ry="24" />
            <ellipse cx="196" cy="96" rx="60" ry="20" />
          </g>
          <g fill="#3d2170">
            <ellipse cx="70" cy="84" rx="54" ry="15" />
            <ellipse cx="160" cy="82" rx="54" ry="14" />
          </g>
          <Bolt x={58} y={92} size={1.05} />
          <Bolt x={168} y={94} size={0.8} />
          <Floodlight x={18} side={1} />
          <Floodlight x={202} side={-1} />
          <ellipse cx="110" cy="216" rx="132" ry="56" fill="#1a1130" />
          <Crowd />
          <Oval />
          <g transform="translate(46 196) rotate(-26) scale(.82)">
            <StockCar paint="#f5c518" stripe="#1d1f24" number={3} />
          </g>
          <g transform="translate(92 184) rotate(-6) scale(.72)">
            <StockCar paint="#d7263d" stripe="#f7f2e4" number={1} />
          </g>
          <g transform="translate(150 190) rotate(14) scale(.72)">
            <StockCar paint="#2176D2" stripe="#f7f2e4" number={2} />
          </g>
          <Coin x={40} y={268} />
          <Coin x={182} y={262} />
          <Coin x={150} y={246} />
          <PlayingCard x={76} y={266} turn={-20} rank="7" suit="spade" />
          <PlayingCard x={110} y={256} turn={-2} rank="Q" suit="heart" />
          <PlayingCard x={146} y={268} turn={17} rank="A" suit="diamond" />
          <g transform="skewX(-9) translate(11 0)">
            <CoverTitle text="HAVOC" x={107} y={66} size={79} ink="#f5c518" shadow={{ ink: '#1a0b35', by: '4 5' }} />
          </g>
          <text x="110" y="87" textAnchor="middle" fontWeight="800" fontSize="20" letterSpacing="8" fill="#fff">
            SPEEDWAY
          </text>
        </>
      )}
    </CoverFrame>
  );
}

/** Wall, lanes, kerb and infield. */
function Oval(): ReactElement {
  return (
    <>
      <ellipse cx="110" cy="222" rx="112" ry="44" fill="#d9d4c8" />
      <ellipse cx="110" cy="222" rx="110" ry="42" fill="#3a3d43" />
      <ellipse
        cx="110"
        cy="222"
        rx="97"
        ry="35"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="1"
        strokeDasharray="6 5"
      />
      <ellipse
        cx="110"
        cy="222"
        rx="84"
        ry="28.5"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="1"
        strokeDasharray="6 5"
      />
      <ellipse cx="110" cy="222" rx="72" ry="23" fill="#f4f1e8" />
      <ellipse cx="110" cy="222" rx="72" ry="23" fill="none" stroke="#d7263d" strokeWidth="4" strokeDasharray="8 8" />
      <ellipse cx="110" cy="222.6" rx="68" ry="20.6" fill="#2f6b39" />
    </>
  );
}

function Bolt({ x, y, size }: { x: number; y: number; size: number }): ReactElement {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M6 0L-14 40H0L-10 78L22 28H7L18 0Z"
      fill="#ffe873"
      stroke="#fff8cf"
      strokeWidth="1.4"
    />
  );
}

function Floodlight({ x, side }: { x: number; side: 1 | -1 }): ReactElement {
  return (
    <>
      <path d={`M${x} 210V120`} stroke="#1b1230" strokeWidth="4" />
      <rect x={x - 14} y="106" width="28" height="16" rx="2" fill="#1b1230" />
      {[-8, 0, 8].map((along) => (
        <circle key={along} cx={x + along} cy="114" r="3" fill="#fff6c9" />
      ))}
      <path d={`M${x} 116L${x + side * 150} 260H${x + side * 40}Z`} fill="#fff6c9" opacity=".10" />
    </>
  );
}

function Crowd(): ReactElement {
  return (
    <g strokeWidth="2.4" strokeLinecap="round" opacity=".8">
      {SHIRTS.map((shirt, at) => (
        <path key={shirt} d={CROWD[at]} stroke={shirt} />
      ))}
    </g>
  );
}

/** One path of dots per shirt colour. */
function crowdPaths(): readonly string[] {
  const next = chance(9);
  const paths = SHIRTS.map(() => '');
  for (let i = 0; i < 420; i++) {
    const angle = Math.PI + next() * Math.PI;
    const far = 1 + next() * 0.16;
    const shirt = Math.floor(next() * SHIRTS.length);
    const x = (110 + Math.cos(angle) * 112 * far).toFixed(1);
    const y = (216 + Math.sin(angle) * 44 * far).toFixed(1);
    paths[shirt] += `M${x} ${y}h0`;
  }
  return paths;
}

function Coin({ x, y }: { x: number; y: number }): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy="4" rx="12" ry="9" fill="#000" opacity=".4" />
      <circle r="11" fill="#e0a91c" />
      <circle r="8.4" fill="#f5c518" stroke="#a87808" />
      <text y="5" textAnchor="middle" fontWeight="800" fontSize="14" fill="#5f4204">
        ?
      </text>
    </g>
  );
}

interface PlayingCardProps {
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
  rank: string;
  suit: keyof typeof SUITS;
}

function PlayingCard({ x, y, turn, rank, suit }: PlayingCardProps): ReactElement {
  const { ink, path } = SUITS[suit];
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-24" y="-34" width="54" height="76" rx="6" fill="#000" opacity=".4" />
      <rect x="-27" y="-38" width="54" height="76" rx="6" fill="#fbf8ef" stroke="#cfc6b0" strokeWidth="1" />
      <text x="-20" y="-18" fontWeight="800" fontSize="20" fill={ink}>
        {rank}
      </text>
      <path d={path} fill={ink} transform="translate(-15 -8) scale(.55)" />
      <path d={path} fill={ink} transform="translate(4 13) scale(1.5)" />
    </g>
  );
}
