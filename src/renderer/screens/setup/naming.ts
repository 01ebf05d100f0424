// The names of the seats of a race being set up, and the characters that come to them. Pure.
// Not here: colours and everything else of a draft (draft.ts).

import { LIMITS } from '@api/constants';
import type { Driver } from '@api/contract';
import { isHere } from '@api/drivers';
import { type Named, newcomer } from '../../app/drivers/characters';
import { t } from '../../text/setup';

/** What the names of new seats depend on. */
export interface SeatNames {
  person: string;
  /** Names of automata, by id. */
  automata: Readonly<Record<string, string>>;
}

/** A new seat with this driver among these. */
export function newSeat(others: readonly Named[], names: SeatNames, driver: Driver): Named {
  return newcomer(driver, '', others) ?? { name: nameFor(others, names, driver), driver };
}

/** The seat with another driver: a person keeps a name as a person, an AI driver keeps its character at another level. */
export function changedSeat(seat: Named, others: readonly Named[], names: SeatNames, driver: Driver): Named {
  const before = seat.driver;
  if (isHere(driver) && isHere(before)) return { name: seat.name, driver };
  if (driver.kind === 'ai' && before.kind === 'ai' && driver.character === undefined) {
    return { name: seat.name, driver: { ...before, level: driver.level } };
  }
  return newcomer(driver, seat.name, others) ?? { name: nameFor(others, names, driver), driver };
}

function nameFor(others: readonly Named[], names: SeatNames, driver: Driver): string {
  const taken = new Set(others.map((s) => s.name));
  if (driver.kind === 'you' && !taken.has(names.person)) return names.person;
  if (driver.kind === 'automaton') return numbered(names.automata[driver.id] ?? driver.id, taken);
  const called = isHere(driver) ? 'new.player' : 'new.driver';
  for (let number = 2; ; number++) {
    const name = t(called, { number }).slice(0, LIMITS.name);
    if (!taken.has(name)) return name;
  }
}

/** 'Legend 1', 'Legend 2'. */
function numbered(word: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const end = ` ${number}`;
    const name = `${word.slice(0, LIMITS.name - end.length)}${end}`;
    if (!taken.has(name)) return name;
  }
}
