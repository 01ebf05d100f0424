// Circuits that players make: how a game reads one, what may be wrong with it, and how a process comes to know it.
// Not here: the circuits of the box (config.ts).

import type { Circuit, CircuitTraits, OptionValue } from './config';
import type { Draw, Json } from './state';

/** A message of the game's catalogue with its values. */
export interface ProblemText {
  readonly id: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/**
 * Something about a circuit. error: it cannot be raced; warning: it can, and is worth a look. space: where on the lap, 0-based.
 * corner: 0-based, in driving order.
 */
export interface CircuitProblem {
  readonly level: 'error' | 'warning';
  readonly text: ProblemText;
  readonly space?: number;
  readonly corner?: number;
  /** The same circuit without this problem, for one click; left out: only its author knows what to do. */
  readonly fixed?: Json;
}

/** What reading a source gives. */
export interface CircuitReading {
  /**
   * The source, complete and with every field in its range; undefined: it cannot be read at all, and the only problem says why.
   * A source with errors can still be opened and mended.
   */
  readonly source: Json | undefined;
  /** The hash of the source; undefined if there is none. Its name does not count, so that a new name is not a new circuit. */
  readonly id: string | undefined;
  /** Errors first. */
  readonly problems: readonly CircuitProblem[];
}

/** Wishes for a drawn circuit. */
export interface CircuitWishes {
  readonly length: 'short' | 'medium' | 'long';
  readonly character: 'fast' | 'mixed' | 'twisty';
}

/**
 * A change of one thing that a balance report suggests. corner: 1-based in driving order; limit: its new one; move: spaces that the corner
 * moves in driving order, negative: towards the corner before; laps: of a race.
 */
export type CircuitChange =
  | { readonly corner: number; readonly limit: number }
  | { readonly corner: number; readonly move: number }
  | { readonly laps: number };

/**
 * A circuit that comes with Paddock, made as players make theirs. id: the hash of its source. blurb: one sentence about it, by
 * language. defaults, traits: as learning it gives them, so that lists need not learn it.
 */
export interface CollectedCircuit {
  readonly id: string;
  readonly name: string;
  readonly author: string;
  readonly source: Json;
  readonly blurb: Readonly<Record<string, string>>;
  readonly defaults: Readonly<Record<string, OptionValue>>;
  readonly traits: CircuitTraits;
}

/** A file of another program: its circuit, with what was left out or chosen; or why it cannot be taken over, and what to do. */
export type CircuitImport =
  | { readonly source: Json; readonly notes: readonly ProblemText[] }
  | { readonly refused: ProblemText };

/** The part of a game's definition that knows circuits of players. */
export interface Workshop {
  /** Circuits that come with Paddock besides the box's, in the order of lists. */
  collection(): readonly CollectedCircuit[];
  /** Reads a source that may be anything. The one judge of circuits: editor, import, setup, party and command ask here. */
  read(source: unknown): CircuitReading;
  /**
   * Makes a circuit known in this process, so that configs and states with its id can be raced. Learning it again changes
   * nothing. Throws for a source with errors, which is a bug: read first.
   */
  learn(source: Json): Circuit;
  /** A circuit that this process has learned; undefined for any other id. */
  find(id: string): Circuit | undefined;
  /** Draws a circuit without errors. The same draws give the same circuit. */
  draw(wishes: CircuitWishes, draw: Draw): Json;
  /**
   * A circuit with one thing changed, whose parent the given one is; undefined if it has no such corner, or the change is none.
   * source: one that was read. The result may have errors. Left out: nothing can be changed like this.
   */
  changed?(source: Json, change: CircuitChange): Json | undefined;
  /**
   * Reads a file of another program: its text, or what its JSON holds. undefined: it is none that the game knows. Left out: it knows
   * none.
   */
  importOf?(given: unknown): CircuitImport | undefined;
}
