// Which upgrade each level takes from the display: the Rookie overlooks half of it, the Pro follows the list, the Champion
// goes by what cards were worth in races on this circuit. Not for: the list itself (data/draft-list.ts).

import type { Draw, Level } from '@core/contract';
import { usualPick } from '../data/draft-list';
import type { Card, TrackId } from '../types';

/** The card that a driver of this level takes. picks: what it holds already; cards: what lies there, at least one. */
export function drafted(
  level: Level,
  track: TrackId,
  picks: readonly Card[],
  cards: readonly Card[],
  draw: Draw,
): Card {
  if (level !== 'easy') return usualPick(track, picks, cards);
  const seen = cards.filter(() => draw(2) === 0);
  return usualPick(track, picks, seen.length > 0 ? seen : cards);
}
