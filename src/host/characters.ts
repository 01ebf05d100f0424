// Characters at the host's tables: what their seats are called, and who takes a seat without a person.
// Not for: what persons call themselves (party/names.ts), or how well a character drives (the level).

import type { Driver } from '@api/contract';
import { characterIn } from '@api/drivers';
import type { PartyRules } from '@api/party';
import { characterOf } from '@drivers/characters';
import { characterFor } from '@drivers/table';
import { freeName } from './party/names';

/**
 * The drivers with each character called by its own name, and nobody there twice: anyone who is the same character again is an
 * AI driver without one. Characters that this edition does not know stay what they are called.
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

/** An AI driver for a seat of this name among these others; an own name where all characters sit there. */
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

/** The driver as wished; where the character wished sits there already, the AI driver without one. */
export function metOnce(driver: Driver, others: readonly { driver: Driver }[]): Driver {
  const character = characterIn(driver);
  if (driver.kind !== 'ai' || character === undefined) return driver;
  const isTaken = others.some((one) => characterIn(one.driver) === character);
  return isTaken ? { kind: 'ai', level: driver.level } : driver;
}

/** What the character of this driver is called; undefined without one that is known here. */
export function givenName(driver: Driver): string | undefined {
  return characterOf(characterIn(driver))?.given;
}

/** The driver as the character who began the race in this car, where it is an AI driver without one. */
export function backAs(began: Driver | undefined, driver: Driver): Driver {
  const character = characterIn(began);
  if (driver.kind !== 'ai' || driver.character !== undefined || character === undefined) return driver;
  return { ...driver, character };
}
