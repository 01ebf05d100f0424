// The stages panel: the progress of the round.

import type { SeatInfo } from '@api/contract';
import { nameOf } from '@narration/phrases';
import { StepList } from '@ui/game/dashboard/step-list';
import { classes } from '@ui/panels/classes';
import { Check, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../text/t';
import type { HavocStage, HavocView } from '../../types';
import type { HavocTable } from '../table';
import styles from './stages-panel.module.css';

/** The stages of this round with their results. */
export function StagesPanel({ table, seats }: { table: HavocTable; seats: readonly SeatInfo[] }): ReactElement {
  const { view } = table;
  const stages: HavocStage[] = ['storm', ...(view.round === 1 ? (['lanes'] as const) : []), 'coins', 'racing'];
  if (view.stage === 'tieBreak') stages.push('tieBreak');
  const at = view.stage === 'finished' ? stages.length : stages.indexOf(view.stage);
  return (
    <section className={classes('panel panel-glass', styles.stagesPanel)} aria-label={t('stages.name')}>
      <h2 className="label">{t('stages.title', { round: view.round })}</h2>
      <StepList
        className={styles.stages}
        silentMarks
        steps={stages.map((stage, i) => ({
          id: stage,
          mark:
            i < at ? <Check size={16} strokeWidth={3} /> : i === at ? <Play size={13} fill="currentColor" /> : i + 1,
          label: t(`stage.${stage}`),
          more: <small>{stageNote(table, stage, i - at, seats)}</small>,
          now: i === at,
          className: i < at && styles.stagesDone,
        }))}
      />
    </section>
  );
}

/** A stage's preview, progress or result. when: below 0 past, 0 current. */
function stageNote({ view, acting }: HavocTable, stage: HavocStage, when: number, seats: readonly SeatInfo[]): string {
  const [winner] = view.badges;
  if (stage === 'storm')
    return when < 0 && winner !== undefined ? t('stages.won', { name: nameOf(seats, winner) }) : nowText(when);
  if (stage === 'coins') return when < 0 ? t('stages.placed') : awards(view).join(', ');
  if (stage === 'racing') {
    const turn = acting === null ? 0 : view.badges.indexOf(acting) + 1;
    if (when !== 0 || turn === 0) return t('stages.turns', { n: view.passes });
    const { pass, passes, cars } = view;
    return passes > 1 ? t('stages.pass', { pass, passes }) : t('stages.turn', { turn, cars: cars.length });
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
