// Tyre and brake gauges, with a dashed needle for the cost of the choice.

import { readable } from '@ui/inspector/part';
import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import { MOST_BRAKES, MOST_TYRES } from '../../../data/charts';
import { t } from '../../../text/t';
import type { Wear } from '../../../types';
import { arc, Needle, onDial } from './dial';
import dialStyles from './dial.module.css';
import styles from './gauges.module.css';

const C = 58;
const R = 46;

/** The values from which wear limits what the car may do (R17, R41). */
const TIGHT = { tyres: { amber: 4, red: MOST_TYRES }, brakes: { red: MOST_BRAKES } } as const;

export interface GaugeProps {
  gauge: 'tyres' | 'brakes';
  value: number;
  /** After the choice; null: unchanged. */
  after: number | null;
  most: number;
  /** From here on the dial is red. */
  red: number;
}

/** One round gauge. */
export function Gauge({ gauge, value, after, most, red }: GaugeProps): ReactElement {
  const angle = (n: number) => -210 + (n * 240) / most;
  const marks = Array.from({ length: most + 1 }, (_, n) => n);
  const costs = after !== null && after > value;
  return (
    <div className={styles.gauge}>
      <svg
        viewBox="0 0 116 116"
        {...readable(`gauge.${gauge}`, undefined, { now: value, of: most, ...TIGHT[gauge] })}
        role="img"
        aria-label={
          costs ? t('dial.gaugeThen', { gauge, value, most, after }) : t('dial.gauge', { gauge, value, most })
        }
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
                className={classes(dialStyles.dialNumber, styles.gaugeNumber)}
                data-red={n >= red || undefined}
                x={word.x}
                y={word.y + 4.6}
              >
                {n}
              </text>
            </g>
          );
        })}
        {costs && <Needle c={C} at={angle(after)} d="M0 0H32" className={styles.gaugeAfter} />}
        <Needle c={C} at={angle(value)} d="M-8 0H36" className={styles.gaugeNeedle} />
        <circle cx={C} cy={C} r="7" fill="#22262b" />
        <circle cx={C} cy={C} r="2.6" fill="#c9a45b" />
        <text className={styles.gaugeValue} x={C} y="93">
          {value}
        </text>
      </svg>
      <span className="label">{gauge === 'tyres' ? t('dial.tyres') : t('dial.brakes')}</span>
    </div>
  );
}

/** Both gauges of a car. */
export function Gauges({ wear, after }: { wear: Wear; after: Wear | null }): ReactElement {
  return (
    <>
      <Gauge gauge="tyres" value={wear.tyres} after={after?.tyres ?? null} most={MOST_TYRES} red={MOST_TYRES - 1} />
      <Gauge gauge="brakes" value={wear.brakes} after={after?.brakes ?? null} most={MOST_BRAKES} red={MOST_BRAKES} />
    </>
  );
}
