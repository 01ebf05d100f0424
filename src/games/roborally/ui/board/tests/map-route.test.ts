// A choice on a phone's small map: the forecast's line with a stop per register, or the cell to return on.

import { expect, test } from 'vitest';
import { courseOf } from '../../../data/courses';
import { angleOf, middleOf } from '../../../geometry/floor';
import { ghostsOf } from '../../../narration/forecast-text';
import { forecast } from '../../../outlook/forecast';
import { on, type Race } from '../../../tests/race';
import { view } from '../../../view';
import { mapRouteOf } from '../map-route';

const NOTHING = { seat: 0, ghosts: [], targets: [], chosen: null };
const ghosts = (race: Race, cards: number[]) => ghostsOf(forecast(view(race.s, 0), 0, cards));
const at = (race: Race, name: string) => middleOf(race.course, race.cell(name));

test('a programme’s forecast is a line, with a stop in the robot’s facing', () => {
  const race = on('clover-sprint').robot('2,5 E').robot('2,6 E');
  const route = mapRouteOf(race.course, { ...NOTHING, ghosts: ghosts(race, [790, 670, 0, 0, 0]) }, 'red');
  expect(route.lines[0]).toEqual(['2,5', '3,5', '4,5', '5,5'].map((name) => at(race, name)));
  expect(route.stops).toEqual([
    { ...at(race, '6,5'), angle: angleOf(1), lost: false },
    { ...at(race, '9,5'), angle: angleOf(0), lost: false },
  ]);
});

test('registers that end on one cell share a stop, with the facing of the last one', () => {
  const race = on('first-shift').robot('2,5 E').robot('2,6 E');
  const { stops } = mapRouteOf(race.course, { ...NOTHING, ghosts: ghosts(race, [70, 90, 0, 0, 0]) }, 'red');
  expect(stops).toEqual([{ ...at(race, '2,5'), angle: angleOf(3), lost: false }]);
});

test('a fall ends in a cross, a return at the chosen cell', () => {
  const race = on('first-shift').robot('0,0 N').robot('2,6 E');
  const floor = courseOf('first-shift');
  const pit = floor.pit.indexOf(true);
  race.of('A').cell = pit - 1;
  race.of('A').facing = 1;
  const falls = mapRouteOf(floor, { ...NOTHING, ghosts: ghosts(race, [490, 0, 0, 0, 0]) }, 'red');
  expect(falls.stops).toEqual([{ ...middleOf(floor, pit), angle: angleOf(1), lost: true }]);
  const target = { key: 'cell.5', cell: 5, label: '' };
  const returns = mapRouteOf(floor, { ...NOTHING, targets: [target], chosen: { key: 'cell.5', facing: 2 } }, 'red');
  expect(returns.stops).toEqual([{ ...middleOf(floor, 5), angle: angleOf(2), lost: false }]);
});
