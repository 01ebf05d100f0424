// Words of RoboRally: names of drivers, levels, cards, directions and places, and small phrases that several panels share.

import { circuitNames, figure, namesIn } from '@ui/game/words/names';
import type { FigureName } from '@ui/game-ui';
import { count } from '@ui/phrases';
import { CARD_FACTS, type CardType, typeOf } from '../data/cards';
import type { Course } from '../data/course';
import { COURSES } from '../data/courses';
import { DISC_BRAKES, markOf, OPTION_CARDS } from '../data/option-cards';
import { robotOf } from '../data/robots';
import type {
  AskKind,
  Card,
  Cell,
  CourseId,
  DestructionCause,
  Facing,
  OptionCard,
  RoborallyChoices,
  RobotColour,
} from '../types';

/** Names of AI drivers, taken in order. */
export const DRIVER_NAMES = namesIn('Ada Bruno Clark Vera Grace Ines Tomas Juan Maria');

/** What the levels of AI drivers are called (section 10). */
export const LEVEL_NAMES = { random: 'Random', easy: 'Novice', medium: 'Regular', hard: 'Expert' } as const;

/** What statistics call the figures. */
export const FIGURE_NAMES: Readonly<Record<string, FigureName>> = {
  turns: figure('Fastest finish', 'turn', 'turns'),
  flags: figure('Checkpoints touched'),
  hits: figure('Hits landed'),
  wrecks: figure('Rivals pushed to ruin'),
  harm: figure('Damage taken'),
  deaths: figure('Times destroyed'),
};

/** The names above, as the screens ask for them. */
export const names = { driverNames: DRIVER_NAMES, figureNames: FIGURE_NAMES, levelNames: LEVEL_NAMES };

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

/** Courses by any id. */
export const { circuitNamed: courseNamed, circuitName: courseName } = circuitNames<Course>(COURSES);

/** 'Move 2' of a card; 'Move 1 braked' of one that an option card changes. */
export function cardName(card: Card, marked: boolean = false): string {
  const facts = CARD_FACTS[typeOf(card)];
  if (!facts) return 'no card';
  return marked ? `${SHORT[facts.type]} ${MARK_WORDS[markKind(card)].done}` : SHORT[facts.type];
}

/** 'Move 2, 680' of a card. */
export function cardWords(card: Card, marked: boolean = false): string {
  return `${cardName(card, marked)}, ${card}`;
}

/** What a mark makes of a card, as a button says it before ('Brake') and after ('Braked'). */
export function markWords(card: Card): { verb: string; done: string } {
  const { verb, done } = MARK_WORDS[markKind(card)];
  return { verb, done: `${done.charAt(0).toUpperCase()}${done.slice(1)}` };
}

/** 'Disc Brakes: 0 spaces, the number stays' of a card that can be marked. */
export function markEffect(card: Card): string {
  const mark = markOf(card);
  return mark === undefined ? '' : `${optionName(mark.option)}: ${mark.spaces} spaces, the number stays`;
}

const MARK_WORDS = {
  brakes: { verb: 'Brake', done: 'braked' },
  boost: { verb: 'Boost', done: 'boosted' },
} as const;

function markKind(card: Card): keyof typeof MARK_WORDS {
  return markOf(card)?.option === DISC_BRAKES ? 'brakes' : 'boost';
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

/** What a destroyed robot comes back with, and which option card it loses where it has no choice. keep: powered down. */
export function returnWords({ damage, lose }: Extract<RoborallyChoices, { kind: 'respawn' }>, keep: boolean): string {
  const [only, ...more] = lose;
  const lost = only === undefined || more.length > 0 ? '' : ` ${optionName(only)} is lost.`;
  if (keep) return `You come back powered down, without damage.${lost}`;
  return `You come back with ${damage === 0 ? 'no damage, thanks to the Black Box' : damageWords(damage)}.${lost}`;
}
