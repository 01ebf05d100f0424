// Forecasts what a programme does to the viewer's own robot alone on the floor: the ghost path while cards are chosen. It
// ignores rivals, so it is not a promise. It changes nothing and draws nothing.

import type { Seat } from '@core/contract';
import { isLocked, REGISTERS } from '../robots';
import { newRobot } from '../setup';
import type {
  Card,
  Cell,
  ForecastStep,
  OptionCard,
  Register,
  RoborallyEvent,
  RoborallyState,
  RoborallyView,
  Robot,
  RobotMove,
  RobotTurn,
  RobotView,
} from '../types';
import { loneState, playLone } from './lone';

/** What a programme does with option cards, if the robot has any. */
export interface ForecastMarks {
  /** Free registers whose Move 1 is braked or whose Move 3 is boosted; locked registers keep their own marks. */
  marked: readonly Register[];
  /** Gyro Mount is on. */
  gyro: boolean;
  /** Option cards given up before damage. */
  spend: readonly OptionCard[];
}
const NO_MARKS: ForecastMarks = { marked: [], gyro: false, spend: [] };

/**
 * The steps of this seat's robot under a programme that may have gaps: five entries, 0 for a free register; locked
 * registers play their own cards, with their own marks. Stops after the last register with a card; in a gap before it the
 * floor still moves the robot. Empty for a robot that is off the board. Damage is from board lasers, less what armour and
 * given-up cards take.
 */
export function forecast(
  view: RoborallyView,
  seat: Seat,
  cards: readonly Card[],
  marks: ForecastMarks = NO_MARKS,
): ForecastStep[] {
  return forecastOf(view, view.robots[seat], cards, marks);
}

/** The same for a robot by its own view: what other robots do changes nothing. */
export function forecastOf(
  floor: Pick<RoborallyView, 'course' | 'options'>,
  seen: RobotView | undefined,
  cards: readonly Card[],
  marks: ForecastMarks = NO_MARKS,
): ForecastStep[] {
  if (seen === undefined || seen.status !== 'inPlay' || seen.cell < 0) return [];
  // Alone on the floor it gets dock 1: the dock order has one place per robot.
  const robot = newRobot(seen.colour, 1, seen.cell, seen.facing, seen.lives);
  const { damage, archive, flags, down, plates } = seen;
  Object.assign(robot, { damage, archive, flags, down, plates, gyro: marks.gyro });
  robot.options = seen.options.slice();
  robot.spend = marks.spend.slice();
  for (const register of REGISTERS) {
    const locked = isLocked(damage, register);
    robot.registers[register - 1] = (locked ? seen.locked[register - 1] : cards[register - 1]) ?? 0;
    if ((locked ? seen.marked : marks.marked).includes(register)) robot.marks |= 1 << register;
  }
  const last = REGISTERS.findLast((register) => robot.registers[register - 1] !== 0) ?? 0;
  const s = loneState(floor.course, floor.options, robot);
  const steps: ForecastStep[] = [];
  for (const register of REGISTERS) {
    if (register > last || robot.status !== 'inPlay') break;
    playAlone(s, register, steps);
  }
  return steps;
}

/** The robot's position while events are read, and the steps so far. */
interface Reading {
  register: Register;
  steps: ForecastStep[];
  /** Cells of the card's move so far. */
  path: Cell[];
  /** The card turned or moved the robot. */
  acted: boolean;
  pose: Pick<ForecastStep, 'cell' | 'facing' | 'damage' | 'flags'>;
}

// Changes s and steps: plays one register and turns its events into steps.
function playAlone(s: RoborallyState, register: Register, steps: ForecastStep[]): void {
  const { cell, facing, damage, flags } = s.robots[0] as Robot;
  const events: RoborallyEvent[] = [];
  playLone(s, register, (event) => events.push(event));
  const reading: Reading = { register, steps, path: [cell], acted: false, pose: { cell, facing, damage, flags } };
  for (const event of events) readEvent(reading, event);
}

// Changes reading: applies one event.
function readEvent(reading: Reading, event: RoborallyEvent): void {
  const { pose } = reading;
  switch (event.type) {
    case 'robotRotated':
      pose.facing = event.to;
      reading.acted = true;
      break;
    case 'robotsMoved': {
      const [move] = event.moves;
      if (move === undefined) break;
      if (event.cause === 'pusher') rideTo(reading, 'pusher', move, []);
      else walkTo(reading, move.to);
      break;
    }
    case 'beltsMoved': {
      const [move] = event.moves;
      if (move !== undefined) rideTo(reading, event.pass === 'express' ? 'express' : 'belts', move, event.turns);
      break;
    }
    case 'gearsTurned':
      closeCard(reading);
      pose.facing = event.turns[0]?.to ?? pose.facing;
      addStep(reading, 'gear', [pose.cell]);
      break;
    case 'damageTaken':
      closeCard(reading);
      pose.damage = event.damage;
      addStep(reading, 'laser', [pose.cell]);
      break;
    case 'checkpointTouched':
      closeCard(reading);
      pose.flags = event.number;
      addStep(reading, 'checkpoint', [pose.cell]);
      break;
    case 'robotDestroyed':
      closeCard(reading);
      fall(reading);
      break;
    case 'registerEnded':
      closeCard(reading);
      addStep(reading, 'end', pose.cell < 0 ? [] : [pose.cell]);
      break;
    default:
      break;
  }
}

// Changes reading: one space of the card's move.
function walkTo(reading: Reading, to: number): void {
  if (to >= 0) reading.path.push(to);
  reading.pose.cell = to;
  reading.acted = true;
}

// Changes reading: a belt or a pusher moves the robot.
function rideTo(
  reading: Reading,
  step: 'express' | 'belts' | 'pusher',
  move: RobotMove,
  turns: readonly RobotTurn[],
): void {
  closeCard(reading);
  const { pose } = reading;
  pose.cell = move.to;
  pose.facing = turns[0]?.to ?? pose.facing;
  addStep(reading, step, move.to < 0 ? [move.from] : [move.from, move.to]);
}

// Changes reading: adds the card's step once something else happens, if the card had an effect.
function closeCard(reading: Reading): void {
  if (reading.acted) addStep(reading, 'card', reading.path);
  reading.acted = false;
}

// Changes reading: the fall belongs to the step that caused it.
function fall({ pose, steps }: Reading): void {
  pose.cell = -1;
  const last = steps.at(-1);
  if (last !== undefined) last.cell = -1;
}

function addStep({ register, steps, pose }: Reading, step: ForecastStep['step'], path: readonly Cell[]): void {
  steps.push({ register, step, path: path.slice(), ...pose });
}
