// Which drivers are people, and at which screen. Not here: what a seat may do or see.

import type { Driver } from './shapes';

/** Whether a person drives, at the host's screen or their own. */
export function isPerson(driver: Driver): boolean {
  return isHere(driver) || driver.kind === 'lan';
}

/** Whether a person at the host's screen drives. */
export function isHere(driver: Driver): boolean {
  return driver.kind === 'you' || driver.kind === 'hotseat';
}

/** The character at the wheel; undefined for persons, automata and AI drivers without one. */
export function characterIn(driver: Driver | undefined): string | undefined {
  return driver?.kind === 'ai' ? driver.character : undefined;
}
