// What a game with a floor of cells gives to the course editor: its boards and their drawing, a palette, and what strokes do. Not here:
// roads (road-editor.ts), or how pointers and keys become strokes, which is the screen's.

import type { CircuitProblem } from '@core/contract';
import type { Box } from '@geometry/box';
import type { Change, StepName } from '@workshop/history';
import type { Picture } from '../art/picture';

/** A source as far as the screen knows it. */
export interface CourseSource {
  name: string;
}

/** A cell of the floor, 0-based from its north-west corner. */
export interface FloorCell {
  readonly x: number;
  readonly y: number;
}

/** A cell of a stroke. within: where in it, from its north-west corner, 0 to 1; left out: a key was pressed, nobody points. */
export interface FloorSpot extends FloorCell {
  readonly within?: readonly [across: number, down: number];
}

/** A side of a cell: 0 north, then clockwise. */
export type Side = 0 | 1 | 2 | 3;

/** A tile of the palette. key: that chooses it, as it is shown. */
export interface CourseTile {
  readonly id: string;
  readonly label: string;
  readonly key: string;
  readonly picture: Picture;
}

interface OptionText {
  readonly id: string;
  readonly label: string;
}

/** Something to choose about a brush. */
export type BrushOption<B> =
  | (OptionText & { readonly kind: 'way'; readonly value: Side; change(value: Side): B })
  | (OptionText & {
      readonly kind: 'one';
      readonly value: string;
      readonly choices: readonly BrushChoice[];
      change(value: string): B;
    })
  | (OptionText & {
      readonly kind: 'several';
      readonly values: readonly string[];
      readonly choices: readonly BrushChoice[];
      change(values: readonly string[]): B;
    });

export interface BrushChoice {
  readonly value: string;
  readonly label: string;
}

/** What the screen shows of a brush. */
export interface BrushFace<B> {
  readonly tile: string;
  readonly title: string;
  /** Beside the title: '2 spaces'. */
  readonly note: string;
  /** One sentence on how to paint with it. */
  readonly hint: string;
  readonly options: readonly BrushOption<B>[];
  /** Whether it can be turned and flipped. */
  readonly turns: boolean;
  /** Whether it goes to the nearest edge of a cell, rather than into it. */
  readonly onEdge: boolean;
}

/** What one stroke does. */
export interface CourseStroke<S> {
  readonly what: StepName;
  readonly change: Change<S>;
  /** The cells that it touches, in order. */
  readonly cells: readonly FloorCell[];
  /** Where and how much: '5 spaces east, board 2, E7 to I7'. */
  readonly text: string;
}

/** A board, or the strip of docks, on the floor. board: its place in the source. */
export interface BoardPlate extends FloorCell {
  readonly board: number;
  readonly kind: 'dock' | 'board';
  readonly width: number;
  readonly height: number;
  /** 'Board 1', and what is on it: 'Foundry'. */
  readonly label: string;
  readonly name: string;
}

/** The floor. Plates from west to east. */
export interface FloorPlan {
  readonly width: number;
  readonly height: number;
  readonly plates: readonly BoardPlate[];
}

/** A picture of the floor. part: what it shows, in cells. */
export interface FloorPicture {
  readonly picture: Picture;
  readonly part: Box;
}

/** Something about the whole course that the bar counts. */
export interface CourseFigure {
  readonly id: string;
  readonly value: string;
  readonly label: string;
}

/** A game's part of the course editor. B: its brush. */
export interface CourseEditor<S extends CourseSource = CourseSource, B extends object = object> {
  readonly kind: 'course';
  readonly tiles: readonly CourseTile[];
  readonly firstBrush: B;
  /** The brush with another tile; what was chosen before stays where it fits. */
  withTile(brush: B, tile: string): B;
  face(brush: B): BrushFace<B>;
  turned(brush: B): B;
  flipped(brush: B): B;
  /** The brush that paints what is topmost there. */
  pick(source: S, spot: FloorSpot, brush: B): B;
  /** path: cells, each beside the one before, at least one. */
  stroke(source: S, brush: B, path: readonly FloorSpot[]): CourseStroke<S>;
  erase(source: S, path: readonly FloorSpot[]): CourseStroke<S>;
  plan(source: S): FloorPlan;
  /** Hall and plates, which change with the boards alone. */
  ground(source: S): FloorPicture;
  /** What lies on them, over the same part. Also for sources with errors. */
  things(source: S): FloorPicture;
  /** What a cell is called, and what is on it, in words. */
  cellText(source: S, cell: FloorCell): string;
  /** problems: of the source, here and below. */
  figures(source: S, problems: readonly CircuitProblem[]): readonly CourseFigure[];
  /** The ways on foot from the docks over all flags, cell by cell; empty where there is none. */
  ways(source: S, problems: readonly CircuitProblem[]): readonly (readonly FloorCell[])[];
  /** From where to where a problem leads: robots that return somewhere and are lost somewhere else. */
  arrow(source: S, problem: CircuitProblem): readonly [from: FloorCell, to: FloorCell] | undefined;
  /** What is right about the course, in a sentence; undefined while it is not. */
  praise(source: S, problems: readonly CircuitProblem[]): string | undefined;
  readonly counts: readonly number[];
  countOf(source: S): number;
  setCount(count: number): Change<S>;
  turnBoard(board: number): Change<S>;
  mirrorBoard(board: number): Change<S>;
  swapBoard(board: number): Change<S>;
  copyBoard(board: number): Change<S>;
  /** Strips of docks of the box; null: the course has one of its own. */
  readonly docks: readonly BrushChoice[];
  dockOf(source: S): string | null;
  setDock(id: string): Change<S>;
  /** Whole boards of the box, and the colours of boards. */
  readonly stamps: readonly BrushChoice[];
  stamp(board: number, id: string): Change<S>;
  readonly colours: readonly BrushChoice[];
  colourOf(source: S, board: number): string;
  setColour(board: number, id: string): Change<S>;
}

/** A game's editor as the shell knows it: it only ever hands a game the sources and brushes that come from it. */
export function defineCourseEditor<S extends CourseSource, B extends object>(
  editor: Omit<CourseEditor<S, B>, 'kind'>,
): CourseEditor {
  // Its getters stay getters: they format text, which has a language only once the page does.
  return Object.defineProperties(
    { kind: 'course' },
    Object.getOwnPropertyDescriptors(editor),
  ) as unknown as CourseEditor;
}
