// The Storm: discard pile and stock side by side on the felt, the Queen's speech bubble, the player's hand fanned below.
// Not here: which cards are playable (phases/matching.ts).

import type { Seat } from '@core/contract';
import { drawInOrder } from '@ui/draw-in-order';
import { type Flight, useFlight } from '@ui/flight';
import type { DashboardProps } from '@ui/game-ui';
import { inReach, readable } from '@ui/inspector/part';
import { classes } from '@ui/panels/classes';
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
import { CardTable, TableCaption } from './card-table';
import { useDrawingOn } from './drawing-on';
import { Hand, type Spots, useSpots } from './hand';
import { StormControls } from './storm-controls';
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
  const isToxic = view.toxic > 0;
  return (
    <CardTable
      className={classes(styles.storm, isToxic && styles.stormToxic)}
      ask={turn?.ask.id}
      isShut={!storm.isOpen && !drawing.isOn && skip === null}
    >
      <Piles view={view} now={now} viewer={viewer} spots={spots} turn={storm} hand={hand} />
      <TableCaption>{captionOf(view, viewer, hand.length)}</TableCaption>
      <Hand hand={hand} turn={storm} now={now} viewer={viewer} spots={spots} />
      <StormControls table={table} turn={storm} hand={hand} drawing={drawing} skip={skip} />
    </CardTable>
  );
}

/** Only the piles, for viewers of a recording. */
export function WatchedStorm({ table }: { table: HavocTable }): ReactElement {
  const { view, now } = table;
  const nobody = useStormTurn(null, NO_HAND);
  const spots = useSpots();
  return (
    <CardTable className={classes(styles.storm, view.toxic > 0 && styles.stormToxic)} name={t('storm.table')}>
      <Piles view={view} now={now} viewer={null} spots={spots} turn={nobody} hand={NO_HAND} />
    </CardTable>
  );
}

const NO_HAND: readonly Card[] = [];

/** Discard pile and stock side by side, the Queen's bubble on their left, the size of a draw on their right. */
function Piles(props: PileProps): ReactElement {
  const { view, turn } = props;
  return (
    <div className={styles.stormPiles}>
      <div className={styles.stormBubblePlace}>{turn.suits && <SuitBubble turn={turn} suits={turn.suits} />}</div>
      <Pile {...props} />
      <Stock view={view} turn={turn} />
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
  view: HavocView;
  now: HavocEvent | null;
  viewer: Seat | null;
  spots: Spots;
  turn: StormTurn;
  hand: readonly Card[];
}

/** The discard pile: its top card flies in from the driver who played it. */
function Pile(props: PileProps): ReactElement {
  const { view, now, viewer, spots, turn, hand } = props;
  const only = turn.only === null ? undefined : hand[turn.only];
  const from = view.pile.length - SEEN;
  return (
    <div className={styles.stormPile} data-teach="pile">
      {view.pile.slice(-SEEN).map((card, i, seen) => {
        const at = Math.max(0, from) + i;
        const isTop = i === seen.length - 1;
        const flight = isTop ? flightOf(now, viewer, spots) : { from: null, ms: 0 };
        return (
          <PileCard key={at} card={card} at={at} called={isTop ? view.called : null} isTop={isTop} flight={flight} />
        );
      })}
      {view.called !== null && (
        <span className="visually-hidden">{t('storm.isCalled', { suit: suitId(view.called) })}</span>
      )}
      {only !== undefined && turn.only !== null && (
        <button
          type="button"
          className={styles.stormTap}
          data-enter="screen"
          aria-label={t('storm.playOnly', { card: cardSpoken(only) })}
          onClick={() => turn.playCard(turn.only ?? 0)}
        />
      )}
    </div>
  );
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
}, isSamePileCard);

/** A card flies only when it first appears: its flight changes nothing afterwards. */
function isSamePileCard(before: PileCardProps, now: PileCardProps): boolean {
  const { card, at, called, isTop } = now;
  return before.card === card && before.at === at && before.called === called && before.isTop === isTop;
}

/** The stock; a tap draws. */
function Stock({ view, turn }: { view: HavocView; turn: StormTurn }): ReactElement {
  const isToxic = view.toxic > 0;
  const layers = Math.min(5, Math.ceil(view.stockCount / 4));
  return (
    <div
      className={styles.stormStock}
      {...STOCK}
      {...readable('pile.stock', undefined, { now: view.stockCount })}
      data-empty={view.stockCount === 0 || undefined}
    >
      {drawInOrder(Array.from({ length: layers }), (_, i) => (
        <span className={styles.stormStockCard} style={{ '--i': layers - 1 - i } as CSSProperties}>
          <Piece picture={backPicture(isToxic)} />
        </span>
      ))}
      {isToxic && <Piece className={styles.stormSlime} picture={slimePicture()} />}
      {turn.isCard && turn.mayDraw && (
        <button
          type="button"
          className={styles.stormTap}
          data-enter="screen"
          aria-label={t('storm.drawFrom', { n: turn.draw })}
          onClick={turn.drawCards}
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
