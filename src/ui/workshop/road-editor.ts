// What a game gives to the road editor: its rules, its drawing, its estimate of a lap, and its own fields as data, which the editor
// shows. Not here: changes that every road has (workshop/road.ts).

import type { Box } from '@geometry/box';
import type { Change } from '@workshop/history';
import type { RoadRules, RoadSource } from '@workshop/source';
import type { Picture } from '../art/picture';

/** A field of the inspector. Every change acts at once, as a step of its own. */
export type Field<S> =
  | NumberField<S>
  | ChoiceField<S>
  | FlagField<S>
  | LimitField<S>
  | {
      readonly kind: 'stops';
      readonly id: string;
      readonly label: string;
      readonly stops: readonly (readonly [string, number])[];
    };

interface FieldText {
  readonly id: string;
  readonly label: string;
  /** One line under the label. */
  readonly note?: string;
}

export interface NumberField<S> extends FieldText {
  readonly kind: 'number';
  readonly value: number;
  readonly range: readonly [number, number];
  change(value: number): Change<S>;
}

export interface ChoiceField<S> extends FieldText {
  readonly kind: 'choice';
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  change(value: string): Change<S>;
}

export interface FlagField<S> extends FieldText {
  readonly kind: 'flag';
  readonly on: boolean;
  change(on: boolean): Change<S>;
}

/** A speed limit, as signs to choose from and a number for higher ones. side: what it costs, note: in a sentence. */
export interface LimitField<S> extends FieldText {
  readonly kind: 'limit';
  readonly value: number;
  readonly signs: number;
  readonly most: number;
  readonly side: string;
  change(value: number): Change<S>;
}

/** Where a road is on its board, and how wide it is there. x on the board is (x - left) * scale. */
export interface RoadPlace {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
  /** Half the road's width, in board units. */
  readonly half: number;
}

/** A corner on the road. corner: its place in the source; line: the space that its line is in front of, 0 the finish. */
export interface CornerMark {
  readonly corner: number;
  readonly line: number;
  readonly name: string;
  /** What its sign says. */
  readonly sign: string;
  /** Spaces before the line that belong to it, drawn while it is selected, with their labels; nearest to the line first. */
  readonly stops: readonly string[];
  readonly zone: number;
}

/** An estimate of a lap. heat: what is paid, in the game's own money. */
export interface LapProfile {
  /** By space from the finish line. */
  readonly speeds: readonly number[];
  /** In driving order. */
  readonly corners: readonly {
    readonly corner: number;
    readonly line: number;
    readonly limit: number;
    readonly paid: number;
  }[];
  /** '7.4 turns and 3.0 heat a lap'. */
  readonly text: string;
  /** The least and the most to which a step of the drawing can be dragged; left out: its limits are no speeds. */
  readonly limits?: readonly [number, number];
}

/** A land that a circuit can lie in. colour: of its tile. */
export interface Land {
  readonly id: string;
  readonly label: string;
  readonly colour: string;
}

/** A game's part of the road editor. */
export interface RoadEditor<S extends RoadSource = RoadSource> {
  /** What holds while this source is edited. */
  rules(source: S): RoadRules;
  place(source: S): RoadPlace;
  corners(source: S): readonly CornerMark[];
  /** The board of the race, without its signs. part: what it shows, in board units. Only for sources without errors. */
  picture(source: S): { readonly picture: Picture; readonly part: Box };
  profile(source: S): LapProfile;
  /** lanes, laps: what can be chosen. */
  readonly ranges: {
    readonly lanes: readonly number[];
    readonly laps: readonly [number, number];
    readonly corners: readonly [number, number];
  };
  lanesOf(source: S): number;
  lapsOf(source: S): number;
  setLanes(lanes: number): Change<S>;
  setLaps(laps: number): Change<S>;
  addCorner(anchor: number, name: string): Change<S>;
  removeCorner(corner: number): Change<S>;
  putLine(corner: number, line: number): Change<S>;
  setLimit(corner: number, limit: number): Change<S>;
  nameCorner(corner: number, name: string): Change<S>;
  reverse(): Change<S>;
  readonly lands: readonly Land[];
  landOf(source: S): string;
  setLand(id: string): Change<S>;
  /** Another landscape in the same land. seed: any whole number. */
  setSeed(seed: number): Change<S>;
  cornerFields(source: S, corner: number): readonly Field<S>[];
  circuitFields(source: S): readonly Field<S>[];
  /** The circuit with its finish line at a space, for a test drive from there; undefined: none can be raced. */
  startingAt(source: S, space: number): S | undefined;
}

/** A game's editor as the shell knows it: it only ever hands a game the sources that the game has read. */
export function defineRoadEditor<S extends RoadSource>(editor: RoadEditor<S>): RoadEditor {
  return editor as unknown as RoadEditor;
}
