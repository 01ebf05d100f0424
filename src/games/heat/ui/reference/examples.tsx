// The drawings of each step of the worked examples. The numbers match the texts beside them (text/*/rules).

import type { Examples } from '@ui/reference/articles';
import { cardNamed, HEAT, STRESS, speedCard } from '../../data/cards';
import type { messages } from '../../text/en';
import type { Card } from '../../types';
import { Back, CarDrawing, Cards, Faces, GearPlate, Heats, Sign, SymbolPlate, Token } from './figures';

const cards =
  (...list: readonly Card[]) =>
  () => <Cards cards={list} />;
const speeds = (...values: readonly number[]) => cards(...values.map(speedCard));
const face = (name: string, width: number) => () => <Faces cards={[cardNamed(name)]} width={width} />;
const gear = (n: number) => () => <GearPlate gear={n} />;
const heats = (count: number) => () => <Heats count={count} />;
const sign = (limit: number) => () => <Sign limit={limit} />;
const red = () => <CarDrawing colour="red" number={1} />;
const blue = () => <CarDrawing colour="blue" number={2} />;
const yellow = () => <CarDrawing colour="yellow" number={3} />;

export const examples: Examples<typeof messages> = {
  finish: [
    red,
    blue,
    yellow,
    () => (
      <>
        {blue()}
        {red()}
        {yellow()}
      </>
    ),
  ],
  points: ['6', '3', '8', '12 – 2'],
  shift: [gear(4), gear(2), heats(1), speeds(2, 3)],
  reveal: [speeds(4, 2), cards(STRESS, speedCard(3)), '9', red],
  slipstream: [blue, () => <SymbolPlate of="slipstream" />, '6', sign(5)],
  corners: [speeds(4, 3), true, sign(5), '7 − 5', heats(2)],
  spinout: [
    sign(3),
    () => (
      <>
        <Heats count={2} />
        <Heats count={2} dim />
      </>
    ),
    false,
    cards(STRESS, STRESS),
    gear(1),
  ],
  road: [sign(5), () => <Sign limit={5} now={4} />, '6 − 4', () => <Token id="overheat" height={50} />],
  press: [sign(5), '5 + 2', heats(2), () => <Back />],
  boost: [gear(4), heats(1), cards(STRESS, speedCard(3)), '14'],
  fullspace: [speeds(4), '+ 1', '4'],
  cluttered: [gear(3), () => <Cards cards={[speedCard(2), STRESS, HEAT, HEAT]} dim={2} />, gear(1)],
  stress: [cards(STRESS), cards(HEAT), speeds(2), '2'],
  payheat: [face('turbo-7', 96), heats(1), heats(1), '7'],
  limit: [sign(3), face('wings-6', 96), '8', heats(2)],
  accelerate: [cards(STRESS, speedCard(2), speedCard(4)), () => <SymbolPlate of="accelerate" />, '+ 2'],
  cooldown: [gear(1), () => <SymbolPlate of="cooldown" />, heats(4), '5'],
  garage: ['4', face('body-3', 84), '4', '3'],
  legends: [sign(5), '+ 2', '7'],
  qualifying: ['1 – 7', '8 – 13', '6'],
};
