// Checks that what comments point at exists: files named in a file's header comment ("Not here: words (texts.ts)" sends a
// reader to a file), and rules of a game, by the ids of its RULES.md.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './source-files';

const sources = sourceFiles(/\.(tsx?|css)$/).filter(({ file }) => file.includes('/'));
const files = sources.map(({ file }) => file);

test('every file named in a file header exists', () => {
  const named = sources.flatMap(namesIn);
  expect(named.length).toBeGreaterThan(400);
  expect(named.filter((one) => !isThere(one.from, one.name)).map(({ from, name }) => `${from}: ${name}`)).toEqual([]);
});

test('the check itself finds files only beside, above and in the same part of the source', () => {
  const text = '// Not for: words (texts.ts) or the rules (../check.ts, phases/move.ts); see docs.\nconst a = "b.ts";';
  expect(namesIn({ file: 'a.ts', text }).map(({ name }) => name)).toEqual([
    'texts.ts',
    '../check.ts',
    'phases/move.ts',
  ]);
  expect(isThere('games/heat/ai/index.ts', 'phases/move.ts')).toBe(true);
  expect(isThere('games/heat/ai/index.ts', 'check.ts')).toBe(true);
  expect(isThere('games/heat/ai/index.ts', 'phases/legend.ts')).toBe(false);
  expect(isThere('host/host.ts', 'phases/move.ts')).toBe(false);
});

test('every rule that the code of a game cites is in its RULES.md', () => {
  const cited = sources.flatMap((source) => {
    const game = /^games\/([^/]+)\//.exec(source.file)?.[1];
    return game === undefined ? [] : rulesIn(source).map((id) => ({ game, id, file: source.file }));
  });
  expect(cited.length).toBeGreaterThan(1500);
  const known = new Map([...new Set(cited.map(({ game }) => game))].map((game) => [game, definedIn(rulesOf(game))]));
  expect(cited.filter(({ game, id }) => !known.get(game)?.has(id)).map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
});

test('no comment cites a section of a text that is not here', () => {
  const cited = sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, i) => (/\bsections? \d/.test(line) && !/\bRFC \d/.test(line) ? `${file}:${i + 1}` : [])),
  );
  expect(cited).toEqual([]);
});

test('the check itself finds rules in comments and in brackets, and ranges in RULES.md', () => {
  const text = "// A step (R5, R7).\ntest('[R10, T1] L2 leads from R99 to R98', a);\nconst a = 'R97'; /* S1 */";
  expect(rulesIn({ file: 'games/heat/a.ts', text })).toEqual(['R5', 'R7', 'S1', 'R10', 'T1']);
  expect([...definedIn('| R5, R6 | See R99. |\n| R25–R27 | … |')]).toEqual(['R5', 'R6', 'R25', 'R26', 'R27']);
});

/** The ids of rules in a file's comments, and in the brackets of its test titles. */
function rulesIn({ text }: SourceFile): string[] {
  const comments = text.match(/^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm) ?? [];
  const brackets = text.match(/\[[ORST]\d+(?:[–-]?(?:, )?[ORST]\d+)*\]/g) ?? [];
  return [...comments, ...brackets].flatMap((one) => one.match(/\b[ORST]\d+\b/g) ?? []);
}

/** The ids in the first cells of the tables of a RULES.md. */
function definedIn(rules: string): Set<string> {
  const cells = [...rules.matchAll(/^\| ([^|]*) \|/gm)].map(([, cell = '']) => cell);
  return new Set(
    cells.flatMap((cell) =>
      [...cell.matchAll(/\b([A-Z])(\d+)(?:–[A-Z](\d+))?/g)].flatMap(([, letter, from, to = from]) =>
        Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${letter}${Number(from) + i}`),
      ),
    ),
  );
}

function rulesOf(game: string): string {
  return readFileSync(path.join(import.meta.dirname, 'games', game, 'RULES.md'), 'utf8');
}

/** The files named in a file's header comment. */
function namesIn({ file, text }: SourceFile): { from: string; name: string }[] {
  const head = /^(?:\/\/.*\n)+|^\/\*[\s\S]*?\*\//.exec(text)?.[0] ?? '';
  return [...head.matchAll(/[\w./-]+\.(?:tsx?|css)\b/g)].map(([name]) => ({ from: file, name }));
}

/**
 * Whether this file exists in the same zone or game. Shared zones may also name files that every game has, and games may name
 * screens.
 */
function isThere(from: string, name: string): boolean {
  const [zone = '', game, inGame] = from.split('/');
  const part = zone === 'games' && inGame !== undefined ? `games/${game}/` : `${zone}/`;
  const tail = name.replace(/^(?:\.*\/)+/, '').replace(/^src\//, '');
  const parts = ['core', 'ui', 'season'].includes(zone) ? [part, 'games/'] : [part];
  const anywhere = tail.startsWith('screens/') ? ['renderer/', ...parts] : parts;
  return files.some(
    (file) => file === tail || anywhere.some((one) => file.startsWith(one) && file.endsWith(`/${tail}`)),
  );
}
