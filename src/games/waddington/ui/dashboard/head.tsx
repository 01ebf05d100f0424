// The headings of the dashboard's parts: a label, and a figure or a small button beside it.

import { chip } from '@ui/game/controls/chip';
import { DashHead } from '@ui/game/dashboard/dash-head';
import { shortcutOf } from '@ui/key-names';
import { classes } from '@ui/panels/classes';
import type { ReactElement, ReactNode } from 'react';
import styles from './head.module.css';

/** The name of a part of the dashboard, and its figure. */
export function Head({ head, figure }: { head: ReactNode; figure?: ReactNode }): ReactElement {
  return <DashHead name={styles.dashHead} head={head} figure={figure} />;
}

export interface HeadButtonProps {
  /** Whether the switch is on; undefined: it opens something instead. */
  on?: boolean;
  /** Its key, for screen readers. */
  keys?: string;
  title?: string;
  onClick(): void;
  children: ReactNode;
}

/** A small button in a heading: a switch, or one that opens a list. */
export function HeadButton({ on, keys, title, onClick, children }: HeadButtonProps): ReactElement {
  return chip({
    className: classes(styles.headButton, 'label', on !== undefined && styles.headSwitch, on && styles.headOn),
    look: 'quiet',
    isChosen: on,
    'aria-keyshortcuts': keys === undefined ? undefined : shortcutOf(keys),
    title,
    sound: null,
    onPress: onClick,
    children,
  });
}
