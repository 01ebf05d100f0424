// One circuit that is being edited: its history, what is selected, the tool in hand and the view. Not here: keeping the draft
// (keep-draft.ts), or what keys and pointers do with it.

import type { CircuitProblem, CircuitReading } from '@core/contract';
import type { Point } from '@geometry/line';
import type { WorkshopUi } from '@ui/game-ui';
import type { CornerMark, LapProfile, RoadEditor, RoadPlace } from '@ui/workshop/road-editor';
import {
  type Change,
  changed,
  type History,
  redo,
  type StepName,
  startHistory,
  undo,
  withStep,
} from '@workshop/history';
import type { RoadRules, RoadSource } from '@workshop/source';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Free, USUAL_FREE, type View } from './view';

export const TOOLS = ['select', 'road', 'corner', 'start', 'erase'] as const;
export type Tool = (typeof TOOLS)[number];

/** What is selected. corner: its place in the source. */
export type Selected =
  | { readonly kind: 'points'; readonly points: readonly number[] }
  | { readonly kind: 'corner'; readonly corner: number }
  | { readonly kind: 'start' }
  | { readonly kind: 'none' };

export const NOTHING: Selected = { kind: 'none' };

/** What follows from a source for the screen. */
export interface Shown {
  readonly source: RoadSource;
  readonly problems: readonly CircuitProblem[];
  readonly hasErrors: boolean;
  readonly corners: readonly CornerMark[];
  readonly place: RoadPlace;
  readonly profile: LapProfile;
}

export interface EditorState {
  readonly history: History<RoadSource>;
  /** The source during a drag, before it is a step; undefined: no drag. */
  readonly drag: RoadSource | undefined;
  /** A stroke that is being drawn, in the source's unit. */
  readonly stroke: readonly Point[];
  /** The saved source, as JSON. */
  readonly saved: string;
  readonly saving: boolean;
  readonly selected: Selected;
  readonly tool: Tool;
  readonly numbers: boolean;
  readonly handles: boolean;
  /** The space under the pointer, on the road or in the profile. */
  readonly space: number | undefined;
  /** undefined: nobody has moved it, and it shows all of fitTo. */
  readonly view: View | undefined;
  readonly fitTo: RoadSource;
  /** The part of the stage that no panel covers. */
  readonly free: Free;
  /** What was done last, for screen readers. */
  readonly said: string;
}

/** An open circuit. */
export interface Editing {
  readonly kept: string;
  readonly store: StoreApi<EditorState>;
  readonly editor: RoadEditor;
  readonly rules: RoadRules;
  /** What follows from the source that is shown now. */
  shown(): Shown;
  /** Adds a step; nothing happens if the change changes nothing. Returns whether it did. */
  change(what: StepName, change: Change<RoadSource>): boolean;
  /** Shows a change of the source before the drag, without a step. */
  dragTo(change: Change<RoadSource>): void;
  /** Ends a drag as one step; dropped where the road would cross itself and did not before. Returns whether it stays. */
  drop(what: StepName): boolean;
  cancelDrag(): void;
  undo(): StepName | undefined;
  redo(): StepName | undefined;
  select(selected: Selected): void;
  set(change: Partial<EditorState>): void;
}

/** What an editor begins with. history: of a draft; left out: only the saved source. */
export interface Beginning {
  readonly kept: string;
  readonly saved: RoadSource;
  readonly history?: History<RoadSource>;
  readonly rules?: RoadRules;
}

/** Opens a circuit for editing. */
export function createEditing(beginning: Beginning, workshop: WorkshopUi, editor: RoadEditor): Editing {
  const { kept, saved } = beginning;
  const history = beginning.history ?? startHistory(saved);
  const rules = beginning.rules ?? editor.rules(saved);
  const store = createStore<EditorState>(() => ({
    history,
    drag: undefined,
    stroke: [],
    saved: JSON.stringify(saved),
    saving: false,
    selected: NOTHING,
    tool: 'select',
    numbers: true,
    handles: true,
    space: undefined,
    view: undefined,
    fitTo: history.source,
    free: USUAL_FREE,
    said: '',
  }));
  const shownOf = latest((source: RoadSource) => showing(source, workshop.read(source), editor));
  const settle = (next: History<RoadSource>): void => {
    const { selected } = store.getState();
    store.setState({ history: next, drag: undefined, selected: still(selected, next.source) });
  };
  const change = (what: StepName, made: Change<RoadSource>): boolean => {
    const before = store.getState().history;
    const next = withStep(before, what, made);
    settle(next);
    return next !== before;
  };
  return {
    kept,
    store,
    editor,
    rules,
    shown: () => shownOf(sourceShown(store.getState())),
    change,
    dragTo: (made) => store.setState(({ history: now }) => ({ drag: changed(now.source, made) })),
    drop(what) {
      const { drag, history: now } = store.getState();
      if (drag === undefined) return true;
      const crosses = roadErrors(shownOf(drag).problems) > roadErrors(workshop.read(now.source).problems);
      if (crosses) store.setState({ drag: undefined });
      else change(what, () => drag);
      return !crosses;
    },
    cancelDrag: () => store.setState({ drag: undefined, stroke: [] }),
    undo() {
      const step = store.getState().history.done.at(-1);
      settle(undo(store.getState().history));
      return step?.what;
    },
    redo() {
      const [step] = store.getState().history.undone;
      settle(redo(store.getState().history));
      return step?.what;
    },
    select: (selected) => store.setState({ selected }),
    set: (part) => store.setState(part),
  };
}

/** The source that the screen shows: of the drag, if there is one. */
export function sourceShown({ drag, history }: Pick<EditorState, 'drag' | 'history'>): RoadSource {
  return drag ?? history.source;
}

/** Whether there is something to save. */
export function isDirty({ history, saved }: Pick<EditorState, 'history' | 'saved'>): boolean {
  return JSON.stringify(history.source) !== saved;
}

/** Errors of the road itself, rather than of what lies on it. */
function roadErrors(problems: readonly CircuitProblem[]): number {
  return problems.filter(({ level, corner }) => level === 'error' && corner === undefined).length;
}

function showing(source: RoadSource, { problems }: CircuitReading, editor: RoadEditor): Shown {
  return {
    source,
    problems,
    hasErrors: problems.some(({ level }) => level === 'error'),
    corners: editor.corners(source),
    place: editor.place(source),
    profile: editor.profile(source),
  };
}

/** A selection without what is gone. */
function still(selected: Selected, { road, corners }: RoadSource): Selected {
  if (selected.kind === 'points') {
    const points = selected.points.filter((point) => point < road.length);
    return points.length === 0 ? NOTHING : { kind: 'points', points };
  }
  return selected.kind === 'corner' && selected.corner >= corners.length ? NOTHING : selected;
}

/** Remembers the last result of a function. */
function latest<In, Out>(work: (input: In) => Out): (input: In) => Out {
  let known: { readonly input: In; readonly result: Out } | undefined;
  return (input) => {
    if (known === undefined || known.input !== input) known = { input, result: work(input) };
    return known.result;
  };
}
