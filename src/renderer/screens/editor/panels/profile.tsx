// Speed along the lap: limits over the spaces in which a car brakes, a good driver's speed as a hill, and in red what is paid.

import { classes } from '@ui/panels/classes';
import type { LapProfile } from '@ui/workshop/road-editor';
import { memo, type PointerEvent, type ReactElement, useRef } from 'react';
import { useStore } from 'zustand';
import { t } from '../../../text/editor';
import type { Editing, Selected } from '../state/editor-store';
import styles from './profile.module.css';
import { useSize } from './use-size';
import { type Scale, useStepDrag } from './use-step-drag';

export interface ProfileProps {
  editing: Editing;
  className: string | undefined;
}

/** The chart's size until it is measured, px. */
const USUAL = { width: 978, height: 164 };
/** Room round the drawing, px. */
const LEFT = 30;
const RIGHT = 8;
const TOP = 30;
const FOOT = 24;
/** Room that the label of a line needs, px. */
const LINE = 15;
/** What is paid counts as something from here on. */
const LITTLE = 0.05;

/** The chart. */
export const Profile = memo(function Profile({ editing, className }: ProfileProps): ReactElement {
  const { profile, spaces, corners } = useStore(editing.store, () => editing.shown());
  const selected = useStore(editing.store, (s) => s.selected);
  const space = useStore(editing.store, (s) => s.space);
  return (
    <section className={classes(styles.editorProfile, className)} aria-label={profile.words.title}>
      <div className={styles.editorProfileHead}>
        <h2 className="label">{profile.words.title}</h2>
        <span className={styles.editorLegend}>
          <span data-of="limit">{profile.words.limit}</span>
          <span data-of="driver">{profile.words.driver}</span>
          <span data-of="paid">{profile.words.paid}</span>
        </span>
        <b>{profile.text}</b>
      </div>
      <Chart {...{ editing, profile, spaces, selected, space }} plates={corners.some(({ picture }) => picture)} />
      <ul className="visually-hidden">
        {profile.corners.map(({ corner, says }) => (
          <li key={corner}>{says}</li>
        ))}
      </ul>
    </section>
  );
});

interface ChartProps {
  editing: Editing;
  profile: LapProfile;
  spaces: number;
  selected: Selected;
  space: number | undefined;
  /** Signs are plates, as the game draws them, instead of diamonds. */
  plates: boolean;
}

function Chart({ editing, profile, spaces, selected, space, plates }: ChartProps): ReactElement {
  const chart = useRef<SVGSVGElement>(null);
  const { width, height } = useSize(chart, USUAL);
  const { most, lines } = profile.scale;
  const [right, base] = [width - RIGHT, height - FOOT];
  // A low chart has room for every second label.
  const every = (base - TOP) / lines.length < LINE ? 2 : 1;
  const shownLines = lines.filter((_, at) => (lines.length - 1 - at) % every === 0);
  const x = (at: number): number => LEFT + (at * (right - LEFT)) / spaces;
  const y = (speed: number): number => base - ((base - TOP) * Math.min(most, speed)) / most;
  const spaceAt = ({ clientX }: PointerEvent): number | undefined => {
    const box = chart.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return undefined;
    const at = Math.floor(((clientX - box.left - LEFT) / (right - LEFT)) * spaces);
    return at >= 0 && at < spaces ? at : undefined;
  };
  const hill = hillOf(profile.speeds, { x, y, right });
  const scale: Scale = { perLimit: (base - TOP) / most, limits: profile.limits };
  const steps = useStepDrag(editing, profile, scale);
  return (
    <svg
      ref={chart}
      className={styles.editorChart}
      aria-hidden="true"
      data-drags={profile.limits !== undefined || undefined}
      {...steps}
      onPointerMove={(event) => {
        editing.set({ space: spaceAt(event) });
        steps.onPointerMove(event);
      }}
      onPointerLeave={() => editing.set({ space: undefined })}
    >
      <defs>
        <linearGradient id="editor-hill" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8fbaff" stopOpacity=".42" />
          <stop offset="1" stopColor="#8fbaff" stopOpacity=".04" />
        </linearGradient>
        <clipPath id="editor-hill-clip">
          <path d={`${hill}L${right} ${base}H${LEFT}Z`} />
        </clipPath>
      </defs>
      {shownLines.map(([speed, label]) => (
        <g key={speed}>
          <path className={styles.editorGrid} d={`M${LEFT} ${y(speed)}H${right}`} />
          <text x={LEFT - 7} y={y(speed) + 5} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <path d={`${hill}L${right} ${base}H${LEFT}Z`} fill="url(#editor-hill)" />
      <Limits {...{ profile, selected, x, y, base }} />
      <path className={styles.editorHillShade} d={hill} />
      <path className={styles.editorHill} d={hill} />
      {space !== undefined && (
        <rect className={styles.editorHere} x={x(space)} y={TOP} width={x(1) - x(0)} height={base - TOP} />
      )}
      <Signs {...{ profile, selected, x, plates }} />
      {ticksOf(spaces).map((at) => (
        <text key={at} x={x(at - 0.5)} y={height - 6} textAnchor="middle">
          {at}
        </text>
      ))}
    </svg>
  );
}

interface PlacedProps {
  profile: LapProfile;
  selected: Selected;
  x(space: number): number;
  y(speed: number): number;
  /** Where speed 0 is. */
  base: number;
}

/** Steps of limits up to each line, and above them, in the last space, what is paid. */
function Limits({ profile, selected, x, y, base }: PlacedProps): ReactElement[] {
  return profile.corners.map(({ corner, from: first, line, limit, paid }) => {
    const [from, to] = [x(first), x(line)];
    const isChosen = selected.kind === 'corner' && selected.corner === corner;
    return (
      <g key={corner} className={styles.editorLimitStep} data-step={corner} data-chosen={isChosen || undefined}>
        <rect x={from} y={y(limit)} width={to - from} height={base - y(limit)} />
        <path d={`M${from} ${y(limit)}H${to}V${base}`} />
        {paid >= LITTLE && (
          <rect
            className={styles.editorPaid}
            clipPath="url(#editor-hill-clip)"
            x={x(line - 1)}
            y={TOP}
            width={x(1) - x(0)}
            height={Math.max(0, y(limit) - TOP)}
          />
        )}
        {isChosen && <path className={styles.editorChosenLine} d={`M${to} ${TOP - 6}V${base + 4}`} />}
      </g>
    );
  });
}

function Signs(props: Omit<PlacedProps, 'y' | 'base'> & { plates: boolean }): ReactElement[] {
  const { profile, selected, x, plates } = props;
  return profile.corners.map(({ corner, line, sign, paid }) => {
    const isChosen = selected.kind === 'corner' && selected.corner === corner;
    return (
      <g
        key={corner}
        className={styles.editorChartSign}
        data-step={corner}
        data-chosen={isChosen || undefined}
        transform={`translate(${x(line)} 13)`}
      >
        {plates ? (
          <rect x="-13" y="-10" width="26" height="20" rx="4" />
        ) : (
          <rect x="-8.6" y="-8.6" width="17.2" height="17.2" rx="2.6" transform="rotate(45)" />
        )}
        <text y="5.4" textAnchor="middle">
          {sign}
        </text>
        {paid >= LITTLE && (
          <text x="17" y="5" data-paid="">
            {t('profile.number', { n: paid })}
          </text>
        )}
      </g>
    );
  });
}

/** A smooth line through the speeds, one in the middle of each space, that does not swing beyond them. */
function hillOf(speeds: readonly number[], { x, y, right }: Pick<PlacedProps, 'x' | 'y'> & { right: number }): string {
  const count = speeds.length;
  const at = (index: number): number => speeds[(index + count) % count] ?? 0;
  const smooth = speeds.map((speed, index) => (at(index - 1) + 2 * speed + at(index + 1)) / 4);
  const of = (index: number): number => smooth[(index + count) % count] ?? 0;
  const ends = (of(0) + of(count - 1)) / 2;
  const middle = smooth.map((speed, index) => `L${round(x(index + 0.5))} ${round(y(speed))}`).join('');
  return `M${LEFT} ${round(y(ends))}${middle}L${right} ${round(y(ends))}`;
}

/** 1, every fifth space and the last, without one that would touch it. */
function ticksOf(spaces: number): number[] {
  const every = spaces > 80 ? 10 : 5;
  const fifths = Array.from({ length: Math.floor(spaces / every) }, (_, at) => (at + 1) * every);
  return [1, ...fifths.filter((at) => spaces - at > every / 2), spaces];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
