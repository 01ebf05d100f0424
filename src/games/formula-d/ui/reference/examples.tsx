// The drawing for each step of the worked examples. The numbers match the texts beside them (text/*/rules).

import { Big, Verdict } from '@ui/reference/pieces';
import type { ReactElement } from 'react';
import type { Gear } from '../../types';
import { BlackDie, CarDrawing, CornerSign, GearDie, Stick, Wear } from './figures';

type Steps = readonly (() => ReactElement)[];

const big = (text: string) => () => <Big>{text}</Big>;
const stick = (gear: Gear) => () => <Stick gear={gear} />;
const die = (gear: Gear, value: number) => () => <GearDie gear={gear} value={value} />;
const black = (value: number) => () => <BlackDie value={value} />;
const car = (number: number) => () => <CarDrawing number={number} />;
const sign = (corner: number) => () => <CornerSign corner={corner} />;
const wear =
  (left: number, going = 0) =>
  () => <Wear left={left} going={going} />;
const verdict = (yes: boolean) => () => <Verdict yes={yes} />;

export const grid: Steps = [
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
];
export const flag: Steps = [die(5, 11), big('6'), car(7)];
export const order: Steps = [car(7), stick(5), stick(4)];
export const start: Steps = [black(18), big('4'), verdict(true)];
export const gears: Steps = [stick(5), wear(0, 1), wear(0, 3), verdict(false)];
export const spaces: Steps = [die(2, 3), wear(0, 1), wear(0, 3)];
export const straights: Steps = [die(2, 3), verdict(false), verdict(true)];
export const braking: Steps = [die(2, 4), wear(0, 4), black(20)];
export const slipstream: Steps = [stick(5), stick(4), big('+3')];
export const corners: Steps = [sign(0), die(3, 6), big('4'), verdict(true)];
export const overshoot: Steps = [die(4, 9), wear(0, 3), wear(0, 1), wear(0, 1)];
export const locked: Steps = [die(3, 8), wear(0, 4), verdict(true)];
export const crash: Steps = [sign(4), die(3, 8), verdict(false)];
export const contact: Steps = [car(7), black(4), wear(17, 1)];
export const engines: Steps = [die(5, 20), black(4), black(5)];
export const pits: Steps = [die(5, 14), big('9'), wear(18)];
export const exit: Steps = [stick(4), die(4, 12), car(5)];
