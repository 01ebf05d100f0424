// The game's dashboard under a puzzle. Once the answer is given it shows what was chosen, and takes nothing more.

import type { GameUi } from '@ui/game-ui';
import type { ReactElement } from 'react';
import { useApp } from '../../app/store';
import type { useRaceBoard } from '../race/board/use-race-board';
import { useTableDash } from '../race/panels/table-dash';
import type { ScreenTurn, ShownRace } from '../race/state/turn';
import styles from './puzzle.module.css';
import type { Attempt } from './use-puzzle';

export interface PuzzleDashProps {
  ui: GameUi;
  attempt: Attempt;
  now: ShownRace;
  turn: ScreenTurn;
  shownOn: ReturnType<typeof useRaceBoard>;
  onPrompt(text: string | null): void;
}

/** The dashboard; mounted again for each try, so that nothing is chosen at its beginning. */
export function PuzzleDash({ ui, attempt, now, turn, shownOn, onPrompt }: PuzzleDashProps): ReactElement {
  const { race, measuring, verdict } = attempt;
  const { settled, newest, shown, playing } = now;
  const aids = useApp((s) => s.settings.aids);
  const { target, takeTarget } = shownOn;
  const dash = useTableDash({
    ...{ ui, race, aids, target, takeTarget, settled, newest, shown, playing },
    // A judged answer stays in sight, but its controls take nothing more: N, T and P are the verdict's keys then.
    busy: turn.busy || measuring || verdict !== undefined,
    ...{ timedOut: undefined, ask: turn.ask?.id, prompt: onPrompt, proposes: false, hidden: false },
  });
  return <div className={styles.puzzleDash}>{dash}</div>;
}
