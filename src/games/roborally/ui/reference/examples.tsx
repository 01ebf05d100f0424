// The drawing of each step of the worked examples. The numbers match the texts beside them (text/*/rules).

import type { Examples } from '@ui/reference/articles';
import { ArrowRight, type LucideIcon, Moon, MoveRight, Skull, Sun, Wrench } from 'lucide-react';
import { TAIL_GUN } from '../../data/option-cards';
import type { messages } from '../../text/en';
import type { RobotColour } from '../../types';
import { Cards, OptionChip, Points, Registers, Robots } from './figures';

const ICON = 34;
const MOVE_1 = 500;
const MOVE_2 = 780;
const MOVE_3 = 800;
const HAND = [800, 690, 510, 430, 120] as const;

const cards =
  (...list: readonly number[]) =>
  () => <Cards cards={list} />;
const hand = (count: number) => () => <Cards cards={HAND.slice(0, count)} width={34} />;
const points = (n: number) => () => <Points n={n} />;
const registers =
  (from: number, to: number, locked = false) =>
  () => <Registers from={from} to={to} locked={locked} />;
const robots =
  (height: number, ...colours: readonly RobotColour[]) =>
  () => <Robots colours={colours} height={height} />;
const icon = (Icon: LucideIcon) => () => <Icon size={ICON} aria-hidden="true" />;

export const examples: Examples<typeof messages> = {
  turn: [hand(3), registers(1, 5), icon(MoveRight), icon(Wrench)],
  places: ['2 1 1', '6 > 4', robots(26, 'red', 'blue', 'green'), '10 8 6'],
  deal: ['9', points(4), hand(5)],
  locked: [points(7), '3', registers(3, 5, true), registers(1, 2)],
  power: [points(6), registers(1, 5), icon(Wrench), icon(Moon), icon(Sun)],
  priority: [cards(MOVE_2, MOVE_1), cards(MOVE_2), cards(MOVE_1)],
  moving: [cards(MOVE_3), '1 2', '3'],
  pushing: [cards(MOVE_1), icon(ArrowRight), icon(Skull)],
  belts: [robots(30, 'red', 'green'), '+1'],
  express: [robots(40, 'red'), '+1', '+1'],
  curves: [robots(40, 'red'), () => <ArrowRight size={ICON} style={{ rotate: '90deg' }} aria-hidden="true" />],
  lasers: [points(2), points(1), points(3)],
  repair: [points(6), icon(Wrench), '9'],
  damage: [points(4), points(6), '3', registers(4, 5, true)],
  sacrifice: [() => <OptionChip card={TAIL_GUN} />, points(2), points(1)],
  marks: [() => <Cards cards={[MOVE_3]} width={60} />, () => <Cards cards={[MOVE_3]} width={60} marked />],
  memory: [points(3), '7'],
};
