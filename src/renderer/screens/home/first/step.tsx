// One step of the first evening: done with a tick, current with its button, or still to come.

import { classes } from '@ui/panels/classes';
import { Check, Clock } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { t } from '../../../text/club/first';
import styles from './evening.module.css';

export interface StepProps {
  number: number;
  /** The number of the current step. */
  now: number;
  /** How long it takes. */
  minutes: number;
  picture: ReactNode;
  title: string;
  text: string;
  /** Shown in place of the buttons while an earlier step is current. */
  later?: { icon: ReactElement; text: string };
  /** The buttons of the current step. */
  foot: ReactNode;
}

/** The card of a step. */
export function Step({ number, now, minutes, picture, title, text, later, foot }: StepProps): ReactElement {
  const isNow = number === now;
  const isDone = number < now;
  return (
    <li
      className={classes(styles.step, isNow && styles.stepNow, isDone && styles.stepDone)}
      {...(isNow && { 'aria-current': 'step' })}
    >
      <div className={styles.stepPicture}>
        {picture}
        <span className={styles.stepNumber}>
          {isDone ? (
            <>
              <Check size={24} strokeWidth={3.4} aria-hidden="true" />
              <span className="visually-hidden">{t('done')}</span>
            </>
          ) : (
            number
          )}
        </span>
        {!isDone && (
          <span className={styles.stepMinutes}>
            <Clock size={15} aria-hidden="true" />
            {t('minutes', { minutes })}
          </span>
        )}
      </div>
      <div className={styles.stepWords}>
        <h3 className="heading">{title}</h3>
        <p>{text}</p>
        <div className={styles.stepFoot}>
          {isNow && foot}
          {number > now && later && (
            <span className={styles.stepLater}>
              {later.icon}
              {later.text}
            </span>
          )}
        </div>
      </div>
    </li>
  );
}
