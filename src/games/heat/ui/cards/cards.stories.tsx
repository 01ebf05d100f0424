// Gallery pages of the cards: every printed face, the back of a sponsorship card, and every symbol.

import { Specimen, Specimens } from '@gallery/specimens';
import { CARDS } from '../../data/cards';
import { symbolsOf } from '../../narration/symbol-text';
import { CardFace, SponsorBack } from './card-face';
import { CardIcon, SymbolTile } from './symbol-tile';

export default { title: 'Heat/Cards', component: CardFace, subcomponents: { CardIcon, SponsorBack, SymbolTile } };

const WIDTHS = [200, 140, 100] as const;

export const Faces = {
  render: () => (
    <Specimens>
      {CARDS.map(({ id, key }) => (
        <Specimen key={id} name={key} width={150} height={210}>
          <CardFace card={id} />
        </Specimen>
      ))}
      <Specimen name="back of a sponsorship card" width={150} height={210}>
        <SponsorBack />
      </Specimen>
    </Specimens>
  ),
};

export const Sizes = {
  render: () => (
    <>
      {WIDTHS.map((width) => (
        <Specimens key={width} title={`${width} px`}>
          {CARDS.filter((_, at) => at % 9 === 0).map(({ id, key }) => (
            <Specimen key={id} name={key} width={width} height={width * 1.4}>
              <CardFace card={id} />
            </Specimen>
          ))}
        </Specimens>
      ))}
    </>
  ),
};

export const Symbols = {
  render: () => {
    const symbols = new Map(
      CARDS.flatMap(({ id }) => symbolsOf(id).map((one) => [`${one.key} ${one.n}`, one] as const)),
    );
    return (
      <>
        <Specimens title="Symbols">
          {[...symbols].map(([name, symbol]) => (
            <Specimen key={name} name={name}>
              <SymbolTile symbol={symbol} />
            </Specimen>
          ))}
        </Specimens>
        <Specimens title="Icons of cards">
          {CARDS.map(({ id, key }) => (
            <Specimen key={id} name={key} width={110}>
              <CardIcon card={id} size={28} />
            </Specimen>
          ))}
        </Specimens>
      </>
    );
  },
};
