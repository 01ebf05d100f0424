// The picture under the road, in its place; while it can be moved, with a frame and a corner to pull it larger.

import type { Point } from '@geometry/line';
import type { ReactElement } from 'react';
import type { Underlay } from '../state/editor-store';
import styles from './underlay-image.module.css';

export interface UnderlayImageProps {
  underlay: Underlay;
  /** Px of the source's unit. */
  scale: number;
  toStage(place: Point): Point;
  moves: boolean;
}

/** The picture. */
export function UnderlayImage({ underlay, scale, toStage, moves }: UnderlayImageProps): ReactElement {
  const { x, y, width, ratio, opacity } = underlay.place;
  const [left, top] = toStage([x - width / 2, y - (width * ratio) / 2]);
  const size = { width: width * scale, height: width * ratio * scale };
  return (
    <div className={styles.editorUnderlayPlace} style={{ ...size, transform: `translate(${left}px, ${top}px)` }}>
      <img src={underlay.image} alt="" draggable={false} style={{ opacity }} />
      {moves && <span className={styles.editorUnderlayFrame} />}
      {moves && <span className={styles.editorUnderlayGrip} data-grip="" />}
    </div>
  );
}
