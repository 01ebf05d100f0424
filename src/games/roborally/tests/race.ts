// Builds courses and positions by hand and plays them: raceOn({ pits: ['5,5'] }).robot('2,5 E').register({ A: 700 }).
// Not here: races from setup, which use the engine.

import type { Decision, Io, RaceState, RuleViolation } from '@core/contract';
import { drawOf, ioWith, silentIo } from '@core/io';
import { seedRng } from '@core/rng';
import { apply, check } from '../check';
import { type Course, type CourseSource, courseFrom, FACINGS } from '../data/course';
import { COURSES, courseOf } from '../data/courses';
import { ROBOT_COLOURS } from '../data/robots';
import { maybeEnd } from '../phases/ending';
import { openProgramming } from '../phases/programming';
import { playRegister } from '../phases/register';
import { newRobot, setup } from '../setup';
import type {
  Card,
  Cell,
  CourseId,
  Facing,
  Register,
  RoborallyAction,
  RoborallyConfig,
  RoborallyEvent,
  RoborallyOptions,
  RoborallyState,
  Robot,
} from '../types';
import { raceConfig } from './race-config';

/** A letter per robot, in seat and dock order. */
export type Letter = 'A' | 'B' | 'C' | 'D' | 'E';
const LETTERS = 'ABCDE';

/** The elements of a test course, as text: cells 'x,y', followed by sides and directions. */
export interface CoursePlan {
  width?: number;
  height?: number;
  /** '5,5 E': the east side of 5,5. */
  walls?: string[];
  pits?: string[];
  /** '2,5 E'. */
  belts?: string[];
  express?: string[];
  /** '4,5 cw'. */
  gears?: string[];
  repairs?: string[];
  /** '4,5 E 2,4'. */
  pushers?: string[];
  /** '2,5 E 1': from there to the next wall. */
  lasers?: string[];
  checkpoints?: string[];
}

/** The initial common part of a state. */
export function baseOf(seed: string): RaceState {
  return { rng: seedRng(seed), step: 0, nextAsk: 1, asks: [] };
}

/** A race at its start, with this random seed. */
export function started(config: RoborallyConfig, seed: string): RoborallyState {
  const base = baseOf(seed);
  return setup(config, base, silentIo(base.rng));
}

/** A plain 10 by 10 floor with the plan's elements, and no robots yet. */
export function raceOn(plan: CoursePlan = {}, options: Partial<RoborallyOptions> = {}): Race {
  return new Race(testCourse(plan), options);
}

/** A position on a real course, without robots. */
export function on(id: CourseId, options: Partial<RoborallyOptions> = {}): Race {
  return new Race(courseOf(id), options);
}

/** A position, first under construction, then in play. */
export class Race {
  readonly s: RoborallyState;
  readonly course: Course;
  readonly events: RoborallyEvent[] = [];
  readonly #io: Io<RoborallyEvent>;

  constructor(course: Course, options: Partial<RoborallyOptions>) {
    this.course = course;
    this.s = {
      ...started(raceConfig('first-shift', 2, options), 'position'),
      circuit: course.id,
      robots: [],
      asks: [],
    };
    this.s.turn = 1;
    const draw = drawOf(this.s.rng);
    this.#io = ioWith((event) => this.events.push(event), draw);
  }

  /** Adds a robot on the next dock: 'x,y facing'. Defaults: 3 lives, archive on its cell. */
  robot(place: string, fields: Partial<Omit<Robot, 'archive'>> & { archive?: string } = {}): this {
    const [at = '', letter = ''] = place.split(' ');
    const { archive, ...rest } = fields;
    const seat = this.s.robots.length;
    const robot = newRobot(ROBOT_COLOURS[seat]!, seat + 1, this.cell(at), facingOf(letter), 3);
    this.s.robots.push({
      ...robot,
      ...structuredClone(rest),
      archive: archive === undefined ? robot.cell : this.cell(archive),
    });
    return this;
  }

  /** Plays one register; robots without a card have an empty one. Returns whether the race has ended. */
  register(cards: Partial<Record<Letter, Card>> = {}, register: Register = 1): boolean {
    for (const [letter, card] of Object.entries(cards)) this.of(letter as Letter).registers[register - 1] = card;
    playRegister(this.s, this.course, register, this.#io);
    return maybeEnd(this.s, this.#io);
  }

  /** Opens the programming decisions as at the start of a turn. Hands: as given, else empty. */
  program(hands: Partial<Record<Letter, Card[]>> = {}): this {
    for (const [letter, hand] of Object.entries(hands)) this.of(letter as Letter).hand = hand.slice();
    openProgramming(this.s);
    return this;
  }

  /** Plays a whole turn: each robot programs these cards, 0 in locked registers, and has no others. */
  turn(programs: Partial<Record<Letter, Card[]>>, powerDown: Letter[] = []): this {
    this.program(programs);
    for (const [letter, cards] of Object.entries(programs) as [Letter, Card[]][]) {
      this.answer(letter, program(cards, powerDown.includes(letter)));
    }
    return this;
  }

  /** The open decision of a robot. */
  ask(letter: Letter): Decision {
    const decision = this.s.asks.find((one) => one.seat === LETTERS.indexOf(letter));
    if (decision === undefined) throw new Error(`${letter} is not asked`);
    return decision;
  }

  /** Answers a robot's decision through check and play. Throws if it is refused. */
  answer(letter: Letter, action: RoborallyAction): this {
    const decision = this.ask(letter);
    const violation = check(this.s, decision, action);
    if (violation !== null) throw new Error(`${letter}: ${violation.code} ${JSON.stringify(violation.detail)}`);
    apply(this.s, decision, action, this.#io);
    return this;
  }

  /** Why the rules refuse this answer. */
  refusal(letter: Letter, action: RoborallyAction): RuleViolation | null {
    return check(this.s, this.ask(letter), action);
  }

  of(letter: Letter): Robot {
    return this.s.robots[LETTERS.indexOf(letter)]!;
  }

  /** 'x,y facing' of a robot; 'gone' while it is off the board. */
  at(letter: Letter): string {
    const { cell, facing } = this.of(letter);
    return cell < 0 ? 'gone' : `${this.name(cell)} ${FACINGS[facing]}`;
  }

  cell(name: string): Cell {
    const [x = 0, y = 0] = name.split(',').map(Number);
    return y * this.course.width + x;
  }

  name(cell: Cell): string {
    return `${cell % this.course.width},${Math.floor(cell / this.course.width)}`;
  }

  /** All events of one type so far. */
  eventsOf<K extends RoborallyEvent['type']>(type: K): Extract<RoborallyEvent, { type: K }>[] {
    return this.events.filter((event): event is Extract<RoborallyEvent, { type: K }> => event.type === type);
  }

  /** Letters of the robots destroyed this turn, in order. */
  get destroyed(): string {
    return this.s.destroyed.map((seat) => LETTERS[seat]).join('');
  }
}

/** A programme without marks or switches. */
export function program(cards: Card[], powerDown = false): Extract<RoborallyAction, { type: 'program' }> {
  return { type: 'program', cards, powerDown, marked: [], gyro: false, spend: [] };
}

/** The facing of a letter. */
export function facingOf(letter: string): Facing {
  const facing = (FACINGS as readonly string[]).indexOf(letter);
  if (facing < 0) throw new Error(`${letter} is no direction`);
  return facing as Facing;
}

let courses = 0;

/** Registers a course under its own id, so that the rules find it. */
function testCourse(plan: CoursePlan): Course {
  const { width = 10, height = 10 } = plan;
  const id = `test-course-${courses++}`;
  const belt = (express: boolean) => (text: string) => ({
    ...at(text),
    dir: word(text, 1),
    express,
    feeds: [],
    turns: [],
  });
  const source: CourseSource = {
    id,
    name: id,
    difficulty: 'beginner',
    width,
    height,
    areas: [],
    belts: [...(plan.belts ?? []).map(belt(false)), ...(plan.express ?? []).map(belt(true))],
    gears: (plan.gears ?? []).map((text) => ({ ...at(text), turn: word(text, 1) })),
    pits: (plan.pits ?? []).map(at),
    repairs: (plan.repairs ?? []).map(at),
    walls: (plan.walls ?? []).map((text) => ({ ...at(text), side: word(text, 1) })),
    pushers: (plan.pushers ?? []).map((text) => ({
      ...at(text),
      dir: word(text, 1),
      registers: word(text, 2).split(',').map(Number),
    })),
    lasers: [],
    starts: [],
    checkpoints: (plan.checkpoints ?? ['0,0']).map((text, index) => ({ n: index + 1, ...at(text) })),
  };
  const facts = { turns: { p2: 1, p4: 1, p8: 1 } };
  const dark = courseFrom(source, facts);
  const lasers = (plan.lasers ?? []).map((text) => {
    const { x, y } = at(text);
    const facing = facingOf(word(text, 1));
    const length = dark.sight[(y * width + x) * 4 + facing]! + 1;
    const dx = [0, 1, 0, -1][facing]!;
    const dy = [-1, 0, 1, 0][facing]!;
    const cells = Array.from({ length }, (_, n) => [x + n * dx, y + n * dy]);
    return { x, y, dir: word(text, 1), beams: Number(word(text, 2)), cells };
  });
  const course = courseFrom({ ...source, lasers }, facts);
  (COURSES as Record<string, Course>)[id] = course;
  return course;
}

function at(text: string): { x: number; y: number } {
  const [x = 0, y = 0] = word(text, 0).split(',').map(Number);
  return { x, y };
}

function word(text: string, index: number): string {
  return text.split(' ')[index] ?? '';
}
