// Drives the last section of a lesson as a learner who follows the lesson, for last-lap.test.ts.
// Not here: lessons as a page has them, or the lesson race on a host (host/school).

import type { AnyGame, Decision, Draw, Json, RaceState, ScriptedLesson } from '@core/contract';
import { advance, isOver } from '@core/engine';
import { drawOf } from '@core/io';
import { LEARNER, positionAt } from '@core/lesson-runner';
import { seedRng } from '@core/rng';

/** What a learner decides with. draw: breaks ties where the lesson gives no preference. */
interface Learning {
  readonly game: AnyGame;
  readonly state: RaceState;
  readonly ask: Decision;
  readonly view: object;
  readonly choices: object;
  readonly draw: Draw;
}

/** Answers as the game's lesson teaches. */
export type Learner = (learning: Learning) => { readonly type: string };

/** Answers of the other seats, with this random seed. */
export type Rivals = (game: AnyGame, state: RaceState, decision: Decision, seed: string) => Json;

/** For each verdict sentence that needs an event, the event's type. */
export type Happened = Readonly<Record<string, string>>;

/** How the last section went. turns: the learner's own. place: 1-based. events: as the learner sees them. */
export interface Driven {
  readonly state: RaceState;
  readonly turns: number;
  readonly answers: number;
  readonly place: number;
  readonly events: readonly { readonly type: string }[];
}

/**
 * Drives the last section to its end. world: random seed for the other seats' answers; if omitted, they answer as on a
 * host, which gives exactly the race of the app.
 */
export function driveLast(
  game: AnyGame,
  lesson: ScriptedLesson,
  learner: Learner,
  rivals: Rivals,
  world?: string,
): Driven {
  const section = lesson.sections.at(-1);
  const drive = section?.steps.at(-1)?.drive;
  if (section === undefined || drive === undefined) throw new Error(`${game.id}: a lesson ends on one’s own`);
  const state = positionAt(game, section, section.steps.length);
  if (world !== undefined) state.rng = seedRng(world);
  const own = drawOf(seedRng(`learner ${world ?? ''}`));
  const events: { type: string }[] = [];
  let [turns, answers] = [0, 0];
  while (!isOver(state)) {
    const decision = state.asks.find(({ committed }) => !committed);
    if (decision === undefined) break;
    const { id, seat } = decision;
    const isOwn = seat === LEARNER;
    const seed = world === undefined ? `${section.stage.seed}/${id}/${state.step}` : `${world}/${id}/${state.step}`;
    const learning = {
      game,
      state,
      ask: decision,
      view: game.view(state, seat),
      choices: game.choices(state, decision),
      draw: own,
    };
    const action: Json = isOwn ? (learner(learning) as unknown as Json) : rivals(game, state, decision, seed);
    if (isOwn) answers += 1;
    if (isOwn && decision.kind === drive.turn) turns += 1;
    const done = advance(game, state, { ask: id, seat, action, by: isOwn ? 'player' : 'bot' });
    if (!done.ok) throw new Error(`${game.id}: ${JSON.stringify(action)} is refused: ${done.violation.code}`);
    for (const event of done.value.events) {
      const seen = game.viewEvent(event, LEARNER);
      if (seen !== null) events.push(seen);
    }
  }
  const place = game.standings(state).find((one) => one.seat === LEARNER)?.place ?? 0;
  return { state, turns, answers, place, events };
}

/** A learner who ignores the lesson: any answer that the rules accept. */
export const careless: Learner = ({ game, state, ask: decision, draw }) =>
  game.sample(state, decision, draw) as { readonly type: string };
