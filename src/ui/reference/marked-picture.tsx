// A drawing in an article with labels that point at things. The labels are page text over the picture, so that they stay as large
// as other text on every screen.

import type { Picture } from '@ui/art/picture';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import type { ReactElement } from 'react';
import './marked-picture.css';

/** A label over a picture. All positions are fractions of its width and height, 0 to 1. */
export interface PictureMark {
  text: string;
  /** Middle of the label. */
  x: number;
  y: number;
  /** Where its line points; left out: it labels what is under it. */
  to?: readonly [x: number, y: number];
  /** bad: for something that costs. */
  look?: 'plain' | 'bad';
}

/** The picture at full width with its labels, which are read in list order. */
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
