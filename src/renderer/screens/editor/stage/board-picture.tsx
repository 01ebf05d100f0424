// The board under the road, drawn by the race's own picture code: 150 ms after the last change, never during a drag.

import type { Box } from '@geometry/box';
import { pictureUrl } from '@ui/panels/seat';
import type { RoadPlace } from '@ui/workshop/road-editor';
import type { RoadSource } from '@workshop/source';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Editing } from '../state/editor-store';
import { type Free, onStage, type View } from '../state/view';
import styles from './stage.module.css';

/** ms after the last change. */
const REST = 150;

/** A drawn board. */
export interface BoardPicture {
  readonly source: RoadSource;
  readonly url: string;
  readonly part: Box;
  readonly place: RoadPlace;
}

/** The newest picture of a source without errors; of an older source while a new one is drawn. */
export function useBoardPicture(editing: Editing): BoardPicture | undefined {
  const source = useStore(editing.store, (s) => s.history.source);
  const dragging = useStore(editing.store, (s) => s.drag !== undefined);
  const [picture, setPicture] = useState<BoardPicture>();
  const wait = useRef(0);
  useEffect(() => {
    if (dragging) return;
    let wanted = true;
    const timer = setTimeout(() => {
      const { hasErrors, place } = editing.shown();
      if (hasErrors) return;
      const { picture: drawn, part } = editing.editor.picture(source);
      const url = pictureUrl(drawn);
      // Shown once it is ready, so that the road never flashes away.
      void decoded(url).then(() => {
        if (wanted) setPicture({ source, url, part, place });
        wait.current = REST;
      });
    }, wait.current);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [editing, source, dragging]);
  return picture;
}

/** Waits until a picture can be shown at once. */
export async function decoded(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode?.().catch(() => undefined);
}

/** The picture in its place. faded: the road on it is not the one that is shown. */
export function BoardImage(props: { picture: BoardPicture; view: View; free: Free; faded: boolean }): ReactElement {
  const { picture, view, free, faded } = props;
  const { part, place, url } = picture;
  const [x, y] = onStage(view, free, [part.left / place.scale + place.left, part.top / place.scale + place.top]);
  return (
    <img
      className={styles.editorBoard}
      data-faded={faded || undefined}
      src={url}
      alt=""
      draggable={false}
      width={part.right - part.left}
      height={part.bottom - part.top}
      style={{ transform: `translate(${x}px, ${y}px) scale(${view.scale / place.scale})` }}
    />
  );
}
