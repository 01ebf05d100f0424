// The log of any race: from a game's words for its events to lines with a seat and a filter group.
// Not here: animations, statistics, or the words themselves.

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import type { LogLine } from '@ui/game-ui';
import { list, nameOf } from '@ui/phrases';
import { t } from '@ui/text/t';

/** A line as a game words it. seat: whose dot it bears where the event's own seat is not meant. */
export type Line = Omit<LogLine, 'seat'> & { seat?: Seat };

/** Whom and where the words are about. */
export interface Telling {
  circuit: string;
  name(seat: Seat): string;
}

/** Words for every kind of event that is not silent. Stamp: what each event bears beside its kind's own fields. */
export type EventLines<Event extends { type: string }, Silent extends string, Stamp = unknown> = {
  [K in Exclude<Event['type'], Silent>]: (event: Extract<Event, { type: K }> & Stamp, telling: Telling) => Line | null;
};

/**
 * The log of a game: the line of an event, or null if there is nothing to say. silent: kinds that get no line, and why.
 * A line without a seat of its own bears that of its event, where it has one.
 */
export function logBook<Event extends { type: string }, Silent extends string, Stamp = unknown>(
  silent: Readonly<Record<Silent, string>>,
  lines: EventLines<Event, Silent, Stamp>,
): (event: unknown, seats: readonly SeatInfo[], circuit: string) => LogLine | null {
  const known: Readonly<Record<string, unknown>> = lines;
  return (event, seats, circuit) => {
    const body = event as { type: string; seat?: Seat };
    if (Object.hasOwn(silent, body.type) || !Object.hasOwn(known, body.type)) return null;
    const write = known[body.type] as (event: unknown, telling: Telling) => Line | null;
    const line = write(event, { circuit, name: (seat) => nameOf(seats, seat) });
    if (!line) return null;
    const own = body.seat !== undefined && body.seat >= 0 ? body.seat : null;
    return { ...line, seat: line.seat ?? own };
  };
}

/** A line on driving. */
export function move(text: string, seat?: Seat): Line {
  return lineOf('move', text, seat);
}
/** A line on cards, coins and the like. */
export function card(text: string, seat?: Seat): Line {
  return lineOf('card', text, seat);
}
/** A line on a corner or a checkpoint. */
export function corner(text: string): Line {
  return lineOf('corner', text);
}
/** A line on what went wrong. */
export function incident(text: string): Line {
  return lineOf('incident', text);
}
/** A line on the race as a whole. */
export function race(text: string, seat?: Seat): Line {
  return lineOf('race', text, seat);
}

/** seat: -1 is nobody's. */
function lineOf(kind: LogLine['kind'], text: string, seat?: Seat): Line {
  return seat === undefined || seat < 0 ? { text, kind } : { text, kind, seat };
}

/** 'Ada wins, then Bruno and Clark', in the order of the places; undefined if nobody is left. */
export function winText(names: readonly string[]): string | undefined {
  const [first, ...rest] = names;
  return first && t('log.wins', { count: names.length, first, others: list(rest) });
}
