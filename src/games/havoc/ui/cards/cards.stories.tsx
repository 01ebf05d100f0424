// Gallery pages of the cards and pieces: every card of the deck, backs, suits, dice and badges.

import { Specimen, Specimens } from '@gallery/specimens';
import { pictureUrl } from '@ui/panels/seat';
import { CARDS, SUIT_OF, SUITS } from '../../data/cards';
import { backPicture, cardPicture, suitPicture } from '../art/cards';
import { dealerPicture, dieFacePicture, fanPicture, slimePicture } from '../art/pieces';
import { Badge } from './badge';

export default { title: 'Havoc/Cards', component: Badge };

const CARD_IDS = CARDS.map((_, card) => card);

export const Deck = {
  render: () => (
    <>
      {SUITS.map(({ id }, suit) => (
        <Specimens key={id} title={id}>
          {CARD_IDS.filter((card) => SUIT_OF[card] === suit).map((card) => (
            <img key={card} src={pictureUrl(cardPicture(card))} alt="" width={110} />
          ))}
          <img src={pictureUrl(suitPicture(suit))} alt="" width={48} />
        </Specimens>
      ))}
      <Specimens title="Backs">
        <img src={pictureUrl(backPicture())} alt="" width={110} />
        <img src={pictureUrl(backPicture(true))} alt="" width={110} />
      </Specimens>
    </>
  ),
};

export const Pieces = {
  render: () => (
    <>
      <Specimens title="Dice and table">
        {[1, 2, 3, 4, 5, 6].map((pips) => (
          <img key={pips} src={pictureUrl(dieFacePicture(pips))} alt="" width={56} />
        ))}
        <img src={pictureUrl(fanPicture(4))} alt="" width={110} />
        <img src={pictureUrl(dealerPicture())} alt="" width={64} />
        <img src={pictureUrl(slimePicture())} alt="" width={64} />
      </Specimens>
      <Specimens title="Badges">
        {[1, 2, 3, 4].map((place) => (
          <Specimen key={place} name={String(place)}>
            <Badge place={place} className="num">
              {place}
            </Badge>
          </Specimen>
        ))}
      </Specimens>
    </>
  ),
};
