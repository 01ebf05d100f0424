// What the card of a time trial gets from the race screen.

import type { MatchUpdate } from '@api/contract';
import type { TrialAttempt } from '@api/trials/commands';
import type { GameUi } from '@ui/game-ui';
import type { BoardControls } from '../board/use-board';

export interface TrialLayerProps {
  ui: GameUi;
  board: BoardControls;
  /** The update on screen, and the newest one. */
  settled: MatchUpdate;
  newest: MatchUpdate;
  begun: TrialAttempt;
  /** In a column of panels; otherwise over the board. */
  inColumn: boolean;
}
