// Plays a lesson by the real rules: the position of a section, what was answered before a step, and scripted answers.
// Not here: judging the learner's answers (lesson-script.ts, the host).

import type {
  AnyGame,
  Decision,
  Move,
  RaceState,
  RightAnswer,
  ScriptedAnswer,
  ScriptedLesson,
  ScriptedSection,
  Seat,
} from './contract';
import { advance, begin } from './engine';

/** The learner's car. */
export const LEARNER: Seat = 0;

/** The position at the beginning of a step, played by the rules. Throws where they refuse the lesson's data: a bug. */
export function positionAt(game: AnyGame, section: ScriptedSection, step: number): RaceState {
  const { config, seed, answers } = section.stage;
  const begun = begin(game, config, seed);
  if (!begun.ok) throw new Error(`${game.id}: section ${section.id} cannot begin: ${begun.violation.code}`);
  const state: RaceState = begun.value.state;
  for (const answer of answers) answerAs(game, state, answer);
  for (const { answer } of section.steps.slice(0, step)) {
    if (answer === undefined) continue;
    for (const one of answersOf(answer)) answerAs(game, state, one);
  }
  return state;
}

/** The step's own answer and those that follow it. */
export function answersOf({ action, after }: RightAnswer): ScriptedAnswer[] {
  return [{ seat: LEARNER, action }, ...after];
}

/** The move for a scripted answer in this state. Throws if its seat is not asked: a bug of the lesson. */
export function moveOf(state: Readonly<RaceState>, { seat, action }: ScriptedAnswer): Move {
  const decision = decisionOf(state, seat);
  if (decision === undefined)
    throw new Error(`seat ${seat} is not asked at step ${state.step}: ${JSON.stringify(action)}`);
  return { ask: decision.id, seat, action, by: 'player' };
}

/** The first open, unanswered decision of a seat. */
export function decisionOf(state: Readonly<RaceState>, seat: Seat): Decision | undefined {
  return state.asks.find((decision) => decision.seat === seat && !decision.committed);
}

/** A section by its number, and the number of the stored step within it; undefined if the lesson has no such section. */
export function placeIn(
  lesson: ScriptedLesson,
  section: number,
  step: number,
): { section: ScriptedSection; step: number } | undefined {
  const found = lesson.sections[section];
  return found && { section: found, step: Math.min(Math.max(0, step), found.steps.length - 1) };
}

/** Changes state: gives a scripted answer. Throws if the rules refuse it. */
function answerAs(game: AnyGame, state: RaceState, answer: ScriptedAnswer): void {
  const done = advance(game, state, moveOf(state, answer));
  if (done.ok) return;
  throw new Error(`${game.id}: ${JSON.stringify(answer)} at step ${state.step} is refused: ${done.violation.code}`);
}
