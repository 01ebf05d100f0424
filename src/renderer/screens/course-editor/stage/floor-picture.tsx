// Pictures of the floor in their place on the stage. Not here: what is drawn, which is the game's.

import { pictureUrl } from '@ui/panels/seat';
import type { FloorPicture } from '@ui/workshop/course-editor';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { decoded } from '../../editor/stage/board-picture';
import { type Free, onStage, type View } from '../../editor/state/view';
import styles from './floor-stage.module.css';

interface Ready extends Pick<FloorPicture, 'part'> {
  readonly url: string;
  /** The pictures in their order: a slow one never replaces a later one. */
  readonly nth: number;
}

/** A picture that is replaced by the next once that is ready, so that the floor never flashes away. */
export function FloorImage(props: { drawn: FloorPicture; view: View; free: Free }): ReactElement | null {
  const { drawn, view, free } = props;
  const [shown, setShown] = useState<Ready | null>(null);
  const count = useRef(0);
  useEffect(() => {
    count.current++;
    const nth = count.current;
    const url = pictureUrl(drawn.picture);
    void decoded(url).then(() =>
      setShown((now) => (now !== null && now.nth > nth ? now : { url, nth, part: drawn.part })),
    );
  }, [drawn]);
  if (shown === null) return null;
  const { part, url } = shown;
  const [x, y] = onStage(view, free, [part.left, part.top]);
  return (
    <img
      className={styles.courseImage}
      src={url}
      alt=""
      draggable={false}
      style={{
        transform: `translate(${x}px, ${y}px)`,
        inlineSize: (part.right - part.left) * view.scale,
        blockSize: (part.bottom - part.top) * view.scale,
      }}
    />
  );
}
