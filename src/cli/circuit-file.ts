// Files of circuits that players made: reading one, judging it in sentences, and drawing a new one.
// Not here: racing on one (commands/circuit.ts).

import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { LIMITS } from '@api/constants';
import { attempt } from '@core/attempt';
import type {
  AnyGame,
  Circuit,
  CircuitProblem,
  CircuitReading,
  CircuitWishes,
  Json,
  ProblemText,
  Workshop,
} from '@core/contract';
import { drawFrom, seedRng } from '@core/rng';
import { games } from '@games/registry';
import { inEnglish } from './english';
import { UsageError } from './failure';

const LENGTHS: readonly CircuitWishes['length'][] = ['short', 'medium', 'long'];
const CHARACTERS: readonly CircuitWishes['character'][] = ['fast', 'mixed', 'twisty'];

/** Whether an argument is a file and no circuit's id: ids have neither dots nor slashes. */
export function isFile(argument: string): boolean {
  return /[./\\]/.test(argument);
}

/** A file's circuit, known to this process. Throws UsageError with every error of the circuit. */
export function learnFile(game: AnyGame, file: string): { circuit: Circuit; source: Json } {
  const workshop = workshopOf(game);
  const { source, problems } = readFile(game, file);
  const errors = problems.filter(({ level }) => level === 'error').map((problem) => problemLine(game, problem));
  if (source === undefined || errors.length > 0) throw new UsageError(`${file}: ${errors.join(' ')}`);
  return { circuit: workshop.learn(source), source };
}

/**
 * What the game says about a file, its own or of another program. notes: what was left out of another program's. Throws UsageError if
 * it is no file, or none that is known.
 */
export function readFile(game: AnyGame, file: string): CircuitReading & { readonly notes: readonly string[] } {
  const size = attempt(() => statSync(file).size);
  if (!size.ok) throw new UsageError(`${file} cannot be read: ${size.message}`);
  if (size.value > LIMITS.circuit)
    throw new UsageError(`${file} is too large for a circuit: ${size.value} bytes, at most ${LIMITS.circuit}`);
  const text = readFileSync(file, 'utf8');
  const json = attempt((): unknown => JSON.parse(text));
  const given = json.ok ? json.value : text;
  const { read, importOf } = workshopOf(game);
  // A file of another program says nothing of a game of Paddock.
  const isOurs = typeof given === 'object' && given !== null && 'game' in given;
  const imported = isOurs ? undefined : importOf?.(given);
  if (imported === undefined) {
    if (!json.ok) throw new UsageError(`${file} is not JSON: ${json.message}`);
    return { ...read(given), notes: [] };
  }
  const inWords = (one: ProblemText) => inEnglish({ namespace: game.id, ...one });
  if ('refused' in imported) throw new UsageError(`${file}: ${inWords(imported.refused)}`);
  return { ...read(imported.source), notes: imported.notes.map(inWords) };
}

/** 'error, corner 3 at space 14: Turn 3 is on a straight. …' */
export function problemLine(game: AnyGame, { level, text, corner, space }: CircuitProblem): string {
  const where = [
    ...(corner === undefined ? [] : [`corner ${corner + 1}`]),
    ...(space === undefined ? [] : [`space ${space + 1}`]),
  ].join(' at ');
  return `${where === '' ? level : `${level}, ${where}`}: ${inEnglish({ namespace: game.id, ...text })}`;
}

/** Draws a circuit and writes it into a new file. Throws UsageError if the file exists or cannot be written. */
export function drawFile(game: AnyGame, file: string, wishes: CircuitWishes, seed: string): CircuitReading {
  const rng = seedRng(seed);
  const workshop = workshopOf(game);
  const source = workshop.draw(wishes, (bound) => drawFrom(rng, bound));
  // 'wx': a circuit that somebody drew is never overwritten.
  const written = attempt(() => writeFileSync(file, `${JSON.stringify(source)}\n`, { flag: 'wx' }));
  if (!written.ok) throw new UsageError(`${file} cannot be written: ${written.message}`);
  return workshop.read(source);
}

/** The wishes of the arguments. Throws UsageError. */
export function wishesOf(length: string | undefined, character: string | undefined): CircuitWishes {
  return {
    length: oneOf(LENGTHS, length ?? 'medium', '--length'),
    character: oneOf(CHARACTERS, character ?? 'mixed', '--character'),
  };
}

function oneOf<T extends string>(known: readonly T[], given: string, what: string): T {
  const found = known.find((one) => one === given);
  if (found === undefined) throw new UsageError(`circuit: ${what} is ${known.join(', ')}, not "${given}"`);
  return found;
}

function workshopOf({ id, workshop }: AnyGame): Workshop {
  const takers = Object.values(games).filter((game) => game.workshop !== undefined);
  if (workshop === undefined)
    throw new UsageError(
      `${id} takes no circuits that players made; these games do: ${takers.map((game) => game.id).join(', ')}`,
    );
  return workshop;
}
