// Configs for tests: the game's defaults with selected changes. Not here: hand-built positions (race.ts).

import type { Draw } from '@core/contract';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { COURSE_IDS } from '../data/courses';
import { ROBOT_COLOURS } from '../data/robots';
import type { CourseId, RoborallyConfig, RoborallyOptions } from '../types';
import { workshop } from '../workshop/workshop';

const LENGTHS = ['short', 'medium', 'long'] as const;
const CHARACTERS = ['fast', 'mixed', 'twisty'] as const;

/** A config for this many robots; by default, robots start on the docks of their seats. */
export function raceConfig(
  circuit: CourseId,
  robots: number,
  options: Partial<RoborallyOptions> = {},
): RoborallyConfig {
  return {
    circuit,
    options: {
      docks: 'seats',
      race: 1,
      lives: 0,
      noTakebacks: false,
      repair: 'all',
      checkpointRepair: 'none',
      repairArchive: false,
      downFires: false,
      lastStanding: true,
      forPlaces: false,
      turnLimit: 80,
      optionCards: false,
      ...options,
    },
    cars: ROBOT_COLOURS.slice(0, robots).map((colour) => ({ colour })),
  };
}

/** A random race with any options; every second one on a drawn course. */
export function anyRace(draw: Draw): RoborallyConfig {
  const config = raceConfig(COURSE_IDS[draw(COURSE_IDS.length)] ?? 'first-shift', 2 + draw(7), {
    docks: draw(2) === 0 ? 'random' : 'seats',
    lives: draw(6),
    noTakebacks: draw(2) === 0,
    repair: draw(2) === 0 ? 'all' : 'one',
    checkpointRepair: (['none', 'one', 'all'] as const)[draw(3)] ?? 'none',
    repairArchive: draw(2) === 0,
    downFires: draw(2) === 0,
    lastStanding: draw(2) === 0,
    forPlaces: draw(2) === 0,
    turnLimit: 20 + draw(60),
    optionCards: draw(2) === 0,
  });
  return draw(2) === 0 ? config : { ...config, ...drawnCourse(draw) };
}

/** A drawn course as a config names it. */
function drawnCourse(draw: Draw): Pick<RoborallyConfig, 'circuit' | 'source'> {
  const [length, character] = [LENGTHS[draw(3)] ?? 'short', CHARACTERS[draw(3)] ?? 'mixed'];
  const source = workshop.draw({ length, character }, draw);
  return { circuit: workshop.read(source).id ?? '', source };
}

/** Drawn courses of every kind, known to this process, by id. */
export function learnedCourses(count: number, seed: string): string[] {
  return Array.from({ length: count }, (_, at) => {
    const draw = drawOf(seedRng(`${seed} ${at}`));
    const wishes = { length: LENGTHS[at % 3] ?? 'short', character: CHARACTERS[Math.floor(at / 3) % 3] ?? 'mixed' };
    return workshop.learn(workshop.draw(wishes, draw)).id;
  });
}
