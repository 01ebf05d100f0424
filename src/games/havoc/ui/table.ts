// The table after the events shown so far: the settled view plus the changes since, and whose turn it is. During an
// animation it moves cards, coins, dice and badges on the screen. Not here: the settled state (view.ts).

import type { Seat } from '@core/contract';
import type { Card, CarView, Coin, HavocEvent, HavocView, OwnView } from '../types';

/** The state of the screen now. */
export interface HavocTable {
  view: HavocView;
  /** Whose turn it is; null between turns. */
  acting: Seat | null;
  /** The last card each seat has flipped in the Dealer Selection; one entry per seat. */
  picked: (Card | null)[];
  /** The seat that has to call a suit for the Queen on top. */
  calling: Seat | null;
  /** The event being shown, null at rest. */
  now: HavocEvent | null;
}

type Of<K extends HavocEvent['type']> = Extract<HavocEvent, { type: K }>;
type Changes = { [K in HavocEvent['type']]?: (table: HavocTable, event: Of<K>) => void };

/** The settled view advanced by these events; at rest the view itself. */
export function tableAfter(view: HavocView, events: readonly HavocEvent[]): HavocTable {
  const first = view.waiting[0];
  const table: HavocTable = {
    view,
    acting: first?.seat ?? null,
    picked: view.cars.map((_, seat) => pickedBy(view, seat)),
    calling: first?.kind === 'suit' ? first.seat : null,
    now: null,
  };
  if (events.length === 0) return table;
  table.view = copyOf(view);
  for (const event of events) {
    table.now = event;
    (CHANGES[event.type] as ((table: HavocTable, event: HavocEvent) => void) | undefined)?.(table, event);
  }
  table.view.drawCount = drawOf(table.view);
  return table;
}

// Changes the table; one entry per kind of event that affects cards, piles, badges, coins or dice.
const CHANGES: Changes = {
  stageStarted: (table, e) => {
    const { view } = table;
    Object.assign(view, { stage: e.stage, round: e.round, pass: 0 });
    table.acting = null;
    if (e.stage === 'storm') clearStorm(table);
    if (e.stage === 'storm' || e.stage === 'tieBreak')
      for (const car of view.cars) Object.assign(car, { die: null, faces: [] });
  },
  dealerGridDealt: (table, e) => {
    table.view.grid = Array.from({ length: e.cards }, () => ({ card: null, by: null }));
  },
  dealerTurn: (table, e) => {
    table.acting = e.seat;
  },
  dealerCardFlipped: (table, e) => {
    table.view.grid[e.place] = { card: e.card, by: e.seat };
    table.picked[e.seat] = e.card;
  },
  dealerChosen: (table, e) => {
    table.view.dealer = e.seat;
    table.acting = null;
  },
  dealerButtonMoved: (table, e) => {
    table.view.dealer = e.to;
  },
  stormShuffled: (table, e) => {
    table.view.stockCount = e.cards;
  },
  stormCardDealt: (table, e) => take(table, e.seat, e.card === null ? [] : [e.card], e.hand, e.stock),
  stormStarterTurned: ({ view }, e) => {
    view.pile = [e.card];
    view.stockCount = e.stock;
  },
  suitCalled: (table, e) => {
    table.view.called = e.suit;
    table.calling = null;
  },
  toxicChanged: ({ view }, e) => {
    view.toxic = e.count;
  },
  stormTurn: (table, e) => {
    table.acting = e.seat;
  },
  cardPlayed: (table, e) => {
    const { view } = table;
    view.pile = [...view.pile, e.card];
    view.called = null;
    table.acting = e.seat;
    carOf(view, e.seat).handCount = e.hand;
    for (const own of ownOf(view, e.seat)) own.hand = without(own.hand, e.card);
  },
  suitCallAwaited: (table, e) => {
    table.calling = e.seat;
  },
  stockReshuffled: ({ view }, e) => {
    view.stockCount = e.stock;
    view.pile = view.pile.slice(-1);
  },
  cardsDrawn: (table, e) => take(table, e.seat, e.cards ?? [], e.hand, e.stock),
  badgeAwarded: ({ view }, e) => {
    view.badges = [...view.badges, e.seat];
    carOf(view, e.seat).badge = e.place;
    // The last seat still has cards; they are collected (R35).
    if (e.place === view.cars.length) carOf(view, e.seat).handCount = 0;
  },
  stageResults: (table) => {
    table.acting = null;
  },
  laneTurn: (table, e) => {
    table.acting = e.seat;
  },
  laneChosen: ({ view }, e) => Object.assign(carOf(view, e.seat), { at: e.at, where: 'track' }),
  coinsDrawn: ({ view }, e) => {
    view.purseCount = e.purse;
    carOf(view, e.seat).coinCount += e.count;
    for (const own of ownOf(view, e.seat)) own.coins = [...own.coins, ...(e.coins ?? [])];
  },
  coinTurn: (table, e) => {
    table.acting = e.seat;
  },
  coinPlaced: ({ view }, e) => {
    carOf(view, e.seat).coinCount = e.left;
    view.laid = [...view.laid, { at: e.at, by: e.seat, coin: e.coin }];
    const { coin } = e;
    if (coin !== null) for (const own of ownOf(view, e.seat)) own.coins = without(own.coins, coin);
  },
  coinRevealed: ({ view }, e) => {
    view.laid = view.laid.filter((one) => one.at !== e.at);
  },
  passStarted: ({ view }, e) => {
    view.pass = e.pass;
  },
  raceTurn: (table, e) => {
    table.acting = e.seat;
  },
  dieRolled: ({ view }, e) => {
    Object.assign(carOf(view, e.seat), { die: e.die, faces: e.faces });
  },
  lineCrossed: ({ view }, e) => setLap(view, e.seat, e.lap),
  raceTurnEnded: ({ view }, e) => {
    setLap(view, e.seat, e.lap);
    Object.assign(carOf(view, e.seat), { at: e.at, progress: e.progress });
  },
  playerFinished: ({ view }, e) => {
    carOf(view, e.seat).finished = true;
  },
  tieBreakStarted: ({ view }, e) => {
    view.tied = e.seats;
  },
  tieBreakNarrowed: ({ view }, e) => {
    view.tied = e.seats;
  },
  raceEnded: (table) => {
    table.view.stage = 'finished';
    table.acting = null;
  },
};

/** The viewer's own hand and coins, or a seat's if everything is open. */
export function ownOf(view: Pick<HavocView, 'own' | 'everybody'>, seat: Seat): OwnView[] {
  return [...(view.own?.seat === seat ? [view.own] : []), ...(view.everybody ?? []).filter((one) => one.seat === seat)];
}

function clearStorm({ view }: HavocTable): void {
  Object.assign(view, { badges: [], pile: [], stockCount: 0, called: null, toxic: 0 });
  for (const car of view.cars) Object.assign(car, { badge: 0, handCount: 0 });
  for (const own of [...(view.own ? [view.own] : []), ...(view.everybody ?? [])]) own.hand = [];
}

function take({ view }: HavocTable, seat: Seat, cards: readonly Card[], hand: number, stock: number): void {
  view.stockCount = stock;
  carOf(view, seat).handCount = hand;
  for (const own of ownOf(view, seat)) own.hand = [...own.hand, ...cards];
}

function setLap(view: HavocView, seat: Seat, lap: number): void {
  Object.assign(carOf(view, seat), { lap, shownLap: Math.min(view.laps, Math.max(1, lap)) });
}

function drawOf(view: HavocView): number {
  if (view.stage !== 'storm') return 0;
  return Math.min(Math.max(1, view.toxic), view.stockCount + Math.max(0, view.pile.length - 1));
}

function pickedBy(view: HavocView, seat: Seat): Card | null {
  return view.grid.findLast((one) => one.by === seat)?.card ?? null;
}

function copyOf(view: HavocView): HavocView {
  return {
    ...view,
    grid: view.grid.slice(),
    cars: view.cars.map((car) => ({ ...car })),
    own: view.own && { ...view.own },
    everybody: view.everybody?.map((own) => ({ ...own })) ?? null,
  };
}

function carOf(view: HavocView, seat: Seat): CarView {
  const car = view.cars[seat];
  if (!car) throw new Error(`seat ${seat} has no car`);
  return car;
}

function without<T extends Card | Coin>(all: readonly T[], one: T): T[] {
  const at = all.indexOf(one);
  return all.filter((_, index) => index !== at);
}
