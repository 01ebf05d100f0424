// Where drivers place their coins: the Rookie anywhere, Racer and Ace by the next rolls, the Legend by the effect on every
// car.

import type { Draw, Seat } from '@core/contract';
import { EVEN, type Style } from '@core/style';
import { carOf, coinAt, progressOf } from '../cars';
import { COIN_MOVE, TOW } from '../data/coins';
import { CELLS, isOnTrack, LANE_OF, NEXT, POSITION_OF, POSITIONS } from '../data/track';
import { pathFrom } from '../moves';
import { rollChances } from '../outlook/outcomes';
import { isOpenCell } from '../phases/coins';
import type { Coin, HavocAction, HavocState, Space } from '../types';
import { expectedGain, MOST_ROLLS } from './road';
import { type Sight, sightOf } from './sight';

/** Any coin on any open cell. */
export function anyCell(s: Readonly<HavocState>, seat: Seat, draw: Draw): HavocAction {
  const { coins } = carOf(s, seat);
  const coin = coins[draw(coins.length)] as Coin;
  for (;;) {
    const at = draw(CELLS);
    if (isOpenCell(s, seat, at)) return { type: 'coin', coin, at };
  }
}

interface Placement {
  coin: Coin;
  at: Space;
  value: number;
}

/** The cost of a tow for a driver that ignores the lap, in cells. */
const PLAIN_TOW = -15;
/** Share of the best value that is still good enough for a driver that considers only the next rolls. */
const GOOD_ENOUGH = 0.5;

/** How far ahead of a car that driver looks, in cells. */
const NEAR = 12;

/** Of a hundred coins, those that a Racer and an Ace place anywhere. */
export const RACER_ASTRAY = 90;
export const ACE_ASTRAY = 25;

/** As nearCell, but this many coins of a hundred go anywhere. */
export function strayCell(
  s: Readonly<HavocState>,
  seat: Seat,
  draw: Draw,
  astray: number,
  style: Style = EVEN,
): HavocAction {
  return draw(100) < astray ? anyCell(s, seat, draw) : nearCell(s, seat, draw, style);
}

/** Powers of e by which the boldest prefers an own coin that leads to an unknown coin. */
const LED_ON = 2;

/** A cell where a car is likely to land soon, valued by chance times coin: positive for the seat's car, negative for others. */
export function nearCell(s: Readonly<HavocState>, seat: Seat, draw: Draw, { risk }: Style = EVEN): HavocAction {
  const coin = carOf(s, seat).coins[0] as Coin;
  const move = coin === TOW ? PLAIN_TOW : (COIN_MOVE[coin] as number);
  const found: Placement[] = [];
  let most = 0;
  for (let other = 0; other < s.cars.length; other++) {
    const { at } = carOf(s, other);
    if (!isOnTrack(at) || move > 0 !== (other === seat)) continue;
    let cell: Space = at;
    for (let ahead = 1; ahead <= NEAR; ahead++) {
      cell = NEXT[cell] as Space;
      if (!isOpenCell(s, seat, cell)) continue;
      const liking = risk !== 0 && move > 0 && leadsOn(s, seat, cell, move) ? Math.exp(LED_ON * risk) : 1;
      const value = landingChance(s.dice, ahead) * Math.abs(move) * liking;
      most = Math.max(most, value);
      found.push({ coin, at: cell, value });
    }
  }
  const good = found.filter((one) => one.value >= GOOD_ENOUGH * most);
  const pick = good[good.length > 0 ? draw(good.length) : 0];
  return pick === undefined ? anyCell(s, seat, draw) : { type: 'coin', coin, at: pick.at };
}

/** Whether a coin on that cell leads to another seat's coin. */
function leadsOn(s: Readonly<HavocState>, seat: Seat, from: Space, move: number): boolean {
  const index = coinAt(s, pathFrom(from, NEXT, move).at(-1) as Space);
  return index >= 0 && s.laid.by[index] !== seat;
}

/** Chance that a car with a free road ever lands this many cells ahead (10.1); 1 for its own cell. */
export function landingChance(dice: number, ahead: number): number {
  return LANDINGS[dice]?.[ahead] ?? 0;
}

/** By movement dice and cells ahead. */
const LANDINGS: readonly (readonly number[])[] = [0, 1, 2].map((dice) => {
  const chances = [1];
  if (dice === 0) return chances;
  const rolls = rollChances(dice);
  for (let ahead = 1; ahead <= NEAR; ahead++) {
    let chance = 0;
    for (let roll = dice; roll <= ahead; roll++) chance += (rolls[roll] ?? 0) * (chances[ahead - roll] as number);
    chances.push(chance);
  }
  return chances;
});

/** Cells ahead of a car that the Legend considers. */
const FARTHEST = 32;

/** Share by which a driver who seeks contact values rivals' losses above its own gains. */
const HARM_LIKED = 0.5;

/** The coin and the cell with the most value for the seat: its own road against its rivals' (10.3). */
export function bestCell(s: Readonly<HavocState>, seat: Seat, draw: Draw, { duels, risk }: Style): HavocAction {
  const sight = sightOf(s, seat, risk);
  const weights = s.cars.map((_, other) => weightOf(s, seat, other) * (other === seat ? 1 : 1 + HARM_LIKED * duels));
  const before = s.cars.map((car, other) => (isOnTrack(car.at) ? gain(s, sight, other) : 0));
  const coins = [...new Set(carOf(s, seat).coins)];
  let best: Placement | undefined;
  for (const at of cellsAhead(s, seat)) {
    for (const coin of coins) {
      const value = valueAt(s, sight, weights, before, coin, at);
      if (best === undefined || value > best.value) best = { coin, at, value };
    }
  }
  return best === undefined ? anyCell(s, seat, draw) : { type: 'coin', coin: best.coin, at: best.at };
}

function valueAt(
  s: Readonly<HavocState>,
  sight: Sight,
  weights: readonly number[],
  before: readonly number[],
  coin: Coin,
  at: Space,
): number {
  const held = sight.codes[at] as number;
  sight.codes[at] = coin;
  let value = 0;
  for (let other = 0; other < s.cars.length; other++) {
    const car = carOf(s, other);
    if (!isOnTrack(car.at) || LANE_OF[car.at] !== LANE_OF[at]) continue;
    const ahead = ((POSITION_OF[at] as number) - (POSITION_OF[car.at] as number) + POSITIONS) % POSITIONS;
    if (ahead > FARTHEST + 12 && ahead < POSITIONS - 6) continue;
    value += (weights[other] as number) * (gain(s, sight, other) - (before[other] as number));
  }
  sight.codes[at] = held;
  return value;
}

function gain(s: Readonly<HavocState>, sight: Sight, seat: Seat): number {
  return expectedGain(s, sight, seat, carOf(s, seat).at, MOST_ROLLS);
}

/** Distance in the field over which a rival's threat fades, in cells. */
const THREAT = 24;

/** The value to the seat of a cell gained by a car: 1 for its own; rivals share -1, with more weight on those ahead. */
function weightOf(s: Readonly<HavocState>, seat: Seat, other: Seat): number {
  if (other === seat) return 1;
  let sum = 0;
  s.cars.forEach((car, one) => {
    if (one !== seat) sum += Math.exp(progressOf(car) / THREAT);
  });
  return -Math.exp(progressOf(carOf(s, other)) / THREAT) / sum;
}

/** Every open cell up to FARTHEST ahead of any car, and the one behind the seat's car. */
function cellsAhead(s: Readonly<HavocState>, seat: Seat): Space[] {
  const cells: Space[] = [];
  for (const { at } of s.cars) {
    if (!isOnTrack(at)) continue;
    let cell: Space = at;
    for (let step = 0; step < FARTHEST; step++) {
      cell = NEXT[cell] as Space;
      if (isOpenCell(s, seat, cell) && !cells.includes(cell)) cells.push(cell);
    }
  }
  return cells;
}
