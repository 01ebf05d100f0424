// The effects of the programme in progress on the viewer's robot alone: one line per register, marked as a forecast.

import { StepList } from '@ui/game/dashboard/step-list';
import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import { forecastLines } from '../../narration/forecast-text';
import { t } from '../../text/t';
import type { CourseId } from '../../types';
import { useProgramFocus } from '../dashboard/program/forecast-focus';
import styles from './forecast-panel.module.css';

/** The panel under the standings; empty unless a programme is in progress. */
export function ForecastPanel({ course }: { course: CourseId }): ReactElement | null {
  const focus = useProgramFocus();
  if (!focus) return null;
  const lines = forecastLines(course, focus.cards, focus.locked, focus.marked, focus.steps, focus.aids);
  return (
    <section className={classes(styles.forecast, 'panel panel-glass')} aria-label={t('forecast.title')}>
      <h2 className="label">
        <span>{t('forecast.title')}</span>
        <span className="note">{t('forecast.note')}</span>
      </h2>
      <StepList
        steps={lines.map(({ register, state, text, bad }) => ({
          id: register,
          mark: register,
          label: text,
          className: classes(styles[`forecast-${state}`], bad && styles.forecastBad),
        }))}
      />
    </section>
  );
}
