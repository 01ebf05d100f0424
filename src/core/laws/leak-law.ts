// Law 16: nothing sent to a viewer depends on what the viewer may not know, open decisions included.
// Not here: single positions (position-laws.ts).

import { cloneState } from '../clone';
import type { Decision, Draw, GameDefinition, GameTypes, Move, Seat, Viewer } from '../contract';
import { findDecision } from '../engine';
import { silentIo } from '../io';
import type { Report } from './coverage';

const IMAGININGS = 6;

/** How many steps were checked, and in how many of them two states looked the same to someone and could be compared. */
export interface LeakCount {
  looked: number;
  compared: number;
}

/**
 * Plays the same move in several states that one seat cannot tell apart, with the same random numbers. If the events look
 * the same to that seat (or a watcher), everything else must too: view, ask ids, what its own decisions offer, standings. Reports
 * anything that differs. Changes count.
 */
export function checkLeaks<T extends GameTypes>(
  game: GameDefinition<T>,
  state: Readonly<T['State']>,
  move: Move<T['Action']>,
  seats: number,
  draw: Draw,
  count: LeakCount,
  report: Report,
): void {
  const seat = draw(2) === 0 ? move.seat : draw(seats);
  const viewers = [seat, 'watcher'] as const;
  const updates = viewers.map(() => new Map<string, string>());
  const compared = new Set<Seat | 'watcher'>();
  for (let i = 0; i <= IMAGININGS; i++) {
    const copy: T['State'] = i === 0 ? cloneState(state) : game.ai.imagine(state, seat, draw);
    copy.rng = [...state.rng];
    // Played once and checked for both: what one does not know, the other does not know either.
    for (const [at, { events, update }] of afterMove(game, copy, move, viewers).entries()) {
      const viewer = viewers[at] ?? seat;
      const before = updates[at]?.get(events);
      if (before === undefined) {
        updates[at]?.set(events, update);
        continue;
      }
      compared.add(viewer);
      if (before !== update)
        report(16, `step ${state.step}, ${move.action.type} seen by ${viewer}: ${difference(before, update)}`);
    }
  }
  count.looked += viewers.length;
  count.compared += compared.size;
}

/** What the viewers get with this move: events, and the rest of the update. Nothing if the rules refuse the move here. */
function afterMove<T extends GameTypes>(
  game: GameDefinition<T>,
  copy: T['State'],
  move: Move<T['Action']>,
  viewers: readonly (Seat | 'watcher')[],
): { events: string; update: string }[] {
  const decision = findDecision(copy, move.ask);
  if (decision === undefined || game.check(copy, decision, move.action) !== null) return [];
  const events: unknown[][] = viewers.map(() => []);
  const { draw, drawFor } = silentIo(copy.rng);
  game.apply(copy, decision, move.action, {
    emit: (event) => {
      for (const [at, viewer] of viewers.entries()) {
        const seen = game.viewEvent(event, viewer);
        if (seen !== null) events[at]?.push(seen);
      }
    },
    draw,
    drawFor,
  });
  return viewers.map((viewer, at) => ({
    events: JSON.stringify(events[at]),
    update: JSON.stringify(updateOf(game, copy, viewer)),
  }));
}

function updateOf<T extends GameTypes>(game: GameDefinition<T>, state: Readonly<T['State']>, viewer: Viewer): unknown {
  const own = state.asks.filter((decision: Decision) => decision.seat === viewer);
  return {
    view: game.view(state, viewer),
    asks: state.asks,
    // The ids of the next decisions continue from here.
    nextAsk: state.nextAsk,
    choices: own.map((decision: Decision) => game.choices(state, decision)),
    standings: game.standings(state),
  };
}

/** The first place where two texts differ, with a little of the text around it. */
function difference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at++;
  const from = Math.max(0, at - 60);
  return `${one.slice(from, at + 30)} | ${other.slice(from, at + 30)}`;
}
