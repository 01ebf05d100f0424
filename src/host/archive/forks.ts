// Drives on from a moment of a finished race: a new race with the same first moves, which counts for nothing.
// Not here: watching it (replays.ts).

import { type In, type RaceSetup, type Reply, raceSetup, type SeatSetup, seatInfo } from '@api/contract';
import { characterIn } from '@api/drivers';
import { message } from '@api/messages';
import { attempt } from '@core/attempt';
import { cloneState } from '@core/clone';
import type { AnyGame, Move, RaceConfig, RaceState } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { hashState } from '@core/hash';
import type { RaceHead } from '@store/races/head';
import { writeIncoming } from '@store/races/incoming';
import type { SavedMove } from '@store/races/record';
import type { NewMove, NewRace, WholeRace } from '@store/races/saves';
import { z } from 'zod';
import { granted, type Refused, refuse } from '../api-errors';
import { type Context, tellOwners } from '../context';
import { savedSettings } from '../installation';
import { runJob } from '../jobs/run-job';
import { seatsOf } from '../match/seats';
import { finishedRace, sameRules } from './finished';

type Input = In<'replays.fork'>;

const OTHER_RULES = message('fork.other-rules');
const DAMAGED = message('fork.damaged');

/** Creates a new race from the race up to the chosen moment: a job runner replays it, and the store imports the result. */
export async function forkRace(context: Context, input: Input): Promise<Reply<{ match: string }>> {
  const file = context.store.incoming();
  const forked = await runJob(context, 'fork', { input, id: context.newId(), file });
  if (!forked.ok) return forked;
  await context.store.takeIn(file);
  tellOwners(context, 'matches.changed', {});
  return forked;
}

/** Replays the race to the chosen moment and writes it to to.file under to.id. Throws StoreError. */
export function forkedRace(context: Context, input: Input, to: { id: string; file: string }): Reply<{ match: string }> {
  const found = finishedRace(context, input.match);
  if (!found.ok) return found;
  const head = found.value;
  const game = sameRules(context, head);
  if (game === undefined) return refuse('not-allowed', OTHER_RULES);
  const setup = setupOf(context, head, input);
  if (!setup.ok) return setup;
  if (input.step >= head.step) return refuse('not-allowed', message('fork.over'));
  const past = pastOf(context, game, head, input.step);
  if (past === undefined) return refuse('storage', DAMAGED);
  const gone = pastTrouble(game, past.state, input);
  if (gone !== undefined) return gone;
  const race = raceOf(context, game, head, { id: to.id, setup: setup.value, past, step: input.step });
  writeIncoming(to.file, { races: [race] });
  return granted({ match: to.id });
}

/** Driver that replaces another person if none is chosen. */
const STAND_IN = 'hard';

/** You in the chosen seat, AI drivers in the others; cars that the rules drive stay theirs. No clock, because it is practice. */
function setupOf(context: Context, head: RaceHead, input: Input): { ok: true; value: RaceSetup } | Refused {
  const setup = raceSetup.safeParse(head.setup);
  const drove = z.array(seatInfo).safeParse(head.seats);
  if (!setup.success || !drove.success) return refuse('storage', DAMAGED);
  const kind = drove.data[input.seat]?.driver.kind;
  if (kind === undefined) return refuse('bad-input', message('seat.none'));
  if (kind === 'automaton') return refuse('not-allowed', message('fork.automaton'));
  const seats = drove.data.map(({ name, driver, ...end }, seat): SeatSetup => {
    // The car as it was set up: if a driver chooses a car, the moves contain that choice.
    const one = { name, colour: setup.data.seats[seat]?.colour ?? end.colour, driver };
    if (seat === input.seat) return { ...one, name: savedSettings(context).name, driver: { kind: 'you' } };
    if (one.driver.kind === 'automaton') return one;
    if (input.level === undefined && one.driver.kind === 'ai') return one;
    const character = characterIn(one.driver);
    return { ...one, driver: { kind: 'ai', level: input.level ?? STAND_IN, ...(character && { character }) } };
  });
  const { bank: _, seed: __, ...rest } = setup.data;
  return { ok: true, value: { ...rest, seats, clock: 0 } };
}

/** The race up to the chosen moment, with the state it led to. */
export interface Past {
  start: Pick<NewRace, 'startView' | 'startEvents' | 'snapshot'>;
  moves: NewMove[];
  state: RaceState;
}

/** Replays the moves; undefined if they don't lead to the stored hash. */
function pastOf(context: Context, game: AnyGame, head: RaceHead, step: number): Past | undefined {
  const kept = context.store.saves.movesAfter(head.id, 0).slice(0, step);
  const played = attempt(() => playedTo(context, game, head, kept));
  if (!played.ok || played.value === undefined || kept.length !== step) return undefined;
  return played.value.moves.at(-1)?.hash === kept.at(-1)?.hash ? played.value : undefined;
}

/** Replays these moves of a race and returns what a race that goes on from there begins with; undefined if the rules refuse them. */
export function playedTo(
  context: Context,
  game: AnyGame,
  head: Pick<RaceHead, 'config' | 'seed'>,
  kept: readonly Pick<SavedMove, 'move'>[],
): Past | undefined {
  const begun = begin(game, head.config as RaceConfig, head.seed);
  if (!begun.ok) return undefined;
  const state: RaceState = begun.value.state;
  const { stateVersion } = game;
  const first = { step: 0, stateVersion, hash: hashState(state), state: cloneState(state) };
  const start = { startView: game.view(state, 'all'), startEvents: begun.value.events, snapshot: first };
  const at = context.clock.now();
  const moves: NewMove[] = [];
  for (const { move } of kept) {
    const turn = move && advance(game, state, move as Move);
    if (turn === undefined || !turn.ok) return undefined;
    const hash = hashState(state);
    const isLast = moves.length + 1 === kept.length;
    const snapshot = isLast ? { step: state.step, stateVersion, hash, state } : undefined;
    const rest = { events: turn.value.events, hash, at, snapshot, finish: undefined };
    // Moves from before the fork can't be undone.
    moves.push({ step: state.step, move: move as Move, barrier: true, ...rest });
  }
  return { start, moves, state };
}

function pastTrouble(game: AnyGame, state: RaceState, { seat }: Input): Refused | undefined {
  if (isOver(state)) return refuse('not-allowed', message('fork.over'));
  const status = game.standings(state).find((one) => one.seat === seat)?.status;
  return status === 'racing' ? undefined : refuse('not-allowed', message('fork.out'));
}

function raceOf(
  context: Context,
  game: AnyGame,
  head: RaceHead,
  { id, setup, past, step }: { id: string; setup: RaceSetup; past: Past; step: number },
): WholeRace {
  const { circuit, rulesVersion, seed, config } = head;
  const race: NewRace = {
    id,
    game: game.id,
    circuit,
    rulesVersion,
    seed,
    config,
    setup,
    seats: seatsOf(setup),
    clock: setup.clock,
    at: context.clock.now(),
    ...past.start,
    finish: undefined,
    fork: { parent: head.id, step },
  };
  return { race, moves: past.moves };
}
