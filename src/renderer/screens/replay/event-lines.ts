// The text of a recording: every event worth a line, by round, with its place on the time axis; and the marks above the axis.
// Not here: the text of an event (each game's log).

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import type { Recording } from '@core/recording';
import type { LogLine } from '@narration/log';
import { nameOf } from '@narration/phrases';
import type { GameUi } from '@ui/game-ui';
import { t } from '../../text/replay';
import { endOf, type Moment, placeOf, type TimeAxis } from './time/time-axis';

/** One line, shown from the moment of its event on. */
export interface EventLine extends LogLine {
  id: number;
  /** The moment when its event is the last one shown. */
  moment: Moment;
}

/** The lines of one round. */
export interface Chapter {
  /** Index in the recording's rounds, from 1 on. */
  stretch: number;
  /** 'Round 9', 'Turn 9'; 'Grid' before the first. */
  title: string;
  lines: readonly EventLine[];
}

/** A moment to jump to. kind: the look of its button. */
export interface Mark {
  at: number;
  kind: 'start' | 'lead' | 'incident' | 'finish';
  text: string;
  seat: Seat | null;
  moment: Moment;
}

/** Marks that are too close to each other for a button each; chief: the weightiest of them. */
export interface MarkGroup {
  at: number;
  chief: Mark;
  marks: readonly Mark[];
}

/** Every chapter of a recording, in order. titles: per round of the recording. */
export function chaptersOf(
  recording: Recording,
  titles: readonly string[],
  seats: readonly SeatInfo[],
  circuit: string,
  logLine: GameUi['logLine'],
): Chapter[] {
  let id = 0;
  return recording.rounds.slice(1).map((round, i): Chapter => {
    const title = titles[i + 1] ?? t('round', { n: round.round });
    const first = i === 0 ? 0 : (recording.rounds[i]?.frame ?? 0) + 1;
    const lines: EventLine[] = [];
    for (let frame = first; frame <= round.frame; frame++) {
      for (const [k, event] of (recording.frames[frame]?.events ?? []).entries()) {
        const line = logLine(event, seats, circuit);
        // Headings already show that a round begins.
        if (line && !titles.includes(line.text)) lines.push({ ...line, id: id++, moment: { frame, events: k + 1 } });
      }
    }
    return { stretch: i + 1, title, lines };
  });
}

/** The index of the last line at a moment; -1 before the first. */
export function lineAt(lines: readonly EventLine[], moment: Moment): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const line = lines[middle];
    if (line && !isAfter(line.moment, moment)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Whether a moment is later than another one. */
export function isAfter(a: Moment, b: Moment): boolean {
  return a.frame > b.frame || (a.frame === b.frame && a.events > b.events);
}

/** Start, changes of the lead, incidents and finish, in order. */
export function marksOf(
  recording: Recording,
  axis: TimeAxis,
  lines: readonly EventLine[],
  seats: readonly SeatInfo[],
): readonly Mark[] {
  const mark = (kind: Mark['kind'], text: string, seat: Seat | null, moment: Moment): Mark => ({
    at: placeOf(axis, recording, moment),
    kind,
    text,
    seat,
    moment,
  });
  const grid = recording.rounds.findLast(({ round }) => round === 0);
  const leads = recording.rounds.flatMap(({ order, frame, round }, i) => {
    const [before, after] = [recording.rounds[i - 1]?.order[0], order[0]];
    if (after === undefined || round < 2 || before === after) return [];
    return [mark('lead', t('mark.lead', { name: nameOf(seats, after) }), after, endOf(recording, frame))];
  });
  const incidents = lines.flatMap(({ kind, text, seat, moment }) =>
    kind === 'incident' ? [mark('incident', text, seat, moment)] : [],
  );
  const winner = recording.rounds.at(-1)?.order[0] ?? null;
  const last = endOf(recording, recording.frames.length - 1);
  const finish = winner === null ? t('mark.finish') : t('mark.won', { name: nameOf(seats, winner) });
  return [
    mark('start', t('mark.start'), null, endOf(recording, grid?.frame ?? 0)),
    ...leads,
    ...incidents,
    mark('finish', finish, winner, last),
  ].toSorted((a, b) => a.at - b.at || WEIGHTS[a.kind] - WEIGHTS[b.kind]);
}

/** A later one hides an earlier one in a group. */
const WEIGHTS: Readonly<Record<Mark['kind'], number>> = { lead: 1, incident: 2, start: 3, finish: 4 };

/** The next mark after a moment (1), or the last one before it (-1). */
export function markFrom(marks: readonly Mark[], moment: Moment, by: 1 | -1): Mark | undefined {
  if (by === 1) return marks.find((mark) => isAfter(mark.moment, moment));
  return marks.findLast((mark) => isAfter(moment, mark.moment));
}

/** Groups marks so that no two groups are closer than apart, in rounds of the axis. marks: in order. */
export function gatherMarks(marks: readonly Mark[], apart: number): MarkGroup[] {
  const groups: { at: number; marks: Mark[] }[] = [];
  for (const mark of marks) {
    const last = groups.at(-1);
    if (last && mark.at - last.at < apart) last.marks.push(mark);
    else groups.push({ at: mark.at, marks: [mark] });
  }
  return groups.flatMap(({ at, marks: within }) => {
    const [first, ...others] = within;
    if (!first) return [];
    return [{ at, chief: others.reduce((a, b) => (WEIGHTS[b.kind] > WEIGHTS[a.kind] ? b : a), first), marks: within }];
  });
}
