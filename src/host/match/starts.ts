// Whose screen has shown the start of a race, kept while Paddock runs: the draw of the grid, the lights and all else that
// setup tells is shown once, to everyone at the table when the race starts. Not for: playing it (the race screen does).

import type { MatchUpdate } from '@api/contract';
import type { Session } from '@api/session';
import type { RaceState, Seat } from '@core/contract';
import type { SeasonPart } from '@store/races/saves';
import type { Context } from '../context';
import { calendarFor } from '../seasons/calendar';
import { resume } from './resume';
import type { Happened, UpdateSource } from './update';

/**
 * A race that was started under this very host. at: ms by the steady clock. present: who was at the table then, or came soon
 * after. seen: who has shown its start.
 */
export interface Start {
  at: number;
  present: Set<string>;
  seen: Set<string>;
}

/** Who comes so soon after the start was at the table when it happened, though AI drivers may have answered already, ms. */
const STARTING_MS = 20_000;

/**
 * A race has begun. One that is brought back from disk never does: its start is past. Who sits at the table now is shown it
 * however long their page takes to open, or to come back.
 */
export function noteStart(
  { starts, clock, roster }: Pick<Context, 'starts' | 'clock' | 'roster'>,
  match: string,
): void {
  const present = new Set([OWNER, ...[...roster.guests.values()].map(guestKey)]);
  starts.set(match, { at: clock.steady(), present, seen: new Set() });
}

/** A client has shown all up to here, the start among it. */
export function noteSeen(context: Context, match: string, session: Session): void {
  context.starts.get(match)?.seen.add(viewerOf(context, session));
}

/**
 * The race as it stood before anyone answered, where this client has the start of it still to show; undefined if it was
 * shown, is long past for who comes late, or can no longer be read.
 */
export function startFor(
  context: Context,
  { id, step }: { id: string; step: number },
  session: Session,
): RaceState | undefined {
  const start = context.starts.get(id);
  const viewer = viewerOf(context, session);
  if (start === undefined || start.seen.has(viewer)) return undefined;
  if (step > 0 && !start.present.has(viewer) && context.clock.steady() - start.at > STARTING_MS) return undefined;
  start.present.add(viewer);
  const head = context.store.saves.head(id);
  const back = head && resume(context.store.saves, context.games, head, 0);
  return back?.ok ? back.state : undefined;
}

/**
 * What an update says of the start, so that it can be shown; undefined if its events do not reach back to it. part: which
 * race of which season it is.
 */
export function startOf(
  context: Context,
  { game, part }: Pick<UpdateSource, 'game'> & { part: SeasonPart | undefined },
  state: RaceState | undefined,
  viewer: Seat | 'watcher',
  happened: readonly Happened[],
): MatchUpdate['start'] {
  const [first] = happened;
  if (state === undefined || first === undefined || first.move !== undefined) return undefined;
  const events = first.events.filter((event) => game.viewEvent(event, viewer) !== null).length;
  if (events === 0) return undefined;
  const calendar = calendarFor(context, part);
  return { view: game.view(state, viewer), events, ...(calendar && { calendar }) };
}

/** The windows of this machine are one viewer, and a guest stays the same through every reload. */
function viewerOf({ roster }: Context, session: Session): string {
  return session.role === 'owner' ? OWNER : guestKey(roster.guests.get(session.id) ?? session.id);
}

const OWNER = 'owner';

function guestKey(guest: string): string {
  return `guest:${guest}`;
}
