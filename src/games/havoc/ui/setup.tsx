// What the setup screen shows of Havoc Speedway: rows, summary, why a setup cannot start, and the quick race.

import type { GameCard, SeatSetup } from '@api/contract';
import type { RaceConfig } from '@core/contract';
import { aboutMinutes, fieldOf } from '@ui/field';
import { quickRaceOf, raceAgainst } from '@ui/game/setup/races';
import { seatTrouble } from '@ui/game/setup/seat-trouble';
import { goOnRow, heading, numberIn, option, rowsOn, turnClock } from '@ui/game/setup/setup-rows';
import type { GameUi, SetupRow, SetupSummary } from '@ui/game-ui';
import { count } from '@ui/phrases';
import { Coins, Dices, FastForward, Layers, Repeat, Route } from 'lucide-react';
import { PAWN_COLOURS } from '../data/coins';
import { ANSWERS } from '../data/lengths';
import { PRESETS, type Preset, SEATS, SETTINGS } from '../data/settings';
import { DRIVER_NAMES, diceWords } from './texts';

type Config = Pick<RaceConfig, 'circuit' | 'options'>;

const COLOURS = PAWN_COLOURS.map(({ id }) => id);
/** Rounds of one lap with two dice and with one, and answers of one seat in each, where the settings are no preset. */
const ROUNDS = { two: 15, one: 33 } as const;
const ANSWERS_A_ROUND = 16;
/** Seconds that an answer takes until the next is asked: a person's, and an AI driver's with its animation. */
const SECONDS = { person: 4, ai: 1.5 } as const;

const ROWS: readonly SetupRow[] = [
  heading('Race'),
  option('laps', Route, 'Laps', 'Five laps want more turns a round'),
  option('passes', Repeat, 'Racing turns a round', 'More of them shorten the race'),
  option('dice', Dices, 'Movement dice', 'Pit and pit lane have one die'),
  turnClock(),
  goOnRow(FastForward, 'Results go on', 'After Storm and Racing'),
  heading('Storm and coins'),
  option('decks', Layers, 'Decks of cards', '32 cards each'),
  option('handSize', Layers, 'Cards per hand', 'Dealt for each Storm'),
  option('coins', Coins, 'Coins for the winner', 'One fewer for each place'),
];

/** Rows of the setup screen's middle column. The heading says which of the box's presets the settings make. */
export function setupRows(card: GameCard, config: Config): readonly SetupRow[] {
  const preset = presetOf(config);
  return rowsOn(card, ROWS).map((row, i) => (i === 0 && preset ? heading(`Race: ${preset.label}`) : row));
}

/** Classic, Sprint, Long haul or Mayhem where all settings are those of the preset. */
export function presetOf({ options }: Pick<Config, 'options'>): Preset | undefined {
  return PRESETS.find((preset) =>
    SETTINGS.every(({ id }) => (preset.settings as Readonly<Record<string, unknown>>)[id] === options[id]),
  );
}

/** 'About 75 answers each, 10 minutes' of a preset at this table; a table without seats is a person with three rivals. */
export const presetNote: NonNullable<GameUi['presetNote']> = (id, seats) => {
  const preset = PRESETS.find((one) => one.id === id);
  if (!preset) return '';
  const { answers, minutes } = lengthOf(preset.settings, seats);
  return `About ${answers} answers each, ${minutes} minutes`;
};

/** How long a race is: answers of one seat, and minutes, both rounded to fives. */
function lengthOf(options: Config['options'], seats: readonly SeatSetup[]): { answers: number; minutes: number } {
  const count = seats.length < SEATS.min ? SEATS.max : Math.min(seats.length, SEATS.max);
  const persons = seats.length < SEATS.min ? 1 : fieldOf(seats).persons;
  const preset = presetOf({ options });
  const answers = preset ? (ANSWERS[preset.id][count - SEATS.min] ?? 0) : roundsOf(options) * ANSWERS_A_ROUND;
  const seconds = answers * (persons * SECONDS.person + (count - persons) * SECONDS.ai);
  return { answers: toFives(answers), minutes: aboutMinutes(seconds / 60) };
}

function roundsOf(options: Config['options']): number {
  return (
    ((numberIn(options, 'dice', 2) > 1 ? ROUNDS.two : ROUNDS.one) * numberIn(options, 'laps', 1)) /
    numberIn(options, 'passes', 1)
  );
}

function toFives(value: number): number {
  return Math.max(5, Math.round(value / 5) * 5);
}

/** 'Havoc Speedway, 1 lap, 4 drivers, 2 dice', the minutes, and '80 answers each'. */
export function setupSummary({ options }: Config, seats: readonly SeatSetup[]): SetupSummary {
  const laps = numberIn(options, 'laps', 1);
  const dice = numberIn(options, 'dice', 2);
  const { answers, minutes } = lengthOf(options, seats);
  return {
    headline: `Havoc Speedway, ${count(laps, 'lap')}, ${count(seats.length, 'driver')}, ${diceWords(dice)}`,
    minutes,
    length: `${answers} answers each`,
  };
}

/** Why this setup cannot start (R1), or null. */
export function setupTrouble(_config: Config, seats: readonly SeatSetup[]): string | null {
  return seatTrouble(seats, { counted: 'drivers', most: SEATS.max, colours: COLOURS });
}

/** Section 6: four drivers, Racer in the others, 45 s on a network. */
export const usualRace: GameUi['usualRace'] = raceAgainst(3, 45);

/** The quick race of the home screen: the Sprint preset against two rookies. */
export const quickRace: GameUi['quickRace'] = quickRaceOf({
  text: 'Havoc Speedway, a sprint, two rookies',
  game: 'havoc',
  circuit: 'havoc-speedway',
  options: { ...PRESETS.find(({ id }) => id === 'sprint')?.settings },
  colours: COLOURS,
  ownColour: 'red',
  names: DRIVER_NAMES,
  rivals: 2,
});

/** All that the setup screens ask of the game. */
export const setup = { presetNote, quickRace, setupRows, setupSummary, setupTrouble, usualRace };
