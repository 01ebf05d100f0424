// The workshop's part of the contract: circuits that players made, kept on this computer. Not here: races on them, whose setups
// carry the source (RaceSetup), or what may be wrong with one (core/contract/workshop.ts).

import { LIMITS } from '../constants';
import { blurb, circuitSource, circuitTraits, command, id, options, owner, sized } from '../shapes';
import { z } from '../zod';

/**
 * A circuit of the workshop. kept: its place there, which stays when it is edited; circuit: the id of its content, which changes with
 * everything that touches play. source: as saved. from: the name of the circuit that it was made from. errors, warnings: how many the
 * game's judge found. hasDraft: it has changes that were not saved. isRaced: its author, or four AI drivers, have finished a race on it.
 * races: finished here, on this content. verdict: of the newest balance report on this content; null: none, or too early to say. best: the
 * fewest rounds of a race on it, and whose.
 */
export const keptCircuit = z.object({
  kept: id,
  game: id,
  circuit: id,
  name: z.string(),
  author: z.string(),
  source: z.unknown(),
  from: z.string().nullable(),
  errors: z.int(),
  warnings: z.int(),
  hasDraft: z.boolean(),
  isRaced: z.boolean(),
  races: z.int(),
  verdict: z.enum(['fair', 'uneven', 'lucky', 'long']).nullable(),
  best: z.object({ value: z.int(), figure: z.string(), name: z.string() }).nullable(),
  savedAt: z.string(),
});
export type KeptCircuit = z.infer<typeof keptCircuit>;

/** A circuit by the id of its content. */
export interface CircuitName {
  readonly game: string;
  readonly circuit: string;
}

/**
 * A circuit that is not of a box, for names and for choosing: it came with Paddock, is in the workshop, or was raced here. kept: its
 * place in the workshop, if it is there and can be raced. blurb: one sentence by language, if it came with Paddock; without either it
 * was only raced. defaults: option values it suggests.
 */
export const knownCircuit = z.object({
  game: id,
  circuit: id,
  name: z.string(),
  author: z.string(),
  kept: id.nullable(),
  defaults: options,
  traits: circuitTraits.exactOptional(),
  blurb: blurb.exactOptional(),
});
export type KnownCircuit = z.infer<typeof knownCircuit>;

/**
 * A circuit of the workshop and the ones that it was made from, itself first: what was raced on each, and its records. version: 1 for the
 * oldest that is known here. length: laps, for records of whole races. match: the race of the record.
 */
const circuitLine = z.array(
  z.object({
    circuit: id,
    name: z.string(),
    version: z.int(),
    races: z.int(),
    records: z.array(
      z.object({ figure: z.string(), length: z.int().nullable(), value: z.int(), name: z.string(), match: id }),
    ),
  }),
);
export type CircuitLine = z.infer<typeof circuitLine>;

/** A draft: the changes of the editor that were not saved, with its undo steps, as plain JSON of the editor's own shape. */
const draft = z.json().refine((value) => JSON.stringify(value).length <= LIMITS.circuitDraft);

const far = z.number().min(-1_000_000).max(1_000_000);

/** Where a picture lies under a road, in the source's own unit: its middle and its width. ratio: its height for a width of 1. */
const underlayPlace = z.object({
  x: far,
  y: far,
  width: z.number().min(0.001).max(1_000_000),
  ratio: z.number().min(0.01).max(100),
  opacity: z.number().min(0).max(1),
});
export type UnderlayPlace = z.infer<typeof underlayPlace>;

/** A picture under a road: a data URL of a picture that browsers can show, and its place. */
export const underlay = z.object({
  image: z
    .string()
    .max(LIMITS.underlay)
    .regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/),
  place: underlayPlace,
});

export const circuitCommands = {
  /** Newest first. */
  'circuits.list': command(owner, z.object({ game: id.optional() }), z.array(keptCircuit)),
  /** Every circuit outside the boxes that lists may name: the workshop first, then what came with Paddock, then what was raced. */
  'circuits.known': command(owner, z.object({}), z.array(knownCircuit)),
  'circuits.open': command(owner, z.object({ kept: id }), z.object({ circuit: keptCircuit, draft: z.unknown() })),
  /** Its records along the line of its parents. */
  'circuits.line': command(owner, z.object({ kept: id }), circuitLine),
  /**
   * Keeps a circuit. kept: replaces this one; left out: a new one, whose name gets a number if the workshop has it already. A
   * source with errors is kept; one that cannot be read is refused. The draft of a replaced circuit is dropped. A content that was raced
   * becomes the parent of the one that replaces it.
   */
  'circuits.save': command(owner, z.object({ kept: id.optional(), source: circuitSource }), keptCircuit),
  /** Keeps the editor's unsaved changes; null drops them. */
  'circuits.draft': command(owner, z.object({ kept: id, draft: draft.nullable() }), z.null()),
  /** The picture under its road, which stays on this computer: it is no part of the circuit. Null: none. */
  'circuits.underlay': command(owner, z.object({ kept: id }), underlay.nullable()),
  /** image: left out: the same as before. Null: none. */
  'circuits.setUnderlay': command(
    owner,
    z.object({ kept: id, underlay: underlay.partial({ image: true }).nullable() }),
    z.null(),
  ),
  /**
   * Starts a race against AI drivers on a circuit that need not be saved. It is in no list and no statistics, and is gone with the
   * next one, or when Paddock ends. kept: the circuit that counts as raced when its author finishes, if this is its saved content.
   * rivals: AI drivers, as far as the game seats them; 0: laps alone, if it has them; left out: three.
   */
  'circuits.drive': command(
    owner,
    z.object({ kept: id.optional(), source: circuitSource, rivals: z.int().min(0).max(LIMITS.seats).optional() }),
    z.object({ match: id }),
  ),
  /** Races, replays and records on it stay. */
  'circuits.delete': command(owner, z.object({ kept: id }), z.null()),
  /** The sources of players' circuits by their content's ids, for lists of races; ids without one are left out. */
  'circuits.sources': command(
    owner,
    z.object({ circuits: z.array(z.object({ game: id, circuit: id })).refine(...sized(0, 200)) }),
    z.array(z.object({ game: id, circuit: id, source: z.unknown() })),
  ),
} as const;

/** Pushes of the workshop. */
export const circuitPushes = {
  /** The workshop's circuits changed: request them again. */
  'circuits.changed': z.object({}),
} as const;
