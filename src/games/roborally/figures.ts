// What statistics keep of a robot's race, and of a match its races. Not for: the classification (standings.ts).

import type { FigureSpec, Figures } from '@core/contract';
import type { RoborallyState } from './types';

/** turns: until the last checkpoint was touched. hits: landed on rivals; harm: damage taken; wrecks: rivals pushed to ruin. */
export const FIGURES: readonly FigureSpec[] = [
  { id: 'turns', over: 'least', record: 'race' },
  { id: 'flags', over: 'total' },
  { id: 'hits', over: 'total' },
  { id: 'wrecks', over: 'total' },
  { id: 'harm', over: 'total' },
  { id: 'deaths', over: 'total' },
];

/** Seat order. turns: only of robots that touched the last checkpoint. */
export function figuresOf(s: Readonly<RoborallyState>): Figures[] {
  return s.robots.map(({ status, endTurn, flags, hits, wrecks, harm, deaths }) => ({
    flags,
    hits,
    wrecks,
    harm,
    deaths,
    ...(status === 'finished' ? { turns: endTurn } : {}),
  }));
}
