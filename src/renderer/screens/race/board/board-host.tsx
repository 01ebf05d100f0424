// The element in which the game draws its board.

import { PressArea } from '@ui/controls/press-area';
import { classes } from '@ui/panels/classes';
import { memo, type ReactElement } from 'react';
import type { BoardControls } from './use-board';

export interface BoardHostProps {
  board: BoardControls;
  className: string | undefined;
  /** Called when the board is drawn. */
  readyClassName: string | undefined;
  onTap(): void;
  /** A curtain covers it: nobody may reach its places. */
  veiled?: boolean;
}

/** Fills the window (or the upper part of it on a tablet). A tap finishes the running animation, as Space and Enter do. */
export const BoardHost = memo(function BoardHost({
  board,
  className,
  readyClassName,
  onTap,
  veiled = false,
}: BoardHostProps): ReactElement {
  const name = classes(className, board.ready && readyClassName);
  return <PressArea className={name} ref={board.host} onClick={onTap} inert={veiled} />;
});
