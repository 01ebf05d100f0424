// What a race of a season hands over to the next, and how its cars take it up: sponsorship cards, events, points (R93, R97, R98).
// Not here: adding up a season (src/season).

import type { BonusSpec, HandOver, Score } from '@core/contract';
import { scoresByPlace } from '@core/scores';
import { sponsorsOf } from './cars';
import { isSponsor, sponsorCards } from './data/cards';
import { pointsFor } from './data/points';
import { eventOf } from './phases/event';
import { standings } from './standings';
import type { HeatConfig, HeatHandOver, HeatState } from './types';

/** Deck, used pile and events of the season so far, and each car's unused sponsorship cards (none for a Legend). */
export function handOver(s: Readonly<HeatState>): HeatHandOver & HandOver {
  const used = s.sponsorsUsed.slice();
  // If the last driver leaves, the race ends at once, and that turn's cards are still in front of the cars.
  for (const car of s.cars) if (!car.cluttered) used.push(...car.played.filter(isSponsor));
  return {
    shared: { sponsorDeck: s.sponsorDeck.slice(), sponsorsUsed: used, eventsDrawn: s.eventsDrawn.slice() },
    cars: s.cars.map((car) => sponsorsOf(s, car)),
  };
}

/** Whether a config's hand-over fits it: one entry per car, and no more sponsorship cards than exist. */
export function fitsHandOver({ before, cars }: HeatConfig): boolean {
  if (before === undefined) return true;
  const { sponsorDeck, sponsorsUsed } = before.shared;
  const left = sponsorCards();
  for (const card of [...sponsorDeck, ...sponsorsUsed, ...before.cars.flatMap((own) => own ?? [])]) {
    const at = left.indexOf(card);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return before.cars.length === cars.length;
}

/** Takes up what the previous race handed over. Returns whether that included a sponsorship deck (R98). Changes s. */
export function takeOver(s: HeatState, before: HeatHandOver | undefined): boolean {
  if (before === undefined) return false;
  s.sponsorDeck = before.shared.sponsorDeck.slice();
  s.sponsorsUsed = before.shared.sponsorsUsed.slice();
  s.eventsDrawn = before.shared.eventsDrawn.slice();
  let carried = 0;
  before.cars.forEach((own, seat) => {
    const car = s.cars[seat];
    if (car === undefined || car.kind === 'legend' || own === null) return;
    // The draw pile holds nothing else until the decks are built.
    car.draw = own.slice();
    carried += own.length;
  });
  return s.sponsorDeck.length + s.sponsorsUsed.length + carried > 0;
}

/** Events that give points, as the contract lists them. */
export const BONUSES: readonly BonusSpec[] = [
  { id: 'strike', name: 'drivers on strike' },
  { id: 'committee', name: 'generous stewards' },
];

/** Points by place, plus what the event gives the first classified cars (R93). */
export function scores(s: Readonly<HeatState>): Score[] {
  const table = standings(s);
  const all = scoresByPlace(table, pointsFor);
  const event = eventOf(s);
  if (event === null) return all;
  for (const { seat, place, status } of table) {
    const points = status === 'out' ? 0 : (event.bonus[place - 1] ?? 0);
    const score = all[seat];
    if (points > 0 && score !== undefined) {
      all[seat] = { points: score.points + points, bonuses: [{ id: event.id, points }] };
    }
  }
  return all;
}

/** Most cards of a hand-over; for its schema. */
export const SPONSOR_COUNT: number = sponsorCards().length;
