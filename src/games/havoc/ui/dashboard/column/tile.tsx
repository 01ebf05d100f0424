// A tile of the column: a button with a choice on it. Not here: what stands on it.

import { classes } from '@ui/panels/classes';
import { type Off, off } from '@ui/why/off';
import type { ButtonHTMLAttributes, ReactElement } from 'react';
import styles from './tile.module.css';

export interface TileProps
  extends Pick<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'className' | 'onClick' | 'onPointerEnter' | 'onFocus' | 'children'
  > {
  isChosen: boolean;
  isHinted?: boolean;
  /** Why it cannot be chosen; left out: it can. */
  why?: Off;
  /** Its short word, where a refusal in its row says what can be had instead. */
  chip?: string;
}

/** One choice; Enter is the screen's. */
export function Tile({ isChosen, isHinted = false, why, chip, className, ...rest }: TileProps): ReactElement {
  return (
    <button
      type="button"
      className={classes(styles.tile, className, isChosen && styles.tileOn, isHinted && 'hinted')}
      aria-pressed={isChosen}
      data-can={chip}
      data-enter="screen"
      {...off(why)}
      {...rest}
    />
  );
}
