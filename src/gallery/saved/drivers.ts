// The people and AI drivers of the gallery's saved races and seasons: always the same ones, so that they meet again.
// Not here: positions (position-race.ts).

import type { Driver, SeatInfo } from '@api/contract';
import type { RaceConfig } from '@core/contract';
import { characterOf } from '@drivers/characters';

/** A driver: a person at this screen, or a character. */
export interface Racer {
  name: string;
  driver: Driver;
}

/** In the order in which they join a race: Ada is the person here, Marta sits beside her. */
export const RACERS: readonly Racer[] = [
  { name: 'Ada', driver: { kind: 'you' } },
  character('sora-tachigawa', 'medium'),
  { name: 'Marta', driver: { kind: 'hotseat' } },
  character('lupe-ventisca', 'hard'),
  character('dario-bellacosta', 'medium'),
  character('basil-thornbury', 'easy'),
  character('runa-skarvik', 'hard'),
  character('zuri-makonde', 'medium'),
  character('farid-nourami', 'easy'),
  character('ottoline-fenn', 'medium'),
];

/**
 * Who sits in the cars of a race: the first racers, each moved on by this many cars. Cars that the rules drive keep their
 * driver.
 */
export function seatsWith({ cars }: RaceConfig, moved: number): SeatInfo[] {
  return cars.map(({ colour, automaton }, seat): SeatInfo => {
    if (automaton !== undefined) {
      return { seat, name: `Legend ${seat}`, colour, driver: { kind: 'automaton', id: automaton } };
    }
    const racer = RACERS[(seat - moved + cars.length) % cars.length];
    if (racer === undefined) throw new Error(`nobody drives car ${seat}`);
    return { seat, colour, ...racer };
  });
}

function character(id: string, level: 'easy' | 'medium' | 'hard'): Racer {
  const found = characterOf(id);
  if (found === undefined) throw new Error(`there is no character ${id}`);
  return { name: found.given, driver: { kind: 'ai', level, character: id } };
}
