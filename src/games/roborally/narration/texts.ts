// RoboRally's texts that several panels share: names of drivers, levels, figures, cards, courses and places.

import { BOT_IDS } from '@core/contract';
import { circuitNames, type FigureNames, type LevelNames, levelNamesBy } from '@narration/names';
import { CARD_FACTS, typeOf } from '../data/cards';
import { COMPASS_POINTS, type Course, placeOf } from '../data/course';
import { COURSES, courseOf, learnedCourse } from '../data/courses';
import { markOf, OPTION_CARDS } from '../data/option-cards';
import { robotOf } from '../data/robots';
import { t } from '../text/t';
import type { Card, Cell, CourseId, Facing, OptionCard, RoborallyChoices, RobotColour } from '../types';

const FIGURES = ['turns', 'flags', 'hits', 'wrecks', 'harm', 'deaths'] as const;

/** The names of the AI drivers' levels (S8). */
export function levelNames(): LevelNames {
  return levelNamesBy(BOT_IDS, (id) => t(`level.${id}`));
}

/** The names of the figures in statistics; the first is counted in turns. */
export function figureNames(): FigureNames {
  return Object.fromEntries(
    FIGURES.map((id) => [id, { name: t(`figure.${id}`), ...(id === 'turns' ? { count: turnText } : {}) }]),
  );
}

/** '1 turn', '24 turns'. */
export function turnText(n: number): string {
  return t('turns', { n });
}

/** Courses by any id. */
export const { circuitNamed: courseNamed, circuitName: courseName } = circuitNames<Course>(
  'roborally',
  COURSES,
  learnedCourse,
);

/** 'Move 2' for a card; 'Move 1 braked' for one that an option card changes. */
export function cardName(card: Card, marked: boolean = false): string {
  const facts = CARD_FACTS[typeOf(card)];
  if (!facts) return t('card.none');
  const name = t(`card.${facts.type}`);
  return marked ? t('card.marked', { card: name, mark: markKind(card) }) : name;
}

/** 'Move 2, 680' for a card. */
export function cardText(card: Card, marked: boolean = false): string {
  return t('card.numbered', { card: cardName(card, marked), number: card });
}

/** The effect of a mark, as a button shows it before ('Brake') and after ('Braked'). */
export function markText(card: Card): { verb: string; done: string } {
  const mark = markKind(card);
  return { verb: t('mark.verb', { mark }), done: t('mark.done', { mark }) };
}

/** 'Brake register 2': the name of a mark's button. */
export function markLabel(card: Card, register: number): string {
  return t('mark.register', { mark: markKind(card), register });
}

/** 'Disc Brakes: 0 spaces, the number stays' for a card that can be marked. */
export function markEffect(card: Card): string {
  const mark = markOf(card);
  return mark === undefined ? '' : t('mark.effect', { option: optionName(mark.option), spaces: mark.spaces });
}

function markKind(card: Card): 'brakes' | 'boost' {
  return markOf(card)?.kind ?? 'boost';
}

/** 'Twin Cannon' of an option card. */
export function optionName(card: OptionCard): string {
  const id = OPTION_CARDS[card];
  return id === undefined ? t('extra.unknown') : t(`extra.${id}`);
}

/** What an option card does. */
export function optionEffect(card: OptionCard): string {
  const id = OPTION_CARDS[card];
  return id === undefined ? '' : t(`effect.${id}`);
}

/** 'Rivet' of a colour. */
export function robotName(colour: RobotColour): string {
  return robotOf(colour).name;
}

/** The direction of a facing, as a value for messages. */
export function compassPoint(facing: Facing): (typeof COMPASS_POINTS)[number] {
  return COMPASS_POINTS[facing];
}

/** 'north', 'east'… for a facing on its own. */
export function direction(facing: Facing): string {
  return t('direction', { way: compassPoint(facing) });
}

/** 'Column 3, row 7'. */
export function cellText(course: CourseId, cell: Cell): string {
  return t('cell', placeOf(courseOf(course), cell));
}

/** '3 damage'. */
export function damageText(points: number): string {
  return t('damage', { points });
}

/** '1 life', '3 lives'. */
export function lifeText(lives: number): string {
  return t('lives', { n: lives });
}

/** The damage a destroyed robot returns with, and which option card it loses if it has no choice. keep: powered down. */
export function respawnText({ damage, lose }: Extract<RoborallyChoices, { kind: 'respawn' }>, keep: boolean): string {
  const [only, ...more] = lose;
  const back = keep ? t('return.down') : damage === 0 ? t('return.blackBox') : t('return.damage', { points: damage });
  return only === undefined || more.length > 0 ? back : `${back} ${t('return.loses', { option: optionName(only) })}`;
}
