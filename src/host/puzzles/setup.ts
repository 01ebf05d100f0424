// Who sits where in a puzzle: the person in the seat that decides, the drivers of its race in the others.

import type { Driver, RaceSetup, SeatSetup } from '@api/contract';
import { LEVELS, type Level, type RaceConfig } from '@core/contract';
import type { Puzzle } from '@puzzles/puzzle';
import type { Context } from '../context';
import { savedSettings } from '../installation';

/** Drivers whose level is not known, such as other people in one's own race, get this one. */
const STAND_IN: Level = 'hard';

/** The setup for the race screen and for a practice race. level: of every rival; left out: as in the puzzle's race. */
export function setupOf(context: Context, { position, drivers }: Puzzle, level?: Level): RaceSetup {
  const { game, config, seat } = position;
  const seats = config.cars.map((car, at): SeatSetup => {
    const driver = drivers[at];
    const one = { colour: car.colour, ...(car.start !== undefined && { start: car.start }) };
    if (at === seat) return { ...one, name: savedSettings(context).name, driver: { kind: 'you' } };
    return { ...one, name: driver?.name ?? `${at + 1}`, driver: rivalOf(car, driver, level) };
  });
  const source = config.source === undefined ? {} : { source: config.source };
  return { game, circuit: config.circuit, ...source, options: config.options, seats, clock: 0 };
}

function rivalOf(
  car: RaceConfig['cars'][number],
  driver: Puzzle['drivers'][number] | undefined,
  level: Level | undefined,
): Driver {
  if (car.automaton !== undefined) return { kind: 'automaton', id: car.automaton };
  const known = LEVELS.find((one) => one === driver?.level) ?? STAND_IN;
  const character = driver?.character;
  return { kind: 'ai', level: level ?? known, ...(character !== undefined && { character }) };
}
