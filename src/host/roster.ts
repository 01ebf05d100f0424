// What a race needs to know of the party: which guest drives which car over the network, and whether take-backs are allowed.
// The party writes it (party/), races read it (match.ts). Not here: names or tokens.

import { message } from '@api/messages';
import type { Session } from '@api/session';
import type { Seat } from '@core/contract';
import type { MessageDescriptor } from '@i18n/messages';

/** What a race needs to know of the rules of its table. */
export interface RosterRules {
  /** Take-backs are allowed. */
  readonly undo: boolean;
  /** Guests may have hints. */
  readonly hints: boolean;
}

export interface Roster {
  /** The races of the party's tables, by race id. */
  readonly races: Map<string, RosterRules>;
  /** Race and seat of each guest's session, by session id. */
  readonly seats: Map<string, { readonly match: string; readonly seat: Seat }>;
  /** Guest id of each session, by session id: the same guest after every reload. */
  readonly guests: Map<string, string>;
  /** Sessions that are televisions: whatever their role, they watch and drive nothing. */
  readonly televisions: Set<string>;
  /** Races that are the scored attempt of a day: no hints and no take-backs for anyone. */
  readonly scored: Set<string>;
  /** What races of the handicap ladder allow, by race id; they are not a party's. */
  readonly limits: Map<string, RosterRules>;
}

/** The roster of a host without a party. */
export function createRoster(): Roster {
  return {
    races: new Map(),
    seats: new Map(),
    guests: new Map(),
    televisions: new Set(),
    scored: new Set(),
    limits: new Map(),
  };
}

/** Whether this is a window of the host at which people sit; a television is none. */
export function isScreen({ televisions }: Roster, { id, role }: Session): boolean {
  return role === 'owner' && !televisions.has(id);
}

/** The seat that a guest's session drives in this race. */
export function guestSeat(roster: Roster, session: Session, match: string): Seat | undefined {
  const found = roster.seats.get(session.id);
  return found?.match === match ? found.seat : undefined;
}

/** Whether moves of this race may be taken back. */
export function allowsUndo(roster: Roster, match: string): boolean {
  const rules = roster.limits.get(match) ?? roster.races.get(match);
  return !roster.scored.has(match) && (rules?.undo ?? true);
}

/** Whether this session may have hints in this race: always at the host's screen, for guests if their table allows them. */
export function allowsHints(roster: Roster, session: Session, match: string): boolean {
  if (roster.scored.has(match) || roster.limits.get(match)?.hints === false) return false;
  return session.role === 'owner' || (roster.races.get(match)?.hints ?? true);
}

/** Why nobody gets a hint in this race. */
export function hintsOff(roster: Roster, match: string): MessageDescriptor {
  if (roster.limits.get(match)?.hints === false) return message('ladder.hints');
  return roster.scored.has(match) ? message('daily.unaided') : message('hint.off');
}

/** Why nothing can be taken back in this race. */
export function undoOff(roster: Roster, match: string): MessageDescriptor {
  if (roster.limits.get(match)?.undo === false) return message('ladder.undo');
  return roster.scored.has(match) ? message('daily.unaided') : message('undo.off');
}
