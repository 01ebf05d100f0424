// Moments of recorded races: the table while an event is shown. Not here: positions at rest (positions.ts).

import { clonePlain } from '@core/clone';
import type { RaceRecord } from '@core/contract';
import { advance, begin } from '@core/engine';
import { gameOf } from '@games/registry';
import type { Position } from './positions';

/**
 * shown: events of the running animation that the board has begun to show, the current one last. position: before all of
 * them.
 */
export interface Moment {
  title: string;
  position: Position;
  shown: readonly unknown[];
}

const known = new WeakMap<RaceRecord, Moment[]>();

/** The first moment of each type of event in a recorded race, in the order in which they come up; played once. */
export function momentsOf(record: RaceRecord): Moment[] {
  const moments = known.get(record) ?? findMoments(record);
  known.set(record, moments);
  return moments;
}

function findMoments(record: RaceRecord): Moment[] {
  const game = gameOf(record.game);
  const start = game && begin(game, record.config, record.seed);
  if (game === undefined || !start?.ok) throw new Error(`${record.game} cannot begin its record`);
  const { state } = start.value;
  const found = new Map<string, Moment>();
  const log: unknown[] = [];
  const note = (before: typeof state, events: readonly { type: string }[]) => {
    const position = { game: record.game, title: '', config: record.config, state: before, events: [...log] };
    for (const [at, { type }] of events.entries()) {
      if (!found.has(type)) found.set(type, { title: type, position, shown: events.slice(0, at + 1) });
    }
    log.push(...events);
  };
  note(clonePlain(state), start.value.events);
  for (const move of record.moves) {
    const before = clonePlain(state);
    const done = advance(game, state, move);
    if (!done.ok) throw new Error(`${record.game} refuses its record at step ${state.step}: ${done.violation.code}`);
    note(before, done.value.events);
  }
  return [...found.values()];
}
