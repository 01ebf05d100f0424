// Names and totals at the ends of the lines, spread so that none covers another.

import type { ReactElement } from 'react';
import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';
import { t } from '../../../text/seasons';
import styles from './points-chart.module.css';
import { spread } from './spread';

/** Minimum px between two names, and from the last marker to a name. */
const APART = 16;
const AWAY = 26;
/** The most letters of a name and of its points with the space before them, and the px of one letter. */
const LETTERS = 16;
const LETTERS_OF_POINTS = 4;
const LETTER = 6.6;

/** One driver's line. points: total after each finished round. */
export interface ChartLine {
  driver: string;
  name: string;
  mine: boolean;
  paint: string;
  /** Which shape its markers have. */
  marker: number;
  points: readonly number[];
}

/** Inside a recharts chart. at: rounds finished; beyond: px of the chart behind its last round. */
export function EndLabels(props: { lines: readonly ChartLine[]; at: number; beyond: number }): ReactElement | null {
  const { lines, at, beyond } = props;
  const xOf = useXAxisScale();
  const yOf = useYAxisScale();
  const area = usePlotArea();
  const x = xOf?.(at);
  if (x === undefined || yOf === undefined || area === undefined) return null;
  const room = area.x + area.width + beyond - x - AWAY;
  const letters = Math.min(LETTERS, Math.floor(room / LETTER) - LETTERS_OF_POINTS);
  const ends = lines.map((line) => ({ line, y: yOf(line.points[at - 1] ?? 0) ?? 0 }));
  const places = spread(
    ends.map((end) => end.y),
    APART,
    area.y + APART / 2,
    area.y + area.height - APART / 2,
  );
  return (
    <g className="points-names">
      {ends.map(({ line, y }, index) => {
        const place = places[index] ?? y;
        return (
          <g key={line.driver}>
            <path d={`M${x + 8} ${y}L${x + AWAY - 5} ${place}`} stroke={line.paint} className={styles.pointsLead} />
            <text
              x={x + AWAY}
              y={place + 5}
              className={line.mine ? `${styles.pointsName} ${styles.pointsNameMine}` : styles.pointsName}
            >
              {line.mine
                ? t('chart.you', { points: line.points[at - 1] ?? 0 })
                : `${shortened(line.name, letters)} ${line.points[at - 1] ?? 0}`}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** 'Ada'; 'Maximilian Alex…' if it is too long. */
function shortened(name: string, letters: number): string {
  return name.length > letters ? `${name.slice(0, letters - 1).trimEnd()}…` : name;
}
