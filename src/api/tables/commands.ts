// The tables of a party: one host runs several races at once, and guests go from one to another. Not here: the lobby of a table
// (party.ts).

import { LIMITS } from '../constants';
import { anyone, colour, command, driver, id, name, owner, raceSetup, seat, sized } from '../shapes';
import { z } from '../zod';

/** The number of a table, as people call it. */
const tableNumber = z.int().min(1).max(LIMITS.tables);

/**
 * A table in brief, as everyone at the party may see it. match: the race that runs or whose results are shown; null in the
 * lobby. open: a guest without a seat may take the seat. people: guests with a seat, and one for all people at the host's screen;
 * ready: how many of them are. watching: connected guests at the table without a seat. bound: the race is one of a season, which decides
 * what is raced next.
 */
export const partyTable = z.object({
  id,
  number: tableNumber,
  match: id.nullable(),
  race: raceSetup.pick({ game: true, circuit: true, options: true, source: true }),
  seats: z.array(z.object({ name, colour, driver, open: z.boolean() })),
  /** The table of the party's tournament (a round's id) that is raced here; null: none. */
  round: id.nullable().default(null),
  people: z.int(),
  ready: z.int(),
  watching: z.int(),
  bound: z.literal(true).optional(),
});
export type PartyTable = z.infer<typeof partyTable>;

/**
 * What the televisions show: the closest race of all, up to four tables side by side, or one table. table: null unless one is
 * chosen.
 */
export const tvProgramme = z.object({ mode: z.enum(['closest', 'split', 'table']), table: id.nullable() });
export type TvProgramme = z.infer<typeof tvProgramme>;

const none = z.null();

/** Commands that open, close and change tables. A client is at one table at a time: its Party is that table's. */
export const tableCommands = {
  /** Opens another table with the party's rules; this window goes to it. Refused at LIMITS.tables. */
  'tables.open': command(owner, z.object({ setup: raceSetup }), z.object({ table: id })),
  /** Closes a table. Its race stays saved, and its guests go to another table. Refused for the last one. */
  'tables.close': command(owner, z.object({ table: id }), none),
  /** This client goes to a table. Guests leave their seat; refused while their race runs. */
  'tables.go': command(anyone, z.object({ table: id }), none),
  /**
   * Gives a guest a free seat at a table. seat: left out: the first free one. Refused for a guest whose race runs, and if no seat is
   * free.
   */
  'tables.seat': command(owner, z.object({ guest: id, table: id, seat: seat.optional() }), none),
  /**
   * Opens another table and gives each of these guests, who have no seat, one there, up to the seats of the game. The race is the one of
   * the table where most of them are. The windows of the host stay where they are. Refused at LIMITS.tables.
   */
  'tables.openFor': command(
    owner,
    z.object({ guests: z.array(id).refine(...sized(1, LIMITS.seats)) }),
    z.object({ table: id }),
  ),
  /**
   * Starts the race of a table whose race is over once more, with the same circuit, options and seats; its guests stay. AI drivers take the
   * cars of guests who are away, as at any start. Refused for the race of a season.
   */
  'tables.rematch': command(owner, z.object({ table: id }), z.object({ match: id })),
} as const;
