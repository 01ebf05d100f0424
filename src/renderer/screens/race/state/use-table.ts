// What the race screen does beside showing things: results follow, clocks stand still, sounds call.

import type { MatchUpdate } from '@api/contract';
import type { GoingOn } from '@ui/game-ui';
import { playSound } from '@ui/sound/sound';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { client } from '../../../app/client';
import { to } from '../../../app/routes';
import { useApp } from '../../../app/store';
import { holdRace } from './hold-race';
import type { Playback } from './playback';
import type { TimedOut } from './race-log';
import { usePlayback } from './use-race';

/** When the last update has been seen, the results come. */
export function useFinish(settled: MatchUpdate, playing: boolean): void {
  const [, navigate] = useLocation();
  const over = settled.finished && !playing;
  const { match } = settled;
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => navigate(to.results(match), { replace: true }), 900);
    return () => clearTimeout(timer);
  }, [over, match, navigate]);
}

/**
 * Clocks and AI drivers stand still while something lies over the table (menu, rules, log) or the window is hidden. guests:
 * some sit at the table, so that nobody may keep them waiting like this; there the host's pause is one of its own.
 */
export function usePause(match: string, covered: boolean, guests: boolean): void {
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const owner = useApp((s) => s.role === 'owner');
  const wanted = owner && (covered || hidden);
  // What stands still goes on when the person says so, not because someone takes a hand to a phone meanwhile.
  const [held, setHeld] = useState(false);
  const paused = wanted && (held || !guests);
  useEffect(() => setHeld(paused), [paused]);
  useEffect(() => {
    if (!paused) return;
    return holdRace(match);
  }, [paused, match]);
}

/** Who must act now is called by a sound. */
export function useCall(mine: boolean): void {
  useEffect(() => {
    if (mine) playSound('yourTurn');
  }, [mine]);
}

/** A decision that the clock has made is shown this long, ms. */
const SHOWN_MS = 4000;

/** What the banner still has to tell of the clock's answers; undefined once the last has been told long enough. */
export function useTimedOut(last: TimedOut | undefined): TimedOut | undefined {
  const [shown, setShown] = useState(last?.nth ?? 0);
  const nth = last?.nth ?? 0;
  useEffect(() => {
    if (nth === shown) return;
    const timer = setTimeout(() => setShown(nth), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [nth, shown]);
  return nth === shown ? undefined : last;
}

/** Hot seat without secrets: anyone who is to decide next takes the seat at once; undefined: nobody is. */
export function useTakeOver(sit: (seat: number) => void, next: number | undefined): void {
  const latest = useRef(sit);
  latest.current = sit;
  useEffect(() => {
    if (next !== undefined) latest.current(next);
  }, [next]);
}

/**
 * Hot seat: behind what everyone at a shared screen looks at together, such as a draft, someone's own cards come up only
 * once they sit there. isOpen: that is on the screen. Gives whether it was, and nobody has sat down since.
 */
export function useCurtain(playback: Playback, isOpen: boolean): boolean {
  const curtain = usePlayback(playback, (s) => s.veil);
  useEffect(() => {
    if (isOpen) playback.veil('open');
    else if (curtain === 'open') playback.veil('down');
  }, [playback, isOpen, curtain]);
  return curtain !== 'up' && !isOpen;
}

/** The results at which this table's screens wait for each other. newest: the update last received, shown or not. */
export function useGoingOn({ match, goOn }: Pick<MatchUpdate, 'match' | 'goOn'>): GoingOn {
  const isHost = useApp((s) => s.role !== 'guest');
  const tell = useCallback(
    (results: number) => {
      // Should the word be lost, the host's next one, or a later result, lets those who wait go on.
      if (isHost) void client.call('match.goOn', { match, results });
    },
    [isHost, match],
  );
  const { after, host } = goOn;
  return useMemo(() => ({ isHost, after, host, tell }), [isHost, after, host, tell]);
}
