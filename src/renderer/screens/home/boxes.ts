// The boxes that stand on the shelf, in order, with cover and plate; the host says which of them can be opened.

import type { GameCard } from '@api/contract';
import type { CoverProps } from '@ui/covers/cover-frame';
import { FormulaDCover } from '@ui/covers/formula-d';
import { HavocCover } from '@ui/covers/havoc';
import { HeatCover } from '@ui/covers/heat';
import { RoboRallyCover } from '@ui/covers/roborally';
import { WaddingtonCover } from '@ui/covers/waddington';
import type { ComponentType } from 'react';
import { hasScreens } from '../../app/games';

/** One box. paint: name of its colours in the tokens (--g-<paint>). */
export interface Box {
  id: string;
  name: string;
  /** 'cars' or 'robots'. */
  pieces: string;
  /** How many race: a race against nobody is none, whatever a game allows for practice. */
  seats: readonly [number, number];
  cover: ComponentType<CoverProps>;
  paint: string;
  /** The host can run it, and it has screens. */
  here: boolean;
}

const BOXES: readonly Omit<Box, 'here'>[] = [
  { id: 'heat', name: 'Heat', pieces: 'cars', seats: [2, 6], cover: HeatCover, paint: 'heat' },
  {
    id: 'waddington',
    name: 'Waddington’s F1',
    pieces: 'cars',
    seats: [2, 6],
    cover: WaddingtonCover,
    paint: 'waddington',
  },
  { id: 'formula-d', name: 'Formula D', pieces: 'cars', seats: [2, 10], cover: FormulaDCover, paint: 'formula-d' },
  { id: 'havoc', name: 'Havoc Speedway', pieces: 'cars', seats: [2, 4], cover: HavocCover, paint: 'havoc' },
  { id: 'roborally', name: 'RoboRally', pieces: 'robots', seats: [2, 8], cover: RoboRallyCover, paint: 'roborally' },
];

/** The shelf, left to right: boxes of this edition lit, the others in the dark. */
export function boxesOn(games: readonly GameCard[]): readonly Box[] {
  return BOXES.map((box) => {
    const card = games.find((game) => game.id === box.id);
    const [least, most] = card?.seats ?? box.seats;
    return { ...box, seats: [Math.max(2, least), most], here: card !== undefined && hasScreens(box.id) };
  });
}

/** The leftmost box that can be opened; undefined before the host has told its games. */
export function firstBox(games: readonly GameCard[]): string | undefined {
  return boxesOn(games).find((box) => box.here)?.id;
}

/** A game's name as on its plate, short enough to stand beside a circuit's. */
export function plateNameOf(game: string): string {
  return BOXES.find((box) => box.id === game)?.name ?? game;
}
