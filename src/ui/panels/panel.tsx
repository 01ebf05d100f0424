// Surfaces and small marks: panel, chip, key cap, empty state. Not here: controls (ui/controls).

import type { ReactElement, ReactNode } from 'react';
import './panel.css';
import { classes } from './classes';

export interface PanelProps {
  children: ReactNode;
  /** solid: app pages; glass: over a board; paper: printed things. */
  look?: 'solid' | 'glass' | 'paper';
  className?: string | undefined;
  /** Names the panel as a landmark. */
  label?: string;
}

/** A surface of one of the three materials. */
export function Panel({ children, look = 'solid', className, label }: PanelProps): ReactElement {
  const named = classes('panel', `panel-${look}`, className);
  if (label === undefined) return <div className={named}>{children}</div>;
  return (
    <section className={named} aria-label={label}>
      {children}
    </section>
  );
}

/** A panel's heading, with space for one element at its right. */
export function PanelHead({ children, side }: { children: ReactNode; side?: ReactNode }): ReactElement {
  return (
    <div className="panel-head">
      <h2 className="heading panel-title">{children}</h2>
      {side}
    </div>
  );
}

/** A short fact in a pill. */
export function Chip(props: {
  children: ReactNode;
  icon?: ReactNode;
  look?: 'plain' | 'amber' | 'good' | 'bad' | 'dark';
}) {
  const { children, icon, look = 'plain' } = props;
  return (
    <span className={classes('chip', `chip-${look}`)}>
      {icon}
      {children}
    </span>
  );
}

/** A key as printed on a keyboard. */
export function KeyCap({ children }: { children: ReactNode }): ReactElement {
  return <kbd className="key-cap">{children}</kbd>;
}

export interface EmptyStateProps {
  /** One outline icon. */
  icon: ReactNode;
  /** One line. */
  text: string;
  /** One button. */
  action?: ReactNode;
}

/** Shown where there is nothing yet: one icon, one line, one button. */
export function EmptyState({ icon, text, action }: EmptyStateProps): ReactElement {
  return (
    <div className="empty">
      <span className="empty-icon">{icon}</span>
      <p>{text}</p>
      {action}
    </div>
  );
}
