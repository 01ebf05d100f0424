// Loads a stored race: takes the newest intact snapshot, replays the moves after it, and compares the hashes.
// Not here: running it (match.ts).

import { type RaceSetup, raceSetup, type SeatInfo, seatInfo } from '@api/contract';
import { descriptor } from '@api/message-shapes';
import { message } from '@api/messages';
import { attempt } from '@core/attempt';
import type { AnyGame, Json, Move, RaceConfig, RaceState } from '@core/contract';
import { advance, begin } from '@core/engine';
import { hashState } from '@core/hash';
import { loadConfig, loadState } from '@core/save';
import type { MessageDescriptor } from '@i18n/messages';
import type { RaceHead } from '@store/races/head';
import type { Snapshot } from '@store/races/past';
import type { SavedMove } from '@store/races/record';
import type { Saves } from '@store/races/saves';
import { z } from 'zod';

/** What a take-back must know about the last accepted move. */
export interface LastMove {
  seat: number;
  by: Move['by'];
  barrier: boolean;
}

/** A race that can continue. kept: step of its newest snapshot. */
export interface Resumed {
  ok: true;
  game: AnyGame;
  config: RaceConfig;
  setup: RaceSetup;
  seats: SeatInfo[];
  state: RaceState;
  hash: string;
  last: LastMove | undefined;
  kept: number;
}
/** trouble: shown to the person. */
export type NotResumed = { ok: false; trouble: MessageDescriptor };

const DAMAGED = message('race.damaged');
const NEWER = message('race.newer');
const OLDER = message('race.older');

/** The race as it was after step upTo, by default its last step. Never throws for damaged data. */
export function resume(
  saves: Saves,
  games: Readonly<Record<string, AnyGame>>,
  head: RaceHead,
  upTo: number = head.step,
): Resumed | NotResumed {
  if (head.trouble !== undefined) return not(troubleIn(head.trouble));
  const game = Object.hasOwn(games, head.game) ? games[head.game] : undefined;
  if (game === undefined) return not(message('no-game', { game: head.game }));
  const setup = raceSetup.safeParse(head.setup);
  const seats = z.array(seatInfo).safeParse(head.seats);
  const config = loadConfig(game, head.config as Json);
  if (!setup.success || !seats.success || !config.ok) return not(DAMAGED);
  const found = stateAt(saves, game, head, config.value, upTo);
  if (!found.ok) return found;
  const { state, hash, last, kept } = found;
  return { ok: true, game, config: config.value, setup: setup.data, seats: seats.data, state, hash, last, kept };
}

type Found = { ok: true; state: RaceState; hash: string; last: LastMove | undefined; kept: number };

function stateAt(saves: Saves, game: AnyGame, head: RaceHead, config: RaceConfig, upTo: number): Found | NotResumed {
  const snapshots = saves.snapshots(head.id).filter((one) => one.step <= upTo);
  const moves = saves.movesAfter(head.id, 0).filter((one) => one.step <= upTo);
  if (moves.length !== upTo) return not(DAMAGED);
  const before = moves.at(-1);
  const last = before?.move && { seat: before.move.seat, by: before.move.by, barrier: before.barrier };
  const kept = snapshots[0]?.step ?? -1;
  let trouble: NotResumed = not(head.rulesVersion === game.rulesVersion ? DAMAGED : OLDER);
  // If the newest snapshot is damaged, tries an older one, and finally the seed.
  for (const start of [...snapshots, undefined]) {
    const state = start === undefined ? fromSeed(game, head, config) : fromSnapshot(game, start);
    if (state === 'newer') trouble = not(NEWER);
    if (state === 'newer' || state === undefined) continue;
    const hash = replayMoves(game, state, moves, start);
    if (hash !== undefined) return { ok: true, state, hash, last, kept };
  }
  return trouble;
}

function fromSeed(game: AnyGame, head: RaceHead, config: RaceConfig): RaceState | undefined {
  if (head.rulesVersion !== game.rulesVersion) return undefined;
  const start = attempt(() => begin(game, config, head.seed));
  return start.ok && start.value.ok ? start.value.value.state : undefined;
}

function fromSnapshot(game: AnyGame, snapshot: Snapshot): RaceState | 'newer' | undefined {
  if (snapshot.state === undefined) return undefined;
  const loaded = loadState(game, snapshot.stateVersion, snapshot.state as Json);
  if (!loaded.ok) return loaded.violation.code === 'save-too-new' ? 'newer' : undefined;
  const state: RaceState = loaded.value;
  // A migrated state has a different hash by design.
  if (snapshot.stateVersion === game.stateVersion && hashState(state) !== snapshot.hash) return undefined;
  return state.step === snapshot.step ? state : undefined;
}

/** Changes state. Replays the missing moves and returns the last hash, or undefined if it differs from the stored one. */
function replayMoves(
  game: AnyGame,
  state: RaceState,
  moves: readonly SavedMove[],
  start: Snapshot | undefined,
): string | undefined {
  const later = moves.slice(state.step);
  for (const { move } of later) {
    const outcome = move === undefined ? undefined : attempt(() => advance(game, state, move));
    if (outcome === undefined || !outcome.ok || !outcome.value.ok) return undefined;
  }
  const hash = hashState(state);
  const migrated = start !== undefined && start.stateVersion !== game.stateVersion;
  const stored = moves.at(-1)?.hash;
  return migrated || stored === undefined || stored === hash ? hash : undefined;
}

/** Why a race was stopped. Old rows store it as a sentence, newer ones as a code. */
export function troubleIn(kept: string): MessageDescriptor {
  const json = attempt((): unknown => JSON.parse(kept));
  const fits = descriptor.safeParse(json.ok ? json.value : undefined);
  return fits.success ? fits.data : message('kept', { text: kept });
}

function not(trouble: MessageDescriptor): NotResumed {
  return { ok: false, trouble };
}
