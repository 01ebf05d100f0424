// The Storm: discard pile and stock side by side on the felt, the Queen's speech bubble, the own hand fanned below.
// Not for: what may be played (phases/matching.ts).

import type { Seat } from '@core/contract';
import { classes } from '@ui/panels/classes';
import { play } from '@ui/sound/sound';
import { Skull } from 'lucide-react';
import { type CSSProperties, type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { EFFECT_OF } from '../../data/cards';
import { timingOf } from '../../data/timings';
import type { Card, HavocEvent, HavocView } from '../../types';
import { backPicture, cardPicture } from '../art/cards';
import { slimePicture } from '../art/pieces';
import { type Flight, type Spot, useFlight } from '../cards/flight';
import { Piece } from '../cards/picture';
import { ownOf, type Table } from '../table';
import { cardSpoken, suitName } from '../texts';
import { Felt } from './dealer-table';
import { StormControls } from './storm-controls';
import { SuitBubble } from './suit-bubble';
import type { TurnProps } from './turn';
import { type StormTurn, useStormTurn } from './use-storm-turn';
import './storm.css';

export interface StormTableProps {
  table: Table;
  viewer: Seat | null;
  /** Null while others play. */
  turn: TurnProps<'storm'> | TurnProps<'suit'> | null;
}

/** Cards of the pile that are seen. */
const SEEN = 3;
/** 7s as words under the stock. */
const SEVENS = ['', 'One 7', 'Two 7s stacked', 'Three 7s stacked', 'Four 7s stacked'] as const;

/** The card table of a Storm (R8 to R35). */
export function StormTable({ table, viewer, turn }: StormTableProps): ReactElement {
  const { view, now } = table;
  const hand = (viewer === null ? undefined : ownOf(view, viewer)[0]?.hand) ?? [];
  const storm = useStormTurn(turn, hand);
  const spots = useSpots();
  useSounds(now);
  const isToxic = view.toxic > 0;
  return (
    <section
      className={classes('hv-table hv-storm', isToxic && 'hv-toxic')}
      aria-label="Your dashboard"
      data-ask={turn?.ask.id}
      inert={!storm.isOpen}
    >
      <Felt />
      <div className="hv-piles">
        <div className="hv-bubble-place">{storm.suits && <SuitBubble turn={storm} suits={storm.suits} />}</div>
        <Pile view={view} now={now} viewer={viewer} spots={spots} />
        <Stock view={view} />
        <div className="hv-stock-words">
          <b>Draw {Math.max(1, view.drawCount)}</b>
          <span>{view.stockCount === 1 ? '1 card' : `${view.stockCount} cards`}</span>
          {isToxic && (
            <span className="hv-sevens">
              <Skull size={17} aria-hidden="true" />
              {SEVENS[view.toxic / 2] ?? `${view.toxic / 2} 7s stacked`}
            </span>
          )}
        </div>
      </div>
      <p className="hv-caption label">
        {viewer === null
          ? 'Storm'
          : hand.length === 0
            ? 'You are out'
            : `Your hand · ${hand.length === 1 ? '1 card' : `${hand.length} cards`}`}
      </p>
      <Hand hand={hand} turn={storm} now={now} viewer={viewer} spots={spots} />
      <StormControls table={table} turn={storm} hand={hand} />
    </section>
  );
}

/** The discard pile: its top card flies in from whoever played it. */
function Pile(props: { view: HavocView; now: HavocEvent | null; viewer: Seat | null; spots: Spots }): ReactElement {
  const { view, now, viewer, spots } = props;
  const from = view.pile.length - SEEN;
  return (
    <div className="hv-pile">
      {view.pile.slice(-SEEN).map((card, i, seen) => {
        const at = Math.max(0, from) + i;
        const isTop = i === seen.length - 1;
        const flight = isTop ? flightOf(now, viewer, spots) : { from: null, ms: 0 };
        return (
          <PileCard key={at} card={card} at={at} called={isTop ? view.called : null} isTop={isTop} flight={flight} />
        );
      })}
      {view.called !== null && <span className="hidden-text">{suitName(view.called)} is called</span>}
    </div>
  );
}

function flightOf(now: HavocEvent | null, viewer: Seat | null, spots: Spots): Flight {
  const ms = timingOf('stormPlayCard');
  if (now?.type === 'stormStarterTurned') return { from: '.hv-stock', ms };
  if (now?.type !== 'cardPlayed') return { from: null, ms };
  if (now.seat === viewer) return { from: spots.current.get(now.card) ?? '.hv-hand', ms };
  return { from: `[data-hv-seat="${now.seat}"] .hv-foot`, ms };
}

interface PileCardProps {
  card: Card;
  at: number;
  called: number | null;
  isTop: boolean;
  flight: Flight;
}

function PileCard({ card, at, called, isTop, flight }: PileCardProps): ReactElement {
  const element = useRef<HTMLSpanElement>(null);
  useFlight(element, flight);
  // A Queen with a call shows it; every card lies a little askew, always the same way.
  const shown = EFFECT_OF[card] === 'wild' ? called : null;
  const style = { '--turn': `${((at * 37) % 19) - 9}deg`, '--x': ((at * 23) % 21) - 10, '--y': ((at * 13) % 15) - 7 };
  return (
    <span className="hv-pile-card" ref={element}>
      <span className={classes('hv-askew', isTop && 'hv-askew-top')} style={style as CSSProperties}>
        <Piece picture={cardPicture(card, shown)} />
        {isTop && <span className="hidden-text">{cardSpoken(card)} is on top</span>}
      </span>
    </span>
  );
}

function Stock({ view }: { view: HavocView }): ReactElement {
  const isToxic = view.toxic > 0;
  const layers = Math.min(5, Math.ceil(view.stockCount / 4));
  return (
    <div className="hv-stock" data-empty={view.stockCount === 0 || undefined}>
      {Array.from({ length: layers }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a stock are alike
        <span key={i} className="hv-stock-card" style={{ '--i': layers - 1 - i } as CSSProperties}>
          <Piece picture={backPicture(isToxic)} />
        </span>
      ))}
      {isToxic && <Piece className="hv-slime" picture={slimePicture()} />}
    </div>
  );
}

interface HandProps {
  hand: readonly Card[];
  turn: StormTurn;
  now: HavocEvent | null;
  viewer: Seat | null;
  spots: Spots;
}

function Hand({ hand, turn, now, viewer, spots }: HandProps): ReactElement {
  useRemember(spots, hand);
  const taken = now?.type === 'stormCardDealt' || now?.type === 'cardsDrawn' ? now : null;
  const isDealt = taken !== null && taken.seat === viewer;
  const ms = timingOf(taken?.type === 'cardsDrawn' ? 'stormDrawCard' : 'stormDealCard');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a fan in every browser
    <div
      className={classes('hv-hand', turn.isOpen && 'hv-hand-active')}
      role="group"
      aria-label="Your hand"
      style={{ '--n': hand.length } as CSSProperties}
    >
      {hand.map((card, i) => {
        const copy = hand.slice(0, i).filter((one) => one === card).length;
        return (
          <HandCard
            key={`${card}.${copy}`}
            card={card}
            offset={i - (hand.length - 1) / 2}
            index={i}
            turn={turn}
            flight={{ from: isDealt ? '.hv-stock' : null, ms }}
          />
        );
      })}
    </div>
  );
}

function HandCard(props: { card: Card; offset: number; index: number; turn: StormTurn; flight: Flight }): ReactElement {
  const { card, offset, index, turn, flight } = props;
  const element = useRef<HTMLSpanElement>(null);
  useFlight(element, flight);
  const isLegal = turn.legal.includes(card);
  const isChosen = turn.isOpen && turn.chosen === index;
  return (
    <span
      className={classes('hv-hand-card', turn.isCard && (isLegal ? 'hv-legal' : 'hv-illegal'))}
      style={{ '--a': offset, '--drop': offset * offset } as CSSProperties}
      ref={element}
    >
      <button
        type="button"
        className={classes('hv-card', isChosen && isLegal && 'hv-chosen', turn.hinted === card && 'hv-hinted')}
        data-hv-card={card}
        data-enter="screen"
        aria-label={`${cardSpoken(card)}${turn.isCard && !isLegal ? ', does not match' : ''}`}
        aria-disabled={!isLegal}
        aria-pressed={isChosen && isLegal}
        onClick={() => turn.playCard(index)}
      >
        <Piece picture={cardPicture(card)} />
      </button>
    </span>
  );
}

/** Where each card of the hand lay when the screen was last drawn: a card that is played flies from there. */
type Spots = RefObject<Map<Card, Spot>>;

function useSpots(): Spots {
  return useRef(new Map<Card, Spot>());
}

// Runs after the pile's own effects, so a card just played is still known to it.
function useRemember(spots: Spots, hand: readonly Card[]): void {
  useEffect(() => {
    const seen = new Map<Card, Spot>();
    for (const button of document.querySelectorAll<HTMLElement>('.hv-hand [data-hv-card]')) {
      seen.set(Number(button.dataset.hvCard), button.getBoundingClientRect());
    }
    if (hand.length > 0) spots.current = seen;
  });
}

function useSounds(now: HavocEvent | null): void {
  useLayoutEffect(() => {
    if (now?.type === 'stormShuffled' || now?.type === 'stockReshuffled') play('shuffle');
    if (now?.type === 'stormCardDealt' || now?.type === 'cardsDrawn' || now?.type === 'cardPlayed') play('cardSlide');
    if (now?.type === 'badgeAwarded') play('bell');
  }, [now]);
}
