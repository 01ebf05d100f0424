// What a viewer may see of a race, built by listing what is shown (S1).
// Not here: what a seat may answer (choices.ts).

import type { Viewer } from '@core/contract';
import { badgeOf, carOf, progressOf, shownLap, whereOf } from './cars';
import { COINS } from './data/coins';
import { drawSize } from './phases/matching';
import { standings, statisticsOf } from './standings';
import type { Car, CarView, DecisionKind, HavocEvent, HavocState, HavocView, OwnView } from './types';

/** The race as this viewer sees it. Other hands, the stock, the purse and others' face-down coins are never included. */
export function view(s: Readonly<HavocState>, viewer: Viewer): HavocView {
  return {
    laps: s.laps,
    dice: s.dice,
    decks: s.decks,
    handSize: s.handSize,
    awards: s.awards,
    passes: s.passes,
    stage: s.stage,
    round: s.round,
    pass: s.pass,
    dealer: s.dealer < 0 ? null : s.dealer,
    waiting: s.asks.map((decision) => ({ seat: decision.seat, kind: decision.kind as DecisionKind })),
    grid: s.grid.map((card, place) => {
      const by = s.flippedBy[place] ?? -1;
      return by < 0 ? { card: null, by: null } : { card, by };
    }),
    pickers: s.pickers.slice(),
    stockCount: s.stock.length,
    drawCount: s.stage === 'storm' ? drawSize(s) : 0,
    pile: s.pile.slice(),
    called: s.called < 0 ? null : s.called,
    toxic: s.toxic,
    badges: s.badges.slice(),
    purseCount: s.purse.length,
    unseen: unseenCoins(s),
    tray: s.tray.slice(),
    laid: laidView(s, viewer),
    cars: s.cars.map((car, seat) => carView(s, car, seat)),
    tied: s.tied.slice(),
    standings: standingsView(s),
    own: typeof viewer === 'number' ? ownView(s, viewer) : null,
    everybody: viewer === 'all' ? s.cars.map((_, seat) => ownView(s, seat)) : null,
  };
}

/** The event as this viewer may see it: only their owner sees the cards and coins they draw, and the coins they place. */
export function viewEvent(event: HavocEvent, viewer: Viewer): HavocEvent | null {
  switch (event.type) {
    case 'stormCardDealt':
      return isOwner(event.seat, viewer) ? event : { ...event, card: null };
    case 'cardsDrawn':
      return isOwner(event.seat, viewer) ? event : { ...event, cards: null };
    case 'coinsDrawn':
      return isOwner(event.seat, viewer) ? event : { ...event, coins: null };
    case 'coinPlaced':
      return isOwner(event.seat, viewer) ? event : { ...event, coin: null };
    default:
      return event;
  }
}

function isOwner(seat: number, viewer: Viewer): boolean {
  return viewer === 'all' || viewer === seat;
}

function ownView(s: Readonly<HavocState>, seat: number): OwnView {
  const { hand, coins } = carOf(s, seat);
  return { seat, hand: hand.slice(), coins: coins.slice() };
}

function laidView(s: Readonly<HavocState>, viewer: Viewer): HavocView['laid'] {
  const { at, by, coin } = s.laid;
  return at.map((cell, index) => {
    const seat = by[index] ?? -1;
    return { at: cell, by: seat, coin: isOwner(seat, viewer) ? (coin[index] ?? null) : null };
  });
}

// Coins that are not in the tray are in the purse, in hands or on the track: everyone can count them.
function unseenCoins(s: Readonly<HavocState>): number[] {
  const unseen = COINS.map((coin) => coin.count);
  for (const coin of s.tray) unseen[coin] = (unseen[coin] ?? 0) - 1;
  return unseen;
}

function carView(s: Readonly<HavocState>, car: Readonly<Car>, seat: number): CarView {
  return {
    seat,
    handCount: car.hand.length,
    coinCount: car.coins.length,
    at: car.at,
    where: whereOf(car),
    lap: car.lap,
    shownLap: shownLap(s, car),
    progress: progressOf(car),
    badge: badgeOf(s, seat),
    die: car.die,
    faces: car.faces.slice(),
    finished: car.finished,
    statistics: statisticsOf(car),
  };
}

function standingsView(s: Readonly<HavocState>): HavocView['standings'] {
  const table = standings(s);
  const progress = (seat: number) => progressOf(carOf(s, seat));
  const most = table[0] === undefined ? 0 : progress(table[0].seat);
  return table.map(({ seat, place, status }) => ({
    seat,
    place,
    progress: progress(seat),
    gap: most - progress(seat),
    status,
  }));
}
