// The plain drivers, which look at each turn once: the Rookie is greedy and erratic, the Pro follows the pace table.
// Not here: the Champion (champion.ts).

import type { Draw, Seat } from '@core/contract';
import type { Style as Taste } from '@core/style';
import { carOf } from '../cars';
import { ADRENALINE_COOLDOWN } from '../data/costs';
import { raceRoad } from '../outlook/race-road';
import { coolingAt, lineAhead, type Road } from '../outlook/road';
import { canShift } from '../phases/gears';
import type { Card, Gear, HeatAction, HeatChoices, HeatState } from '../types';
import { flipChances } from './cards/flips';
import { type Counts, eachChoice, noCards } from './cards/hands';
import { CLASS_OF, HEAT_CLASS, PROFILES } from './cards/kinds';
import { paceOf } from './pace';
import type { Planner } from './planner';
import { eventCards } from './playout/stands';
import { cardsOf, countCards } from './read';
import { type Judge, type Landing, landingOf, lookAt, proJudge, rookieJudge, turnScore } from './score';

/** What distinguishes the two. noise: standard deviation of the judgement, in spaces. */
export interface Style {
  judge: (road: Road) => Judge;
  noise: number;
  boosts: boolean;
  weighsTows: boolean;
  throws: boolean;
  /** Points that the boldest character takes off the cost of a spin-out, and that the most careful one adds. */
  dares: number;
  fears: number;
  /** Points that a boost and a slipstream are worth in themselves. */
  boostLiked?: number;
  towLiked?: number;
}
export const ROOKIE: Style = {
  judge: rookieJudge,
  noise: 2,
  boosts: false,
  weighsTows: false,
  throws: false,
  dares: 1.5,
  fears: 3,
};
export const PRO: Style = {
  judge: (road) => proJudge(paceOf(road)),
  noise: 0,
  boosts: true,
  weighsTows: true,
  throws: true,
  dares: 4.5,
  fears: 9,
};

/** Points per Heat in the Engine for a driver with saving 1. */
const ENGINE_KEPT = 0.35;
/** Share of the noise that the most careful character does without. */
const STEADY = 0.2;
/** A driver with this risk or less checks where a slipstream leads. */
const WEIGHS = -0.5;
/** Points that a boost is worth in itself with tactics 1, and a slipstream with duels 1. */
const BOOST_LIKED = 0.6;
const TOW_LIKED = 1.5;

/** The driver, adjusted to a character's style. */
export function bent(driver: Style, { risk, saving, tactics, duels }: Taste): Style {
  const judge = (road: Road): Judge => {
    const own = driver.judge(road);
    return (end) =>
      own(end) +
      (end.spun > 0 ? (risk > 0 ? driver.dares : driver.fears) * risk : 0) +
      ENGINE_KEPT * saving * (end.to < road.finish ? end.engine : 0);
  };
  const noise = driver.noise * (1 + STEADY * Math.min(0, risk));
  const weighsTows = driver.weighsTows || risk <= WEIGHS;
  return { ...driver, judge, noise, weighsTows, boostLiked: BOOST_LIKED * tactics, towLiked: TOW_LIKED * duels };
}

/** What the Pro discards before a slow corner: cards with a single value of 4 or more, the fastest first. */
const FAST_KINDS: readonly number[] = PROFILES.flatMap(({ values, plus, single }, kind) =>
  plus === 0 && !single && (values[0] ?? 0) >= 4 ? [kind] : [],
).sort((a, b) => (PROFILES[b]?.mean ?? 0) - (PROFILES[a]?.mean ?? 0) || a - b);
/** Least gain in points for which the Pro boosts. */
const BOOST_GAIN = 0.2;
/** Least gain in points for which a card is played directly instead of being kept for a turn. */
const DIRECT_GAIN = 0.8;

/** The gear of the best-looking turn; if no turn is possible, the nearest gear that the hand can feed. */
export function plainGear(s: Readonly<HeatState>, seat: Seat, style: Style, draw: Draw): Gear {
  return bestLook(s, seat, style, draw, false)?.gear ?? lowestGear(s, seat);
}

/** The cards of the best-looking turn in the chosen gear. */
export function plainCards(s: Readonly<HeatState>, seat: Seat, style: Style, draw: Draw): HeatAction {
  const best = bestLook(s, seat, style, draw, true);
  if (!best) return { type: 'anyCards' };
  return { type: 'cards', cards: cardsOf(carOf(s, seat).hand, best.cards) };
}

/** The value with which the turn looks best if React adds nothing but the cooling. */
export function plainValue(
  s: Readonly<HeatState>,
  seat: Seat,
  offered: Extract<HeatChoices, { kind: 'value' }>,
  style: Style,
): number {
  const road = raceRoad(s);
  const judge = style.judge(road);
  const { from, gear, engine, hand, limitBonus } = carOf(s, seat);
  const hot = heatOnly(hand);
  const most = offered.cool + (s.adrenaline.includes(seat) ? ADRENALINE_COOLDOWN : 0);
  const after = (value: number) => {
    const speed = offered.speedSoFar + value;
    const cooled = Math.min(hot, coolingAt(road, from + speed, most));
    const end = landingOf(road, from, from + speed, speed, gear, engine + cooled, hot - cooled, limitBonus);
    return judge(withEvent(s, seat, end));
  };
  return offered.values.reduce((best, value) => (after(value) > after(best) ? value : best));
}

/** The step in React that looks best for getting on; the rest of React is the same for all drivers (index.ts). */
export function plainReact(
  s: Readonly<HeatState>,
  seat: Seat,
  offered: Extract<HeatChoices, { kind: 'react' }>,
  style: Style,
): HeatAction {
  const road = raceRoad(s);
  const judge = style.judge(road);
  const after = (more: number, heat: number) => judge(reached(s, seat, road, more, more, heat));
  const now = after(0, 0);
  if (offered.adrenaline && after(1, 0) >= now) return { type: 'adrenaline' };
  for (const { card, gain } of offered.accelerate) {
    if (after(gain, 0) >= now) return { type: 'accelerate', card };
  }
  for (const { card, heat } of offered.directPlay) {
    const face = PROFILES[CLASS_OF[card] ?? 0];
    const best = Math.max(...(face?.values ?? [0]).map((value) => after(value, heat)));
    if (best > now + DIRECT_GAIN) return { type: 'directPlay', card };
  }
  const { boost } = offered;
  if (style.boosts && boost) {
    const gains = [1, 2, 3, 4].map((value) => reached(s, seat, road, value, value, boost.heat));
    const chances = flipChances(countCards(carOf(s, seat).draw));
    const mean = gains.reduce((sum, end, i) => sum + (chances[i] ?? 0) * judge(end), 0);
    if (gains.every((end) => end.spun === 0) && mean - now > BOOST_GAIN - (style.boostLiked ?? 0))
      return { type: 'boost' };
  }
  return { type: 'done' };
}

/** The slipstream length to take, 0 for none. */
export function plainTow(
  s: Readonly<HeatState>,
  seat: Seat,
  offered: Extract<HeatChoices, { kind: 'slipstream' }>,
  style: Style,
): number {
  const road = raceRoad(s);
  const judge = style.judge(road);
  const { progress } = carOf(s, seat);
  let best = {
    length: 0,
    points: style.weighsTows ? judge(reached(s, seat, road, 0, 0, 0)) : Number.NEGATIVE_INFINITY,
  };
  for (const { length, to } of offered.lengths) {
    const points = judge(reached(s, seat, road, to - progress, 0, 0, progress)) + (style.towLiked ?? 0);
    if (points > best.points) best = { length, points };
  }
  return best.length;
}

/** Discards up to two fast cards before a slow corner, up to two slow ones before a straight. */
export function plainDiscard(s: Readonly<HeatState>, seat: Seat, style: Style): Counts {
  const thrown = noCards();
  if (!style.throws) return thrown;
  const road = raceRoad(s);
  const car = carOf(s, seat);
  const hand = countCards(car.hand);
  const next = lineAhead(road, car.progress);
  const far = (road.lines[next] ?? road.finish + 99) - car.progress;
  const isSlow = far <= 5 && (road.limits[next] ?? 99) <= 3;
  const kinds = isSlow ? FAST_KINDS : far > 12 ? [0, 1] : [];
  let left = 2;
  for (const kind of kinds) {
    const n = Math.min(left, hand[kind] ?? 0);
    thrown[kind] = n;
    left -= n;
  }
  return thrown;
}

/** Where the car ends with this many more spaces, this much more speed and this much less Heat in the Engine. */
function reached(
  s: Readonly<HeatState>,
  seat: Seat,
  road: Road,
  spaces: number,
  speed: number,
  heat: number,
  towed?: number,
): Landing {
  const { from, progress, gear, engine, hand, limitBonus, speed: now } = carOf(s, seat);
  const hot = heatOnly(hand);
  const end = landingOf(road, from, progress + spaces, now + speed, gear, engine - heat, hot, limitBonus, towed);
  return withEvent(s, seat, end);
}

/** Adds the sponsorship cards that the event gives, unless the car spins out (R96, R99). */
function withEvent(s: Readonly<HeatState>, seat: Seat, end: Landing): Landing {
  const cards = end.spun === 0 && s.sponsorship ? eventCards(s, seat, end.to) : 0;
  return cards === 0 ? end : { ...end, won: end.won + cards };
}

function heatOnly(hand: readonly Card[]): number {
  return hand.filter((card) => CLASS_OF[card] === HEAT_CLASS).length;
}

function bestLook(
  s: Readonly<HeatState>,
  seat: Seat,
  style: Style,
  draw: Draw,
  shifted: boolean,
): { gear: Gear; cards: Counts } | undefined {
  const road = raceRoad(s);
  const plain = style.judge(road);
  const judge: Judge = (end) => plain(withEvent(s, seat, end));
  const car = plannerOf(s, seat);
  const look = lookAt(road, car, judge);
  let best: { gear: Gear; cards: Counts; points: number } | undefined;
  for (const gear of [1, 2, 3, 4] as const) {
    if (shifted ? gear !== car.gear : !canShift(car.gear, gear, car.engine)) continue;
    eachChoice(car.hand, gear, (cards) => {
      const points = turnScore(look, gear, cards) + noise(style, draw);
      if (!best || points > best.points) best = { gear, cards: cards.slice(), points };
    });
  }
  return best;
}

/** A driver at the start of a round, its piles counted. */
export function plannerOf(s: Readonly<HeatState>, seat: Seat): Planner {
  const { progress, gear, engine, hand, draw, discard } = carOf(s, seat);
  const adrenaline = s.adrenaline.includes(seat) ? 1 : 0;
  const piles = { hand: countCards(hand), draw: countCards(draw), discard: countCards(discard) };
  return { progress, gear, engine, ...piles, adrenaline };
}

/** The lowest gear within reach: with a hand that feeds none, it loses the least. */
export function lowestGear(s: Readonly<HeatState>, seat: Seat): Gear {
  const { gear } = carOf(s, seat);
  return gear <= 2 ? 1 : gear === 3 ? 2 : 3;
}

/** Roughly normal: the sum of four uniform draws. */
function noise(style: Style, draw: Draw): number {
  if (style.noise === 0) return 0;
  const even = draw(1000) + draw(1000) + draw(1000) + draw(1000);
  // Four uniform numbers from 0 to 999 have mean 1998 and standard deviation 577.
  return ((even - 1998) / 577) * style.noise;
}
