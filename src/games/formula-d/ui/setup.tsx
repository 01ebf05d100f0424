// What the setup screen shows of Formula D: rows, summary, why a setup cannot start, and the quick race.

import type { GameCard, RaceSetup, SeatSetup } from '@api/contract';
import type { Colour, RaceConfig } from '@core/contract';
import { aboutMinutes, fieldOf } from '@ui/field';
import type { GameUi, SetupRow, SetupSummary } from '@ui/game-ui';
import { count } from '@ui/phrases';
import { CarFront, Cog, Dices, Flag, Grid2x2, Route, Timer, Users, Wind, Wrench } from 'lucide-react';
import { CAR_COLOURS } from '../data/cars';
import type { CarColour } from '../types';
import { circuitName, circuitNamed } from './places';
import { DRIVER_NAMES } from './texts';

type Config = Pick<RaceConfig, 'circuit' | 'options'>;

const ICON = 20;
/** Turns of one lap per hundred half spaces of it, and seconds that one turn takes a person and an AI driver, about. */
const TURNS = 6.2;
const SECONDS = { person: 25, ai: 6 } as const;
const LEAST_CARS = 2;

const ROWS: readonly SetupRow[] = [
  { kind: 'heading', text: 'Race' },
  { kind: 'option', id: 'laps', icon: <Route size={ICON} />, label: 'Laps', note: '1 is the standard race' },
  { kind: 'clock', icon: <Timer size={ICON} />, label: 'Turn clock', note: 'Time for each decision' },
  {
    kind: 'option',
    id: 'grid',
    icon: <Grid2x2 size={ICON} />,
    label: 'Grid',
    note: 'Who starts where',
    values: {
      dice: 'Black die',
      seats: 'In seat order',
      standings: 'By the season',
      reversed: 'By the season, reversed',
    },
    offered: ['dice', 'seats'],
  },
  {
    kind: 'option',
    id: 'raceEnd',
    icon: <Flag size={ICON} />,
    label: 'Race end',
    note: '0: when all are home; else rounds after the winner',
  },
  { kind: 'heading', text: 'Rules' },
  {
    kind: 'option',
    id: 'wearPoints',
    icon: <Cog size={ICON} />,
    label: 'Wear points',
    note: 'At the start, and back again in the pits',
  },
  { kind: 'option', id: 'pitStops', icon: <Wrench size={ICON} />, label: 'Pit stops', note: 'From two laps on' },
  {
    kind: 'option',
    id: 'slipstream',
    icon: <Wind size={ICON} />,
    label: 'Slipstream',
    note: 'Three spaces more right behind a fast car',
  },
  {
    kind: 'option',
    id: 'greatStart',
    icon: <Dices size={ICON} />,
    label: 'Great start',
    note: 'From this number of the black die on',
    values: { '17': '17', '20': '20' },
  },
  {
    kind: 'option',
    id: 'collision',
    icon: <CarFront size={ICON} />,
    label: 'Collisions',
    note: 'Who rolls when cars stand side by side',
    values: { mover: 'The mover', all: 'All of them' },
  },
  {
    kind: 'option',
    id: 'teamPoints',
    icon: <Users size={ICON} />,
    label: 'Team points',
    note: 'Two cars of a colour family score together',
  },
];

/** Rows of the setup screen's middle column. */
export function setupRows(card: GameCard, config: Config): readonly SetupRow[] {
  const options = new Set(card.options.map((option) => option.id));
  return ROWS.filter((row) => row.kind !== 'option' || options.has(row.id)).map((row) =>
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
  if (seats.length < LEAST_CARS) return 'A race needs at least two cars';
  if (seats.length > CAR_COLOURS.length) return `At most ${CAR_COLOURS.length} cars`;
  if (new Set(seats.map((seat) => seat.colour)).size < seats.length) return 'Two cars have the same colour';
  return null;
}

/** Section 6: six cars, AI Club in the others, 45 s for a decision. */
export const usualRace: GameUi['usualRace'] = {
  opponents: Array.from({ length: 5 }, () => ({ kind: 'ai' as const, level: 'medium' as const })),
  clock: 45,
};

/** The quick race of the home screen: one lap of the short circuit against three rookies. */
export const quickRace: GameUi['quickRace'] = {
  text: 'Formula D, Paddock Ring, three rookies',
  setup(playerName: string, colour: Colour): RaceSetup {
    const own: CarColour = CAR_COLOURS.find((one) => one === colour) ?? 'red';
    const rest = CAR_COLOURS.filter((one) => one !== own);
    const rivals = DRIVER_NAMES.filter((name) => name !== playerName).slice(0, 3);
    return {
      game: 'formula-d',
      circuit: 'paddock-ring',
      options: { laps: 1 },
      seats: [
        { name: playerName, colour: own, driver: { kind: 'you' } },
        ...rivals.map((name, i) => ({
          name,
          // Every other colour: cars of different teams are told apart more easily.
          colour: rest[i * 2] ?? own,
          driver: { kind: 'ai' as const, level: 'easy' as const },
        })),
      ],
      clock: 0,
    };
  },
};

function lapsOf(config: Config): number {
  const { laps } = config.options;
  return typeof laps === 'number' ? laps : 1;
}
