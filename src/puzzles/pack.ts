// A file of puzzles of one game: races are stored once, and puzzles say after how many of a race's moves they begin.
// Not here: reading files, or checking that a position still holds (ai/puzzles).

import type { HintText, Json, Move, RaceConfig } from '@core/contract';
import { z } from 'zod';
import type { AnalysedAnswer, Puzzle, PuzzleDriver } from './puzzle';

const json = z.json() as z.ZodType<Json, Json>;
const seat = z.int().min(0).max(99);
const message = z.object({ id: z.string(), values: z.record(z.string(), z.union([z.number(), z.string()])) });

const words: z.ZodType<HintText> = z.object({ tag: message, why: z.tuple([message, message]) });

export const analysedAnswer: z.ZodType<AnalysedAnswer> = z.object({
  action: json,
  chance: z.int().min(0).max(10_000),
  place: z.int(),
  way: z.array(z.number()),
  words: words.nullable(),
});

/** A puzzle without its position. */
export const puzzleFacts = z.object({
  id: z.string(),
  kind: z.string(),
  theme: z.string(),
  rating: z.int(),
  quiet: z.boolean(),
  answers: z.array(analysedAnswer).min(2),
  played: json.nullable(),
  measuring: z.object({ seeds: z.array(z.string()).min(1), worlds: z.int().min(1) }),
});

const driver: z.ZodType<PuzzleDriver> = z.object({
  name: z.string(),
  level: z.string().exactOptional(),
  character: z.string().exactOptional(),
});

/** ask, seat, action. */
const packedMove = z.tuple([z.int().min(1), seat, json]);

/** rounds: of the whole race. moves: as far as its last puzzle. */
const packedRace = z.object({
  seed: z.string(),
  config: z.custom<RaceConfig>((value) => typeof value === 'object' && value !== null),
  rounds: z.int().min(1),
  drivers: z.array(driver),
  moves: z.array(packedMove),
});
export type PackedRace = z.infer<typeof packedRace>;

/** race: the place of its race in the file, from 0. step: moves made before it. */
const packedPuzzle = puzzleFacts.extend({
  race: z.int().min(0),
  step: z.int().min(0),
  hash: z.string(),
  seat,
  ask: z.int().min(1),
});
export type PackedPuzzle = z.infer<typeof packedPuzzle>;

/** rulesVersion: of the game when the newest puzzle was made; for people who read the file. */
export const puzzlePack = z.object({
  format: z.literal(1),
  game: z.string(),
  rulesVersion: z.int(),
  races: z.array(packedRace),
  puzzles: z.array(packedPuzzle),
});
export type PuzzlePack = z.infer<typeof puzzlePack>;

/** An empty file. */
export function newPack(game: string, rulesVersion: number): PuzzlePack {
  return { format: 1, game, rulesVersion, races: [], puzzles: [] };
}

/** Adds puzzles of one race to a file; those that it already has are left out. Changes pack. */
export function addToPack(pack: PuzzlePack, puzzles: readonly Puzzle[]): void {
  const fresh = puzzles.filter(({ id }) => !pack.puzzles.some((one) => one.id === id));
  const [first] = fresh;
  if (first === undefined) return;
  const longest = fresh.reduce(
    (most, { position: { moves } }) => (moves.length > most.length ? moves : most),
    first.position.moves,
  );
  const { seed, config } = first.position;
  const moves = longest.map(({ ask, seat: by, action }): PackedRace['moves'][number] => [ask, by, action as Json]);
  pack.races.push({ seed, config, rounds: first.rounds, drivers: [...first.drivers], moves });
  for (const { position, rounds: _, drivers: __, ...facts } of fresh) {
    const { hash, seat: by, ask } = position;
    const { answers, measuring, ...rest } = facts;
    const packed = { answers: [...answers], measuring: { ...measuring, seeds: [...measuring.seeds] } };
    pack.puzzles.push({
      ...rest,
      ...packed,
      race: pack.races.length - 1,
      step: position.moves.length,
      hash,
      seat: by,
      ask,
    });
  }
}

/** The puzzles of a file that these keep; races without one are left out. */
export function packOf(pack: PuzzlePack, isKept: (puzzle: PackedPuzzle) => boolean): PuzzlePack {
  const puzzles = pack.puzzles.filter(isKept);
  const used = pack.races.flatMap((_, at) => (puzzles.some(({ race }) => race === at) ? [at] : []));
  const races = used.map((at) => {
    const race = pack.races[at] as PackedRace;
    const last = Math.max(...puzzles.filter((one) => one.race === at).map(({ step }) => step));
    return { ...race, moves: race.moves.slice(0, last) };
  });
  return { ...pack, races, puzzles: puzzles.map((one) => ({ ...one, race: used.indexOf(one.race) })) };
}

/** A puzzle of a file with its position. Throws if the file has no such race, which its makers' test rules out. */
export function unpack(pack: PuzzlePack, packed: PackedPuzzle): Puzzle {
  const { race: at, step, hash, seat: by, ask, ...facts } = packed;
  const race = pack.races[at];
  if (race === undefined) throw new Error(`the puzzles of ${pack.game} have no race ${at}`);
  const moves = race.moves
    .slice(0, step)
    .map(([id, mover, action]): Move => ({ ask: id, seat: mover, action, by: 'bot' }));
  const { seed, config, rounds, drivers } = race;
  return { ...facts, position: { game: pack.game, seed, config, moves, hash, seat: by, ask }, rounds, drivers };
}
