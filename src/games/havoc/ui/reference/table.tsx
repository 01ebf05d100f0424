// The articles' pictures of things on the table: cards, coins, dice and badges; and the drawings of worked examples.

import { Big, Drawn, OnTable, Verdict } from '@ui/reference/pieces';
import type { ReactElement } from 'react';
import { CARDS, type RankId, type SuitId, suitNamed } from '../../data/cards';
import { BADGES, COINS, DIE_FACES, LANE_FACES, TOW } from '../../data/coins';
import type { Card } from '../../types';
import { backPicture, cardPicture, suitPicture } from '../art/cards';
import { dealerPicture, dieFacePicture, laneFacePicture } from '../art/pieces';
import { carPicture, coinPicture } from '../board/picture';
import { Badge } from '../cards/badge';
import { badgeText } from '../texts';

type Steps = readonly (() => ReactElement)[];

const HEARTS = suitNamed('hearts');
const NO_RANK: readonly RankId[] = ['8', '9', '10', 'J', 'K'];
const FACES = Array.from({ length: DIE_FACES }, (_, at) => at + 1);
const PLACES = BADGES.map((_, at) => at + 1);
const PICTURE = 112;
const STEP = 58;

function card(rank: RankId, suit: SuitId): Card {
  const wanted = suitNamed(suit);
  const found = CARDS.findIndex((design) => design.rank === rank && design.suit === wanted);
  if (found < 0) throw new Error(`there is no ${rank} of ${suit}`);
  return found;
}

function cardsAt(height: number, list: readonly Card[]): ReactElement[] {
  return list.map((one) => <Drawn key={one} picture={cardPicture(one)} height={height} />);
}

/** Cards side by side. */
export function cards(...list: readonly (readonly [RankId, SuitId])[]): () => ReactElement {
  return () => (
    <OnTable>
      {cardsAt(
        PICTURE,
        list.map(([rank, suit]) => card(rank, suit)),
      )}
    </OnTable>
  );
}

export const storm = cards(['9', 'hearts'], ['9', 'clubs'], ['K', 'hearts'], ['Q', 'spades']);
export const sevens = cards(['7', 'hearts'], ['7', 'diamonds'], ['7', 'spades'], ['7', 'clubs']);
export const aces = cards(['A', 'hearts'], ['A', 'diamonds'], ['A', 'spades'], ['A', 'clubs']);

/** Cards without an effect. */
export function plain(): ReactElement {
  return (
    <OnTable>
      {cardsAt(
        PICTURE,
        NO_RANK.map((rank) => card(rank, 'spades')),
      )}
    </OnTable>
  );
}

/** A Queen, and one with a called suit. */
export function queens(): ReactElement {
  return (
    <OnTable>
      <Drawn picture={cardPicture(card('Q', 'clubs'))} height={PICTURE} />
      <Drawn picture={suitPicture(HEARTS)} height={60} />
      <Drawn picture={cardPicture(card('Q', 'clubs'), HEARTS)} height={PICTURE} />
    </OnTable>
  );
}

/** The stock, ordinary and toxic. */
export function stock(): ReactElement {
  return (
    <OnTable>
      <Drawn picture={backPicture()} height={PICTURE} />
      <Drawn picture={backPicture(true)} height={PICTURE} />
    </OnTable>
  );
}

/** The dealer button and cards face down. */
export function dealer(): ReactElement {
  return (
    <OnTable>
      <Drawn picture={backPicture()} height={PICTURE} />
      {cardsAt(PICTURE, [card('8', 'clubs')])}
      <Drawn picture={dealerPicture()} height={52} />
    </OnTable>
  );
}

/** The four badges. */
export function badges(): ReactElement {
  return (
    <OnTable>
      {PLACES.map((place) => (
        <Badge key={place} place={place} className={undefined}>
          {badgeText(place)}
        </Badge>
      ))}
    </OnTable>
  );
}

/** Every kind of coin, and a back. */
export function coins(): ReactElement {
  return (
    <OnTable>
      <Drawn picture={coinPicture(null)} height={STEP} />
      {COINS.map(({ id }, coin) => (
        <Drawn key={id} picture={coinPicture(coin)} height={STEP} />
      ))}
    </OnTable>
  );
}

/** The coin that tows. */
export function tow(): ReactElement {
  return (
    <OnTable>
      <Drawn picture={coinPicture(TOW)} height={96} />
    </OnTable>
  );
}

/** Both kinds of dice, all faces. */
export function dice(): ReactElement {
  return (
    <OnTable>
      {FACES.map((face) => (
        <Drawn key={`die ${face}`} picture={dieFacePicture(face)} height={STEP} />
      ))}
      {LANE_FACES.map(({ face, symbol, side }) => (
        <Drawn key={`lane ${face}`} picture={laneFacePicture(symbol, side)} height={STEP} />
      ))}
    </OnTable>
  );
}

function big(text: string): () => ReactElement {
  return () => <Big>{text}</Big>;
}

function shownCards(...list: readonly (readonly [RankId, SuitId])[]): () => ReactElement {
  return () => (
    <>
      {cardsAt(
        STEP,
        list.map(([rank, suit]) => card(rank, suit)),
      )}
    </>
  );
}

function die(...values: readonly number[]): () => ReactElement {
  return () => (
    <>
      {values.map((value) => (
        <Drawn key={value} picture={dieFacePicture(value)} height={44} />
      ))}
    </>
  );
}

function coin(id: string): () => ReactElement {
  return () => <Drawn picture={coinPicture(COINS.findIndex((one) => one.id === id))} height={46} />;
}

function badge(place: number): () => ReactElement {
  return () => (
    <Badge place={place} className={undefined}>
      {badgeText(place)}
    </Badge>
  );
}

const lane = (symbol: string, side: -1 | 1) => () => <Drawn picture={laneFacePicture(symbol, side)} height={44} />;
const yes = () => <Verdict yes />;
const no = () => <Verdict yes={false} />;

/** The drawing of each step of the worked examples; the numbers match the texts beside them (the catalogues). */
export const examples = {
  dealer: [
    shownCards(['9', 'hearts']),
    shownCards(['8', 'clubs']),
    shownCards(['K', 'spades']),
    () => <Drawn picture={dealerPicture()} height={46} />,
  ],
  finish: [die(5), die(4, 5), () => <Drawn picture={carPicture('blue', 2)} height={36} />],
  storm: [
    shownCards(['9', 'hearts']),
    shownCards(['K', 'hearts']),
    shownCards(['9', 'clubs']),
    shownCards(['K', 'spades']),
  ],
  seven: [
    shownCards(['7', 'hearts']),
    shownCards(['7', 'clubs']),
    no,
    () => <Drawn picture={backPicture(true)} height={STEP} />,
  ],
  coins: [badge(1), badge(2), badge(3), badge(4)],
  effects: [die(4), coin('+3'), coin('-2'), big('5')],
  movement: [die(2, 4), () => <Drawn picture={carPicture('blue', 2)} height={36} />, big('4')],
  lanedie: [lane('R2', 1), yes, no],
  pitlane: [big('3'), die(2), die(3), lane('R1', 1)],
} as const satisfies Readonly<Record<string, Steps>>;
