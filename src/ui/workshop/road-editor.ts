// What a game gives to the road editor: its rules, its drawing, its estimate of a lap, and its own fields as data, which the editor
// shows. Not here: changes that every road has (workshop/road.ts).

import type { CircuitWishes } from '@core/contract';
import type { Box } from '@geometry/box';
import type { Change } from '@workshop/history';
import type { RoadRules, RoadSource } from '@workshop/source';
import type { StrewRules } from '@workshop/strew';
import type { Picture } from '../art/picture';

/** A field of the inspector. Every change acts at once, as a step of its own. */
export type Field<S> =
  | NumberField<S>
  | ChoiceField<S>
  | FlagField<S>
  | LimitField<S>
  | ActionField<S>
  | { readonly kind: 'note'; readonly id: string; readonly text: string }
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
  /** Of the buttons; left out: 1. */
  readonly step?: number;
  /** A limit of one lane, which a phone can change, too. */
  readonly isLimit?: true;
  change(value: number): Change<S>;
}

/** Something to be done, as a button. */
export interface ActionField<S> extends FieldText {
  readonly kind: 'action';
  readonly change: Change<S>;
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

/** What a corner asks for, as signs from 1 on to choose from, and a number for higher ones. side: its cost, note: in a sentence. */
export interface LimitField<S> extends FieldText {
  readonly kind: 'limit';
  readonly value: number;
  readonly signs: number;
  readonly most: number;
  readonly side: string;
  /** A value in words: 'Limit 5'. */
  says(value: number): string;
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

/** A corner on the road, or another thing that a game puts there. line: the space that it is in front of, 0 the finish. */
export interface CornerMark {
  /** Its place in the source. What is no corner is numbered after the corners. */
  readonly corner: number;
  readonly isOther?: true;
  readonly line: number;
  readonly name: string;
  /** What its sign says. */
  readonly sign: string;
  /** The game's own drawing of the sign, about as wide as the road; left out: a diamond. */
  readonly picture?: Picture;
  /** What it asks for and where it is, in words: 'limit 6, after space 16'. */
  readonly says: string;
  /** The spaces that belong to it, drawn while it is selected: from one up to another. */
  readonly zone: readonly [from: number, to: number];
  /** Labels of spaces before the line, drawn while it is selected; nearest to the line first. */
  readonly stops?: readonly string[];
}

/** An estimate of a lap, drawn as a hill over the steps of the corners. */
export interface LapProfile {
  /** What is drawn, and its legend: 'Speed along the lap', 'Limit', 'Good driver', 'Heat paid'. */
  readonly words: { readonly title: string; readonly limit: string; readonly driver: string; readonly paid: string };
  /** The value at the upper edge, and the lines with their labels. */
  readonly scale: { readonly most: number; readonly lines: readonly (readonly [value: number, label: string])[] };
  /** By space from the finish line. */
  readonly speeds: readonly number[];
  /** In driving order. from, line: where its step begins and ends; limit: its height; paid: in the game's own money. */
  readonly corners: readonly {
    readonly corner: number;
    readonly from: number;
    readonly line: number;
    readonly limit: number;
    readonly sign: string;
    readonly paid: number;
    /** For screen readers: 'Fishmarket: limit 6, 0.3 heat a lap'. */
    readonly says: string;
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

/** Brushes that strew things on the land. */
export interface SceneryBrushes<S> {
  /** As they are shown. picture: of what it strews in the source's land. */
  list(source: S): readonly { readonly id: string; readonly label: string; readonly picture: Picture }[];
  rules(source: S): StrewRules;
}

/** A game's part of the road editor. */
export interface RoadEditor<S extends RoadSource = RoadSource> {
  readonly kind: 'road';
  /** What holds while this source is edited. */
  rules(source: S): RoadRules<S>;
  /** What a piece of the lap is called where they are counted: 'Spaces'. */
  readonly spacesName: string;
  lengthOf(source: S): CircuitWishes['length'];
  place(source: S): RoadPlace;
  corners(source: S): readonly CornerMark[];
  /** The board of the race, without its signs. part: what it shows, in board units. Only for sources without errors. */
  picture(source: S): { readonly picture: Picture; readonly part: Box };
  profile(source: S): LapProfile;
  readonly ranges: { readonly laps: readonly [number, number]; readonly corners: readonly [number, number] };
  /** Left out: every road has as many lanes. */
  readonly lanes?: { readonly choices: readonly number[]; of(source: S): number; set(lanes: number): Change<S> };
  lapsOf(source: S): number;
  setLaps(laps: number): Change<S>;
  addCorner(anchor: number, name: string): Change<S>;
  /** Takes out a corner, or another thing by its number. */
  removeCorner(corner: number): Change<S>;
  /** Moves it so that its mark is at this line. */
  putLine(corner: number, line: number): Change<S>;
  /** limit: as the profile draws it, 1 or more; one that the game does not have changes nothing. */
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
  /** Left out: nothing is strewn. */
  readonly scenery?: SceneryBrushes<S>;
}

/** A game's editor as the shell knows it: it only ever hands a game the sources that the game has read. */
export function defineRoadEditor<S extends RoadSource>(editor: Omit<RoadEditor<S>, 'kind'>): RoadEditor {
  // Its getters stay getters: they format text, which has a language only once the page does.
  return Object.defineProperties({ kind: 'road' }, Object.getOwnPropertyDescriptors(editor)) as unknown as RoadEditor;
}
