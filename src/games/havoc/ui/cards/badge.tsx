// The badge of a place, 1 to 4, in its metal. Not here: its position.

import { readable } from '@ui/inspector/part';
import { classes } from '@ui/panels/classes';
import type { ReactElement, ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  place: number;
  className: string | undefined;
  children: ReactNode;
}

/** '1st' on gold. */
export function Badge({ place, className, children }: BadgeProps): ReactElement {
  return (
    <span className={classes(styles.badge, METALS[place], className)} {...readable('token.badge')}>
      {children}
    </span>
  );
}

/** Gold belongs to the badge. */
const METALS: readonly (string | undefined)[] = ['', '', styles.badgeSecond, styles.badgeThird, styles.badgeFourth];
