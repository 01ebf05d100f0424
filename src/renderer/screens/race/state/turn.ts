// Whose turn it is at this screen: the open decision, the person behind the curtain, and what can be taken back.

import type { MatchUpdate, OpenDecision } from '@api/contract';
import type { GameUi } from '@ui/game-ui';
import { useKept } from '@ui/render/keep';
import { useMemo } from 'react';
import { type Countdown, countdownOf } from './countdown';
import type { TimedOut } from './race-log';
import { type Race, usePlayback } from './use-race';
import { useCurtain, useTimedOut } from './use-table';

/** The race as the screen shows it now. */
export interface ShownRace {
  /** The update whose events have been played: the screen shows its view. */
  settled: MatchUpdate;
  /** The newest update received, perhaps still to be played. */
  newest: MatchUpdate;
  /** Events of the settled update that have been seen. */
  shown: readonly unknown[];
  playing: boolean;
  /** The start of the race has been seen, or is not to be shown. */
  started: boolean;
  /** Whether the animation is paused; null if it cannot be. */
  held: boolean | null;
  /** This page's steady clock minus the host's, ms. */
  clockOffset: number;
  /** A decision that the clock has just made. */
  timedOut: TimedOut | undefined;
}

/** Reads the playback of a race. first: used until the playback has its own first update. */
export function useShown({ playback }: Pick<Race, 'playback'>, first: MatchUpdate): ShownRace {
  const settled = usePlayback(playback, (s) => s.settled) ?? first;
  const newest = usePlayback(playback, (s) => s.newest) ?? first;
  const shown = usePlayback(playback, (s) => s.shown);
  const playing = usePlayback(playback, (s) => s.playing);
  const started = usePlayback(playback, (s) => s.started);
  const held = usePlayback(playback, (s) => s.held);
  const clockOffset = usePlayback(playback, (s) => s.clockOffset);
  const timedOut = useTimedOut(usePlayback(playback, (s) => s.timedOut));
  return useMemo(
    () => ({ settled, newest, shown, playing, started, held, clockOffset, timedOut }),
    [settled, newest, shown, playing, started, held, clockOffset, timedOut],
  );
}

/** Who has to answer at this screen. */
export interface ScreenTurn {
  /** The viewer's own open decision, answered or not. */
  ask: OpenDecision | undefined;
  /** The dashboard takes no answers: an animation is running that changes the decision. */
  busy: boolean;
  /** Nothing is being played, and no curtain covers the decision. */
  rests: boolean;
  /** The person to whom the screen goes next. */
  next: number | undefined;
  /** The same if a curtain is between; otherwise undefined. */
  curtain: number | undefined;
  /** The clock of the viewer's own decision, and of the one behind the curtain. */
  own: Countdown | null;
  behind: Countdown | null;
}

/** isTableOpen: everyone looks at the same view; isFrameOpen: the game says so for this stage alone. */
export function useTurn(race: Race, shown: ShownRace, isTableOpen: boolean, isFrameOpen: boolean): ScreenTurn {
  const { settled, newest, playing, timedOut, clockOffset } = shown;
  const decision = openDecisionOf(settled);
  const persists = decision !== undefined && newest.asks.some((other) => other.id === decision.id);
  const veiled = useCurtain(race.playback, isFrameOpen && settled.mine.length > 1) && !isTableOpen;
  // A player whose time is up sees the answer given for them before the curtain hides it.
  const next = playing || timedOut ? undefined : curtainSeat(settled, veiled);
  const curtain = isTableOpen ? undefined : next;
  const hidden = settled.asks.find((one) => one.seat === curtain && !one.committed);
  return useKept({
    ask: decision,
    busy: playing && !persists,
    rests: !playing && curtain === undefined && settled.seq === newest.seq,
    next,
    curtain,
    own: countdownOf(settled, decision, clockOffset),
    behind: countdownOf(settled, hidden, clockOffset),
  });
}

/** Takes the last answer back; only unlocks a sealed one if the host no longer takes the move itself back. */
export function takeBackOf(update: MatchUpdate, ui: GameUi, race: Race): (() => void) | undefined {
  if (update.canTakeBack) return race.takeBack;
  const decision = openDecisionOf(update);
  if (!decision?.committed || !decision.sealed || ui.anyDecision.unlock === null) return undefined;
  return () => race.act(decision.id, ui.anyDecision.unlock);
}

function openDecisionOf(update: MatchUpdate): OpenDecision | undefined {
  return update.asks.find((decision) => decision.seat === update.viewer);
}

/** The person to whom the screen passes, before anything private is shown. veiled: even if they already sit there. */
function curtainSeat(update: MatchUpdate, veiled: boolean): number | undefined {
  const own = openDecisionOf(update);
  const sits = own && !own.committed ? own.seat : undefined;
  if (sits === undefined) return update.sitting[0];
  return veiled ? Math.min(sits, ...update.sitting) : undefined;
}
