// Which upgrade an informed driver takes: its list by circuit (S8).
// Not here: what the best AI drivers take from a display (ai/draft).

import type { Card } from '../types';
import { CARDS, cardNamed, cardOf } from './cards';
import { trackOf } from './tracks';

/** Best first. Cards that are not on it follow by speed. */
const LIST: readonly (readonly string[])[] = [
  ['brakes-15'],
  ['brakes-1234'],
  ['susp-4'],
  ['turbo-8'],
  ['cooling-3'],
  ['rpm-3'],
  ['cooling-6'],
  ['gas-3', 'gas-2'],
  ['tires-2', 'tires-1'],
  ['wings-4'],
  ['body-3'],
  ['4wd-4'],
  ['fuel-2', 'fuel-plus'],
];
/** Places of the list that some types move up: on circuits with slow corners, and where one straight is half the lap. */
const RISE = 4;
const SLOW_CORNER = 3;
const SLOW_TYPES = new Set(['tires', 'wings', 'brakes']);
const FAST_TYPES = new Set(['turbocharger', 'rpm']);
/** The usual pick never makes this many cards with Heat symbols in one deck. */
const MOST_HOT = 3;
/** What a place of the list is worth in spaces of speed, for cards that are not on it. */
const OFF_LIST = 100;

const WORTH: readonly number[] = CARDS.map((face) => {
  const place = LIST.findIndex((cards) => cards.some((key) => cardNamed(key) === face.id));
  if (place >= 0) return OFF_LIST + LIST.length - place;
  return Math.max(0, ...face.values);
});

/** How useful a card is on a circuit, for comparison only; ignores the cards that a driver holds. */
export function draftWorth(track: string, card: Card): number {
  const { type } = cardOf(card);
  const worth = WORTH[card] ?? 0;
  const rises = (isSlow(track) && SLOW_TYPES.has(type)) || (isFast(track) && FAST_TYPES.has(type));
  return rises ? worth + RISE : worth;
}

/** The card of a display to take by the list; the first dealt among equals. Avoids a third card with Heat symbols. */
export function usualPick(track: string, picks: readonly Card[], offered: readonly Card[]): Card {
  const hot = picks.filter(isHot).length;
  const fit = offered.filter((card) => hot + 1 < MOST_HOT || !isHot(card));
  const list = fit.length > 0 ? fit : offered;
  let best = list[0];
  if (best === undefined) throw new Error('no card is on offer');
  for (const card of list) if (draftWorth(track, card) > draftWorth(track, best)) best = card;
  return best;
}

function isHot(card: Card): boolean {
  return cardOf(card).symbols.heat > 0;
}

/** Whether most corners have a limit of 3 or less. */
function isSlow(track: string): boolean {
  const { corners } = trackOf(track);
  return corners.filter((corner) => corner.limit <= SLOW_CORNER).length * 2 > corners.length;
}

/** Whether one stretch without a corner is more than half of the lap: Italy. */
function isFast(track: string): boolean {
  const { sectors, length } = trackOf(track);
  return sectors.some((sector) => sector.length * 2 > length);
}
