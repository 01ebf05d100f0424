// Everything that was changed in a circuit, as steps that can be undone and redone without end. Plain JSON, so that it is kept
// with the circuit's draft. Not here: the changes themselves (road.ts, and each game's own).

import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer';

/** What a step did, for people who undo it. */
export type StepName =
  | 'road.move'
  | 'road.handle'
  | 'road.insert'
  | 'road.delete'
  | 'road.smooth'
  | 'road.straight'
  | 'road.draw'
  | 'road.scale'
  | 'road.reverse'
  | 'corner.add'
  | 'corner.remove'
  | 'corner.move'
  | 'corner.change'
  | 'start.move'
  | 'floor.paint'
  | 'floor.belt'
  | 'floor.wall'
  | 'floor.laser'
  | 'floor.pusher'
  | 'floor.erase'
  | 'flag.add'
  | 'flag.move'
  | 'dock.add'
  | 'dock.move'
  | 'dock.strip'
  | 'board.count'
  | 'board.turn'
  | 'board.mirror'
  | 'board.swap'
  | 'board.copy'
  | 'board.stamp'
  | 'board.colour'
  | 'circuit.change'
  | 'circuit.name'
  | 'circuit.land'
  | 'circuit.replace'
  | 'problem.fix'
  | 'underlay.place'
  | 'scenery.strew'
  | 'scenery.erase';

/** Changes a draft of the source; one that returns a source replaces the whole. */
export type Change<S> = (draft: S) => void;

/** One step: a whole drag is one. aside: what it changed beside the source, for the editor to put back. */
export interface Step {
  readonly what: StepName;
  readonly forth: readonly Patch[];
  readonly back: readonly Patch[];
  readonly aside?: Aside;
}

/** Something beside the source after a step and before it, as plain JSON. */
interface Aside {
  readonly forth: unknown;
  readonly back: unknown;
}

/** A source with what was done to it. undone: the last undone first. */
export interface History<S> {
  readonly source: S;
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

/** A history that begins. */
export function startHistory<S>(source: S): History<S> {
  return { source, done: [], undone: [] };
}

/** The source with a change, for as long as it is not yet decided, such as during a drag. */
export function changed<S extends object>(source: S, change: Change<S>): S {
  return stepOf(source, change)[0];
}

/** The history with one more step, and nothing to redo; the same history if the change changes nothing. */
export function withStep<S extends object>(history: History<S>, what: StepName, change: Change<S>): History<S> {
  const [source, forth, back] = stepOf(history.source, change);
  if (forth.length === 0 || JSON.stringify(source) === JSON.stringify(history.source)) return history;
  return { source, done: [...history.done, { what, forth, back }], undone: [] };
}

/** The history with one more step that leaves the source as it is. */
export function withAside<S>(history: History<S>, what: StepName, aside: Aside): History<S> {
  const { source, done } = history;
  return { source, done: [...done, { what, forth: [], back: [], aside }], undone: [] };
}

/** The history without steps that leave the source as it is: what they changed is gone. */
export function withoutAsides<S>({ source, done, undone }: History<S>): History<S> {
  const isOfSource = ({ aside }: Step): boolean => aside === undefined;
  return { source, done: done.filter(isOfSource), undone: undone.filter(isOfSource) };
}

/** The history before its last step; the same history if there is none. */
export function undo<S extends object>(history: History<S>): History<S> {
  const last = history.done.at(-1);
  if (last === undefined) return history;
  return {
    source: patched(history.source, last.back),
    done: history.done.slice(0, -1),
    undone: [last, ...history.undone],
  };
}

/** The history with its last undone step done again; the same history if there is none. */
export function redo<S extends object>(history: History<S>): History<S> {
  const [next, ...undone] = history.undone;
  if (next === undefined) return history;
  return { source: patched(history.source, next.forth), done: [...history.done, next], undone };
}

/** The same history with as many of its newest steps as fit into this many characters of JSON. */
export function fitting<S>(history: History<S>, most: number): History<S> {
  let { done, undone } = history;
  const size = () => JSON.stringify({ ...history, done, undone }).length;
  while (size() > most && done.length + undone.length > 0) {
    if (done.length > 0) done = done.slice(Math.ceil(done.length / 4));
    else undone = undone.slice(0, -Math.ceil(undone.length / 4));
  }
  return { ...history, done, undone };
}

function stepOf<S extends object>(source: S, change: Change<S>): readonly [S, Patch[], Patch[]] {
  enablePatches();
  // immer's own type of a draft is the source without readonly, which sources do not have.
  const [next, forth, back] = produceWithPatches(source, change as never);
  return [next as S, forth, back];
}

function patched<S extends object>(source: S, patches: readonly Patch[]): S {
  enablePatches();
  return applyPatches(source, patches);
}
