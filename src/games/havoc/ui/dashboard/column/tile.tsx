// A tile of the column: a button for a choice. Not here: its content.

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
  /** Why it can't be chosen; if omitted, it can. */
  why?: Off;
  /** Its short name, for a refusal that lists the alternatives in its row. */
  chip?: string;
}

/** One choice; the screen handles Enter. */
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
