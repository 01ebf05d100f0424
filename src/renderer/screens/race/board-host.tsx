// The element in which the game draws its board.

import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import type { BoardControls } from './use-board';

/** Fills the window (or the upper part of it on a tablet). A tap finishes the running animation. */
export function BoardHost({ board, onTap }: { board: BoardControls; onTap(): void }): ReactElement {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Space and Enter do the same for the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: Space and Enter do the same for the keyboard
    <div className={classes('race-board', board.ready && 'race-board-ready')} ref={board.host} onClick={onTap} />
  );
}
