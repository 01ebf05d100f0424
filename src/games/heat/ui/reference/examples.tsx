// The drawings of each step of the worked examples. The numbers match the texts beside them (text/*/rules).

import { Big, Verdict } from '@ui/reference/pieces';
import type { ReactElement } from 'react';
import { cardNamed, HEAT, STRESS, speedCard } from '../../data/cards';
import type { Card } from '../../types';
import { Back, CarDrawing, Cards, Faces, GearPlate, Heats, Sign, SymbolPlate, Token } from './figures';

type Steps = readonly (() => ReactElement)[];

function speeds(...values: readonly number[]): () => ReactElement {
  return () => <Cards cards={values.map(speedCard)} />;
}

function one(card: Card): () => ReactElement {
  return () => <Cards cards={[card]} />;
}

function big(text: string): () => ReactElement {
  return () => <Big>{text}</Big>;
}

function gear(n: number): () => ReactElement {
  return () => <GearPlate gear={n} />;
}

function heats(count: number): () => ReactElement {
  return () => <Heats count={count} />;
}

const wings = cardNamed('wings-6');
const turbo = cardNamed('turbo-7');

export const finish: Steps = [
  () => <CarDrawing colour="red" number={1} />,
  () => <CarDrawing colour="blue" number={2} />,
  () => <CarDrawing colour="yellow" number={3} />,
  () => (
    <>
      <CarDrawing colour="blue" number={2} />
      <CarDrawing colour="red" number={1} />
      <CarDrawing colour="yellow" number={3} />
    </>
  ),
];

export const points: Steps = [big('6'), big('3'), big('8'), big('12 – 2')];

export const shift: Steps = [gear(4), gear(2), heats(1), speeds(2, 3)];

export const reveal: Steps = [
  speeds(4, 2),
  () => <Cards cards={[STRESS, speedCard(3)]} />,
  big('9'),
  () => <CarDrawing colour="red" number={1} />,
];

export const slipstream: Steps = [
  () => <CarDrawing colour="blue" number={2} />,
  () => <SymbolPlate of="slipstream" />,
  big('6'),
  () => <Sign limit={5} />,
];

export const corners: Steps = [speeds(4, 3), () => <Verdict yes />, () => <Sign limit={5} />, big('7 − 5'), heats(2)];

export const spinout: Steps = [
  () => <Sign limit={3} />,
  () => (
    <>
      <Heats count={2} />
      <Heats count={2} dim />
    </>
  ),
  () => <Verdict yes={false} />,
  () => <Cards cards={[STRESS, STRESS]} />,
  gear(1),
];

export const road: Steps = [
  () => <Sign limit={5} />,
  () => <Sign limit={5} now={4} />,
  big('6 − 4'),
  () => <Token id="overheat" height={50} />,
];

export const press: Steps = [() => <Sign limit={5} />, big('5 + 2'), heats(2), () => <Back />];

export const boost: Steps = [gear(4), heats(1), () => <Cards cards={[STRESS, speedCard(3)]} />, big('14')];

export const fullspace: Steps = [speeds(4), big('+ 1'), big('4')];

export const cluttered: Steps = [gear(3), () => <Cards cards={[speedCard(2), STRESS, HEAT, HEAT]} dim={2} />, gear(1)];

export const stress: Steps = [one(STRESS), one(HEAT), speeds(2), big('2')];

export const payheat: Steps = [() => <Faces cards={[turbo]} width={96} />, heats(1), heats(1), big('7')];

export const limit: Steps = [() => <Sign limit={3} />, () => <Faces cards={[wings]} width={96} />, big('8'), heats(2)];

export const accelerate: Steps = [
  () => <Cards cards={[STRESS, speedCard(2), speedCard(4)]} />,
  () => <SymbolPlate of="accelerate" />,
  big('+ 2'),
];

export const cooldown: Steps = [gear(1), () => <SymbolPlate of="cooldown" />, heats(4), big('5')];

export const garage: Steps = [big('4'), () => <Faces cards={[cardNamed('body-3')]} width={84} />, big('4'), big('3')];

export const legends: Steps = [() => <Sign limit={5} />, big('+ 2'), big('7')];

export const qualifying: Steps = [big('1 – 7'), big('8 – 13'), big('6')];
