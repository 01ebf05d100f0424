// The games' boxes, found by folder, so that a new game needs no line here; the host says which of them can be opened.

import type { GameCard } from '@api/contract';
import type { GameBox } from '@ui/box/game-box';
import type { CSSProperties } from 'react';
import { hasScreens } from './games';

/** A box on the shelf. name: as on its plate. */
export interface Box extends Omit<GameBox, 'plate' | 'shelf'> {
  name: string;
  /** The numbers of drivers, at least two even if the game allows practice alone. null: the box can't be opened. */
  seats: readonly [least: number, most: number] | null;
}
/** A box that the host can open. */
export type OpenBox = Box & { seats: readonly [least: number, most: number] };

const found = import.meta.glob<{ box: GameBox }>('../../../games/*/ui/box.tsx', { eager: true });
const BOXES: readonly GameBox[] = Object.values(found)
  .map((module) => module.box)
  .sort((a, b) => a.shelf - b.shelf || (a.id < b.id ? -1 : 1));

/** The shelf, left to right: this edition's boxes, and those that this page can draw but its host lacks. */
export function boxesOn(games: readonly GameCard[]): readonly Box[] {
  return BOXES.map(({ plate, shelf: _, ...box }) => {
    const card = hasScreens(box.id) ? games.find((game) => game.id === box.id) : undefined;
    return { ...box, name: plate, seats: card ? racersOf(card) : null };
  });
}

/** The boxes that can be opened, left to right. */
export function openBoxes(games: readonly GameCard[]): readonly OpenBox[] {
  return boxesOn(games).filter(isOpen);
}

/** The leftmost box that can be opened; undefined before the host has sent its games. */
export function firstBox(games: readonly GameCard[]): string | undefined {
  return boxesOn(games).find(isOpen)?.id;
}

/** A game's box; undefined for a game that this page does not know. */
export function boxOf(game: string): GameBox | undefined {
  return BOXES.find((box) => box.id === game);
}

/** A game's name as on its plate, short enough to fit beside a circuit's name. */
export function plateNameOf(game: string): string {
  return boxOf(game)?.plate ?? game;
}

/** A game's name in capitals, as on its cover. */
export function titleOf(game: string): string {
  return boxOf(game)?.title ?? game;
}

/** A game's two colours as --game and --game-2; none for a game that this page does not know. */
export function gamePaints(game: string): CSSProperties {
  const box = boxOf(game);
  return box === undefined ? {} : ({ '--game': box.paints[0], '--game-2': box.paints[1] } as CSSProperties);
}

function isOpen(box: Box): box is OpenBox {
  return box.seats !== null;
}

function racersOf({ seats: [least, most] }: GameCard): [number, number] {
  return [Math.max(2, least), most];
}
