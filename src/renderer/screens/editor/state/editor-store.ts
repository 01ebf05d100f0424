// One road that is being edited: what is selected, the tool in hand and the view. Not here: steps and drags (source-editing.ts), keeping
// the draft (keep-draft.ts), or what keys and pointers do with it.

import type { UnderlayPlace } from '@api/circuits/commands';
import type { CircuitProblem, CircuitReading } from '@core/contract';
import type { Point } from '@geometry/line';
import type { WorkshopUi } from '@ui/game-ui';
import type { CornerMark, LapProfile, RoadEditor, RoadPlace } from '@ui/workshop/road-editor';
import type { History } from '@workshop/history';
import { replaceWith } from '@workshop/road';
import type { RoadRules, RoadSource } from '@workshop/source';
import { editSource, type SourceEditing, type SourceState } from './source-editing';
import { type Free, USUAL_FREE, type View } from './view';

export const TOOLS = ['select', 'road', 'corner', 'start', 'scenery', 'erase'] as const;
/** underlay: moves the picture under the road; it is chosen beside the picture. */
export type Tool = (typeof TOOLS)[number] | 'underlay';

/** What is selected. corner: its place in the source. */
export type Selected =
  | { readonly kind: 'points'; readonly points: readonly number[] }
  | { readonly kind: 'corner'; readonly corner: number }
  | { readonly kind: 'start' }
  | { readonly kind: 'none' };

/** Radius of a brush, in spaces. */
const USUAL_BRUSH = 3;

export const NOTHING: Selected = { kind: 'none' };

/** What follows from a source for the screen. */
export interface Shown {
  readonly source: RoadSource;
  /** Pieces of the lap. */
  readonly spaces: number;
  readonly problems: readonly CircuitProblem[];
  readonly hasErrors: boolean;
  readonly corners: readonly CornerMark[];
  readonly place: RoadPlace;
  readonly profile: LapProfile;
}

export interface EditorState extends SourceState<RoadSource> {
  /** A stroke that is being drawn, in the source's unit. */
  readonly stroke: readonly Point[];
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
  /** The picture under the road. */
  readonly underlay: Underlay | undefined;
  readonly brush: Brushing;
  /** Where the brush is, in the source's unit; undefined: not over the stage. */
  readonly brushAt: Point | undefined;
}

/** The brush in hand. id: of the game's brushes; '': the first. size: its radius, in spaces. erases: it takes away. */
export interface Brushing {
  readonly id: string;
  readonly size: number;
  readonly erases: boolean;
}

/** A picture under the road. image: a data URL. */
export interface Underlay {
  readonly image: string;
  readonly place: UnderlayPlace;
}

/** An open circuit with a road. */
export interface Editing extends SourceEditing<RoadSource, EditorState> {
  readonly kind: 'road';
  readonly editor: RoadEditor;
  readonly rules: RoadRules;
  shown(): Shown;
  select(selected: Selected): void;
}

/** The part of a road's rules that is kept with a draft. */
export type DraftRules = Pick<RoadRules, 'unit' | 'apart'>;

/** What an editor begins with. history: of a draft; left out: only the saved source. */
export interface Beginning {
  readonly kept: string;
  readonly saved: RoadSource;
  readonly history?: History<RoadSource>;
  /** Of a draft: what stays as it was when the circuit was first opened. */
  readonly rules?: DraftRules;
  readonly underlay?: Underlay | undefined;
}

/** Opens a circuit for editing. */
export function createEditing(beginning: Beginning, workshop: WorkshopUi, editor: RoadEditor): Editing {
  const { kept, saved, history } = beginning;
  const rules = { ...editor.rules(saved), ...beginning.rules };
  const marked = (source: RoadSource) => editor.corners(source).map(({ corner }) => corner);
  const edited = editSource<RoadSource, EditorState, Shown>({
    kept,
    saved,
    history,
    own: {
      stroke: [],
      selected: NOTHING,
      tool: 'select',
      numbers: true,
      handles: true,
      space: undefined,
      view: undefined,
      fitTo: history?.source ?? saved,
      free: USUAL_FREE,
      underlay: beginning.underlay,
      brush: { id: '', size: USUAL_BRUSH, erases: false },
      brushAt: undefined,
    },
    showing: (source) => showing(source, workshop.read(source), editor, rules),
    settled: ({ selected }, source) => ({ selected: still(selected, source, marked) }),
    putBack: ({ underlay }, place) => (underlay && { underlay: { ...underlay, place: place as UnderlayPlace } }) ?? {},
    isWorse: (now, before) => roadErrors(now.problems) > roadErrors(before.problems),
    // The judge gives the whole mended circuit, as its game reads it.
    mended: (fixed) => replaceWith(fixed as unknown as RoadSource, rules),
  });
  return {
    ...edited,
    kind: 'road',
    editor,
    rules,
    cancelDrag: () => edited.set({ drag: undefined, stroke: [] }),
    select: (selected) => edited.set({ selected }),
  };
}

/** Errors of the road itself, rather than of what lies on it. */
function roadErrors(problems: readonly CircuitProblem[]): number {
  return problems.filter(({ level, corner }) => level === 'error' && corner === undefined).length;
}

function showing(source: RoadSource, { problems }: CircuitReading, editor: RoadEditor, { on }: RoadRules): Shown {
  return {
    source,
    spaces: on.spacesOf(source),
    problems,
    hasErrors: problems.some(({ level }) => level === 'error'),
    corners: editor.corners(source),
    place: editor.place(source),
    profile: editor.profile(source),
  };
}

/** A selection without what is gone. */
function still(selected: Selected, source: RoadSource, marked: (source: RoadSource) => readonly number[]): Selected {
  if (selected.kind === 'points') {
    const points = selected.points.filter((point) => point < source.road.length);
    return points.length === 0 ? NOTHING : { kind: 'points', points };
  }
  return selected.kind === 'corner' && !marked(source).includes(selected.corner) ? NOTHING : selected;
}
