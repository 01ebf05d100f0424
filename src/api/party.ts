// The party's part of the contract: the table that one Paddock opens for its network, its guests, seats, chat and admission.
// Not here: the race itself (match.* in contract.ts); a guest plays it with the same commands as the host's own window.

import { LEVELS } from '@core/contract';
import { CODE_LETTERS, LIMITS, PHRASES } from './constants';
import { descriptor, messageList } from './message-shapes';
import { look } from './people/look';
import { raceOrigin } from './season';
import { fader } from './settings';
import { anyone, colour, command, driver, id, name, owner, type Refined, raceSetup, seat, sized } from './shapes';
import { partyTable, tvProgramme } from './tables/commands';
import { z } from './zod';

/** A guest's kind of device, as the guest's page reports it; only for the icon beside the name. */
export const device = z.enum(['phone', 'tablet', 'laptop', 'app']);
export type Device = z.infer<typeof device>;

/** Six of CODE_LETTERS. */
export const code = z
  .string()
  .trim()
  .toUpperCase()
  .refine((text) => text.length === 6 && [...text].every((letter) => CODE_LETTERS.includes(letter)), {
    params: { said: 'input.party-code' } satisfies Refined,
  });
/** Brings a person back into the same seat: 128 random bits as text, known only to the host and that one window. */
export const token = z.string().refine(...sized(20, 64));

const text = z
  .string()
  .trim()
  .refine(...sized(1, LIMITS.chat));
const partyName = z
  .string()
  .trim()
  .refine(...sized(1, LIMITS.name));

/** A network of this machine. kind virtual: of a VPN or of virtual machines, so no phone is on it; loopback: browsers of this machine only. */
export const network = z.object({
  address: z.string(),
  name: z.string(),
  kind: z.enum(['ethernet', 'wifi', 'other', 'virtual', 'loopback']),
});
export type Network = z.infer<typeof network>;

/**
 * One person at the party. table: where they are; '' from a host that has one table only. seat: at that table; null while they watch or
 * choose. away: ms since the connection was lost, when this was sent;
 * null while connected. ping: ms, null until measured. knocking: waits for the host's permission to join. hand: the phone of
 * a person at the host's screen; no AI driver takes over for it automatically.
 */
export const guest = z.object({
  id,
  name,
  device,
  table: z.string().default(''),
  seat: seat.nullable(),
  ready: z.boolean(),
  away: z.number().nullable(),
  ping: z.int().nullable(),
  knocking: z.boolean(),
  hand: z.literal(true).optional(),
  /** ms for which they have had no seat; left out for a guest who has one, and by hosts of earlier versions. */
  free: z.number().optional(),
  /** Their face, if they brought one. */
  look: look.optional(),
});
export type Guest = z.infer<typeof guest>;

/**
 * One seat of the lobby or of the race. open: a guest without a seat may take it; at the start an AI driver of the party's level takes it if fillWithAi is
 * on, otherwise it is left out. guest: the person in a lan seat, null for the host's own seats and driven ones. bound: the
 * seat of a season's driver, whose name it keeps, no matter who takes it; the season decides who drives if no one takes it.
 */
export const partySeat = z.object({
  name: z.string(),
  colour,
  driver,
  open: z.boolean(),
  guest: id.nullable(),
  bound: z.boolean(),
  /** The face of a person at the host's screen, if they chose one. */
  look: look.optional(),
});
export type PartySeat = z.infer<typeof partySeat>;

/** Everything about the next race except its seats. */
export const partyRace = raceSetup.omit({ seats: true, seed: true });
export type PartyRace = z.infer<typeof partyRace>;

/**
 * Rules that the host sets: door, keptOpen and chat for the whole party, the others for one table. door: anyone with the code joins at once, or the host is asked each time. hints:
 * guests may ask for them. patience: seconds that a race waits for a guest whose connection is lost. standIn: an AI driver
 * then takes over and gives the car back at the next decision after the guest returns; otherwise the host is asked. keptOpen:
 * minutes after which an empty table closes. chat: guests may write to the room and to each other; without it, only to the host.
 */
export const partyRules = z.object({
  door: z.enum(['open', 'ask']),
  watching: z.boolean(),
  undo: z.boolean(),
  hints: z.boolean(),
  fillWithAi: z.boolean(),
  aiLevel: z.enum(LEVELS),
  patience: z.int().min(5).max(300),
  standIn: z.boolean(),
  keptOpen: z.int().min(5).max(120),
  chat: z.boolean(),
});
export type PartyRules = z.infer<typeof partyRules>;

/**
 * The party as everyone at it may see it, from the table where they are: race, rules, seats, hostReady, match and season are that
 * table's. addresses: 'http://192.168.1.24:7310/', best first. match: the race that runs or
 * whose results are shown; null in the lobby. hostReady: the people at the host's screen are ready. hostAway: no window of
 * the host is open. you: this client's own guest id, null for the host's windows. season: the race belongs to this season, as
 * in a race's origin; its seats are bound and its race cannot be changed here.
 */
export const party = z.object({
  id,
  name: partyName,
  code: z.string(),
  addresses: z.array(z.string()),
  race: partyRace,
  // Hosts of earlier versions do not send it.
  rules: partyRules.extend({ chat: partyRules.shape.chat.default(true) }),
  seats: z.array(partySeat),
  guests: z.array(guest),
  hostName: name,
  hostReady: z.boolean(),
  hostAway: z.boolean(),
  match: id.nullable(),
  you: id.nullable(),
  season: raceOrigin.shape.season,
  /** How loud the televisions are, 0 to 100; null: none shows the party. Screens of people are quiet beside one. */
  television: fader.nullable().default(null),
  /** The table of this client. Hosts of earlier versions have one table and send none. */
  table: z.string().default(''),
  /** Every table, in the order of their numbers. */
  tables: z.array(partyTable).default([]),
  /** The tournament (a season's id) that is raced at this party; null: none. */
  tournament: z.object({ season: id, name: z.string() }).nullable().default(null),
  /** ms until the race at this client's table starts without those who are missing; null: it is not called. */
  call: z.number().nullable().default(null),
  /**
   * What the televisions are to show, and the tables that they show now; null: none shows the party. speech: captions are read aloud; null:
   * no television has a voice in its language.
   */
  showing: tvProgramme
    .extend({ tables: z.array(id), speech: z.boolean().nullable().default(null) })
    .nullable()
    .default(null),
});
export type Party = z.infer<typeof party>;

/**
 * One line of chat. from: null for the host; 'party' for a notice of the party itself. to: null for the whole room.
 * said: of a notice or a quick phrase, shown in the reader's language instead of the text. car: the car that a quick phrase to the
 * room comes from; left out: its sender drives none, or it is another kind of line.
 */
export const chatLine = z.object({
  id: z.int(),
  at: z.number(),
  from: id.nullable(),
  name: z.string(),
  to: id.nullable(),
  text: z.string(),
  said: descriptor.nullable(),
  car: z.object({ match: id, seat }).optional(),
});
export type ChatLine = z.infer<typeof chatLine>;

/**
 * A party found on the network, opened by another Paddock. race: null if it does not announce one. url: the address to join
 * at.
 */
export const nearbyParty = z.object({
  id,
  name: z.string(),
  hostName: z.string(),
  game: z.string(),
  race: partyRace.pick({ circuit: true, options: true }).nullable(),
  seats: z.object({ taken: z.int(), all: z.int() }),
  state: z.enum(['waiting', 'racing']),
  protocol: z.int(),
  url: z.string(),
});
export type NearbyParty = z.infer<typeof nearbyParty>;

/** An open party as its own host lists it for guests who have not joined: no more than the network hears of it. */
export const listedParty = nearbyParty.omit({ url: true, protocol: true });
export type ListedParty = z.infer<typeof listedParty>;

/** One finding of 'why can they not see me?' */
export const finding = z.object({ level: z.enum(['good', 'warning', 'bad']), title: descriptor, text: messageList });
export type Finding = z.infer<typeof finding>;

const none = z.null();
const empty = z.object({});

/** A circuit that the host sent to the table. from: who sent it; circuit: the id of its content. */
export const partyCircuit = z.object({
  from: z.string(),
  game: id,
  circuit: id,
  name: z.string(),
  source: z.unknown(),
});
export type PartyCircuit = z.infer<typeof partyCircuit>;

/** What a new or returning guest gets. lines: the room's chat and their own private lines, newest 200. */
export const joined = z.object({ token, party, lines: z.array(chatLine) });

/** Commands of the area party (this host's own table), and of areas near and away (other hosts' tables). */
export const partyCommands = {
  /** The networks of this machine on which a party may be opened. */
  'party.networks': command(owner, empty, z.array(network)),
  /** The open party with its chat, or null. table: where this window was before the connection was lost. */
  'party.state': command(
    owner,
    z.object({ table: id.optional() }),
    z.object({ party, lines: z.array(chatLine) }).nullable(),
  ),
  /**
   * Opens the table and the port, so that guests can join. Seats of kind lan are open ones. Port 0 means the default port if
   * it is free. match: a saved race to continue; its lan seats wait for their drivers to come back.
   */
  'party.open': command(
    owner,
    z.object({
      name: partyName,
      setup: raceSetup,
      rules: partyRules,
      networks: z.array(z.string()).refine(...sized(1, 16)),
      port: z.int().min(0).max(65_535),
      match: id.optional(),
    }),
    party,
  ),
  /** Disconnects everyone and closes the port. The race stays saved. */
  'party.close': command(owner, empty, none),
  'party.newCode': command(owner, empty, party),
  /** Changes the race or the rules before the start; guests see what changed and become unready. */
  'party.change': command(owner, z.object({ race: partyRace.optional(), rules: partyRules.optional() }), party),
  /**
   * Changes one seat of the lobby: opens it for guests (driver lan), or gives it to the host's screen (you, hotseat), an AI
   * driver or an automaton. null removes the seat; seat = number of seats adds one.
   */
  'party.seat': command(
    owner,
    z.object({ seat, driver: driver.nullable(), name: name.optional(), colour: colour.optional() }),
    party,
  ),
  'party.admit': command(owner, z.object({ guest: id, admit: z.boolean() }), none),
  /**
   * Lasts until the party closes. ban: keeps the guest's token out. address, with ban: also keeps out new guests from their
   * address, which others may share.
   */
  'party.kick': command(owner, z.object({ guest: id, ban: z.boolean(), address: z.boolean().optional() }), none),
  /** Reminds everyone who is not ready. */
  'party.nudge': command(owner, empty, none),
  /** Starts the race with everyone who is ready; refused if someone is not. force: starts without them. */
  'party.start': command(owner, z.object({ force: z.boolean() }), z.object({ match: id })),
  /** Moves everyone from the results back to the lobby. */
  'party.lobby': command(owner, empty, party),
  /**
   * Puts a hand on its owner's phone. url: an address that gives its first visitor this hot-seat person's hand; without a
   * scanner, people type one of the addresses ('http://192.168.1.24:7310/', best first) and join with the code. If no party
   * is open, it opens a port on these networks; refused without any. left: ms for which it is valid.
   */
  'party.handCode': command(
    owner,
    z.object({
      match: id,
      seat,
      networks: z
        .array(z.string())
        .refine(...sized(1, 16))
        .optional(),
    }),
    z.object({ url: z.string(), addresses: z.array(z.string()), code: z.string(), left: z.number() }),
  ),
  /** Why can they not see me? */
  'party.check': command(owner, empty, z.array(finding)),

  /** The open parties of this host, for guests who have typed its address and have no code yet. */
  'party.list': command(['guest'], empty, z.array(listedParty)),
  /**
   * Joins the table. token: from an earlier join, brings the same seat back. hand: from a hand code. move: takes the seat
   * over from the window that has it now (otherwise the API error 'in-use'). look: the guest's own face, for everyone at the party.
   */
  'party.join': command(
    ['guest'],
    z.object({
      code: code.optional(),
      token: token.optional(),
      hand: token.optional(),
      name: name.optional(),
      device,
      move: z.boolean().optional(),
      look: look.optional(),
    }),
    joined,
  ),
  /** Takes a free seat, changes the guest's own colour, or leaves the seat (null) to watch. */
  'party.take': command(['guest'], z.object({ seat: seat.nullable(), colour: colour.optional() }), party),
  'party.rename': command(['guest'], z.object({ name }), party),
  'party.ready': command(anyone, z.object({ ready: z.boolean() }), party),
  'party.leave': command(['guest'], empty, none),
  /** Sends a circuit of the workshop to everybody at the table, and to guests who come later. guests: how many are there now. */
  'party.sendCircuit': command(owner, z.object({ kept: id }), z.object({ guests: z.int() })),
  /** The circuits that the host sent, newest first. */
  'party.circuits': command(['guest'], empty, z.array(partyCircuit)),
  /** to: a guest's id, HOST, or null for the room. phrase: the text is this quick phrase, which everyone reads in their own language. */
  'party.say': command(anyone, z.object({ to: id.nullable(), text, phrase: z.enum(PHRASES).optional() }), none),
  /** Answered at once: the client measures its ping with it. last: the previous measurement, ms. */
  'party.ping': command(anyone, z.object({ last: z.int().min(0).max(60_000).nullable() }), none),

  /** Parties of other Paddocks on the network that are known so far. near.changed reports changes while watched. */
  'near.list': command(owner, empty, z.array(nearbyParty)),
  /** This window no longer shows them. A window that never calls this gets changes until it closes. */
  'near.leave': command(owner, empty, none),
  /**
   * Lets this window talk to another host: opens a socket from this machine's host to that address ('192.168.1.24:7310', an
   * address with http:// or a nearby party's url). From here on away.send carries frames, and pushes away.frame arrive.
   */
  'away.open': command(owner, z.object({ address: z.string().refine(...sized(1, 200)) }), z.object({ away: id })),
  'away.send': command(owner, z.object({ away: id, frame: z.string().refine(...sized(1, LIMITS.guestFrame)) }), none),
  'away.close': command(owner, z.object({ away: id }), none),
} as const;

/** Pushes of the same areas. */
export const partyPushes = {
  /** The party changed; null: it closed, or this guest is no longer in it (why says so). */
  'party.update': z.object({ party: party.nullable(), why: descriptor.nullable() }),
  'party.said': chatLine,
  /** The host sent a circuit: request them. */
  'party.circuitSent': empty,
  /** The host asks this guest to hurry. */
  'party.nudged': empty,
  /** Another window has taken over this one's seat. */
  'party.moved': empty,
  'near.changed': z.array(nearbyParty),
  'away.frame': z.object({ away: id, frame: z.string() }),
  'away.closed': z.object({ away: id, why: descriptor }),
} as const;
