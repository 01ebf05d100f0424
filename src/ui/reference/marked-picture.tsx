// A drawing of an article with words that point at things in it. The words lie over the picture in the page's own type, so
// that they stay as large as text on every screen.

import type { Picture } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import type { ReactElement } from 'react';
import './marked-picture.css';

/** A word over a picture. All places are shares of its width and height, 0 to 1. */
export interface PictureMark {
  text: string;
  /** Middle of the word. */
  x: number;
  y: number;
  /** What it points at, by a line; left out: what lies under it. */
  to?: readonly [x: number, y: number];
  /** bad: what costs something. */
  look?: 'plain' | 'bad';
}

/** The picture as wide as its room, with its words; they read in their order. */
export function MarkedPicture({
  picture,
  marks = [],
}: {
  picture: Picture;
  marks?: readonly PictureMark[];
}): ReactElement {
  const { width, height } = picture;
  const lines = marks.flatMap(({ x, y, to }) => (to === undefined ? [] : [{ x, y, end: to }]));
  return (
    <div className="marked-picture" style={{ aspectRatio: `${width} / ${height}` }}>
      <img src={pictureUrl(picture)} alt="" />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {lines.map(({ x, y, end: [endX, endY] }) => (
          <g key={`${endX} ${endY}`}>
            <path
              className="mark-line"
              d={`M${x * width} ${y * height}L${endX * width} ${endY * height}`}
              vectorEffect="non-scaling-stroke"
            />
            <circle className="mark-end" cx={endX * width} cy={endY * height} r={4} />
          </g>
        ))}
      </svg>
      {marks.map(({ text, x, y, look = 'plain' }) => (
        <span
          key={text}
          className={classes('mark-word', look === 'bad' && 'mark-word-bad')}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        >
          {text}
        </span>
      ))}
    </div>
  );
}
