// What the tools of a race do. Not here: their buttons (tools.tsx) and keys (use-race-keys.ts).

import type { Party } from '@api/party';
import type { GameUi, RaceFrame } from '@ui/game-ui';
import { useKept, useSteady } from '@ui/render/keep';
import { useMemo } from 'react';
import { unreadCount } from '../../../app/party/at-party';
import { useParty } from '../../../app/party/party';
import type { BoardControls } from '../board/use-board';
import type { Layer } from '../layers/layers';
import { useDrive } from '../state/drive';
import { type ShownRace, takeBackOf } from '../state/turn';
import type { Race } from '../state/use-race';
import type { ToolsProps } from './tools';

export interface UseToolsOptions {
  ui: GameUi;
  race: Race;
  now: ShownRace;
  frame: RaceFrame;
  board: BoardControls;
  party: Party | undefined;
  /** An animation runs that changes the viewer's decision. */
  busy: boolean;
  open(layer: Layer): () => void;
}

/** The tools besides the hint's bulb. */
export function useTools({ ui, race, now, frame, board, party, busy, open }: UseToolsOptions) {
  const { settled, held } = now;
  const { playback } = race;
  const unread = unreadCount(useParty((s) => s.unread));
  const takeBack = useMemo(() => takeBackOf(settled, ui, race), [settled, ui, race]);
  const onFollow = useSteady(() =>
    board.toggle(typeof settled.viewer === 'number' ? settled.viewer : (frame.order[0]?.seat ?? 0)),
  );
  const talk = useKept(party && { unread, open: open('talk') });
  return { takeBack, pace: usePace(playback, held, busy), onFollow, talk, back: useDrive()?.back };
}

/** Pausing and stepping, for animations that allow it: not while others only lock their answers and the own decision stays. */
function usePace(playback: Race['playback'], held: boolean | null, busy: boolean): ToolsProps['pace'] {
  return useMemo(() => {
    if (!busy || held === null) return undefined;
    return { held, hold: (on: boolean) => playback.hold(on), step: (far: boolean) => playback.step(far) };
  }, [playback, held, busy]);
}
