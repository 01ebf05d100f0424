// The steps of a race's start: done ones green with their result, the current one amber; dots on a phone.

import { classes } from '@ui/panels/classes';
import { Check, CloudSun, Flag, Newspaper, Rows3, Wrench } from 'lucide-react';
import type { ReactElement } from 'react';
import type { StartStep, StepView } from './stage';

const ICONS: Readonly<Record<StartStep, ReactElement>> = {
  event: <Newspaper size={20} />,
  grid: <Rows3 size={20} />,
  draft: <Wrench size={20} />,
  weather: <CloudSun size={20} />,
  race: <Flag size={20} />,
};
const SAID = { done: 'done', now: 'now', next: 'to come' } as const;

/** The row of steps. */
export function Stepper({ steps }: { steps: readonly StepView[] }): ReactElement {
  return (
    <ol className="hw-steps panel panel-glass" aria-label="The start of the race">
      {steps.map(({ step, title, note, state }) => (
        <li
          key={step}
          className={classes('hw-step', `hw-step-${state}`)}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className="hw-step-disc" aria-hidden="true">
            {state === 'done' ? <Check size={20} /> : ICONS[step]}
          </span>
          <span className="hw-step-words">
            <b>{title}</b>
            <small>{note}</small>
          </span>
          <span className="hidden-text">, {SAID[state]}</span>
        </li>
      ))}
    </ol>
  );
}
