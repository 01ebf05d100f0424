// The ten Legend cards: by difficulty row and helmet, how a Legend moves (R72). Derived from legends.json.
// Not here: what the numbers mean on the track (phases/legends.ts).

import type { Colour } from '@core/contract';
import type { HeatOptions } from '../types';
import type { HeatColour } from './colours';
import source from './legends.json';

/** speed: move on a straight; diamond: which stop before a line it takes; corner: added to the limit. */
export interface LegendEntry {
  readonly speed: number;
  readonly diamond: number;
  readonly corner: number;
}
export type LegendLevel = HeatOptions['legendLevel'];

/** A Legend's helmet has its car's colour (2.7); the palette's ivory is grey on the cards. */
export const HELMET_OF = {
  red: 'red',
  blue: 'blue',
  yellow: 'yellow',
  green: 'green',
  black: 'black',
  ivory: 'grey',
} as const satisfies Record<HeatColour, string>;

/** Number of Legend cards; a card is its index. */
export const LEGEND_CARDS: number = source.cards.length;

/** By card, level, colour. */
export const LEGENDS: readonly Readonly<Record<LegendLevel, Readonly<Record<HeatColour, LegendEntry>>>>[] =
  source.cards.map(({ rows }) => ({ easy: rowOf(rows.easy), medium: rowOf(rows.medium), hard: rowOf(rows.hard) }));

/** The entry of a Legend on a card. Throws if there is none, which is a bug. */
export function legendEntry(card: number, level: LegendLevel, colour: Colour): LegendEntry {
  const entry = LEGENDS[card]?.[level][colour as HeatColour];
  if (entry === undefined) throw new Error(`no Legend entry for card ${card}, ${level}, ${colour}`);
  return entry;
}

type Helmet = (typeof HELMET_OF)[HeatColour];

function rowOf(row: Record<Helmet, LegendEntry>): Record<HeatColour, LegendEntry> {
  return {
    red: row[HELMET_OF.red],
    blue: row[HELMET_OF.blue],
    yellow: row[HELMET_OF.yellow],
    green: row[HELMET_OF.green],
    black: row[HELMET_OF.black],
    ivory: row[HELMET_OF.ivory],
  };
}
