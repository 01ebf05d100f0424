// What an open decision offers its seat: all options, with costs and corner forecasts.
// Not here: what is legal; every entry comes from the predicates that check uses.

import type { Decision } from '@core/contract';
import { carOf, finalLineOf, trackOfRace } from './cars';
import { limitFor } from './conditions';
import { cardOf, PLAYABLE } from './data/cards';
import { GEAR_COOLDOWN } from './data/costs';
import { usualPick } from './data/draft-list';
import { checkedLines, cornerForecast } from './phases/corners';
import { isDiscardable } from './phases/discard';
import { cardsLeft } from './phases/draft';
import { clutters, reachableGears, shiftCost } from './phases/gears';
import { cornerOfLine, landing, lineAfter } from './phases/move';
import { waitingCard } from './phases/reveal';
import { slipstreamLengths, towOf } from './phases/slipstream';
import { reactOffer } from './symbols';
import { refreshable } from './symbols/refresh';
import type { Car, Card, CornerForecast, DecisionKind, HeatChoices, HeatState } from './types';

/** The choices of an open decision. */
export function choices(s: Readonly<HeatState>, decision: Decision): HeatChoices {
  const car = carOf(s, decision.seat);
  switch (decision.kind as DecisionKind) {
    case 'draft':
      return draftChoices(s, car);
    case 'gear':
      return gearChoices(car);
    case 'cards':
      return cardChoices(s, decision, car);
    case 'value':
      return valueChoices(s);
    case 'react':
      return { kind: 'react', ...reactOffer(s, car), forecast: cornersTo(s, car, car.progress) };
    case 'slipstream':
      return slipstreamChoices(s, decision, car);
    case 'discard':
      return {
        kind: 'discard',
        discardable: indexesOf(car.hand, isDiscardable),
        refresh: refreshable(car),
        chosen: decision.committed && !car.retiring ? car.chosenDiscard.slice() : null,
      };
  }
}

function draftChoices(s: Readonly<HeatState>, car: Readonly<Car>): HeatChoices {
  const { draft } = s;
  if (draft === null) throw new Error('a pick is asked for without a draft');
  const cards = cardsLeft(draft);
  return { kind: 'draft', round: draft.round, cards, usual: usualPick(s.track, car.picks, cards) };
}

function gearChoices(car: Readonly<Car>): HeatChoices {
  const gears = reachableGears(car).map((gear) => ({
    gear,
    heat: shiftCost(car.gear, gear),
    clutters: clutters(car, gear),
  }));
  return { kind: 'gear', gears, chosen: car.chosenGear === 0 ? null : car.chosenGear };
}

function cardChoices(s: Readonly<HeatState>, decision: Decision, car: Readonly<Car>): HeatChoices {
  let chosen: Card[] | 'any' | null = null;
  if (decision.committed && !car.retiring) chosen = car.anyCards ? 'any' : car.placed.slice();
  return {
    kind: 'cards',
    count: car.gear,
    playable: indexesOf(car.hand, (card) => PLAYABLE[card] === true),
    corner: cornerAhead(s, car),
    chosen,
  };
}

function cornerAhead(s: Readonly<HeatState>, car: Readonly<Car>) {
  const track = trackOfRace(s);
  const line = lineAfter(track, car.progress);
  if (line >= finalLineOf(s)) return null;
  const index = cornerOfLine(track, line);
  const name = track.corners[index]?.name ?? '';
  return { index, name, limit: limitFor(s, car, index), distance: line - car.progress };
}

function valueChoices(s: Readonly<HeatState>): HeatChoices {
  const card = waitingCard(s);
  let speedSoFar = 0;
  for (const part of s.reveal?.parts ?? []) speedSoFar += part;
  const car = carOf(s, s.reveal?.seat ?? 0);
  return {
    kind: 'value',
    card,
    values: cardOf(card).values.slice(),
    speedSoFar,
    after: s.reveal?.waiting.slice(1) ?? [],
    cool: car.left.cool + GEAR_COOLDOWN[car.gear],
  };
}

function slipstreamChoices(s: Readonly<HeatState>, decision: Decision, car: Readonly<Car>): HeatChoices {
  const track = trackOfRace(s);
  const lengths = slipstreamLengths(s, decision.seat).map((length) => {
    const to = landing(s, track, decision.seat, car.progress + length);
    return { length, to, crosses: cornersTo(s, car, to, car.progress) };
  });
  return { kind: 'slipstream', lengths, tow: towOf(s, decision.seat) };
}

/** The corners of the whole turn up to this place; afterLine: only those past that progress, though all are paid in order. */
function cornersTo(s: Readonly<HeatState>, car: Readonly<Car>, to: number, afterLine = car.from): CornerForecast[] {
  return checkedLines(s, car, car.from, to)
    .filter(({ line }) => line > afterLine)
    .map(cornerForecast);
}

function indexesOf(hand: readonly Card[], fits: (card: Card) => boolean): number[] {
  const indexes: number[] = [];
  for (let i = 0; i < hand.length; i++) if (fits(hand[i] as Card)) indexes.push(i);
  return indexes;
}
