// The card window after a full move: one of the four cards for more squares, or pass (R30-R35).
// Not here: Superb Driving, which goes with the move (drive.ts).

import type { Io, RuleViolation, Seat } from '@core/contract';
import { openDecision } from '@core/engine';
import { carOf, circuitOfRace, hasFaultyTyres } from '../cars';
import { CARBURETTOR, SUPERB, SURGE_SPEED, TACTICS, tacticOf } from '../data/cards';
import { STEP } from '../data/charts';
import { type Road, roadsAhead } from '../moves';
import type { Place, Tactic, WaddingtonAction, WaddingtonEvent, WaddingtonState, WindowSkip } from '../types';
import { refuse } from '../violations';
import { spinsForCertain } from './corners';
import { checkPath } from './drive';
import { moveAlong, setReading, spendTactic, turnNumber } from './move';
import { hasStopped } from './pits';
import { hasRoad, reach } from './roads';
import { spinsSurely } from './verdict';

type Play = Extract<WaddingtonAction, { type: 'card' }>;

/** Changes s: opens the window. Returns false if it is skipped (T4). */
export function openWindow(
  s: WaddingtonState,
  seat: Seat,
  baulked: boolean,
  quiet: boolean,
  io: Io<WaddingtonEvent>,
): boolean {
  const skipped = skipOf(s, seat, baulked, quiet);
  io.emit({ round: s.round, turn: turnNumber(s), type: 'cardWindow', seat, skipped });
  if (skipped !== null) return false;
  openDecision(s, seat, 'card', false);
  return true;
}

function skipOf(s: Readonly<WaddingtonState>, seat: Seat, baulked: boolean, quiet: boolean): WindowSkip | null {
  const car = carOf(s, seat);
  if (car.hand.length === 0) return s.turn.superb >= 0 ? 'superb' : 'noCards';
  if (s.turn.superb >= 0) return 'superb';
  if (baulked) return 'baulked';
  if (hasStopped(s, seat)) return 'inPit';
  if (hasFaultyTyres(car)) return 'faultyTyres';
  if (spinsForCertain(s, seat)) return 'spins';
  return quiet ? 'quiet' : null;
}

/** Returns null if this card may be played this way in the window. Violations of R7, R9, R30-R33. */
export function checkPlay(s: Readonly<WaddingtonState>, seat: Seat, play: Play): RuleViolation | null {
  const car = carOf(s, seat);
  const { reading } = car;
  const given = play.path.length;
  if (play.card < 0 || play.card >= TACTICS.length || !car.hand.includes(play.card)) {
    return refuse('card-not-held', { cards: car.hand.length });
  }
  if (play.card === SUPERB) return refuse('not-in-window');
  if (play.card === CARBURETTOR) {
    const fits = play.speed > reading && play.speed <= SURGE_SPEED && play.speed % STEP === 0;
    if (!fits) return wrongSurge(reading < SURGE_SPEED ? 'steps' : 'fast', reading, play.speed);
    const gained = (play.speed - reading) / STEP;
    if (given !== gained) return refuse('card-path', { squares: gained, given });
    return checkPath(s, seat, play.path, true);
  }
  if (play.speed !== 0) return wrongSurge('other', reading, play.speed);
  if (given === tacticOf(play.card).squares) return checkPath(s, seat, play.path, true);
  // R32: fewer squares only if no road is long enough, and then as many as possible.
  const { squares, full } = cardSquares(s, seat, play.card);
  if (full || squares === 0 || given !== squares) return refuse('card-path', { squares, given });
  return checkPath(s, seat, play.path, false);
}

/**
 * Why the new speed is not allowed: the car is too fast already, no step leads there, or the
 * card does not change speed (R33).
 */
function wrongSurge(why: 'fast' | 'steps' | 'other', reading: number, speed: number): RuleViolation {
  return refuse('surge-speed', { why, reading, most: SURGE_SPEED, step: STEP, speed });
}

/** How many squares an extra-squares card moves now. Fewer if no road is long enough; 0 if it can't be played (R32). */
export function cardSquares(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  card: Tactic,
): { squares: number; full: boolean } {
  const { squares } = tacticOf(card);
  const roads = reach(s, seat, squares);
  const full = hasRoad(roads, squares);
  return { squares: full ? squares : roads.depth, full };
}

/** The car's position after a possible full move. crosses: over the line on the way. */
export interface Landing {
  readonly to: Place;
  readonly reading: number;
  readonly tyres: number;
  readonly crosses: boolean;
}

/**
 * The held cards that a window after this move could use without a certain spin-off, each kind once; empty if no window
 * opens. A card that takes the car over the line always counts, as the finish is kept (X20).
 */
export function cardsAfter(s: Readonly<WaddingtonState>, seat: Seat, landing: Landing): Tactic[] {
  const car = carOf(s, seat);
  const { to: at, reading, tyres, crosses } = landing;
  const isFaulty = hasFaultyTyres(car);
  if (circuitOfRace(s).kind[at] === 'pit' || (isFaulty && !crosses)) return [];
  const kept = isFaulty ? { kept: -1, keptActive: false } : {};
  const there = { ...s, cars: s.cars.with(seat, { ...car, ...kept, at, reading, tyres }) };
  return [...new Set(car.hand)].filter((card) => card !== SUPERB && isOfUse(there, seat, card, crosses));
}

function isOfUse(s: Readonly<WaddingtonState>, seat: Seat, card: Tactic, isBeyond: boolean): boolean {
  const car = carOf(s, seat);
  const { limit } = circuitOfRace(s);
  const isClear = ({ bands, beyond, crosses }: Road, speed: number) =>
    crosses ||
    bands.every((place, index) => {
      const beyondLine = isBeyond || index >= bands.length - beyond;
      return !spinsSurely(s, car, { excess: speed - (limit[place] ?? 0), tyres: car.tyres, beyondLine });
    });
  if (card === CARBURETTOR) {
    const roads = roadsAhead(s, seat, Math.max(0, (SURGE_SPEED - car.reading) / STEP), true);
    return roads.some((some, n) => some.some((road) => isClear(road, car.reading + n * STEP)));
  }
  const { squares, full } = cardSquares(s, seat, card);
  return (roadsAhead(s, seat, squares, full)[squares] ?? []).some((road) => isClear(road, car.reading));
}

/** Changes s: moves the card's squares, and sets its reading (R32-R35). */
export function playCard(s: WaddingtonState, seat: Seat, play: Play, io: Io<WaddingtonEvent>): void {
  const car = carOf(s, seat);
  spendTactic(s, seat, play.card);
  const squares = play.path.length;
  const reading = play.card === CARBURETTOR ? play.speed : car.reading;
  io.emit({ round: s.round, turn: turnNumber(s), type: 'tacticPlayed', seat, card: play.card, squares, reading });
  if (reading !== car.reading) setReading(s, seat, reading, 'surge', io);
  moveAlong(s, seat, play.path, 'card', io);
}

/** Emits that the window closes without a card. */
export function passWindow(s: Readonly<WaddingtonState>, seat: Seat, io: Io<WaddingtonEvent>): void {
  io.emit({ round: s.round, turn: turnNumber(s), type: 'tacticPassed', seat });
}
