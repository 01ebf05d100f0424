// Two cream dice: at rest with the last roll, or tumbling until they land on the new one.

import { PIPS } from '@ui/art/pips';
import { readable } from '@ui/inspector/part';
import { playSound } from '@ui/sound/sound';
import { type ReactElement, useEffect } from 'react';
import { t } from '../../text/t';
import styles from './dice.module.css';

/** thrown: counts rolls; each new number rolls the dice once. dice: null before the first roll. */
export function Dice({ dice, thrown }: { dice: readonly [number, number] | null; thrown: number }): ReactElement {
  useEffect(() => {
    if (thrown > 0) playSound('cardSlide');
  }, [thrown]);
  return (
    <span
      className={styles.dice}
      key={thrown}
      {...readable('die.penalty')}
      data-thrown={thrown > 0 || undefined}
      role="img"
      aria-label={dice ? t('dice.thrown', { first: dice[0], second: dice[1] }) : t('dice.none')}
    >
      <Die pips={dice?.[0] ?? 4} turn={-9} />
      <Die pips={dice?.[1] ?? 3} turn={7} />
    </span>
  );
}

function Die({ pips, turn }: { pips: number; turn: number }): ReactElement {
  return (
    <svg className={styles.diceDie} width="44" height="44" viewBox="-26 -26 52 52" aria-hidden="true">
      <g transform={`rotate(${turn})`}>
        <rect x="-18" y="-16" width="38" height="38" rx="8" fill="#000" opacity=".5" />
        <rect x="-20" y="-20" width="38" height="38" rx="8" fill="#f7f1e1" stroke="#cdbf9b" />
        <rect x="-18" y="-18" width="34" height="15" rx="7" fill="#fff" opacity=".6" />
        {(PIPS[pips] ?? []).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={-1 + x * 10} cy={-1 + y * 10} r="3.6" fill="#15181c" />
        ))}
      </g>
    </svg>
  );
}
