// What a car did in a race of Havoc Speedway, for achievements: cards, coins, dice, walls. Not here: figures (figures.ts), which count as
// facts too.

import type { Facts, Seat } from '@core/contract';
import { RaceFacts } from '@kit/race-facts';
import { COINS, TOW } from '../data/coins';
import type { HavocEvent } from '../types';

const NAMES = [
  ...['badges', 'lastBadges', 'calls', 'skips', 'toxic', 'mostToxic', 'passes', 'cards', 'dealer', 'inside'],
  ...['outside', 'coins', 'chain', 'ownGood', 'ownBad', 'longest', 'backwards', 'doubles', 'boxcars', 'snakeEyes'],
  ...['checkEngine', 'laneDice', 'blocked', 'walls', 'pits', 'linesBack', 'stuck', 'trapTow', 'trapBack', 'tieBreaks'],
  ...['stormRun', 'rides'],
] as const;
type Name = (typeof NAMES)[number];

const INSIDE = 1;
const OUTSIDE = 4;

/**
 * badges, lastBadges: Storms won and lost. ownGood, ownBad: one's own coins driven over that helped and that hurt. trapTow, trapBack:
 * one's coins that had a rival towed or sent back. chain: most coins in one turn. stormRun: Storms won in a row.
 */
export function facts(log: readonly HavocEvent[], cars: number): Facts[] {
  const counted = new RaceFacts(cars, NAMES);
  const runs = new Array<number>(cars).fill(0);
  let order: readonly Seat[] = [];
  for (const event of log) {
    switch (event.type) {
      case 'stormEnded':
        noteStorm(counted, runs, event.order);
        break;
      case 'passEnded':
        counted.round(event.standings.map(({ seat }) => seat));
        break;
      case 'tieBreakStarted':
        for (const seat of event.seats) counted.add(seat, 'tieBreaks');
        break;
      case 'raceEnded':
        order = event.ranking.map(({ seat }) => seat);
        break;
      case 'suitCalled':
        if (event.by >= 0) counted.add(event.by, 'calls');
        break;
      default:
        if ('seat' in event) {
          noteStage(counted, event);
          noteDriving(counted, event);
        }
    }
  }
  return counted.finish(order);
}

/** Changes runs. */
function noteStorm(counted: RaceFacts<Name>, runs: number[], order: readonly Seat[]): void {
  const [first, last] = [order[0], order.at(-1)];
  if (first !== undefined) counted.add(first, 'badges');
  if (last !== undefined) counted.add(last, 'lastBadges');
  for (const seat of order) {
    runs[seat] = seat === first ? (runs[seat] ?? 0) + 1 : 0;
    counted.most(seat, 'stormRun', runs[seat] ?? 0);
  }
}

type OwnEvent = Extract<HavocEvent, { seat: Seat }>;

/** Storm, lanes and coins. */
function noteStage(counted: RaceFacts<Name>, event: OwnEvent): void {
  const { seat } = event;
  switch (event.type) {
    case 'dealerChosen':
      counted.add(seat, 'dealer');
      return;
    case 'cardPlayed':
      counted.add(seat, 'cards');
      return;
    case 'turnSkipped':
      counted.add(seat, 'skips');
      return;
    case 'stormPassed':
      counted.add(seat, 'passes');
      return;
    case 'cardsDrawn':
      if (event.reason === 'toxic') {
        counted.add(seat, 'toxic', event.count);
        counted.most(seat, 'mostToxic', event.count);
      }
      return;
    case 'laneChosen':
      if (event.lane === INSIDE) counted.add(seat, 'inside');
      if (event.lane === OUTSIDE) counted.add(seat, 'outside');
      return;
    case 'coinsDrawn':
      counted.add(seat, 'coins', event.count);
      return;
    case 'coinRevealed':
      noteCoin(counted, event);
      return;
  }
}

/** by: whose coin it was; seat: whose car drove over it. */
function noteCoin(
  counted: RaceFacts<Name>,
  { seat, by, coin, chain }: Extract<OwnEvent, { type: 'coinRevealed' }>,
): void {
  const helps = (COINS[coin]?.move ?? 0) > 0;
  counted.most(seat, 'chain', chain);
  if (helps) counted.add(seat, 'rides');
  if (by === seat) counted.add(seat, helps ? 'ownGood' : 'ownBad');
  else if (coin === TOW) counted.add(by, 'trapTow');
  else if (!helps) counted.add(by, 'trapBack');
}

function noteDriving(counted: RaceFacts<Name>, event: OwnEvent): void {
  const { seat } = event;
  switch (event.type) {
    case 'dieRolled': {
      const [one, other] = event.faces;
      if (event.die === 'lane') counted.add(seat, 'laneDice');
      else if (one !== undefined && one === other) {
        counted.add(seat, 'doubles');
        if (one === 6) counted.add(seat, 'boxcars');
        if (one === 1) counted.add(seat, 'snakeEyes');
      }
      return;
    }
    case 'pawnMoved':
      if (event.direction === 'forward') counted.most(seat, 'longest', event.made);
      else counted.add(seat, 'backwards', event.made);
      return;
    case 'pawnBlocked':
      counted.add(seat, event.by === 'wall' ? 'walls' : 'blocked');
      return;
    case 'checkEngine':
      counted.add(seat, 'checkEngine');
      return;
    case 'lineCrossed':
      if (event.direction === 'backward') counted.add(seat, 'linesBack');
      return;
    case 'pitLaneEntered':
      counted.add(seat, 'pits');
      return;
    case 'pitStuck':
      counted.add(seat, 'stuck');
      return;
  }
}
