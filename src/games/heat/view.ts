// What a viewer may see of a race: built by listing what is shown (S1).
// Not here: what a seat may answer (choices.ts).

import type { Viewer } from '@core/contract';
import { carOf, sponsorsOf, trackOfRace } from './cars';
import { limitOf, weatherSectors } from './conditions';
import { lapsAt } from './data/tracks';
import { pickerOf, pickOrder } from './phases/draft';
import { gapOf, standings } from './standings';
import type {
  Car,
  CarView,
  DecisionKind,
  DraftRound,
  DraftView,
  HeatEvent,
  HeatState,
  HeatView,
  OwnView,
} from './types';

/** The race as this viewer sees it. It never has others' hands, placed cards or pile orders, except for 'all'. */
export function view(s: Readonly<HeatState>, viewer: Viewer): HeatView {
  const track = trackOfRace(s);
  const waiting = s.asks.filter((decision) => !decision.committed);
  return {
    mode: s.mode,
    status: s.status,
    track: s.track,
    laps: s.laps,
    round: s.round,
    phase: s.phase,
    garage: s.garage,
    weather: s.weather,
    weatherReach: s.weatherReach,
    road: s.road.slice(),
    weatherSectors: weatherSectors(s),
    event: s.event,
    sponsorship: s.sponsorship,
    press: s.press.slice(),
    draft: draftView(s),
    handSize: s.handSize,
    order: s.order.slice(),
    waiting: waiting.map((decision) => ({ seat: decision.seat, kind: decision.kind as DecisionKind })),
    active: s.asks.find((decision) => !decision.sealed)?.seat ?? null,
    adrenaline: s.adrenaline.slice(),
    cars: s.cars.map((car, seat) => carView(s, car, seat)),
    legendCard: s.legendCard < 0 ? null : s.legendCard,
    legendUsed: s.legendUsed.slice(),
    limits: track.corners.map((corner) => limitOf(s, corner.index)),
    standings: standingsView(s),
    lapStart: s.mode === 'qualifying' ? carOf(s, 0).lapStart : 1,
    own: typeof viewer === 'number' ? ownView(s, viewer) : null,
    everybody: viewer === 'all' ? s.cars.map((_, seat) => ownView(s, seat)) : null,
  };
}

/** The event as this viewer may see it: drawn cards and sponsorship cards are shown to their owner only. */
export function viewEvent(event: HeatEvent, viewer: Viewer): HeatEvent | null {
  if (viewer === 'all' || ('seat' in event && viewer === event.seat)) return event;
  if (event.type === 'handFilled' || event.type === 'sponsorsDealt') return { ...event, cards: null };
  return event.type === 'sponsorTaken' ? { ...event, card: null } : event;
}

function draftView(s: Readonly<HeatState>): DraftView | null {
  const { draft } = s;
  if (draft === null) return null;
  const earlier: DraftView['earlier'] = [];
  for (let round = 1; round < draft.round; round++) {
    for (const seat of pickOrder({ round: round as DraftRound, order: draft.order })) {
      const card = carOf(s, seat).picks[round - 1];
      if (card !== undefined) earlier.push({ round: round as DraftRound, seat, card });
    }
  }
  return {
    round: draft.round,
    order: draft.order.slice(),
    turn: pickerOf(s, draft),
    dealt: draft.dealt.slice(),
    taken: draft.taken.map(({ seat, card }) => ({ seat, card })),
    earlier,
  };
}

function carView(s: Readonly<HeatState>, car: Readonly<Car>, seat: number): CarView {
  return {
    seat,
    kind: car.kind,
    colour: car.colour,
    status: car.status,
    progress: car.progress,
    lane: car.lane,
    laps: lapsAt(trackOfRace(s), car.progress),
    gear: car.gear,
    speed: car.speed,
    from: car.from,
    handCount: car.hand.length,
    drawCount: car.draw.length,
    discard: car.discard.slice(),
    engine: car.engine,
    locked: isLocked(s, seat),
    cluttered: car.cluttered,
    spunOut: car.spunOut,
    played: car.played.slice(),
    picks: car.picks.slice(),
    sponsors: sponsorsOf(s, car).length,
    lapTimes: car.lapTimes.map((time) => ({ rounds: time.rounds, overshoot: time.overshoot })),
  };
}

/** Whether a seat's secret answer of this phase has been given. */
function isLocked(s: Readonly<HeatState>, seat: number): boolean {
  return s.asks.some((decision) => decision.seat === seat && decision.sealed && decision.committed);
}

function standingsView(s: Readonly<HeatState>): HeatView['standings'] {
  const table = standings(s);
  const leader = table[0]?.seat ?? 0;
  return table.map(({ seat, place, status }) => ({ seat, place, gap: gapOf(s, leader, seat), status }));
}

function ownView(s: Readonly<HeatState>, seat: number): OwnView {
  const car = carOf(s, seat);
  // While phase 2 is open the chosen cards are still in hand; choices() says which they are.
  return { seat, hand: car.hand.slice(), placed: s.phase === 2 ? [] : car.placed.slice() };
}
