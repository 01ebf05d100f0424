// The heads over the parts of the dashboard: a label, and a figure or a small button beside it.

import { DashHead } from '@ui/game/dashboard/dash-section';
import { shortcutOf } from '@ui/key-names';
import { classes } from '@ui/panels/classes';
import type { ReactElement, ReactNode } from 'react';
import styles from './head.module.css';

/** What a part of the dashboard is, and what it comes to. */
export function Head({ head, figure }: { head: ReactNode; figure?: ReactNode }): ReactElement {
  return <DashHead name={styles.dashHead} head={head} figure={figure} />;
}

export interface HeadButtonProps {
  /** Whether what it switches is on; undefined: it opens something. */
  on?: boolean;
  /** Its key, for readers. */
  keys?: string;
  title?: string;
  onClick(): void;
  children: ReactNode;
}

/** A small button in a head: a switch, or what opens a list. */
export function HeadButton({ on, keys, title, onClick, children }: HeadButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={classes(styles.headButton, 'label', on !== undefined && styles.headSwitch, on && styles.headOn)}
      aria-pressed={on}
      aria-keyshortcuts={keys === undefined ? undefined : shortcutOf(keys)}
      title={title}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
