// The stages panel: the progress of the round.

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { nameOf } from '@narration/phrases';
import { StepList } from '@ui/game/dashboard/step-list';
import { classes } from '@ui/panels/classes';
import { Check, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../text/t';
import type { HavocStage, HavocView } from '../../types';
import type { HavocTable } from '../table';
import styles from './stages-panel.module.css';

/** What the panel shows of a table. */
export interface RoundStages extends Pick<HavocView, 'stage' | 'round' | 'passes' | 'pass'> {
  cars: number;
  /** The winner of the round's Storm, if it is over. */
  winner: Seat | undefined;
  /** Coins for each badge. */
  coins: readonly number[];
  /** Whose turn of the race it is, 1-based; 0: nobody's. */
  turn: number;
}

/** The stages of the round on this table. */
export function stagesOf({ view, acting }: HavocTable): RoundStages {
  const { stage, round, passes, pass, cars, badges } = view;
  const turn = stage !== 'racing' || acting === null ? 0 : badges.indexOf(acting) + 1;
  // Badges are awarded while the Storm lasts; its winner is named afterwards.
  const winner = stage === 'storm' ? undefined : badges[0];
  return { stage, round, passes, pass, cars: cars.length, winner, coins: awards(view), turn };
}

/** The stages of this round with their results. */
export function StagesPanel({ round, seats }: { round: RoundStages; seats: readonly SeatInfo[] }): ReactElement {
  const { stage: current } = round;
  const stages: HavocStage[] = ['storm', ...(round.round === 1 ? (['lanes'] as const) : []), 'coins', 'racing'];
  if (current === 'tieBreak') stages.push('tieBreak');
  const at = current === 'finished' ? stages.length : stages.indexOf(current);
  return (
    <section className={classes('panel panel-glass', styles.stagesPanel)} aria-label={t('stages.name')}>
      <h2 className="label">{t('stages.title', { round: round.round })}</h2>
      <StepList
        className={styles.stages}
        silentMarks
        steps={stages.map((stage, i) => ({
          id: stage,
          mark:
            i < at ? <Check size={16} strokeWidth={3} /> : i === at ? <Play size={13} fill="currentColor" /> : i + 1,
          label: t(`stage.${stage}`),
          more: <small>{stageNote(round, stage, i - at, seats)}</small>,
          now: i === at,
          className: i < at && styles.stagesDone,
        }))}
      />
    </section>
  );
}

/** A stage's preview, progress or result. when: below 0 past, 0 current. */
function stageNote(round: RoundStages, stage: HavocStage, when: number, seats: readonly SeatInfo[]): string {
  const { winner, coins, turn, pass, passes, cars } = round;
  if (stage === 'storm')
    return when < 0 && winner !== undefined ? t('stages.won', { name: nameOf(seats, winner) }) : nowText(when);
  if (stage === 'coins') return when < 0 ? t('stages.placed') : coins.join(', ');
  if (stage === 'racing') {
    if (when !== 0 || turn === 0) return t('stages.turns', { n: passes });
    return passes > 1 ? t('stages.pass', { pass, passes }) : t('stages.turn', { turn, cars });
  }
  return nowText(when);
}

function nowText(when: number): string {
  return when === 0 ? t('stages.now') : '';
}

/** Coins for each badge (R38). */
export function awards(view: Pick<HavocView, 'awards' | 'cars'>): number[] {
  return view.cars.map((_, badge) => (badge > 2 ? 0 : Math.max(0, view.awards - badge)));
}
