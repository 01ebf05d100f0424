// The brush over the stage: a ring as large as it strews, a dot for every thing that is strewn, and a button with which keys move it.

import type { Point } from '@geometry/line';
import type { KeyboardEvent, ReactElement } from 'react';
import { useStore } from 'zustand';
import { t } from '../../../text/editor';
import { touchBrush } from '../state/brush';
import type { Editing } from '../state/editor-store';
import { sourceShown } from '../state/source-editing';
import styles from './brush-ring.module.css';
import { ARROWS } from './use-mark-keys';

export interface BrushRingProps {
  editing: Editing;
  /** Px of the source's unit. */
  scale: number;
  toStage(place: Point): Point;
  /** Where the brush is before anybody has moved it. */
  middle: Point;
}

/** Spaces that an arrow moves the brush with Shift; without, one. */
const FAR = 5;
/** Px of a thing's dot. */
const DOT = 3;

/** The ring. Arrows move it, Enter and Space strew, Delete takes away. */
export function BrushRing({ editing, scale, toStage, middle }: BrushRingProps): ReactElement {
  const { size, erases } = useStore(editing.store, (now) => now.brush);
  const at = useStore(editing.store, (now) => now.brushAt) ?? middle;
  const things = useStore(editing.store, (now) => sourceShown(now).scenery) ?? [];
  const { unit } = editing.rules;
  const keys = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    const isTouch = event.key === 'Enter' || event.key === ' ';
    const isErase = event.key === 'Delete' || event.key === 'Backspace';
    if (arrow !== undefined) {
      const by = unit * (event.shiftKey ? FAR : 1);
      editing.set({ brushAt: [at[0] + arrow[0] * by, at[1] + arrow[1] * by] });
    } else if (isTouch || isErase) touchBrush(editing, at, isErase || event.shiftKey);
    else return;
    event.preventDefault();
  };
  const [x, y] = toStage(at);
  const wide = 2 * size * unit * scale;
  return (
    <>
      <svg className={styles.editorStrewn} aria-hidden="true">
        {things.map(([brush, px, py, pick]) => {
          const [cx, cy] = toStage([px, py]);
          return <circle key={`${brush} ${px} ${py} ${pick}`} cx={cx} cy={cy} r={DOT} />;
        })}
      </svg>
      <button
        type="button"
        className={styles.editorRing}
        data-erases={erases || undefined}
        style={{ inlineSize: wide, blockSize: wide, transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
        aria-label={t('mark.brush', { size: 2 * size })}
        onKeyDown={keys}
      />
    </>
  );
}
