// The log of any race: turns a game's text for its events into lines with a seat and a filter group.
// Not here: animations, statistics, or the text itself.

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { t } from '@ui/text/t';
import { list, nameOf } from './phrases';

/** One line of the event log as text. seat: the seat whose dot it shows, null for the race itself. kind: filter group. */
export interface LogLine {
  seat: Seat | null;
  text: string;
  kind: 'move' | 'card' | 'corner' | 'incident' | 'race';
  /** The topic of its article (Article.about), if it is not 'event.<type>'. */
  about?: string;
}

/** A line as a game writes it. seat: the seat whose dot it shows, if not the event's own. */
export type Line = Omit<LogLine, 'seat'> & { seat?: Seat };

/** What the text needs: the circuit and the names of the seats. */
export interface Telling {
  circuit: string;
  name(seat: Seat): string;
}

/** Text for every kind of event that is not silent. Stamp: the fields that every event has. */
export type EventLines<Event extends { type: string }, Silent extends string, Stamp = unknown> = {
  [K in Exclude<Event['type'], Silent>]: (event: Extract<Event, { type: K }> & Stamp, telling: Telling) => Line | null;
};

/**
 * The log of a game: returns the line of an event, or null if there is nothing to say. silent: kinds that get no line, and why. A
 * line without its own seat gets the event's, if there is one.
 */
export function logBook<Event extends { type: string }, Silent extends string, Stamp = unknown>(
  silent: Readonly<Record<Silent, string>>,
  lines: EventLines<Event, Silent, Stamp>,
): (event: Event & Stamp, seats: readonly SeatInfo[], circuit: string) => LogLine | null {
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

/** A line about driving. */
export function move(text: string, seat?: Seat): Line {
  return lineOf('move', text, seat);
}
/** A line about cards, coins and the like. */
export function card(text: string, seat?: Seat): Line {
  return lineOf('card', text, seat);
}
/** A line about a corner or a checkpoint. */
export function corner(text: string): Line {
  return lineOf('corner', text);
}
/** A line about an incident. */
export function incident(text: string): Line {
  return lineOf('incident', text);
}
/** A line about the race as a whole. */
export function race(text: string, seat?: Seat): Line {
  return lineOf('race', text, seat);
}

/** seat: -1 for none. */
function lineOf(kind: LogLine['kind'], text: string, seat?: Seat): Line {
  return seat === undefined || seat < 0 ? { text, kind } : { text, kind, seat };
}

/** 'Ada wins, then Bruno and Clark', by place; undefined if no car is left. */
export function winText(names: readonly string[]): string | undefined {
  const [first, ...rest] = names;
  return first && t('log.wins', { count: names.length, first, others: list(rest) });
}
