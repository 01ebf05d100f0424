// Which upgrade each level takes from the display: the Rookie overlooks half of it, the Pro follows the list, the Champion
// uses what cards were worth in races on this circuit. Not here: the list itself (data/draft-list.ts).

import type { Draw, Level } from '@core/contract';
import { cardOf } from '../../data/cards';
import { usualPick } from '../../data/draft-list';
import type { Card } from '../../types';
import measured from './draft-worth.json';

/**
 * What cards are worth in places, fitted from many races (measure.ts): each card, each pair of cards with Heat symbols, and
 * each pair of one type.
 */
export interface Worths {
  cards: Record<string, number>;
  hotPair: number;
  sameType: number;
}

/** What cards are worth, by circuit; `npm run draft-worth` measures it again. */
export const WORTHS: Readonly<Record<string, Worths>> = measured.circuits;
const USUAL = averageOf(Object.values(WORTHS));

/** What cards are worth on a circuit; on one that was not measured, the average of all that were. */
export function worthsOn(track: string): Worths {
  return WORTHS[track] ?? USUAL;
}

/** The card that a driver of this level takes. picks: what it already holds; cards: the display, at least one. */
export function drafted(level: Level, track: string, picks: readonly Card[], cards: readonly Card[], draw: Draw): Card {
  if (level === 'medium') return usualPick(track, picks, cards);
  if (level === 'hard' || level === 'best') return bestWith(worthsOn(track), picks, cards);
  const seen = cards.filter(() => draw(2) === 0);
  return usualPick(track, picks, seen.length > 0 ? seen : cards);
}

function averageOf(all: readonly Worths[]): Worths {
  const mean = (of: (one: Worths) => number) => all.reduce((sum, one) => sum + of(one), 0) / all.length;
  const keys = Object.keys(all[0]?.cards ?? {});
  return {
    cards: Object.fromEntries(keys.map((key) => [key, mean(({ cards }) => cards[key] ?? 0)])),
    hotPair: mean(({ hotPair }) => hotPair),
    sameType: mean(({ sameType }) => sameType),
  };
}

/** The card that makes the deck worth most; the first dealt among equals. */
function bestWith(worths: Worths, picks: readonly Card[], cards: readonly Card[]): Card {
  let best: { card: Card; worth: number } | undefined;
  for (const card of cards) {
    const worth = worthOf(worths, [...picks, card]);
    if (!best || worth > best.worth) best = { card, worth };
  }
  if (!best) throw new Error('no card is on offer');
  return best.card;
}

/** What drafted cards are worth together, in places. */
export function worthOf(worths: Worths, picks: readonly Card[]): number {
  const { hot, same } = pairsOf(picks);
  const single = picks.reduce((sum, card) => sum + (worths.cards[cardOf(card).key] ?? 0), 0);
  return single + worths.hotPair * hot + worths.sameType * same;
}

/** Number of pairs of cards with Heat symbols, and of pairs of one type. */
export function pairsOf(picks: readonly Card[]): { hot: number; same: number } {
  let hot = 0;
  let same = 0;
  picks.forEach((one, i) => {
    for (const other of picks.slice(i + 1)) {
      const [a, b] = [cardOf(one), cardOf(other)];
      if (a.symbols.heat > 0 && b.symbols.heat > 0) hot++;
      if (a.type === b.type) same++;
    }
  });
  return { hot, same };
}
