// The Coin stage: awards from the purse, then each seat places its coins face down (R38-R49).
// Not here: the effect of a coin when a car lands on it (drive.ts).

import type { Io, RuleViolation, Seat } from '@core/contract';
import { openDecision } from '@core/engine';
import { shuffle } from '@kit/deck';
import { carOf, coinAt, seatAt } from '../cars';
import { coinSign } from '../data/coins';
import { GUARDED_CELLS } from '../data/settings';
import { CELLS, isOnPitLane, isOnTrack, LANE_OF, LANES, NEXT, POSITION_OF } from '../data/track';
import type { Coin, HavocEvent, HavocState, Space } from '../types';
import { refuse } from '../violations';

/** Changes s: draws all awards, then opens the decision of the first seat with coins. True if no seat has any (X16). */
export function beginCoins(s: HavocState, io: Io<HavocEvent>): boolean {
  s.cursor = -1;
  io.emit({ round: s.round, type: 'stageStarted', stage: 'coins', dealer: s.dealer });
  s.badges.forEach((seat, index) => {
    drawAward(s, seat, awardOf(s, index), io);
  });
  return askNext(s, io);
}

/** Coins for the seat with this badge, 0-based: N, N - 1, N - 2, never below 0 and none for the fourth (R38). */
export function awardOf(s: Readonly<HavocState>, badge: number): number {
  return badge > 2 ? 0 : Math.max(0, s.awards - badge);
}

// Drawn from the purse; an empty purse is refilled from the used tray (R39, R40).
function drawAward(s: HavocState, seat: Seat, award: number, io: Io<HavocEvent>): void {
  let due = award;
  while (due > 0) {
    if (s.purse.length === 0 && !refillPurse(s, io)) break;
    const car = carOf(s, seat);
    const coins: Coin[] = [];
    for (; due > 0 && s.purse.length > 0; due--) {
      const coin = s.purse.pop() as Coin;
      coins.push(coin);
      car.coins.push(coin);
      car.coinLots.push(s.purseLot);
    }
    car.awarded += coins.length;
    io.emit({ round: s.round, type: 'coinsDrawn', seat, count: coins.length, coins, purse: s.purse.length });
  }
  if (due > 0) io.emit({ round: s.round, type: 'coinAwardForfeited', seat, count: due });
}

function refillPurse(s: HavocState, io: Io<HavocEvent>): boolean {
  if (s.tray.length === 0) return false;
  s.purse = s.tray;
  s.tray = [];
  s.purseLot++;
  shuffle(s.purse, io.draw);
  io.emit({ round: s.round, type: 'purseRefilled', purse: s.purse.length });
  return true;
}

/**
 * Null if the coin may be placed there. Violations: 'not-a-cell' (R43), 'coin-not-held' (R42), 'cell-taken' (R44),
 * 'cell-guarded' (R45).
 */
export function checkCoin(s: Readonly<HavocState>, seat: Seat, coin: Coin, at: Space): RuleViolation | null {
  const { coins } = carOf(s, seat);
  const cell = { lane: LANE_OF[at] as number, position: POSITION_OF[at] as number };
  if (!isOnTrack(at)) return refuse('not-a-cell', { place: isOnPitLane(at) ? 'pitLane' : 'pit', lanes: LANES });
  if (!coins.includes(coin)) return refuse('coin-not-held', { coin: coinSign(coin), left: coins.length });
  if (coinAt(s, at) >= 0) return refuse('cell-taken', { ...cell, by: 'coin' });
  if (seatAt(s, at) >= 0) return refuse('cell-taken', { ...cell, by: 'car' });
  const guard = guardOf(s, seat, at);
  if (guard < 0) return null;
  const ahead = cellsAhead(carOf(s, guard).at, at);
  return refuse('cell-guarded', { ...cell, ahead, guarded: GUARDED_CELLS });
}

/** Whether this seat may place a coin on the cell now (R44, R45). */
export function isOpenCell(s: Readonly<HavocState>, seat: Seat, cell: Space): boolean {
  return coinAt(s, cell) < 0 && seatAt(s, cell) < 0 && guardOf(s, seat, cell) < 0;
}

/** Another seat whose pawn is at most six cells behind the cell in its lane, -1 if none (R45, R46). */
function guardOf(s: Readonly<HavocState>, seat: Seat, cell: Space): Seat | -1 {
  for (let other = 0; other < s.cars.length; other++) {
    if (other !== seat && cellsAhead(carOf(s, other).at, cell) > 0) return other;
  }
  return -1;
}

/** How far a cell is in front of a pawn in its lane, 1 to 6; 0 if it is none of those six. */
function cellsAhead(pawn: Space | -1, cell: Space): number {
  if (!isOnTrack(pawn)) return 0;
  let at: Space = pawn;
  for (let step = 1; step <= GUARDED_CELLS; step++) {
    at = NEXT[at] as Space;
    if (at === cell) return step;
  }
  return 0;
}

/** The cells in front of each other seat's pawn that are closed for this seat's coins (R45). */
export function guardedZones(s: Readonly<HavocState>, seat: Seat): { seat: Seat; cells: Space[] }[] {
  const zones: { seat: Seat; cells: Space[] }[] = [];
  s.cars.forEach(({ at }, other) => {
    if (other === seat || !isOnTrack(at)) return;
    const cells: Space[] = [];
    let cell: Space = at;
    for (let step = 0; step < GUARDED_CELLS; step++) {
      cell = NEXT[cell] as Space;
      cells.push(cell);
    }
    zones.push({ seat: other, cells });
  });
  return zones;
}

/** Every cell open for this seat's coins, ascending. There is always one: see RULES.md, R48. */
export function openCells(s: Readonly<HavocState>, seat: Seat): Space[] {
  const cells: Space[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (isOpenCell(s, seat, cell)) cells.push(cell);
  return cells;
}

/** Changes s: places the coin. True if all coins of all seats are placed. */
export function placeCoin(s: HavocState, seat: Seat, coin: Coin, at: Space, io: Io<HavocEvent>): boolean {
  const car = carOf(s, seat);
  const index = car.coins.indexOf(coin);
  const lot = car.coinLots[index] as number;
  car.coins.splice(index, 1);
  car.coinLots.splice(index, 1);
  car.coinsPlaced++;
  s.laid.at.push(at);
  s.laid.coin.push(coin);
  s.laid.by.push(seat);
  s.laid.lot.push(lot);
  io.emit({ round: s.round, type: 'coinPlaced', seat, at, coin, left: car.coins.length });
  if (car.coins.length === 0) return askNext(s, io);
  openDecision(s, seat, 'coin', false);
  return false;
}

// Each seat places all its coins before the next one begins; a seat without coins has no turn (R42).
function askNext(s: HavocState, io: Io<HavocEvent>): boolean {
  for (s.cursor++; s.cursor < s.badges.length; s.cursor++) {
    const seat = s.badges[s.cursor] as Seat;
    const coins = carOf(s, seat).coins.length;
    if (coins === 0) continue;
    tellTurn(s, seat, coins, io);
    openDecision(s, seat, 'coin', false);
    return false;
  }
  return true;
}

function tellTurn(s: Readonly<HavocState>, seat: Seat, coins: number, io: Io<HavocEvent>): void {
  if (io.isDeaf === true) return;
  const forbidden = guardedZones(s, seat).flatMap((zone) => zone.cells);
  forbidden.sort((a, b) => a - b);
  io.emit({ round: s.round, type: 'coinTurn', seat, coins, forbidden: [...new Set(forbidden)] });
}
