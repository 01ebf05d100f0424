// What the programme under way would do with the own robot alone: one line per register, honestly marked as a forecast.

import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import type { CourseId } from '../types';
import { useProgramFocus } from './dashboard/forecast-focus';
import { forecastLines } from './forecast-words';
import './panels.css';

/** The panel under the standings; nothing while no programme is put together. */
export function ForecastPanel({ course }: { course: CourseId }): ReactElement | null {
  const focus = useProgramFocus();
  if (!focus) return null;
  const lines = forecastLines(course, focus.cards, focus.locked, focus.marked, focus.steps, focus.aids);
  return (
    <section className="rr-forecast panel panel-glass" aria-label="Forecast">
      <h2 className="label">
        <span>Forecast</span>
        <span className="note">others ignored</span>
      </h2>
      <ol>
        {lines.map(({ register, state, text, bad }) => (
          <li key={register} className={classes(`rr-line-${state}`, bad && 'rr-line-bad')}>
            <i>{register}</i>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
