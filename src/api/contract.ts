// The one typed contract between the host and its clients (desktop window, browser, tests): commands and pushes as data.
// Types are inferred from it; nothing is declared twice. Not here: moving frames (links/) or answering (the host).

import type { MessageDescriptor } from '@i18n/messages';
import { achievementCommands, achievementPushes } from './achievements/commands';
import { archiveCommands, backupCommands, backupPushes } from './archive';
import { campaignCommands, campaignPushes } from './campaign/commands';
import { careerCommands, careerPushes } from './career/commands';
import { circuitCommands, circuitPushes } from './circuits/commands';
import { LIMITS } from './constants';
import { dailyCommands, dailyPushes } from './daily/commands';
import { gameCard } from './game-card';
import { descriptor, messageList } from './message-shapes';
import { partyCommands, partyPushes } from './party';
import { peopleCommands, peoplePushes } from './people/commands';
import { puzzleCard, puzzleCommands, puzzlePushes, puzzleTask } from './puzzles/commands';
import { ratingCommands } from './ratings';
import { circuitReportCommands, circuitReportPushes } from './report/commands';
import { reviewCommands } from './review/commands';
import { schoolCommands } from './school/commands';
import { bonusLine, occasion, raceOrigin, seasonCalendar, seasonCommands, seasonPushes } from './season';
import { settings } from './settings';
import { anyone, colour, command, driver, hint, id, options, owner, raceSetup, seat, sized } from './shapes';
import { tableCommands } from './tables/commands';
import { tournamentCommands, tournamentPushes } from './tournament/commands';
import { trialCommands, trialPushes } from './trials/commands';
import { tvCommands, tvPushes } from './tv/commands';
import { z } from './zod';

export { LIMITS, PROTOCOL } from './constants';
export { DEFAULT_SETTINGS } from './default-settings';
export type { GameCard } from './game-card';
export { type Settings, settings, settingsIn } from './settings';
export type { Driver, RaceSetup, Role, SeatSetup } from './shapes';
export { driver, raceSetup };

/** One seat of a running or finished match. driver: who answers for it now. hinted: a person in this seat got a hint. */
export const seatInfo = z.object({ seat, name: z.string(), colour, driver, hinted: z.literal(true).optional() });
export type SeatInfo = z.infer<typeof seatInfo>;

export const standing = z.object({
  seat,
  place: z.int(),
  status: z.enum(['racing', 'finished', 'out']),
  sortKey: z.array(z.int()),
});

/** A line in the list of races. view: the game's watcher view, for the Continue card and thumbnails (open races only). */
export const matchSummary = z.object({
  match: id,
  game: id,
  circuit: id,
  options,
  status: z.enum(['open', 'finished', 'damaged']),
  /** What is wrong with a damaged race. */
  trouble: descriptor.nullable(),
  seats: z.array(seatInfo),
  clock: z.int(),
  step: z.int(),
  standings: z.array(standing),
  startedAt: z.string(),
  savedAt: z.string(),
  view: z.unknown(),
  origin: raceOrigin,
});
export type MatchSummary = z.infer<typeof matchSummary>;

/**
 * One open decision, as everyone may see it. endsAt: ms by the host's steady clock, the same clock as an update's now; null
 * if no time runs.
 */
const openDecision = z.object({
  id: z.int(),
  seat,
  kind: z.string(),
  sealed: z.boolean(),
  committed: z.boolean(),
  endsAt: z.number().nullable(),
});
export type OpenDecision = z.infer<typeof openDecision>;

/**
 * A decision that ran out of time. at: index of the update's event that it precedes, or their count if it follows all of
 * them. action: the answer given, for the viewer whose decision it was; null for everyone else.
 */
export const timeOut = z.object({ at: z.int().min(0), seat, action: z.unknown() });
export type TimeOut = z.infer<typeof timeOut>;

/**
 * All that a client knows about a race. viewer: the seat whose view this is, or 'watcher'.
 * events: since the client's last update, in order, as this viewer may see them; in the first update, the newest events of
 * the race so far, for the log. timeOuts: the decisions that ran out of time between these events, in order.
 * start: only in the first update of a client that has not shown the start of the race yet. start.events: how many of the
 * events belong to setup. start.view: the race after those. calendar: of the race's season, if it has one that can be read.
 * asks: every open decision. choices: what each ask id offers, for the viewer's own decisions only.
 * sitting: people at this screen, other than the viewer, who have an open, uncommitted decision: the curtain offers them.
 * lent: cars of people at the host's screen that an AI driver has for a while. driver: who gets the car back.
 */
export const matchUpdate = z.object({
  match: id,
  game: id,
  circuit: id,
  /** Of a circuit that a player made, judged by the host; the page learns the circuit from it. */
  source: z.unknown().optional(),
  options,
  seq: z.int(),
  /** Moves made so far. No hash of the state is ever sent: a guest could test guesses about hidden cards against it. */
  step: z.int(),
  viewer: z.union([seat, z.literal('watcher')]),
  seats: z.array(seatInfo),
  mine: z.array(seat),
  sitting: z.array(seat),
  lent: z.array(z.object({ seat, driver })),
  view: z.unknown(),
  events: z.array(z.unknown()),
  timeOuts: z.array(timeOut),
  /**
   * At a screen that several people share: the events of which its viewer sees more than the others may, by index, as all of them may
   * read them in the log. null: not at all.
   */
  aloud: z.record(z.string(), z.unknown()).optional(),
  start: z.object({ view: z.unknown(), events: z.int().min(1), calendar: seasonCalendar.exactOptional() }).optional(),
  asks: z.array(openDecision),
  choices: z.record(z.string(), z.unknown()),
  canTakeBack: z.boolean(),
  finished: z.boolean(),
  standings: z.array(standing),
  clock: z.int(),
  /**
   * ms each person may still go over the clock, by seat; empty if the race has no bank. The time that a running decision
   * takes from the bank is subtracted when the decision ends or is committed. endsAt includes the bank, so the fixed time
   * ends at endsAt - bank.
   */
  banks: z.array(z.int()),
  /** The host has paused the race: clocks and AI drivers stop. */
  paused: z.boolean(),
  /**
   * Results between two stages. after: seconds after which screens continue (0: when the host does). host: the last results
   * that the host continued from.
   */
  goOn: z.object({ after: z.int(), host: z.int() }),
  /** ms by the host's steady clock, which wall-clock changes do not affect: endsAt - now is the time left when this was sent. */
  now: z.number(),
  origin: raceOrigin,
});
export type MatchUpdate = z.infer<typeof matchUpdate>;

export const preset = z.object({
  id,
  game: id,
  title: z
    .string()
    .trim()
    .refine(...sized(1, LIMITS.presetName)),
  setup: raceSetup,
});
export type Preset = z.infer<typeof preset>;

/** A problem of this installation that a person must know about: a damaged file set aside, a read-only folder. */
export const notice = z.object({
  id,
  level: z.enum(['info', 'warning', 'error']),
  title: descriptor,
  text: messageList,
  /** Present if a verified backup can replace a damaged database. */
  backup: z.object({ file: z.string(), at: z.string() }).nullable(),
});
export type Notice = z.infer<typeof notice>;

const empty = z.object({});
const none = z.null();
const matchRef = z.object({ match: id });
const matchSeat = z.object({ match: id, seat });

/** The result of one finished race: enough for the results screen. */
export const raceResult = z.object({
  match: id,
  game: id,
  circuit: id,
  options,
  seats: z.array(seatInfo),
  standings: z.array(standing),
  /** The game's 'all' view at the end. */
  view: z.unknown(),
  /** Every event of the race as 'all' saw it: awards and statistics come from it. */
  log: z.array(z.unknown()),
  startedAt: z.string(),
  finishedAt: z.string(),
  rounds: z.int(),
  setup: raceSetup,
  origin: raceOrigin,
  /** Points that the race gave in its season, by seat; null outside seasons and where several races count as one. */
  points: z.array(z.int()).nullable(),
  /** Each car's points by its game's own rules, by seat; null if the race counts toward nothing. */
  scores: z.array(z.object({ points: z.int(), bonuses: z.array(bonusLine) })).nullable(),
  /** Laps that were raced; null if the option already says so, or the game counts no laps. */
  laps: z.int().nullable(),
  occasion: occasion.nullable(),
});
export type RaceResult = z.infer<typeof raceResult>;

/** Every command: name to roles, input, output. Names read area.verb. */
export const commands = {
  ...partyCommands,
  ...tableCommands,
  ...tvCommands,
  ...tournamentCommands,
  ...seasonCommands,
  ...archiveCommands,
  ...backupCommands,
  ...circuitCommands,
  ...circuitReportCommands,
  ...ratingCommands,
  ...schoolCommands,
  ...reviewCommands,
  ...puzzleCommands,
  ...campaignCommands,
  ...dailyCommands,
  ...trialCommands,
  ...peopleCommands,
  ...achievementCommands,
  ...careerCommands,
  /**
   * The races of the party's tables as spectators see them. known: the sequence number that the client has of each race, by the
   * race's id: a race that has not changed since is left out. A race that nobody watches is not in memory and is left out, too.
   */
  'tables.look': command(
    anyone,
    z.object({ known: z.record(z.string().refine(...sized(1, 64)), z.int()) }),
    z.array(matchUpdate),
  ),
  /**
   * A puzzle as its seat sees it, without a word about answers. update: the position, for the race screen; nobody else moves in it,
   * and its race is in no list.
   */
  'puzzles.look': command(
    owner,
    z.object({ id, day: z.iso.date() }),
    z.object({ puzzle: puzzleCard, task: puzzleTask, update: matchUpdate }),
  ),
  'app.hello': command(
    anyone,
    z.object({ protocol: z.int(), version: z.string().refine(...sized(0, 40)) }),
    z.object({
      protocol: z.int(),
      version: z.string(),
      role: z.enum(['owner', 'guest']),
      shell: z.enum(['desktop', 'browser', 'test']),
      games: z.array(gameCard),
      settings,
      notices: z.array(notice),
    }),
  ),
  'app.notices': command(owner, empty, z.array(notice)),
  'app.restoreBackup': command(owner, z.object({ notice: id }), none),
  'app.dismissNotice': command(owner, z.object({ notice: id }), none),
  /** person: whose settings they are. Refused if someone else is here by now; left out: of the person who is here. */
  'settings.save': command(owner, settings.extend({ person: id.optional() }), settings),
  'presets.list': command(owner, z.object({ game: id }), z.array(preset)),
  'presets.save': command(owner, z.object({ title: preset.shape.title, setup: raceSetup }), preset),
  'presets.delete': command(owner, z.object({ id }), none),
  'matches.list': command(owner, empty, z.array(matchSummary)),
  /** Starts a race; it is on disk when the reply comes. */
  'matches.create': command(owner, raceSetup, z.object({ match: id })),
  'matches.delete': command(owner, matchRef, none),
  /** A new race with the same seats and options and a new seed. */
  'matches.rematch': command(owner, matchRef, z.object({ match: id })),
  /** Guests may read their party's race only. */
  'matches.result': command(anyone, matchRef, raceResult),
  /** The race record as one JSON text, for export. Finished races only: an open one would reveal the seed. */
  'matches.export': command(owner, matchRef, z.object({ fileName: z.string(), text: z.string() })),
  /** Best qualifying results on a circuit, best first. */
  'matches.best': command(
    owner,
    z.object({ game: id, circuit: id }),
    z.array(z.object({ match: id, name: z.string(), best: z.int(), total: z.int(), at: z.string() })),
  ),
  /**
   * From here on this client gets match.update for the race; the first comes with the reply. Opens (resumes) the race if it
   * is not running. shows: this client animates what happens and reports when it has finished (match.shown).
   */
  'match.watch': command(anyone, matchRef.extend({ shows: z.boolean().optional() }), matchUpdate),
  'match.leave': command(anyone, matchRef, none),
  /** Hot-seat: this person is now in front of the screen; views become that seat's. */
  'match.sit': command(owner, matchSeat, matchUpdate),
  /** Answers a decision of the viewer's seat. The reply comes after the action is on disk. */
  'match.act': command(anyone, z.object({ match: id, ask: z.int(), action: z.unknown() }), none),
  /**
   * This client has finished animating up to seq: the clocks of its viewer's decisions start now, and the start of the race
   * is not shown to it again. For a client that never calls this, clocks start when decisions open.
   */
  'match.shown': command(
    anyone,
    z.object({ match: id, seq: z.int() }),
    z.array(z.object({ ask: z.int(), endsAt: z.number().nullable() })),
  ),
  'match.takeBack': command(anyone, matchRef, none),
  /**
   * The best and the second-best answer to this decision of the viewer's seat, with reasons. A host may switch hints off for
   * guests.
   */
  'match.hint': command(anyone, z.object({ match: id, ask: z.int() }), hint),
  /** Lets an AI driver take over a seat, or gives it back to the person. guest: who gets it, if the driver's kind is lan. */
  'match.handOver': command(owner, z.object({ match: id, seat, driver, guest: id.optional() }), none),
  /** Stops the clocks and the AI drivers until resumed (window hidden, menu open). */
  'match.pause': command(owner, z.object({ match: id, paused: z.boolean() }), none),
  /** The host continues from the results of a stage, and so does every screen that waits there. Result numbers only rise. */
  'match.goOn': command(owner, z.object({ match: id, results: z.int().min(1).max(1_000_000) }), none),
} as const;
export type Commands = typeof commands;
export type CommandName = keyof Commands;
export type In<N extends CommandName> = z.input<Commands[N]['input']>;
export type Out<N extends CommandName> = z.output<Commands[N]['output']>;

/** Every push: name to body. */
export const pushes = {
  ...partyPushes,
  ...tvPushes,
  ...tournamentPushes,
  ...seasonPushes,
  ...backupPushes,
  ...circuitPushes,
  ...circuitReportPushes,
  ...puzzlePushes,
  ...campaignPushes,
  ...dailyPushes,
  ...trialPushes,
  ...peoplePushes,
  ...achievementPushes,
  ...careerPushes,
  'match.update': matchUpdate,
  /** The list of races changed: request it again. */
  'matches.changed': z.object({}),
  'app.notice': notice,
} as const;
export type Pushes = typeof pushes;
export type PushName = keyof Pushes;
export type Push<N extends PushName> = z.output<Pushes[N]>;

export const API_ERROR_CODES = [
  'bad-input',
  'not-allowed',
  'not-found',
  'in-use',
  'full',
  'stale-ask',
  'illegal',
  'too-old',
  'too-new',
  'too-fast',
  'storage',
  'internal',
  'offline',
] as const;
/**
 * Why a call was refused. said: tells a person what to do. rule: the rule that an illegal action breaks. message: the same
 * text in English, only in refusals of app.hello, for pages that speak a protocol before 7.
 */
export type ApiError = {
  code: (typeof API_ERROR_CODES)[number];
  said: MessageDescriptor;
  rule?: string;
  message?: string;
};
export type Reply<T> = { ok: true; value: T } | { ok: false; fault: ApiError };

/** Frames on every link. */
export type ClientFrame = { id: number; call: string; input: unknown };
export type HostFrame = { id: number; reply: Reply<unknown> } | { push: string; body: unknown };

/** A way to move text frames. Three exist: Electron IPC, WebSocket, in-memory. */
export interface Link {
  send(frame: string): void;
  /** Returns a function that stops listening. */
  onFrame(listener: (frame: string) => void): () => void;
  /** Called once the link can carry frames, always asynchronously, even if it already can. Frames are sent only after that. */
  onOpen(listener: () => void): () => void;
  onClose(listener: () => void): () => void;
  close(): void;
}
export type LinkState = 'connecting' | 'connected' | 'reconnecting' | 'disconnected';
