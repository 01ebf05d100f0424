// Words of RoboRally: names of drivers, levels, cards, directions and places, and small phrases that several panels share.

import type { FigureName } from '@ui/game-ui';
import { count } from '@ui/phrases';
import { CARD_FACTS, type CardType, typeOf } from '../data/cards';
import type { Course } from '../data/course';
import { COURSES } from '../data/courses';
import { OPTION_CARDS } from '../data/option-cards';
import { robotOf } from '../data/robots';
import type { AskKind, Card, Cell, CourseId, DestructionCause, Facing, OptionCard, RobotColour } from '../types';

/** Names of AI drivers, taken in order. */
export const DRIVER_NAMES = ['Ada', 'Bruno', 'Clark', 'Vera', 'Grace', 'Ines', 'Tomas', 'Juan', 'Maria'] as const;

/** What the levels of AI drivers are called (section 10). */
export const LEVEL_NAMES = { random: 'Random', easy: 'Novice', medium: 'Regular', hard: 'Expert' } as const;

/** What statistics call the figures. */
export const FIGURE_NAMES: Readonly<Record<string, FigureName>> = {
  turns: { name: 'Fastest finish', unit: ['turn', 'turns'] },
  flags: { name: 'Checkpoints touched' },
  hits: { name: 'Hits landed' },
  wrecks: { name: 'Rivals pushed to ruin' },
  harm: { name: 'Damage taken' },
  deaths: { name: 'Times destroyed' },
};

/** What a driver does who has this kind of ask open, after a name. */
export const DOING: Readonly<Record<AskKind, string>> = {
  program: 'is programming',
  power: 'is powered down',
  respawn: 'is coming back',
};

/** Directions by facing. */
export const DIRECTIONS: readonly string[] = ['north', 'east', 'south', 'west'];

/** How a robot was destroyed, after its name. */
export const DESTROYED_WORDS: Readonly<Record<DestructionCause, string>> = {
  pit: 'falls into a pit',
  edge: 'falls off the floor',
  damage: 'is shot to pieces',
};

const SHORT: Readonly<Record<CardType, string>> = {
  uturn: 'U-Turn',
  rotateLeft: 'Left',
  rotateRight: 'Right',
  backUp: 'Back up',
  move1: 'Move 1',
  move2: 'Move 2',
  move3: 'Move 3',
};

/** The course of this id, or undefined where the id is none of this game's. */
export function courseNamed(course: string): Course | undefined {
  return Object.hasOwn(COURSES, course) ? COURSES[course as CourseId] : undefined;
}

/** A course's name; its id where it is unknown. */
export function courseName(course: string): string {
  return courseNamed(course)?.name ?? course;
}

/** 'Move 2' of a card. */
export function cardName(card: Card): string {
  const facts = CARD_FACTS[typeOf(card)];
  return facts ? SHORT[facts.type] : 'no card';
}

/** 'Move 2, 680' of a card. */
export function cardWords(card: Card): string {
  return `${cardName(card)}, ${card}`;
}

/** 'Twin Cannon' of an option card. */
export function optionName(card: OptionCard): string {
  return OPTION_CARDS[card]?.name ?? 'an option card';
}

/** What an option card does. */
export function optionEffect(card: OptionCard): string {
  return OPTION_CARDS[card]?.effect ?? '';
}

/** 'Rivet' of a colour. */
export function robotName(colour: RobotColour): string {
  return robotOf(colour).name;
}

/** 'north', 'east'… of a facing. */
export function direction(facing: Facing): string {
  return DIRECTIONS[facing] ?? '';
}

/** 'Column 3, row 7', counted from the north-west corner. */
export function cellWords(course: CourseId, cell: Cell): string {
  const { width } = COURSES[course];
  return `Column ${(cell % width) + 1}, row ${Math.floor(cell / width) + 1}`;
}

/** What lies on a cell, for hints and forecasts; empty on plain floor. */
export function floorWords(course: CourseId, cell: Cell): string {
  const floor = COURSES[course];
  const number = floor.checkpoint[cell] ?? 0;
  if (number > 0) return `checkpoint ${number}`;
  if (floor.pit[cell]) return 'a pit';
  if (floor.repair[cell]) return 'a repair site';
  const gear = floor.gear[cell] ?? 0;
  if (gear !== 0) return gear > 0 ? 'a gear that turns right' : 'a gear that turns left';
  const belt = floor.belt[cell] ?? -1;
  if (belt >= 0) return `${floor.express[cell] ? 'an express belt' : 'a belt'} ${direction(belt as Facing)}`;
  if ((floor.pusher[cell] ?? -1) >= 0) return 'a pusher';
  return '';
}

/** '3 damage'. */
export function damageWords(points: number): string {
  return `${points} damage`;
}

/** '1 life', '3 lives'. */
export function lifeWords(lives: number): string {
  return count(lives, 'life', 'lives');
}
