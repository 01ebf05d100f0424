// A sentence in place of the choice, if there is nothing to choose or more to explain.

import { classes } from '@ui/panels/classes';
import type { ReactElement, ReactNode } from 'react';
import styles from './say.module.css';

/** The sentence. */
export function Say({ className, children }: { className?: string; children: ReactNode }): ReactElement {
  return <p className={classes(className, styles.say)}>{children}</p>;
}
