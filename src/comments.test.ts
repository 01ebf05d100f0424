// Checks that the files named in a file's header comment exist: "Not here: words (texts.ts)" sends a reader to a file.

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
