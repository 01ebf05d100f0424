// Positions of every game: built by hand in a game's tests, and every step of the recorded races.
// Not here: showing them (position-race.ts opens one in the race screen).

import { clonePlain } from '@core/clone';
import type { AnyGame, RaceConfig, RaceRecord, RaceState } from '@core/contract';
import { replay, verify } from '@core/record';
import { gameOf } from '@games/registry';

/** A position that can be opened. */
export interface Position {
  game: string;
  title: string;
  config: RaceConfig;
  state: RaceState;
  /** What has happened so far, for the log. */
  events: readonly unknown[];
}

/** The exports of a game's tests/positions.ts, by title: positions made by its builder. */
export type BuiltPositions = Readonly<Record<string, () => BuiltPosition>>;

/** s: the state. events: so far. config: of a race with these cars. */
export interface BuiltPosition {
  s: RaceState;
  events?: readonly unknown[];
  config: RaceConfig;
}

const built = import.meta.glob<{ positions: BuiltPositions }>('../games/*/tests/positions.ts', { eager: true });
const records = import.meta.glob<RaceRecord>('../games/*/tests/playthroughs/*.json', { import: 'default' });

/** Titles of the positions that a game's tests build, in their order. */
export function builtTitles(game: string): string[] {
  return Object.keys(positionsOf(game));
}

/** One of them, built again. Throws for an unknown title. */
export function builtPosition(game: string, title: string): Position {
  const build = positionsOf(game)[title];
  if (build === undefined) throw new Error(`${game} has no position '${title}'`);
  const { s, events = [], config } = build();
  return { game, title, config, state: afresh(s), events: clonePlain(events) };
}

/** Names of a game's recorded races. */
export function recordNames(game: string): string[] {
  return Object.keys(records)
    .filter((file) => file.startsWith(`../games/${game}/`))
    .map((file) => file.split('/').at(-1)?.replace('.json', '') ?? '');
}

const loading = new Map<string, Promise<RaceRecord>>();

/** A recorded race; the same promise each time, so that a component can wait for it. */
export function recordOf(game: string, name: string): Promise<RaceRecord> {
  const file = `../games/${game}/tests/playthroughs/${name}.json`;
  const load = records[file];
  if (load === undefined) throw new Error(`${game} has no recorded race '${name}'`);
  const record = loading.get(file) ?? load();
  loading.set(file, record);
  return record;
}

/** A recorded race after this many moves. */
export function positionIn(record: RaceRecord, moves: number): Position {
  const turn = replay(known(record.game), record, moves);
  if (!turn.ok) throw new Error(`${record.game} refuses its record: ${turn.violation.code}`);
  const { state, events } = turn.value;
  return { game: record.game, title: `after ${moves} moves`, config: record.config, state: afresh(state), events };
}

/** For each kind of question of a recorded race, the number of moves before its first one, in the order in which they come up. */
export function firstQuestions(record: RaceRecord): Map<string, number> {
  const found = new Map<string, number>();
  const verdict = verify(known(record.game), record, ({ step, asks }) => {
    for (const { kind } of asks) if (!found.has(kind)) found.set(kind, step);
  });
  if (!verdict.ok) throw new Error(`${record.game} refuses its record: ${verdict.reason}`);
  return found;
}

const asked = new Map<string, Promise<Position[]>>();

/** The first question of each kind in all recorded races of a game; the same promise each time. */
export function questionsOf(game: string): Promise<Position[]> {
  const questions = asked.get(game) ?? findQuestions(game);
  asked.set(game, questions);
  return questions;
}

async function findQuestions(game: string): Promise<Position[]> {
  const found = new Map<string, Position>();
  for (const record of await Promise.all(recordNames(game).map((name) => recordOf(game, name)))) {
    for (const [kind, moves] of firstQuestions(record)) {
      if (!found.has(kind)) found.set(kind, { ...positionIn(record, moves), title: kind });
    }
  }
  return [...found.values()];
}

/** A race begins with the position: no move leads to it. */
function afresh(state: RaceState): RaceState {
  return { ...clonePlain(state), step: 0 };
}

function known(id: string): AnyGame {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

function positionsOf(game: string): BuiltPositions {
  return built[`../games/${game}/tests/positions.ts`]?.positions ?? {};
}
