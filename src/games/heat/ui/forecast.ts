// What a choice would do, told before it is made: where the car would end, which corners it would cross, at what cost.
// Looks only at what the viewer sees: cars stand where they stand now. Not for: the rules themselves (phases/).

import type { Seat } from '@core/contract';
import { cardOf } from '../data/cards';
import { finalLine, spaceOf, type Track, trackOf } from '../data/tracks';
import type { Card, CornerForecast, HeatView, Lane } from '../types';

/** Least and most speed that cards give: a '+' turns a Speed card of 1 to 4 (R26). */
export interface SpeedRange {
  low: number;
  high: number;
}

/** A move over the road as it stands. path: progress of every space passed, the last one where it ends. */
export interface Landing {
  to: number;
  lane: Lane;
  path: number[];
  /** Spaces won by full ones (R30). */
  extra: number;
}

/** The fate of one move: where it ends and what its corners cost. */
export interface Fate {
  speed: number;
  landing: Landing;
  corners: CornerForecast[];
  /** Sum over corners, and card symbols, up to the one that spins the car. */
  heat: number;
  spinOut: boolean;
}

/** Heat that a selection costs before it moves (R25), and what it adds to every limit (R47). */
export interface CardCosts {
  heat: number;
  limit: number;
}

const PLUS_LOW = 1;
const PLUS_HIGH = 4;

/** Speed that these cards give together. */
export function speedOf(cards: readonly Card[]): SpeedRange {
  const range = { low: 0, high: 0 };
  for (const card of cards) {
    const { values, symbols } = cardOf(card);
    range.low += (values.at(0) ?? 0) + symbols.plus * PLUS_LOW;
    range.high += (values.at(-1) ?? 0) + symbols.plus * PLUS_HIGH;
  }
  return range;
}

/** What the symbols of these cards cost and change. */
export function costsOf(cards: readonly Card[]): CardCosts {
  const costs = { heat: 0, limit: 0 };
  for (const card of cards) {
    costs.heat += cardOf(card).symbols.heat;
    costs.limit += cardOf(card).symbols.limit;
  }
  return costs;
}

/** Where a car ends that moves this many spaces now (R30 to R32). */
export function landingOf(view: HeatView, seat: Seat, spaces: number): Landing {
  const track = trackOf(view.track);
  const car = view.cars[seat];
  if (!car) throw new Error(`no car ${seat} in this view`);
  const stays = { to: car.progress, lane: car.lane, path: [], extra: 0 };
  if (spaces <= 0) return stays;
  let to = car.progress + spaces;
  // Every other car fills at most one lane: a free space is never farther than the number of cars.
  for (let tries = view.cars.length; tries > 0 && takenLanes(view, track, seat, to).size >= track.lanes; tries--) to++;
  const taken = takenLanes(view, track, seat, to);
  const best = track.raceLane[spaceOf(track, to)] ?? 0;
  const lane = taken.has(best) ? otherLane(best) : best;
  const path = Array.from({ length: to - car.progress }, (_, i) => car.progress + i + 1);
  return { to, lane, path, extra: to - car.progress - spaces };
}

/** Corner lines crossed between two progresses (R56), in the order crossed, with what they would cost (R57 to R59). */
export function cornersBetween(
  view: HeatView,
  from: number,
  to: number,
  turn: { speed: number; engine: number; limit: number },
): CornerForecast[] {
  const track = trackOf(view.track);
  const crossed: { at: number; corner: number }[] = [];
  for (let lap = 0; lap < view.laps; lap++) {
    for (const corner of track.corners) {
      const at = corner.line + lap * track.length;
      if (at > from && at <= to && at < finalLine(track, view.laps)) crossed.push({ at, corner: corner.index });
    }
  }
  crossed.sort((a, b) => a.at - b.at);
  return priced(view, track, crossed, turn);
}

/** The fate of a move with these cards at the low or the high end of their speed. speed: given by the caller. */
export function fateOf(view: HeatView, seat: Seat, speed: number, costs: CardCosts): Fate {
  const car = view.cars[seat];
  if (!car) throw new Error(`no car ${seat} in this view`);
  const landing = landingOf(view, seat, speed);
  const engine = car.engine - costs.heat;
  const corners =
    engine < 0 ? [] : cornersBetween(view, car.progress, landing.to, { speed, engine, limit: costs.limit });
  const spinOut = corners.some((corner) => corner.spinOut);
  const heat = costs.heat + corners.reduce((sum, corner) => sum + (corner.spinOut ? 0 : corner.heat), 0);
  return { speed, landing, corners, heat, spinOut };
}

/** The tag over a card: what playing it beside those chosen costs; null where it says nothing. */
export interface CardTag {
  text: string;
  look: 'cost' | 'bad' | 'safe' | 'no';
}

/** What adding this card to the chosen ones would cost at the corners it reaches. */
export function tagOf(view: HeatView, seat: Seat, chosen: readonly Card[], card: Card): CardTag | null {
  const face = cardOf(card);
  if (face.kind === 'heat') return { text: 'Stuck', look: 'no' };
  const cards = [...chosen, card];
  const range = speedOf(cards);
  const costs = costsOf(cards);
  const low = fateOf(view, seat, range.low, costs);
  const high = fateOf(view, seat, range.high, costs);
  if (low.spinOut) return { text: 'Spin-out', look: 'bad' };
  if (high.corners.length === 0 && high.heat === 0) return null;
  const top = high.spinOut ? owedBy(view, seat, high) : high.heat;
  if (top === 0) return { text: 'Free', look: 'safe' };
  const look = high.spinOut ? 'bad' : 'cost';
  return { text: low.heat === top ? `${top} heat` : `${low.heat} to ${top} heat`, look };
}

/** What a fate would cost if the engine held enough: for ranges whose upper end spins. */
function owedBy(view: HeatView, seat: Seat, fate: Fate): number {
  const engine = view.cars[seat]?.engine ?? 0;
  const paid = fate.corners.reduce((sum, corner) => sum + corner.heat, 0);
  return Math.max(paid, engine + 1);
}

function priced(
  view: HeatView,
  track: Track,
  crossed: readonly { corner: number }[],
  turn: { speed: number; engine: number; limit: number },
): CornerForecast[] {
  const list: CornerForecast[] = [];
  let engine = turn.engine;
  for (const { corner } of crossed) {
    const face = track.corners[corner];
    if (!face) continue;
    const limit = Math.max(1, (view.limits[corner] ?? face.limit) + turn.limit);
    const heat = Math.max(0, turn.speed - limit);
    const spinOut = heat > engine;
    list.push({ corner, name: face.name, speed: turn.speed, limit, heat, spinOut });
    if (spinOut) break;
    engine -= heat;
  }
  return list;
}

/** Lanes of a space that other cars on the track fill, on whatever lap (R30). */
function takenLanes(view: HeatView, track: Track, seat: Seat, progress: number): Set<Lane> {
  const space = spaceOf(track, progress);
  const there = view.cars.filter(
    (car) => car.seat !== seat && car.status === 'racing' && spaceOf(track, car.progress) === space,
  );
  return new Set(there.map((car) => car.lane));
}

function otherLane(lane: Lane): Lane {
  return lane === 0 ? 1 : 0;
}
