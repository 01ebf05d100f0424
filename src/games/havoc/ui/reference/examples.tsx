// The drawing for each step of the worked examples; the numbers match the texts beside them (text/*/rules).

import type { Examples } from '@ui/reference/articles';
import { Drawn } from '@ui/reference/pieces';
import { coinNamed } from '../../data/coins';
import type { messages } from '../../text/en';
import { backPicture } from '../art/cards';
import { dealerPicture, dieFacePicture, laneFacePicture } from '../art/pieces';
import { carPicture, coinPicture } from '../board/picture';
import { Cards, StormBadge } from './figures';

const CARD = 58;

const card = (id: string) => () => <Cards ids={[id]} height={CARD} />;
const die =
  (...values: readonly number[]) =>
  () => (
    <>
      {values.map((value) => (
        <Drawn key={value} picture={dieFacePicture(value)} height={44} />
      ))}
    </>
  );
const lane = (symbol: string, side: -1 | 1) => () => <Drawn picture={laneFacePicture(symbol, side)} height={44} />;
const coin = (id: string) => () => <Drawn picture={coinPicture(coinNamed(id))} height={46} />;
const badge = (place: number) => () => <StormBadge place={place} />;
const blue = () => <Drawn picture={carPicture('blue', 2)} height={36} />;

export const examples: Examples<typeof messages> = {
  dealer: [card('9H'), card('8C'), card('KS'), () => <Drawn picture={dealerPicture()} height={46} />],
  finish: [die(5), die(4, 5), blue],
  storm: [card('9H'), card('KH'), card('9C'), card('KS')],
  seven: [card('7H'), card('7C'), false, () => <Drawn picture={backPicture(true)} height={CARD} />],
  coins: [badge(1), badge(2), badge(3), badge(4)],
  effects: [die(4), coin('+3'), coin('-2'), '5'],
  movement: [die(2, 4), blue, '4'],
  lanedie: [lane('R2', 1), true, false],
  pitlane: ['3', die(2), die(3), lane('R1', 1)],
};
