// Legends: the card of the round and how each Legend moves by it (R70-R80).
// Not here: how others treat them; there they are cars like any other.

import type { Io, Seat } from '@core/contract';
import { shuffle } from '@kit/deck';
import { carOf, finalLineOf, trackOfRace } from '../cars';
import { limitOf } from '../conditions';
import { legendEntry } from '../data/legends';
import type { Track } from '../data/tracks';
import type { HeatEvent, HeatState } from '../types';
import { cornerOfLine, isFull, landing, lineAfter, moveTo } from './move';

/** A Legend's move. case: as in the events; wanted: spaces by its card; to: progress after R30, R76 and R77. */
export interface LegendMove {
  case: 'straight' | 'stop' | 'corner';
  wanted: number;
  to: number;
}

/** Turns up the next Legend card; when all are used, they are reshuffled (R72). Changes s. */
export function turnLegendCard(s: HeatState, io: Io<HeatEvent>): void {
  const reshuffled = s.legendDeck.length === 0;
  if (reshuffled) {
    for (const card of s.legendUsed) s.legendDeck.push(card);
    s.legendUsed.length = 0;
    shuffle(s.legendDeck, io.draw);
  }
  const card = s.legendDeck.pop();
  if (card === undefined) throw new Error('the Legend deck is empty');
  s.legendCard = card;
  io.emit({ round: s.round, phase: 3, type: 'legendCardTurned', card, reshuffled });
}

/** Adds the card of the round to the used ones. Changes s. */
export function setLegendCardAside(s: HeatState): void {
  if (s.legendCard < 0) return;
  s.legendUsed.push(s.legendCard);
  s.legendCard = -1;
}

/** Moves one Legend. Changes s. */
export function moveLegend(s: HeatState, seat: Seat, io: Io<HeatEvent>): void {
  const car = carOf(s, seat);
  const entry = legendEntry(s.legendCard, s.legendLevel, car.colour);
  const speed = entry.speed + s.legendBonus;
  const move = legendMove(s, seat, speed, entry.diamond, entry.corner);
  car.speed = move.wanted;
  const { diamond, corner } = entry;
  io.emit({ round: s.round, phase: 3, type: 'legendDecided', seat, case: move.case, speed, diamond, corner });
  if (move.to > car.progress) moveTo(s, seat, move.wanted, move.to, 'legend', io);
}

/** Where a Legend goes with speed v, diamond d and corner value k (R73-R80). Reads only. */
export function legendMove(s: Readonly<HeatState>, seat: Seat, v: number, d: number, k: number): LegendMove {
  const track = trackOfRace(s);
  const { progress } = carOf(s, seat);
  const line = lineAfter(track, progress);
  const straight = landing(s, track, seat, progress + v);
  if (line >= finalLineOf(s)) return { case: 'straight', wanted: v, to: straight };
  const index = cornerOfLine(track, line);
  const corner = track.corners[index];
  if (corner === undefined) throw new Error(`${track.id} has no corner ${index}`);
  if (progress < line - (corner.line - corner.legendsLine)) {
    if (straight < line) return { case: 'straight', wanted: v, to: straight };
    const aim = Math.max(progress, line - 1 - d);
    return { case: 'stop', wanted: aim - progress, to: freeBehind(s, track, seat, aim) };
  }
  const wanted = Math.max(1, limitOf(s, index) + k);
  const to = landing(s, track, seat, progress + wanted);
  const barrier = firstBarredLine(s, track, line, progress >= line - corner.chevron ? 2 : 1);
  if (to < barrier) return { case: 'corner', wanted, to };
  return { case: 'corner', wanted, to: freeBehind(s, track, seat, barrier - 1) };
}

/** The line a Legend may not cross: this many lines after its next one; lines past the final line don't count. */
function firstBarredLine(s: Readonly<HeatState>, track: Track, line: number, more: number): number {
  let barred = line;
  for (let n = 0; n < more; n++) barred = lineAfter(track, barred);
  return barred < finalLineOf(s) ? barred : Number.MAX_SAFE_INTEGER;
}

/** R76: the space itself or the nearest free one behind it, but never at or behind the Legend's own; then the Legend stays. */
function freeBehind(s: Readonly<HeatState>, track: Track, seat: Seat, aim: number): number {
  const { progress } = carOf(s, seat);
  for (let to = aim; to > progress; to--) if (!isFull(s, track, to, seat)) return to;
  return progress;
}
