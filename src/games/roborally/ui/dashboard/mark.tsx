// A small toggle button: a braked or boosted register, or a given-up option card.

import { classes } from '@ui/panels/classes';
import { type Off, off } from '@ui/why/off';
import type { ButtonHTMLAttributes, ReactElement } from 'react';
import styles from './mark.module.css';

export interface MarkProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  isOn: boolean;
  /** The hint would switch it on. */
  isHinted?: boolean;
  /** Why it is disabled; if omitted, it is enabled. */
  why?: Off;
}

/** One toggle. */
export function Mark({ isOn, isHinted = false, why, className, ...rest }: MarkProps): ReactElement {
  return (
    <button
      {...off(why)}
      type="button"
      className={classes(styles.mark, className, isOn && styles.markOn, isHinted && !isOn && 'hinted')}
      aria-pressed={isOn}
      {...rest}
    />
  );
}
