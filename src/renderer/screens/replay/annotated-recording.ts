// A race to watch with everything its screen shows: chapters, marks, axis and titles. Made once per race.

import type { Replay } from '@api/archive';
import type { MatchUpdate, SeatInfo } from '@api/contract';
import type { ReviewLook } from '@api/review/commands';
import type { Seat } from '@core/contract';
import type { Frame, Recording } from '@core/recording';
import type { GameUi, RaceFrame } from '@ui/game-ui';
import { inColours } from '@ui/seat-colours';
import type { ReactElement } from 'react';
import { t } from '../../text/replay';
import { type Chapter, chaptersOf, type EventLine, lineAt, type Mark, marksOf } from './event-lines';
import { endOf, type Moment, stretchOf, type TimeAxis, timeAxis } from './time/time-axis';

/** One race with its texts. */
export interface AnnotatedRecording {
  replay: Replay;
  recording: Recording;
  axis: TimeAxis;
  /** In the colours in which they raced. */
  seats: readonly SeatInfo[];
  /** Per round of the recording: 'Round 9', 'Turn 9', 'Grid'. */
  titles: readonly string[];
  /** The game's name for a round, and how it counts them. */
  unit: string;
  roundCount: GameUi['roundCount'];
  chapters: readonly Chapter[];
  lines: readonly EventLine[];
  marks: readonly Mark[];
  /** Frames with a line. */
  framesWithLines: ReadonlySet<number>;
  /** The default car if none is named: a person's at the host's screen, or the winner's. */
  own: Seat;
}

/** What the screen shows at a moment. */
export interface Scene {
  /** Index of the current line; -1 before the first. */
  line: number;
  /** 'Round 9', and the same with its part: 'Round 9 · Corner check'. */
  roundTitle: string;
  title: string;
  standings: RaceFrame['standings'];
  /** 'After round 9', 'Round 9', 'On the grid'. */
  standingsTitle: string;
  /** The number of the round, 0 on the grid. */
  round: number;
  /** What the game shows over its board at this moment; null: nothing. */
  over: ReactElement | null;
}

/** The whole text of a recording. */
export function annotateRecording(replay: Replay, kept: Recording, ui: GameUi): AnnotatedRecording {
  const recording = wholeRecording(kept, ui);
  const axis = timeAxis(recording);
  const last = recording.frames.length - 1;
  const seats = inColours(replay.seats, ui.frame(updateAt(replay, recording, last)).colours);
  // The view in which a round begins is the one in which the previous round ended.
  const titles = recording.rounds.map((_, i) => {
    const before = recording.rounds[i - 1];
    return before ? ui.frame(updateAt(replay, recording, before.frame)).round : t('grid');
  });
  const chapters = chaptersOf(recording, titles, seats, replay.circuit, ui.logLine);
  const lines = chapters.flatMap((chapter) => chapter.lines);
  return {
    replay,
    recording,
    axis,
    seats,
    titles,
    unit: ui.roundName,
    roundCount: ui.roundCount,
    chapters,
    lines,
    marks: marksOf(recording, axis, lines, seats),
    framesWithLines: new Set(lines.map(({ moment }) => moment.frame)),
    own: ownSeat(seats, recording),
  };
}

/** The recording with its views in the current format: it may be as old as the race. */
function wholeRecording(recording: Recording, { wholeView }: GameUi): Recording {
  if (wholeView === undefined) return recording;
  return {
    ...recording,
    frames: recording.frames.map((frame) => ({ ...frame, view: wholeView(frame.view) as Frame['view'] })),
  };
}

/** What the screen shows at a moment. */
export function sceneAt({ replay, recording, lines, titles }: AnnotatedRecording, at: Moment, ui: GameUi): Scene {
  const line = lineAt(lines, at);
  const shownLine = lines[line];
  const stretch = stretchOf(recording, at.frame);
  const title = titles[stretch] ?? '';
  const part = shownLine ? bannerTitle(replay, recording, shownLine.moment, ui) : title;
  const isWhole = at.events >= endOf(recording, at.frame).events;
  const ends = isWhole && recording.rounds[stretch]?.frame === at.frame;
  const events = recording.frames[at.frame]?.events.slice(0, at.events) ?? [];
  const now = isWhole
    ? ui.frame(updateAt(replay, recording, at.frame))
    : ui.frame(updateAt(replay, recording, at.frame - 1), events.at(-1), events);
  return {
    line,
    roundTitle: title,
    title: part === title ? title : `${title} · ${part}`,
    over: now.scene ?? null,
    standings: now.standings,
    standingsTitle: at.frame === 0 ? t('grid.on') : ends ? t('after', { round: title }) : title,
    round: at.frame === 0 ? 0 : (recording.rounds[stretch]?.round ?? 0),
  };
}

/** The prompt in the game's own banner for the driver who decided at a frame. */
export function askedTitle(
  { replay, recording }: AnnotatedRecording,
  frame: number,
  look: ReviewLook,
  ui: GameUi,
): string {
  return ui.frame({ ...updateAt(replay, recording, frame), viewer: look.seat, mine: [look.seat], view: look.view })
    .banner.title;
}

/** The name in the game's own banner for the part of the round in which an event happens. */
function bannerTitle(replay: Replay, recording: Recording, { frame, events }: Moment, ui: GameUi): string {
  const shown = recording.frames[frame]?.events.slice(0, events) ?? [];
  return ui.frame(updateAt(replay, recording, Math.max(0, frame - 1)), shown.at(-1), shown).banner.title;
}

/** A frame as a race screen would get it, without open decisions. */
function updateAt(replay: Replay, recording: Recording, frame: number): MatchUpdate {
  const { match, game, circuit, options, seats, origin } = replay;
  return {
    match,
    game,
    circuit,
    options,
    seats,
    origin,
    seq: frame,
    step: recording.frames[frame]?.step ?? 0,
    viewer: 'watcher',
    mine: [],
    sitting: [],
    lent: [],
    view: recording.frames[frame]?.view,
    events: [],
    timeOuts: [],
    asks: [],
    choices: {},
    canTakeBack: false,
    finished: frame === recording.frames.length - 1,
    standings: [],
    clock: 0,
    banks: [],
    goOn: { after: 0, host: 0 },
    paused: false,
    now: 0,
  };
}

function ownSeat(seats: readonly SeatInfo[], recording: Recording): Seat {
  const person =
    seats.find((info) => info.driver.kind === 'you') ?? seats.find((info) => info.driver.kind === 'hotseat');
  return person?.seat ?? recording.rounds.at(-1)?.order[0] ?? 0;
}
