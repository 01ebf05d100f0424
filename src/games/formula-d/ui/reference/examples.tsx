// The drawing for each step of the worked examples. The numbers match the texts beside them (text/*/rules).

import type { Examples } from '@ui/reference/articles';
import type { messages } from '../../text/en';
import type { Gear } from '../../types';
import { BlackDie, CarDrawing, CornerSign, GearDie, Stick, Wear } from './figures';

const stick = (gear: Gear) => () => <Stick gear={gear} />;
const die = (gear: Gear, value: number) => () => <GearDie gear={gear} value={value} />;
const black = (value: number) => () => <BlackDie value={value} />;
const car = (number: number) => () => <CarDrawing number={number} />;
const sign = (corner: number) => () => <CornerSign corner={corner} />;
const wear =
  (left: number, going = 0) =>
  () => <Wear left={left} going={going} />;

export const examples: Examples<typeof messages> = {
  grid: [
    () => (
      <>
        <BlackDie value={14} size={40} />
        <BlackDie value={9} size={40} />
        <BlackDie value={14} size={40} />
        <BlackDie value={3} size={40} />
      </>
    ),
    () => (
      <>
        <BlackDie value={6} size={40} />
        <BlackDie value={11} size={40} />
      </>
    ),
    car(3),
  ],
  flag: [die(5, 11), '6', car(7)],
  order: [car(7), stick(5), stick(4)],
  start: [black(18), '4', true],
  gears: [stick(5), wear(0, 1), wear(0, 3), false],
  spaces: [die(2, 3), wear(0, 1), wear(0, 3)],
  straights: [die(2, 3), false, true],
  braking: [die(2, 4), wear(0, 4), black(20)],
  slipstream: [stick(5), stick(4), '+3'],
  corners: [sign(0), die(3, 6), '4', true],
  overshoot: [die(4, 9), wear(0, 3), wear(0, 1), wear(0, 1)],
  locked: [die(3, 8), wear(0, 4), true],
  crash: [sign(4), die(3, 8), false],
  contact: [car(7), black(4), wear(17, 1)],
  engines: [die(5, 20), black(4), black(5)],
  pits: [die(5, 14), '9', wear(18)],
  exit: [stick(4), die(4, 12), car(5)],
};
