// The television's part of the contract: a page that shows the party to the whole room. It is a watcher who is nobody: no guest, no
// seat, no chat but drivers' quick phrases, and it sees no more than this. The race itself comes as match.update for a watcher.

import { chatLine, code, device, network, partyRace } from '../party';
import { look } from '../people/look';
import { fader } from '../settings';
import { anyone, colour, command, driver, id, name, owner } from '../shapes';
import { partyTable, tvProgramme } from '../tables/commands';
import { z } from '../zod';

/** Two digits that a television shows until it is let in, so that the host knows which one asks. */
const mark = z.string().regex(/^\d{2}$/);

/**
 * A seat as everybody in the room may see it. device: of its guest; host: people at the host's screen; null: nobody sits there, or an
 * AI driver does. state: open: waits for a guest; driven: by an AI driver or an automaton; away: its guest has lost the connection. away:
 * ms since then, when this was sent.
 */
export const tvSeat = z.object({
  name: z.string(),
  colour,
  driver,
  device: z.union([device, z.literal('host')]).nullable(),
  state: z.enum(['ready', 'choosing', 'driven', 'open', 'away']),
  away: z.number().nullable(),
  /** The face of its guest or of a person of the host's computer, if they chose one. */
  look: look.optional(),
});
export type TvSeat = z.infer<typeof tvSeat>;

/** A table on a television. joins: what the party's code is good for there: a seat, watching, or nothing. */
export const tvTable = z.object({
  id,
  number: partyTable.shape.number,
  race: partyRace.pick({ game: true, circuit: true, options: true, source: true, clock: true, bank: true }),
  seats: z.array(tvSeat),
  match: id.nullable(),
  joins: z.enum(['seat', 'watch', 'none']),
});
export type TvTable = z.infer<typeof tvTable>;

/**
 * The party on a television. addresses: 'http://192.168.1.24:7310/', best first; network: the name of the first one's. volume: 0 to
 * 100. speaks: captions are to be read aloud, where the television has a voice. tables: all of them, in the order of their numbers; programme: which of them to show.
 */
export const tvParty = z.object({
  name: z.string(),
  code: z.string(),
  addresses: z.array(z.string()),
  network: network.pick({ name: true, kind: true }).nullable(),
  hostName: name,
  hostAway: z.boolean(),
  volume: fader,
  speaks: z.boolean().default(false),
  tables: z.array(tvTable),
  programme: tvProgramme,
  tournament: z.object({ season: id, name: z.string() }).nullable().default(null),
});
export type TvParty = z.infer<typeof tvParty>;

/** What a television shows. isWaiting: the host has not let it in yet. party: null: none is open, or it is still waiting. */
export const tvState = z.object({ isWaiting: z.boolean(), party: tvParty.nullable() });
export type TvState = z.infer<typeof tvState>;

/** A television that asks to be let in. */
export const waitingTv = z.object({ tv: id, mark });
export type WaitingTv = z.infer<typeof waitingTv>;

/** A driver's quick phrase, at the car it comes from: all that a television hears of the chat. */
export const tvPhrase = z.object({
  id: chatLine.shape.id,
  said: chatLine.shape.said.unwrap(),
  car: chatLine.shape.car.unwrap(),
});
export type TvPhrase = z.infer<typeof tvPhrase>;

const none = z.null();
const empty = z.object({});

export const tvCommands = {
  /**
   * Makes this client a television, until it is closed: it gets tv.update after every change and may watch the party's race. A guest's
   * page is let in by the party's code, or by the host (tv.admit).
   */
  'tv.open': command(anyone, z.object({ mark, code: code.optional() }), tvState),
  /** Televisions that ask to be let in; tv.waiting reports changes. */
  'tv.waiting': command(owner, empty, z.array(waitingTv)),
  'tv.admit': command(owner, z.object({ tv: id, admit: z.boolean() }), none),
  /** What every television shows. */
  'tv.show': command(owner, tvProgramme, none),
  /** A television reports the tables that it shows. */
  'tv.showing': command(anyone, z.object({ tables: z.array(id) }), none),
  /** A television reports whether its system has a voice in its language. */
  'tv.voice': command(anyone, z.object({ has: z.boolean() }), none),
  /** Whether televisions that have a voice read captions aloud. */
  'tv.speech': command(owner, z.object({ on: z.boolean() }), none),
  /** How loud every television is. */
  'tv.volume': command(anyone, z.object({ volume: fader }), none),
} as const;

export const tvPushes = {
  'tv.update': tvState,
  'tv.said': tvPhrase,
  'tv.waiting': z.array(waitingTv),
} as const;
