// The contract between Paddock and a game: what a state, a decision, an event and a game definition are.
// Not here: running races (engine.ts) or storing them (record.ts).

import type { HintHooks } from './hints';
import type { ScriptedLesson } from './lesson-script';
import type { Championship, Occasions, Qualifying, SeriesSpec } from './season-contract';
import type { Style, Trait } from './style';

/** Plain JSON: what states, configs, actions and events are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** 0-based, around the table. */
export type Seat = number;

/** Who looks at a state. 'watcher' sees public things only; 'all' sees everything but rng: replays and tests only. */
export type Viewer = Seat | 'watcher' | 'all';

/** Draws a whole number from 0 to bound - 1, unbiased. bound is a positive integer. */
export type Draw = (bound: number) => number;

/**
 * One open question to one seat; a race is over exactly when none is open.
 * sealed: the answer stays secret until every sealed decision of the set is committed; committed: an answer was given.
 * A committed ask stays open and may be answered again until its set resolves.
 */
export interface Decision {
  id: number;
  seat: Seat;
  kind: string;
  sealed: boolean;
  committed: boolean;
}

/** Head of every state; the rest is the game's own plain JSON. rng holds four uint32 words; integers only elsewhere. */
export interface RaceState {
  rng: [number, number, number, number];
  /** Actions applied so far. */
  step: number;
  /** Id of the next decision; ids start at 1 and never repeat within a race. */
  nextAsk: number;
  asks: Decision[];
}

/** The ten car colours, in palette order (tokens --seat-1 to --seat-10). A game offers some or all of them. */
export const COLOURS = [
  'red',
  'blue',
  'yellow',
  'green',
  'black',
  'ivory',
  'orange',
  'pink',
  'purple',
  'teal',
] as const;
export type Colour = (typeof COLOURS)[number];

/**
 * One car (robot, team car) of a race. automaton: id of one of the game's own automata (Heat: 'legend'), which has no
 * asks of its own; absent for a car driven by a person or an AI driver.
 */
export interface CarConfig {
  colour: Colour;
  automaton?: string;
  /** 1-based rank that the host gives for a grid by qualifying or by standings; absent: drawn, behind the ranked cars. */
  start?: number;
}

/**
 * What a finished race passes to the next race of its game in the same season: the game's own plain JSON.
 * cars: by seat; null for a car that has nothing from an earlier race.
 */
export interface HandOver {
  shared: Json;
  cars: readonly Json[];
}

/**
 * What a race is set up from: the same shape for every game, so setup screen, CLI and seasons need no special case.
 * cars: one entry per seat, in seat order. options: every option the game lists, no others.
 * before: the hand-over of the previous race of its season, by seat of this race; absent in a first or single race. It
 * contains hidden information (hands, the order of decks), so it is sent to no one before the race is over.
 */
export interface RaceConfig {
  circuit: string;
  options: Record<string, OptionValue>;
  cars: CarConfig[];
  before?: HandOver;
}
export type OptionValue = boolean | number | string;

/**
 * One host option, as data. Its text is in the game's ui text.
 * number: whole numbers, range [min, max]; choice: range lists the values; flag: on or off.
 */
export type OptionSpec =
  | {
      readonly id: string;
      readonly type: 'number';
      readonly range: readonly [min: number, max: number];
      /** One value below the range that switches the option off; left out if there is none. */
      readonly none?: number;
      readonly default: number;
    }
  | { readonly id: string; readonly type: 'choice'; readonly range: readonly string[]; readonly default: string }
  | { readonly id: string; readonly type: 'flag'; readonly range: readonly [false, true]; readonly default: boolean };

/** A circuit (course, track) of a game. defaults: option values that this circuit replaces, such as its usual laps. */
export interface Circuit {
  readonly id: string;
  readonly name: string;
  readonly defaults: Readonly<Record<string, OptionValue>>;
}

/**
 * A statistic that a game counts for every car of a race; its text is in the game's ui.
 * over: how it adds up over races: the sum, the minimum or the maximum. record: the best value on a circuit is a record:
 * 'lap' for any race length, 'race' among races of the same length.
 */
export interface FigureSpec {
  readonly id: string;
  readonly over: 'total' | 'least' | 'most';
  readonly record?: 'lap' | 'race';
}
/** Whole numbers by figure; a figure without a value (no lap driven) is left out. */
export type Figures = Readonly<Record<string, number>>;

/** Points besides the place's, for what happened in the race. id: one of the game's bonuses. */
export interface Bonus {
  readonly id: string;
  readonly points: number;
}
/** A reason for points besides the place's. name: as results and seasons show it, '+2, motor union strike'. */
export interface BonusSpec {
  readonly id: string;
  readonly name: string;
}
/** One car's points from a finished race. points: bonuses included; 0, without bonuses, for a car that is out. */
export interface Score {
  readonly points: number;
  readonly bonuses: readonly Bonus[];
}

/** Named option values, ready-made by the game; options left out stay as they are. */
export interface RacePreset {
  readonly id: string;
  readonly name: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** The types of one game, as one named bag, so that no signature has five loose parameters. */
export interface GameTypes {
  Config: RaceConfig;
  State: RaceState;
  Action: { type: string };
  Event: { type: string };
  /** What an open decision offers: complete and compact, for the UI. */
  Choices: object;
  View: object;
}

/** The only two ways rules reach outside the state. Live, silent and scripted versions exist. */
export interface Io<E> {
  /** No one hears events, so one that is costly to build may be left out. States never depend on it. */
  readonly isDeaf?: true;
  emit(event: E): void;
  draw: Draw;
}

/** Why an action is refused. code: kebab-case; rule: id in the game's RULES.md, such as 'R16'. */
export interface RuleViolation {
  code: string;
  rule: string;
  detail?: Json;
}

/**
 * One seat's place. place: 1-based, shared only if sort keys are equal; sortKey: integers, compared left to right, higher is
 * better.
 */
export interface Standing {
  seat: Seat;
  place: number;
  status: 'racing' | 'finished' | 'out';
  sortKey: number[];
}

/** zod schemas fit this interface; core does not know zod. parse throws on an invalid value, safeParse says why. */
export interface Parser<T> {
  parse(value: unknown): T;
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: { message: string } };
}

/** Brings a stored state from version to - 1 to version to. */
export interface Migration {
  to: number;
  name: string;
  up(state: Json): Json;
}

/** How long a driver may think. */
export interface Limits {
  /** Share of its usual budget; 1 if left out. */
  readonly effort?: number;
  /** Polled while it thinks; true ends the search with the best answer so far. */
  readonly isOut?: () => boolean;
}

declare const imagined: unique symbol;
/** A state in which everything its seat cannot know was redrawn. Only AiHooks.imagine makes one; bots accept no other. */
export type Imagined<S> = S & { readonly [imagined]: true };

/** The AI drivers every game has. 'random' plays game.sample. */
export const LEVELS = ['easy', 'medium', 'hard', 'best'] as const;
export type Level = (typeof LEVELS)[number];
export const BOT_IDS = ['random', ...LEVELS] as const;
export type BotId = (typeof BOT_IDS)[number];
/**
 * Measured wins in a hundred two-car races of each level against the previous one in BOT_IDS; above 0 and below 100. 50 for a
 * level that is not offered.
 */
export type Ladder = Readonly<Record<Level, number>>;

export interface GameDefinition<T extends GameTypes> {
  /** Folder name and id everywhere: kebab-case. */
  readonly id: string;
  readonly name: string;
  readonly seats: readonly [min: number, max: number];
  readonly colours: readonly Colour[];
  /** A new seat's colour is drawn from the free ones; left out: it is the first free one. */
  readonly drawsColours?: true;
  readonly circuits: readonly Circuit[];
  readonly options: readonly OptionSpec[];
  /** Cars that the rules themselves drive, such as Heat's Legends. Empty for most games. */
  readonly automata: readonly string[];
  /** Option values with which the grid follows CarConfig.start; null: the rules allow no given grid. */
  readonly givenGrid: Readonly<Record<string, OptionValue>> | null;
  /** Option values with which seat n starts on place n, cars in the game's order of colours; left out: no option does. */
  readonly seatGrid?: Readonly<Record<string, OptionValue>>;
  /** Left out: the game has no laps alone against the clock. */
  readonly qualifying?: Qualifying<T['Event']>;
  readonly figures: readonly FigureSpec[];
  /** Reasons for which scores give points besides the place's; left out: none. */
  readonly bonuses?: readonly BonusSpec[];
  /** Left out: races have no occasions. */
  readonly occasions?: Occasions;
  /** Ready-made settings in the order in which they are offered; empty if the game has none. */
  readonly presets: readonly RacePreset[];
  /** Ready-made seasons; empty if the game has none. */
  readonly championships: readonly Championship[];
  /** Option values suggested for a new race of a season; left out: the same as for a single race. */
  readonly seasonOptions?: Readonly<Record<string, OptionValue>>;
  /** null: the game has no series. */
  readonly series: SeriesSpec<T['State']> | null;
  /** Raise when the same record could play out differently. */
  readonly rulesVersion: number;
  /** Raise, with one migration, when the state's shape changes. */
  readonly stateVersion: number;
  readonly migrations: readonly Migration[];
  readonly schemas: { config: Parser<T['Config']>; action: Parser<T['Action']>; state: Parser<T['State']> };
  /** Event types that bar taking back anything before them, besides draws, which the engine sees itself. */
  readonly reveals: readonly T['Event']['type'][];

  /** null if this config can be raced; otherwise why not (too few cars, a colour twice, an option out of range). */
  checkConfig(config: T['Config']): RuleViolation | null;
  setup(config: T['Config'], base: RaceState, io: Io<T['Event']>): T['State'];
  /** Does not change s. The engine has made sure that the decision is open and that the action parses. */
  check(s: Readonly<T['State']>, decision: Decision, action: T['Action']): RuleViolation | null;
  /** Changes s; the caller owns s and has called check. */
  apply(s: T['State'], decision: Decision, action: T['Action'], io: Io<T['Event']>): void;

  /** Complete, compact, for the UI: what the seat may answer, with costs. */
  choices(s: Readonly<T['State']>, decision: Decision): T['Choices'];
  /** Complete, lazy, fixed order. */
  actions(s: Readonly<T['State']>, decision: Decision): Iterable<T['Action']>;
  /** One legal action, cheap; over many calls every kind of legal action comes up. */
  sample(s: Readonly<T['State']>, decision: Decision, draw: Draw): T['Action'];
  /** The answer for timeouts and absent seats. */
  fallback(s: Readonly<T['State']>, decision: Decision): T['Action'];
  /**
   * For a turn that is answered in several asks but has one clock: asks of a seat for which this gives the same text share
   * the time of one decision. null, or left out: each decision has its own time.
   */
  sharesTime?(s: Readonly<T['State']>, decision: Decision): string | null;

  /** Built by allow-list: names each part it shows. Never rng, seed or another seat's hidden information. */
  view(s: Readonly<T['State']>, viewer: Viewer): T['View'];
  /** The event as this viewer may see it, or null. */
  viewEvent(event: T['Event'], viewer: Viewer): T['Event'] | null;
  /** Best first, each seat once, valid at any moment, final when no decision is open. */
  standings(s: Readonly<T['State']>): Standing[];
  /** The current round (turn) of the race, 1-based: the unit in which this game measures a race's length. */
  round(s: Readonly<T['State']>): number;
  /** The cars' colours by seat, for games whose drivers choose cars in the race; left out: the config's colours. */
  carColours?(s: Readonly<T['State']>): readonly Colour[];
  /** Each car's statistics of a finished race, in seat order. log: every event of the race. */
  figuresOf(s: Readonly<T['State']>, log: readonly T['Event'][]): Figures[];
  /**
   * Points for a place, 1-based, in a race of this many cars: the game's own table, which pages show and a series counts by.
   * A race's actual points are in scores.
   */
  points(place: number, cars: number): number;
  /** Every car's points from a finished race, in seat order. scoresByPlace (core/scores.ts) if only places count. */
  scores(s: Readonly<T['State']>): Score[];
  /** What a finished race passes to the next of this game in its season; left out: nothing. Does not change s. */
  handOver?(s: Readonly<T['State']>): HandOver;
  /** Which of the game's occasions this race has; null: none. Left out: the game has no occasions. */
  occasion?(s: Readonly<T['State']>): string | null;
  /** Laps of this race, if they can differ from its option `laps`; left out: that option. */
  laps?(s: Readonly<T['State']>): number;
  /** How much better each level is than the one below; left out: not measured. */
  readonly ladder?: Ladder;
  /** Its lesson in the driving school with its script; left out: it has none. */
  readonly lesson?: ScriptedLesson;
  readonly ai: AiHooks<T>;
}

export interface AiHooks<T extends GameTypes> {
  /** Redraws everything the seat cannot know; everything it can know stays. Does not change s. Also accepts an imagined state. */
  imagine(s: Readonly<T['State']>, seat: Seat, draw: Draw): Imagined<T['State']>;
  /**
   * Each car's strength, by seat, in log-odds (core/chances.ts): the odds that a finishes ahead of b are e to the power of
   * the difference.
   */
  strengths(s: Readonly<T['State']>): number[];
  /**
   * The answer of the driver of this level. Never changes s; all chance from draw. 'best' is passed only if bestIs is 'own'.
   * style: of its character; EVEN if it has none. limits: for drivers that think long; quick ones ignore them.
   */
  choose(
    level: Level,
    s: Imagined<T['State']>,
    decision: Decision,
    draw: Draw,
    style?: Style,
    limits?: Limits,
  ): T['Action'];
  /**
   * What answers for the best driver: 'own': choose; 'search': ai/search, around the hard driver's answer. Left out if
   * nothing was measured to beat the hard driver: it then drives as the best one too, and the best is not offered.
   */
  readonly bestIs?: 'own' | 'search';
  /** Its best driver computes and does not search: Limits change no answer, so there is no tenth of a budget to race. */
  readonly fixedEffort?: true;
  /** What ai/search needs besides the rules; it derives anything left out from them. */
  readonly search?: SearchHooks<T>;
  /** The traits of a style that affect this game's drivers; left out: none, and all characters drive alike. */
  readonly traits?: readonly Trait[];
  /** What hints give besides places and chances; left out: only those two. */
  readonly hints?: HintHooks<T>;
}

/** What a search that plays races ahead needs from a game. */
export interface SearchHooks<T extends GameTypes> {
  /** Playouts of the best driver for one decision; left out: 200. */
  readonly playouts?: number;
  /** Rounds to play ahead before strengths judge the position; left out: 2. */
  readonly rounds?: number;
  /** The answers worth trying, each once and legal, in a fixed order; left out: every answer, or a sample of many. */
  candidates?(s: Imagined<T['State']>, decision: Decision, draw: Draw): T['Action'][];
  /** A quick answer for any seat during playouts; left out: the easiest driver's. */
  policy?(s: Readonly<T['State']>, decision: Decision, draw: Draw): T['Action'];
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where games of different types share a name
export type AnyTypes = any;
/** A game of any types: what the registry, the host and the CLI handle. */
export type AnyGame = GameDefinition<AnyTypes>;

/** One answered ask. by: who answered it. */
export interface Move<A = unknown> {
  ask: number;
  seat: Seat;
  action: A;
  by: 'player' | 'bot' | 'clock';
}

/** The result of one step. drew: chance was used; revealed: hidden information became known; either bars a take-back past it. */
export interface StepResult<T extends GameTypes> {
  state: T['State'];
  events: T['Event'][];
  drew: boolean;
  revealed: boolean;
}

/** Everything that makes a race: replaying it gives the same states. marks: full-state hashes, every 32 steps and at the end. */
export interface RaceRecord<T extends GameTypes = AnyTypes> {
  format: 1;
  game: string;
  rulesVersion: number;
  seed: string;
  config: T['Config'];
  moves: Move<T['Action']>[];
  marks: { step: number; hash: string }[];
}

export type Result<V> = { ok: true; value: V } | { ok: false; violation: RuleViolation };
