// Remembers, while Paddock runs, which screens have shown the start of a race: the draw of the grid, the lights and other
// setup events are shown once, to everyone at the table when the race starts. Not here: playing it (the race screen does).

import type { MatchUpdate } from '@api/contract';
import type { Session } from '@api/session';
import type { RaceState, Seat } from '@core/contract';
import type { SeasonPart } from '@store/races/head';
import type { Context } from '../context';
import { calendarFor } from '../seasons/calendar';
import { resume } from './resume';
import type { Happened, UpdateSource } from './update';

/** Clients who arrive this many ms after the start still see it, even if AI drivers have already answered. */
const STARTING_MS = 20_000;

/**
 * Notes that a race has begun; a race loaded from disk does not count, because its start is past. Everyone at the table
 * now is shown the start, however long their page takes to open or reload.
 */
export function noteStart(
  { starts, clock, roster }: Pick<Context, 'starts' | 'clock' | 'roster'>,
  match: string,
): void {
  const present = new Set([OWNER, ...[...roster.guests.values()].map(guestKey)]);
  starts.set(match, { at: clock.steady(), present, seen: new Set() });
}

/** A client has shown everything up to here, including the start. */
export function noteSeen(context: Context, match: string, session: Session): void {
  context.starts.get(match)?.seen.add(viewerOf(context, session));
}

/**
 * The race before the first answer, if this client still has to show its start; undefined if it has already shown it,
 * arrives too late, or the start can no longer be read.
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
 * What an update says about the start, so that it can be shown; undefined if its events don't reach back to it. part: which
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

/** All windows of this machine count as one viewer, and a guest stays the same across reloads. */
function viewerOf({ roster }: Context, session: Session): string {
  return session.role === 'owner' ? OWNER : guestKey(roster.guests.get(session.id) ?? session.id);
}

const OWNER = 'owner';

function guestKey(guest: string): string {
  return `guest:${guest}`;
}
