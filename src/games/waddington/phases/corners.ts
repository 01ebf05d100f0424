// Judges the bands of a turn one by one: free, spun off for certain, or by dice (R37-R44). Not here: forecasts (outlook/risk.ts).

import type { Io, Seat } from '@core/contract';
import { openDecision } from '@core/engine';
import { carOf, circuitOfRace, hasFaultyTyres } from '../cars';
import { fallOf, PENALTY_CHART, RESTART_SPEED, rowOf } from '../data/charts';
import type { Band, Place, SpinReason, WaddingtonEvent, WaddingtonState } from '../types';
import { addWear, turnNumber } from './move';
import { returnKept } from './pits';
import { automaticSpin, columnOf, isCoverable, type Judged, spinsSurely } from './verdict';

/** Changes s: judges on from the first band not yet judged. Returns false if Special Tyres need a decision (R56). */
export function judgeCorners(s: WaddingtonState, seat: Seat, io: Io<WaddingtonEvent>): boolean {
  const { turn } = s;
  while (turn.judged < turn.bands.length && !turn.spun) {
    const band = turn.bands[turn.judged] as Band;
    const judged = judgedOf(s, seat, band);
    if (band.corner !== turn.superb && isCoverable(s, carOf(s, seat), judged) && !turn.refused) {
      openDecision(s, seat, 'tyres', false);
      return false;
    }
    turn.refused = false;
    turn.judged++;
    judgeBand(s, seat, band, judged, io);
  }
  return true;
}

/** Changes s: applies the owner's answer on Special Tyres for the waiting band (R56). */
export function answerTyres(s: WaddingtonState, seat: Seat, use: boolean, io: Io<WaddingtonEvent>): void {
  if (!use) {
    s.turn.refused = true;
    return;
  }
  const band = s.turn.bands[s.turn.judged] as Band;
  s.turn.judged++;
  tellVerdict(s, seat, band, 'specialTyres', null, io);
  returnKept(s, seat, 'used', io);
}

/** Whether a band noted so far certainly spins the car off, so no card window opens (T3). */
export function spinsForCertain(s: Readonly<WaddingtonState>, seat: Seat): boolean {
  const car = carOf(s, seat);
  return s.turn.bands.some((band) => spinsSurely(s, car, judgedOf(s, seat, band)));
}

/**
 * Changes s: ends Faulty Tyres as the car crosses the line, so a card window later in this turn is open (R57). If a band
 * before the line then spins the car, the crossing is undone and they stay.
 */
export function endFaultyTyres(s: WaddingtonState, seat: Seat, io: Io<WaddingtonEvent>): void {
  const car = carOf(s, seat);
  if (!hasFaultyTyres(car) || car.lap === s.turn.lap) return;
  const isUndone = s.turn.bands.some((band) => {
    const judged = judgedOf(s, seat, band);
    return !judged.beyondLine && spinsSurely(s, car, judged);
  });
  if (!isUndone) returnKept(s, seat, 'line', io);
}

/** Changes s: puts the car off the road on this place and undoes what it did beyond the band (R43, R44). */
export function spinOff(
  s: WaddingtonState,
  seat: Seat,
  reason: SpinReason,
  band: Band | null,
  io: Io<WaddingtonEvent>,
): void {
  const car = carOf(s, seat);
  const circuit = circuitOfRace(s);
  const from = band === null ? car.at : band.place;
  const to = (band === null ? circuit.verge[car.at] : circuit.corners[band.corner]?.spinOff) as Place;
  const undone = band === null ? 0 : s.turn.squares - band.square;
  if (band !== null) {
    car.lap = band.lap;
    s.turn.bands.length = s.turn.judged;
  }
  car.at = to;
  car.reading = 0;
  car.startSpeed = RESTART_SPEED;
  car.spins++;
  s.turn.spun = true;
  const corner = band === null ? -1 : band.corner;
  io.emit({ round: s.round, turn: turnNumber(s), type: 'spunOff', seat, reason, corner, from, to, undone });
}

function judgedOf(s: Readonly<WaddingtonState>, seat: Seat, band: Band): Judged {
  const excess = band.speed - (circuitOfRace(s).limit[band.place] as number);
  return { excess, tyres: carOf(s, seat).tyres, beyondLine: band.lap > s.turn.lap };
}

/** Changes s: judges one band, which already counts as judged. */
function judgeBand(s: WaddingtonState, seat: Seat, band: Band, judged: Judged, io: Io<WaddingtonEvent>): void {
  if (band.corner === s.turn.superb) {
    tellVerdict(s, seat, band, 'superb', null, io);
    return;
  }
  const reason = automaticSpin(s, carOf(s, seat), judged);
  if (reason !== null) {
    tellVerdict(s, seat, band, 'spin', reason, io);
    spinOff(s, seat, reason, band, io);
    return;
  }
  const column = columnOf(judged.excess);
  if (column === 0) {
    tellVerdict(s, seat, band, 'clear', null, io);
    return;
  }
  tellVerdict(s, seat, band, 'dice', null, io);
  rollFor(s, seat, band, column, io);
}

function rollFor(s: WaddingtonState, seat: Seat, band: Band, column: 20 | 40, io: Io<WaddingtonEvent>): void {
  const car = carOf(s, seat);
  const roll = io.drawFor(seat);
  const first = roll(6) + 1;
  const second = roll(6) + 1;
  car.dice++;
  const row = rowOf(first, second);
  const line = PENALTY_CHART[row];
  if (line === undefined) throw new Error(`the chart has no line ${row}`);
  const penalty = column === 20 ? line.over20 : line.over40;
  const { spin: spins, tyres, brakes } = fallOf(penalty, car.tyres);
  io.emit({
    round: s.round,
    turn: turnNumber(s),
    type: 'diceRolled',
    seat,
    corner: band.corner,
    column,
    dice: [first, second],
    row,
    result: spins ? 'spin' : penalty.kind,
    tyres,
    brakes,
  });
  if (spins) spinOff(s, seat, 'dice', band, io);
  else if (penalty.kind === 'wear') addWear(s, seat, 'dice', brakes, tyres, io);
}

function tellVerdict(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  band: Band,
  verdict: 'clear' | 'superb' | 'specialTyres' | 'spin' | 'dice',
  reason: SpinReason | null,
  io: Io<WaddingtonEvent>,
): void {
  const limit = circuitOfRace(s).limit[band.place] as number;
  const excess = band.speed - limit;
  const { corner } = band;
  io.emit({ round: s.round, turn: turnNumber(s), type: 'cornerJudged', seat, corner, limit, excess, verdict, reason });
}
