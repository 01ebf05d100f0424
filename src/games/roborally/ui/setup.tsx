// RoboRally's part of the setup screen: rows, summary, why a setup can't start, and the quick race.

import type { SeatSetup } from '@api/contract';
import type { RaceConfig } from '@core/contract';
import { aboutMinutes, fieldOf } from '@ui/field';
import { quickRaceOf, raceAgainst } from '@ui/game/setup/races';
import { seatTrouble } from '@ui/game/setup/seat-trouble';
import type { GameUi, SetupSummary } from '@ui/game-ui';
import { TURN_LIMIT } from '../data/limits';
import { ROBOT_COLOURS } from '../data/robots';
import { courseName, courseNamed } from '../narration/texts';
import { t } from '../text/t';
import { setupRows } from './terms';

type Config = Pick<RaceConfig, 'circuit' | 'options'>;

const TURN_RANGE = { min: TURN_LIMIT.min, max: TURN_LIMIT.max } as const;
/** Seconds that each person spends on a turn, and that watching takes: the floor, and each robot on it. */
const SECONDS = { person: 30, floor: 15, robot: 6 } as const;
/** Robot counts for which a course states its turns. */
const ROBOTS = { few: 2, some: 4, many: 8 } as const;

/** 'First Shift, 2 checkpoints, 4 robots', and the minutes with this many people at one screen. */
export function setupSummary(config: Config, seats: readonly SeatSetup[]): SetupSummary {
  const course = courseNamed(config.circuit);
  const { cars, here } = fieldOf(seats);
  const turns = course ? turnsOf(course.turns, cars) : 0;
  // People at one screen program one after another; all others at the same time.
  const each = Math.max(1, here) * SECONDS.person + SECONDS.floor + cars * SECONDS.robot;
  const checkpoints = course?.checkpoints.length ?? 0;
  return {
    headline: t('setup.headline', { course: courseName(config.circuit), checkpoints, robots: cars }),
    minutes: aboutMinutes((turns * each) / 60),
  };
}

/** Mean turns with this many robots, interpolated between the stated counts. */
function turnsOf({ p2, p4, p8 }: { p2: number; p4: number; p8: number }, cars: number): number {
  const { few, some, many } = ROBOTS;
  if (cars >= some) return p4 + ((p8 - p4) * (cars - some)) / (many - some);
  return p2 + ((p4 - p2) * (cars - few)) / (some - few);
}

/** Why this setup cannot start (R1, R79), or null. */
export function setupTrouble(config: Config, seats: readonly SeatSetup[]): string | null {
  if (!courseNamed(config.circuit)) return t('trouble.course');
  const trouble = seatTrouble(seats, {
    most: ROBOT_COLOURS.length,
    colours: ROBOT_COLOURS,
    problems: {
      few: () => t('trouble.few'),
      many: (most) => t('trouble.many', { most }),
      twins: () => t('trouble.twins'),
      colour: () => t('trouble.colour'),
    },
  });
  if (trouble !== null) return trouble;
  const { min, max } = TURN_RANGE;
  const turns = Number(config.options.turnLimit);
  if (turns !== 0 && (turns < min || turns > max)) return t('trouble.turnLimit', TURN_RANGE);
  return null;
}

/** 6.1: four robots, Regular in the others, 30 s to program. */
export const usualRace: GameUi['usualRace'] = raceAgainst(3, 30);

/** The quick race of the home screen: First Shift against three novices, without a timer. */
export const quickRace: GameUi['quickRace'] = quickRaceOf({
  get text() {
    return t('setup.quick');
  },
  game: 'roborally',
  circuit: 'first-shift',
  options: {},
  colours: ROBOT_COLOURS,
  ownColour: 'red',
  rivals: 3,
});

/** Everything the setup screens need from the game. */
export const setup = { quickRace, setupRows, setupSummary, setupTrouble, usualRace };
