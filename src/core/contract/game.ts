// The definition of a game: everything that the engine, the host and the screens know of its rules.
// Not here: running races (engine.ts) or storing them (record.ts).

import type { BalanceHooks } from '../balance/hooks';
import type { AiHooks, Ladder } from './ai';
import type { ClubhouseHooks } from './clubhouse';
import type { Circuit, HandOver, OptionSpec, OptionValue, RacePreset } from './config';
import type { DailySpec } from './daily';
import type { AnyTypes, GameTypes } from './game-types';
import type { ScriptedLesson } from './lesson';
import type {
  BonusSpec,
  Championship,
  FigureSpec,
  Figures,
  FinalCar,
  Occasions,
  Qualifying,
  Score,
  SeriesSpec,
} from './season';
import type { Colour, Decision, Draw, Io, Json, RaceState, RuleViolation, Standing, Viewer } from './state';
import type { Workshop } from './workshop';

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

export interface GameDefinition<T extends GameTypes> extends ClubhouseHooks<T> {
  /** Folder name and id everywhere: kebab-case. */
  readonly id: string;
  readonly name: string;
  readonly seats: readonly [min: number, max: number];
  readonly colours: readonly Colour[];
  /** A new seat's colour is drawn from the free ones; left out: it is the first free one. */
  readonly drawsColours?: true;
  /** The circuits of the box. */
  readonly circuits: readonly Circuit[];
  /** Circuits that players make; left out: the game takes none. */
  readonly workshop?: Workshop;
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
  /** Races of the day; left out: the game has none. */
  readonly daily?: DailySpec;
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
  /**
   * How far behind the winner a car that is not out finished, in the unit of the results (spaces, rounds), never less than 0;
   * null: not comparable. It breaks ties between tables of a tournament. Left out: the game has no such measure.
   */
  behind?(winner: FinalCar, car: FinalCar): number | null;
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
  /** What a balance report reads from its races; left out: the report has starting places and lengths, and nothing by place. */
  readonly balance?: BalanceHooks<T>;
  readonly ai: AiHooks<T>;
}

/** A game of any types: what the registry, the host and the CLI handle. */
export type AnyGame = GameDefinition<AnyTypes>;
