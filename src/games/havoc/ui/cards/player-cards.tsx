// The row of player cards: badge, lap, name, car, dealer button, and each stage's items (S10).
// Not here: decisions, except that the viewer's own coins can be picked up here too.

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { list, nameOf } from '@narration/phrases';
import { drawInOrder } from '@ui/draw-in-order';
import { fly, useFlight } from '@ui/flight';
import { carAs, inReach, readable } from '@ui/inspector/part';
import { classes } from '@ui/panels/classes';
import { memoEqual } from '@ui/render/keep';
import type { TagNodes } from '@ui/rich/rich';
import { carNumber } from '@ui/seat-car';
import { playSound } from '@ui/sound/sound';
import { Check, Flag } from 'lucide-react';
import { type CSSProperties, type ReactElement, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { LANE_FACES } from '../../data/coins';
import { COIN_SCALE, timingOf } from '../../data/timings';
import { cardSpoken, coinSpoken } from '../../narration/texts';
import { t } from '../../text/t';
import type { Card, CarView, Coin, HavocEvent, HavocView } from '../../types';
import { backPicture, cardPicture } from '../art/cards';
import { dealerPicture, dieFacePicture, fanPicture, laneFacePicture } from '../art/pieces';
import { carPicture, coinPicture } from '../board';
import { coinChoice } from '../coin-choice';
import { cardPart, coinPart } from '../parts';
import { rich } from '../rich';
import { type HavocTable, ownOf } from '../table';
import { Badge } from './badge';
import { Piece } from './picture';
import styles from './player-cards.module.css';
import { footSpot, gridSpot, STOCK, selectorOf } from './spots';

/** Above this, the coins' separate names would only repeat. */
const CAR_WIDTH = 84;

const HIDDEN: TagNodes = { hidden: (inner) => <span className="visually-hidden">{inner}</span> };

export interface PlayerCardsOptions {
  table: HavocTable;
  seats: readonly SeatInfo[];
  viewer: Seat | null;
}

/** One card per driver, in seat order. Not a component: each card is one, and is rendered again when its own part changes. */
export function playerCards({ table, seats, viewer }: PlayerCardsOptions): ReactElement {
  return (
    <ul className={styles.playerCards} aria-label={t('player.list')} data-stage={table.view.stage}>
      {table.view.cars.map((car) => (
        <PlayerCard
          key={car.seat}
          table={partOf(table, car.seat)}
          car={car}
          active={table.acting === car.seat}
          seats={seats}
          mine={car.seat === viewer}
        />
      ))}
    </ul>
  );
}

/** What one card shows of the table. */
interface CardTable {
  view: Pick<HavocView, 'stage' | 'round' | 'dealer' | 'laps' | 'own' | 'everybody'>;
  picked: Card | null;
  /** The event being shown, if a card flies to this driver in it. */
  now: HavocEvent | null;
  toxic: boolean;
}

const FLIES: ReadonlySet<HavocEvent['type']> = new Set(['stormCardDealt', 'cardsDrawn', 'dealerCardFlipped']);

function partOf({ view, picked, now }: HavocTable, seat: Seat): CardTable {
  const { stage, round, dealer, laps, own, everybody } = view;
  const its = now !== null && FLIES.has(now.type) && 'seat' in now && now.seat === seat ? now : null;
  // Hands change all the time, and only coins lie on a card.
  const hasCoins = stage === 'coins';
  return {
    view: {
      ...{ stage, round, dealer, laps },
      own: hasCoins && own?.seat === seat ? own : null,
      everybody: hasCoins ? everybody : null,
    },
    picked: picked[seat] ?? null,
    now: its,
    toxic: its !== null && view.toxic > 0,
  };
}

interface CardProps {
  table: CardTable;
  car: CarView;
  /** It is this driver's turn. */
  active: boolean;
  seats: readonly SeatInfo[];
  mine: boolean;
}

/** One driver's card: an action of another driver does not render it again. */
const PlayerCard = memoEqual(function PlayerCard(props: CardProps): ReactElement {
  const { table, car, active, seats, mine } = props;
  const { view } = table;
  const taken = mine || table.now === null ? null : takenBy(table.now, car.seat);
  const raced = view.round > 1 || view.stage === 'racing' || view.stage === 'tieBreak' || view.stage === 'finished';
  const info = seats.find((one) => one.seat === car.seat);
  const name = nameOf(seats, car.seat);
  return (
    <li className={classes(styles.playerCard, active && styles.playerCardActive)} data-teach={`player.${car.seat}`}>
      {view.dealer === car.seat && (
        <span className={styles.playerDealer} {...readable('token.dealer')}>
          <Piece picture={dealerPicture()} />
          <span className="visually-hidden">{t('player.dealer')}</span>
        </span>
      )}
      {view.stage === 'dealer' && <Picked table={table} seat={car.seat} />}
      {car.badge > 0 && (
        <Badge place={car.badge} className={styles.playerBadge}>
          {rich('player.badge', { place: car.badge }, HIDDEN)}
        </Badge>
      )}
      {raced && <LapOf view={view} car={car} />}
      <b className={styles.playerName}>{name}</b>
      {info && (
        <span
          className={classes(styles.playerCar, info.colour === 'black' && styles.playerCarBlack)}
          {...readable('token.car', carAs(info.colour, carNumber(car.seat)))}
        >
          <Piece
            picture={{ ...carPicture(info.colour, carNumber(car.seat)), width: CAR_WIDTH, height: CAR_WIDTH * 0.6 }}
          />
        </span>
      )}
      <span className={styles.playerFoot} {...footSpot(car.seat)}>
        {footOf(props)}
      </span>
      {/* Cards that other players draw fly from the stock to their card, face down. */}
      {table.now !== null && taken !== null && (
        <FlyingBack key={`${table.now.type} ${taken.hand}`} ms={timingOf(taken.timing)} toxic={table.toxic} />
      )}
    </li>
  );
});

function LapOf({ view, car }: { view: CardTable['view']; car: CarView }): ReactElement {
  if (car.finished) {
    return (
      <span className={styles.playerLap} {...readable('gauge.lap', undefined, { now: view.laps, of: view.laps })}>
        <Flag size={16} aria-hidden="true" />
        <span className="visually-hidden">{t('player.finished')}</span>
      </span>
    );
  }
  const { shownLap: lap } = car;
  return (
    <span className={styles.playerLap} {...readable('gauge.lap', undefined, { now: lap, of: view.laps })}>
      {t('lap.of', { lap, laps: view.laps })}
    </span>
  );
}

/** The stage's items on the lower edge of a card. */
function footOf({ table, car, mine, active }: CardProps): ReactElement | null {
  const { view } = table;
  if (view.stage === 'storm') {
    if (car.badge > 0) {
      return (
        <span className={classes(styles.playerPill, styles.playerPillGood)}>
          <Check size={15} strokeWidth={3} aria-hidden="true" />
          {t('player.out')}
        </span>
      );
    }
    return (
      <span className={styles.playerFan} key={car.handCount}>
        <Piece picture={fanPicture(car.handCount)} />
        <span className="visually-hidden">{t('cards', { n: car.handCount })}</span>
      </span>
    );
  }
  if (view.stage === 'coins' && car.coinCount > 0) return <Coins view={view} car={car} mine={mine} />;
  if ((view.stage === 'racing' || view.stage === 'tieBreak') && car.faces.length > 0) return <Dice car={car} />;
  if (active)
    return (
      <span className={classes(styles.playerPill, styles.playerPillTurn)}>
        {t(mine ? 'player.yours' : 'player.onTurn')}
      </span>
    );
  return null;
}

/** The dice last rolled in this stage. */
function Dice({ car }: { car: CarView }): ReactElement {
  const text =
    car.die === 'lane'
      ? t('player.rolledLane', { face: LANE_FACES[(car.faces[0] ?? 1) - 1]?.symbol ?? '' })
      : t('player.rolled', { faces: list(car.faces.map(String)) });
  return (
    <span
      className={styles.playerRolled}
      key={`${car.die} ${car.faces.join()}`}
      {...readable(car.die === 'lane' ? 'die.lane' : 'die.movement')}
    >
      {drawInOrder(car.faces, (face) => {
        const lane = LANE_FACES[face - 1];
        const picture = car.die === 'lane' && lane ? laneFacePicture(lane.symbol, lane.side) : dieFacePicture(face);
        return <Piece picture={picture} />;
      })}
      <span className="visually-hidden">{text}</span>
    </span>
  );
}

/** Coins drawn and not yet placed: face up to their owner, who can pick one up here. */
function Coins({ view, car, mine }: { view: CardTable['view']; car: CarView; mine: boolean }): ReactElement {
  const { chosen, choose } = useStore(coinChoice);
  const [own] = ownOf(view, car.seat);
  const coins: (Coin | null)[] = Array.from({ length: car.coinCount }, (_, i) => own?.coins[i] ?? null);
  return (
    <span className={styles.playerCoins} style={{ '--grow': COIN_SCALE } as CSSProperties}>
      {drawInOrder(coins, (coin, i) =>
        mine && chosen !== null && coin !== null ? (
          <button
            type="button"
            className={classes(styles.playerCoin, chosen === i && styles.playerCoinChosen)}
            aria-label={coinSpoken(coin)}
            aria-pressed={chosen === i}
            {...coinPart(coin)}
            data-enter="screen"
            onClick={() => {
              playSound('click');
              choose(i);
            }}
          >
            <Piece picture={coinPicture(coin)} />
          </button>
        ) : (
          <span className={styles.playerCoin} {...coinPart(coin)}>
            <Piece picture={coinPicture(coin)} />
          </span>
        ),
      )}
      <span className="visually-hidden">{t('player.coins', { n: car.coinCount })}</span>
    </span>
  );
}

/** The card flipped in the Dealer Selection, at the dealer button's place: it flies up from the grid (S10). */
function Picked({ table, seat }: { table: CardTable; seat: Seat }): ReactElement | null {
  const { picked: card, now } = table;
  if (card === null || table.view.dealer === seat) return null;
  const place = now?.type === 'dealerCardFlipped' && now.seat === seat ? now.place : null;
  return <PickedCard key={card} card={card} place={place} />;
}

function PickedCard({ card, place }: { card: Card; place: number | null }): ReactElement {
  const element = useRef<HTMLSpanElement>(null);
  useFlight(element, {
    from: place === null ? null : selectorOf(gridSpot(place)),
    ms: timingOf('dealerCardFly'),
    delay: timingOf('dealerCardFlip') + timingOf('dealerCardHold'),
  });
  return (
    <span className={styles.playerPicked} ref={element} {...inReach(cardPart(card))}>
      <Piece picture={cardPicture(card)} />
      <span className="visually-hidden">{cardSpoken(card)}</span>
    </span>
  );
}

function takenBy(event: HavocEvent, seat: Seat): { hand: number; timing: string } | null {
  if (event.type === 'stormCardDealt' && event.seat === seat) return { hand: event.hand, timing: 'stormDealCard' };
  if (event.type === 'cardsDrawn' && event.seat === seat && event.count > 0)
    return { hand: event.hand, timing: 'stormDrawCard' };
  return null;
}

function FlyingBack({ ms, toxic }: { ms: number; toxic: boolean }): ReactElement {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const stock = document.querySelector(selectorOf(STOCK))?.getBoundingClientRect();
    if (element.current && stock) fly(element.current, stock, ms);
  }, [ms]);
  return (
    <span className={styles.playerFlying} ref={element} aria-hidden="true">
      <Piece picture={backPicture(toxic)} />
    </span>
  );
}
