// Every driver's place after each round, as lines over the time axis.

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import type { Recording } from '@core/recording';
import { seatPaint } from '@ui/theme/seats';
import { memo, type ReactElement, useMemo } from 'react';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { AXIS_LEFT, AXIS_RIGHT } from './axis-room';
import styles from './time-line.module.css';

export interface PlacesChartProps {
  recording: Recording;
  length: number;
  seats: readonly SeatInfo[];
  /** Drawn thicker. */
  own: Seat;
}

/** With more rounds than this there is no room for a dot each. */
const MOST_DOTS = 40;
/** With more cars than this every other place is labelled. */
const ALL_NAMED = 6;

type Row = { at: number } & { [seat: `seat${number}`]: number | null };

/** The lines of all cars; drawn once, since the current moment only decides how much is cut off (time-line.module.css). */
export const PlacesChart = memo(function PlacesChart({
  recording,
  length,
  seats,
  own,
}: PlacesChartProps): ReactElement {
  const rows = useMemo(() => rowsOf(recording, seats), [recording, seats]);
  const places = seats.map((_, i) => i + 1);
  // The own line is on top of the others.
  const drawn = seats.toSorted((a, b) => Number(a.seat === own) - Number(b.seat === own));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart
        data={rows as Row[]}
        margin={{ top: 8, right: AXIS_RIGHT, bottom: 8, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" strokeWidth={1} />
        <XAxis dataKey="at" type="number" domain={[0, length]} hide />
        <YAxis
          width={AXIS_LEFT}
          type="number"
          domain={[1, seats.length]}
          reversed
          ticks={places.filter((place) => seats.length <= ALL_NAMED || place % 2 === 1)}
          interval={0}
          tickLine={false}
          axisLine={false}
          tickMargin={10}
        />
        {drawn.map(({ seat, colour }) => (
          <Line
            key={seat}
            dataKey={`seat${seat}`}
            type="bumpX"
            stroke={colour === 'black' ? 'var(--muted)' : seatPaint(colour)}
            strokeWidth={seat === own ? 4.4 : 2.8}
            strokeLinecap="round"
            dot={rows.length > MOST_DOTS ? false : <Dot shape={seat % SHAPES.length} size={seat === own ? 4 : 3} />}
            activeDot={false}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
});

/** A row per round; a retired car has no place from then on. */
function rowsOf({ rounds }: Recording, seats: readonly SeatInfo[]): Row[] {
  return rounds.map(({ order }, at): Row => {
    const row: Row = { at };
    for (const { seat } of seats) {
      const gone = rounds[at - 1]?.out.includes(seat) ?? false;
      row[`seat${seat}`] = gone ? null : order.indexOf(seat) + 1;
    }
    return row;
  });
}

/** Markers differ in shape, so that lines can be distinguished without colour. Paths about 0, 0 for a size of 1. */
const SHAPES = [
  'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0Z',
  'M-.9-.9H.9V.9H-.9Z',
  'M0-1.3L1.3 0L0 1.3L-1.3 0Z',
  'M0-1.2L1.15.85H-1.15Z',
  'M0 1.2L1.15-.85H-1.15Z',
] as const;

/** recharts passes the position and the colour. */
function Dot(props: { shape: number; size: number; cx?: number; cy?: number; stroke?: string }): ReactElement | null {
  const { shape, size, cx, cy, stroke } = props;
  if (cx === undefined || cy === undefined || cy === null) return null;
  return (
    <path
      className={styles.replayDot}
      d={SHAPES[shape]}
      transform={`translate(${cx} ${cy}) scale(${size})`}
      fill={stroke}
    />
  );
}
