// The stage of the course editor: the floor as it is raced on, and what lies over it. Not here: the panels round it.

import { memo, type ReactElement, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useStageSize } from '../../editor/stage/use-stage-size';
import { sourceShown } from '../../editor/state/source-editing';
import { onStage } from '../../editor/state/view';
import type { CourseEditing } from '../state/course-store';
import { useFloorView } from '../state/use-floor-view';
import { FloorButton } from './floor-button';
import { FloorMarks } from './floor-marks';
import { FloorImage } from './floor-picture';
import styles from './floor-stage.module.css';
import { useFloorPointer } from './use-floor-pointer';

export interface FloorStageProps {
  editing: CourseEditing;
  /** false: it is only looked at. */
  edits: boolean;
  /** Only the chosen board is fitted into its room. */
  closeUp: boolean;
}

/** The floor. */
export const FloorStage = memo(function FloorStage({ editing, edits, closeUp }: FloorStageProps): ReactElement {
  const stage = useRef<HTMLDivElement>(null);
  const free = useRef<HTMLDivElement>(null);
  useStageSize(editing, stage, free);
  const { editor } = editing;
  const { free: area, board, brush, mode, cursor, hover, stroke, lit, ways: wanted } = useStore(editing.store);
  const source = useStore(editing.store, sourceShown);
  const { plan, ground, problems } = editing.shown();
  const { view, whole } = useFloorView(editing, closeUp);
  useFloorPointer(stage, editing, { plan, free: area, view, whole, edits });
  const things = useMemo(() => editor.things(source), [editor, source]);
  const ways = useMemo(() => (wanted ? editor.ways(source, problems) : []), [editor, source, problems, wanted]);
  const arrows = useMemo(
    () => problems.map((one) => editor.arrow(source, one)).filter((one) => one !== undefined),
    [editor, source, problems],
  );
  const onEdge = useMemo(() => editor.face(brush).onEdge, [editor, brush]);
  const last = stroke?.cells.at(-1);
  const [x, y] = onStage(view, area, last === undefined ? [0, 0] : [last.x + 0.5, last.y + 1]);
  return (
    <div ref={stage} className={styles.courseStage} data-mode={edits ? mode : 'look'}>
      <FloorImage drawn={ground} {...{ view }} free={area} />
      <FloorImage drawn={things} {...{ view }} free={area} />
      {edits && <FloorButton {...{ editing, plan, view }} free={area} />}
      <FloorMarks
        {...{ plan, view, board, ways, problems, arrows, lit, cursor, stroke }}
        free={area}
        hover={edits ? hover : undefined}
        onEdge={onEdge && mode === 'paint' && stroke === undefined}
      />
      {stroke !== undefined && (
        <p className={styles.courseTag} style={{ transform: `translate(calc(${x}px - 50%), ${y}px)` }}>
          {stroke.text}
        </p>
      )}
      <div ref={free} className={styles.courseFree} />
    </div>
  );
});
