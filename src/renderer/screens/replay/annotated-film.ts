// A race to watch with all that its screen tells of it: chapters, marks, axis and titles. Made once per race.

import type { Replay } from '@api/archive';
import type { MatchUpdate, SeatInfo } from '@api/contract';
import type { ReviewLook } from '@api/review/commands';
import type { Seat } from '@core/contract';
import type { Film, Frame } from '@core/film';
import type { GameUi, RaceFrame } from '@ui/game-ui';
import { inColours } from '@ui/seat-colours';
import type { ReactElement } from 'react';
import { t } from '../../text/replay';
import { type Chapter, chaptersOf, type EventLine, lineAt, type Mark, marksOf } from './event-lines';
import { endOf, type Moment, stretchOf, type TimeAxis, timeAxis } from './time/time-axis';

/** One race, told. */
export interface AnnotatedFilm {
  replay: Replay;
  film: Film;
  axis: TimeAxis;
  /** In the colours in which they raced. */
  seats: readonly SeatInfo[];
  /** Per round of the film: 'Round 9', 'Turn 9', 'Grid'. */
  titles: readonly string[];
  /** What the game calls a round, and how it counts them. */
  unit: string;
  roundCount: GameUi['roundCount'];
  chapters: readonly Chapter[];
  lines: readonly EventLine[];
  marks: readonly Mark[];
  /** Frames with a line. */
  told: ReadonlySet<number>;
  /** Whose car is meant where none is named: a person's at the host's screen, or the winner's. */
  own: Seat;
}

/** What stands on the screen at a moment. */
export interface Scene {
  /** Index of the line on show; -1 before the first. */
  line: number;
  /** 'Round 9', and the same with its part: 'Round 9 · Corner check'. */
  roundTitle: string;
  title: string;
  standings: RaceFrame['standings'];
  /** 'After round 9', 'Round 9', 'On the grid'. */
  standingsTitle: string;
  /** The number of the round, 0 on the grid. */
  round: number;
  /** What the game shows over its board at this moment, null: nothing. */
  over: ReactElement | null;
}

/** Everything that is told of a film. */
export function annotateFilm(replay: Replay, kept: Film, ui: GameUi): AnnotatedFilm {
  const film = wholeFilm(kept, ui);
  const axis = timeAxis(film);
  const last = film.frames.length - 1;
  const seats = inColours(replay.seats, ui.frame(updateAt(replay, film, last)).colours);
  // The view in which a round begins is the one in which the round before ended.
  const titles = film.rounds.map((_, i) => {
    const before = film.rounds[i - 1];
    return before ? ui.frame(updateAt(replay, film, before.frame)).round : t('grid');
  });
  const chapters = chaptersOf(film, titles, seats, replay.circuit, ui.logLine);
  const lines = chapters.flatMap((chapter) => chapter.lines);
  return {
    replay,
    film,
    axis,
    seats,
    titles,
    unit: ui.roundName,
    roundCount: ui.roundCount,
    chapters,
    lines,
    marks: marksOf(film, axis, lines, seats),
    told: new Set(lines.map(({ moment }) => moment.frame)),
    own: ownSeat(seats, film),
  };
}

/** The film in views of today: it may be as old as the race. */
function wholeFilm(film: Film, { wholeView }: GameUi): Film {
  if (wholeView === undefined) return film;
  return { ...film, frames: film.frames.map((frame) => ({ ...frame, view: wholeView(frame.view) as Frame['view'] })) };
}

/** What the screen shows at a moment. */
export function sceneAt({ replay, film, lines, titles }: AnnotatedFilm, at: Moment, ui: GameUi): Scene {
  const line = lineAt(lines, at);
  const told = lines[line];
  const stretch = stretchOf(film, at.frame);
  const title = titles[stretch] ?? '';
  const part = told ? bannerTitle(replay, film, told.moment, ui) : title;
  const isWhole = at.events >= endOf(film, at.frame).events;
  const ends = isWhole && film.rounds[stretch]?.frame === at.frame;
  const events = film.frames[at.frame]?.events.slice(0, at.events) ?? [];
  const now = isWhole
    ? ui.frame(updateAt(replay, film, at.frame))
    : ui.frame(updateAt(replay, film, at.frame - 1), events.at(-1), events);
  return {
    line,
    roundTitle: title,
    title: part === title ? title : `${title} · ${part}`,
    over: now.scene ?? null,
    standings: now.standings,
    standingsTitle: at.frame === 0 ? t('grid.on') : ends ? t('after', { round: title }) : title,
    round: at.frame === 0 ? 0 : (film.rounds[stretch]?.round ?? 0),
  };
}

/** What the game's own banner asked the driver who decided at a frame. */
export function askedTitle({ replay, film }: AnnotatedFilm, frame: number, look: ReviewLook, ui: GameUi): string {
  return ui.frame({ ...updateAt(replay, film, frame), viewer: look.seat, mine: [look.seat], view: look.view }).banner
    .title;
}

/** What the game's own banner calls the part of the round in which an event happens. */
function bannerTitle(replay: Replay, film: Film, { frame, events }: Moment, ui: GameUi): string {
  const shown = film.frames[frame]?.events.slice(0, events) ?? [];
  return ui.frame(updateAt(replay, film, Math.max(0, frame - 1)), shown.at(-1), shown).banner.title;
}

/** A frame as a race screen would get it: nobody is asked anything. */
function updateAt(replay: Replay, film: Film, frame: number): MatchUpdate {
  const { match, game, circuit, options, seats, origin } = replay;
  return {
    match,
    game,
    circuit,
    options,
    seats,
    origin,
    seq: frame,
    step: film.frames[frame]?.step ?? 0,
    viewer: 'watcher',
    mine: [],
    sitting: [],
    lent: [],
    view: film.frames[frame]?.view,
    events: [],
    timeOuts: [],
    asks: [],
    choices: {},
    canTakeBack: false,
    finished: frame === film.frames.length - 1,
    standings: [],
    clock: 0,
    banks: [],
    goOn: { after: 0, host: 0 },
    paused: false,
    now: 0,
  };
}

function ownSeat(seats: readonly SeatInfo[], film: Film): Seat {
  const person =
    seats.find((info) => info.driver.kind === 'you') ?? seats.find((info) => info.driver.kind === 'hotseat');
  return person?.seat ?? film.rounds.at(-1)?.order[0] ?? 0;
}
