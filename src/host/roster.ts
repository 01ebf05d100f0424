// What a race asks of the party: which guest drives which car over the network, and whether moves may be taken back.
// The party writes it (party/), races read it (match.ts). Not for: names or tokens.

import type { Session } from '@api/session';
import type { Seat } from '@core/contract';

export interface Roster {
  /** The race of the party; null while there is none. */
  match: string | null;
  /** The party lets moves be taken back. */
  undo: boolean;
  /** The party lets guests have hints. */
  hints: boolean;
  /** Seat of each guest's session, by its id. */
  readonly seats: Map<string, Seat>;
  /** Who each guest's session is, by its id: the same person after every reload. */
  readonly guests: Map<string, string>;
}

/** The roster of a host without a party. */
export function createRoster(): Roster {
  return { match: null, undo: true, hints: true, seats: new Map(), guests: new Map() };
}

/** The seat that a guest's session drives in this race. */
export function guestSeat(roster: Roster, session: Session, match: string): Seat | undefined {
  return roster.match === match ? roster.seats.get(session.id) : undefined;
}

/** Moves of this race may be taken back. */
export function allowsUndo(roster: Roster, match: string): boolean {
  return roster.match !== match || roster.undo;
}

/** Anyone who sits at this session may have hints in this race: at the host's screen always, guests as the party has it. */
export function allowsHints(roster: Roster, session: Session, match: string): boolean {
  return session.role === 'owner' || roster.match !== match || roster.hints;
}
