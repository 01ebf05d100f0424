// The board of a race as its screens use it, with the last choice on it and its last text.

import type { GameUi } from '@ui/game-ui';
import { useCallback, useState } from 'react';
import { useApp } from '../../../app/store';
import type { ShownRace } from '../state/turn';
import type { Race } from '../state/use-race';
import { insetsOf } from './insets';
import { useAmbience, useStands } from './use-ambience';
import { useBoard } from './use-board';

/**
 * Opens the board for as long as the screen is open. Rain and crowd sound as in the race on screen. on: what a screen other than the race
 * screen does in its own way; its functions have to stay the same.
 */
export function useRaceBoard(
  ui: GameUi,
  { playback }: Pick<Race, 'playback'>,
  { settled, shown, started }: ShownRace,
  on: {
    readonly pace?: () => number;
    readonly insetsOf?: typeof insetsOf;
    readonly nameSize?: () => number;
    readonly cameraEvery?: number;
  } = {},
) {
  const { circuit, seats, events: past, view, standings } = settled;
  const [target, setTarget] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const { pace } = on;
  const speed = useCallback(
    () => (pace?.() ?? useApp.getState().settings.speed) * playback.speedFactor(),
    [playback, pace],
  );
  const wanted = {
    ui,
    player: playback,
    circuit,
    seats,
    past,
    speed,
    insetsOf: on.insetsOf ?? insetsOf,
    onTarget: setTarget,
    onSay: setAnnouncement,
    ...(on.nameSize !== undefined && { nameSize: on.nameSize }),
    ...(on.cameraEvery !== undefined && { cameraEvery: on.cameraEvery }),
  };
  const board = useBoard(wanted);
  useAmbience(started || shown.length > 0 ? ui.ambienceOf?.(view, shown) : []);
  useStands(standings);
  const takeTarget = useCallback(() => setTarget(null), []);
  return { board, target, setTarget, takeTarget, announcement };
}
