// The element in which the game draws its board.

import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import type { BoardControls } from './use-board';

export interface BoardHostProps {
  board: BoardControls;
  className: string | undefined;
  /** Called when the board is drawn. */
  readyClassName: string | undefined;
  onTap(): void;
}

/** Fills the window (or the upper part of it on a tablet). A tap finishes the running animation. */
export function BoardHost({ board, className, readyClassName, onTap }: BoardHostProps): ReactElement {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Space and Enter do the same on the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: Space and Enter do the same on the keyboard
    <div className={classes(className, board.ready && readyClassName)} ref={board.host} onClick={onTap} />
  );
}
