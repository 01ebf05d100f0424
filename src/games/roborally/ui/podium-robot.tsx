// A robot on the podium from the front: body, feet and glyph of its figure; the winner has both arms up.

import type { Colour } from '@core/contract';
import { hexOf } from '@ui/art/colours';
import { shade } from '@ui/art/svg';
import type { ReactElement } from 'react';
import { robotOf } from '../data/robots';
import { isRobotColour } from './board/art/robots';

const INK = '#15181c';
const STEEL = '#8d959d';

/** The differences between figures: outlines of head and body, the top of the head, the feet, and the glyph. */
interface Figure {
  head: string;
  body: string;
  top: ReactElement;
  feet: ReactElement;
  glyph: ReactElement;
}

const TREADS = (
  <>
    <rect x="-42" y="98" width="30" height="50" rx="9" fill="#25292e" stroke={INK} strokeWidth="2" />
    <rect x="12" y="98" width="30" height="50" rx="9" fill="#25292e" stroke={INK} strokeWidth="2" />
    <path
      d="M-40 108H-14M-40 118H-14M-40 128H-14M-40 138H-14M14 108H40M14 118H40M14 128H40M14 138H40"
      stroke="#5b636b"
      strokeWidth="3"
    />
  </>
);
const LEGS = (
  <g fill="none" stroke="#59616a" strokeWidth="8" strokeLinejoin="round">
    <path d="M-18 96L-40 116L-26 146M18 96L40 116L26 146" />
    <path d="M-34 147H-14M14 147H34" strokeLinecap="round" />
  </g>
);
const WHEELS = (
  <g stroke={INK} strokeWidth="3">
    <circle cx="-26" cy="128" r="21" fill="#3a4048" />
    <circle cx="26" cy="128" r="21" fill="#3a4048" />
    <circle cx="-26" cy="128" r="8" fill={STEEL} />
    <circle cx="26" cy="128" r="8" fill={STEEL} />
  </g>
);
const BLOCKS = (
  <path d="M-44 148V118L-34 98H-8V148ZM44 148V118L34 98H8V148Z" fill="#4a525b" stroke={INK} strokeWidth="2.4" />
);
const SPRING = (
  <>
    <path
      d="M0 94L16 102L-16 110L16 118L-16 126L16 134L0 140"
      fill="none"
      stroke={STEEL}
      strokeWidth="7"
      strokeLinejoin="round"
    />
    <ellipse cx="0" cy="144" rx="28" ry="7" fill="#3a4048" stroke={INK} strokeWidth="2" />
  </>
);
const WHEEL = (
  <g stroke={INK} strokeWidth="3">
    <circle cx="0" cy="118" r="31" fill="#3a4048" />
    <circle cx="0" cy="118" r="20" fill="none" stroke={STEEL} strokeWidth="5" />
    <path d="M0 98V138M-20 118H20" stroke={STEEL} strokeWidth="4" />
  </g>
);
const SKIRT = (
  <>
    <path d="M-26 94H26L46 136Q0 152 -46 136Z" fill="#4a525b" stroke={INK} strokeWidth="2.4" />
    <path d="M-34 118H34M-40 130H40" stroke="#7fe6ff" strokeWidth="2.4" opacity=".7" />
  </>
);
const AERIAL = (
  <>
    <path d="M0 -34V-46" stroke={STEEL} strokeWidth="4" />
    <circle cx="0" cy="-49" r="5" fill="#ff6b5e" stroke={INK} strokeWidth="1.6" />
  </>
);
const FEELERS = (
  <path
    d="M-12 -32Q-18 -50 -32 -48M12 -32Q18 -50 32 -48"
    fill="none"
    stroke={INK}
    strokeWidth="3.4"
    strokeLinecap="round"
  />
);
const COIL = <path d="M-16 -36H16M-11 -42H11M-6 -48H6" stroke="#c9803e" strokeWidth="5" strokeLinecap="round" />;
const CAP = <path d="M-18 -33Q0 -50 18 -33Z" fill={STEEL} stroke={INK} strokeWidth="2" />;

const SQUARE = 'M-29 -34H29Q33 -34 33 -30V6Q33 12 27 12H-27Q-33 12 -33 6V-30Q-33 -34 -29 -34Z';
const ROUND = 'M0 -36A32 25 0 0 1 0 14A32 25 0 0 1 0 -36Z';
const WEDGE = 'M-38 -34H38L28 12H-28Z';
const BOX = 'M-34 20H34Q40 20 40 28V88Q40 98 30 98H-30Q-40 98 -40 88V28Q-40 20 -34 20Z';
const BARREL = 'M-28 18H28Q46 58 28 98H-28Q-46 58 -28 18Z';
const TAPER = 'M-42 20H42L28 98H-28Z';
const BALL = 'M0 16A42 41 0 0 1 0 98A42 41 0 0 1 0 16Z';

const white = { fill: 'none', stroke: '#fff', strokeWidth: 6 } as const;
const FIGURES: Readonly<Record<string, Figure>> = {
  rivet: {
    head: SQUARE,
    body: BOX,
    top: AERIAL,
    feet: TREADS,
    glyph: <path d="M0 -17L17 0L0 17L-17 0Z" fill="#fff" />,
  },
  cricket: {
    head: ROUND,
    body: BARREL,
    top: FEELERS,
    feet: LEGS,
    glyph: <path d="M-14 -11L-3 0L-14 11M3 -11L14 0L3 11" {...white} />,
  },
  dynamo: {
    head: ROUND,
    body: BALL,
    top: COIL,
    feet: WHEELS,
    glyph: <path d="M4 -20L-11 3H0L-4 20L11 -3H0Z" fill="#fff" />,
  },
  anvil: {
    head: WEDGE,
    body: TAPER,
    top: CAP,
    feet: BLOCKS,
    glyph: <rect x="-20" y="-8" width="40" height="16" rx="3" fill="#fff" />,
  },
  pogo: { head: ROUND, body: BALL, top: AERIAL, feet: SPRING, glyph: <circle r="14" fill="#fff" /> },
  tumbler: { head: SQUARE, body: BARREL, top: CAP, feet: WHEEL, glyph: <circle r="13" {...white} /> },
  vesper: {
    head: ROUND,
    body: TAPER,
    top: FEELERS,
    feet: SKIRT,
    glyph: <path d="M6 -16A16 16 0 1 0 6 16A20 20 0 0 1 6 -16Z" fill="#fff" />,
  },
  gasket: {
    head: WEDGE,
    body: BOX,
    top: COIL,
    feet: WHEELS,
    glyph: <path d="M-17 0L-8.5 -15H8.5L17 0L8.5 15H-8.5Z" fill="#fff" />,
  },
};

/** A robot, its feet at y 150 and its hands at the cups. Nothing if no robot has this colour. */
export function PodiumRobot({ colour, winner }: { colour: Colour; winner: boolean }): ReactElement | null {
  const robot = isRobotColour(colour) ? robotOf(colour) : undefined;
  const figure = robot && FIGURES[robot.id];
  if (!figure) return null;
  const paint = hexOf(colour);
  const edge = { fill: paint, stroke: INK, strokeWidth: 2.4 } as const;
  return (
    <g data-robot={robot.id}>
      <ellipse cx="0" cy="150" rx="62" ry="9" fill="#000" opacity=".45" />
      {figure.feet}
      <g fill="none" stroke={STEEL} strokeWidth="9" strokeLinecap="round" strokeLinejoin="round">
        <path d={winner ? 'M-36 40L-52 8L-40 -32M36 40L52 8L40 -32' : 'M-36 42L-50 66L-36 90M36 42L54 24L49 -10'} />
      </g>
      <rect x="-8" y="8" width="16" height="16" fill={STEEL} />
      <path d={figure.body} {...edge} />
      <ellipse cx="-17" cy="46" rx="7" ry="15" fill={shade(paint, 0.45)} opacity=".5" transform="rotate(14 -17 46)" />
      <g transform="translate(0 58)">{figure.glyph}</g>
      {figure.top}
      <path d={figure.head} {...edge} />
      <rect x="-25" y="-25" width="50" height="22" rx="11" fill="#1c2126" />
      {[-12, 12].map((x) => (
        <g key={x}>
          <circle cx={x} cy="-14" r="8.4" fill="#eaf6ff" />
          <circle cx={x} cy={winner ? -17 : -14} r="3.8" fill={INK} />
        </g>
      ))}
      <path d="M-12 3Q0 10 12 3" fill="none" stroke={INK} strokeWidth="3" strokeLinecap="round" />
      {(winner ? [-39, 39] : [-35, 49]).map((x, arm) => (
        <circle
          key={x}
          cx={x}
          cy={winner ? -36 : arm === 0 ? 92 : -14}
          r="8.5"
          fill="#5b636b"
          stroke={INK}
          strokeWidth="2"
        />
      ))}
    </g>
  );
}
