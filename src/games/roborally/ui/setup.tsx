// What the setup screen shows of RoboRally: rows, summary, why a setup cannot start, and the quick race.

import type { GameCard, SeatSetup } from '@api/contract';
import type { RaceConfig } from '@core/contract';
import { aboutMinutes, fieldOf } from '@ui/field';
import { quickRaceOf, raceAgainst } from '@ui/game/setup/races';
import { seatTrouble } from '@ui/game/setup/seat-trouble';
import { heading, option, rowsOn, turnClock } from '@ui/game/setup/setup-rows';
import type { GameUi, SetupRow, SetupSummary } from '@ui/game-ui';
import { count } from '@ui/phrases';
import { Anchor, Crosshair, Flag, Heart, Hourglass, Layers, Lock, MapPin, Repeat, Trophy, Wrench } from 'lucide-react';
import { TURN_LIMIT } from '../data/limits';
import { ROBOT_COLOURS } from '../data/robots';
import { courseName, courseNamed, DRIVER_NAMES } from './texts';

type Config = Pick<RaceConfig, 'circuit' | 'options'>;

/** Seconds that a turn takes each person, and to be watched. */
const SECONDS = { person: 30, watching: 35 } as const;

const ROWS: readonly SetupRow[] = [
  heading('Race'),
  turnClock('Programming timer', 'Then empty registers are filled at random'),
  option('docks', Anchor, 'Docks', 'Who starts where', {
    values: { random: 'Drawn by lot', seats: 'In seat order', given: 'By the season' },
    offered: ['random', 'seats'],
  }),
  option('lives', Heart, 'Lives', '0: three, or four from five robots on'),
  option('turnLimit', Hourglass, 'Turn limit', `${TURN_LIMIT.min} to ${TURN_LIMIT.max} turns, or 0 for none`),
  option('lastStanding', Trophy, 'Last robot standing', 'Wins at once'),
  option('forPlaces', Flag, 'Race on for places', 'A finisher leaves the floor'),
  option('race', Repeat, 'Race of a match', 'Docks move on from race to race'),
  heading('Rules'),
  option('noTakebacks', Lock, 'No take-backs', 'A card once placed stays, as in a tournament'),
  option('repair', Wrench, 'Repair sites', 'What they repair in the cleanup', {
    values: { all: 'All damage', one: '1 damage' },
  }),
  option('checkpointRepair', Flag, 'Checkpoints repair', 'Only those touched already', {
    values: { none: 'Nothing', one: '1 damage', all: 'All damage' },
  }),
  option('repairArchive', MapPin, 'Repair sites as archive', 'You come back where you were repaired'),
  option('downFires', Crosshair, 'Powered-down robots fire', 'They stay dangerous'),
  option('optionCards', Layers, 'Option cards', 'Drawn on repair sites'),
];

/** Rows of the setup screen's middle column. */
export function setupRows(card: GameCard, _config: Config): readonly SetupRow[] {
  return rowsOn(card, ROWS);
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
  const trouble = seatTrouble(seats, {
    counted: 'robots',
    pieces: 'robots',
    most: ROBOT_COLOURS.length,
    colours: ROBOT_COLOURS,
    wrongColour: 'There is no robot of this colour',
  });
  if (trouble !== null) return trouble;
  const { min, max } = TURN_LIMIT;
  const turns = Number(config.options.turnLimit);
  if (turns !== 0 && (turns < min || turns > max)) return `The turn limit is ${min} to ${max} turns, or 0 for none`;
  return null;
}

/** 6.1: four robots, Regular in the others, 30 s to program. */
export const usualRace: GameUi['usualRace'] = raceAgainst(3, 30);

/** The quick race of the home screen: First Shift against three novices, without a timer. */
export const quickRace: GameUi['quickRace'] = quickRaceOf({
  text: 'RoboRally, First Shift, three novices',
  game: 'roborally',
  circuit: 'first-shift',
  options: {},
  colours: ROBOT_COLOURS,
  ownColour: 'red',
  names: DRIVER_NAMES,
  rivals: 3,
});

/** All that the setup screens ask of the game. */
export const setup = { quickRace, setupRows, setupSummary, setupTrouble, usualRace };
