// The speedometer: needle for the current speed, red needle for the chosen one, green arc free, amber arc costs wear,
// stops to click. Dial of 0 to 200 mph.

import { readable } from '@ui/inspector/part';
import type { ReactElement } from 'react';
import { STEP } from '../../../data/charts';
import { t } from '../../../text/t';
import { arc, DialDefs, Needle, onDial } from './dial';
import dialStyles from './dial.module.css';
import styles from './speedometer.module.css';

const TOP = 200;
const MOST_SPEED = 160;
const C = 118;
const FACE = 106 * 0.82;
const STOPS = 93;
const SIZE = 2 * C;
const NEEDLE = 'M-14 0H78';

/** A stop that may be chosen. costs: points of wear. */
export interface Stop {
  speed: number;
  costs: boolean;
}

export interface SpeedometerProps {
  /** The car's current mph. */
  now: number;
  /** The chosen mph; null if none. */
  next: number | null;
  stops: readonly Stop[];
  onChoose?: ((speed: number) => void) | undefined;
}

/** The big dial. Its stops repeat the speed buttons for pointers; keys and screen readers use the buttons. */
export function Speedometer({ now, next, stops, onChoose }: SpeedometerProps): ReactElement {
  const shown = next ?? now;
  return (
    <div className={styles.speedo}>
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        {...readable('gauge.speed', undefined, { now, of: MOST_SPEED })}
        role="img"
        aria-label={next === null ? t('dial.speed', { now }) : t('dial.speedNext', { now, next })}
      >
        <DialDefs />
        <circle cx={C + 3} cy={C + 6} r="112" fill="#000" opacity=".5" />
        <circle cx={C} cy={C} r="113" fill="url(#wad-chrome)" />
        <circle cx={C} cy={C} r="103" fill="#15181c" />
        <circle cx={C} cy={C} r="98" fill="url(#wad-face)" />
        {stops.map(({ speed, costs }) => (
          <path
            key={speed}
            d={arc(C, angle(speed - STEP / 2), angle(speed + STEP / 2), 97, 89)}
            fill={costs ? '#e39a18' : '#2f8f57'}
          />
        ))}
        <Scale />
        {stops.map(({ speed, costs }) => {
          const { x, y } = onDial(C, STOPS, angle(speed));
          const on = speed === next;
          return (
            <circle
              key={speed}
              cx={x}
              cy={y}
              r={on ? 8 : 5.4}
              fill={on ? '#f5a623' : '#fff'}
              stroke={on ? '#191307' : costs ? '#a2690a' : '#1d6a3e'}
              strokeWidth="2.1"
            />
          );
        })}
        <text className={styles.speedoMph} x={C} y={C + 40}>
          {shown}
        </text>
        <text className={styles.speedoUnit} x={C} y={C + 57}>
          {next === null ? t('dial.mph') : t('dial.next')}
        </text>
        <rect x={C - 44} y={C + 64} width="88" height="20" rx="4" fill="#22262b" />
        <text className={styles.speedoSquares} x={C} y={C + 79}>
          {t('dial.squares', { n: shown / STEP })}
        </text>
        <Needle c={C} at={angle(now)} d={NEEDLE} className={styles.speedoNow} />
        {next !== null && <Needle c={C} at={angle(next)} d={NEEDLE} className={styles.speedoNext} />}
        <circle cx={C} cy={C} r="13" fill="#22262b" />
        <circle cx={C} cy={C} r="5" fill="#c9a45b" />
        <path
          d={`M${C - 80} ${C - 58}A98 98 0 0 1 ${C + 10} ${C - 97}A120 120 0 0 0 ${C - 80} ${C - 58}Z`}
          fill="#fff"
          opacity=".4"
        />
      </svg>
      {onChoose &&
        stops.map(({ speed }) => {
          const { x, y } = onDial(C, STOPS, angle(speed));
          return (
            <button
              key={speed}
              type="button"
              className={styles.speedoStop}
              style={{ left: `${(100 * x) / SIZE}%`, top: `${(100 * y) / SIZE}%` }}
              tabIndex={-1}
              aria-hidden="true"
              data-speed={speed}
              onClick={() => onChoose(speed)}
            />
          );
        })}
    </div>
  );
}

function Scale(): ReactElement {
  const marks = Array.from({ length: TOP / 10 + 1 }, (_, i) => i * 10);
  return (
    <g>
      {marks.map((speed) => {
        const big = speed % STEP === 0;
        const a = angle(speed);
        const [from, to] = [onDial(C, FACE, a), onDial(C, FACE - (big ? 13 : 7), a)];
        const word = onDial(C, FACE - 25, a);
        return (
          <g key={speed}>
            <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} stroke="#1d2a24" strokeWidth={big ? 2.6 : 1.3} />
            {big && (
              <text className={dialStyles.dialNumber} x={word.x} y={word.y + 5}>
                {speed}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Degrees of a speed on the dial. */
function angle(speed: number): number {
  return -218 + speed * 1.28;
}
