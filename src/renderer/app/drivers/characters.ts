// Seats with characters: every new AI driver is one. Not here: choosing characters (screens/rivals) or drawing them.

import type { Driver, RaceSetup, SeatSetup } from '@api/contract';
import { characterIn } from '@api/drivers';
import type { Character } from '@drivers/character';
import { characterOf } from '@drivers/characters';
import { characterIdOf } from '@drivers/keys';
import { characterFor, freeCharacters, type Seated } from '@drivers/table';

/** A seat's name with its driver. */
export type Named = Pick<SeatSetup, 'name' | 'driver'>;

/** The character that drives; undefined for people, and for characters that this edition does not know. */
export function characterAt(driver: Driver | undefined): Character | undefined {
  return characterOf(characterIn(driver));
}

/** The character of a driver's archive key ('character/sora-tachigawa'); undefined for all others. */
export function characterOfKey(key: string): Character | undefined {
  return characterOf(characterIdOf(key));
}

/** This character at this level, with its own name. */
export function seatedAs(character: Character, level: Extract<Driver, { kind: 'ai' }>['level']): Named {
  return { name: character.given, driver: { kind: 'ai', level, character: character.id } };
}

/**
 * The character for a seat: the driver's own if it has one, otherwise one that nobody at the table uses yet. For a seat that
 * waits for a guest, the character that drives if no guest comes. undefined: this seat gets no character, or all are
 * taken. called: the seat's name.
 */
export function newcomer(driver: Driver, name: string, others: readonly Seated[]): Named | undefined {
  if (driver.kind === 'ai' && driver.character !== undefined)
    return { name: characterAt(driver)?.given ?? name, driver };
  if (driver.kind !== 'ai' && driver.kind !== 'lan') return undefined;
  const who = characterFor(name, others);
  if (who === undefined) return undefined;
  return driver.kind === 'ai' ? seatedAs(who, driver.level) : { name: who.given, driver };
}

/** The setup with a character on each AI driver's seat that has none. */
export function withCharacters(setup: RaceSetup): RaceSetup {
  const free = freeCharacters(
    setup.seats.filter(({ driver }) => driver.kind !== 'ai' || driver.character !== undefined),
  );
  const seats = setup.seats.map((seat): SeatSetup => {
    const { driver } = seat;
    if (driver.kind !== 'ai' || driver.character !== undefined) return seat;
    const who = free.shift();
    return who === undefined ? seat : { ...seat, ...seatedAs(who, driver.level) };
  });
  return { ...setup, seats };
}
