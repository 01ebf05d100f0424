// The road editor: opens a circuit of the workshop and puts the panels round its stage. Not here: the list of circuits
// (screens/workshop), or what is edited (state/).

import type { CircuitProblem } from '@core/contract';
import { Button } from '@ui/controls/button';
import { EmptyState } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { useSteady } from '@ui/render/keep';
import { Construction } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useStore } from 'zustand';
import { apiErrorText } from '../../app/api-errors';
import { Loading } from '../../app/connection/connection';
import { AppTopBar } from '../../app/top-bar';
import { t } from '../../text/editor';
import { CourseEditor } from '../course-editor/course-editor';
import styles from './editor.module.css';
import { useFirstCircuit } from './lesson/first-circuit';
import { LessonCard } from './lesson/lesson-card';
import { EditorBar } from './panels/bar';
import { DriveSheet } from './panels/drive-sheet';
import { InspectorPanel } from './panels/inspector';
import { LeaveDialog } from './panels/leave-dialog';
import { Problems } from './panels/problems';
import { Profile } from './panels/profile';
import { Said } from './panels/said';
import { ToolsPanel } from './panels/tools';
import { Zoom } from './panels/zoom';
import { markName } from './stage/mark-name';
import { Stage } from './stage/stage';
import type { Editing } from './state/editor-store';
import { type Opened, useEditing } from './state/use-editing';
import { useEditorKeys } from './state/use-editor-keys';
import { type DriveHow, useLeaving } from './state/use-leaving';
import { useRoomToDraw } from './state/use-room-to-draw';
import { useSurprise } from './state/use-surprise';
import { useZoom } from './state/use-zoom';

export function EditorScreen({ kept }: { kept: string }): ReactElement {
  const opened = useEditing(kept);
  if (opened === undefined) return <Loading />;
  if ('apiError' in opened)
    return (
      <ScreenFrame top={<AppTopBar />}>
        <EmptyState
          icon={<Construction />}
          text={opened.apiError === null ? t('none.editor') : apiErrorText(opened.apiError)}
        />
      </ScreenFrame>
    );
  const { editing, game, workshop } = opened;
  return editing.kind === 'course' ? (
    <CourseEditor {...{ editing, game }} />
  ) : (
    <RoadEditor {...{ editing, game, workshop }} />
  );
}

function RoadEditor({ editing, game, workshop }: Opened & { editing: Editing }): ReactElement {
  const said = useStore(editing.store, (now) => now.said);
  const tool = useStore(editing.store, (now) => now.tool);
  const isHandset = !useRoomToDraw();
  const isTaught = useFirstCircuit(({ kept }) => kept === editing.kept);
  const [drawer, setDrawer] = useState<Drawer>('none');
  const leaving = useLeaving(editing);
  const { percent, zoom, fit, center } = useZoom(editing);
  const surprise = useSurprise(editing, workshop);
  useEditorKeys(editing, {
    save: () => void leaving.save(),
    choose: leaving.choose,
    drive: () => leaving.drive(),
    driveFrom: () => leaving.drive(fromHere(editing)),
    zoom,
    fit,
    leave: leaving.leave,
  });
  const show = useSteady(({ space: at, corner }: CircuitProblem): void => {
    if (at !== undefined) center(at);
    const chosen = corner === undefined ? undefined : editing.shown().corners[corner];
    if (chosen !== undefined) editing.select({ kind: 'corner', corner: chosen.corner });
  });
  const leave = useSteady(leaving.leave);
  const save = useSteady(() => void leaving.save());
  const choose = useSteady(leaving.choose);
  const report = useSteady(leaving.report);
  const zoomBy = useSteady(zoom);
  const fitAll = useSteady(fit);
  const toggle = (wanted: Drawer) => () => setDrawer(drawer === wanted ? 'none' : wanted);
  return (
    <main className={styles.editor} data-drawer={drawer}>
      <Stage editing={editing} edits={!isHandset} />
      <EditorBar
        {...{ editing, game }}
        edits={!isHandset}
        driving={leaving.driving}
        onBack={leave}
        onSave={save}
        onDrive={choose}
      />
      {isHandset ? (
        <p className={styles.editorLarger}>{t('phone.larger')}</p>
      ) : (
        <>
          <ToolsPanel editing={editing} className={styles.editorLeft} onSurprise={surprise} />
          <div className={styles.editorDrawers}>
            <Button size="small" aria-expanded={drawer === 'tools'} onClick={toggle('tools')}>
              {t('tools.label')}
            </Button>
            <Button size="small" aria-expanded={drawer === 'inspector'} onClick={toggle('inspector')}>
              {t('inspector.label')}
            </Button>
          </div>
          <Zoom {...{ editing, percent }} className={styles.editorZoomPlace} onZoom={zoomBy} onFit={fitAll} />
          {(!isTaught || said !== '') && (
            <p className={styles.editorHint} data-top={isTaught || undefined}>
              {said === '' ? t(`hint.${tool}`) : said}
            </p>
          )}
        </>
      )}
      {!isHandset && <LessonCard editing={editing} />}
      <InspectorPanel editing={editing} className={styles.editorRight} edits={!isHandset} />
      <div className={styles.editorDash}>
        <Profile editing={editing} className={styles.editorDashProfile} />
        <Problems {...{ editing, game }} className={styles.editorDashProblems} onShow={show} onTest={report} />
      </div>
      <Announcer editing={editing} />
      <DriveSheet leaving={leaving} game={game} />
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

/** Spaces before a corner from which a test drive of it begins. */
const APPROACH = 8;

/** A drive from the space under the pointer, or from where the selected corner can be tried; with neither, from the grid. */
function fromHere(editing: Editing): DriveHow {
  const { selected, space, history } = editing.store.getState();
  const { corners, spaces } = editing.shown();
  const corner = corners.find((one) => selected.kind === 'corner' && one.corner === selected.corner);
  const at = space ?? (corner && (corner.line - APPROACH + spaces) % spaces);
  return at === undefined ? {} : { from: () => editing.editor.startingAt(history.source, at) };
}

type Drawer = 'none' | 'tools' | 'inspector';

/** Says what is selected, and what was done. */
function Announcer({ editing }: { editing: Editing }): ReactElement {
  const { selected, said } = useStore(editing.store);
  const { corners, source } = editing.shown();
  const at = corners.findIndex(({ corner }) => selected.kind === 'corner' && corner === selected.corner);
  const corner = corners[at];
  const text =
    corner !== undefined
      ? markName(corner, at)
      : selected.kind === 'points'
        ? t('said.points', {
            n: (selected.points[0] ?? 0) + 1,
            count: source.road.length,
            chosen: selected.points.length,
          })
        : '';
  return <Said {...{ text, said }} />;
}
