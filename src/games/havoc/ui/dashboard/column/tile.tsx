// A tile of the column: a choice in the colours of the night race. Not here: its content.

import { Control, type ControlProps } from '@ui/game/controls/control';
import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import styles from './tile.module.css';

export interface TileProps extends Omit<ControlProps, 'onPress'> {
  /** Left out: nothing can be done with it. */
  onPress?(): void;
}

/** One choice; the screen handles Enter. */
export function Tile({ className, onPress = () => undefined, ...props }: TileProps): ReactElement {
  const named = classes(styles.tile, className, props.isChosen && styles.tileOn);
  return <Control {...props} className={named} onPress={onPress} />;
}
