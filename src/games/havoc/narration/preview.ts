// The previews that panels can show on the board during a choice: free lanes, cells for a coin, the ends of rolls.

import type { Seat } from '@core/contract';
import type { ChoiceOfDie, Coin, DieKind, HavocTypes, Lane, Space } from '../types';

/**
 * Lane Selection: free cells of position 96 as dashed circles that can be clicked. During the stage the board shows these
 * cells automatically and ignores panning and zooming.
 */
export interface LanePreview {
  kind: 'lanes';
  seat: Seat;
  /** As in the choice of lanes. */
  free: readonly Lane[];
  /** Drawn with the car's ghost. */
  chosen: Lane | null;
}
/** Placing coins: legal cells can be clicked or reached by arrow keys; closed cells in front of rivals are greyed. */
export interface CoinPreview {
  kind: 'coin';
  seat: Seat;
  /** The coin in hand, drawn on the cell pointed at; null: none is picked up yet, so nothing can be clicked. */
  coin: Coin | null;
  cells: readonly Space[];
  zones: readonly { readonly seat: Seat; readonly cells: readonly Space[] }[];
  chosen: Space | null;
}
/** Choosing dice: highlights every cell where a roll would end, and coins on the way. Nothing can be clicked. */
export interface DicePreview {
  kind: 'dice';
  seat: Seat;
  /** As in ChoiceOfDie: movement solid, lane change dashed and blue. */
  dice: readonly ChoiceOfDie[];
  /** The die pointed at or chosen: the other die's cells fade. */
  die: DieKind | null;
  /** A roll of that die that is pointed at, for example a bar of the histogram: shows its path, its coins and the car's ghost. */
  roll: number | null;
  /** One short line beside the cells: 'a 4 lands on a coin'. */
  callout: string | null;
}

/** The preview of a choice in progress. */
export type HavocPreview = LanePreview | CoinPreview | DicePreview;

/** A key that the board passes to onTarget. */
export type TrackTarget = { kind: 'lane'; lane: Lane } | { kind: 'cell'; at: Space };

/** The key for a lane or a cell. */
export function targetKey(target: TrackTarget): string {
  return [target.kind, target.kind === 'lane' ? target.lane : target.at].join(' ');
}

/** The lane or cell of a key; null if the key is neither. */
export function readTarget(key: string): TrackTarget | null {
  const [kind, text] = key.split(' ');
  const number = Number(text);
  if (text === undefined || !Number.isInteger(number)) return null;
  if (kind === 'lane') return { kind, lane: number };
  return kind === 'cell' ? { kind, at: number } : null;
}

/** Havoc Speedway's types for its screens: what its rules use, and what only the screens have. */
export interface HavocUi extends HavocTypes {
  Preview: HavocPreview;
  Place: Space;
}
