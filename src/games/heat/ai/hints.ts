// What a hint says about an answer in Heat: corner and speed with the risk of a spin-out, Heat and cards that are left.
// Not here: which answer is best (ai/hints).

import type { Decision, HintHooks, HintMessage, HintText, Imagined, Means, Seat } from '@core/contract';
import { meanOf, percent, tenths } from '@core/hints';
import { carOf, heatInHand } from '../cars';
import { choices } from '../choices';
import { CARDS } from '../data/cards';
import type { Card, HeatAction, HeatState, HeatTypes } from '../types';
import { HEAT_CLASS } from './cards/kinds';
import { roundsLeft } from './prospect';
import { headRace } from './read';
import { themes } from './themes';

export const hintHooks: HintHooks<HeatTypes> = { rounds: 2, tally, path, explain, themes };

/** A corner is mentioned if the car crosses it this round in more than this share of the simulated races. */
const LIKELY = 0.5;

type Ahead = Parameters<HintHooks<HeatTypes>['tally']>[0];

function tally({ before, after, seat, events }: Ahead): Means {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const first = own.filter(({ round }) => round <= Math.max(1, before.round));
  const moved = first.filter((event) => event.type === 'carMoved');
  const car = carOf(after, seat);
  return {
    spaces: moved.reduce((sum, { from, to }) => sum + to - from, 0),
    speed: first.findLast((event) => event.type === 'speedSet')?.speed ?? 0,
    crosses: first.some(({ type }) => type === 'cornerLineCrossed') ? 1 : 0,
    paid: first.reduce((sum, event) => sum + (event.type === 'cornerPaid' ? event.heat : 0), 0),
    spun: own.some(({ type }) => type === 'spunOut') ? 1 : 0,
    engine: car.engine,
    hot: heatInHand(car),
    ahead: car.progress - carOf(before, seat).progress,
    rounds: roundsToGo(after, seat),
  };
}

/** Rounds to the final line; 0 for a car that no longer races. */
function roundsToGo(s: Readonly<HeatState>, seat: Seat): number {
  const car = carOf(s, seat);
  if (car.status !== 'racing' || s.status === 'finished' || !s.order.includes(seat)) return 0;
  const { race, me } = headRace(s, seat);
  const own = race.cars[me];
  if (own === undefined) return 0;
  return Math.max(0, roundsLeft(race.table, own.progress, own.gear, own.engine, own.hand[HEAT_CLASS] ?? 0));
}

/** Progress and lane of every space on the way, alternating. */
function path({ before, seat, events }: Ahead): number[] {
  const spots: number[] = [];
  for (const event of events) {
    if (event.round > Math.max(1, before.round)) break;
    if (event.type !== 'carMoved' || event.seat !== seat) continue;
    if (spots.length === 0) spots.push(event.from, event.fromLane);
    event.path.forEach((progress, step) => {
      spots.push(progress, step === event.path.length - 1 ? event.lane : event.fromLane);
    });
  }
  return spots;
}

function explain(s: Imagined<HeatState>, decision: Decision, action: HeatAction, means: Means): HintText {
  const mean = (name: string) => meanOf(means, name);
  const numbers = {
    spaces: tenths(mean('spaces')),
    ahead: tenths(mean('ahead')),
    risk: percent(mean('spun')),
    engine: tenths(mean('engine')),
    hot: tenths(mean('hot')),
    paid: tenths(mean('paid')),
    rounds: tenths(mean('rounds')),
  };
  const isMove = decision.kind === 'gear' || decision.kind === 'cards';
  const tag: HintMessage = { id: isMove ? 'tag' : 'tagRounds', values: numbers };
  return {
    tag,
    why: [
      road(s, decision, mean('crosses') > LIKELY, Math.round(mean('speed')), numbers),
      kept(s, decision, action, numbers),
    ],
  };
}

type Numbers = Readonly<Record<string, number>>;

function road(
  s: Imagined<HeatState>,
  decision: Decision,
  crosses: boolean,
  speed: number,
  numbers: Numbers,
): HintMessage {
  const offer = choices(s, decision);
  if (offer.kind !== 'gear' && offer.kind !== 'cards') return { id: 'pace', values: numbers };
  if (offer.kind === 'gear' || offer.corner === null || !crosses) return { id: 'road', values: numbers };
  const { name, limit } = offer.corner;
  return { id: 'corner', values: { ...numbers, corner: name, limit, speed } };
}

/** After cards are played, what stays in hand; otherwise how long the race still takes. */
function kept(s: Imagined<HeatState>, decision: Decision, action: HeatAction, numbers: Numbers): HintMessage {
  if (action.type !== 'cards' && action.type !== 'discard') return { id: 'kept', values: numbers };
  const left = handWithout(carOf(s, decision.seat).hand, action.cards);
  const fast = left.filter((card) => CARDS[card]?.kind === 'speed').map((card) => CARDS[card]?.values[0] ?? 0);
  const speeds = fast.sort((a, b) => b - a).join(' + ');
  const id = fast.length === 0 ? 'kept' : 'hand';
  return { id, values: { ...numbers, speeds, others: left.length - fast.length } };
}

function handWithout(hand: readonly Card[], cards: readonly Card[]): Card[] {
  const left = [...hand];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
