// Which champions this browser has already celebrated: the ceremony opens automatically once, right after the season.

import type { SeasonView } from '@api/season';

const KEY = 'paddock.crowned';
/** How long after a season's end its page still opens the ceremony, ms. */
const FRESH = 60 * 60 * 1000;
/** The most seasons to remember. */
const MOST = 100;

/** Whether the season has just ended and its champion has not been celebrated here. */
export function isToCrown(view: SeasonView, now = Date.now()): boolean {
  if (view.status !== 'finished' || view.finishedAt === null || view.champions.length === 0) return false;
  return now - Date.parse(view.finishedAt) < FRESH && !crowned().includes(view.season);
}

/** Remembers that the ceremony was shown. */
export function crown(season: string): void {
  const others = crowned().filter((one) => one !== season);
  try {
    window.localStorage.setItem(KEY, JSON.stringify([season, ...others].slice(0, MOST)));
  } catch {
    // A browser may forbid storage: then only this page remembers.
  }
  here.add(season);
}

const here = new Set<string>();

function crowned(): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    const listed = Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
    return [...listed, ...here];
  } catch {
    return [...here];
  }
}
