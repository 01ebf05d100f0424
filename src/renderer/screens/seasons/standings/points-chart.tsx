// Points over the season: a line per driver with its own marker; later races are hatched.

import type { SeasonLine, SeasonView } from '@api/season';
import { listOf } from '@i18n/page';
import { classes } from '@ui/panels/classes';
import { Panel, PanelHead } from '@ui/panels/panel';
import { seatPaint } from '@ui/theme/seats';
import { type ReactElement, useId } from 'react';
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceArea,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useApp } from '../../../app/store';
import { t } from '../../../text/seasons';
import { doneCount, driverOf, nextRound } from '../season-data';
import { circuitName, givenText, shortName } from '../season-text';
import { type ChartLine, EndLabels } from './end-labels';
import { MarkerShape, markerOf } from './marker';
import styles from './points-chart.module.css';

/** The panel with the chart. */
export function PointsChart({ view }: { view: SeasonView }): ReactElement {
  const games = useApp((s) => s.games);
  const lines = view.table.map((line) => chartLine(view, line));
  const done = doneCount(view);
  return (
    <Panel className={classes(styles.pointsPanel)} label={t('chart.title')}>
      <PanelHead side={<span className="note">{givenText(view, games)}</span>}>{t('chart.title')}</PanelHead>
      <div className={styles.pointsChart} role="img" aria-label={summary(lines, done)}>
        <Chart view={view} lines={lines} done={done} />
      </div>
      {done === 0 && <p className={classes('note', styles.pointsNone)}>{t('chart.none')}</p>}
    </Panel>
  );
}

function chartLine(view: SeasonView, line: SeasonLine): ChartLine {
  const driver = driverOf(view, line.driver);
  const colour = driver?.colour ?? 'red';
  return {
    driver: line.driver,
    name: driver?.name ?? line.driver,
    mine: driver?.driver.kind === 'you',
    // Black would disappear in the dark panel.
    paint: colour === 'black' ? 'var(--silver)' : seatPaint(colour),
    marker: view.plan.drivers.findIndex((one) => one.id === line.driver),
    points: line.progress,
  };
}

function summary(lines: readonly ChartLine[], done: number): string {
  if (done === 0) return t('chart.summary.none');
  const totals = lines.map((line) => `${line.name} ${line.points.at(-1) ?? 0}`);
  return t('chart.summary', { n: done, totals: listOf(totals, 'unit') });
}

const TICK = { className: styles.pointsTick } as const;
/** Room for names behind the last round, px. */
const NAME_ROOM = 112;

interface ChartProps {
  view: SeasonView;
  lines: readonly ChartLine[];
  done: number;
}

function Chart({ view, lines, done }: ChartProps): ReactElement {
  const hatch = useId();
  const games = useApp((s) => s.games);
  const count = view.rounds.length;
  const names = view.rounds.map((one) => shortName(circuitName(games, one.round)));
  const next = nextRound(view);
  const nextAt = next === undefined ? undefined : view.rounds.indexOf(next) + 1;
  const data = Array.from({ length: count + 1 }, (_, round) => ({
    round,
    ...Object.fromEntries(
      round > done ? [] : lines.map((line) => [line.driver, round === 0 ? 0 : (line.points[round - 1] ?? 0)]),
    ),
  }));
  const top = niceTop(lines);
  // Names are in the area of later races; if that is too narrow, beside the chart.
  const right = done > 0 && (count - done) / count < 0.3 ? NAME_ROOM : 28;
  // The leader's line is on top.
  const drawn = lines.toReversed().toSorted((a, b) => Number(a.mine) - Number(b.mine));
  return (
    <ResponsiveContainer width="100%" height="100%" minWidth={0}>
      <LineChart data={data} margin={{ top: 12, right, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <defs>
          <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M2 0V8" className={styles.pointsHatch} />
          </pattern>
        </defs>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="round"
          type="number"
          domain={[0, count]}
          ticks={view.rounds.map((_, at) => at + 1)}
          interval="preserveStartEnd"
          minTickGap={6}
          tickLine={false}
          axisLine={{ stroke: 'var(--line-2)' }}
          height={30}
          tickFormatter={(round: number) => names[round - 1] ?? ''}
          tick={(props: TickProps) => <RoundTick {...props} names={names} next={nextAt} />}
        />
        <YAxis
          domain={[0, top]}
          tickCount={5}
          allowDecimals={false}
          tickLine={false}
          axisLine={false}
          width={44}
          tick={TICK}
        />
        {done < count && <ReferenceArea x1={done} x2={count} y1={0} y2={top} fill={`url(#${hatch})`} fillOpacity={1} />}
        {nextAt !== undefined && (
          <ReferenceLine x={nextAt} stroke="var(--amber)" strokeOpacity={0.75} strokeDasharray="4 4" />
        )}
        <Tooltip content={<RoundTip lines={lines} names={names} done={done} />} cursor={{ stroke: 'var(--line-2)' }} />
        {drawn.map((line) => (
          <Line
            key={line.driver}
            dataKey={line.driver}
            name={line.name}
            type="linear"
            stroke={line.paint}
            strokeWidth={line.mine ? 4.4 : 2.8}
            isAnimationActive={false}
            activeDot={false}
            dot={(dot: DotProps) => <Dot key={dot.index} {...dot} line={line} dense={count > 14} />}
          />
        ))}
        {done > 0 && <EndLabels lines={lines} at={done} beyond={right} />}
      </LineChart>
    </ResponsiveContainer>
  );
}

/** The next round number above the most points: four equal steps of whole numbers. */
function niceTop(lines: readonly ChartLine[]): number {
  const most = Math.max(4, ...lines.flatMap((line) => line.points));
  const step = [1, 2, 5, 10, 15, 20, 25, 50, 75, 100, 150, 200, 250, 500, 1000, 2500, 5000, 10_000].find(
    (one) => one * 4 >= most * 1.08,
  );
  return (step ?? Math.ceil(most / 4)) * 4;
}

interface TickProps {
  x?: number | string;
  y?: number | string;
  payload?: { value: number };
}

function RoundTick(props: TickProps & { names: readonly string[]; next: number | undefined }): ReactElement {
  const { x = 0, y = 0, payload, names, next } = props;
  const round = payload?.value ?? 0;
  return (
    <text
      x={x}
      y={Number(y) + 12}
      textAnchor="middle"
      className={round === next ? `${styles.pointsTick} ${styles.pointsTickNext}` : styles.pointsTick}
    >
      {names[round - 1]}
    </text>
  );
}

interface DotProps {
  cx?: number | undefined;
  cy?: number | undefined;
  index?: number | undefined;
  value?: unknown;
}

/** All lines share the start: no marker there. */
function Dot({ cx, cy, index, line, dense }: DotProps & { line: ChartLine; dense: boolean }): ReactElement {
  if (cx === undefined || cy === undefined || index === undefined || index === 0) return <g />;
  if (index > line.points.length) return <g />;
  return (
    <g transform={`translate(${cx} ${cy}) scale(${dense ? 0.7 : 1})`} fill={line.paint}>
      <MarkerShape marker={markerOf(line.marker)} />
    </g>
  );
}

interface TipProps {
  lines: readonly ChartLine[];
  names: readonly string[];
  done: number;
  active?: boolean | undefined;
  label?: number | string | undefined;
}

/** Everyone's points after the round under the mouse. */
function RoundTip({ lines, names, done, active = false, label }: TipProps): ReactElement | null {
  const round = Number(label);
  if (!active || !Number.isInteger(round) || round < 1 || round > done) return null;
  const ranked = lines.toSorted((a, b) => (b.points[round - 1] ?? 0) - (a.points[round - 1] ?? 0));
  return (
    <div className={classes('tooltip', styles.pointsTip)}>
      <b className="label">{t('chart.after', { circuit: names[round - 1] ?? '' })}</b>
      <ol>
        {ranked.map((line) => (
          <li key={line.driver}>
            <svg width="14" height="14" viewBox="-7 -7 14 14" fill={line.paint} aria-hidden="true">
              <MarkerShape marker={markerOf(line.marker)} />
            </svg>
            <span>{line.name}</span>
            <b className="num">{line.points[round - 1] ?? 0}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
