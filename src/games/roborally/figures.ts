// The figures that statistics keep of a robot's race and of a match's races. Not here: the classification (standings.ts).

import type { FigureSpec, Figures } from '@core/contract';
import type { RoborallyState } from './types';

/** turns: until the last checkpoint. hits: hits on rivals; harm: damage taken; wrecks: rivals pushed to destruction. */
export const FIGURES: readonly FigureSpec[] = [
  { id: 'turns', over: 'least', record: 'race' },
  { id: 'flags', over: 'total' },
  { id: 'hits', over: 'total' },
  { id: 'wrecks', over: 'total' },
  { id: 'harm', over: 'total' },
  { id: 'deaths', over: 'total' },
];

/** In seat order. turns: only for robots that touched the last checkpoint. */
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
