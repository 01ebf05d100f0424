// One course that is being edited: the brush, the chosen board, strokes and the view. Not here: steps and drags
// (editor/state/source-editing.ts), or what pointers and keys do (stage/).

import type { CircuitProblem } from '@core/contract';
import type { WorkshopUi } from '@ui/game-ui';
import type {
  CourseEditor,
  CourseSource,
  CourseStroke,
  FloorCell,
  FloorPicture,
  FloorPlan,
  FloorSpot,
} from '@ui/workshop/course-editor';
import type { Change, History, StepName } from '@workshop/history';
import { t } from '../../../text/editor';
import {
  editSource,
  type Judged,
  type SourceEditing,
  type SourceState,
  sourceShown,
} from '../../editor/state/source-editing';
import { type Free, USUAL_FREE, type View } from '../../editor/state/view';

/** What a press on the floor does. */
export type Mode = 'paint' | 'pick' | 'erase';

/** What follows from a source for the screen. */
export interface CourseShown extends Judged {
  readonly source: CourseSource;
  readonly plan: FloorPlan;
  /** The same as long as the boards lie alike. */
  readonly ground: FloorPicture;
}

/** A stroke that is not yet a step. erases: it takes away. */
export interface OpenStroke extends CourseStroke<CourseSource> {
  readonly erases: boolean;
}

export interface CourseState extends SourceState<CourseSource> {
  readonly brush: object;
  readonly mode: Mode;
  /** The chosen board, as its place in the source. */
  readonly board: number;
  /** Whether the ways from flag to flag are shown. */
  readonly ways: boolean;
  /** Where keys paint; undefined: nobody has used them. */
  readonly cursor: FloorCell | undefined;
  /** Where the pointer is. */
  readonly hover: FloorSpot | undefined;
  readonly stroke: OpenStroke | undefined;
  /** The problem whose place is shown. */
  readonly lit: CircuitProblem | undefined;
  /** undefined: nobody has moved it. */
  readonly view: View | undefined;
  /** The part of the stage that no panel covers. */
  readonly free: Free;
}

/** An open course. */
export interface CourseEditing extends SourceEditing<CourseSource, CourseState> {
  readonly kind: 'course';
  readonly editor: CourseEditor;
  shown(): CourseShown;
  /** Shows a stroke over these cells. */
  draw(path: readonly FloorSpot[], erases: boolean): void;
  /** Makes the stroke a step. */
  finish(): void;
  /** A command as one step, with its name for screen readers. */
  command(what: StepName, change: Change<CourseSource>): void;
  /** Takes the brush that paints what is there, and paints from now on. */
  pick(spot: FloorSpot): void;
}

/** What an editor begins with. history: of a draft; left out: only the saved source. */
export interface CourseBeginning {
  readonly kept: string;
  readonly saved: CourseSource;
  readonly history?: History<CourseSource>;
}

/** Opens a course for editing. */
export function createCourseEditing(
  { kept, saved, history }: CourseBeginning,
  workshop: WorkshopUi,
  editor: CourseEditor,
): CourseEditing {
  const groundOf = keptGround(editor);
  const edited = editSource<CourseSource, CourseState, CourseShown>({
    kept,
    saved,
    history,
    own: {
      brush: editor.firstBrush,
      mode: 'paint',
      board: firstBoard(editor.plan(history?.source ?? saved)),
      ways: true,
      cursor: undefined,
      hover: undefined,
      stroke: undefined,
      lit: undefined,
      view: undefined,
      free: USUAL_FREE,
    },
    showing(source) {
      const { problems } = workshop.read(source);
      const hasErrors = problems.some(({ level }) => level === 'error');
      const plan = editor.plan(source);
      return { source, problems, hasErrors, plan, ground: groundOf(source, plan) };
    },
    settled({ board, cursor }, source) {
      const plan = editor.plan(source);
      const isThere = plan.plates.some((plate) => plate.board === board && plate.kind === 'board');
      const isOn = cursor !== undefined && cursor.x < plan.width && cursor.y < plan.height;
      return {
        stroke: undefined,
        lit: undefined,
        board: isThere ? board : firstBoard(plan),
        cursor: isOn ? cursor : undefined,
      };
    },
    // The judge gives the whole mended course.
    mended: (fixed) => (draft) => void Object.assign(draft, fixed),
  });
  const { store, set } = edited;
  return {
    ...edited,
    kind: 'course',
    editor,
    rules: undefined,
    cancelDrag: () => set({ drag: undefined, stroke: undefined }),
    draw(path, erases) {
      const { history: now, brush } = store.getState();
      const stroke = erases ? editor.erase(now.source, path) : editor.stroke(now.source, brush, path);
      edited.dragTo(stroke.change);
      set({ stroke: { ...stroke, erases } });
    },
    finish() {
      const { stroke } = store.getState();
      if (stroke === undefined) return;
      const isNew = JSON.stringify(sourceShown(store.getState())) !== JSON.stringify(store.getState().history.source);
      edited.drop(stroke.what);
      set({ said: isNew ? stroke.text : t('said.nothing') });
    },
    command(what, change) {
      if (edited.change(what, change)) set({ said: t(`step.${what}`) });
    },
    pick(spot) {
      const { history: now, brush } = store.getState();
      const picked = editor.pick(now.source, spot, brush);
      set({ brush: picked, mode: 'paint', said: editor.face(picked).title });
    },
  };
}

/** The first board that is no strip of docks. */
function firstBoard({ plates }: FloorPlan): number {
  return (plates.find(({ kind }) => kind === 'board') ?? plates[0])?.board ?? 0;
}

/** Paints the ground only when boards have moved or changed their colours. */
function keptGround(editor: CourseEditor): (source: CourseSource, plan: FloorPlan) => FloorPicture {
  let known: { readonly key: string; readonly ground: FloorPicture } | undefined;
  return (source, { plates }) => {
    const key = JSON.stringify(
      plates.map(({ board, x, y, width, height }) => [board, x, y, width, height, editor.colourOf(source, board)]),
    );
    if (known?.key !== key) known = { key, ground: editor.ground(source) };
    return known.ground;
  };
}
