// What the panels may ask the board to show while a choice is open: free lanes, cells for a coin, where dice would lead.

import type { Seat } from '@core/contract';
import type { ChoiceOfDie, Coin, DieKind, Lane, Space } from '../../types';

/**
 * Lane Selection: free cells of position 96 as dashed circles that can be clicked. While the stage lasts the board looks
 * at these cells of its own accord and takes no panning or zooming.
 */
export interface LanePreview {
  kind: 'lanes';
  seat: Seat;
  /** As in the choice of lanes. */
  free: readonly Lane[];
  /** Drawn with the car's ghost. */
  chosen: Lane | null;
}
/** Placing coins: legal cells can be clicked or reached by the arrow keys, those in front of rivals are greyed. */
export interface CoinPreview {
  kind: 'coin';
  seat: Seat;
  /** The coin in hand, drawn on the cell pointed at; null: none is picked up yet, nothing can be clicked. */
  coin: Coin | null;
  cells: readonly Space[];
  zones: readonly { readonly seat: Seat; readonly cells: readonly Space[] }[];
  chosen: Space | null;
}
/** Choosing dice: every cell that a roll would end on lights up, coins on the way with it. Nothing is clicked here. */
export interface DicePreview {
  kind: 'dice';
  seat: Seat;
  /** As in ChoiceOfDie: movement solid, lane change dashed and blue. */
  dice: readonly ChoiceOfDie[];
  /** The die pointed at or chosen: the other one's cells fade. */
  die: DieKind | null;
  /** A roll of that die pointed at, such as a bar of the histogram: its path, its coins and the car's ghost show. */
  roll: number | null;
  /** One short line beside the cells: 'a 4 lands on a coin'. */
  callout: string | null;
}

/** What the board shows of a choice under way. */
export type HavocPreview = LanePreview | CoinPreview | DicePreview;

/** A key that the board gives to onTarget. */
export type TrackTarget = { kind: 'lane'; lane: Lane } | { kind: 'cell'; at: Space };

/** The key of a lane or a cell. */
export function targetKey(target: TrackTarget): string {
  return [target.kind, target.kind === 'lane' ? target.lane : target.at].join(' ');
}

/** What was clicked; null if the key is not one of these. */
export function readTarget(key: string): TrackTarget | null {
  const [kind, text] = key.split(' ');
  const number = Number(text);
  if (text === undefined || !Number.isInteger(number)) return null;
  if (kind === 'lane') return { kind, lane: number };
  return kind === 'cell' ? { kind, at: number } : null;
}

/** Whether a value is a preview. */
export function isHavocPreview(value: unknown): value is HavocPreview {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('seat' in value)) return false;
  return value.kind === 'lanes' || value.kind === 'coin' || value.kind === 'dice';
}
