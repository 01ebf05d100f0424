// The drawing of each step of the worked examples. The numbers match the texts beside them (text/*/rules).

import { Big } from '@ui/reference/pieces';
import { ArrowRight, Moon, MoveRight, Skull, Sun, Wrench } from 'lucide-react';
import type { ReactElement } from 'react';
import { TAIL_GUN } from '../../data/option-cards';
import { Cards, OptionChip, Points, Registers, Robots } from './figures';

type Steps = readonly (() => ReactElement)[];

const ICON = 34;
const MOVE_1 = 500;
const MOVE_2 = 780;
const MOVE_3 = 800;
const HAND = [800, 690, 510, 430, 120] as const;

function big(text: string): () => ReactElement {
  return () => <Big>{text}</Big>;
}

function points(n: number): () => ReactElement {
  return () => <Points n={n} />;
}

export const turn: Steps = [
  () => <Cards cards={HAND.slice(0, 3)} width={34} />,
  () => <Registers from={1} to={5} />,
  () => <MoveRight size={ICON} aria-hidden="true" />,
  () => <Wrench size={ICON} aria-hidden="true" />,
];

export const places: Steps = [
  big('2 1 1'),
  big('6 > 4'),
  () => <Robots colours={['red', 'blue', 'green']} height={26} />,
  big('10 8 6'),
];

export const deal: Steps = [big('9'), points(4), () => <Cards cards={HAND} width={34} />];

export const locked: Steps = [
  points(7),
  big('3'),
  () => <Registers from={3} to={5} locked />,
  () => <Registers from={1} to={2} />,
];

export const power: Steps = [
  points(6),
  () => <Registers from={1} to={5} />,
  () => <Wrench size={ICON} aria-hidden="true" />,
  () => <Moon size={ICON} aria-hidden="true" />,
  () => <Sun size={ICON} aria-hidden="true" />,
];

export const priority: Steps = [
  () => <Cards cards={[MOVE_2, MOVE_1]} />,
  () => <Cards cards={[MOVE_2]} />,
  () => <Cards cards={[MOVE_1]} />,
];

export const moving: Steps = [() => <Cards cards={[MOVE_3]} />, big('1 2'), big('3')];

export const pushing: Steps = [
  () => <Cards cards={[MOVE_1]} />,
  () => <ArrowRight size={ICON} aria-hidden="true" />,
  () => <Skull size={ICON} aria-hidden="true" />,
];

export const belts: Steps = [() => <Robots colours={['red', 'green']} height={30} />, big('+1')];

export const express: Steps = [() => <Robots colours={['red']} />, big('+1'), big('+1')];

export const curves: Steps = [
  () => <Robots colours={['red']} />,
  () => <ArrowRight size={ICON} style={{ rotate: '90deg' }} aria-hidden="true" />,
];

export const lasers: Steps = [points(2), points(1), points(3)];

export const repair: Steps = [points(6), () => <Wrench size={ICON} aria-hidden="true" />, big('9')];

export const damage: Steps = [points(4), points(6), big('3'), () => <Registers from={4} to={5} locked />];

export const sacrifice: Steps = [() => <OptionChip card={TAIL_GUN} />, points(2), points(1)];

export const marks: Steps = [
  () => <Cards cards={[MOVE_3]} width={60} />,
  () => <Cards cards={[MOVE_3]} width={60} marked />,
];

export const memory: Steps = [points(3), big('7')];
