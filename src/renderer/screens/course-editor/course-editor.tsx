// The course editor: boards of cells under their plates, with palette, brush and checks. Not here: opening a circuit, or its list
// (screens/editor, screens/workshop).

import type { CircuitProblem } from '@core/contract';
import { useSteady } from '@ui/render/keep';
import { Infinity as Loop } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { COLUMNS, useCompact, useWide } from '../../app/use-wide';
import { t } from '../../text/editor';
import { DriveSheet } from '../editor/panels/drive-sheet';
import { LeaveDialog } from '../editor/panels/leave-dialog';
import { Problems } from '../editor/panels/problems';
import { Said } from '../editor/panels/said';
import { sourceShown } from '../editor/state/source-editing';
import { useLeaving } from '../editor/state/use-leaving';
import { useRoomToDraw } from '../editor/state/use-room-to-draw';
import styles from './course-editor.module.css';
import { BrushPanel } from './panels/brush-panel';
import { CourseBar } from './panels/course-bar';
import { Palette } from './panels/palette';
import { Plates } from './panels/plates';
import { FloorStage } from './stage/floor-stage';
import type { CourseEditing } from './state/course-store';
import { cellOf, plateAt } from './state/floor-view';
import { useCourseKeys } from './state/use-course-keys';
import { useFloorView } from './state/use-floor-view';

/** An open course with its panels. */
export function CourseEditor({ editing, game }: { editing: CourseEditing; game: string }): ReactElement {
  const edits = useRoomToDraw();
  // A tablet in portrait has room for one board at a time.
  const closeUp = !useWide(COLUMNS) && edits;
  const narrow = useCompact();
  const leaving = useLeaving(editing);
  const { zoom, center } = useFloorView(editing, closeUp);
  const leave = useSteady(leaving.leave);
  const save = useSteady(() => void leaving.save());
  const drive = useSteady(() => leaving.drive());
  const choose = useSteady(leaving.choose);
  const report = useSteady(leaving.report);
  useCourseKeys(editing, { save, choose, drive, zoom, leave });
  const show = useSteady((problem: CircuitProblem): void => {
    const { plan } = editing.shown();
    if (problem.space === undefined) return;
    const cell = cellOf(plan, problem.space);
    const on = plateAt(plan, cell);
    editing.set({ lit: problem, cursor: cell, ...(on?.kind === 'board' && { board: on.board }) });
    center(cell);
  });
  const iconOf = useSteady((problem: CircuitProblem) =>
    editing.editor.arrow(editing.shown().source, problem) === undefined ? undefined : <Loop size={21} />,
  );
  const praise = useStore(editing.store, () => {
    const { source, problems } = editing.shown();
    return editing.editor.praise(source, problems);
  });
  return (
    <main className={styles.courseEditor}>
      <FloorStage {...{ editing, edits, closeUp }} />
      <CourseBar
        {...{ editing, game, edits }}
        driving={leaving.driving}
        onBack={leave}
        onSave={save}
        onDrive={choose}
      />
      {edits ? <Plates {...{ editing, closeUp }} /> : <p className={styles.courseLarger}>{t('course.larger')}</p>}
      <div className={styles.courseDash}>
        {edits && <Palette editing={editing} />}
        {edits && <BrushPanel editing={editing} />}
        <Problems
          {...{ editing, game, praise, iconOf, narrow }}
          className={styles.courseChecks}
          title={t('checks.label')}
          onShow={show}
          onTest={report}
        />
      </div>
      <Announcer editing={editing} />
      <DriveSheet {...{ leaving, game }} />
      <LeaveDialog
        open={leaving.asking}
        name={editing.store.getState().history.source.name}
        onStay={leaving.stay}
        onDiscard={leaving.discard}
        onSave={leaving.saveAndLeave}
      />
    </main>
  );
}

/** Says where the cursor is and what lies there, and what was done. */
function Announcer({ editing }: { editing: CourseEditing }): ReactElement {
  const cursor = useStore(editing.store, (now) => now.cursor);
  const said = useStore(editing.store, (now) => now.said);
  const source = useStore(editing.store, sourceShown);
  return <Said text={cursor === undefined ? '' : editing.editor.cellText(source, cursor)} said={said} />;
}
