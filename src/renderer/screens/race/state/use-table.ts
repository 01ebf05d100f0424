// What the race screen does besides showing: moves on to the results, pauses clocks, plays sounds.

import type { MatchUpdate } from '@api/contract';
import type { GoingOn } from '@ui/game-ui';
import { playSound } from '@ui/sound/sound';
import { dismissRefusal } from '@ui/why/refusals';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { client } from '../../../app/client';
import { to } from '../../../app/routes';
import { useApp } from '../../../app/store';
import { useDrive } from './drive';
import { holdRace } from './hold-race';
import type { Playback } from './playback';
import type { TimedOut } from './race-log';
import { usePlayback } from './use-race';

/** ms for which a phone vibrates at its person's turn. */
const BUZZ = 120;
/** ms for which the end of a test drive is shown. */
const FINISH_MS = 2500;

/** Opens the results once the last update has been seen; after a test drive, the editor. */
export function useFinish(settled: MatchUpdate, playing: boolean): void {
  const [, navigate] = useLocation();
  const drive = useDrive();
  const over = settled.finished && !playing;
  const { match } = settled;
  useEffect(() => {
    if (!over) return;
    if (drive !== undefined) {
      const timer = setTimeout(drive.finish, FINISH_MS);
      return () => clearTimeout(timer);
    }
    const timer = setTimeout(() => navigate(to.results(match), { replace: true }), 900);
    return () => clearTimeout(timer);
  }, [over, match, drive, navigate]);
}

/**
 * Pauses clocks and AI drivers while something covers the table (menu, rules, log) or the window is hidden. guests:
 * some sit at the table, and no one may keep them waiting like this; the host has a separate pause for them.
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
  // A paused race resumes only when the person resumes it, not when someone moves a hand to a phone meanwhile.
  const [held, setHeld] = useState(false);
  const paused = wanted && (held || !guests);
  useEffect(() => setHeld(paused), [paused]);
  useEffect(() => {
    if (!paused) return;
    return holdRace(match);
  }, [paused, match]);
}

/** Plays a sound for the person who must act now, once: as the curtain calls them, or else as they may act. curtain: their seat. */
export function useCall(mine: boolean, curtain: number | undefined): void {
  const called = useRef<boolean>(false);
  const acts = mine && curtain === undefined;
  useEffect(() => {
    if (curtain === undefined) return;
    called.current = true;
    callPerson();
  }, [curtain]);
  useEffect(() => {
    if (!acts) return;
    if (!called.current) callPerson();
    called.current = false;
  }, [acts]);
}

function callPerson(): void {
  playSound('yourTurn');
  // A phone in a hand is felt, even if the room is loud.
  // Browsers refuse it, with an error in their log, before anyone has touched the page.
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(BUZZ);
}

/** Takes away what the last person at a shared screen had chosen, and why it was refused, before a curtain calls the next one. */
export function useVeil(playback: Playback, isDown: boolean): void {
  useLayoutEffect(() => {
    if (!isDown) return;
    playback.preview(null);
    dismissRefusal();
  }, [playback, isDown]);
}

/** A decision made by the clock is shown for this long, ms. */
const SHOWN_MS = 4000;

/** The clock's answer that the banner still has to show; undefined once the last has been shown long enough. */
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

/** Hot seat without secrets: the next person to decide takes the seat at once; undefined: there is none. */
export function useTakeOver(sit: (seat: number) => void, next: number | undefined): void {
  const latest = useRef(sit);
  latest.current = sit;
  useEffect(() => {
    if (next !== undefined) latest.current(next);
  }, [next]);
}

/**
 * Hot seat: after a view that everyone at a shared screen looks at together, such as a draft, someone's own cards appear
 * only once they sit there. isOpen: that view is on screen. Returns whether it was, and no one has sat down since.
 */
export function useCurtain(playback: Playback, isOpen: boolean): boolean {
  const curtain = usePlayback(playback, (s) => s.curtain);
  useEffect(() => {
    if (isOpen) playback.setCurtain('open');
    else if (curtain === 'open') playback.setCurtain('down');
  }, [playback, isOpen, curtain]);
  return curtain !== 'up' && !isOpen;
}

/** The results at which this table's screens wait for each other. */
export function useGoingOn({ match, goOn }: Pick<MatchUpdate, 'match' | 'goOn'>): GoingOn {
  const isHost = useApp((s) => s.role !== 'guest');
  const tell = useCallback(
    (results: number) => {
      // If this message is lost, the host's next one, or a later result, lets the waiting players go on.
      if (isHost) void client.call('match.goOn', { match, results });
    },
    [isHost, match],
  );
  const { after, host } = goOn;
  return useMemo(() => ({ isHost, after, host, tell }), [isHost, after, host, tell]);
}
