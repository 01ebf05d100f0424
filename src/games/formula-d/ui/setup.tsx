// What the setup screen shows of Formula D: rows, summary, why a setup cannot start, and the quick race.

import type { GameCard, SeatSetup } from '@api/contract';
import type { RaceConfig } from '@core/contract';
import { aboutMinutes, fieldOf } from '@ui/field';
import { quickRaceOf, raceAgainst } from '@ui/game/setup/races';
import { seatTrouble } from '@ui/game/setup/seat-trouble';
import { heading, numberIn, option, rowsOn, turnClock } from '@ui/game/setup/setup-rows';
import type { GameUi, SetupRow, SetupSummary } from '@ui/game-ui';
import { count } from '@ui/phrases';
import { CarFront, Cog, Dices, Flag, Grid2x2, Route, Users, Wind, Wrench } from 'lucide-react';
import { CAR_COLOURS } from '../data/cars';
import { circuitName, circuitNamed } from './places';
import { DRIVER_NAMES } from './texts';

type Config = Pick<RaceConfig, 'circuit' | 'options'>;

/** Turns of one lap per hundred half spaces of it, and seconds that one turn takes a person and an AI driver, about. */
const TURNS = 6.2;
const SECONDS = { person: 25, ai: 6 } as const;

const ROWS: readonly SetupRow[] = [
  heading('Race'),
  option('laps', Route, 'Laps', '1 is the standard race'),
  turnClock(),
  option('grid', Grid2x2, 'Grid', 'Who starts where', {
    values: {
      dice: 'Black die',
      seats: 'In seat order',
      standings: 'By the season',
      reversed: 'By the season, reversed',
    },
    offered: ['dice', 'seats'],
  }),
  option('raceEnd', Flag, 'Race end', '0: when all are home; else rounds after the winner'),
  heading('Rules'),
  option('wearPoints', Cog, 'Wear points', 'At the start, and back again in the pits'),
  option('pitStops', Wrench, 'Pit stops', 'From two laps on'),
  option('slipstream', Wind, 'Slipstream', 'Three spaces more right behind a fast car'),
  option('greatStart', Dices, 'Great start', 'From this number of the black die on', {
    values: { '17': '17', '20': '20' },
  }),
  option('collision', CarFront, 'Collisions', 'Who rolls when cars stand side by side', {
    values: { mover: 'The mover', all: 'All of them' },
  }),
  option('teamPoints', Users, 'Team points', 'Two cars of a colour family score together'),
];

/** Rows of the setup screen's middle column. */
export function setupRows(card: GameCard, config: Config): readonly SetupRow[] {
  return rowsOn(card, ROWS).map((row) =>
    row.kind === 'option' && row.id === 'pitStops' && lapsOf(config) < 2
      ? { ...row, disabled: 'Only in a race of two laps or more' }
      : row,
  );
}

/** 'Monaco, 1 lap, 6 drivers', and the minutes with as many people at the table. */
export function setupSummary(config: Config, seats: readonly SeatSetup[]): SetupSummary {
  const laps = lapsOf(config);
  const { cars, persons } = fieldOf(seats);
  const each = persons * SECONDS.person + (cars - persons) * SECONDS.ai;
  const turns = (TURNS * (circuitNamed(config.circuit)?.lapPos ?? 0) * laps) / 100;
  return {
    headline: `${circuitName(config.circuit)}, ${count(laps, 'lap')}, ${count(cars, 'driver')}`,
    minutes: aboutMinutes((turns * each) / 60),
  };
}

/** Why this setup cannot start (R1, 2.1), or null. */
export function setupTrouble(config: Config, seats: readonly SeatSetup[]): string | null {
  if (!circuitNamed(config.circuit)) return 'Choose a circuit';
  return seatTrouble(seats, { most: CAR_COLOURS.length });
}

/** Section 6: six cars, AI Club in the others, 45 s for a decision. */
export const usualRace: GameUi['usualRace'] = raceAgainst(5, 45);

/** The quick race of the home screen: one lap of the short circuit against three rookies. */
export const quickRace: GameUi['quickRace'] = quickRaceOf({
  text: 'Formula D, Paddock Ring, three rookies',
  game: 'formula-d',
  circuit: 'paddock-ring',
  options: { laps: 1 },
  colours: CAR_COLOURS,
  ownColour: 'red',
  names: DRIVER_NAMES,
  rivals: 3,
  // Cars of different teams are told apart more easily.
  colourStep: 2,
});

function lapsOf({ options }: Config): number {
  return numberIn(options, 'laps', 1);
}

/** All that the setup screens ask of the game. */
export const setup = { quickRace, setupRows, setupSummary, setupTrouble, usualRace };
