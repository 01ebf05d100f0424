// What the race screen does beside showing things: results follow, clocks stand still, refusals shake.

import type { MatchUpdate } from '@api/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useParty } from '../../app/party';
import { to } from '../../app/routes';
import { holdRace } from './hold-race';

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

/** Clocks and AI drivers stand still while the menu is open or the window is hidden, in a race of this screen alone. */
export function usePause(match: string, menu: boolean): void {
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  // At a party nobody else waits because one window is hidden: there the host's pause is one of its own.
  const atParty = useParty((s) => s.party?.match === match);
  const paused = !atParty && (menu || hidden);
  useEffect(() => {
    if (!paused) return;
    return holdRace(match);
  }, [paused, match]);
}

/** Refusals shake the dashboard. */
export function useShake(ref: RefObject<HTMLElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals === 0 || document.documentElement.dataset.motion === 'reduced') return;
    const steps = [0, -6, 6, -6, 6, 0].map((x) => ({ translate: `${x}px 0` }));
    ref.current?.animate(steps, { duration: 200 });
  }, [ref, refusals]);
}

/** A decision that the clock has made is told this long, ms. */
const COASTING = 2600;

/** Whether the banner still tells that the clock has decided. coasts: how often it has so far. */
export function useCoasting(coasts: number): boolean {
  const [told, setTold] = useState(coasts);
  useEffect(() => {
    if (coasts === told) return;
    const timer = setTimeout(() => setTold(coasts), COASTING);
    return () => clearTimeout(timer);
  }, [coasts, told]);
  return coasts !== told;
}

/** Hot seat without secrets: whoever is to decide next takes the seat at once; undefined: nobody is. */
export function useTakeOver(sit: (seat: number) => void, next: number | undefined): void {
  const latest = useRef(sit);
  latest.current = sit;
  useEffect(() => {
    if (next !== undefined) latest.current(next);
  }, [next]);
}
