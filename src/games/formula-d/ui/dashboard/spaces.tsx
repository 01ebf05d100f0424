// The spaces to stop on as chips, one row per lane, each with its cost.

import type { SeatInfo } from '@api/contract';
import { Chip } from '@ui/game/controls/chip';
import { Row } from '@ui/game/controls/row';
import type { Tone } from '@ui/game/controls/tile';
import { classes } from '@ui/panels/classes';
import { readAs } from '@ui/panels/read-as';
import type { DriverAids } from '@ui/ui-types';
import { type ReactElement, useEffect, useRef } from 'react';
import { type Danger, moveText, percent } from '../../narration/forecast';
import { t } from '../../text/t';
import type { FormulaView, MoveChoice, Space } from '../../types';
import frameStyles from './dash-frame.module.css';
import type { Comes, DestinationRow } from './destinations';
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
    <Row name={t('dash.spaces')}>
      <div className={classes(frameStyles.dashScroll, styles.spaces)} data-scrolls="" data-teach="spaces" ref={list}>
        {rows.map(({ lane, destinations }) => (
          <div key={lane} className={styles.spaceRow}>
            <span className={styles.spaceLane}>{t(`row.${lane}`)}</span>
            <span className={styles.spaceChips}>
              {destinations.map(({ move, ahead, comes, danger }) => (
                <Chip
                  key={move.to}
                  className={styles.space}
                  look="box"
                  tone={TONES[lookOf(move, danger, aids)]}
                  isChosen={move.to === at}
                  isHinted={move.to === hinted}
                  title={moveText(view.circuit, move, seats, aids)}
                  data-space={move.to}
                  teach={`space.${move.to}`}
                  onPress={() => onChoose(move.to)}
                >
                  {readAs(
                    `${t(`row.${lane}.ahead`, { ahead })}: ${moveText(view.circuit, move, seats, aids)}`,
                    <>
                      <b>{ahead}</b>
                      <small>{comesText(comes, move, aids)}</small>
                    </>,
                  )}
                </Chip>
              ))}
            </span>
          </div>
        ))}
      </div>
    </Row>
  );
}

const TONES = { safe: 'good', roll: 'cost', cost: 'bad', plain: 'plain' } as const satisfies Readonly<
  Record<Danger | 'plain', Tone>
>;

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
