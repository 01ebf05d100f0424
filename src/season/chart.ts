// Points over the races of a season as a self-contained drawing. Not here: the app's own chart.

import type { SeasonLine, SeasonView } from '@api/season';
import { html, type Markup, NONE } from './html';
import { PAINT } from './page-style';

/** Size and margins in the drawing's units. right: room for the names. */
const BOX = { width: 1000, height: 380, left: 46, right: 236, top: 16, bottom: 34 } as const;
/** Smallest vertical distance between two names. */
const TAG_GAP = 19;
/** Longer names are cut, because they would leave the drawing. */
const NAME = 20;
/** With more races than this, only the last point of each line is marked. */
const MARKED = 20;
/** With more races than this, not every race is numbered. */
const NUMBERED = 20;

/** A line with its points in the drawing. */
interface Trace {
  name: string;
  paint: string;
  shape: number;
  points: readonly { x: number; y: number }[];
  total: number;
}

/** The chart with its label; nothing before the first race is over. */
export function chartOf(view: SeasonView, label: string): Markup {
  const raced = view.table[0]?.progress.length ?? 0;
  if (raced === 0) return NONE;
  const ticks = ticksOf(view.table.flatMap((line) => line.progress));
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const x = (race: number) => BOX.left + ((BOX.width - BOX.left - BOX.right) * race) / view.rounds.length;
  const y = (points: number) => BOX.top + ((BOX.height - BOX.top - BOX.bottom) * (high - points)) / (high - low);
  const traces = view.table.map((line) => traceOf(view, line, x, y));
  const edge = BOX.width - BOX.right;
  const foot = BOX.height - BOX.bottom;
  const rules = ticks.map(
    (tick) =>
      html`<line class="rule" x1="${BOX.left}" x2="${edge}" y1="${round(y(tick))}" y2="${round(y(tick))}"/><text x="${BOX.left - 8}" y="${round(y(tick) + 5)}" text-anchor="end">${tick}</text>`,
  );
  const ahead = html`<rect class="ahead" x="${round(x(raced))}" y="${BOX.top}" width="${round(edge - x(raced))}" height="${foot - BOX.top}"/>`;
  return html`<svg class="chart" viewBox="0 0 ${BOX.width} ${BOX.height}" role="img" aria-label="${label}">${raced < view.rounds.length ? ahead : NONE}${rules}${numbers(view.rounds.length, x)}${[...traces].reverse().map((trace) => lineOf(trace, raced))}${tagsOf(traces)}</svg>`;
}

function traceOf(
  view: SeasonView,
  line: SeasonLine,
  x: (race: number) => number,
  y: (points: number) => number,
): Trace {
  const index = view.plan.drivers.findIndex((driver) => driver.id === line.driver);
  const who = view.plan.drivers[index];
  return {
    name: isolated(shortened(who?.name ?? line.driver)),
    paint: PAINT[who?.colour ?? 'ivory'],
    shape: index % SHAPES.length,
    points: [0, ...line.progress].map((points, race) => ({ x: round(x(race)), y: round(y(points)) })),
    total: line.progress.at(-1) ?? 0,
  };
}

function lineOf({ paint, shape, points }: Trace, raced: number): Markup {
  const path = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join('');
  const marked = raced > MARKED ? points.slice(-1) : points.slice(1);
  const mark = SHAPES[shape] ?? '';
  const marks = marked.map(
    (point) => html`<path class="mark" fill="${paint}" transform="translate(${point.x} ${point.y})" d="${mark}"/>`,
  );
  return html`<path class="under" d="${path}"/><path class="line" stroke="${paint}" d="${path}"/>${marks}`;
}

/** Names with points at the ends of the lines, moved apart if they would overlap. */
function tagsOf(traces: readonly Trace[]): Markup[] {
  const ends = traces
    .map((trace) => ({ trace, end: trace.points.at(-1) ?? { x: 0, y: 0 } }))
    .sort((a, b) => a.end.y - b.end.y);
  const places = apart(ends.map(({ end }) => end.y));
  return ends.map(({ trace, end }, index) => {
    const at = places[index] ?? end.y;
    return html`<path class="leader" fill="none" d="M${end.x + 7} ${end.y}L${end.x + 20} ${at}"/><text class="tag" x="${end.x + 25}" y="${round(at + 5)}">${trace.name} ${trace.total}</text>`;
  });
}

/** Ascending heights, at least TAG_GAP apart and inside the drawing. */
function apart(heights: readonly number[]): number[] {
  const lowest = BOX.height - 8;
  const down: number[] = [];
  for (const height of heights) down.push(Math.max(height, (down.at(-1) ?? Number.NEGATIVE_INFINITY) + TAG_GAP));
  const up: number[] = [];
  for (const height of down.reverse()) up.push(Math.min(height, (up.at(-1) ?? lowest + TAG_GAP) - TAG_GAP));
  return up.reverse().map(round);
}

function numbers(rounds: number, x: (race: number) => number): Markup[] {
  const step = Math.ceil(rounds / NUMBERED);
  return Array.from({ length: rounds }, (_, index) => index + 1)
    .filter((race) => race % step === 0)
    .map((race) => html`<text x="${round(x(race))}" y="${BOX.height - 10}" text-anchor="middle">${race}</text>`);
}

/** Round numbers from lowest to highest, at most seven. */
function ticksOf(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const rough = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5].find((n) => n * power >= rough) ?? 10) * power);
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** Drawn around the centre: circle, square, triangle, diamond, inverted triangle. */
const SHAPES = [
  'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0',
  'M-4.5 -4.5h9v9h-9z',
  'M0 -6L5.5 4.5h-11z',
  'M0 -6L6 0L0 6L-6 0z',
  'M0 6L5.5 -4.5h-11z',
] as const;

function shortened(name: string): string {
  const letters = [...name];
  return letters.length > NAME
    ? `${letters
        .slice(0, NAME - 1)
        .join('')
        .trimEnd()}…`
    : name;
}

/** Keeps the points after a right-to-left name in their place. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
