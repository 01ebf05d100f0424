// Finished races of AI drivers, stored move by move as a host stores them: for the size of a race on disk.
// Not here: races that only have the length of real ones (made-races.ts).

import { answer } from '@ai/bots';
import type { RaceSetup } from '@api/contract';
import { raceConfig } from '@core/config';
import { type AnyGame, LEVELS, type OptionValue, type RaceRecord, type RaceState } from '@core/contract';
import { begin, isOver, step } from '@core/engine';
import { hashState } from '@core/hash';
import { drawOf } from '@core/io';
import { MARK_EVERY, newRecord, noteMove } from '@core/record';
import { seedRng } from '@core/rng';
import { finishOf } from '@host/archive/ending';
import { seatsOf } from '@host/match/seats';
import type { NewMove, NewRace, WholeRace } from '@store/races/saves';

/** Wall time from one move to the next: races of people take hours. */
const MOVE_MS = 4321;
const START = Date.UTC(2026, 10, 28, 20);

export interface StoredSpec {
  /** Index of the race: it decides seed, circuit and drivers. */
  n: number;
  options?: Readonly<Record<string, OptionValue>>;
}

/** One race of the largest field, with AI drivers of several levels, up to its end. */
export function storedRace(game: AnyGame, { n, options = {} }: StoredSpec): WholeRace {
  const setup = setupOf(game, n, options);
  const cars = setup.seats.map(({ colour }) => ({ colour }));
  const config = raceConfig(game, setup.circuit, cars, options);
  const seed = `stored ${n}`;
  const begun = begin(game, config, seed);
  if (!begun.ok) throw new Error(`${game.id} refuses the config: ${begun.violation.code}`);
  const record = newRecord(game, config, seed);
  const { moves, state, log } = raced(game, {
    setup,
    record,
    state: begun.value.state,
    log: [...begun.value.events],
    n,
  });
  const seats = seatsOf(setup);
  const finish = finishOf({ game, config, state, seats, log, practice: false, setup, record });
  const last = moves.at(-1);
  if (last !== undefined) last.finish = finish;
  const { id, rulesVersion } = game;
  const race: NewRace = {
    ...{ id: `${id}-${n}`, game: id, circuit: setup.circuit, rulesVersion, seed, config, setup, seats, clock: 0 },
    at: START,
    snapshot: snapshotOf(game, begun.value.state),
    startView: game.view(begun.value.state, 'all'),
    startEvents: begun.value.events,
    finish: undefined,
  };
  return { race, moves };
}

interface Start {
  setup: RaceSetup;
  record: RaceRecord;
  state: RaceState;
  log: unknown[];
  n: number;
}

/** Changes record and log. */
function raced(
  game: AnyGame,
  { setup, record, log, n, ...start }: Start,
): { moves: NewMove[]; state: RaceState; log: unknown[] } {
  const draw = drawOf(seedRng(`answers ${n}`));
  const moves: NewMove[] = [];
  let { state } = start;
  while (!isOver(state)) {
    const decision = state.asks.find((one) => !one.committed);
    if (decision === undefined) throw new Error(`nobody can answer at step ${state.step}`);
    const driver = setup.seats[decision.seat]?.driver;
    const level = driver?.kind === 'ai' ? driver.level : 'easy';
    const move = {
      ask: decision.id,
      seat: decision.seat,
      action: answer(game, state, decision, level, draw),
      by: 'bot',
    } as const;
    const turn = step(game, state, move);
    if (!turn.ok) throw new Error(`${game.id} refuses an answer of its driver: ${turn.violation.code}`);
    const { events, drew, revealed } = turn.value;
    state = turn.value.state;
    noteMove(record, move, state);
    for (const event of events) log.push(event);
    const isDue = isOver(state) || state.step % MARK_EVERY === 0;
    const snapshot = isDue ? snapshotOf(game, state) : undefined;
    const at = START + state.step * MOVE_MS + draw(MOVE_MS);
    moves.push({
      step: state.step,
      move,
      events,
      hash: hashState(state),
      barrier: drew || revealed,
      at,
      snapshot,
      finish: undefined,
    });
  }
  return { moves, state, log };
}

function snapshotOf(game: AnyGame, state: RaceState) {
  return { step: state.step, stateVersion: game.stateVersion, hash: hashState(state), state };
}

function setupOf(game: AnyGame, n: number, options: Readonly<Record<string, OptionValue>>): RaceSetup {
  const circuit = game.circuits[n % game.circuits.length]?.id ?? '';
  const seats = game.colours.slice(0, game.seats[1]).map((colour, seat) => {
    const level = LEVELS[(seat + n) % 3] ?? 'easy';
    return { name: `Driver ${seat + 1}`, colour, driver: { kind: 'ai', level } as const };
  });
  return { game: game.id, circuit, options: { ...options }, seats, clock: 0 };
}
