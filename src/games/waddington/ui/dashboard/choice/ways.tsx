// The ways that the chosen speed offers, as chips.

import type { Aids } from '@ui/game-ui';
import { moveFocus } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { playSound } from '@ui/sound/sound';
import { type ReactElement, useEffect, useRef } from 'react';
import { CIRCUITS } from '../../../data/circuits';
import { t } from '../../../text/t';
import type { CircuitId, CornerIndex } from '../../../types';
import { judged, outcomeText, worstBand } from '../../forecast';
import type { Way } from '../../ways';
import { DangerMark } from './danger-mark';
import styles from './ways.module.css';

export interface WaysProps {
  aids: Aids;
  circuit: CircuitId;
  ways: readonly Way[];
  chosen: Way | undefined;
  hinted: Way | undefined;
  superb: CornerIndex | -1;
  onChoose(way: Way): void;
}

/** The chips; the chosen one is kept in sight. */
export function Ways({ aids, circuit, ways, chosen, hinted, superb, onChoose }: WaysProps): ReactElement {
  const row = useRef<HTMLDivElement>(null);
  const key = chosen?.key;
  useEffect(() => {
    if (key === undefined) return;
    row.current?.querySelector(`[data-way="${key}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [key]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div
      className={styles.ways}
      ref={row}
      role="group"
      aria-label={t('drive.squares')}
      data-teach="squares"
      onKeyDown={moveFocus}
    >
      {ways.map((way) => {
        const on = way.key === chosen?.key;
        const outcome = on ? judged(way, superb) : way;
        return (
          <button
            key={way.key}
            type="button"
            className={classes(styles.way, on && styles.wayOn, way.key === hinted?.key && 'hinted')}
            aria-pressed={on}
            title={aids === 'all' ? outcomeText(circuit, outcome) : undefined}
            data-way={way.key}
            data-teach={`square.${CIRCUITS[circuit].places[way.to]}`}
            data-enter="screen"
            onClick={() => {
              playSound('click');
              onChoose(way);
            }}
          >
            {aids !== 'none' && <DangerMark danger={outcome.danger} />}
            {way.name}
            {aids === 'all' ? (
              // Without a name of its own: what is seen has to be a part of the name, and an excess alone says too little.
              <>
                <small aria-hidden="true">{excessWords(outcome)}</small>
                <span className="hidden-text">{t('way.fate', { fate: outcomeText(circuit, outcome) })}</span>
              </>
            ) : (
              aids !== 'none' && <small>{excessWords(outcome)}</small>
            )}
          </button>
        );
      })}
    </div>
  );
}

function excessWords({ bands, danger }: Pick<Way, 'bands' | 'danger'>): string {
  if (danger === 'spin') return t('drive.spin');
  const worst = worstBand(bands);
  return worst ? `+${worst.excess}` : '';
}
