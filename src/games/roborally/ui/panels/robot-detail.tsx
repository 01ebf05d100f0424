// A robot's condition, in its row of the standings.

import { drawInOrder } from '@ui/draw-in-order';
import { Flag, Heart, Zap } from 'lucide-react';
import type { ReactElement } from 'react';
import { courseNamed } from '../../narration/texts';
import { t } from '../../text/t';
import type { RoborallyView, RobotView } from '../../types';
import styles from './robot-detail.module.css';

/** Up to this many checkpoints are shown individually beside damage and lives; more are shown as a count. */
const MOST_CHIPS = 4;

export interface RobotDetailProps extends Pick<RobotView, 'flags' | 'damage' | 'lives'> {
  course: RoborallyView['course'];
}

/** Checkpoints, damage and lives under a name. */
export function RobotDetail({ course, flags, damage, lives }: RobotDetailProps): ReactElement {
  const all = courseNamed(course)?.checkpoints.length ?? 0;
  return (
    <span className={styles.robotDetail}>
      <span className={styles.robotFlags} role="img" aria-label={t('detail.flags', { flags: flags, all })}>
        {all > MOST_CHIPS ? (
          <>
            <Flag size={14} />
            {flags}/{all}
          </>
        ) : (
          drawInOrder(Array.from({ length: all }), (_, i) => (
            <b className={i < flags ? styles.robotFlagOn : ''}>{i + 1}</b>
          ))
        )}
      </span>
      <span className={styles.robotDamage}>
        <Zap size={14} aria-label={t('detail.damage')} role="img" />
        {damage}
      </span>
      <span>
        <Heart size={14} aria-label={t('detail.lives')} role="img" />
        {lives}
      </span>
    </span>
  );
}
