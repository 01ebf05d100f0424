// What a forecast means in words, and its ghosts for the board. Not for: working it out (data/forecast.ts).

import type { Aids } from '@ui/game-ui';
import type { Card, CourseId, ForecastStep, Register } from '../types';
import type { RoborallyGhost } from './board/preview';
import { cardName, direction, floorWords } from './texts';

/** One line of the forecast panel. state: filled, next to be filled, empty, or locked. */
export interface ForecastLine {
  register: Register;
  state: 'filled' | 'next' | 'empty' | 'locked';
  text: string;
  /** The robot would be destroyed here. */
  bad: boolean;
}

const REGISTERS = [1, 2, 3, 4, 5] as const;

/** One line per register: what its card would do, as far as the programme goes; without all aids only what it costs. */
export function forecastLines(
  course: CourseId,
  cards: readonly Card[],
  locked: readonly boolean[],
  marked: readonly Register[],
  steps: readonly ForecastStep[],
  aids: Aids = 'all',
): ForecastLine[] {
  const next = cards.indexOf(0);
  return REGISTERS.map((register, i) => {
    const card = cards[i] ?? 0;
    const mine = steps.filter((step) => step.register === register);
    const lost = mine.some((step) => step.cell < 0);
    const state = locked[i] ? 'locked' : card !== 0 ? 'filled' : i === next ? 'next' : 'empty';
    if (card === 0) return { register, state, text: state === 'next' ? 'Choose a card' : '', bad: false };
    const what = mine.length === 0 ? '' : aids === 'all' ? outcome(course, mine) : price(mine);
    const text = `${cardName(card, marked.includes(register))}${locked[i] ? ', locked' : ''}${what ? `: ${what}` : ''}`;
    return { register, state, text, bad: lost };
  });
}

/** What a register costs the robot: 'destroyed', 'in a laser'; empty where nothing. */
function price(steps: readonly ForecastStep[]): string {
  if (steps.some(({ cell }) => cell < 0)) return 'destroyed';
  return steps.some(({ step }) => step === 'laser') ? 'in a laser' : '';
}

/** 'north, onto the repair site, 1 damage': where a register leaves the robot. */
function outcome(course: CourseId, steps: readonly ForecastStep[]): string {
  const last = steps.at(-1);
  if (!last) return '';
  const parts: string[] = [];
  const carried = steps.filter((step) => step.step !== 'card' && step.step !== 'end' && step.step !== 'laser');
  const touched = steps.some((step) => step.step === 'checkpoint');
  if (last.cell < 0) return 'destroyed';
  parts.push(`faces ${direction(last.facing)}`);
  if (touched) parts.push('touches the checkpoint');
  else {
    const floor = floorWords(course, last.cell);
    if (floor) parts.push(`on ${floor}`);
    else if (carried.some((step) => step.step !== 'gear')) parts.push('carried on');
  }
  if (steps.some((step) => step.step === 'laser')) parts.push('in a laser');
  return parts.join(', ');
}

/** The ghosts of a forecast, one per register that it reaches. */
export function ghostsOf(steps: readonly ForecastStep[]): RoborallyGhost[] {
  return REGISTERS.flatMap((register) => {
    const mine = steps.filter((step) => step.register === register);
    const last = mine.at(-1);
    return last ? [{ register, cell: last.cell, facing: last.facing, steps: mine }] : [];
  });
}
