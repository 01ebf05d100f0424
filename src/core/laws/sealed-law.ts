// Law 7: sealed answers commute, draw nothing, stay secret, and may be replaced until their set resolves.

import { cloneState } from '../clone';
import type { Decision, Draw, GameDefinition, GameTypes, Viewer } from '../contract';
import { findDecision } from '../engine';
import { hashState } from '../hash';
import { ioWith, silentIo } from '../io';
import type { Report } from './coverage';

/** Reports if law 7 is broken at this position. Needs two sealed decisions that are waiting for an answer. */
export function checkSealed<T extends GameTypes>(
  game: GameDefinition<T>,
  state: Readonly<T['State']>,
  seats: number,
  draw: Draw,
  report: Report,
): void {
  const waiting = state.asks.filter((decision) => decision.sealed && !decision.committed);
  if (waiting.length < 2) return;
  const answers = waiting.map((decision) => ({ id: decision.id, action: committing(game, state, decision, draw) }));
  const forward = applyAnswers(game, state, answers, report);
  const backward = applyAnswers(game, state, answers.toReversed(), report);
  if (hashState(forward) !== hashState(backward)) report(7, `step ${state.step}: sealed answers do not commute`);
  for (const decision of waiting) checkReplaced(game, state, decision, seats, draw, report);
}

function checkReplaced<T extends GameTypes>(
  game: GameDefinition<T>,
  state: Readonly<T['State']>,
  decision: Decision,
  seats: number,
  draw: Draw,
  report: Report,
): void {
  const one = committing(game, state, decision, draw);
  const other = committing(game, state, decision, draw);
  checkSecret(game, state, decision, [one, other], seats, report);
  const answers = [one, other].map((action) => ({ id: decision.id, action }));
  const replaced = applyAnswers(game, state, answers, report);
  const plain = applyAnswers(game, state, answers.slice(1), report);
  replaced.step = plain.step;
  if (hashState(replaced) !== hashState(plain)) {
    report(7, `step ${state.step}: ${one.type} replaced by ${other.type} is not ${other.type} alone`);
  }
}

// An answer that commits; some do not, such as taking back an earlier answer.
function committing<T extends GameTypes>(
  game: GameDefinition<T>,
  state: Readonly<T['State']>,
  decision: Decision,
  draw: Draw,
): T['Action'] {
  for (let i = 0; i < 8; i++) {
    const action = game.sample(state, decision, draw);
    const copy: T['State'] = cloneState(state);
    const own = findDecision(copy, decision.id) as Decision;
    game.apply(copy, own, action, silentIo(copy.rng));
    if (findDecision(copy, decision.id)?.committed === true) return action;
  }
  return game.fallback(state, decision);
}

function applyAnswers<T extends GameTypes>(
  game: GameDefinition<T>,
  state: Readonly<T['State']>,
  answers: readonly { id: number; action: T['Action'] }[],
  report: Report,
): T['State'] {
  const copy: T['State'] = cloneState(state);
  const io = silentIo(copy.rng);
  for (const { id, action } of answers) {
    const decision = findDecision(copy, id);
    if (decision === undefined) {
      report(7, `step ${copy.step}: a sealed decision closed before its set was complete`);
      break;
    }
    const rng = copy.rng.join();
    io.fresh();
    game.apply(copy, decision, action, io);
    copy.step++;
    if (findDecision(copy, id) !== undefined && copy.rng.join() !== rng) {
      report(7, `step ${copy.step}: the sealed ${action.type} drew before its set was complete`);
    }
  }
  return copy;
}

// No one else can tell from views or events which of two answers was given.
function checkSecret<T extends GameTypes>(
  game: GameDefinition<T>,
  state: Readonly<T['State']>,
  decision: Decision,
  answers: readonly [T['Action'], T['Action']],
  seats: number,
  report: Report,
): void {
  const seen = answers.map((action) => {
    const copy: T['State'] = cloneState(state);
    const events: T['Event'][] = [];
    const io = ioWith<T['Event']>((event) => events.push(event), silentIo(copy.rng).draw);
    game.apply(copy, findDecision(copy, decision.id) as Decision, action, io);
    const viewers: Viewer[] = ['watcher', ...Array.from({ length: seats }, (_, seat) => seat)];
    return viewers
      .filter((viewer) => viewer !== decision.seat)
      .map((viewer) => JSON.stringify([game.view(copy, viewer), events.map((event) => game.viewEvent(event, viewer))]));
  });
  if (seen[0]?.join() !== seen[1]?.join()) {
    report(7, `step ${state.step}: others can tell ${JSON.stringify(answers[0])} from ${JSON.stringify(answers[1])}`);
  }
}
