// RoboRally as text: the standings, the floor as a list, and the effects of a programme.

import type { MatchUpdate } from '@api/contract';
import { listOf } from '@i18n/page';
import { counted, offered, viewerOf } from '@narration/along';
import type { BoardItem, Narrator, Situation } from '@narration/narrator';
import { nameOf } from '@narration/phrases';
import type { GameUpdate } from '@ui/ui-types';
import { CARD_FACTS, typeOf } from '../data/cards';
import type { Course } from '../data/course';
import { courseOf } from '../data/courses';
import { t } from '../text/t';
import type { Card, Cell, RoborallyChoices, RoborallyView, RobotView } from '../types';
import { explainCell } from './cell-text';
import type { RoborallyGhost, RoborallyPreview, RoborallyUi } from './preview';
import { optionName } from './texts';

/** The number of robots described as near. */
const NEAR = 3;

export const narrator: Narrator<RoborallyUi> = { situation, boardList, previewLines };

function situation(update: GameUpdate<RoborallyUi>): Situation {
  const { view } = update;
  const robot = view.robots[viewerOf(update) ?? -1];
  return {
    here: robot ? positionLines(view, robot) : [],
    near: nearbyLines(update, view, robot),
    held: robot ? handLines(view, robot) : [],
    asked: decisionLines(offered(update)),
  };
}

function positionLines(view: RoborallyView, robot: RobotView): string[] {
  const course = courseOf(view.course);
  const { status, cell, facing, damage, lives, flags, down, archive } = robot;
  if (status === 'eliminated') return [t('reader.out')];
  if (status === 'finished') return [t('reader.finished')];
  if (cell < 0) return [t('reader.lost', spotOf(course, archive))];
  const goal = course.checkpoint.indexOf(flags + 1);
  return [
    t('reader.place', { ...spotOf(course, cell), facing: String(facing), damage, lives }),
    ...(down ? [t('reader.down')] : []),
    ...(goal < 0 ? [] : [t('reader.next', { number: flags + 1, ...seenFrom(course, robot, goal) })]),
  ];
}

function handLines({ own }: RoborallyView, { seat, lockedCount, options }: RobotView): string[] {
  const hand = own?.seat === seat ? own.hand : [];
  return [
    t('reader.hand', { n: hand.length, cards: cardsText(hand) }),
    ...(lockedCount > 0 ? [t('reader.locked', { n: lockedCount })] : []),
    ...(options.length > 0 ? [t('reader.options', { options: listOf(options.map(optionName)) })] : []),
  ];
}

/** 'move 1, 2 × left turn and U-turn': the numbers are on the cards. */
function cardsText(hand: readonly Card[]): string {
  const types = counted(hand.map((card) => CARD_FACTS[typeOf(card)]?.type ?? 'none'));
  const lines = types.map(({ thing: type, n }) => {
    const card = t('reader.card', { type });
    return n === 1 ? card : t('reader.times', { n, card });
  });
  return listOf(lines);
}

function nearbyLines({ seats }: MatchUpdate, view: RoborallyView, own: RobotView | undefined): string[] {
  const course = courseOf(view.course);
  const others = view.robots.filter((robot) => robot !== own && robot.cell >= 0 && robot.status === 'inPlay');
  if (!own || own.cell < 0) {
    return others.map((robot) => t('reader.robotAt', { ...spotOf(course, robot.cell), ...factsOf(robot, seats) }));
  }
  const seen = others.map((robot) => ({ robot, ...seenFrom(course, own, robot.cell) }));
  return seen
    .sort((a, b) => a.ahead + a.aside - (b.ahead + b.aside))
    .slice(0, NEAR)
    .map(({ robot, ...where }) => t('reader.robot', { ...where, ...factsOf(robot, seats) }));
}

function factsOf({ seat, facing, damage, flags }: RobotView, seats: MatchUpdate['seats']) {
  return { name: nameOf(seats, seat), facing: String(facing), damage, flags };
}

function decisionLines(choices: RoborallyChoices | undefined): string[] {
  switch (choices?.kind) {
    case undefined:
      return [];
    case 'program': {
      const { registers, draft } = choices;
      const n = registers.filter(({ locked }, i) => !locked && (draft[i] ?? 0) === 0).length;
      return [t('reader.ask.program', { n })];
    }
    case 'power':
      return [t('reader.ask.power', { damage: choices.damage })];
    case 'respawn':
      return [t('reader.ask.respawn', { n: choices.places.length })];
  }
}

function boardList(update: GameUpdate<RoborallyUi>, preview: RoborallyPreview | null): BoardItem[] {
  const { view } = update;
  const course = courseOf(view.course);
  const targets = preview?.targets ?? [];
  return course.pit.flatMap((_, cell) => {
    const target = targets.find((one) => one.cell === cell);
    const isPlain = !isMarked(course, view, cell);
    if (isPlain && !target) return [];
    const floor = listOf(explainCell(course, cell, view, update.seats), 'unit');
    const values = { ...spotOf(course, cell), floor };
    const seats = view.robots.filter((robot) => robot.cell === cell).map(({ seat }) => seat);
    const text = target ? t('reader.cell.target', values) : t('reader.cell', values);
    return [{ id: `cell.${cell}`, seats, text, ...(target && { target: target.key }) }];
  });
}

/** Whether an element or a robot is on a cell. */
function isMarked(course: Course, view: RoborallyView, cell: Cell): boolean {
  const isBuilt = course.pit[cell] || course.repair[cell] || (course.checkpoint[cell] ?? 0) > 0;
  const moves = (course.gear[cell] ?? 0) !== 0 || (course.belt[cell] ?? -1) >= 0 || (course.pusher[cell] ?? -1) >= 0;
  const isShot = (course.beams[cell] ?? []).length > 0;
  return isBuilt === true || moves || isShot || view.robots.some((robot) => robot.cell === cell);
}

/** The result of the last filled register. */
function previewLines(preview: RoborallyPreview | null, { view }: GameUpdate<RoborallyUi>): string[] {
  if (preview === null) return [];
  const chosen = preview.targets.filter(({ key }) => key === preview.chosen?.key).map(({ label }) => label);
  const last = preview.ghosts.at(-1);
  return last ? [ghostText(courseOf(view.course), last)] : chosen;
}

function ghostText(course: Course, { register, cell, facing, steps }: RoborallyGhost): string {
  if (cell < 0) return t('reader.preview.lost', { register });
  const damage = steps.at(-1)?.damage ?? 0;
  const touched = steps.find(({ step }) => step === 'checkpoint')?.flags ?? 0;
  return t('reader.preview', { register, ...spotOf(course, cell), facing: String(facing), damage, flags: touched });
}

function spotOf({ width }: Course, cell: Cell): { column: number; row: number } {
  return { column: (cell % width) + 1, row: Math.floor(cell / width) + 1 };
}

/** The direction of a cell from a robot's point of view. */
function seenFrom(course: Course, { cell, facing }: RobotView, to: Cell) {
  const [from, there] = [spotOf(course, cell), spotOf(course, to)];
  const [east, south] = [there.column - from.column, there.row - from.row];
  const ahead = [-south, east, south, -east][facing] ?? 0;
  const right = [east, south, -east, -south][facing] ?? 0;
  const way = ahead !== 0 && right !== 0 ? 'both' : ahead !== 0 ? 'straight' : right !== 0 ? 'side' : 'here';
  return {
    way,
    ahead: Math.abs(ahead),
    aside: Math.abs(right),
    front: String(ahead > 0),
    right: String(right > 0),
  };
}
