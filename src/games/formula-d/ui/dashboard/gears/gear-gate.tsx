// The aluminium gear gate with its knob. It shows the gear; dragging or clicking chooses another.
// Not here: the cost of a gear.

import { readable } from '@ui/inspector/part';
import { classes } from '@ui/panels/classes';
import { playSound } from '@ui/sound/sound';
import { type PointerEvent, type ReactElement, useId, useRef, useState } from 'react';
import { t } from '../../../text/t';
import styles from './gear-gate.module.css';

/** Each gear's position in the gate, in its own units: three columns, odd gears above. */
const COLUMNS = [40, 86, 132] as const;
const TOP = 46;
const BOTTOM = 122;
const NEUTRAL = { x: 86, y: 84 };
const WIDTH = 172;
const HEIGHT = 168;
const GEARS = [1, 2, 3, 4, 5, 6] as const;
const MOST_GEAR = GEARS.length;

export interface GearGateProps {
  /** 0 to 6. 0: the engine is off and the knob is in neutral. */
  gear: number;
  /** Gears that the knob can move to; empty if there is no gear decision. */
  open: readonly number[];
  onChoose?: ((gear: number) => void) | undefined;
}

/** The gear gate. */
export function GearGate({ gear, open, onChoose }: GearGateProps): ReactElement {
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [held, setHeld] = useState<number | null>(null);
  const at = placeOf(held ?? gear);
  const movable = onChoose !== undefined && open.length > 0;

  function nearest(event: PointerEvent): number | null {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return null;
    const x = ((event.clientX - box.left) * WIDTH) / box.width;
    const y = ((event.clientY - box.top) * HEIGHT) / box.height;
    const near = [...open].sort((a, b) => distance(a, x, y) - distance(b, x, y) || a - b)[0];
    return near ?? null;
  }
  function drop(event: PointerEvent): void {
    if (held === null) return;
    const to = nearest(event);
    setHeld(null);
    if (to === null || to === gear) return;
    playSound('click');
    onChoose?.(to);
  }

  return (
    <svg
      ref={svg}
      className={classes(styles.gate, movable && styles.gateOpen)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      {...readable('token.stick', undefined, { now: gear, of: MOST_GEAR })}
      role="img"
      aria-label={gear === 0 ? t('gate.off') : t('gate.gear', { gear })}
      onPointerDown={(event) => {
        if (!movable) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(nearest(event));
      }}
      onPointerMove={(event) => held !== null && setHeld(nearest(event))}
      onPointerUp={drop}
      onPointerCancel={() => setHeld(null)}
    >
      <Plate id={id} />
      {GEARS.map((number) => {
        const { x } = placeOf(number);
        return (
          <text
            key={number}
            className={classes(styles.gateNumber, movable && !open.includes(number) && styles.gateShut)}
            x={x}
            y={number % 2 === 1 ? 22 : 158}
          >
            {number}
          </text>
        );
      })}
      <g>
        <path d={`M86 84L${at.x} ${at.y}`} stroke="#e8eaec" strokeWidth="9" strokeLinecap="round" />
        <path d={`M86 84L${at.x} ${at.y}`} stroke="#8f959b" strokeWidth="3" strokeLinecap="round" />
      </g>
      <g className={styles.gateKnob} style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
        <circle cx="3" cy="6" r="22" fill="#000" opacity=".45" />
        <circle r="21" fill={`url(#${id}k)`} stroke="#120802" />
        <text className={styles.gateKnobNumber} y="8.5">
          {(held ?? gear) || 'N'}
        </text>
      </g>
    </svg>
  );
}

/** The metal plate with its slots. id: prefix for the ids of its gradients, which the knob uses too. */
function Plate({ id }: { id: string }): ReactElement {
  return (
    <>
      <defs>
        <linearGradient id={`${id}a`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#c7ccd1" />
          <stop offset=".5" stopColor="#81888f" />
          <stop offset="1" stopColor="#b7bcc2" />
        </linearGradient>
        <radialGradient id={`${id}k`} cx=".35" cy=".3" r=".8">
          <stop offset="0" stopColor="#7a4b2b" />
          <stop offset=".6" stopColor="#3c1f0d" />
          <stop offset="1" stopColor="#1d0d04" />
        </radialGradient>
      </defs>
      <rect x="2" y="2" width="168" height="164" rx="14" fill={`url(#${id}a)`} stroke="#00000080" />
      {[12, 160].flatMap((x) => [12, 156].map((y) => <Screw key={`${x}.${y}`} x={x} y={y} />))}
      {[
        ['#0d0f12', 17],
        ['#1e2227', 11],
      ].map(([stroke, width]) => (
        <path
          key={width}
          d="M40 46V122M86 46V122M132 46V122M40 84H132"
          stroke={String(stroke)}
          strokeWidth={width}
          strokeLinecap="round"
          fill="none"
        />
      ))}
    </>
  );
}

function Screw({ x, y }: { x: number; y: number }): ReactElement {
  return (
    <>
      <circle cx={x} cy={y} r="3.4" fill="#5b6269" />
      <path d={`M${x - 2.4} ${y - 1}l4.8 2`} stroke="#2c3136" />
    </>
  );
}

function placeOf(gear: number): { x: number; y: number } {
  const x = COLUMNS[Math.ceil(gear / 2) - 1];
  return x === undefined ? NEUTRAL : { x, y: gear % 2 === 1 ? TOP : BOTTOM };
}

function distance(gear: number, x: number, y: number): number {
  const at = placeOf(gear);
  return (at.x - x) ** 2 + (at.y - y) ** 2;
}
