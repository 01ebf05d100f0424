// Havoc Speedway's part of the setup screen: rows, summary, why a setup can't start, and the quick race.

import type { SeatSetup } from '@api/contract';
import type { RaceConfig } from '@core/contract';
import { aboutMinutes, fieldOf } from '@ui/field';
import { quickRaceOf, raceAgainst } from '@ui/game/setup/races';
import { seatTrouble } from '@ui/game/setup/seat-trouble';
import { numberIn } from '@ui/game/setup/setup-rows';
import type { GameUi, SetupSummary } from '@ui/game-ui';
import { PAWN_COLOURS } from '../data/coins';
import { ANSWERS } from '../data/lengths';
import { OVAL } from '../data/oval';
import { PRESETS, SEATS } from '../data/settings';
import { t } from '../text/t';
import { presetOf, setupRows } from './terms';

type Config = Pick<RaceConfig, 'circuit' | 'options'>;

const COLOURS = PAWN_COLOURS.map(({ id }) => id);
/** Rounds of one lap with two dice and with one, and answers of one seat in each, if the settings match no preset. */
const ROUNDS = { two: 15, one: 33 } as const;
const ANSWERS_A_ROUND = 16;
/** Seconds from an answer to the next decision: a person's, and an AI driver's with its animation. */
const SECONDS = { person: 4, ai: 1.5 } as const;

/** 'About 75 answers each, 10 minutes' for a preset at this table; a table without seats means a person with three rivals. */
export const presetNote: NonNullable<GameUi['presetNote']> = (id, seats) => {
  const preset = PRESETS.find((one) => one.id === id);
  if (!preset) return '';
  const { answers, minutes } = lengthOf(preset.settings, seats);
  return t('setup.presetNote', { answers, minutes });
};

/** The length of a race: answers of one seat, and minutes, both rounded to multiples of five. */
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
    headline: t('setup.headline', { laps, drivers: seats.length, dice }),
    minutes,
    length: t('setup.length', { answers }),
  };
}

/** Why this setup can't start (R1), or null. */
export function setupTrouble(_config: Config, seats: readonly SeatSetup[]): string | null {
  const problems = {
    few: () => t('setup.few'),
    many: (most: number) => t('setup.many', { most }),
  };
  return seatTrouble(seats, { most: SEATS.max, colours: COLOURS, problems });
}

/** Section 6: four drivers, Racer in the others, 45 s on a network. */
export const usualRace: GameUi['usualRace'] = raceAgainst(3, 45);

/** The quick race of the home screen: the Sprint preset against two rookies. */
export const quickRace: GameUi['quickRace'] = quickRaceOf({
  get text() {
    return t('setup.quick');
  },
  game: 'havoc',
  circuit: OVAL.id,
  options: { ...PRESETS.find(({ id }) => id === 'sprint')?.settings },
  colours: COLOURS,
  ownColour: 'red',
  rivals: 2,
});

/** Everything the setup screens need from the game. */
export const setup = { presetNote, quickRace, setupRows, setupSummary, setupTrouble, usualRace };
