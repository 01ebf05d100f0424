// The podium before the crowd: third, second and first rise in turn, then the trophy and confetti. Not here: who won.

import type { SeatInfo } from '@api/contract';
import { chance } from '@geometry/chance';
import type { GameUi } from '@ui/game-ui';
import { type CSSProperties, type ReactElement, useId } from 'react';
import { useLook } from '../../app/drivers/looks';
import styles from './podium.module.css';
import { PodiumDriver, Trophy } from './podium-driver';

export interface PodiumProps {
  /** First, second and third; fewer in a small field. */
  drivers: readonly SeatInfo[];
  /** Everything is in its end state; nothing moves. */
  settled: boolean;
  /** What a driver wears. */
  numberOf(driver: SeatInfo): number;
  /** The figure on the podium in place of a driver in overalls. */
  figure?: GameUi['podiumFigure'] | undefined;
}

/** The layout of each place: middle and top of its block, block size, and the driver on it. Units of the drawing. */
const STEPS = [
  {
    place: 1,
    x: 480,
    top: 412,
    width: 232,
    height: 344,
    ink: '#d98c10',
    size: 1.3,
    cup: [0, -282, 1.25],
  },
  {
    place: 2,
    x: 240,
    top: 506,
    width: 208,
    height: 250,
    ink: '#7d848c',
    size: 1.18,
    cup: [59, -214, 0.72],
  },
  {
    place: 3,
    x: 720,
    top: 546,
    width: 208,
    height: 210,
    ink: '#a9703f',
    size: 1.12,
    cup: [56, -208, 0.64],
  },
] as const;

const SHIRTS = ['#d8352a', '#2f6fd0', '#f2c230', '#24834a', '#ece7da', '#ee7b1c', '#ee6fa6'] as const;

/** The podium scene, 960 x 756 units. */
export function Podium({ drivers, settled, numberOf, figure }: PodiumProps): ReactElement {
  const id = useId();
  return (
    <svg
      className={styles.podium}
      data-settled={settled}
      viewBox="0 0 960 756"
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={drivers.map((d, at) => `${at + 1}: ${d.name}`).join(', ')}
    >
      <defs>
        <linearGradient id={`${id}-block`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#f7efdd" />
          <stop offset=".6" stopColor="#e5d9bd" />
          <stop offset="1" stopColor="#bfb08b" />
        </linearGradient>
        <linearGradient id={`${id}-beam`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe9b8" stopOpacity=".42" />
          <stop offset="1" stopColor="#ffe9b8" stopOpacity="0" />
        </linearGradient>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor="#f5a623" stopOpacity=".5" />
          <stop offset="1" stopColor="#f5a623" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d={CHEQUERS} fill="#fff" opacity=".05" />
      <circle cx="480" cy="420" r="430" fill={`url(#${id}-glow)`} opacity=".6" />
      <path
        d="M64 -400L300 700H560L176 -400ZM1044 -400L400 700H660L841 -400ZM519 -400L330 700H630L441 -400Z"
        fill={`url(#${id}-beam)`}
      />
      {STEPS.toReversed().map((step) => {
        const driver = drivers[step.place - 1];
        if (!driver) return null;
        const number = numberOf(driver);
        return (
          <Step
            key={step.place}
            step={step}
            driver={driver}
            number={number}
            figure={figure}
            block={`url(#${id}-block)`}
          />
        );
      })}
      <Crowd />
      <StillConfetti />
    </svg>
  );
}

interface StepProps {
  step: (typeof STEPS)[number];
  driver: SeatInfo;
  number: number;
  figure: PodiumProps['figure'];
  block: string;
}

function Step({ step, driver, number, figure: Figure, block }: StepProps): ReactElement {
  const { place, x, top, width, height, ink, size, cup } = step;
  const half = width / 2;
  const [cupX, cupY, cupSize] = cup;
  const look = useLook(driver.driver, driver.name);
  return (
    <g className={styles.step} style={{ '--turn': 3 - place } as CSSProperties}>
      <path d={`M${x - half} ${top}H${x + half}V${top + height}H${x - half}Z`} fill={block} />
      <path d={`M${x - half - 6} ${top - 14}H${x + half + 6}L${x + half} ${top + 6}H${x - half}Z`} fill="#fffaf0" />
      <path d={`M${x - half} ${top + 6}H${x + half}V${top + 13}H${x - half}Z`} fill="#000" opacity=".2" />
      <text
        className={styles.stepName}
        x={x}
        y={top + 48}
        textLength={fitted(driver.name, width)}
        lengthAdjust="spacingAndGlyphs"
      >
        {driver.name}
      </text>
      <text className={styles.stepPlace} x={x} y={top + 132} fill={ink}>
        {place}
      </text>
      <g className={styles.stepDriver}>
        <g transform={`translate(${x} ${top - 156 * size - 3}) scale(${size})`}>
          {Figure ? (
            <Figure colour={driver.colour} winner={place === 1} />
          ) : (
            <PodiumDriver colour={driver.colour} look={look} number={number} winner={place === 1} />
          )}
        </g>
        <g transform={`translate(${x + cupX} ${top + cupY}) scale(${cupSize})`}>
          <g className={styles.stepCup}>
            <Trophy />
          </g>
        </g>
      </g>
    </g>
  );
}

/** Names wider than the block are compressed to fit; others keep their natural width. */
function fitted(name: string, width: number): number | undefined {
  return name.length * 12.5 > width - 16 ? width - 16 : undefined;
}

/** A waving chequered cloth behind the podium; wider and higher than the drawing, for windows of other shapes. */
const CHEQUERS = span(-25, 7)
  .flatMap((row) =>
    span(-20, 64)
      .filter((column) => (row + column) % 2 !== 0)
      .map((column) => `M${column * 22} ${(row * 16 + Math.sin(column * 0.35) * 9).toFixed(1)}h22v16h-22z`),
  )
  .join('');

function span(from: number, before: number): number[] {
  return Array.from({ length: before - from }, (_, at) => from + at);
}

/** Three rows of people, back rows darker: hair, faces, shoulders, some with an arm up. One path per colour and row. */
function Crowd(): ReactElement {
  return (
    <g>
      {CROWD.map(({ row, paths }) => (
        <g key={row} style={{ filter: `brightness(${0.62 - row * 0.13})` }}>
          {paths.map(([paint, d]) => (
            <path key={paint} d={d} fill={paint} />
          ))}
        </g>
      ))}
    </g>
  );
}

const SKINS = ['#f0cfae', '#c98f63', '#8a5a3c'] as const;
const HAIRS = ['#2a1d16', '#6b4526', '#b98a4a', '#8d8f94'] as const;
/** Distance between people of a row, in units. */
const APART = 36;
const CROWD = [2, 1, 0].map((row) => {
  const next = chance(12 + row);
  const paths = new Map<string, string>([...SHIRTS, ...SKINS, ...HAIRS].map((paint) => [paint, '']));
  const one = <T,>(of: readonly [T, ...T[]]): T => of[Math.floor(next() * of.length)] ?? of[0];
  const add = (paint: string, d: string) => paths.set(paint, `${paths.get(paint) ?? ''}${d}`);
  for (const i of span(-12, 40)) {
    const x = Math.round(i * APART + (row % 2) * (APART / 2) + next() * 8);
    const y = Math.round(716 - row * 22 + next() * 8);
    const [shirt, skin, hair] = [one(SHIRTS), one(SKINS), one(HAIRS)];
    const side = next() < 0.5 ? 1 : -1;
    if (next() < 0.3) {
      add(shirt, `M${x + side * 12} ${y + 24}L${x + side * 19} ${y - 14}h${side * 7}L${x + side * 20} ${y + 30}Z`);
      add(skin, `M${x + side * 18} ${y - 14}a4 5 0 1 0 ${side * 9} 0a4 5 0 1 0 ${side * -9} 0Z`);
    }
    add(
      shirt,
      `M${x - 19} ${y + 46}C${x - 19} ${y + 22} ${x - 12} ${y + 17} ${x} ${y + 16}S${x + 19} ${y + 22} ${x + 19} ${y + 46}Z`,
    );
    add(skin, `M${x - 4} ${y + 6}h8v13h-8ZM${x - 8} ${y}a8 10 0 1 0 16 0a8 10 0 1 0 -16 0Z`);
    add(
      hair,
      `M${x - 9} ${y + 1}C${x - 10} ${y - 15} ${x + 10} ${y - 15} ${x + 9} ${y + 1}C${x + 6} ${y - 6} ${x - 4} ${y - 6} ${x - 9} ${y + 1}Z`,
    );
  }
  return { row, paths: [...paths] };
});

/** The confetti that stays in the air after the moving confetti has gone. */
function StillConfetti(): ReactElement {
  return (
    <g className={styles.stillConfetti}>
      {CONFETTI.map(({ x, y, size, turn, paint, ribbon }) =>
        ribbon ? (
          <path
            key={`${x} ${y}`}
            d={`M${x} ${y}q4 5 0 10t0 10`}
            stroke={paint}
            strokeWidth="2.4"
            fill="none"
            transform={`rotate(${turn} ${x} ${y})`}
          />
        ) : (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width={size}
            height={size / 2}
            fill={paint}
            transform={`rotate(${turn} ${x} ${y})`}
          />
        ),
      )}
    </g>
  );
}

const CONFETTI = (() => {
  const next = chance(12);
  const pieces = Array.from({ length: 120 }, () => ({
    x: Math.round(next() * 940),
    y: Math.round(next() * 640),
    size: 5 + next() * 7,
    turn: Math.round(next() * 360),
    paint: SHIRTS[Math.floor(next() * SHIRTS.length)] ?? SHIRTS[0],
    ribbon: next() < 0.25,
  }));
  // Faces and headline stay clear.
  return pieces.filter((p) => !(p.x < 420 && p.y < 170) && !(Math.abs(p.x - 480) < 340 && p.y > 120));
})();
