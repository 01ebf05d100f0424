// What a viewer can see of a race, built by listing what is shown (S1).
// Not here: what a seat may answer (choices.ts).

import type { Viewer } from '@core/contract';
import { carOf, circuitOfRace, dialOf, progressOf, statusOf } from './cars';
import { standings, statisticsOf } from './standings';
import type { Car, CarView, DecisionKind, WaddingtonEvent, WaddingtonState, WaddingtonView } from './types';

/** The race as this viewer sees it. It never contains others' hands or the order of packs; viewer 'all' sees all hands. */
export function view(s: Readonly<WaddingtonState>, viewer: Viewer): WaddingtonView {
  const { turn } = s;
  const isUnderWay = s.status === 'racing' || s.status === 'finalRound';
  return {
    circuit: s.circuit,
    laps: s.laps,
    handSize: s.handSize,
    pitCards: s.pitCards,
    strictTyres: s.strictTyres,
    status: s.status,
    round: s.round,
    turn: isUnderWay ? s.cursor + 1 : 0,
    order: s.order.slice(),
    choosers: s.choosers.slice(),
    active: isUnderWay ? (s.order[s.cursor] ?? null) : null,
    waiting: s.asks.map((decision) => ({ seat: decision.seat, kind: decision.kind as DecisionKind })),
    cars: s.cars.map((car, seat) => carView(s, car, seat)),
    bands: turn.bands.map(({ corner, place, speed, lap, square }) => ({ corner, place, speed, lap, square })),
    judged: turn.judged,
    card: turn.card,
    superb: turn.superb,
    stockCount: s.stock.length,
    discards: s.discards.slice(),
    pitPackCount: s.pitPack.length,
    standings: standingsView(s),
    own: typeof viewer === 'number' ? { seat: viewer, hand: carOf(s, viewer).hand.slice() } : null,
    everybody: viewer === 'all' ? s.cars.map((car, seat) => ({ seat, hand: car.hand.slice() })) : null,
  };
}

/** The event as this viewer may see it. Cards dealt, or taken from the stock, are shown to their owner only. */
export function viewEvent(event: WaddingtonEvent, viewer: Viewer): WaddingtonEvent | null {
  if (event.type === 'tacticsDealt') {
    return viewer === 'all' || viewer === event.seat ? event : { ...event, cards: null };
  }
  if (event.type === 'tacticTaken' && event.from === 'stock') {
    return viewer === 'all' || viewer === event.seat ? event : { ...event, card: null };
  }
  return event;
}

function carView(s: Readonly<WaddingtonState>, car: Readonly<Car>, seat: number): CarView {
  return {
    seat,
    colour: car.colour,
    place: car.place,
    at: car.at,
    status: statusOf(s, car),
    lap: car.lap,
    dial: dialOf(s, car),
    progress: progressOf(circuitOfRace(s), car),
    reading: car.reading,
    tyres: car.tyres,
    brakes: car.brakes,
    missTurns: car.missTurns,
    startSpeed: car.startSpeed,
    handCount: car.hand.length,
    shown: car.shown.slice(),
    kept: car.kept < 0 ? null : { card: car.kept, active: car.keptActive },
    turns: car.turns,
    statistics: statisticsOf(car),
  };
}

function standingsView(s: Readonly<WaddingtonState>): WaddingtonView['standings'] {
  const table = standings(s);
  const most = table[0]?.sortKey[0] ?? 0;
  return table.map(({ seat, place, status, sortKey }) => ({ seat, place, gap: most - (sortKey[0] ?? 0), status }));
}
