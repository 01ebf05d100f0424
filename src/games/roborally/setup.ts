// Sets up a race: which configs are valid, docks, lives, and the first deal (R1-R4).

import type { Draw, Io, RaceState, RuleViolation, Seat } from '@core/contract';
import { shuffle } from '@kit/deck';
import { courseOf } from './data/courses';
import { TURN_LIMIT } from './data/limits';
import { OPTION_CARDS } from './data/option-cards';
import { robotOf } from './data/robots';
import { noCards } from './phases/programming';
import { startTurn } from './phases/turn';
import { tournamentDock } from './points';
import type { Cell, Facing, RoborallyConfig, RoborallyEvent, RoborallyState, Robot, RobotColour } from './types';
import { refuse } from './violations';

/** Robots of a race (R1). */
export const ROBOT_COUNT = { min: 2, max: 8 } as const;
/** Lives by the number of robots (R2). */
const FEW_LIVES = 3;
const MANY_LIVES = 4;
const MANY_ROBOTS = 5;
/** Most lives a host may give. */
export const MOST_LIVES = 5;
/** Races of a tournament. */
export const TOURNAMENT_RACES = 3;

/**
 * Null if the config is valid. Violations: 'robot-count', 'figure-taken' (R1), 'lives' (R2), 'race-number' (T5),
 * 'turn-limit' (R79).
 */
export function checkConfig({ cars, options }: RoborallyConfig): RuleViolation | null {
  const { min, max } = ROBOT_COUNT;
  // A robot alone can only race if being the last one does not end the race [R1, R77].
  const isAlone = cars.length === 1 && !options.lastStanding;
  if (!isAlone && (cars.length < min || cars.length > max))
    return refuse('robot-count', { min, max, count: cars.length });
  for (let seat = 0; seat < cars.length; seat++) {
    const colour = cars[seat]?.colour;
    const first = cars.findIndex((car) => car.colour === colour);
    if (colour !== undefined && first < seat) {
      return refuse('figure-taken', { robot: robotOf(colour).name, first: first + 1, second: seat + 1 });
    }
  }
  const { lives, race, turnLimit } = options;
  if (lives < 0 || lives > MOST_LIVES) return refuse('lives', { lives, max: MOST_LIVES });
  if (race < 1 || race > TOURNAMENT_RACES) return refuse('race-number', { race, max: TOURNAMENT_RACES });
  if (turnLimit !== 0 && (turnLimit < TURN_LIMIT.min || turnLimit > TURN_LIMIT.max)) {
    return refuse('turn-limit', { limit: turnLimit, min: TURN_LIMIT.min, max: TURN_LIMIT.max });
  }
  return null;
}

/** The state at the first decision: robots on their docks, the first turn dealt. */
export function setup(config: RoborallyConfig, base: RaceState, io: Io<RoborallyEvent>): RoborallyState {
  const course = courseOf(config.circuit);
  const docks = docksOf(config, io.draw);
  const robots = config.cars.map((car, seat) => {
    const dock = docks[seat] as number;
    const { cell, facing } = course.docks[dock - 1] as { cell: Cell; facing: Facing };
    const { lives = 0, damage = 0 } = car.handicap ?? {};
    return { ...newRobot(car.colour, dock, cell, facing, Math.max(1, livesOf(config) - lives)), damage };
  });
  const s: RoborallyState = {
    rng: base.rng,
    step: base.step,
    nextAsk: base.nextAsk,
    asks: base.asks,
    circuit: config.circuit,
    options: { ...config.options },
    phase: 'programming',
    turn: 0,
    register: 0,
    robots,
    destroyed: [],
    returning: [],
    optionDeck: [],
    optionDiscards: [],
    end: 'none',
    winner: -1,
  };
  if (s.options.optionCards) {
    s.optionDeck = OPTION_CARDS.map((_, card) => card);
    shuffle(s.optionDeck, io.draw);
  }
  const started = robots.map(({ dock, cell, facing, lives }, seat) => ({ seat, dock, cell, facing, lives }));
  io.emit({ turn: 0, register: 0, type: 'raceStarted', course: s.circuit, options: { ...s.options }, robots: started });
  startTurn(s, io);
  return s;
}

/** A robot on its dock [R4]. */
export function newRobot(colour: RobotColour, dock: number, cell: Cell, facing: Facing, lives: number): Robot {
  return {
    colour,
    dock,
    status: 'inPlay',
    cell,
    facing,
    damage: 0,
    lives,
    archive: cell,
    flags: 0,
    down: false,
    announced: false,
    registers: noCards(),
    marks: 0,
    played: noCards(),
    hand: [],
    draft: noCards(),
    draftDown: false,
    sealed: [],
    sealedDown: false,
    sealedMarks: 0,
    sealedGyro: false,
    sealedSpend: [],
    expired: false,
    retiring: false,
    endTurn: 0,
    endRegister: 0,
    finish: 0,
    options: [],
    plates: 0,
    gyro: false,
    spend: [],
    deaths: 0,
    wrecks: 0,
    hits: 0,
    harm: 0,
  };
}

/** Lives at the start: the host's choice, or 3, and 4 from five robots on [R2]. */
export function livesOf({ cars, options }: RoborallyConfig): number {
  if (options.lives > 0) return options.lives;
  return cars.length >= MANY_ROBOTS ? MANY_LIVES : FEW_LIVES;
}

// The dock of each seat, 1-based: docks 1 to n, one each, rotated by the tournament's table [R3, T5].
function docksOf({ cars, options }: RoborallyConfig, draw: Draw): number[] {
  const order: Seat[] = cars.map((_, seat) => seat);
  if (options.docks !== 'seats') shuffle(order, draw);
  if (options.docks === 'given') {
    const behind = cars.length + 1;
    const drawn = order.slice();
    const rank = (seat: Seat): number => cars[seat]?.start ?? behind;
    order.sort((a, b) => rank(a) - rank(b) || drawn.indexOf(a) - drawn.indexOf(b));
  }
  return cars.map((_, seat) => tournamentDock(order.indexOf(seat) + 1, options.race, cars.length));
}
