// How fast a good driver is along a lap, and what each corner costs: an estimate, fast enough to follow a road while it is drawn.
// One car alone drives laps with hands from the starting deck and picks gear and cards for the fewest rounds, with Heat at what a boost
// gives for it. Left out: other cars, slipstreams, boosts, Stress, upgrades, and that an engine runs empty. The balance report
// (ai/) drives real races instead.

import { drawFrom, seedRng } from '@core/rng';
import { entry } from '@geometry/line';
import { CARDS, STARTER_DECK } from '../data/cards';
import { SHIFT_HEAT } from '../data/costs';
import { cornersOf, roadOf } from './cut';
import type { HeatSource } from './source';

/** An estimate of a lap. */
export interface Profile {
  /** A good driver's speed, by space from the finish line. */
  readonly speeds: readonly number[];
  /** In driving order. corner: its place in the source. heat: paid a lap. */
  readonly corners: readonly { readonly corner: number; readonly line: number; readonly heat: number }[];
  readonly rounds: number;
  readonly heat: number;
}

/** Rounds that a Heat card is worth: a boost costs one and drives 2.5 of 8 spaces on average. */
const PRICE = 0.3;
const GEARS = [1, 2, 3, 4] as const;
const HAND = 7;
/** Cards of an average hand. */
const USUAL = [1, 1, 2, 3, 3, 4, 5] as const;
/** Spaces of an average round. */
const USUAL_SPEED = 8;
/** More than any four cards. */
const FASTEST = 18;
/** Laps of the estimate, and laps ahead that a driver thinks of. */
const LAPS = 16;
const AHEAD = 2;

/** The estimate for a source. The same source gives the same one. */
export function profileOf(source: HeatSource): Profile {
  const lines = cornersOf(source, roadOf(source)).map(({ source: corner, line }) => ({
    corner,
    line: line === 0 ? source.spaces : line,
    limit: entry(source.corners, corner).limit,
  }));
  return driveLaps(source.spaces, lines);
}

/** The highest limit of a corner below its own from which it costs Heat; undefined: none down to 1 does. */
export function costlyLimit(source: HeatSource, corner: number, from: number): number | undefined {
  for (let limit = entry(source.corners, corner).limit - 1; limit >= 1; limit--) {
    const corners = source.corners.map((one, index) => (index === corner ? { ...one, limit } : one));
    const costs = profileOf({ ...source, corners }).corners.find((one) => one.corner === corner)?.heat ?? 0;
    if (costs >= from) return limit;
  }
  return undefined;
}

interface Line {
  readonly corner: number;
  readonly line: number;
  readonly limit: number;
}

function driveLaps(spaces: number, lines: readonly Line[]): Profile {
  const costs = costTable(spaces, lines);
  const values = valuesAhead(spaces, costs);
  const passed = Array.from({ length: spaces }, () => ({ speed: 0, times: 0 }));
  const paid = lines.map(() => 0);
  const hands = dealing();
  let [at, gear, rounds, heat] = [0, 1, 0, 0];
  for (let driven = 0; driven < spaces * LAPS; ) {
    const { cards, speed, next } = bestPlay(hands.hand(), (play, to) => {
      const shift = Math.abs(to - gear) > 1 ? SHIFT_HEAT : 0;
      if (Math.abs(to - gear) > 2) return undefined;
      return PRICE * (shift + costOf(costs, at, play)) + valueAt(values, at + play, to);
    });
    hands.play(cards);
    heat += Math.abs(next - gear) > 1 ? SHIFT_HEAT : 0;
    lines.forEach(({ line, limit }, index) => {
      if (!crosses(at, speed, line, spaces)) return;
      const excess = Math.max(0, speed - limit);
      paid[index] = entry(paid, index) + excess;
      heat += excess;
    });
    for (let step = 0; step < Math.max(1, speed); step++) {
      const space = entry(passed, (at + step) % spaces);
      space.speed += speed;
      space.times += 1;
    }
    at = (at + speed) % spaces;
    gear = next;
    rounds += 1;
    // A hand of zeros stands still for a round.
    driven += Math.max(1, speed);
  }
  return {
    speeds: passed.map(({ speed, times }) => (times === 0 ? 0 : speed / times)),
    corners: lines.map(({ corner, line }, index) => ({ corner, line, heat: entry(paid, index) / LAPS })),
    rounds: rounds / LAPS,
    heat: heat / LAPS,
  };
}

/** Heat paid by a move, by the space where it begins and its speed. */
function costTable(spaces: number, lines: readonly Line[]): Float64Array {
  const costs = new Float64Array(spaces * FASTEST);
  for (const { line, limit } of lines)
    for (let at = 0; at < spaces; at++)
      for (let speed = limit + 1; speed < FASTEST; speed++)
        if (crosses(at, speed, line, spaces)) costs[at * FASTEST + speed] = costOf(costs, at, speed) + speed - limit;
  return costs;
}

function costOf(costs: Float64Array, at: number, speed: number): number {
  return costs[at * FASTEST + speed] ?? 0;
}

function crosses(at: number, speed: number, line: number, spaces: number): boolean {
  const away = (line - at - 1 + spaces) % spaces;
  return away < speed;
}

/** Rounds, and Heat at its price, still to come from each place in each gear, with an average hand in every round. */
function valuesAhead(spaces: number, costs: Float64Array): Float64Array {
  const end = spaces * AHEAD;
  const values = new Float64Array((end + FASTEST) * GEARS.length);
  // A car that comes further in the last round saves a part of the next one.
  for (let beyond = 0; beyond < FASTEST; beyond++)
    for (const gear of GEARS) values[(end + beyond) * GEARS.length + gear - 1] = -beyond / USUAL_SPEED;
  const plays = GEARS.map((gear) => [...new Set(sumsOf(USUAL, gear))]);
  for (let at = end - 1; at >= 0; at--)
    for (const gear of GEARS) {
      let best = Number.POSITIVE_INFINITY;
      for (const to of GEARS) {
        if (Math.abs(to - gear) > 2) continue;
        const shift = Math.abs(to - gear) > 1 ? SHIFT_HEAT : 0;
        for (const speed of entry(plays, to - 1)) {
          const cost = 1 + PRICE * (shift + costOf(costs, at % spaces, speed)) + valueAt(values, at + speed, to);
          if (cost < best) best = cost;
        }
      }
      values[at * GEARS.length + gear - 1] = best;
    }
  return values;
}

function valueAt(values: Float64Array, at: number, gear: number): number {
  return values[at * GEARS.length + gear - 1] ?? 0;
}

/** The sums of this many of the cards. */
function sumsOf(cards: readonly number[], count: number): number[] {
  return playsOf(cards.length, count).map((play) => play.reduce((sum, at) => sum + entry(cards, at), 0));
}

/** By gear: every choice of that many cards of a hand. */
const PLAYS: readonly (readonly (readonly number[])[])[] = GEARS.map((gear) => playsOf(HAND, gear));

/** Every choice of `count` out of `cards` cards, by their places. */
function playsOf(cards: number, count: number, from = 0): number[][] {
  if (count === 0) return [[]];
  return Array.from({ length: Math.max(0, cards - from) }, (_, step) => from + step).flatMap((first) =>
    playsOf(cards, count - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

interface Play {
  readonly cards: readonly number[];
  readonly speed: number;
  readonly next: number;
}

/** The cheapest play of a hand. costs: of a speed in a gear; undefined: not possible. */
function bestPlay(hand: readonly number[], costs: (speed: number, gear: number) => number | undefined): Play {
  let best: Play = { cards: [], speed: 0, next: 1 };
  let least = Number.POSITIVE_INFINITY;
  for (const next of GEARS) {
    // Most plays of a hand have the same few sums: each is looked at once.
    const seen = new Uint8Array(FASTEST);
    for (const cards of entry(PLAYS, next - 1)) {
      let speed = 0;
      for (const at of cards) speed += entry(hand, at);
      if (seen[speed] === 1) continue;
      seen[speed] = 1;
      const cost = costs(speed, next);
      if (cost === undefined || cost >= least) continue;
      least = cost;
      best = { cards, speed, next };
    }
  }
  return best;
}

/** A hand that is filled up from the starting deck, shuffled the same way each time. */
function dealing(): { hand(): readonly number[]; play(cards: readonly number[]): void } {
  const rng = seedRng('a good driver');
  const deck = STARTER_DECK.flatMap((card) => CARDS[card]?.values.slice(0, 1) ?? []);
  let pile: number[] = [];
  let hand: number[] = [];
  const fill = (): void => {
    while (hand.length < HAND) {
      if (pile.length === 0) pile = without(deck, hand);
      hand.push(...pile.splice(drawFrom(rng, pile.length), 1));
    }
  };
  fill();
  return {
    hand: () => hand,
    play(cards) {
      hand = hand.filter((_, at) => !cards.includes(at));
      fill();
    },
  };
}

function without(deck: readonly number[], hand: readonly number[]): number[] {
  const left = [...deck];
  for (const card of hand) left.splice(left.indexOf(card), 1);
  return left;
}
