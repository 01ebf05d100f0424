// The order of the stages, and the results between them (T2).
// Not here: a single stage. Nothing waits here: a popup's Continue button belongs to the screen.

import type { Io } from '@core/contract';
import { progressOf } from '../cars';
import { LANE_OF } from '../data/track';
import { ranking } from '../standings';
import type { HavocEvent, HavocStage, HavocState, StageResult } from '../types';
import { beginCoins } from './coins';
import { beginLanes } from './lanes';
import { beginRacing, beginTieBreak, isDecided, isLastRound, leaders } from './racing';
import { beginStorm } from './storm';

/** Changes s: ends the finished stage and starts the next ones, until a decision is open or the race is over. */
export function nextStage(s: HavocState, io: Io<HavocEvent>): void {
  let isOver = true;
  while (isOver && s.stage !== 'finished') {
    const next = stageAfter(s);
    // Dealer Selection continues automatically (C5); the tie-break ends in the final ranking.
    if (s.stage !== 'dealer' && s.stage !== 'tieBreak') {
      io.emit({ round: s.round, type: 'stageResults', stage: s.stage, next, table: resultsOf(s) });
    }
    s.stage = next;
    isOver = begin(s, io);
  }
}

function stageAfter(s: Readonly<HavocState>): HavocStage {
  switch (s.stage) {
    case 'dealer':
      return 'storm';
    case 'storm':
      return s.round === 1 ? 'lanes' : 'coins';
    case 'lanes':
      return 'coins';
    case 'coins':
      return 'racing';
    case 'racing':
      return stageAfterRacing(s);
    default:
      return 'finished';
  }
}

function stageAfterRacing(s: Readonly<HavocState>): HavocStage {
  if (isDecided(s)) return leaders(s, s.badges).length > 1 && !isLastRound(s) ? 'tieBreak' : 'finished';
  return isLastRound(s) ? 'finished' : 'storm';
}

/** Returns true if the stage is over without a decision. */
function begin(s: HavocState, io: Io<HavocEvent>): boolean {
  switch (s.stage) {
    case 'storm':
      beginStorm(s, io);
      return false;
    case 'lanes':
      beginLanes(s, io);
      return false;
    case 'coins':
      return beginCoins(s, io);
    case 'racing':
      beginRacing(s, io);
      return false;
    case 'tieBreak':
      beginTieBreak(s, io);
      return false;
    default:
      io.emit({ round: s.round, type: 'raceEnded', ranking: ranking(s), roundLimit: isLastRound(s) && !isDecided(s) });
      return true;
  }
}

function resultsOf(s: Readonly<HavocState>): StageResult[] {
  return s.badges.map((seat, index) => {
    const car = s.cars[seat];
    if (car === undefined) throw new Error(`seat ${seat} has no car`);
    const progress = progressOf(car);
    return {
      seat,
      badge: index + 1,
      lane: LANE_OF[car.at] ?? 0,
      at: car.at,
      coins: car.awarded,
      lap: car.lap,
      progress,
      gained: s.stage === 'racing' ? progress - car.from : 0,
      finished: car.finished,
    };
  });
}
