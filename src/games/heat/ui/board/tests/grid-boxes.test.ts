// What is painted in the boxes of the starting grid: numbers, and the colours of the cars that start from them.

import { hexOf } from '@ui/art/colours';
import { describe, expect, it } from 'vitest';
import { TRACK_IDS } from '../../../data/tracks';
import { roadOf } from '../../../geometry/road';
import type { CarView, HeatEvent } from '../../../types';
import { gridBoxes, gridMarks, joinStarts, startsIn, startsOf } from '../art/grid-boxes';

const COLOURS = ['red', 'yellow', 'blue', 'green', 'black', 'ivory'] as const;

/** Six cars in their boxes, the last seat on pole, as the rules place them (R6). */
function onGrid(track: string): CarView[] {
  const { circuit, spaces } = roadOf(track);
  return COLOURS.map((colour, seat) => {
    const { space, lane } = circuit.startGrid[COLOURS.length - 1 - seat]!;
    return { seat, colour, progress: space - spaces, from: space - spaces, lane } as CarView;
  });
}

describe.each(TRACK_IDS)('the grid of %s', (track) => {
  const road = roadOf(track);

  it("[C211] has each car's colour in the box that it starts from", () => {
    const starts = startsOf({ cars: onGrid(track), round: 1 }, road);
    const marks = gridMarks(road, starts);
    const boxes = gridBoxes(road);
    expect(boxes).toHaveLength(road.circuit.startGrid.length);
    expect(marks).toHaveLength(COLOURS.length);
    for (const [seat, colour] of COLOURS.entries()) {
      const slot = COLOURS.length - seat;
      const mark = marks.find(({ svg }) => svg.includes(`fill="${hexOf(colour)}"`))!;
      const { left, top, right, bottom } = boxes.find((_, i) => road.circuit.startGrid[i]!.slot === slot)!;
      expect(mark, `${colour} in box ${slot}`).toMatchObject({ left, top, right, bottom });
    }
  });

  it('has the same colours if it is built from the event that sets the grid', () => {
    const cars = onGrid(track);
    const slots = cars.map(({ seat, progress, lane }) => ({ seat, progress, lane }));
    const events = [{ type: 'raceSetUp' }, { type: 'gridSet', slots }] as HeatEvent[];
    const starts = startsIn(events, (seat) => COLOURS[seat]!, road)!;
    expect(joinStarts([], starts)).toEqual(joinStarts([], startsOf({ cars, round: 1 }, road)));
    expect(startsIn(events.slice(0, 1), () => 'red', road)).toBeUndefined();
  });
});

describe('boxes that cars have left', () => {
  const road = roadOf('great-britain');
  const cars = onGrid('great-britain');
  const starts = startsOf({ cars, round: 1 }, road);

  it('keep their colours when other cars drive through them', () => {
    const moved = cars.map((car, seat) => (seat === 0 ? { ...car, progress: cars[2]!.progress, lane: car.lane } : car));
    const newer = startsOf({ cars: moved, round: 1 }, road);
    expect(newer.map(({ colour }) => colour)).not.toContain('red');
    expect(joinStarts(starts, newer)).toEqual(joinStarts([], starts));
  });

  it('do not change colour when a car is in one in a later round', () => {
    expect(startsOf({ cars, round: 2 }, road)).toEqual([]);
  });

  it('have no mark if no car starts there', () => {
    expect(gridMarks(road, starts.slice(1))).toHaveLength(COLOURS.length - 1);
    for (const { svg } of gridBoxes(road)) for (const colour of COLOURS) expect(svg).not.toContain(hexOf(colour));
  });
});
