// Tyre and brake gauges with a dashed needle for what the choice will cost, and the drum of laps to go.

import type { CSSProperties, ReactElement } from 'react';
import { MOST_BRAKES, MOST_TYRES } from '../../data/charts';
import type { Wear } from '../../types';
import { arc, onDial } from './dial';

const C = 58;
const R = 46;

export interface GaugeProps {
  label: string;
  value: number;
  /** After the choice; null: unchanged. */
  after: number | null;
  most: number;
  /** From here on the dial is red. */
  red: number;
}

/** One round gauge. */
export function Gauge({ label, value, after, most, red }: GaugeProps): ReactElement {
  const angle = (n: number) => -210 + (n * 240) / most;
  const marks = Array.from({ length: most + 1 }, (_, n) => n);
  const costs = after !== null && after > value;
  return (
    <div className="wad-gauge">
      <svg
        viewBox="0 0 116 116"
        role="img"
        aria-label={`${label} ${value} of ${most}${costs ? `, then ${after}` : ''}`}
      >
        <circle cx="60" cy="62" r="55" fill="#000" opacity=".4" />
        <circle cx={C} cy={C} r="56" fill="url(#wad-chrome)" />
        <circle cx={C} cy={C} r="52" fill="#15181c" />
        <circle cx={C} cy={C} r="50" fill="url(#wad-face)" />
        <path d={arc(C, angle(red - 0.5), angle(most), R + 2, R - 2)} fill="#c8202c" />
        {marks.map((n) => {
          const [from, to, word] = [onDial(C, R, angle(n)), onDial(C, R - 8, angle(n)), onDial(C, R - 16, angle(n))];
          return (
            <g key={n}>
              <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} stroke="#1d2a24" strokeWidth="2.2" />
              <text
                className="wad-dial-number wad-gauge-number"
                data-red={n >= red || undefined}
                x={word.x}
                y={word.y + 4.6}
              >
                {n}
              </text>
            </g>
          );
        })}
        {costs && <path className="wad-needle wad-needle-after" d="M0 0H32" style={needle(angle(after))} />}
        <path className="wad-needle wad-needle-gauge" d="M-8 0H36" style={needle(angle(value))} />
        <circle cx={C} cy={C} r="7" fill="#22262b" />
        <circle cx={C} cy={C} r="2.6" fill="#c9a45b" />
        <text className="wad-gauge-value" x={C} y="93">
          {value}
        </text>
      </svg>
      <span className="label">{label}</span>
    </div>
  );
}

/** Both gauges of a car. */
export function Gauges({ wear, after }: { wear: Wear; after: Wear | null }): ReactElement {
  return (
    <>
      <Gauge label="Tyre wear" value={wear.tyres} after={after?.tyres ?? null} most={MOST_TYRES} red={MOST_TYRES - 1} />
      <Gauge
        label="Brake wear"
        value={wear.brakes}
        after={after?.brakes ?? null}
        most={MOST_BRAKES}
        red={MOST_BRAKES}
      />
    </>
  );
}

/** The lap dial: two drums that turn. */
export function LapDrum({ laps }: { laps: number }): ReactElement {
  return (
    <div className="wad-laps" role="img" aria-label={`Laps to go: ${laps}`}>
      <span className="label">Laps to go</span>
      <span className="wad-drum">
        {String(laps)
          .padStart(2, '0')
          .split('')
          .map((digit, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drums keep their places
            <b key={i}>
              <span key={digit}>{digit}</span>
            </b>
          ))}
      </span>
    </div>
  );
}

function needle(at: number): CSSProperties {
  return { '--at': `${at}deg`, '--c': `${C}px` } as CSSProperties;
}
