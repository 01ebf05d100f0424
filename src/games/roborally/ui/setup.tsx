// What the setup screen shows of RoboRally: rows, summary, why a setup cannot start, and the quick race.

import type { GameCard, RaceSetup, SeatSetup } from '@api/contract';
import type { Colour, RaceConfig } from '@core/contract';
import { aboutMinutes, fieldOf } from '@ui/field';
import type { GameUi, SetupRow, SetupSummary } from '@ui/game-ui';
import { count } from '@ui/phrases';
import {
  Anchor,
  Crosshair,
  Flag,
  Heart,
  Hourglass,
  Layers,
  Lock,
  MapPin,
  Repeat,
  Timer,
  Trophy,
  Wrench,
} from 'lucide-react';
import { TURN_LIMIT } from '../data/limits';
import { ROBOT_COLOURS } from '../data/robots';
import type { RobotColour } from '../types';
import { courseName, courseNamed, DRIVER_NAMES } from './texts';

type Config = Pick<RaceConfig, 'circuit' | 'options'>;

const ICON = 20;
/** Seconds that a turn takes each person, and to be watched. */
const SECONDS = { person: 30, watching: 35 } as const;
const LEAST_ROBOTS = 2;

const ROWS: readonly SetupRow[] = [
  { kind: 'heading', text: 'Race' },
  {
    kind: 'clock',
    icon: <Timer size={ICON} />,
    label: 'Programming timer',
    note: 'Then empty registers are filled at random',
  },
  {
    kind: 'option',
    id: 'docks',
    icon: <Anchor size={ICON} />,
    label: 'Docks',
    note: 'Who starts where',
    values: { random: 'Drawn by lot', seats: 'In seat order', given: 'By the season' },
    offered: ['random', 'seats'],
  },
  {
    kind: 'option',
    id: 'lives',
    icon: <Heart size={ICON} />,
    label: 'Lives',
    note: '0: three, or four from five robots on',
  },
  {
    kind: 'option',
    id: 'turnLimit',
    icon: <Hourglass size={ICON} />,
    label: 'Turn limit',
    note: `${TURN_LIMIT.min} to ${TURN_LIMIT.max} turns, or 0 for none`,
  },
  {
    kind: 'option',
    id: 'lastStanding',
    icon: <Trophy size={ICON} />,
    label: 'Last robot standing',
    note: 'Wins at once',
  },
  {
    kind: 'option',
    id: 'forPlaces',
    icon: <Flag size={ICON} />,
    label: 'Race on for places',
    note: 'A finisher leaves the floor',
  },
  {
    kind: 'option',
    id: 'race',
    icon: <Repeat size={ICON} />,
    label: 'Race of a match',
    note: 'Docks move on from race to race',
  },
  { kind: 'heading', text: 'Rules' },
  {
    kind: 'option',
    id: 'noTakebacks',
    icon: <Lock size={ICON} />,
    label: 'No take-backs',
    note: 'A card once placed stays, as in a tournament',
  },
  {
    kind: 'option',
    id: 'repair',
    icon: <Wrench size={ICON} />,
    label: 'Repair sites',
    note: 'What they repair in the cleanup',
    values: { all: 'All damage', one: '1 damage' },
  },
  {
    kind: 'option',
    id: 'checkpointRepair',
    icon: <Flag size={ICON} />,
    label: 'Checkpoints repair',
    note: 'Only those touched already',
    values: { none: 'Nothing', one: '1 damage', all: 'All damage' },
  },
  {
    kind: 'option',
    id: 'repairArchive',
    icon: <MapPin size={ICON} />,
    label: 'Repair sites as archive',
    note: 'You come back where you were repaired',
  },
  {
    kind: 'option',
    id: 'downFires',
    icon: <Crosshair size={ICON} />,
    label: 'Powered-down robots fire',
    note: 'They stay dangerous',
  },
  {
    kind: 'option',
    id: 'optionCards',
    icon: <Layers size={ICON} />,
    label: 'Option cards',
    note: 'Drawn on repair sites',
  },
];

/** Rows of the setup screen's middle column. */
export function setupRows(card: GameCard, _config: Config): readonly SetupRow[] {
  const options = new Set(card.options.map((option) => option.id));
  return ROWS.filter((row) => row.kind !== 'option' || options.has(row.id));
}

/** 'First Shift, 2 checkpoints, 4 robots', and the minutes with as many people at one screen. */
export function setupSummary(config: Config, seats: readonly SeatSetup[]): SetupSummary {
  const course = courseNamed(config.circuit);
  const turns = course
    ? seats.length > 5
      ? course.turns.p8
      : seats.length > 2
        ? course.turns.p4
        : course.turns.p2
    : 0;
  const { cars, here } = fieldOf(seats);
  // Persons at one screen program one after another; all others at the same time.
  const each = Math.max(1, here) * SECONDS.person + SECONDS.watching;
  const where = `${courseName(config.circuit)}, ${count(course?.checkpoints.length ?? 0, 'checkpoint')}`;
  return { headline: `${where}, ${count(cars, 'robot')}`, minutes: aboutMinutes((turns * each) / 60) };
}

/** Why this setup cannot start (R1, R79), or null. */
export function setupTrouble(config: Config, seats: readonly SeatSetup[]): string | null {
  if (!courseNamed(config.circuit)) return 'Choose a course';
  if (seats.length < LEAST_ROBOTS) return 'A race needs at least two robots';
  if (seats.length > ROBOT_COLOURS.length) return `At most ${ROBOT_COLOURS.length} robots`;
  if (new Set(seats.map((seat) => seat.colour)).size < seats.length) return 'Two robots have the same colour';
  if (seats.some((seat) => !isRobotColour(seat.colour))) return 'There is no robot of this colour';
  const { min, max } = TURN_LIMIT;
  const turns = Number(config.options.turnLimit);
  if (turns !== 0 && (turns < min || turns > max)) return `The turn limit is ${min} to ${max} turns, or 0 for none`;
  return null;
}

/** 6.1: four robots, Regular in the others, 30 s to program. */
export const usualRace: GameUi['usualRace'] = {
  opponents: Array.from({ length: 3 }, () => ({ kind: 'ai' as const, level: 'medium' as const })),
  clock: 30,
};

/** The quick race of the home screen: First Shift against three novices, without a timer. */
export const quickRace: GameUi['quickRace'] = {
  text: 'RoboRally, First Shift, three novices',
  setup(playerName: string, colour: Colour): RaceSetup {
    const own: RobotColour = ROBOT_COLOURS.find((one) => one === colour) ?? 'red';
    const rest = ROBOT_COLOURS.filter((one) => one !== own);
    const rivals = DRIVER_NAMES.filter((name) => name !== playerName).slice(0, 3);
    return {
      game: 'roborally',
      circuit: 'first-shift',
      options: {},
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

function isRobotColour(colour: Colour): boolean {
  return (ROBOT_COLOURS as readonly Colour[]).includes(colour);
}
