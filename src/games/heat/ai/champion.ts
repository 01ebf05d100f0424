// The Champion: compares promising answers by simulating the race for a few rounds after each, with rivals and Legends.
// Not here: the simulation itself (playout/playout.ts, search.ts).

import type { Draw, Limits, Seat } from '@core/contract';
import { EVEN, type Style } from '@core/style';
import { carOf } from '../cars';
import { coolingAt } from '../outlook/road';
import type { Gear, HeatAction, HeatChoices, HeatState } from '../types';
import { type Counts, noCards } from './cards/hands';
import { CLASS_OF, HEAT_CLASS, PROFILES, STRESS_CLASS } from './cards/kinds';
import { lowestGear } from './greedy';
import type { HeadRace } from './playout/head-race';
import { boost, plansOf, playDirectly, pushOn, roomFrom, simulateRest, tow } from './playout/playout';
import {
  bestTrial,
  discardTrial,
  type Effort,
  MOST_TURNS,
  promisingTurns,
  type Trial,
  turnTrial,
} from './playout/search';
import { landing } from './prospect';
import { cardsOf, headRace } from './read';

const DISCARDS = 10;
/** Bonus for a boost at tactics 1, and for a slipstream at duels 1, in shares of rivals beaten. */
const BOOSTED = 0.04;
const TOWED = 0.04;

/** How a driver who simulates races works. inAnyGear, inGear: how many of the most promising turns it tries. */
export interface Thinker {
  readonly inAnyGear: number;
  readonly inGear: number;
  readonly turn: Effort;
  readonly react: Effort;
  readonly discard: Effort;
  /** The character's style. */
  readonly style: Style;
}

/** The Champion tries each answer only a few times, which leaves the Maestro a clear lead (docs/ai.md). */
export const CHAMPION: Thinker = {
  inAnyGear: 6,
  inGear: 5,
  turn: { tries: 3, depth: 3, turns: MOST_TURNS },
  react: { tries: 8, depth: 2, turns: MOST_TURNS },
  discard: { tries: 3, depth: 2, turns: MOST_TURNS },
  style: EVEN,
};
/** Turns that one decision of the Maestro may evaluate. */
const PATIENT_TURNS = 8 * MOST_TURNS;
/** The Maestro drops an answer that is this many standard errors behind. */
const DOUBT = 2.5;
/** The Maestro: more answers, seven to thirteen times the tries, and one round further ahead. */
export const MAESTRO: Thinker = {
  inAnyGear: 10,
  inGear: 8,
  turn: { tries: 40, depth: 4, turns: PATIENT_TURNS, doubt: DOUBT },
  react: { tries: 60, depth: 3, turns: PATIENT_TURNS, doubt: DOUBT },
  discard: { tries: 40, depth: 3, turns: PATIENT_TURNS, doubt: DOUBT },
  style: EVEN,
};

/** The same driver with a share of its effort, and a way to stop it early. */
export function limited(thinker: Thinker, { effort = 1, isOut }: Limits): Thinker {
  const share = (whole: Effort): Effort => {
    const less = { ...whole, tries: Math.max(1, Math.round(whole.tries * effort)), turns: whole.turns * effort };
    return isOut === undefined ? less : { ...less, isOut };
  };
  return { ...thinker, turn: share(thinker.turn), react: share(thinker.react), discard: share(thinker.discard) };
}

/** The gear of the turn that did best. */
export function championGear(thinker: Thinker, s: Readonly<HeatState>, seat: Seat, draw: Draw): Gear {
  const { race, me } = headRace(s, seat);
  const best = bestPlan(thinker, race, me, 0, [], draw);
  return (best?.gear as Gear | undefined) ?? lowestGear(s, seat);
}

/** The cards of the turn that did best in the chosen gear; the rivals' gears are known by now. */
export function championCards(thinker: Thinker, s: Readonly<HeatState>, seat: Seat, draw: Draw): HeatAction {
  const { race, me, seats } = headRace(s, seat);
  const gears = seats.map((other) => carOf(s, other).gear);
  const best = bestPlan(thinker, race, me, carOf(s, seat).gear, gears, draw);
  return best ? { type: 'cards', cards: cardsOf(carOf(s, seat).hand, best.cards) } : { type: 'anyCards' };
}

/** The value with the best prospect if nothing else is added. offered.cool: cooldown available in React. */
export function championValue(
  s: Readonly<HeatState>,
  seat: Seat,
  offered: Extract<HeatChoices, { kind: 'value' }>,
): number {
  const { race, me } = headRace(s, seat);
  const car = race.cars[me];
  const { road } = race.table;
  const after = (value: number) => {
    if (!car) return -value;
    const { from, gear, hand } = car;
    const speed = offered.speedSoFar + value;
    const hot = hand[HEAT_CLASS] ?? 0;
    const cooled = Math.min(hot, coolingAt(road, from + speed, offered.cool + car.adrenaline));
    const held = car.engine + cooled;
    const limit = carOf(s, seat).limitBonus;
    return landing(race.table, from, from + speed, speed, gear, held, hot - cooled, gear + cooled, limit);
  };
  return offered.values.reduce((best, value) => (after(value) < after(best) ? value : best));
}

/** The step in React, or done, that does best in simulated races. */
export function championReact(
  thinker: Thinker,
  s: Readonly<HeatState>,
  seat: Seat,
  offered: Extract<HeatChoices, { kind: 'react' }>,
  draw: Draw,
): HeatAction {
  const { race, me } = headRace(s, seat);
  const options = reactions(offered);
  const trials = options.map(
    ({ acts }): Trial => ({
      liking: acts.includes(boost) ? BOOSTED * thinker.style.tactics : 0,
      run(copy) {
        for (const act of acts) act(copy, me);
        simulateRest(copy, indexes(copy), 'react', me + 1);
      },
    }),
  );
  return (
    options[bestTrial(race, me, trials, thinker.react, draw(2 ** 31), undefined, thinker.style)]?.action ?? {
      type: 'done',
    }
  );
}

type Act = (race: HeadRace, me: number) => void;

/** Options in React: done, each step on offer, and each of them followed by a boost. action: the first step. */
function reactions(offered: Extract<HeatChoices, { kind: 'react' }>): { action: HeatAction; acts: Act[] }[] {
  const single: { action: HeatAction; acts: Act[] }[] = [];
  if (offered.adrenaline) single.push({ action: { type: 'adrenaline' }, acts: [(race, me) => pushOn(race, me, 1)] });
  for (const { card, gain } of offered.accelerate) {
    single.push({ action: { type: 'accelerate', card }, acts: [(race, me) => pushOn(race, me, gain)] });
  }
  for (const card of new Set(offered.directPlay.map((one) => one.card))) {
    const kind = CLASS_OF[card] ?? 0;
    single.push({ action: { type: 'directPlay', card }, acts: [(race, me) => playDirectly(race, me, kind)] });
  }
  const options = [{ action: { type: 'done' } as HeatAction, acts: [] as Act[] }, ...single];
  if (!offered.boost) return options;
  options.push({ action: { type: 'boost' }, acts: [boost] });
  return [...options, ...single.map(({ action, acts }) => ({ action, acts: [...acts, boost] }))];
}

/** The slipstream length that does best; 0 for none. */
export function championTow(
  thinker: Thinker,
  s: Readonly<HeatState>,
  seat: Seat,
  offered: Extract<HeatChoices, { kind: 'slipstream' }>,
  draw: Draw,
): number {
  const { race, me } = headRace(s, seat);
  const lengths = [0, ...offered.lengths.map((entry) => entry.length)];
  const trials = lengths.map(
    (length): Trial => ({
      liking: length > 0 ? TOWED * thinker.style.duels : 0,
      run(copy) {
        const from = copy.cars[me]?.progress ?? 0;
        if (length > 0) tow(copy, me, roomFrom(copy, me, from + length));
        simulateRest(copy, indexes(copy), 'slip', me + 1);
      },
    }),
  );
  return lengths[bestTrial(race, me, trials, thinker.react, draw(2 ** 31), undefined, thinker.style)] ?? 0;
}

/** The discard that does best: slow cards, fast cards, or some of both. */
export function championDiscard(thinker: Thinker, s: Readonly<HeatState>, seat: Seat, draw: Draw): Counts {
  const { race, me } = headRace(s, seat);
  const hand = race.cars[me]?.hand ?? noCards();
  const discards = likelyDiscards(hand);
  const trials = discards.map((cards) => discardTrial(me, cards));
  return discards[bestTrial(race, me, trials, thinker.discard, draw(2 ** 31), undefined, thinker.style)] ?? noCards();
}

/** Candidate discards: nothing, the slowest kinds, the fastest kinds, or one kind from each end. */
function likelyDiscards(hand: Counts): Counts[] {
  const speed = (kind: number) => PROFILES[kind]?.mean ?? 0;
  const held = hand.flatMap((n, kind) => (n > 0 && mayThrow(kind) ? [kind] : [])).sort((a, b) => speed(a) - speed(b));
  const most = held.length;
  const ends = [[0, most]];
  for (let n = 1; n <= most; n++) ends.push([n, most]);
  for (let n = 1; n < most; n++) ends.push([0, most - n]);
  if (most > 2) ends.push([1, most - 1]);
  return ends.slice(0, DISCARDS).map(([low = 0, high]) => {
    const cards = noCards();
    for (const kind of [...held.slice(0, low), ...held.slice(high)]) cards[kind] = hand[kind] ?? 0;
    return cards;
  });
}

/** Heat and Stress can't be discarded (R63), and sponsorship cards are worth keeping. */
function mayThrow(kind: number): boolean {
  return kind !== STRESS_CLASS && kind !== HEAT_CLASS && PROFILES[kind]?.single !== true;
}

function bestPlan(
  thinker: Thinker,
  race: HeadRace,
  me: number,
  onlyGear: number,
  gears: readonly number[],
  draw: Draw,
) {
  const car = race.cars[me];
  if (!car) return undefined;
  const turns = promisingTurns(race, car, onlyGear, onlyGear === 0 ? thinker.inAnyGear : thinker.inGear);
  // If the gear is still to be chosen, turns in the same gear give the same answer.
  const trials = turns.map((turn, at) => turnTrial(me, turn, onlyGear === 0 ? turn.gear : at));
  const plan = (dealt: HeadRace) => plansOf(dealt, me, gears);
  return turns[bestTrial(race, me, trials, thinker.turn, draw(2 ** 31), plan, thinker.style)];
}

/** The cars are in turn order already. */
function indexes(race: HeadRace): number[] {
  return race.cars.map((_, i) => i);
}
