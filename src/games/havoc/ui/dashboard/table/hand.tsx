// The player's hand: a fan under the piles, larger on the player's turn, rows for many cards. Not here: the piles.

import type { Seat } from '@core/contract';
import { type Flight, type Spot as From, useFlight } from '@ui/flight';
import { classes } from '@ui/panels/classes';
import { memoEqual } from '@ui/render/keep';
import { off, type Why } from '@ui/why/off';
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
  /** The viewer may choose now. */
  isOpen: boolean;
  /** What the open decision makes of each card, in screen order. */
  cards: readonly HandCardState[];
  /** Where new cards come from. */
  flight: Flight;
  onPlay(index: number): void;
}

/** One card in an open decision. */
export interface HandCardState {
  /** Why it can't be played; null: it can. */
  trouble: Why | null;
  /** The decision is a card. */
  isAsked: boolean;
  isChosen: boolean;
  isHinted: boolean;
}

/** The cards of one seat, each a button. What others play does not change it. */
export function Hand({ hand, isOpen, cards, flight, onPlay }: HandProps): ReactElement {
  const place = useRef<HTMLFieldSetElement>(null);
  const room = useRoom(place);
  const laid = useMemo(() => {
    const whole = layOut(hand.length, room);
    return isOpen ? whole : atRest(whole, room);
  }, [hand.length, room, isOpen]);
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
            state={cards[i] ?? NOT_ASKED}
            flight={flight}
            onPlay={onPlay}
          />
        );
      })}
    </fieldset>
  );
}

/** What a decision makes of each card of the hand. */
export function handStates(hand: readonly Card[], turn: StormTurn): HandCardState[] {
  return hand.map((card, index) => ({
    trouble: turn.legal.includes(card) ? null : turn.troubleWith(card),
    isAsked: turn.isCard,
    isChosen: turn.isOpen && turn.chosen === index,
    isHinted: turn.hinted === card,
  }));
}

/** Cards fly to the viewer's hand from the stock; nothing flies while others take theirs. */
export function dealtTo(viewer: Seat | null, now: HavocEvent | null): Flight {
  const taken = now?.type === 'stormCardDealt' || now?.type === 'cardsDrawn' ? now : null;
  if (taken === null || taken.seat !== viewer) return NO_FLIGHT;
  return { from: selectorOf(STOCK), ms: timingOf(taken.type === 'cardsDrawn' ? 'stormDrawCard' : 'stormDealCard') };
}

const NO_FLIGHT: Flight = { from: null, ms: 0 };
const NOT_ASKED: HandCardState = { trouble: null, isAsked: false, isChosen: false, isHinted: false };
const NOWHERE: Spot = { left: 0, bottom: 0, lean: 0 };

interface HandCardProps extends Pick<HandProps, 'flight' | 'onPlay'> {
  card: Card;
  spot: Spot;
  index: number;
  state: HandCardState;
}

const HandCard = memoEqual(function HandCard(props: HandCardProps): ReactElement {
  const { card, spot, index, state, flight, onPlay } = props;
  const { trouble, isAsked, isChosen, isHinted } = state;
  const element = useRef<HTMLSpanElement>(null);
  useFlight(element, flight);
  const isLegal = trouble === null;
  return (
    <span
      className={classes(styles.handPlace, isAsked && (isLegal ? styles.handLegal : styles.handIllegal))}
      style={{ left: spot.left, bottom: spot.bottom, '--lean': `${spot.lean}deg` } as CSSProperties}
      ref={element}
    >
      <button
        type="button"
        className={classes(styles.handCard, isChosen && isLegal && styles.handChosen, isHinted && 'hinted')}
        data-card={card}
        data-teach={`card.${CARDS[card]?.id}`}
        {...cardPart(card)}
        data-enter="screen"
        aria-label={isAsked && !isLegal ? t('hand.noMatch', { card: cardSpoken(card) }) : cardSpoken(card)}
        {...off(trouble)}
        data-can={cardText(card)}
        aria-pressed={isChosen && isLegal}
        onClick={() => onPlay(index)}
      >
        <Piece picture={cardPicture(card)} />
      </button>
    </span>
  );
});

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

/** Stores where the cards are. Runs after the pile's own effects, so the pile still finds a card just played. */
export function useRemember(spots: Spots, hand: readonly Card[]): void {
  useEffect(() => {
    if (hand.length > 0) spots.current = handSpots();
  });
}
