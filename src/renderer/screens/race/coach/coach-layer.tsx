// The coach of a race: its current note, read out once, closed by Esc. Not here: lessons.

import type { GameUi } from '@ui/game-ui';
import { useKeys } from '@ui/keys';
import type { ReactElement } from 'react';
import type { BoardControls } from '../board/use-board';
import type { ScreenTurn, ShownRace } from '../state/turn';
import type { Race } from '../state/use-race';
import { CoachNote } from './coach-note';
import { useCoach } from './use-coach';

export interface CoachLayerProps {
  ui: GameUi;
  race: Race;
  now: ShownRace;
  turn: ScreenTurn;
  board: BoardControls;
  /** Something covers the table. */
  covered: boolean;
}

/** Open for as long as the race: its keys come before the screen's, where Esc opens the menu. */
export function CoachLayer({ ui, race, now, turn, board, covered }: CoachLayerProps): ReactElement {
  const coach = useCoach(ui, race, now, turn, covered);
  useKeys({ escape: coach?.close });
  return (
    <>
      <p className="visually-hidden" aria-live="polite" data-coached="">
        {coach?.text}
      </p>
      {coach && <CoachNote {...{ ui, coach, board }} own={`car.${now.settled.viewer}`} ahead={coach.ahead} />}
    </>
  );
}
