// A dashboard's outermost element: its name for screen readers, and whether it takes input.

import { classes } from '@ui/panels/classes';
import { t } from '@ui/text/t';
import type { ReactElement, ReactNode } from 'react';
import './dashboard.css';

export interface DashSectionProps {
  /** The game's class for it. */
  name: string | undefined;
  /** Controls take no input. */
  dim: boolean;
  children: ReactNode;
}

/** The viewer's dashboard. */
export function DashSection({ name, dim, children }: DashSectionProps): ReactElement {
  return (
    <section className={classes(name, dim && 'dash-dim')} aria-label={t('dash.name')} inert={dim}>
      {children}
    </section>
  );
}

/** The heading of a dashboard section: its name and its result. */
export function DashHead({
  name,
  head,
  figure,
}: {
  name: string | undefined;
  head: ReactNode;
  figure?: ReactNode;
}): ReactElement {
  return (
    <div className={name}>
      <span className="label">{head}</span>
      {figure}
    </div>
  );
}
