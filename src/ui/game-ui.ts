// What a game's ui/ folder gives to the shell: the seam between screens that know no game and pieces that know one.
// The renderer finds src/games/*/ui/index.tsx by glob; each exports `gameUi` of this type. Its box is apart (box/game-box.ts).

import type { Driver, GameCard, MatchUpdate, RaceResult, SeatInfo, SeatSetup, Settings } from '@api/contract';
import type { BotId, Colour, OptionValue, RaceConfig, Seat } from '@core/contract';
import type { Lesson } from '@core/lesson';
import type { ComponentType, ReactElement } from 'react';
import type { AnswerEffect, AnswerPath, AskedQuestion } from './board-answers';
import type { BoardPart, PartFace, PartHere } from './inspector/part';
import type { Narrator } from './narrator/narrator';
import type { Reference } from './reference/reference';
import type { Coach, CoachMoment } from './school/notes';
import type { BedName } from './sound/ambience';
import type { SoundCue } from './sound/cues';

/** A picture as SVG text with its own size in px; drawn into <img>, a texture or the page. */
export interface Picture {
  svg: string;
  width: number;
  height: number;
  /** Where a cutting of it should look: shares of width and height; left out: at the middle. */
  focus?: readonly [x: number, y: number];
}

export interface BoardOptions {
  host: HTMLElement;
  circuit: string;
  seats: readonly SeatInfo[];
  /** What is known of the race so far: events from before the board opened. Left out: nothing. */
  past?: readonly unknown[];
  /** 1 = as in the duration table; 4 = four times as fast. */
  speed(): number;
  reducedMotion(): boolean;
  spaceNumbers(): boolean;
  /** Names of drivers stand beside their cars. */
  nameTags(): boolean;
  /** The camera may come close while something happens; left out: it stays where it is. */
  cameraLeads?(): boolean;
  /** The board may shake; left out: it does. */
  shakes?(): boolean;
  /** Board targets report clicks here by their own key. */
  onTarget(key: string): void;
  /** Spots where words appear for screen readers and captions. */
  announce(text: string): void;
  /** The board begins to show this event of an animation: log, banner and dashboard keep step with it. */
  onEvent?(event: unknown): void;
}
/** Free room for the board inside its host element, px from each edge. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
/** The viewer sets the pace of an animation: it stops before each event, or each stage, until told to go on. */
export interface BoardPace {
  hold(on: boolean): void;
  /** Holds at once: what moves comes to its end. */
  stop(): void;
  /** Shows the next event; far: everything up to the next stage. */
  step(far: boolean): void;
}
/**
 * A live board. show puts a view on the screen at once; play animates events over the view shown, then shows the new one.
 * play resolves when everything has come to rest; skip() finishes the running animation at once. from: events before that
 * one are put on the board without being told; an animation that is held goes on to the end of that one. Played before anything was
 * shown, the events are those of the start of the race, over a board on which nothing stands yet.
 * preview draws what the present selection would do (ghost, path, glow); null clears it. Its shape is the game's own.
 */
export interface Board {
  show(view: unknown): void;
  play(events: readonly unknown[], view: unknown, from?: number): Promise<void>;
  skip(): void;
  /** What playing these events takes at 1x, ms, the camera on its way included. Left out: nobody can tell. */
  lengthOf?(events: readonly unknown[]): number;
  preview(preview: unknown): void;
  /** Draws the paths of answers beside each other; none: takes them away. Left out: this board draws none. */
  answerPaths?(paths: readonly AnswerPath[]): void;
  setInsets(insets: Insets): void;
  zoomBy(factor: number): void;
  fit(): void;
  /** Holds animations: what a replay is paused with. */
  readonly holding: BoardPace;
  /** Left out: animations of a race cannot be held. */
  readonly pacing?: BoardPace;
  /**
   * Animations from now on may lead the camera (true), or someone chooses (false): resolves when the whole board, or what its
   * viewer had before, is back and stands still. Left out: this board leads none.
   */
  lead?(on: boolean): Promise<void>;
  /** null: no car is followed. */
  follow(seat: Seat | null): void;
  /**
   * What lies at a spot, px within the host, as far as it can be read: signs, tokens, pieces of floor, cars. Left out: nothing
   * on the board can be read.
   */
  partAt?(x: number, y: number): BoardPart | null;
  /** From which side a car is heard: -1 left to 1 right. Left out: from the middle. */
  panOf?(seat: Seat): number;
  /**
   * Where a place of the board is in the window now, px: `car.<seat>`, and the game's own names. null: there is none of this
   * name. Left out: this board cannot tell.
   */
  where?(place: string): { x: number; y: number; radius: number } | null;
  /** Brings these places near where the window is small; none: the whole board. Left out: it shows all of them anyway. */
  bring?(places: readonly string[]): void;
  destroy(): void;
}

/** One line of the event log as text. seat: whose dot it bears, null for the race itself. kind: filter group. */
export interface LogLine {
  seat: Seat | null;
  text: string;
  kind: 'move' | 'card' | 'corner' | 'incident' | 'race';
  /** What its article is about (ArticleEntry.about), where that is not 'event.<type>' of the event. */
  about?: string;
}

/** What the race screen's frame shows of any game; each game fills it from its view. */
export interface RaceFrame {
  /** 'Round 8'. */
  round: string;
  /** Cars in turn order; the acting one; those done in this phase. */
  order: readonly { seat: Seat; acting: boolean; done: boolean }[];
  /** 'Italy · lap 2 of 3'. */
  standingsTitle: string;
  /** What stands over the right-hand figures: 'Gap' where it is left out. */
  gapTitle?: string;
  standings: readonly {
    seat: Seat;
    place: number;
    /** A second figure before the gap, such as a speed. */
    figure?: string;
    gap: string;
    /** Units of figure and gap where no column head says them: 'mph', 'laps'. */
    units?: readonly [figure: string, gap: string];
    /** How figure and gap are read out where units do not tell it: 'gear 1, 18 wear points'. */
    spoken?: string;
    /** How far behind the leader, where the gap says something else: '+3 squares'. */
    behind?: string;
    /** The same as a number, in the game's own measure; left out if places are told by something else than a distance. */
    trails?: number;
    /** The car itself in place of the seat's swatch, where cars differ in more than colour. */
    picture?: Picture;
    /** Empty: no lap bar. */
    laps: readonly number[];
    note: string | null;
    out: boolean;
    /** A second line under the name in place of the lap bar, where figures alone do not tell it. */
    detail?: ReactElement;
    /** What stands beside the name, such as cards held that count later; read out by `marked`. */
    mark?: ReactElement;
    marked?: string;
  }[];
  banner: {
    icon: ReactElement;
    title: string;
    /** One line: what to do and how much is left, or who is waited for. */
    prompt: string;
    mine: boolean;
  };
  /** One entry per phase. */
  pips: readonly ('done' | 'now' | 'next')[];
  /** Shown instead of standings (qualifying): null if the usual frame holds. */
  side: ReactElement | null;
  /** A panel under the standings. */
  below?: ReactElement;
  /**
   * Where the panels stand from 1024 px on (race-layouts.module.css). road (left out): banner above, dashboard along the lower
   * edge. floor: banner and aside in a column at the left, dashboard along the lower edge: for boards that need the height.
   * oval: banner and aside at the left, `top` in the middle of the upper edge, dashboard in a column at the right in place
   * of the standings. table: as oval, but the dashboard lies over all of the board under `top`. whole: the dashboard is the
   * screen, at every width: it lies over the board with nothing but banner and tools above it and the log at the left, and
   * shows on its own whatever else there is to see.
   */
  layout?: 'road' | 'floor' | 'oval' | 'table' | 'whole';
  /** Banner and log are left out: the game's own panels say what they would. For the layout whole. */
  isBare?: true;
  /** Nothing of this screen is a secret: in a hot seat the next person takes over without a curtain. */
  open?: true;
  /** Small buttons or panels under the order strip; under the banner on tablets and phones. */
  chips?: ReactElement;
  /** Panels of the left column, under the banner. Not shown on a phone. */
  aside?: ReactElement;
  /** A row of panels along the upper edge; a strip over the dashboard on tablets and phones. */
  top?: ReactElement;
  /** Colours of the cars by seat, where drivers choose their cars in the race. */
  colours?: readonly Colour[];
  /** What a replay shows over the board while nothing of the race is on it, such as a card table. Fills its room. */
  scene?: ReactElement;
}

/** How much choices say before they are made (settings of the api's contract). */
export type DriverAids = Settings['aids'];

/** What a dashboard gets: the newest settled update, and the ways to answer. */
export interface DashboardProps {
  update: MatchUpdate;
  /** Animations still run: controls dim and take no input. */
  busy: boolean;
  aids: DriverAids;
  act(decision: number, action: unknown): void;
  preview(preview: unknown): void;
  /** What the banner says instead of the frame's prompt while a choice is under way; null: the frame's. */
  prompt(text: string | null): void;
  /** Target clicked on the board, or null; clear with takeTarget. */
  target: string | null;
  takeTarget(): void;
  /** Action suggested by the hint tool for this decision; highlight it. */
  hint: unknown;
  /** Action to be taken up as the present choice, without giving it; a new object each time. Left out, null: none. */
  taken?: unknown;
  /** Something is chosen before anything has been pressed. Left out: it is; false in a lesson, where the learner chooses. */
  proposes?: boolean;
  /** Puts the person back into their car while an AI driver has it; null if none has. Left out: no such button. */
  takeWheel?: { seat: Seat; take(): void } | null;
  /** Events of the running animation that the board has begun to show, the one on show last; empty at rest. */
  shown: readonly unknown[];
  /** Where all screens of a table go on together from what they wait at. */
  goingOn: GoingOn;
  /** Shows what waits at once, up to the first update whose view this does not hold for; that one is played again. */
  rush(past: (view: unknown) => boolean): void;
}

/**
 * The results of a stage, at which screens wait until the host goes on; numbered rising, and the rules wait for nobody.
 * after: seconds after which a screen goes on on its own, 0 = never. host: the last results that the host went on from.
 */
export interface GoingOn {
  isHost: boolean;
  after: number;
  host: number;
  /** Tells the table that the host goes on; nothing for guests. */
  tell(results: number): void;
}

/** Words for one figure that the game counts. */
export interface FigureName {
  name: string;
  /** This many of what is counted: '7 rounds'. Left out if the name says it. */
  count?(n: number): string;
}

/** Rows of the setup screen's middle column, in order; heading rows group them. */
export type SetupRow =
  | { kind: 'heading'; text: string }
  | {
      kind: 'option';
      id: string;
      icon: ReactElement;
      label: string;
      note: string;
      /** Words for every value of a choice. */
      values?: Readonly<Record<string, string>>;
      /** Values to choose from; the others only a season sets. Left out: all. */
      offered?: readonly string[];
      disabled?: string;
      /** For those who know the game: it stands with others of its kind under a fold. */
      expert?: true;
    }
  | { kind: 'clock'; icon: ReactElement; label: string; note: string }
  /** When the results of a stage are gone on from (RaceSetup.goOn): for games whose screens wait there. */
  | { kind: 'goOn'; icon: ReactElement; label: string; note: string };

/** A race that is being set up, as text and numbers. */
export interface SetupSummary {
  /** The headline over the start button: 'USA, 2 laps, 5 drivers'. */
  headline: string;
  /** What is switched on beside the base game: 'Mixed garage and sponsors'. Left out: nothing. */
  extras?: string;
  /** How long it takes, about; null if nobody can tell. */
  minutes: number | null;
  /** What else tells how long it is: '80 decisions each'. */
  length?: string;
}

export interface Award {
  icon: ReactElement;
  title: string;
  text: string;
}

export interface GameUi {
  id: string;
  /** Who the cars' seats are called by level: 'Rookie', 'Pro', 'Champion'. */
  levelNames: Readonly<Record<BotId, string>>;
  automatonNames: Readonly<Record<string, string>>;
  /** Every figure of the game by its id, in the order in which they are shown: 'Best lap' in rounds, 'Spin-outs'. */
  figureNames: Readonly<Record<string, FigureName>>;
  /** What the game counts its races in: one of them, as a label: 'round'. */
  roundName: string;
  /** This many of these: '1 round', '24 rounds'. */
  roundCount(n: number): string;
  /** For games of laps alone against the clock. aim: what such laps are about; timed: what each of them is measured in. */
  session?: { aim: string; timed: string };
  /** A car seen from above, nose to the right. number: null for a car that is in no race, which then bears none. */
  carPicture(colour: Colour, number: number | null): Picture;
  /**
   * The circuit without cars, whole board, for setup, shelf and thumbnails; with a view and its seats with their cars, and
   * looking at the car of the person here.
   */
  circuitPicture(circuit: string, size: 'large' | 'thumbnail', view?: unknown, seats?: readonly SeatInfo[]): Picture;
  /** Facts under the drawn circuit: [value, label]. */
  circuitFacts(circuit: string): readonly (readonly [value: string, label: string])[];
  circuitBlurb(circuit: string): string;
  /** A circuit's name; its id where this edition does not have it. */
  circuitName(circuit: string): string;
  /** What the game's ready-made presets (GameCard.presets) are called, by id. Left out: there are none. */
  presetNames?: Readonly<Record<string, string>>;
  setupRows(card: GameCard, config: Pick<RaceConfig, 'circuit' | 'options'>): readonly SetupRow[];
  /** How long a race with this ready-made preset (GameCard.presets) takes at this table, in a few words; left out: no word. */
  presetNote?(preset: string, seats: readonly SeatSetup[]): string;
  /** What is about to be raced, and how long that takes. */
  setupSummary(config: Pick<RaceConfig, 'circuit' | 'options'>, seats: readonly SeatSetup[]): SetupSummary;
  /** Why this setup cannot start, as text, or null. */
  setupTrouble(config: Pick<RaceConfig, 'circuit' | 'options'>, seats: readonly SeatSetup[]): string | null;
  /**
   * Who races against one person in a new setup, and the seconds per decision where guests sit at the table (0 = off). Where
   * nobody waits at another screen there is no clock unless one is chosen.
   */
  usualRace: { opponents: readonly Driver[]; clock: number };
  /** One click to a race. first: option values that shorten it for someone's first race; left out: it is short enough. */
  quickRace: {
    text: string;
    first?: Readonly<Record<string, OptionValue>>;
    setup(playerName: string, colour: Colour): import('@api/contract').RaceSetup;
  };
  /** 'Lap 2 of 3, round 8. You are 3rd, 13 spaces behind Ada.', the place in <b>. */
  continueLine(view: unknown, seats: readonly SeatInfo[]): ReactElement;
  /** The Pixi board; loaded only when a race is shown. */
  createBoard(options: BoardOptions): Promise<Board>;
  /**
   * event: the one that the board is showing, undefined at rest; banner and order strip follow it.
   * shown: all of the running animation begun so far, that one last, for panels that keep step with every event.
   */
  frame(update: MatchUpdate, event?: unknown, shown?: readonly unknown[]): RaceFrame;
  dashboard: ComponentType<DashboardProps>;
  logLine(event: unknown, seats: readonly SeatInfo[], circuit: string): LogLine | null;
  /** What an event asks to be heard, in order; nothing for those that are quiet. Left out: a silent game. */
  soundsOf?(event: unknown): readonly SoundCue[];
  /** What is heard all the time while a race stands so and these events are shown, beside its crowd; left out: nothing. */
  ambienceOf?(view: unknown, shown: readonly unknown[]): readonly BedName[];
  /** An answer as text, as it stands after 'Ada ran out of time: ': '3rd gear', 'no card'. */
  answerText(action: unknown, circuit: string): string;
  /** What an answer does to the car, for reviews; null: nothing that the board could show. Left out: words alone. */
  answerEffect?(question: AskedQuestion, action: unknown): AnswerEffect | null;
  /** The places of a path as a hint tells it (HintHooks.path), of answerEffect's shape. Left out: its numbers are the places. */
  pathPlaces?(path: readonly number[]): AnswerPath['places'];
  /** Results: sub-line and right-hand figures per place, and the awards. */
  results(result: RaceResult): {
    headline: string;
    /** Colours of the cars by seat, where drivers chose their cars in the race. */
    colours?: readonly Colour[];
    lines: readonly { seat: Seat; place: number; note: string; gap: string; points: string; retired: boolean }[];
    awards: readonly Award[];
    /** Replaces podium and list (qualifying): null in a race. */
    instead: ReactElement | null;
  };
  /** A view that an older Paddock kept (recordings, results), with what views have got since; left out: they have got nothing. */
  wholeView?(view: unknown): unknown;
  /** Nothing is hidden from anyone: in a hot seat the next person simply takes over, without a curtain. */
  open?: true;
  /** The number of the box's car of this colour, where the box numbers its cars; left out: cars bear their seat's. */
  carNumber?(colour: Colour): number;
  /** Who stands on the podium where no driver sits in the car: SVG 300 units high on y 150, hands as PodiumDriver's. */
  podiumFigure?: ComponentType<{ colour: Colour; winner: boolean }>;
  /** Actions that any decision takes: giving up, and taking a sealed answer back. null: the game has no such action. */
  anyDecision: { retire: unknown; unlock: unknown };
  /** Answers that only lay things out: the question stays open, and a hint for it stays true. Left out: there are none. */
  isDraft?(action: unknown): boolean;
  /** The table as text: for anyone who cannot see it, or asks. Left out: the game cannot say it. */
  narrator?: Narrator;
  /** What a part of the table is called and looks like (tests/parts.ts). Left out: as its article says. */
  partFace?(here: PartHere): PartFace;
  /** The game's lesson in the driving school, the same as in its definition; left out: it has none. */
  lesson?: Lesson;
  /** What the coach says in someone's first race of this game; left out: nothing. */
  coach?: Coach;
  /**
   * Places of the board (Board.where) that whoever is asked looks at beside their own car: the next corner or checkpoint, the
   * way of what is chosen. Left out: nothing besides.
   */
  ahead?(moment: Pick<CoachMoment, 'view' | 'seat' | 'choices' | 'preview'>): readonly string[];
  /** The rules as articles, in the language of the page. */
  reference(): Reference;
}
