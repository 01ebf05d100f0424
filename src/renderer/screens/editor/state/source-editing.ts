// What all editors of circuits have in common, whatever they edit: steps that can be undone, a drag before it is a step, and what is
// saved. Not here: what a screen selects and shows (editor-store.ts), or keeping the draft (keep-draft.ts).

import type { CircuitProblem, Json } from '@core/contract';
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
import { createStore, type StoreApi } from 'zustand/vanilla';

/** A source as far as every editor knows it. */
export interface NamedSource {
  name: string;
}

/** What the store of every editor holds. */
export interface SourceState<S> {
  readonly history: History<S>;
  /** The source during a drag, before it is a step; undefined: no drag. */
  readonly drag: S | undefined;
  /** The saved source, as JSON. */
  readonly saved: string;
  readonly saving: boolean;
  /** What was done last, for screen readers. */
  readonly said: string;
}

/** What the game's judge says of the source that is shown. */
export interface Judged {
  readonly problems: readonly CircuitProblem[];
  readonly hasErrors: boolean;
}

/** A store that only its editing changes. */
export type ReadonlyStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

/** An open circuit, as the parts that all editors share know it. */
export interface SourceEditing<S extends NamedSource = NamedSource, T extends SourceState<S> = SourceState<S>> {
  readonly kept: string;
  readonly store: ReadonlyStore<T>;
  /** What its draft keeps besides the history; undefined: nothing. */
  readonly rules: unknown;
  /** What follows from the source that is shown now. */
  shown(): Judged;
  /** Adds a step; nothing happens if the change changes nothing. Returns whether it did. */
  change(what: StepName, change: Change<S>): boolean;
  /** Shows a change of the source before the drag, without a step. */
  dragTo(change: Change<S>): void;
  /** Ends a drag as one step; dropped where the editor takes no such drag. Returns whether it stays. */
  drop(what: StepName): boolean;
  cancelDrag(): void;
  undo(): StepName | undefined;
  redo(): StepName | undefined;
  /** Takes the mended source of a problem. */
  mend(fixed: Json): void;
  set(change: Partial<T>): void;
}

/** What an editor adds to the common part. history: of a draft; left out: only the saved source. */
export interface EditingParts<S extends NamedSource, T extends SourceState<S>, J extends Judged> {
  readonly kept: string;
  readonly saved: S;
  readonly history?: History<S> | undefined;
  /** The screen's own state. */
  readonly own: Omit<T, keyof SourceState<S>>;
  showing(source: S): J;
  /** What changes of the screen's own state with a new source, such as a selection of what is gone. */
  settled?(state: T, source: S): Partial<T>;
  /** What changes of the screen's own state when a step is undone or redone that changed something beside the source. */
  putBack?(state: T, aside: unknown): Partial<T>;
  /** Whether a drag is to be dropped. now, before: what follows from the sources. Left out: none is. */
  isWorse?(now: J, before: J): boolean;
  /** The change that takes a mended source. */
  mended(fixed: Json): Change<S>;
}

/** Opens a source: the common part of an editing. */
export function editSource<S extends NamedSource, T extends SourceState<S>, J extends Judged>(
  parts: EditingParts<S, T, J>,
) {
  const { kept, saved, own, showing, settled, putBack, isWorse, mended } = parts;
  const begun: SourceState<S> = {
    history: parts.history ?? startHistory(saved),
    drag: undefined,
    saved: JSON.stringify(saved),
    saving: false,
    said: '',
  };
  const store = createStore<T>(() => ({ ...own, ...begun }) as T);
  const set = (change: Partial<T>): void => store.setState(change);
  const setCommon = (change: Partial<SourceState<S>>): void => store.setState(change as Partial<T>);
  const shownOf = latest(showing);
  const settle = (next: History<S>): void => {
    const state = store.getState();
    setCommon({ ...settled?.(state, next.source), history: next, drag: undefined });
  };
  const change = (what: StepName, made: Change<S>): boolean => {
    const before = store.getState().history;
    const next = withStep(before, what, made);
    settle(next);
    return next !== before;
  };
  return {
    kept,
    store: store as ReadonlyStore<T>,
    shown: (): J => shownOf(sourceShown(store.getState())),
    change,
    dragTo: (made: Change<S>): void => setCommon({ drag: changed(store.getState().history.source, made) }),
    drop(what: StepName): boolean {
      const { drag, history } = store.getState();
      if (drag === undefined) return true;
      const isDropped = isWorse?.(shownOf(drag), showing(history.source)) ?? false;
      if (isDropped) setCommon({ drag: undefined });
      else change(what, () => drag);
      return !isDropped;
    },
    cancelDrag: (): void => setCommon({ drag: undefined }),
    undo(): StepName | undefined {
      const step = store.getState().history.done.at(-1);
      settle(undo(store.getState().history));
      if (step?.aside !== undefined) set(putBack?.(store.getState(), step.aside.back) ?? {});
      return step?.what;
    },
    redo(): StepName | undefined {
      const [step] = store.getState().history.undone;
      settle(redo(store.getState().history));
      if (step?.aside !== undefined) set(putBack?.(store.getState(), step.aside.forth) ?? {});
      return step?.what;
    },
    mend: (fixed: Json): void => void change('problem.fix', mended(fixed)),
    set,
  };
}

/** The source that the screen shows: of the drag, if there is one. */
export function sourceShown<S>({ drag, history }: Pick<SourceState<S>, 'drag' | 'history'>): S {
  return drag ?? history.source;
}

/** Sources as JSON: screens ask for the same one again and again, and none is ever changed in place. */
const texts = new WeakMap<object, string>();

/** Whether there is something to save. */
export function isDirty({ history, saved }: Pick<SourceState<object>, 'history' | 'saved'>): boolean {
  const { source } = history;
  const text = texts.get(source) ?? JSON.stringify(source);
  texts.set(source, text);
  return text !== saved;
}

/** Remembers the last result of a function. */
function latest<In, Out>(work: (input: In) => Out): (input: In) => Out {
  let known: { readonly input: In; readonly result: Out } | undefined;
  return (input) => {
    if (known === undefined || known.input !== input) known = { input, result: work(input) };
    return known.result;
  };
}
