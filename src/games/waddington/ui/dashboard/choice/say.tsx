// A sentence in the place of the choice, where there is nothing to choose from, or more to know.

import { classes } from '@ui/panels/classes';
import type { ReactElement, ReactNode } from 'react';
import styles from './say.module.css';

/** The sentence. */
export function Say({ className, children }: { className?: string; children: ReactNode }): ReactElement {
  return <p className={classes(className, styles.say)}>{children}</p>;
}
