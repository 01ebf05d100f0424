// Replays a race from its record: the true final standings, and what each seat could know at each step.

import type { MatchUpdate } from '@api/contract';
import { clonePlain } from '@core/clone';
import type { AnyGame, RaceRecord, RaceState, Seat, Standing, Viewer } from '@core/contract';
import { advance, begin } from '@core/engine';
import { drawOf } from '@core/io';
import { verify } from '@core/record';
import { seedRng } from '@core/rng';
import { gameOf } from '@games/registry';

/** One state of the race and the events of the step that led to it. */
interface Moment {
  state: RaceState;
  events: readonly unknown[];
}

/** A finished race. */
export interface Truth {
  game: AnyGame;
  record: RaceRecord;
  /** By step. */
  moments: ReadonlyMap<number, Moment>;
  /** Seats, the winner first. */
  standings: Seat[];
  final: Standing[];
}

/** Replays a record, alone or in its race file, and checks every mark. Throws if one differs. */
export function truthOf(text: string): Truth {
  const file = JSON.parse(text) as RaceRecord | { record: RaceRecord };
  const record = 'record' in file ? file.record : file;
  const game = gameOf(record.game);
  if (game === undefined) throw new Error(`no game '${record.game}'`);
  const verdict = verify(game, record);
  if (!verdict.ok) throw new Error(`the record does not replay: ${JSON.stringify(verdict)}`);
  const start = begin(game, record.config, record.seed);
  if (!start.ok) throw new Error('the race does not begin');
  const state: RaceState = start.value.state;
  const moments = new Map<number, Moment>([momentOf(state, start.value.events)]);
  for (const move of record.moves) {
    const turn = advance(game, state, move);
    if (!turn.ok) throw new Error(`step ${state.step} does not replay`);
    moments.set(...momentOf(state, turn.value.events));
  }
  const final = game.standings(state);
  return { game, record, moments, standings: final.map((one) => one.seat), final };
}

function momentOf(state: RaceState, events: readonly unknown[]): [number, Moment] {
  return [state.step, { state: clonePlain(state), events }];
}

/**
 * What this update reveals that its seat may not know, as text; empty if nothing. Everything the seat can't know is drawn
 * again, the update is rebuilt from that, and the two must be equal.
 */
export function secretsOf(truth: Truth, update: MatchUpdate, viewer: Seat | 'watcher'): string[] {
  const { game, moments } = truth;
  const found: string[] = [];
  if (update.viewer !== viewer) found.push(`a view of ${update.viewer}, sent to ${viewer}`);
  const moment = moments.get(update.step);
  if (moment === undefined) return [...found, `a step that never was: ${update.step}`];
  const draw = drawOf(seedRng(`${update.step}`));
  const other: RaceState = game.ai.imagine(moment.state, viewer === 'watcher' ? 0 : viewer, draw);
  if (!same(update.view, game.view(other, viewer))) found.push(`step ${moment.state.step}: more than the view`);
  const decisions = other.asks.filter((decision) => decision.seat === viewer);
  const choices = Object.fromEntries(decisions.map((decision) => [String(decision.id), game.choices(other, decision)]));
  if (!same(update.choices, choices)) found.push(`step ${moment.state.step}: more than the own choices`);
  const open = other.asks.map(({ id, seat, kind, sealed, committed }) => ({ id, seat, kind, sealed, committed }));
  if (
    !same(
      update.asks.map(({ endsAt: _, ...decision }) => decision),
      open,
    )
  )
    found.push(`step ${update.step}: more than the decisions`);
  if (!same(update.standings, game.standings(other))) found.push(`step ${update.step}: more than the standings`);
  if ('hash' in update) found.push('a hash of the state');
  const seen = update.events.filter((event) => !knownTo(truth, viewer).has(JSON.stringify(event)));
  if (seen.length > 0) found.push(`step ${moment.state.step}: ${seen.length} events not for ${viewer}`);
  return found;
}

const known = new WeakMap<Truth, Map<Viewer, Set<string>>>();

/** Every event of the race as this viewer may see it. */
function knownTo(truth: Truth, viewer: Viewer): Set<string> {
  const all = known.get(truth) ?? new Map<Viewer, Set<string>>();
  known.set(truth, all);
  const kept = all.get(viewer);
  if (kept !== undefined) return kept;
  const events = [...truth.moments.values()].flatMap((moment) => moment.events);
  const seen = new Set(events.map((event) => JSON.stringify(truth.game.viewEvent(event, viewer))));
  all.set(viewer, seen);
  return seen;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
