// The Storm: discard pile and stock side by side on the felt, the Queen's speech bubble, the player's hand fanned below.
// Not here: which cards are playable (phases/matching.ts).

import type { Seat } from '@core/contract';
import { drawInOrder } from '@ui/draw-in-order';
import { type Flight, useFlight } from '@ui/flight';
import type { DashboardProps } from '@ui/game-ui';
import { inReach, readable } from '@ui/inspector/part';
import { classes } from '@ui/panels/classes';
import { keep, useKeptElements } from '@ui/render/keep';
import { playSound } from '@ui/sound/sound';
import { Skull } from 'lucide-react';
import { type CSSProperties, memo, type ReactElement, useLayoutEffect, useRef } from 'react';
import { EFFECT_OF, TOXIC_STEP } from '../../../data/cards';
import { timingOf } from '../../../data/timings';
import type { HavocUi } from '../../../narration/preview';
import { cardSpoken, suitId } from '../../../narration/texts';
import { t } from '../../../text/t';
import type { Card, HavocEvent, HavocView } from '../../../types';
import { backPicture, cardPicture } from '../../art/cards';
import { slimePicture } from '../../art/pieces';
import { Piece } from '../../cards/picture';
import { footSpot, HAND, STOCK, selectorOf } from '../../cards/spots';
import { cardPart } from '../../parts';
import { type HavocTable, ownOf } from '../../table';
import type { TurnProps } from '../turn';
import { cardTable, TableCaption } from './card-table';
import { useDrawingOn } from './drawing-on';
import { dealtTo, Hand, handStates, type Spots, useRemember, useSpots } from './hand';
import { useStormControls } from './storm-controls';
import styles from './storm-table.module.css';
import { SuitBubble } from './suit-bubble';
import { type StormTurn, useStormTurn } from './use-storm-turn';

export interface StormTableProps {
  table: HavocTable;
  viewer: Seat | null;
  /** Null while others play. */
  turn: TurnProps<'storm'> | TurnProps<'suit'> | null;
  /** The race, as a key for standing orders. */
  match: string;
  rush: DashboardProps<HavocUi>['rush'];
}

/** Number of visible cards in the pile. */
const SEEN = 3;

/** The card table of a Storm (R8 to R35). */
export function StormTable({ table, viewer, turn, match, rush }: StormTableProps): ReactElement {
  const { view, now } = table;
  const hand = (viewer === null ? undefined : ownOf(view, viewer)[0]?.hand) ?? [];
  const storm = useStormTurn(turn, hand);
  const drawing = useDrawingOn(`${match} ${viewer} ${view.round}`, turn, storm);
  const isOut = viewer !== null && (view.cars[viewer]?.badge ?? 0) > 0;
  // When the viewer is out, the Storm may be skipped: only its end is shown.
  const skip = isOut ? () => rush((next) => isSameStorm(next, view)) : null;
  const spots = useSpots();
  useSounds(now);
  useRemember(spots, hand);
  const controls = useStormControls({ table, turn: storm, hand, drawing, skip });
  const children = (
    <>
      {pilesOf({ view, now, viewer, spots, turn: storm, hand })}
      <TableCaption>{captionOf(view, viewer, hand.length)}</TableCaption>
      <Hand
        hand={hand}
        isOpen={storm.isOpen}
        cards={handStates(hand, storm)}
        flight={dealtTo(viewer, now)}
        onPlay={storm.playCard}
      />
      {controls}
    </>
  );
  return useKeptElements(
    cardTable({
      className: classes(styles.storm, view.toxic > 0 && styles.stormToxic),
      ask: turn?.ask.id,
      isShut: !storm.isOpen && !drawing.isOn && skip === null,
      children,
    }),
  );
}

/** Only the piles, for viewers of a recording. */
export function WatchedStorm({ table }: { table: HavocTable }): ReactElement {
  const { view, now } = table;
  const nobody = useStormTurn(null, NO_HAND);
  const spots = useSpots();
  return useKeptElements(
    cardTable({
      className: classes(styles.storm, view.toxic > 0 && styles.stormToxic),
      name: t('storm.table'),
      children: pilesOf({ view, now, viewer: null, spots, turn: nobody, hand: NO_HAND }),
    }),
  );
}

const NO_HAND: readonly Card[] = [];

interface PilesOptions {
  view: HavocView;
  now: HavocEvent | null;
  viewer: Seat | null;
  spots: Spots;
  turn: StormTurn;
  hand: readonly Card[];
}

/** Discard pile and stock side by side, the Queen's bubble on their left, the size of a draw on their right. */
function pilesOf({ view, now, viewer, spots, turn, hand }: PilesOptions): ReactElement {
  const only = turn.only === null ? null : (hand[turn.only] ?? null);
  return (
    <div className={styles.stormPiles}>
      <div className={styles.stormBubblePlace}>{turn.suits && <SuitBubble turn={turn} suits={turn.suits} />}</div>
      <Pile
        pile={view.pile}
        called={view.called}
        flight={flightOf(now, viewer, spots)}
        only={only}
        onPlayOnly={() => turn.playCard(turn.only ?? 0)}
      />
      <Stock
        cards={view.stockCount}
        isToxic={view.toxic > 0}
        draw={turn.isCard && turn.mayDraw ? turn.draw : null}
        onDraw={turn.drawCards}
      />
      <div className={styles.stormText}>
        <b>{t('storm.draw', { n: Math.max(1, view.drawCount) })}</b>
        <span>{t('cards', { n: view.stockCount })}</span>
        {view.toxic > 0 && (
          <span className={styles.stormSevens}>
            <Skull size={17} aria-hidden="true" />
            {t('storm.sevens', { n: view.toxic / TOXIC_STEP })}
          </span>
        )}
      </div>
    </div>
  );
}

/** Still the same Storm: later events are shown again. */
export function isSameStorm(next: Pick<HavocView, 'stage' | 'round'>, now: Pick<HavocView, 'round'>): boolean {
  return next.stage === 'storm' && next.round === now.round;
}

/** The caption over the hand. A seat without cards is not out yet: only a badge shows that (R24). */
export function captionOf(view: Pick<HavocView, 'cars'>, viewer: Seat | null, cards: number): string {
  if (viewer === null) return t('stage.storm');
  const badge = view.cars[viewer]?.badge ?? 0;
  if (badge > 0) return badge < view.cars.length ? t('storm.out') : t('storm.last');
  return cards === 0 ? t('banner.dealt') : t('storm.hand', { n: cards });
}

interface PileProps {
  pile: readonly Card[];
  called: number | null;
  /** How the top card arrives. */
  flight: Flight;
  /** The only card that can be played now; null: none, or several. */
  only: Card | null;
  onPlayOnly(): void;
}

/** The discard pile: its top card flies in from the driver who played it. */
const Pile = memo(function Pile({ pile, called, flight, only, onPlayOnly }: PileProps): ReactElement {
  const from = pile.length - SEEN;
  return (
    <div className={styles.stormPile} data-teach="pile">
      {pile.slice(-SEEN).map((card, i, seen) => {
        const at = Math.max(0, from) + i;
        const isTop = i === seen.length - 1;
        return (
          <PileCard
            key={at}
            card={card}
            at={at}
            called={isTop ? called : null}
            isTop={isTop}
            flight={isTop ? flight : NO_FLIGHT}
          />
        );
      })}
      {called !== null && <span className="visually-hidden">{t('storm.isCalled', { suit: suitId(called) })}</span>}
      {only !== null && (
        <button
          type="button"
          className={styles.stormTap}
          data-enter="screen"
          aria-label={t('storm.playOnly', { card: cardSpoken(only) })}
          onClick={onPlayOnly}
        />
      )}
    </div>
  );
}, isSameBesideFlight);

const NO_FLIGHT: Flight = { from: null, ms: 0 };

/** A card flies only when it first appears: its flight changes nothing afterwards. */
function isSameBesideFlight<Props extends { flight: Flight }>(before: Props, now: Props): boolean {
  return keep(before, { ...now, flight: before.flight }) === before;
}

function flightOf(now: HavocEvent | null, viewer: Seat | null, spots: Spots): Flight {
  const ms = timingOf('stormPlayCard');
  if (now?.type === 'stormStarterTurned') return { from: selectorOf(STOCK), ms };
  if (now?.type !== 'cardPlayed') return { from: null, ms };
  if (now.seat === viewer) return { from: spots.current.get(now.card) ?? selectorOf(HAND), ms };
  return { from: selectorOf(footSpot(now.seat)), ms };
}

interface PileCardProps {
  card: Card;
  at: number;
  called: number | null;
  isTop: boolean;
  flight: Flight;
}

const PileCard = memo(function PileCard({ card, at, called, isTop, flight }: PileCardProps): ReactElement {
  const element = useRef<HTMLSpanElement>(null);
  useFlight(element, flight);
  // A Queen with a call shows it; every card has a slight tilt, always the same.
  const shown = EFFECT_OF[card] === 'wild' ? called : null;
  const style = { '--turn': `${((at * 37) % 19) - 9}deg`, '--x': ((at * 23) % 21) - 10, '--y': ((at * 13) % 15) - 7 };
  return (
    <span className={styles.stormPileCard} ref={element} {...(isTop && inReach(cardPart(card)))}>
      <span className={classes(styles.stormAskew, isTop && styles.stormAskewTop)} style={style as CSSProperties}>
        <Piece picture={cardPicture(card, shown)} />
        {isTop && <span className="visually-hidden">{t('storm.onTop', { card: cardSpoken(card) })}</span>}
      </span>
    </span>
  );
}, isSameBesideFlight);

interface StockProps {
  cards: number;
  isToxic: boolean;
  /** The number of cards that a tap draws; null: nothing can be drawn now. */
  draw: number | null;
  onDraw(): void;
}

/** The stock; a tap draws. */
function Stock({ cards, isToxic, draw, onDraw }: StockProps): ReactElement {
  const layers = Math.min(5, Math.ceil(cards / 4));
  return (
    <div
      className={styles.stormStock}
      {...STOCK}
      {...readable('pile.stock', undefined, { now: cards })}
      data-empty={cards === 0 || undefined}
    >
      {drawInOrder(Array.from({ length: layers }), (_, i) => (
        <span className={styles.stormStockCard} style={{ '--i': layers - 1 - i } as CSSProperties}>
          <Piece picture={backPicture(isToxic)} />
        </span>
      ))}
      {isToxic && <Piece className={styles.stormSlime} picture={slimePicture()} />}
      {draw !== null && (
        <button
          type="button"
          className={styles.stormTap}
          data-enter="screen"
          aria-label={t('storm.drawFrom', { n: draw })}
          onClick={onDraw}
        />
      )}
    </div>
  );
}

function useSounds(now: HavocEvent | null): void {
  useLayoutEffect(() => {
    if (now?.type === 'stormShuffled' || now?.type === 'stockReshuffled') playSound('shuffle');
    if (now?.type === 'stormCardDealt' || now?.type === 'cardsDrawn' || now?.type === 'cardPlayed')
      playSound('cardSlide');
    if (now?.type === 'badgeAwarded') playSound('bell');
  }, [now]);
}
