// The grid as the gallery changes it: who is on it, joins, leaves and swaps. Pure, so that it can be tested without a page.
// Not here: seats and colours as such (screens/setup/draft.ts).

import type { GameCard } from '@api/contract';
import { characterIn } from '@api/drivers';
import type { Character } from '@drivers/character';
import { freeCharacters } from '@drivers/table';
import { addSeat, type Draft, type DraftSeat, type Level, type Names, removeSeat, withDriver } from '../setup/draft';

/** The level of a character that was not on the grid yet. */
export const USUAL_LEVEL: Level = 'medium';

/** Where a character is on the grid. number: 1-based. */
export interface GridPlace {
  seat: DraftSeat;
  number: number;
  level: Level;
}

/** The place of a character; undefined: not on the grid. */
export function gridPlaceOf(draft: Draft, character: string): GridPlace | undefined {
  const at = draft.seats.findIndex((seat) => characterIn(seat.driver) === character);
  const seat = draft.seats[at];
  return seat?.driver.kind === 'ai' ? { seat, number: at + 1, level: seat.driver.level } : undefined;
}

/** Whether the game has no room for one more. */
export function isFull(draft: Draft, card: GameCard): boolean {
  return draft.seats.length >= card.seats[1];
}

/** The grid with this character at this level; unchanged if there is no room. */
export function withRival(draft: Draft, card: GameCard, names: Names, character: string, level: Level): Draft {
  return addSeat(draft, card, names, { kind: 'ai', level, character });
}

/** The character in place of the driver on this seat. */
export function swapped(draft: Draft, names: Names, key: number, character: string, level: Level): Draft {
  return withDriver(draft, names, key, { kind: 'ai', level, character });
}

/** The same drivers at other levels. */
export function relevelled(draft: Draft, names: Names, levels: ReadonlyMap<string, Level>): Draft {
  return [...levels].reduce((all, [character, level]) => {
    const place = gridPlaceOf(all, character);
    return place === undefined ? all : withDriver(all, names, place.seat.key, { kind: 'ai', level });
  }, draft);
}

/** The grid with people and open seats only. */
export function cleared(draft: Draft): Draft {
  return drivenSeats(draft).reduce((all, seat) => removeSeat(all, seat.key), draft);
}

/** The seats that no person drives and that wait for no guest. */
export function drivenSeats(draft: Draft): DraftSeat[] {
  return draft.seats.filter(({ driver }) => driver.kind === 'ai' || driver.kind === 'automaton');
}

/** Random characters: one for every AI driver at that driver's level, or this many if there is none. */
export function surprised(draft: Draft, card: GameCard, names: Names, rivals: number): Draft {
  const driven = draft.seats.filter((seat) => seat.driver.kind === 'ai');
  const others = draft.seats.filter((seat) => seat.driver.kind !== 'ai');
  const free = freeCharacters(others);
  const drawn = (): Character | undefined => free.splice(names.draw(Math.max(1, free.length)), 1)[0];
  if (driven.length > 0) {
    return driven.reduce((all, { key, driver }) => {
      const who = driver.kind === 'ai' ? drawn() : undefined;
      return who === undefined || driver.kind !== 'ai' ? all : swapped(all, names, key, who.id, driver.level);
    }, draft);
  }
  return Array.from({ length: rivals }).reduce<Draft>((all) => {
    const who = drawn();
    return who === undefined ? all : withRival(all, card, names, who.id, USUAL_LEVEL);
  }, draft);
}
