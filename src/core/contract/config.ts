// What a race is set up from, and what a game offers for it: circuits, options, presets.
// Not here: seasons (season.ts).

import type { Colour, Json } from './state';

/**
 * One car (robot, team car) of a race. automaton: id of one of the game's own automata (Heat: 'legend'), which has no
 * asks of its own; absent for a car driven by a person or an AI driver.
 */
export interface CarConfig {
  colour: Colour;
  automaton?: string;
  /** 1-based rank that the host gives for a grid by qualifying or by standings; absent: drawn, behind the ranked cars. */
  start?: number;
  /** What makes the race harder for this car: levels from 1 by handicap id; absent for a car without any. */
  handicap?: Record<string, number>;
}

/** A handicap that a game offers, as data. Its text is in the game's ui text. most: its highest level; the lowest is 1. */
export interface HandicapSpec {
  readonly id: string;
  readonly most: number;
}

/**
 * What a finished race passes to the next race of its game in the same season: the game's own plain JSON.
 * cars: by seat; null for a car that has nothing from an earlier race.
 */
export interface HandOver {
  shared: Json;
  cars: readonly Json[];
}

/**
 * What a race is set up from: the same shape for every game, so setup screen, CLI and seasons need no special case.
 * cars: one entry per seat, in seat order. options: every option the game lists, no others.
 * before: the hand-over of the previous race of its season, by seat of this race; absent in a first or single race. It
 * contains hidden information (hands, the order of decks), so it is sent to no one before the race is over.
 * source: of a circuit that a player made, whose id `circuit` is; absent on a circuit of the box. Wherever a config is read, the
 * circuit is learned from it first, so races, records and recordings need nothing else.
 */
export interface RaceConfig {
  circuit: string;
  source?: Json;
  options: Record<string, OptionValue>;
  cars: CarConfig[];
  before?: HandOver;
}
export type OptionValue = boolean | number | string;

/**
 * One host option, as data. Its text is in the game's ui text.
 * number: whole numbers, range [min, max]; choice: range lists the values; flag: on or off.
 */
export type OptionSpec =
  | {
      readonly id: string;
      readonly type: 'number';
      readonly range: readonly [min: number, max: number];
      /** One value below the range that switches the option off; left out if there is none. */
      readonly none?: number;
      readonly default: number;
    }
  | { readonly id: string; readonly type: 'choice'; readonly range: readonly string[]; readonly default: string }
  | { readonly id: string; readonly type: 'flag'; readonly range: readonly [false, true]; readonly default: boolean };

/** What kind of circuit it is, for choosing one. character: left out where the game has no such difference. */
export interface CircuitTraits {
  readonly length: 'short' | 'medium' | 'long';
  readonly character?: 'fast' | 'mixed' | 'twisty';
}

/**
 * A circuit (course, track) of a game. defaults: option values that this circuit replaces, such as its usual laps. traits: left out if
 * the game has only one circuit.
 */
export interface Circuit {
  readonly id: string;
  readonly name: string;
  readonly defaults: Readonly<Record<string, OptionValue>>;
  readonly traits?: CircuitTraits;
}

/** Named option values, ready-made by the game; options left out stay as they are. */
export interface RacePreset {
  readonly id: string;
  readonly name: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}
