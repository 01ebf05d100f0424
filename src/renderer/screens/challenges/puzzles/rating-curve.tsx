// The puzzle rating over 30 days, as a small curve without axes.

import { drawInOrder } from '@ui/draw-in-order';
import type { ReactElement } from 'react';
import { t } from '../../../text/club/challenges';
import type { PuzzleHome } from '../use-challenges';
import styles from './puzzles.module.css';

const WIDTH = 240;
const HEIGHT = 70;
const EDGE = 6;
/** A rating that hardly moves must not look like a mountain: the least span of the axis, in points. */
const LEAST_SPAN = 40;

/** history: one entry per day, today last. */
export function RatingCurve({ history }: Pick<PuzzleHome, 'history'>): ReactElement | null {
  const ratings = history.map(({ rating }) => rating);
  const [first, last] = [ratings[0], ratings.at(-1)];
  if (first === undefined || last === undefined) return null;
  const points = pointsOf(ratings);
  const line = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const end = points.at(-1) ?? [0, 0];
  return (
    <figure className={styles.curve}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('puzzles.curve', { from: `${first}`, to: `${last}` })}
      >
        <defs>
          <linearGradient id="puzzle-curve" x1="0" y1="0" x2="0" y2="1">
            {drawInOrder([0.28, 0], (opacity, at) => (
              <stop offset={at} stopColor="#d3d8df" stopOpacity={opacity} />
            ))}
          </linearGradient>
        </defs>
        <path d={`M${line}L${end[0]} ${HEIGHT}L${EDGE} ${HEIGHT}Z`} fill="url(#puzzle-curve)" />
        <path className={styles.curveLine} d={`M${line}`} />
        <circle className={styles.curveEnd} cx={end[0]} cy={end[1]} r="4.6" />
      </svg>
      <figcaption className="note">{t('puzzles.days')}</figcaption>
    </figure>
  );
}

function pointsOf(ratings: readonly number[]): readonly (readonly [x: number, y: number])[] {
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const middle = (least + most) / 2;
  const span = Math.max(LEAST_SPAN, most - least);
  const step = (WIDTH - 2 * EDGE) / Math.max(1, ratings.length - 1);
  return ratings.map((rating, at) => [EDGE + at * step, HEIGHT / 2 - ((rating - middle) / span) * (HEIGHT - 2 * EDGE)]);
}
