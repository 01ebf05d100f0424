// The coach of a race: its current note, read out once, closed by Esc. Not here: lessons.

import type { MatchUpdate, OpenDecision } from '@api/contract';
import type { GameUi } from '@ui/game-ui';
import { useKeys } from '@ui/keys';
import { memo, type ReactElement } from 'react';
import type { BoardControls } from '../board/use-board';
import type { Race } from '../state/use-race';
import { CoachNote } from './coach-note';
import { useCoach } from './use-coach';

export interface CoachLayerProps {
  ui: GameUi;
  race: Race;
  settled: MatchUpdate;
  /** The viewer's own decision. */
  ask: OpenDecision | undefined;
  /** Nothing is being played, and the viewer can look at the decision. */
  rests: boolean;
  board: BoardControls;
  /** Something covers the table. */
  covered: boolean;
}

/** Open for as long as the race: its keys come before the screen's, where Esc opens the menu. */
export const CoachLayer = memo(function CoachLayer({
  ui,
  race,
  settled,
  ask: decision,
  rests,
  board,
  covered,
}: CoachLayerProps): ReactElement {
  const coach = useCoach(ui, race, settled, decision, rests && !covered);
  useKeys({ escape: coach?.close });
  return (
    <>
      <p className="visually-hidden" aria-live="polite" data-coached="">
        {coach?.text}
      </p>
      {coach && <CoachNote {...{ ui, coach, board }} own={`car.${settled.viewer}`} ahead={coach.ahead} />}
    </>
  );
});
