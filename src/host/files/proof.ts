// Replays a race from a file under this Paddock's rules: everything stored comes from that replay; only names, drivers and
// times come from the file. Not here: which race of which season it is (season-import.ts) or storing it.

import { createHash } from 'node:crypto';
import { type Driver, driver, type RaceSetup, raceSetup, type SeatInfo, type SeatSetup } from '@api/contract';
import { message } from '@api/messages';
import { colour } from '@api/shapes';
import { attempt } from '@core/attempt';
import { cloneState } from '@core/clone';
import type { AnyGame, RaceConfig, RaceRecord, RaceState } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { hashState } from '@core/hash';
import { type VerifyResult, verify } from '@core/record';
import type { RaceFile } from '@games/record-file';
import type { MessageDescriptor } from '@i18n/messages';
import { violationMessage } from '@season/messages';
import type { SeasonPart } from '@store/races/head';
import type { NewMove, NewRace, WholeRace } from '@store/races/saves';
import { finishOf } from '../archive/ending';
import { type Context, gameIn } from '../context';
import { seatsOf } from '../match/seats';
import { hostTranslate } from '../translate';
import { nameIn, timeIn } from './shapes';

/** Parent of an imported practice race: the moves before it were driven elsewhere. */
export const ELSEWHERE = 'elsewhere';

/** A verified race and its config as the rules read it; or why it can't be verified. */
export type Proved = { ok: true; race: WholeRace; config: RaceConfig } | { ok: false; trouble: MessageDescriptor };

/**
 * Replays a race from its seed and compares every mark. season: what it counts for; at: which race of the calendar it is,
 * 0 for a single race. Never throws, whatever the file contains.
 */
export function prove(context: Context, file: RaceFile, at = 0, season?: SeasonPart): Proved {
  const { record } = file;
  const game = gameIn(context, record.game);
  if (game === undefined) return not(message('import.race.no-game', { at }));
  // A hostile record may lead the rules into states that no race reaches, so they may throw.
  const verdict = attempt(() => verify(game, record));
  if (!verdict.ok) return not(message('import.race.unplayable', { at }));
  if (!verdict.value.ok) return not(driftOf(game, at, verdict.value));
  const clean = attempt(() => cleanRecord(game, record));
  if (!clean.ok) return not(message('import.race.unplayable', { at }));
  const { config } = clean.value;
  const setup = setupIn(context, file, config);
  if (setup === undefined) return not(message('import.race.drivers', { at }));
  const race = play(context, game, { ...file, record: clean.value }, { config, setup, season });
  return race === undefined ? not(message('import.race.open', { at })) : { ok: true, race, config };
}

/** The record without anything that the rules have not checked. */
function cleanRecord(game: AnyGame, record: RaceRecord): RaceRecord {
  const { config, action } = game.schemas;
  const moves = record.moves.map((move) => ({ ...move, action: action.parse(move.action) }));
  return { ...record, config: config.parse(record.config), moves };
}

/** The id of a race: the same for the same race, wherever it comes from and however often. */
export function raceId(record: RaceRecord, practice: boolean): string {
  const { game, rulesVersion, seed, config, moves } = record;
  const essence = JSON.stringify([practice, game, rulesVersion, seed, sorted(config), sorted(moves)]);
  return createHash('sha256').update(essence).digest('base64url').slice(0, 20);
}

function not(trouble: MessageDescriptor): Proved {
  return { ok: false, trouble };
}

function driftOf(game: AnyGame, at: number, verdict: Exclude<VerifyResult, { ok: true }>): MessageDescriptor {
  switch (verdict.reason) {
    case 'other-game':
      return message('import.race.other-game', { at });
    case 'other-rules':
      return message('import.race.other-rules', { at, recorded: verdict.recorded, here: verdict.here });
    case 'refused':
      return message('import.race.refused', {
        at,
        move: verdict.step + 1,
        why: violationMessage(game.id, verdict.violation),
      });
    case 'missing-mark':
      return message('import.race.no-hash', { at, move: verdict.step });
    case 'mark-differs':
      return message('import.race.other-hash', { at, move: verdict.step });
  }
}

/** The drivers as they may sit here; undefined if they don't match the record's cars. */
function setupIn(context: Context, { record, seats }: RaceFile, config: RaceConfig): RaceSetup | undefined {
  if (seats.length !== config.cars.length) return undefined;
  const known: SeatSetup[] = [];
  for (const [seat, one] of seats.entries()) {
    const car = config.cars[seat];
    const who = driver.safeParse(one.driver);
    const paint = colour.safeParse(one.colour);
    if (!who.success || !paint.success || paint.data !== car?.colour) return undefined;
    if (automatonOf(who.data) !== car.automaton) return undefined;
    known.push({
      name: nameIn(one.name) || hostTranslate(context)('name.driver', { n: seat + 1 }),
      colour: paint.data,
      driver: who.data,
    });
  }
  const { circuit, options } = config;
  const setup = raceSetup.safeParse({ game: record.game, circuit, options, seats: known, clock: 0 });
  return setup.success ? setup.data : undefined;
}

/** The seats as they are stored, with who had hints, which no record shows. */
function seatsIn(setup: RaceSetup, { seats }: RaceFile): SeatInfo[] {
  return seatsOf(setup).map((info) => ({ ...info, ...(seats[info.seat]?.hinted && { hinted: true }) }));
}

function automatonOf(who: Driver): string | undefined {
  return who.kind === 'automaton' ? who.id : undefined;
}

/** The race as it is stored here; undefined if it is not over. The record has been verified. */
function play(
  context: Context,
  game: AnyGame,
  file: RaceFile,
  { config, setup, season }: { config: RaceConfig; setup: RaceSetup; season: SeasonPart | undefined },
): WholeRace | undefined {
  const { record, startedAt, finishedAt, practice } = file;
  const begun = begin(game, config, record.seed);
  if (!begun.ok) return undefined;
  const state: RaceState = begun.value.state;
  const seats = seatsIn(setup, file);
  const now = context.clock.now();
  const at = timeIn(startedAt, 0, now);
  const id = raceId(record, practice);
  const race: NewRace = {
    id,
    game: game.id,
    circuit: config.circuit,
    rulesVersion: game.rulesVersion,
    seed: record.seed,
    config,
    setup,
    seats,
    clock: 0,
    at,
    snapshot: { step: 0, stateVersion: game.stateVersion, hash: hashState(state), state: cloneState(state) },
    startView: game.view(state, 'all'),
    startEvents: begun.value.events,
    finish: undefined,
    season,
    fork: practice ? { parent: ELSEWHERE, step: 0 } : undefined,
  };
  const log: unknown[] = [...begun.value.events];
  const moves: NewMove[] = [];
  for (const move of record.moves) {
    const turn = advance(game, state, move);
    if (!turn.ok) return undefined;
    const { events, drew, revealed } = turn.value;
    for (const event of events) log.push(event);
    const kept = { snapshot: undefined, finish: undefined, barrier: drew || revealed };
    moves.push({ step: state.step, move, events, hash: hashState(state), at, ...kept });
  }
  const last = moves.at(-1);
  if (!isOver(state) || last === undefined) return undefined;
  last.at = timeIn(finishedAt ?? '', at, now);
  last.snapshot = { step: state.step, stateVersion: game.stateVersion, hash: last.hash, state };
  last.finish = finishOf({ game, config, state, seats, log, record, practice, setup });
  return { race, moves };
}

/** The same JSON with the keys of every object sorted. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
