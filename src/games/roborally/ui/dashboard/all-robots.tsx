// An overview of all robots for spectators: revealed cards, damage, lives and checkpoints.

import { FieldTable } from '@ui/game/dashboard/field-table';
import type { ReactElement } from 'react';
import { cardText } from '../../narration/texts';
import { t } from '../../text/t';
import type { RobotView } from '../../types';
import { type Instruments, instrumentsAfter } from '../instruments';
import styles from './all-robots.module.css';
import type { IdleProps } from './idle';

/** One row per robot, by place. */
export function AllRobots({ view, seats, shown }: IdleProps): ReactElement {
  const robots = [...view.robots].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const now = (robot: RobotView) => instrumentsAfter(robot, shown);
  return (
    <FieldTable
      className={styles.allRobots}
      who={t('all.robot')}
      seats={seats}
      cars={robots}
      columns={[
        { head: t('all.card'), cell: (robot) => cardOf(robot, now(robot)) },
        { head: t('all.checkpoints'), cell: (robot) => now(robot).flags },
        { head: t('all.damage'), cell: (robot) => now(robot).damage },
        { head: t('all.lives'), cell: (robot) => now(robot).lives },
      ]}
    />
  );
}

/** The card being executed; before that, whether the programme is in. */
function cardOf({ submitted }: RobotView, { acting, played, marked }: Instruments): string {
  const card = acting > 0 ? (played[acting - 1] ?? 0) : 0;
  if (card === 0) return submitted ? t('status.submitted') : '–';
  return cardText(
    card,
    marked.some((one) => one === acting),
  );
}
