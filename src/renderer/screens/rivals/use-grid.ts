// The gallery's own draft of the grid, the levels chosen on cards, and the character to swap in. Not here: what it shows.

import type { GameCard } from '@api/contract';
import type { GameUi } from '@ui/game-ui';
import { useState } from 'react';
import { type Draft, type Level, type Names, removeSeat } from '../setup/draft';
import {
  cleared,
  type GridPlace,
  gridPlaceOf,
  isFull,
  relevelled,
  surprised,
  swapped,
  USUAL_LEVEL,
  withRival,
} from './grid';

export interface Grid {
  draft: Draft;
  full: boolean;
  /** The character that wants to join the full grid; null: none. */
  swapping: string | null;
  placeOf(character: string): GridPlace | undefined;
  levelOf(character: string): Level;
  /** Sets the level of a character that is on the grid, or will be. */
  setLevel(character: string, level: Level): void;
  /** Sets many levels at once, by character. */
  setLevels(levels: ReadonlyMap<string, Level>): void;
  /** Adds it to the grid, or removes it; if the grid is full, someone has to make room first. */
  take(character: string): void;
  /** Gives this seat to the character that wants to join. */
  swap(key: number): void;
  cancelSwap(): void;
  surprise(): void;
  clear(): void;
}

/** The grid as the gallery changes it. */
export function useGrid(before: Draft, card: GameCard, ui: GameUi, names: Names): Grid {
  const [draft, setDraft] = useState(before);
  const [levels, setLevels] = useState<Readonly<Record<string, Level>>>({});
  const [swapping, setSwapping] = useState<string | null>(null);
  const full = isFull(draft, card);
  const levelOf = (character: string) => gridPlaceOf(draft, character)?.level ?? levels[character] ?? USUAL_LEVEL;
  function relevel(chosen: ReadonlyMap<string, Level>): void {
    setLevels((all) => ({ ...all, ...Object.fromEntries(chosen) }));
    setDraft((d) => relevelled(d, names, chosen));
  }
  return {
    draft,
    full,
    swapping,
    levelOf,
    placeOf: (character) => gridPlaceOf(draft, character),
    setLevel: (character, level) => relevel(new Map([[character, level]])),
    setLevels: relevel,
    take(character) {
      const place = gridPlaceOf(draft, character);
      if (place !== undefined) {
        setLevels((all) => ({ ...all, [character]: place.level }));
        setDraft(removeSeat(draft, place.seat.key));
      } else if (full) setSwapping(character);
      else setDraft(withRival(draft, card, names, character, levelOf(character)));
    },
    swap(key) {
      if (swapping !== null) setDraft(swapped(draft, names, key, swapping, levelOf(swapping)));
      setSwapping(null);
    },
    cancelSwap: () => setSwapping(null),
    surprise: () => setDraft((d) => surprised(d, card, names, ui.usualRace.opponents.length)),
    clear: () => setDraft(cleared),
  };
}
