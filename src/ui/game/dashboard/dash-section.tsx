// A dashboard's outermost element: its name for readers, and whether it takes input.

import { classes } from '@ui/panels/classes';
import type { ReactElement, ReactNode } from 'react';

export interface DashSectionProps {
  /** The game's class for it; dimmed it has '<name>-dim' too. */
  name: string;
  /** Controls take no input. */
  dim: boolean;
  children: ReactNode;
}

/** The dashboard of the viewer. */
export function DashSection({ name, dim, children }: DashSectionProps): ReactElement {
  return (
    <section className={classes(name, dim && `${name}-dim`)} aria-label="Your dashboard" inert={dim}>
      {children}
    </section>
  );
}

/** Labels over a part of a dashboard: what it is, and what it comes to. */
export function DashHead({ name, head, figure }: { name: string; head: ReactNode; figure?: ReactNode }): ReactElement {
  return (
    <div className={name}>
      <span className="label">{head}</span>
      {figure}
    </div>
  );
}
