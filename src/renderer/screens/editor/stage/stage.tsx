// The stage of the editor: the board of the race, and the road over it. Not here: the panels round it.

import type { Point } from '@geometry/line';
import type { RoadSource } from '@workshop/source';
import { memo, type ReactElement, useCallback, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { t } from '../../../text/editor';
import type { Editing } from '../state/editor-store';
import { sourceShown } from '../state/source-editing';
import { fitted, onStage } from '../state/view';
import { BoardImage, useBoardPicture } from './board-picture';
import { BrushRing } from './brush-ring';
import { Handles } from './handles';
import { marksOf } from './marks';
import { RoadOverlay } from './road-overlay';
import styles from './stage.module.css';
import { UnderlayImage } from './underlay-image';
import { useStagePointer } from './use-stage-pointer';
import { useStageSize } from './use-stage-size';

export interface StageProps {
  editing: Editing;
  /** false: it is only looked at. */
  edits: boolean;
}

/** The board with the road over it. */
export const Stage = memo(function Stage({ editing, edits }: StageProps): ReactElement {
  const stage = useRef<HTMLDivElement>(null);
  const free = useRef<HTMLDivElement>(null);
  useStageSize(editing, stage, free);
  const {
    selected,
    numbers,
    handles,
    space,
    stroke,
    view: kept,
    fitTo,
    free: area,
    drag,
    tool,
    underlay,
  } = useStore(editing.store);
  const source = useStore(editing.store, sourceShown);
  const shown = editing.shown();
  const { place, hasErrors, spaces } = shown;
  const picture = useBoardPicture(editing);
  const whole = useMemo(() => fitted(fitTo, editing.editor.place(fitTo), area), [editing, fitTo, area]);
  const view = kept ?? whole;
  const marks = useMemo(() => marksOf(source, spaces, place.half / place.scale), [source, spaces, place]);
  const toStage = useCallback((at: Point): Point => onStage(view, area, at), [view, area]);
  useStagePointer(stage, editing, { marks, free: area, view, whole });
  const land = editing.editor.landOf(source);
  const ground = editing.editor.lands.find(({ id }) => id === land)?.colour;
  // What is strewn changes nothing of the road.
  const isStale = picture === undefined || !isSameRoad(picture.source, source);
  const plain = hasErrors || isStale || underlay !== undefined;
  return (
    <div ref={stage} className={styles.editorStage} data-tool={edits ? tool : 'look'} style={{ background: ground }}>
      {picture !== undefined && (
        <BoardImage {...{ picture, view }} free={area} faded={hasErrors || (drag !== undefined && isStale)} />
      )}
      {underlay !== undefined && (
        <UnderlayImage {...{ underlay, toStage }} scale={view.scale} moves={edits && tool === 'underlay'} />
      )}
      <RoadOverlay
        {...{ shown, marks, toStage, selected, numbers, space, stroke, plain }}
        scale={view.scale}
        sheer={underlay !== undefined}
      />
      <section className={styles.editorMarks} aria-label={t('stage.label')}>
        {edits && tool === 'scenery' && (
          <BrushRing {...{ editing, toStage }} scale={view.scale} middle={[view.x, view.y]} />
        )}
        {edits && <Handles {...{ editing, shown, marks, toStage, selected, handles }} scale={view.scale} />}
      </section>
      <div ref={free} className={styles.editorFree} />
    </div>
  );
});

/** Whether two sources differ in what is strewn on their land at most. */
function isSameRoad(a: RoadSource, b: RoadSource): boolean {
  const keys = [...Object.keys(a), ...Object.keys(b)] as (keyof RoadSource)[];
  return keys.every((key) => key === 'scenery' || a[key] === b[key]);
}
