// A driver's deck with the picks so far and one more card: speed curve, counts, average, what changes.
// Not here: the deck that the rules build (setup.ts).

import { cardOf, HEAT, STARTER_DECK, type SymbolKey } from '../data/cards';
import { EVENTS } from '../data/events';
import { trackOf } from '../data/tracks';
import { t } from '../text/t';
import type { Card, HeatView } from '../types';
import { symbolsOf } from './symbol-text';
import { SYMBOLS } from './symbols';

/** What a card is in this deck: one of the twelve Speed cards, Stress, a pick, or the focused card. */
export type TileKind = 'speed' | 'stress' | 'picked' | 'new';
/** One card in a column. ghost: its main tile is in another column, but it may count as this value too. */
export interface DeckTile {
  card: Card;
  kind: TileKind;
  ghost: boolean;
}
/** Cards that count as the same speed. head: the speed, '+' for flips, 'heat' for Heat cards. */
export interface DeckColumn {
  head: number | '+' | 'heat';
  tiles: DeckTile[];
}
/** A deck under construction. */
export interface DeckOutlook {
  columns: DeckColumn[];
  /** Number of cards now, and once all three picks are made. */
  cards: number;
  most: number;
  /** Average value of its Speed and upgrade cards; a flip counts as the average Speed card. */
  average: number;
  engine: number;
  stress: number;
}
/** Heat in the Engine and Stress in the deck at the start of the race. */
export interface DeckSetup {
  engine: number;
  stress: number;
}
/** The setup of a race as far as the draft knows it: circuit and event; the weather comes later (R1, R8). */
export function draftSetup({ track, event }: Pick<HeatView, 'track' | 'event'>): DeckSetup {
  const { heat, stress } = trackOf(track);
  const change = event === null ? undefined : EVENTS[event];
  return {
    engine: Math.max(0, heat + (change?.engineHeat ?? 0)),
    stress: Math.max(0, stress + (change?.stress ?? 0)),
  };
}

/** One line of what a card changes: 'Limit cards', 0, 1. */
export interface DeckChange {
  label: string;
  from: number;
  to: number;
}

/** Picks per driver (R84). */
const PICKS = 3;
/** Highest speed of any card, and so the last column of the curve. */
const FASTEST = 8;
/** The Speed cards 1 to 4, which picks never replace (R84). */
const SPEED_CARDS: readonly Card[] = STARTER_DECK.filter((card) => cardOf(card).kind === 'speed');
/** A flip is worth the average Speed card (R26). */
const FLIP = SPEED_CARDS.reduce((sum, card) => sum + (cardOf(card).values[0] ?? 0), 0) / SPEED_CARDS.length;

/** The deck with these picks and the focused card, if any. stress: the design of Stress. */
export function deckOutlook(picks: readonly Card[], look: Card | null, setup: DeckSetup, stress: Card): DeckOutlook {
  const chosen = [...picks, ...(look === null ? [] : [look])];
  const columns: DeckColumn[] = ['+' as const, ...Array.from({ length: FASTEST + 1 }, (_, speed) => speed)].map(
    (head) => ({ head, tiles: [] }),
  );
  if (chosen.includes(HEAT)) columns.unshift({ head: 'heat', tiles: [] });
  for (let n = 0; n < setup.stress; n++) lay(columns, stress, 'stress');
  for (const card of SPEED_CARDS) lay(columns, card, 'speed');
  for (const card of picks) lay(columns, card, 'picked');
  if (look !== null) lay(columns, look, 'new');
  const driven = [...SPEED_CARDS, ...chosen].filter((card) => card !== HEAT);
  return {
    columns,
    cards: SPEED_CARDS.length + chosen.length + setup.stress,
    most: SPEED_CARDS.length + PICKS + setup.stress,
    average: driven.reduce((sum, card) => sum + broughtBy(card), 0) / driven.length,
    engine: setup.engine,
    stress: setup.stress,
  };
}

/** Adds a card to the column of its highest value, and as a ghost to the columns of its others. Changes columns. */
function lay(columns: DeckColumn[], card: Card, kind: TileKind): void {
  const { values } = cardOf(card);
  const top = card === HEAT ? 'heat' : (values.at(-1) ?? '+');
  for (const column of columns) {
    if (column.head === top) column.tiles.push({ card, kind, ghost: false });
    else if (typeof column.head === 'number' && values.includes(column.head))
      column.tiles.push({ card, kind, ghost: true });
  }
}

function broughtBy(card: Card): number {
  const { values, symbols } = cardOf(card);
  const printed = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return printed + symbols.plus * FLIP;
}

/** What a card changes in a deck with these picks, in the order of its symbols; Spare Heat has its own line. */
export function deckChanges(picks: readonly Card[], card: Card): DeckChange[] {
  if (card === HEAT) {
    const before = picks.filter((pick) => pick === HEAT).length;
    return [{ label: t('change.spareHeat'), from: before, to: before + 1 }];
  }
  return symbolsOf(card).map(({ key }) => {
    const count = (cards: readonly Card[]) => cards.reduce((sum, one) => sum + weigh(one, key), 0);
    return { label: t(`change.${key}`), from: count(picks), to: count([...picks, card]) };
  });
}

function weigh(card: Card, key: SymbolKey): number {
  const n = Number(cardOf(card).symbols[key]);
  return SYMBOLS[key].adds ? n : n === 0 ? 0 : 1;
}
