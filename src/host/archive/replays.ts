// Replays of finished races: the list with its filters, each race's recording, and whether it is verified.
// Not here: driving on from one (forks.ts) or statistics (statistics.ts).

import { type RaceFilter, type Replay, type ReplaySummary, replay, replaySummary } from '@api/archive';
import type { Reply } from '@api/contract';
import { message } from '@api/messages';
import type { Handlers } from '@api/session';
import { attempt } from '@core/attempt';
import type { AnyGame, Json, RaceRecord } from '@core/contract';
import { type RecordedEvent, type RecordedRace, recordingOf, recordingOfRemains } from '@core/recording';
import type { RaceHead } from '@store/races/head';
import { z } from 'zod';
import { granted, refuse } from '../api-errors';
import type { Context } from '../context';
import { isoOf } from '../files/shapes';
import { runJob } from '../jobs/run-job';
import { originOf } from '../seasons/origin';
import { finishedRace, sameRules } from './finished';
import { forkRace } from './forks';
import { bytesOf, isRecording } from './recording';

const standings = z.array(z.object({ seat: z.int(), place: z.int(), status: z.enum(['racing', 'finished', 'out']) }));

const NOTHING_LEFT = message('race.unshown');

/** The handlers of the replays commands. */
export function replayHandlers(context: Context): Pick<Handlers, 'replays.list' | 'replays.film' | 'replays.fork'> {
  return {
    'replays.list': ({ filter, offset, limit }) => granted(listed(context, filter, offset, limit)),
    'replays.film': async (input) => {
      const reply = await runJob(context, 'replay', input);
      // A job runner only reads: the host, which owns the store, reports rows that the disk has changed.
      if (reply.ok && reply.value.proved === 'damaged') context.store.soundness.isWhole(input.match, 'record');
      return reply;
    },
    'replays.fork': (input) => forkRace(context, input),
  };
}

function listed(context: Context, filter: RaceFilter, offset: number, limit: number) {
  const { total, races } = context.store.archive.list(filter, offset, limit);
  return { total, races: races.map((head) => summaryOf(context, head)) };
}

/** Damaged parts of a race are left empty: it is still listed and can be deleted. */
function summaryOf(context: Context, head: RaceHead): ReplaySummary {
  const places = standings.safeParse(head.standings);
  return {
    ...aboutOf(context, head),
    places: places.success
      ? places.data.map(({ seat, place, status }) => ({ seat, place, out: status === 'out' }))
      : [],
    proved: sameRules(context, head) !== undefined,
  };
}

/** The recording of a finished race, and whether it is verified. */
export function replayOf(context: Context, id: string): Reply<Replay> {
  const found = finishedRace(context, id);
  if (!found.ok) return found;
  const head = found.value;
  const shown = verifiedRecording(context, head) ?? storedRecording(context, head);
  if (shown === undefined) return refuse('storage', NOTHING_LEFT);
  const { proved, bytes } = shown;
  const recording = Buffer.from(bytes).toString('base64');
  return granted({ ...aboutOf(context, head), startedAt: isoOf(head.startedAt), proved, film: recording });
}

interface Shown {
  proved: Replay['proved'];
  bytes: Uint8Array;
}

/**
 * Replays the race under the same rules to the same hashes, which costs little more than unpacking the stored recording.
 * Hashes don't cover everything: only the row checksums prove a move's events and its time.
 */
function verifiedRecording(context: Context, head: RaceHead): Shown | undefined {
  const game = sameRules(context, head);
  const record = game && context.store.saves.record(head.id);
  if (record === undefined || !context.store.soundness.isWhole(head.id, 'record')) return undefined;
  // A damaged record may lead the rules into states that no race reaches, so they may throw.
  const recorded = attempt((): RecordedRace => recordingOf(game as AnyGame, record as RaceRecord));
  return recorded.ok && recorded.value.ok ? { proved: 'same', bytes: bytesOf(recorded.value.film) } : undefined;
}

/** The recording stored when the race ended; without one, whatever its events and its first and last views show. */
function storedRecording(context: Context, head: RaceHead): Shown | undefined {
  const { soundness } = context.store;
  const isOlder = sameRules(context, head) === undefined && soundness.isWhole(head.id, 'record');
  const proved = isOlder ? 'older' : 'damaged';
  const kept = context.store.archive.film(head.id);
  if (kept !== undefined && isRecording(kept)) {
    return { proved: soundness.isWhole(head.id, 'film') ? proved : 'damaged', bytes: kept };
  }
  const { saves } = context.store;
  const view = saves.startView(head.id) as Json | undefined;
  const end = standings.safeParse(head.standings);
  if (view === undefined || !end.success) return undefined;
  const [start, ...steps] = saves.steps(head.id).map(({ step, events }) => ({ step, events: events.filter(isEvent) }));
  const last = { view: (saves.endView(head.id) as Json | undefined) ?? view, round: head.rounds, standings: end.data };
  const recording = recordingOfRemains({ start: { view, events: start?.events ?? [] }, steps, end: last });
  return { proved, bytes: bytesOf(recording) };
}

function isEvent(event: unknown): event is RecordedEvent {
  return typeof (event as { type?: unknown } | null)?.type === 'string';
}

function aboutOf(context: Context, head: RaceHead) {
  const seats = replaySummary.shape.seats.safeParse(head.seats);
  const options = replay.shape.options.safeParse((head.config as { options?: unknown } | undefined)?.options);
  return {
    match: head.id,
    game: head.game,
    circuit: head.circuit,
    options: options.success ? options.data : {},
    seats: seats.success ? seats.data : [],
    rounds: head.rounds,
    finishedAt: isoOf(head.finishedAt ?? head.savedAt),
    origin: originOf(context, head),
  };
}
