// What RoboRally's coach says in a player's first race, based on the programme's forecast and the decision.
// Not here: computing the forecast (outlook/forecast.ts) or texts (text, `coach.<id>`).

import type { Coach, CoachMoment, CoachNote } from '@narration/coach';
import { courseOf } from '../data/courses';
import type { ForecastStep, RoborallyChoices, RoborallyView, RobotView } from '../types';
import type { RoborallyUi } from './preview';

type Offer<K extends RoborallyChoices['kind']> = Extract<RoborallyChoices, { kind: K }>;

export const coach: Coach<RoborallyUi> = {
  notes: ['program', 'order', 'belt', 'laser', 'touch', 'destroyed', 'locked', 'back'],
  at: notesAt,
};

function notesAt({ view, seat, choices, preview }: CoachMoment<RoborallyUi>): CoachNote[] {
  const robot = view.robots[seat];
  if (robot === undefined) return [];
  if (choices?.kind === 'respawn') {
    const values = { damage: choices.damage, lives: robot.lives };
    return [{ id: 'back', values, about: 'ask.respawn' }];
  }
  if (choices?.kind !== 'program' || choices.submitted) return [];
  const steps = preview?.ghosts.flatMap((ghost) => ghost.steps) ?? [];
  return [...stepNotes(robot, steps), ...handNotes(view, robot, choices)];
}

/** The result of the programme so far, if the robot were alone on the floor. */
function stepNotes({ damage, lives }: RobotView, steps: readonly ForecastStep[]): CoachNote[] {
  const notes: CoachNote[] = [];
  const lost = steps.find(({ cell }) => cell < 0);
  if (lost) {
    const values = { register: lost.register, lives: lives - 1 };
    notes.push({ id: 'destroyed', values, about: 'event.robotDestroyed', at: `register.${lost.register}` });
  }
  const touched = steps.find(({ step }) => step === 'checkpoint');
  if (touched) {
    const values = { register: touched.register, number: touched.flags };
    notes.push({ id: 'touch', values, about: 'event.checkpointTouched', at: `register.${touched.register}` });
  }
  const hit = steps.findIndex(({ step, cell }) => step === 'laser' && cell >= 0);
  const shot = steps[hit];
  if (shot) {
    const values = { register: shot.register, n: shot.damage - (steps[hit - 1]?.damage ?? damage) };
    notes.push({ id: 'laser', values, about: 'floor.laser', at: `register.${shot.register}` });
  }
  const first = steps.find((step) => carries(step) && step.cell >= 0);
  if (first) {
    const rides = steps.filter((step) => step.register === first.register && carries(step));
    const n = rides.reduce((sum, { path }) => sum + path.length - 1, 0);
    const values = { register: first.register, n };
    notes.push({ id: 'belt', values, about: 'floor.belt', at: `register.${first.register}` });
  }
  return notes;
}

function carries({ step }: ForecastStep): boolean {
  return step === 'belts' || step === 'express';
}

/** Damage that locks registers; otherwise how to make a programme. */
function handNotes(
  view: RoborallyView,
  { damage, flags }: RobotView,
  { registers, hand }: Offer<'program'>,
): CoachNote[] {
  const notes: CoachNote[] = [];
  const locked = registers.filter((one) => one.locked).length;
  const free = registers.length - locked;
  if (locked > 0) {
    const values = { damage, n: locked, cards: hand.length };
    notes.push({ id: 'locked', values, about: 'event.registersLocked', at: 'registers' });
  }
  const number = Math.min(flags + 1, Math.max(...courseOf(view.course).checkpoint));
  if (free > 0) {
    const values = { n: free, cards: hand.length, number };
    notes.push({ id: 'program', values, about: 'ask.program', at: 'hand', clear: [`flag.${number}`] });
  }
  if (hand.length > 0) {
    const values = { low: Math.min(...hand), high: Math.max(...hand) };
    notes.push({ id: 'order', values, about: 'event.cardsRevealed', at: 'hand' });
  }
  return notes;
}
