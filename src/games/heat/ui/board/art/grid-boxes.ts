// The starting grid on the asphalt: staggered, numbered boxes, each with a mark in the colour of the car that starts from it.
// Not here: the start line (paint.ts) or the cars (live/cars.ts).

import type { Colour, Seat } from '@core/contract';
import { degrees } from '@geometry/line';
import { hexOf } from '@ui/art/colours';
import { painted } from '@ui/art/glyphs';
import { type Piece, pieceAt } from '@ui/art/piece';
import { place } from '@ui/art/svg';
import type { Road } from '../../../geometry/road';
import { gridSpot } from '../../../geometry/roadside';
import type { HeatEvent, HeatView } from '../../../types';

/** A car's start in a box. slot: 1-based. */
export interface GridStart {
  slot: number;
  colour: Colour;
}

/** Distance from a box's middle to its edge, board units. */
const REACH = 18;
const WHITE = '#f4f1e8';

/** All boxes of a circuit with their numbers, open towards the back. */
export function gridBoxes(road: Road): Piece[] {
  return road.circuit.startGrid.map(({ slot, space, lane }) => {
    const box = `<path d="M-8 -7.4H11V7.4H-8" fill="none" stroke="${WHITE}" stroke-opacity=".9" stroke-width="1.5"/>`;
    const number = place(-11.5, 0, painted(String(slot), { size: 7.4, fill: WHITE, opacity: 0.85 }), 90);
    return inBox(road, space, lane, box + number);
  });
}

/** The marks: a tinted floor with a bar at the front of the box. */
export function gridMarks(road: Road, starts: readonly GridStart[]): Piece[] {
  return starts.flatMap(({ slot, colour }) => {
    const box = road.circuit.startGrid.find((one) => one.slot === slot);
    if (box === undefined) return [];
    const hex = hexOf(colour);
    const floor = `<path d="M-8 -6.6H10.2V6.6H-8Z" fill="${hex}" fill-opacity=".5"/>`;
    const bar = `<path d="M7.4 -6.6H10.2V6.6H7.4Z" fill="${hex}"/>`;
    return [inBox(road, box.space, box.lane, floor + bar)];
  });
}

/** The starts from the event that sets the grid; undefined if it is not among these events. */
export function startsIn(events: readonly HeatEvent[], colourOf: (seat: Seat) => Colour, road: Road) {
  const set = events.find((event) => event.type === 'gridSet');
  return set?.slots.flatMap((car) => startOf(road, car, colourOf(car.seat)));
}

/** The starts from a view in which cars have not left their boxes yet. */
export function startsOf({ cars, round }: Pick<HeatView, 'cars' | 'round'>, road: Road): GridStart[] {
  if (round > 1) return [];
  return cars.filter(({ progress, from }) => progress === from).flatMap((car) => startOf(road, car, car.colour));
}

/** Joins both lists, each box once: the second list wins. */
export function joinStarts(known: readonly GridStart[], newer: readonly GridStart[]): GridStart[] {
  const others = known.filter(({ slot }) => !newer.some((one) => one.slot === slot));
  return [...others, ...newer].sort((a, b) => a.slot - b.slot);
}

function startOf(
  { circuit, spaces }: Road,
  { progress, lane }: { progress: number; lane: number },
  colour: Colour,
): GridStart[] {
  const box = circuit.startGrid.find((one) => one.space - spaces === progress && one.lane === lane);
  return box === undefined ? [] : [{ slot: box.slot, colour }];
}

/** A drawing centred on a box, turned with the road. */
function inBox(road: Road, space: number, lane: number, drawing: string): Piece {
  const { x, y, angle } = gridSpot(road, space, lane);
  return pieceAt(x, y, REACH, place(x, y, drawing, degrees(angle)));
}
