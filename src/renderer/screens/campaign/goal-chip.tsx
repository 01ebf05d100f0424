// The goal of a race of the campaign or the ladder, in the race.

import type { Challenge } from '@api/campaign/commands';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { Target } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../text/club/campaign';
import styles from './strip.module.css';
import { goalOf, nameOf } from './words';

export interface GoalChipProps {
  challenge: Challenge;
  /** In a column of panels; otherwise over the board. */
  inColumn: boolean;
}

/** The chip. */
export function GoalChip({ challenge, inColumn }: GoalChipProps): ReactElement {
  return (
    <Panel look="glass" className={classes(styles.goalChip, !inColumn && styles.goalOver)} label={nameOf(challenge)}>
      <Target size={18} aria-hidden="true" />
      {t('strip', { goal: goalOf(challenge) })}
    </Panel>
  );
}
