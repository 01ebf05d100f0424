// A vertical list of steps, each with a round mark, that shows the progress of a round, a turn or a program.

import { classes } from '@ui/panels/classes';
import { memoEqual } from '@ui/render/keep';
import type { ReactElement, ReactNode } from 'react';
import './step-list.css';

/** One step. mark: a number or an icon. */
export interface Step {
  id: string | number;
  mark: ReactNode;
  label: ReactNode;
  /** Shown beside or below the text. */
  more?: ReactNode;
  /** Whether it is the current step. */
  now?: boolean;
  /** The panel's own class for its state. */
  className?: string | false | undefined;
}

export interface StepListProps {
  /** The panel's own class for the list. */
  className?: string | undefined;
  /** Hides the marks from screen readers, because the text says the same. */
  silentMarks?: boolean;
  steps: readonly Step[];
}

/** The list of steps. */
export const StepList = memoEqual(function StepList({ className, silentMarks, steps }: StepListProps): ReactElement {
  return (
    <ol className={classes('step-list', className)}>
      {steps.map(({ id, mark, label: text, more, now, className: own }) => (
        <li key={id} className={classes(now && 'step-now', own)} aria-current={now ? 'step' : undefined}>
          <i aria-hidden={silentMarks}>{mark}</i>
          <span>{text}</span>
          {more}
        </li>
      ))}
    </ol>
  );
});
