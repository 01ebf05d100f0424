// What the setup screen shows of Waddington's Formula 1: rows, summary, why a setup cannot start, and the quick race.

import type { GameCard, SeatSetup } from '@api/contract';
import type { RaceConfig } from '@core/contract';
import { aboutMinutes, fieldOf } from '@ui/field';
import { quickRaceOf, raceAgainst } from '@ui/game/setup/races';
import { seatTrouble } from '@ui/game/setup/seat-trouble';
import { heading, numberIn, option, rowsOn, turnClock } from '@ui/game/setup/setup-rows';
import type { GameUi, SetupRow, SetupSummary } from '@ui/game-ui';
import { count } from '@ui/phrases';
import { CarFront, Disc3, Layers, Route, Wrench } from 'lucide-react';
import { CAR_COLOURS } from '../data/charts';
import { circuitName, circuitNamed, DRIVER_NAMES } from './texts';

type Config = Pick<RaceConfig, 'circuit' | 'options'>;

/** Minutes that one lap takes each person and each AI driver at the table, about. */
const MINUTES = { person: 5, ai: 1 } as const;
/** Section 6. */
const LAPS = { min: 3, max: 10 } as const;

const ROWS: readonly SetupRow[] = [
  heading('Race'),
  option('laps', Route, 'Laps', '3 is a sprint, 5 a Grand Prix'),
  turnClock(),
  // Shares of wins by place, from trials of six equal drivers.
  option('carChoice', CarFront, 'Choice of cars', 'Places win 10 to 26 % of races', {
    values: {
      dice: 'By dice',
      seats: 'In seat order',
      random: 'Drawn by lot',
      given: 'As set here',
      standings: 'By the season',
    },
    offered: ['dice', 'seats', 'random', 'given'],
  }),
  heading('Rules'),
  option('handSize', Layers, 'Tactic cards', 'Dealt to each driver'),
  option('pitCards', Wrench, 'Pit cards', 'A card with every stop'),
  option('strictTyres', Disc3, 'Strict tyres', 'Worn-out tyres fail in every corner'),
];

/** Rows of the setup screen's middle column. */
export function setupRows(card: GameCard, _config: Config): readonly SetupRow[] {
  return rowsOn(card, ROWS);
}

/** 'Thornbury Park, 5 laps, 6 drivers', and the minutes with as many people at the table. */
export function setupSummary(config: Config, seats: readonly SeatSetup[]): SetupSummary {
  const laps = lapsOf(config);
  const { cars, persons } = fieldOf(seats);
  const each = persons * MINUTES.person + (cars - persons) * MINUTES.ai;
  return {
    headline: `${circuitName(config.circuit)}, ${count(laps, 'lap')}, ${count(cars, 'driver')}`,
    minutes: aboutMinutes(laps * each),
  };
}

/** Why this setup cannot start (R1, R3, R4), or null. */
export function setupTrouble(config: Config, seats: readonly SeatSetup[]): string | null {
  if (!circuitNamed(config.circuit)) return 'Choose a circuit';
  const laps = lapsOf(config);
  if (laps < LAPS.min || laps > LAPS.max) return `Choose ${LAPS.min} to ${LAPS.max} laps`;
  const wrongColour = 'Cars are yellow, orange, green, red, black or blue';
  return seatTrouble(seats, { most: CAR_COLOURS.length, colours: CAR_COLOURS, wrongColour });
}

/** Section 6: six cars, free seats AI Club, 60 s over LAN. */
export const usualRace: GameUi['usualRace'] = raceAgainst(5, 60);

/** The quick race of the home screen: three laps of Thornbury Park against three rookies. */
export const quickRace: GameUi['quickRace'] = quickRaceOf({
  text: 'Formula 1, Thornbury Park, three rookies',
  game: 'waddington',
  circuit: 'thornbury-park',
  // A first race begins on the grid, in the own colour.
  options: { laps: LAPS.min, carChoice: 'given', handSize: 5, pitCards: true, strictTyres: false },
  colours: CAR_COLOURS,
  ownColour: 'red',
  names: DRIVER_NAMES,
  rivals: 3,
});

function lapsOf({ circuit, options }: Config): number {
  return numberIn(options, 'laps', circuitNamed(circuit)?.defaultLaps ?? LAPS.min);
}

/** All that the setup screens ask of the game. */
export const setup = { quickRace, setupRows, setupSummary, setupTrouble, usualRace };
