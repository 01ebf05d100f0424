// The spaces to stop on as chips, one row per lane, each with its cost.

import type { SeatInfo } from '@api/contract';
import type { DriverAids } from '@ui/game-ui';
import { moveFocus } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { ReadAs } from '@ui/panels/read-as';
import { playSound } from '@ui/sound/sound';
import { type ReactElement, useEffect, useRef } from 'react';
import { t } from '../../text/t';
import type { FormulaView, MoveChoice, Space } from '../../types';
import type { Comes, DestinationRow } from '../destinations';
import { type Danger, moveText, percent } from '../forecast';
import frameStyles from './dash-frame.module.css';
import styles from './spaces.module.css';

export interface SpacesProps {
  view: FormulaView;
  seats: readonly SeatInfo[];
  aids: DriverAids;
  /** A row per lane. */
  rows: readonly DestinationRow[];
  chosen: MoveChoice | undefined;
  hinted: Space | null;
  onChoose(to: Space): void;
}

/** The chips, one row per lane. The chosen one stays scrolled into view. */
export function Spaces({ view, seats, aids, rows, chosen, hinted, onChoose }: SpacesProps): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  const at = chosen?.to;
  useEffect(() => {
    if (at === undefined) return;
    list.current?.querySelector(`[data-space="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <fieldset className="named-only" aria-label={t('dash.spaces')} onKeyDown={moveFocus}>
      <div className={classes(frameStyles.dashScroll, styles.spaces)} data-scrolls="" data-teach="spaces" ref={list}>
        {rows.map(({ lane, destinations }) => (
          <div key={lane} className={styles.spaceRow}>
            <span className={styles.spaceLane}>{t(`row.${lane}`)}</span>
            <span className={styles.spaceChips}>
              {destinations.map(({ move, ahead, comes, danger }) => (
                <button
                  key={move.to}
                  type="button"
                  className={classes(
                    styles.space,
                    styles[`space-${lookOf(move, danger, aids)}`],
                    move.to === at && styles.spaceOn,
                    move.to === hinted && 'hinted',
                  )}
                  aria-pressed={move.to === at}
                  title={moveText(view.circuit, move, seats, aids)}
                  data-space={move.to}
                  data-teach={`space.${move.to}`}
                  data-enter="screen"
                  onClick={() => {
                    playSound('click');
                    onChoose(move.to);
                  }}
                >
                  <ReadAs text={`${t(`row.${lane}.ahead`, { ahead })}: ${moveText(view.circuit, move, seats, aids)}`}>
                    <b>{ahead}</b>
                    <small>{comesText(comes, move, aids)}</small>
                  </ReadAs>
                </button>
              ))}
            </span>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** The colour of a space: its certain cost, and with all aids its risk too. */
function lookOf(move: MoveChoice, danger: Danger, aids: DriverAids): Danger | 'plain' {
  if (aids === 'none') return 'plain';
  return aids === 'all' ? danger : move.cost > 0 ? 'cost' : 'safe';
}

/** The short text under a space, as far as the aids allow. A stop and the flag are always shown. */
function comesText(comes: Comes, { cost, risk }: MoveChoice, aids: DriverAids): string {
  if (comes === 'stop' || comes === 'flag') return t(`comes.${comes}`);
  if (aids === 'none') return '';
  if (comes === 'cost') return t('comes.cost', { cost });
  return comes === 'risk' && aids === 'all' ? percent(Math.round(risk.percent)) : t('comes.free');
}
