// The articles' pictures of things on the table: cards, coins, dice and badges.

import type { Tables } from '@ui/reference/articles';
import { Drawn } from '@ui/reference/pieces';
import { cardNamed, suitNamed } from '../../data/cards';
import { BADGES, COINS, DIE_FACES, LANE_FACES, TOW } from '../../data/coins';
import type { messages } from '../../text/en';
import { backPicture, cardPicture, suitPicture } from '../art/cards';
import { dealerPicture, dieFacePicture, laneFacePicture } from '../art/pieces';
import { coinPicture } from '../board/picture';
import { Cards, StormBadge } from './figures';

const FACES = Array.from({ length: DIE_FACES }, (_, at) => at + 1);
const CARD = 112;
const PIECE = 58;

const cards =
  (...ids: readonly string[]) =>
  () => <Cards ids={ids} height={CARD} />;

export const tables: Tables<typeof messages> = {
  round: () => BADGES.map((badge, at) => <StormBadge key={badge} place={at + 1} />),
  dealer: () => (
    <>
      <Drawn picture={backPicture()} height={CARD} />
      <Cards ids={['8C']} height={CARD} />
      <Drawn picture={dealerPicture()} height={52} />
    </>
  ),
  storm: cards('9H', '9C', 'KH', 'QS'),
  // The stock, ordinary and toxic.
  stock: () => (
    <>
      <Drawn picture={backPicture()} height={CARD} />
      <Drawn picture={backPicture(true)} height={CARD} />
    </>
  ),
  seven: cards('7H', '7D', '7S', '7C'),
  // A Queen, and one with a called suit.
  queen: () => (
    <>
      <Cards ids={['QC']} height={CARD} />
      <Drawn picture={suitPicture(suitNamed('hearts'))} height={60} />
      <Drawn picture={cardPicture(cardNamed('QC'), suitNamed('hearts'))} height={CARD} />
    </>
  ),
  ace: cards('AH', 'AD', 'AS', 'AC'),
  plain: cards('8S', '9S', '10S', 'JS', 'KS'),
  // Every kind of coin, and a back.
  coins: () => (
    <>
      <Drawn picture={coinPicture(null)} height={PIECE} />
      {COINS.map(({ id }, coin) => (
        <Drawn key={id} picture={coinPicture(coin)} height={PIECE} />
      ))}
    </>
  ),
  tow: () => <Drawn picture={coinPicture(TOW)} height={96} />,
  // Both kinds of dice, all faces.
  drive: () => (
    <>
      {FACES.map((face) => (
        <Drawn key={face} picture={dieFacePicture(face)} height={PIECE} />
      ))}
      {LANE_FACES.map(({ face, symbol, side }) => (
        <Drawn key={face} picture={laneFacePicture(symbol, side)} height={PIECE} />
      ))}
    </>
  ),
};
