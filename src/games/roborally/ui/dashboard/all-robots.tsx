// All robots at a glance for those who only watch: cards on show, damage, lives and checkpoints.

import { FieldTable } from '@ui/game/dashboard/field-table';
import type { ReactElement } from 'react';
import type { RobotView } from '../../types';
import { type Instruments, instrumentsAfter } from '../instruments';
import { cardWords } from '../texts';
import type { IdleProps } from './idle';

/** One row per robot, by place. */
export function AllRobots({ view, seats, shown }: IdleProps): ReactElement {
  const robots = [...view.robots].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const now = (robot: RobotView) => instrumentsAfter(robot, shown);
  return (
    <FieldTable
      className="rr-all"
      who="Robot"
      seats={seats}
      cars={robots}
      columns={[
        { head: 'Card', cell: (robot) => cardOf(robot, now(robot)) },
        { head: 'Checkpoints', cell: (robot) => now(robot).flags },
        { head: 'Damage', cell: (robot) => now(robot).damage },
        { head: 'Lives', cell: (robot) => now(robot).lives },
      ]}
    />
  );
}

/** The card that is executed now; before that whether its programme is in. */
function cardOf({ submitted }: RobotView, { acting, played, marked }: Instruments): string {
  const card = acting > 0 ? (played[acting - 1] ?? 0) : 0;
  if (card === 0) return submitted ? 'Ready' : '–';
  return cardWords(
    card,
    marked.some((one) => one === acting),
  );
}
