// The Champion: picks among promising answers by playing the race ahead for some rounds, rivals and Legends included.
// Not for: the playing ahead itself (ahead.ts, search.ts).

import type { Draw, Seat } from '@core/contract';
import { carOf } from '../cars';
import type { Gear, HeatAction, HeatChoices, HeatState } from '../types';
import { boost, type HeadRace, playOn, pushOn, roomFrom } from './ahead';
import { type Counts, noCards, STRESS_CLASS } from './hands';
import { lowestGear } from './plain';
import { cardsOf, headRace } from './read';
import { bestTrial, discardTrial, type Effort, promisingTurns, type Trial, turnTrial } from './search';

/** Turns and discards that are tried at all. */
const TURNS = 8;
const DISCARDS = 10;
const TURN_EFFORT: Effort = { tries: 8, depth: 3 };
const REACT_EFFORT: Effort = { tries: 24, depth: 2 };
const DISCARD_EFFORT: Effort = { tries: 8, depth: 2 };

/** The gear of the turn that did best. */
export function championGear(s: Readonly<HeatState>, seat: Seat, draw: Draw): Gear {
  const { race, me } = headRace(s, seat);
  const best = bestPlan(race, me, 0, [], draw);
  return (best?.gear as Gear | undefined) ?? lowestGear(s, seat);
}

/** The cards of the turn that did best in the gear that is in; the rivals' gears are known by now. */
export function championCards(s: Readonly<HeatState>, seat: Seat, draw: Draw): HeatAction {
  const { race, me, seats } = headRace(s, seat);
  const gears = seats.map((other) => carOf(s, other).gear);
  const best = bestPlan(race, me, carOf(s, seat).gear, gears, draw);
  return best ? { type: 'cards', cards: cardsOf(carOf(s, seat).hand, best.cards) } : { type: 'anyCards' };
}

/** Adrenaline, boost or done, whichever does best with the round played on. */
export function championReact(
  s: Readonly<HeatState>,
  seat: Seat,
  offered: Extract<HeatChoices, { kind: 'react' }>,
  draw: Draw,
): HeatAction {
  const actions: HeatAction[] = [{ type: 'done' }];
  const first: ((race: HeadRace, me: number) => void)[] = [() => {}];
  if (offered.adrenaline) {
    actions.push({ type: 'adrenaline' });
    first.push((race, me) => pushOn(race, me, 1));
  }
  if (offered.boost) {
    actions.push({ type: 'boost' });
    first.push(boost);
  }
  if (offered.adrenaline && offered.boost) {
    actions.push({ type: 'adrenaline' });
    first.push((race, me) => {
      pushOn(race, me, 1);
      boost(race, me);
    });
  }
  const { race, me } = headRace(s, seat);
  const trials = first.map(
    (act): Trial => ({
      play(copy) {
        act(copy, me);
        playOn(copy, indexes(copy), 'react', me + 1);
      },
    }),
  );
  return actions[bestTrial(race, me, trials, REACT_EFFORT, draw(2 ** 31))] ?? { type: 'done' };
}

/** The length of slipstream that does best, 0 for none. */
export function championTow(
  s: Readonly<HeatState>,
  seat: Seat,
  offered: Extract<HeatChoices, { kind: 'slipstream' }>,
  draw: Draw,
): number {
  const { race, me } = headRace(s, seat);
  const lengths = [0, ...offered.lengths.map((entry) => entry.length)];
  const trials = lengths.map(
    (length): Trial => ({
      play(copy) {
        const car = copy.cars[me];
        if (car && length > 0) car.progress = roomFrom(copy, me, car.progress + length);
        playOn(copy, indexes(copy), 'slip', me + 1);
      },
    }),
  );
  return lengths[bestTrial(race, me, trials, REACT_EFFORT, draw(2 ** 31))] ?? 0;
}

/** The discard that does best: slow cards, fast cards, or some of both ends. */
export function championDiscard(s: Readonly<HeatState>, seat: Seat, draw: Draw): Counts {
  const { race, me } = headRace(s, seat);
  const hand = race.cars[me]?.hand ?? noCards();
  const discards = likelyDiscards(hand);
  const trials = discards.map((cards) => discardTrial(me, cards));
  return discards[bestTrial(race, me, trials, DISCARD_EFFORT, draw(2 ** 31))] ?? noCards();
}

/** Everything up to some value, everything from some value on, and both, each different discard once. */
function likelyDiscards(hand: Counts): Counts[] {
  const found = new Map<string, Counts>();
  for (let low = -1; low < STRESS_CLASS; low++) {
    for (let high = STRESS_CLASS; high > low; high--) {
      const cards = hand.map((n, kind) => (kind < STRESS_CLASS && (kind <= low || kind >= high) ? n : 0));
      if (!found.has(cards.join())) found.set(cards.join(), cards);
    }
  }
  return [...found.values()].slice(0, DISCARDS);
}

function bestPlan(race: HeadRace, me: number, onlyGear: number, gears: readonly number[], draw: Draw) {
  const car = race.cars[me];
  if (!car) return undefined;
  const turns = promisingTurns(race, car, onlyGear, TURNS);
  const trials = turns.map((turn) => turnTrial(me, turn, gears));
  return turns[bestTrial(race, me, trials, TURN_EFFORT, draw(2 ** 31))];
}

/** The cars stand in turn order already. */
function indexes(race: HeadRace): number[] {
  return race.cars.map((_, i) => i);
}
