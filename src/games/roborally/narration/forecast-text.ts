// A forecast as text, and its ghosts for the board. Not here: computing it (outlook/forecast.ts).

import { listOf } from '@i18n/page';
import type { DriverAids } from '@ui/ui-types';
import { courseOf } from '../data/courses';
import { t } from '../text/t';
import type { Card, Cell, CourseId, Facing, ForecastStep, Register } from '../types';
import type { RoborallyGhost } from './preview';
import { cardName, compassPoint } from './texts';

/** One line of the forecast panel. state: filled, next to be filled, empty, or locked. */
export interface ForecastLine {
  register: Register;
  state: 'filled' | 'next' | 'empty' | 'locked';
  text: string;
  /** The robot would be destroyed here. */
  bad: boolean;
}

const REGISTERS = [1, 2, 3, 4, 5] as const;

/** One line per register: what its card would do, up to the end of the programme; without all aids, only the costs. */
export function forecastLines(
  course: CourseId,
  cards: readonly Card[],
  locked: readonly boolean[],
  marked: readonly Register[],
  steps: readonly ForecastStep[],
  aids: DriverAids = 'all',
): ForecastLine[] {
  const next = cards.indexOf(0);
  return REGISTERS.map((register, i) => {
    const card = cards[i] ?? 0;
    const mine = steps.filter((step) => step.register === register);
    const lost = mine.some((step) => step.cell < 0);
    const state = locked[i] ? 'locked' : card !== 0 ? 'filled' : i === next ? 'next' : 'empty';
    if (card === 0) return { register, state, text: state === 'next' ? t('forecast.choose') : '', bad: false };
    const outcome = aids === 'all' ? outcomeOf(course, mine) : priceOf(mine);
    const what = { card: cardName(card, marked.includes(register)), locked: String(locked[i] === true) };
    const text = outcome.length === 0 ? t('forecast.card', what) : t('forecast.outcome', { ...what, outcome });
    return { register, state, text, bad: lost };
  });
}

/** The cost of a register to the robot: 'destroyed', 'in a laser'; empty if none. */
function priceOf(steps: readonly ForecastStep[]): string {
  if (steps.some(({ cell }) => cell < 0)) return t('forecast.destroyed');
  return steps.some(({ step }) => step === 'laser') ? t('forecast.laser') : '';
}

/** 'faces north, on a repair site, in a laser': the robot's state after a register. */
function outcomeOf(course: CourseId, steps: readonly ForecastStep[]): string {
  const last = steps.at(-1);
  if (!last) return '';
  if (last.cell < 0) return t('forecast.destroyed');
  const carried = steps.some(({ step }) => CARRIES.has(step));
  const isTouched = steps.some((step) => step.step === 'checkpoint');
  const ground = isTouched ? t('forecast.touches') : groundText(course, last.cell);
  const parts = [
    t('forecast.faces', { way: compassPoint(last.facing) }),
    ground ?? (carried ? t('forecast.carried') : undefined),
    steps.some((step) => step.step === 'laser') ? t('forecast.laser') : undefined,
  ];
  return listOf(
    parts.filter((part) => part !== undefined),
    'unit',
  );
}

/** Steps in which a robot is moved rather than moving by card. */
const CARRIES: ReadonlySet<ForecastStep['step']> = new Set(['express', 'belts', 'pusher', 'checkpoint']);

/** 'on a repair site': what is under a robot; undefined on plain floor. */
function groundText(course: CourseId, cell: Cell): string | undefined {
  const floor = courseOf(course);
  const number = floor.checkpoint[cell] ?? 0;
  if (number > 0) return t('forecast.on.checkpoint', { number });
  if (floor.repair[cell]) return t('forecast.on.repair');
  const gear = floor.gear[cell] ?? 0;
  if (gear !== 0) return t('forecast.on.gear', { sense: gear > 0 ? 'right' : 'left' });
  const belt = floor.belt[cell] ?? -1;
  if (belt >= 0) {
    return t('forecast.on.belt', { express: String(floor.express[cell] === true), way: compassPoint(belt as Facing) });
  }
  return (floor.pusher[cell] ?? -1) >= 0 ? t('forecast.on.pusher') : undefined;
}

/** The ghosts of a forecast, one per register it reaches. */
export function ghostsOf(steps: readonly ForecastStep[]): RoborallyGhost[] {
  return REGISTERS.flatMap((register) => {
    const mine = steps.filter((step) => step.register === register);
    const last = mine.at(-1);
    return last ? [{ register, cell: last.cell, facing: last.facing, steps: mine }] : [];
  });
}
