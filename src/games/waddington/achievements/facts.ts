// What a car did in a race of Waddington's Formula 1, for achievements: corners, dice, cards, pits, wear. Not here: figures
// (figures.ts), which count as facts too.

import type { Facts, Seat } from '@core/contract';
import { RaceFacts } from '@kit/race-facts';
import { MOST_BRAKES, MOST_TYRES, TOP_SPEED } from '../data/charts';
import type { WaddingtonEvent } from '../types';

const NAMES = [
  ...['superb', 'special', 'bands', 'clear', 'over', 'luckyDice', 'worstDice', 'doubleSix', 'wearDice', 'brakeWear'],
  ...['tyreWear', 'wearLeft', 'topSpeed', 'topTurns', 'pitCards', 'missed', 'kept', 'blocking', 'cardSquares'],
  ...['bestCard', 'longCards', 'cleanRun', 'surges', 'fastWork', 'tieBreak', 'restarts', 'firstPit'],
] as const;
type Name = (typeof NAMES)[number];

/** The speed that counts as flat out, mph, and squares that make a tactic card a long one. */
const FLAT_OUT = TOP_SPEED;
const LONG_CARD = 4;

/**
 * bands: corners driven; clear: within the limit; over: most mph above a limit that ended well. luckyDice: rolls without a penalty.
 * cleanRun: corners in a row without dice or spin. wearLeft: points left on both gauges at the end. topTurns: turns at full speed.
 */
export function facts(log: readonly WaddingtonEvent[], cars: number): Facts[] {
  const counted = new RaceFacts(cars, NAMES);
  const runs = new Array<number>(cars).fill(0);
  const used = Array.from({ length: cars }, () => 0);
  let order: readonly Seat[] = [];
  for (const event of log) {
    if (event.type === 'gridFormed') counted.grid(event.grid.map(({ seat }) => seat));
    else if (event.type === 'roundEnded') counted.round(event.order);
    else if (event.type === 'raceEnded') {
      order = event.classification.map(({ seat }) => seat);
      const second = event.classification[1];
      if (second?.tieBreak != null) counted.set(order[0] ?? 0, 'tieBreak', 1);
    } else if ('seat' in event) note(counted, runs, used, event);
  }
  for (const [seat, wear] of used.entries()) counted.set(seat, 'wearLeft', MOST_TYRES + MOST_BRAKES - wear);
  return counted.finish(order);
}

type OwnEvent = Extract<WaddingtonEvent, { seat: Seat }>;

/** Changes runs and used. */
function note(counted: RaceFacts<Name>, runs: number[], used: number[], event: OwnEvent): void {
  const { seat } = event;
  const add = (name: Name, n = 1) => counted.add(seat, name, n);
  switch (event.type) {
    case 'cornerJudged': {
      add('bands');
      const isClean = event.verdict === 'clear' || event.verdict === 'superb';
      runs[seat] = isClean ? (runs[seat] ?? 0) + 1 : 0;
      counted.most(seat, 'cleanRun', runs[seat] ?? 0);
      if (event.verdict === 'clear') add('clear');
      if (event.verdict === 'superb') add('superb');
      if (event.verdict === 'specialTyres') add('special');
      if (event.verdict !== 'spin' && event.verdict !== 'dice') counted.most(seat, 'over', event.excess);
      return;
    }
    case 'diceRolled':
      if (event.result === 'none') add('luckyDice');
      if (event.result === 'wear') add('wearDice');
      if (event.result === 'spin') add('worstDice');
      if (event.dice[0] === 6 && event.dice[1] === 6) add('doubleSix');
      if (event.result !== 'spin') counted.most(seat, 'over', event.column);
      return;
    case 'spunOff':
      runs[seat] = 0;
      return;
    case 'wearAdded':
      add('brakeWear', event.brakes);
      add('tyreWear', event.tyres);
      return;
    case 'turnEnded':
      used[seat] = event.tyres + event.brakes;
      return;
    case 'baulked':
      if (event.blocker >= 0) counted.add(event.blocker, 'blocking');
      return;
    default:
      noteCards(counted, event);
  }
}

function noteCards(counted: RaceFacts<Name>, event: OwnEvent): void {
  const { seat } = event;
  const add = (name: Name, n = 1) => counted.add(seat, name, n);
  switch (event.type) {
    case 'speedSet':
      counted.most(seat, 'topSpeed', event.to);
      if (event.to >= FLAT_OUT) add('topTurns');
      if (event.reason === 'surge') add('surges');
      return;
    case 'tacticPlayed':
      add('cardSquares', event.squares);
      counted.most(seat, 'bestCard', event.squares);
      if (event.squares >= LONG_CARD) add('longCards');
      return;
    case 'pitEntered':
      if (counted.of(seat, 'firstPit') === 0) counted.set(seat, 'firstPit', event.round);
      return;
    case 'pitCardDrawn':
      add('pitCards');
      if (event.kept) add('kept');
      if (event.missTurns === 0) add('fastWork');
      return;
    case 'turnMissed':
      add('missed');
      return;
    case 'restarted':
      add('restarts');
      return;
  }
}
