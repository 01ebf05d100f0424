// A small button that is on or off: a register braked or boosted, an option card given up.

import { classes } from '@ui/panels/classes';
import { type Off, off } from '@ui/why/off';
import type { ButtonHTMLAttributes, ReactElement } from 'react';
import styles from './mark.module.css';

export interface MarkProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  isOn: boolean;
  /** The hint would switch it on. */
  isHinted?: boolean;
  /** Why it cannot be pressed; left out: it can. */
  why?: Off;
}

/** One mark. */
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
