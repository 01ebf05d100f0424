// What a game's ui/ folder provides to the shell: the interface between screens that know no game and components that know one.
// The renderer finds src/games/*/ui/index.tsx by glob; each exports `gameUi`, made by defineGameUi. The game's box is separate
// (box/game-box.ts).

import type { Driver, GameCard, RaceSetup, SeatInfo, SeatSetup } from '@api/contract';
import type { Circuit, Colour, Json, Lesson, OptionValue, RaceConfig, Seat, Workshop } from '@core/contract';
import type { Coach, CoachMoment } from '@narration/coach';
import type { LogLine } from '@narration/log';
import type { FigureNames, LevelNames } from '@narration/names';
import type { Narrator } from '@narration/narrator';
import type { ComponentType, ReactElement } from 'react';
import type { Picture } from './art/picture';
import type { Board, BoardOptions } from './board';
import type { AnswerEffect, AskedQuestion } from './board-answers';
import type { Skill } from './box/game-box';
import type { Reveals } from './game/reveal/reveal';
import type { PartFace, PartHere } from './inspector/part';
import type { Reference } from './reference/reference';
import type { AmbienceName } from './sound/ambience';
import type { SoundCue } from './sound/cues';
import type { DriverAids, GameResult, GameUpdate, PlaceOf, PreviewOf, UiTypes } from './ui-types';
import type { CourseEditor } from './workshop/course-editor';
import type { RoadEditor } from './workshop/road-editor';

/** What the race screen's frame shows; each game fills it from its view. */
export interface RaceFrame {
  /** 'Round 8'. */
  round: string;
  /** Cars in turn order. acting: its turn now; done: has finished this phase. */
  order: readonly { seat: Seat; acting: boolean; done: boolean }[];
  /** 'Italy · lap 2 of 3'. */
  standingsTitle: string;
  /** How much of the race the leader has driven, 0 to 1. */
  done: number;
  /** The head of the right-hand column; left out: 'Gap'. */
  gapTitle?: string;
  standings: readonly {
    seat: Seat;
    place: number;
    /** A second figure before the gap, such as a speed. */
    figure?: string;
    gap: string;
    /** Units of figure and gap if no column head names them: 'mph', 'laps'. */
    units?: readonly [figure: string, gap: string];
    /** What a screen reader says for figure and gap if units are not enough: 'gear 1, 18 wear points'. */
    spoken?: string;
    /** The distance behind the leader, if the gap shows something else: '+3 squares'. */
    behind?: string;
    /** The same as a number, in the game's own unit; left out if places do not depend on distance. */
    trails?: number;
    /** The car, shown instead of the seat's swatch if cars differ in more than colour. */
    picture?: Picture;
    /** Empty: no lap bar. */
    laps: readonly number[];
    note: string | null;
    out: boolean;
    /** A second line under the name instead of the lap bar, if figures are not enough. */
    detail?: ReactElement;
    /** Shown beside the name, such as held cards that count later; `marked` is its text for screen readers. */
    mark?: ReactElement;
    marked?: string;
  }[];
  banner: {
    icon: ReactElement;
    title: string;
    /** One line: what to do and how much is left, or who the race is waiting for. */
    prompt: string;
    mine: boolean;
  };
  /** One entry per phase. */
  pips: readonly ('done' | 'now' | 'next')[];
  /** Shown instead of the standings (qualifying); null: the usual standings. */
  side: ReactElement | null;
  /** A panel under the standings. */
  below?: ReactElement;
  /**
   * Where the panels are from 1024 px on (race-layouts.module.css). road (left out): banner above, dashboard along the lower
   * edge. floor: banner and aside in a column at the left, dashboard along the lower edge; for boards that need the height. oval:
   * banner and aside at the left, `top` in the middle of the upper edge, dashboard in a column at the right instead of the
   * standings. table: as oval, but the dashboard covers all of the board under `top`. whole: the dashboard is the screen, at
   * every width: it covers the board, with only banner and tools above it and the log at the left, and shows everything else
   * itself.
   */
  layout?: 'road' | 'floor' | 'oval' | 'table' | 'whole';
  /** Banner and log are hidden, because the game's own panels replace them. For the layout whole. */
  isBare?: true;
  /** This screen has no secrets: in a hot seat the next person takes over without a curtain. */
  open?: true;
  /** Small buttons or panels under the order strip; under the banner on tablets and phones. */
  chips?: ReactElement;
  /** Panels of the left column, under the banner. Hidden on phones. */
  aside?: ReactElement;
  /** A row of panels along the upper edge; a strip over the dashboard on tablets and phones. */
  top?: ReactElement;
  /** Colours of the cars by seat, if drivers choose their cars during the race. */
  colours?: readonly Colour[];
  /** What a replay shows over the board while the board is empty, such as a card table. Fills the board's area. */
  scene?: ReactElement;
}

/** What a dashboard receives: the newest settled update, and the functions to answer with. */
export interface DashboardProps<T extends UiTypes = UiTypes> {
  update: GameUpdate<T>;
  /** Animations are running: controls are dimmed and take no input. */
  busy: boolean;
  aids: DriverAids;
  act(decision: number, action: T['Action']): void;
  preview(preview: PreviewOf<T> | null): void;
  /** Replaces the frame's prompt in the banner during a choice; null: the frame's own. */
  prompt(text: string | null): void;
  /** Target clicked on the board, or null; clear with takeTarget. */
  target: string | null;
  takeTarget(): void;
  /** Action suggested by the hint tool for this decision; highlight it. */
  hint: T['Action'] | null | undefined;
  /** An action to select without sending it; a new object each time. Left out or null: none. */
  taken?: T['Action'] | null | undefined;
  /**
   * Whether the dashboard proposes a choice before the first press. Left out: yes; false in a lesson, where the learner chooses.
   */
  proposes?: boolean;
  /** Takes the car back from an AI driver; null if none drives it. Left out: no such button. */
  takeWheel?: { seat: Seat; take(): void } | null;
  /** Events of the running animation that the board has started to show, the current one last; empty at rest. */
  shown: readonly T['Event'][];
  /** Where all screens of a table leave results together. */
  goingOn: GoingOn;
  /** Skips queued updates up to the first one whose view does not satisfy past; that one is animated. */
  rush(past: (view: T['View']) => boolean): void;
}

/**
 * The results of a stage, where screens wait until the host continues; numbered in ascending order. The rules do not wait. after:
 * seconds after which a screen continues automatically, 0 = never. host: the last results that the host has left.
 */
export interface GoingOn {
  isHost: boolean;
  after: number;
  host: number;
  /** Tells the table that the host continues; does nothing for guests. */
  tell(results: number): void;
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
      /** Labels for every value of a choice. */
      values?: Readonly<Record<string, string>>;
      /** Values to choose from; only a season sets the others. Left out: all. */
      offered?: readonly string[];
      disabled?: string;
      /** An expert option, listed with others of its kind in a collapsed section. */
      expert?: true;
    }
  | { kind: 'clock'; icon: ReactElement; label: string; note: string }
  /** When screens leave the results of a stage (RaceSetup.goOn), for games whose screens wait there. */
  | { kind: 'goOn'; icon: ReactElement; label: string; note: string };

/** Summary of a race setup. */
export interface SetupSummary {
  /** The headline over the start button: 'USA, 2 laps, 5 drivers'. */
  headline: string;
  /** Enabled extras: 'Mixed garage and sponsors'. Left out: none. */
  extras?: string;
  /** Approximate duration; null if unknown. */
  minutes: number | null;
  /** Another measure of its length: '80 decisions each'. */
  length?: string;
}

export interface Award {
  icon: ReactElement;
  title: string;
  text: string;
}

/**
 * A circuit's picture. view: with these cars, centred on the car of the person at this screen, if it is a view of the game.
 */
export type CircuitPicture<View> = (
  circuit: string,
  size: 'large' | 'thumbnail',
  view?: View,
  seats?: readonly SeatInfo[],
) => Picture;

/** The room for a circuit under a report, px: the whole picture, and the part of it that no panel covers. */
export interface ReportRoom {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A circuit under a balance report. Corners in driving order. */
export interface ReportBoard {
  /** The circuit without signs, as large as the room. */
  readonly ground: Picture;
  /** What lies over it: the road coloured by what happens at each corner, from 0 to 1, and the signs. lit: 0-based. */
  colours(shares: readonly number[], lit: number | null): Picture;
  /** The middle of each corner's sign in px, and the direction away from the road, of length 1. */
  readonly signs: readonly { readonly x: number; readonly y: number; readonly away: readonly [x: number, y: number] }[];
}

/** The floor of a circuit without corners under a balance report. Places are squares, named as in its BalanceHooks. */
export interface ReportFloor {
  /** The floor, as large as the room. */
  readonly ground: Picture;
  /** What lies over it: squares coloured by their shares, from 0 to 1. */
  colours(shares: readonly (readonly [place: string, share: number])[]): Picture;
  /** The middle of a square's upper edge, px. */
  spotOf(place: string): { readonly x: number; readonly y: number };
}

/** A game's part of the workshop, on a page. The texts of problems are messages of the game's catalogue. */
export interface WorkshopUi extends Pick<Workshop, 'read' | 'draw' | 'importOf'> {
  /** The road alone, for a circuit that cannot be raced yet. */
  sketch(source: Json): Picture;
  /** A circuit of the box as a source, to be changed; undefined if there is none. Left out: none can be copied. */
  copyOf?(circuit: string): Json | undefined;
  /** What is not the same in a copy, in a sentence or two. Left out: everything that is raced on is the same. */
  readonly copyText?: string;
  /** A circuit to begin with: an oval of the game's usual length. name: what it is called. Left out: there is none. */
  blank?(name: string): Json;
  /** What a source that was read holds, in a few words: '62 spaces, 6 corners, 2 laps'. */
  facts(source: Json): string;
  /** Formats of other programs that a circuit can be saved in, by the ending of their files. Left out: none. */
  readonly exports?: readonly { readonly ending: string; text(source: Json): string }[];
  /** Its part of the road or the course editor, loaded when a circuit is opened; left out: circuits are not edited by hand. */
  editor?(): Promise<RoadEditor | CourseEditor>;
  /** A learned circuit for reports. Left out: the game has no corners. */
  reportBoard?(circuit: string, room: ReportRoom): ReportBoard;
  /** The same for a game whose circuits are floors of squares. squareName: 'Column 3, row 7'. */
  readonly reportFloor?: {
    draw(circuit: string, room: ReportRoom): ReportFloor;
    squareName(circuit: string, place: string): string;
  };
  /**
   * How the game calls trouble at a place and what is paid there: 'Spin-outs', 'Heat'. spent: the title of what corners cost, 'Heat
   * spent per corner'; left out: the game has none.
   */
  readonly reportTerms?: { readonly troubles: string; readonly cost: string; readonly spent?: string };
}

/** Everything that a game's ui/ folder provides, apart from its box. */
export interface GameUi<T extends UiTypes = UiTypes> {
  id: string;
  /** Names of AI drivers by level: 'Rookie', 'Pro', 'Champion'. */
  levelNames: LevelNames;
  automatonNames: Readonly<Record<string, string>>;
  /** Every figure of the game by its id, in the order in which they are shown: 'Best lap' in rounds, 'Spin-outs'. */
  figureNames: FigureNames;
  /** The unit in which the game counts a race, as a label: 'round'. */
  roundName: string;
  /** A number of these units: '1 round', '24 rounds'. */
  roundCount(n: number): string;
  /** For games with solo laps against the clock. aim: the goal of those laps; timed: what each lap is measured in. */
  session?: { aim: string; timed: string };
  /** A car seen from above, nose to the right. number: null for a car outside a race, which shows none. */
  carPicture(colour: Colour, number: number | null): Picture;
  /**
   * The whole circuit for setup, shelf and thumbnails. With a view and its seats: with their cars, centred on the car of the
   * person at this screen.
   */
  circuitPicture: CircuitPicture<T['View']>;
  /** Facts under the drawn circuit: [value, label]. */
  circuitFacts(circuit: string): readonly (readonly [value: string, label: string])[];
  circuitBlurb(circuit: string): string;
  /**
   * Makes a circuit that a player made known on this page, from its source, which the host has judged. Left out: the game takes
   * no such circuits. Returns it as setup lists it.
   */
  learnCircuit?(circuit: string, source: unknown): Promise<Circuit>;
  /** Judges and draws such circuits on this page; loaded where it is first needed. Left out: the game takes none. */
  workshop?(): Promise<WorkshopUi>;
  /** A circuit's name; its id if this version does not know it. */
  circuitName(circuit: string): string;
  /** Names of the game's ready-made presets (GameCard.presets), by id. Left out: there are none. */
  presetNames?: Readonly<Record<string, string>>;
  setupRows(card: GameCard, config: Pick<RaceConfig, 'circuit' | 'options'>): readonly SetupRow[];
  /** How long a race with this ready-made preset (GameCard.presets) takes at this table, in a few words; left out: not shown. */
  presetNote?(preset: string, seats: readonly SeatSetup[]): string;
  /** Summarises the race to come and how long it takes. */
  setupSummary(config: Pick<RaceConfig, 'circuit' | 'options'>, seats: readonly SeatSetup[]): SetupSummary;
  /** Why this setup cannot start, as text, or null. */
  setupTrouble(config: Pick<RaceConfig, 'circuit' | 'options'>, seats: readonly SeatSetup[]): string | null;
  /**
   * The opponents of one person in a new setup, and the seconds per decision if guests are at the table (0 = off). If nobody
   * waits at another screen, there is no clock unless someone sets one.
   */
  usualRace: { opponents: readonly Driver[]; clock: number };
  /**
   * A race that starts with one click. first: option values that shorten it for a person's first race; left out: it is short
   * enough.
   */
  quickRace: {
    text: string;
    first?: Readonly<Record<string, OptionValue>>;
    setup(playerName: string, colour: Colour): RaceSetup;
  };
  /** 'Lap 2 of 3, round 8. You are 3rd, 13 spaces behind Ada.', the place in <b>. */
  continueLine(view: T['View'], seats: readonly SeatInfo[]): ReactElement;
  /** The Pixi board; loaded only when a race is shown. */
  createBoard(options: BoardOptions<T>): Promise<Board<T>>;
  /**
   * event: the one that the board is showing, undefined at rest; banner and order strip follow it. shown: the events of the
   * running animation so far, the current one last, for panels that keep in step with every event.
   */
  frame(update: GameUpdate<T>, event?: T['Event'], shown?: readonly T['Event'][]): RaceFrame;
  dashboard: ComponentType<DashboardProps<T>>;
  logLine(event: T['Event'], seats: readonly SeatInfo[], circuit: string): LogLine | null;
  /** What events reveal, as a television shows it large; loaded there alone. Left out: nothing is shown. */
  reveals?(): Promise<Reveals<T['Event']>>;
  /** The sounds of an event, in order; empty for silent events. Left out: a silent game. */
  soundsOf?(event: T['Event']): readonly SoundCue[];
  /** The ambience for this view and these events, apart from the crowd. Left out: none. */
  ambienceOf?(view: T['View'], shown: readonly T['Event'][]): readonly AmbienceName[];
  /** An answer as text, to follow 'Ada ran out of time: ': '3rd gear', 'no card'. */
  answerText(action: T['Action'], circuit: string): string;
  /** What an answer does to the car, for reviews; null: nothing that the board could show. Left out: reviews show text only. */
  answerEffect?(question: AskedQuestion<T>, action: T['Action']): AnswerEffect<PlaceOf<T>> | null;
  /** Converts a hint's path (HintHooks.path) to places as in answerEffect. Left out: its numbers are the places. */
  pathPlaces?(path: readonly number[]): readonly PlaceOf<T>[];
  /** The results: sub-line and right-hand figures per place, and the awards. */
  results(result: GameResult<T>): {
    headline: string;
    /** Colours of the cars by seat, if drivers chose their cars during the race. */
    colours?: readonly Colour[];
    lines: readonly { seat: Seat; place: number; note: string; gap: string; points: string; retired: boolean }[];
    awards: readonly Award[];
    /** Replaces podium and list (qualifying): null in a race. */
    instead: ReactElement | null;
  };
  /** Adds newer fields to a view saved by an older Paddock (recordings, results). Left out: views have no newer fields. */
  wholeView?(view: unknown): T['View'];
  /** The game hides nothing from anyone: in a hot seat the next person takes over without a curtain. */
  open?: true;
  /** The number on the car of this colour in the physical game; left out: cars show their seat's number. */
  carNumber?(colour: Colour): number;
  /** The figure on the podium if cars have no drivers: SVG 300 units high on y 150, with hands as in PodiumDriver. */
  podiumFigure?: ComponentType<{ colour: Colour; winner: boolean }>;
  /** Actions that every decision accepts: retiring, and taking back a sealed answer. null: the game has no such action. */
  anyDecision: { retire: T['Action'] | null; unlock: T['Action'] | null };
  /** Whether an answer is only a draft: the question stays open, and its hint stays valid. Left out: no answer is. */
  isDraft?(action: T['Action']): boolean;
  /** Describes the table as text, for anyone who cannot see it. Left out: the game has no description. */
  narrator?: Narrator<T>;
  /** The name and picture of a part of the table (tests/parts.ts). Left out: as in its article. */
  partFace?(here: PartHere): PartFace;
  /**
   * What a time trial with one car needs. roundOf: the round of a view, as the rules count it; markName: a corner or checkpoint that
   * its clock measures (TrialClock). Left out: the game has no trials of one car.
   */
  trials?: { roundOf(view: T['View']): number; markName(circuit: string, mark: string): string };
  /** The game's lesson in the driving school, the same as in its definition; left out: it has none. */
  lesson?: Lesson;
  /** What the coach says in a person's first race of this game; left out: nothing. */
  coach?: Coach<T>;
  /**
   * Places of the board (Board.where) that matter to the deciding driver besides their own car: the next corner or checkpoint,
   * the path of the current choice. Left out: none.
   */
  ahead?(moment: Pick<CoachMoment<T>, 'view' | 'seat' | 'choices' | 'preview'>): readonly string[];
  /** The rules as articles, in the page's language. */
  reference(): Reference;
}

/**
 * What says a race's rules in lists of parties, where the game itself is not loaded. The renderer finds it by glob, too
 * (ui/terms.tsx of a game); a game without it is loaded whole.
 */
export type RaceTerms = Pick<GameUi, 'presetNames' | 'setupRows'>;

/**
 * What the home screen shows of a game, where the game itself is not loaded. The renderer finds it by glob, too: every game has
 * a ui/first.ts.
 */
export interface FirstLook extends Pick<GameUi, 'quickRace'> {
  circuitPicture(circuit: string, size: 'large' | 'thumbnail'): Picture;
  /** What a person's first race showed, from its figures; left out, or undefined: nothing in particular. */
  showed?(figures: Readonly<Record<string, number>>): Skill | undefined;
}

/**
 * A game's ui as the shell knows it. The one place where its types are given up: the shell only ever hands a game the views,
 * events and choices that its own rules made, and the answers and previews of its own dashboard.
 */
export function defineGameUi<T extends UiTypes>(ui: GameUi<T>): GameUi {
  return ui as GameUi;
}
