// Who drives the races that puzzles are mined from, and where: characters of mixed levels, and every circuit in turn.

import type { MiningDriver } from '@ai/puzzles/drive';
import { raceConfig } from '@core/config';
import type { AnyGame, Level, RaceConfig } from '@core/contract';
import { CHARACTERS } from '@drivers/characters';

/** Levels by seat, moved on by one with every race. Most drive well, so that most positions are from a good race. */
const LEVELS: readonly Level[] = ['hard', 'medium', 'hard', 'easy', 'hard', 'medium'];
const MOST_CARS = 6;

/** The config and the drivers of one race. index: from 0. */
export function minedField(game: AnyGame, index: number): { config: RaceConfig; drivers: MiningDriver[] } {
  const [min, max] = game.seats;
  const count = Math.min(MOST_CARS, Math.max(min, max));
  const circuit = game.circuits[index % game.circuits.length];
  if (circuit === undefined) throw new Error(`${game.id} has no circuits`);
  const drivers = Array.from({ length: count }, (_, seat): MiningDriver => {
    const who = CHARACTERS[(index * count + seat) % CHARACTERS.length];
    if (who === undefined) throw new Error('there are no characters');
    const level = LEVELS[(seat + index) % LEVELS.length] ?? 'hard';
    return { name: who.given, level, character: who.id, style: who.style };
  });
  const cars = game.colours.slice(0, count).map((colour) => ({ colour }));
  return { config: raceConfig(game, circuit.id, cars), drivers };
}
