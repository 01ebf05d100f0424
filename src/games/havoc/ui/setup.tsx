// What the setup screen shows of Havoc Speedway: rows, summary, why a setup cannot start, and the quick race.

import type { GameCard, RaceSetup, SeatSetup } from '@api/contract';
import type { Colour, RaceConfig } from '@core/contract';
import { aboutMinutes, fieldOf } from '@ui/field';
import type { GameUi, SetupRow, SetupSummary } from '@ui/game-ui';
import { count } from '@ui/phrases';
import { Coins, Dices, FastForward, Layers, Repeat, Route, Timer } from 'lucide-react';
import { PAWN_COLOURS } from '../data/coins';
import { ANSWERS } from '../data/lengths';
import { PRESETS, type Preset, SEATS, SETTINGS } from '../data/settings';
import { DRIVER_NAMES, diceWords } from './texts';

type Config = Pick<RaceConfig, 'circuit' | 'options'>;

const ICON = 20;
/** Rounds of one lap with two dice and with one, and answers of one seat in each, where the settings are no preset. */
const ROUNDS = { two: 15, one: 33 } as const;
const ANSWERS_A_ROUND = 16;
/** Seconds that an answer takes until the next is asked: a person's, and an AI driver's with its animation. */
const SECONDS = { person: 4, ai: 1.5 } as const;

const ROWS: readonly SetupRow[] = [
  { kind: 'heading', text: 'Race' },
  { kind: 'option', id: 'laps', icon: <Route size={ICON} />, label: 'Laps', note: 'Five laps want more turns a round' },
  {
    kind: 'option',
    id: 'passes',
    icon: <Repeat size={ICON} />,
    label: 'Racing turns a round',
    note: 'More of them shorten the race',
  },
  {
    kind: 'option',
    id: 'dice',
    icon: <Dices size={ICON} />,
    label: 'Movement dice',
    note: 'Pit and pit lane have one die',
  },
  { kind: 'clock', icon: <Timer size={ICON} />, label: 'Turn clock', note: 'Time for each decision' },
  { kind: 'goOn', icon: <FastForward size={ICON} />, label: 'Results go on', note: 'After Storm and Racing' },
  { kind: 'heading', text: 'Storm and coins' },
  { kind: 'option', id: 'decks', icon: <Layers size={ICON} />, label: 'Decks of cards', note: '32 cards each' },
  {
    kind: 'option',
    id: 'handSize',
    icon: <Layers size={ICON} />,
    label: 'Cards per hand',
    note: 'Dealt for each Storm',
  },
  {
    kind: 'option',
    id: 'coins',
    icon: <Coins size={ICON} />,
    label: 'Coins for the winner',
    note: 'One fewer for each place',
  },
];

/** Rows of the setup screen's middle column. The heading says which of the box's presets the settings make. */
export function setupRows(card: GameCard, config: Config): readonly SetupRow[] {
  const options = new Set(card.options.map((option) => option.id));
  const preset = presetOf(config);
  const rows = ROWS.filter((row) => row.kind !== 'option' || options.has(row.id));
  return rows.map((row, i) => (i === 0 && preset ? { kind: 'heading', text: `Race: ${preset.label}` } : row));
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
    ((whole(options, 'dice', 2) > 1 ? ROUNDS.two : ROUNDS.one) * whole(options, 'laps', 1)) /
    whole(options, 'passes', 1)
  );
}

function whole(options: Config['options'], id: string, or: number): number {
  return typeof options[id] === 'number' ? (options[id] as number) : or;
}

function toFives(value: number): number {
  return Math.max(5, Math.round(value / 5) * 5);
}

/** 'Havoc Speedway, 1 lap, 4 drivers, 2 dice', the minutes, and '80 answers each'. */
export function setupSummary({ options }: Config, seats: readonly SeatSetup[]): SetupSummary {
  const laps = whole(options, 'laps', 1);
  const dice = whole(options, 'dice', 2);
  const { answers, minutes } = lengthOf(options, seats);
  return {
    headline: `Havoc Speedway, ${count(laps, 'lap')}, ${count(seats.length, 'driver')}, ${diceWords(dice)}`,
    minutes,
    length: `${answers} answers each`,
  };
}

/** Why this setup cannot start (R1), or null. */
export function setupTrouble(_config: Config, seats: readonly SeatSetup[]): string | null {
  if (seats.length < SEATS.min) return 'A race needs at least two drivers';
  if (seats.length > SEATS.max) return `At most ${SEATS.max} drivers`;
  if (new Set(seats.map((seat) => seat.colour)).size < seats.length) return 'Two cars have the same colour';
  if (seats.some((seat) => !isPawnColour(seat.colour))) return 'There is no car of this colour';
  return null;
}

/** Section 6: four drivers, Racer in the others, 45 s on a network. */
export const usualRace: GameUi['usualRace'] = {
  opponents: Array.from({ length: 3 }, () => ({ kind: 'ai' as const, level: 'medium' as const })),
  clock: 45,
};

/** The quick race of the home screen: the Sprint preset against two rookies. */
export const quickRace: GameUi['quickRace'] = {
  text: 'Havoc Speedway, a sprint, two rookies',
  setup(playerName: string, colour: Colour): RaceSetup {
    const colours = PAWN_COLOURS.map(({ id }) => id);
    const own = colours.find((one) => one === colour) ?? 'red';
    const rest = colours.filter((one) => one !== own);
    const rivals = DRIVER_NAMES.filter((name) => name !== playerName).slice(0, 2);
    return {
      game: 'havoc',
      circuit: 'havoc-speedway',
      options: { ...PRESETS.find(({ id }) => id === 'sprint')?.settings },
      seats: [
        { name: playerName, colour: own, driver: { kind: 'you' } },
        ...rivals.map((name, i) => ({
          name,
          colour: rest[i] ?? own,
          driver: { kind: 'ai' as const, level: 'easy' as const },
        })),
      ],
      clock: 0,
    };
  },
};

function isPawnColour(colour: Colour): boolean {
  return PAWN_COLOURS.some(({ id }) => id === colour);
}
