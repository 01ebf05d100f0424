// Characters at the host's tables: the names of their seats, and who takes an empty seat.
// Not here: the names people choose (party/names.ts), or how well a character drives (the level).

import type { Driver } from '@api/contract';
import { characterIn } from '@api/drivers';
import type { PartyRules } from '@api/party';
import { characterOf } from '@drivers/characters';
import { characterFor } from '@drivers/table';
import { freeName } from './party/names';

/**
 * Names each character's driver after the character, and seats no character twice: a second one becomes an AI driver
 * without a character. Characters unknown to this edition keep their names.
 */
export function calledByName<T extends { name: string; driver: Driver }>(drivers: readonly T[]): T[] {
  const met = new Set<string>();
  const names = drivers.filter((one) => characterOf(characterIn(one.driver)) === undefined).map((one) => one.name);
  return drivers.map((one) => {
    const { driver } = one;
    const who = characterOf(characterIn(driver));
    if (who === undefined || driver.kind !== 'ai') return one;
    const isTwin = met.has(who.id);
    met.add(who.id);
    const name = freeName(who.given, names);
    names.push(name);
    return { ...one, name, driver: isTwin ? { kind: 'ai', level: driver.level } : driver };
  });
}

/** An AI driver for a seat with this name among these others; a default name if every character is already seated. */
export function filled(
  name: string,
  level: PartyRules['aiLevel'],
  others: readonly { name: string; driver?: Driver }[],
): { name: string; driver: Driver } {
  const who = characterFor(name, others);
  if (who !== undefined) return { name: who.given, driver: { kind: 'ai', level, character: who.id } };
  const names = others.map((one) => one.name);
  return { name: freeName(name, names), driver: { kind: 'ai', level } };
}

/** The driver as wished; if that character is already seated, the AI driver without a character. */
export function metOnce(driver: Driver, others: readonly { driver: Driver }[]): Driver {
  const character = characterIn(driver);
  if (driver.kind !== 'ai' || character === undefined) return driver;
  const isTaken = others.some((one) => characterIn(one.driver) === character);
  return isTaken ? { kind: 'ai', level: driver.level } : driver;
}

/** The name of this driver's character; undefined without a known one. */
export function givenName(driver: Driver): string | undefined {
  return characterOf(characterIn(driver))?.given;
}

/** The driver as the character who began the race in this car, if it is an AI driver without a character. */
export function backAs(began: Driver | undefined, driver: Driver): Driver {
  const character = characterIn(began);
  if (driver.kind !== 'ai' || driver.character !== undefined || character === undefined) return driver;
  return { ...driver, character };
}
