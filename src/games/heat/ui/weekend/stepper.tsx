// The steps of a race's start: finished ones green with their result, the current one amber; dots on a phone.

import { classes } from '@ui/panels/classes';
import { Check, CloudSun, Flag, Newspaper, Rows3, Wrench } from 'lucide-react';
import type { ReactElement } from 'react';
import type { StartStep, StepView } from '../../narration/stage';
import { t } from '../../text/t';
import styles from './stepper.module.css';

const ICONS: Readonly<Record<StartStep, ReactElement>> = {
  event: <Newspaper size={20} />,
  grid: <Rows3 size={20} />,
  draft: <Wrench size={20} />,
  weather: <CloudSun size={20} />,
  race: <Flag size={20} />,
};

/** The row of steps. */
export function Stepper({ steps }: { steps: readonly StepView[] }): ReactElement {
  return (
    <ol className={classes(styles.weekendSteps, 'panel panel-glass')} aria-label={t('steps.title')}>
      {steps.map(({ step, title, note, state }) => (
        <li
          key={step}
          className={classes(styles.weekendStep, styles[`weekend-step-${state}`])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.weekendStepDisc} aria-hidden="true">
            {state === 'done' ? <Check size={20} /> : ICONS[step]}
          </span>
          <span className={styles.weekendStepText}>
            <b>{title}</b>
            <small>{note}</small>
          </span>
          <span className="visually-hidden">{t(`step.said.${state}`)}</span>
        </li>
      ))}
    </ol>
  );
}
