// The board of a race as its screens use it, with what was last chosen on it and what it last said.

import type { MatchUpdate } from '@api/contract';
import type { GameUi } from '@ui/game-ui';
import { useCallback, useState } from 'react';
import { useApp } from '../../../app/store';
import type { Race } from '../play/use-race';
import { insetsOf } from './insets';
import { useBeds, useStands } from './use-beds';
import { useBoard } from './use-board';

/** Opens it for as long as the screen stands. The update is the one on show: rain and stands are heard as it has them. */
export function useRaceBoard(
  ui: GameUi,
  { playback }: Pick<Race, 'playback'>,
  { circuit, seats, view, standings }: MatchUpdate,
) {
  const [target, setTarget] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const speed = useCallback(() => useApp.getState().settings.speed * playback.speedFactor(), [playback]);
  const wanted = { ui, player: playback, circuit, seats, speed, insetsOf, onTarget: setTarget, onSay: setSaid };
  const board = useBoard(wanted);
  useBeds(ui, view);
  useStands(standings);
  const takeTarget = useCallback(() => setTarget(null), []);
  return { board, target, setTarget, takeTarget, said };
}
