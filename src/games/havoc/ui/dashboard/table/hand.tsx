// The player's hand: a fan under the piles, larger on the player's turn, rows for many cards. Not here: the piles.

import type { Seat } from '@core/contract';
import { type Flight, type Spot as From, useFlight } from '@ui/flight';
import { classes } from '@ui/panels/classes';
import { off } from '@ui/why/off';
import {
  type CSSProperties,
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { CARDS } from '../../../data/cards';
import { timingOf } from '../../../data/timings';
import { cardSpoken, cardText } from '../../../narration/texts';
import { t } from '../../../text/t';
import type { Card, HavocEvent } from '../../../types';
import { cardPicture } from '../../art/cards';
import { Piece } from '../../cards/picture';
import { HAND, handSpots, STOCK, selectorOf } from '../../cards/spots';
import { cardPart } from '../../parts';
import styles from './hand.module.css';
import { atRest, layOut, type Spot } from './hand-layout';
import type { StormTurn } from './use-storm-turn';

/** Last drawn position of each card in the hand: a played card flies from there. */
export type Spots = RefObject<Map<Card, From>>;

export interface HandProps {
  hand: readonly Card[];
  turn: StormTurn;
  now: HavocEvent | null;
  viewer: Seat | null;
  spots: Spots;
}

/** The cards of one seat, each a button. */
export function Hand({ hand, turn, now, viewer, spots }: HandProps): ReactElement {
  const place = useRef<HTMLFieldSetElement>(null);
  const room = useRoom(place);
  useRemember(spots, hand);
  const laid = useMemo(() => {
    const whole = layOut(hand.length, room);
    return turn.isOpen ? whole : atRest(whole, room);
  }, [hand.length, room, turn.isOpen]);
  const taken = now?.type === 'stormCardDealt' || now?.type === 'cardsDrawn' ? now : null;
  const isDealt = taken !== null && taken.seat === viewer;
  const ms = timingOf(taken?.type === 'cardsDrawn' ? 'stormDrawCard' : 'stormDealCard');
  return (
    <fieldset
      className={classes(styles.hand, laid.rows > 1 && styles.handRows)}
      aria-label={t('hand.name')}
      {...HAND}
      data-teach="hand"
      style={{ '--w': `${laid.width}px` } as CSSProperties}
      ref={place}
    >
      {hand.map((card, i) => {
        const copy = hand.slice(0, i).filter((one) => one === card).length;
        return (
          <HandCard
            key={`${card}.${copy}`}
            card={card}
            spot={laid.spots[i] ?? NOWHERE}
            index={i}
            turn={turn}
            flight={{ from: isDealt ? selectorOf(STOCK) : null, ms }}
          />
        );
      })}
    </fieldset>
  );
}

const NOWHERE: Spot = { left: 0, bottom: 0, lean: 0 };

function HandCard(props: { card: Card; spot: Spot; index: number; turn: StormTurn; flight: Flight }): ReactElement {
  const { card, spot, index, turn, flight } = props;
  const element = useRef<HTMLSpanElement>(null);
  useFlight(element, flight);
  const isLegal = turn.legal.includes(card);
  const isChosen = turn.isOpen && turn.chosen === index;
  return (
    <span
      className={classes(styles.handPlace, turn.isCard && (isLegal ? styles.handLegal : styles.handIllegal))}
      style={{ left: spot.left, bottom: spot.bottom, '--lean': `${spot.lean}deg` } as CSSProperties}
      ref={element}
    >
      <button
        type="button"
        className={classes(styles.handCard, isChosen && isLegal && styles.handChosen, turn.hinted === card && 'hinted')}
        data-card={card}
        data-teach={`card.${CARDS[card]?.id}`}
        {...cardPart(card)}
        data-enter="screen"
        aria-label={turn.isCard && !isLegal ? t('hand.noMatch', { card: cardSpoken(card) }) : cardSpoken(card)}
        {...off(!isLegal && turn.troubleWith(card))}
        data-can={cardText(card)}
        aria-pressed={isChosen && isLegal}
        onClick={() => turn.playCard(index)}
      >
        <Piece picture={cardPicture(card)} />
      </button>
    </span>
  );
}

/** Initial area until the first measurement, px. */
const UNMEASURED = { width: 900, height: 258 };

/** The size of the element, px, measured before the first paint and on every change. */
function useRoom(place: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [room, setRoom] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0) setRoom((was) => (was.width === width && was.height === height ? was : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [place]);
  return room;
}

/** Stores the cards' positions, from turn to turn. */
export function useSpots(): Spots {
  return useRef(new Map<Card, From>());
}

// Runs after the pile's own effects, so the pile still finds a card just played.
function useRemember(spots: Spots, hand: readonly Card[]): void {
  useEffect(() => {
    if (hand.length > 0) spots.current = handSpots();
  });
}
