// The checklists name tests: every name in quotes is the name of an existing test, or its beginning, and every named test
// file exists. Reviewers judge whether a test covers its line.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const LISTS = ['alive.md', 'heat.md', 'formula-d.md', 'havoc.md', 'seasons.md', 'words.md'];
/** Folders that a list's short paths are relative to. */
const BASES: Readonly<Record<string, readonly string[]>> = {
  'alive.md': ['src/', ''],
  'heat.md': ['src/games/heat/', 'src/games/heat/ui/', 'src/', ''],
  'formula-d.md': ['src/games/formula-d/', 'src/', ''],
  'havoc.md': ['src/games/havoc/', 'src/', ''],
  'seasons.md': ['src/', ''],
  'words.md': ['src/', ''],
};
const NAME = /[“"]([^“”"]+)[”"]/g;
/** Shorter names match too many tests. */
const LEAST = 12;
const FILE = /(?<![\w/*.-])((?:[\w-]+\/)+[\w.-]+\.(?:test|spec))\b/g;
/** In any list: source files given by more than their name. */
const NAMED = /(?<![\w/*.-])((?:[\w-]+\/)+[\w.-]+\.(?:test|spec|tsx?|css)(?:\.tsx?)?)\b/g;
/** Where a name has a part that differs between tests, or is cut short: '%s', '${name}', '...'. */
const HOLES = /%[a-z]|\$\{[^}]*\}|\.\.\.|…/;

const tests = [...filesIn('src', '.test.ts'), ...filesIn('src', '.test.tsx'), ...filesIn('e2e', '.spec.ts')];
const all = [...filesIn('src', ''), ...filesIn('e2e', ''), ...filesIn('tools', ''), ...filesIn('scripts', '')];
const texts = tests.map((file) => readFileSync(path.join(ROOT, file), 'utf8').replaceAll("\\'", "'"));

describe.each(LISTS)('%s', (list) => {
  const lines = readFileSync(path.join(ROOT, 'docs/checklists', list), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(' | ').at(-1) ?? '');

  test('names only test files that exist', () => {
    const named = lines.flatMap((line) => [...line.matchAll(FILE)].map(([, file]) => file ?? ''));
    expect(named.length).toBeGreaterThan(4);
    const bases = BASES[list] ?? [];
    expect(
      named.filter(
        (file) => !bases.some((base) => ['.ts', '.tsx'].some((end) => tests.includes(`${base}${file}${end}`))),
      ),
    ).toEqual([]);
  });

  test('names only tests that exist', () => {
    const named = lines.flatMap((line) => [...line.matchAll(NAME)].map(([, name]) => name ?? ''));
    expect(named.filter((name) => name.length >= LEAST && !isTest(name))).toEqual([]);
  });
});

describe.each(readdirSync(path.join(ROOT, 'docs/checklists')))('%s', (list) => {
  test('names files by the end of their path', () => {
    const text = readFileSync(path.join(ROOT, 'docs/checklists', list), 'utf8');
    const named = [...text.matchAll(NAMED)].map(([, file]) => file ?? '');
    expect(named.length).toBeGreaterThan(4);
    const ends = (file: string) => all.some((one) => one === file || one.endsWith(`/${file}`));
    expect(named.filter((file) => !['', '.ts', '.tsx'].some((end) => ends(`${file}${end}`)))).toEqual([]);
  });
});

/** Whether one file has all parts of the name. */
function isTest(name: string): boolean {
  const parts = name
    .split(HOLES)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return texts.some((text) => parts.every((part) => text.includes(part)));
}

function filesIn(folder: string, end: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')));
}
