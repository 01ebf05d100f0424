// Exceptions from the linter's rules: few in all, each with a reason that can be read aloud. An idea that needs one has one
// place (ui/use-on-change.ts, ui/controls/press-area.tsx), so that the rule holds everywhere else.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { SourceFile } from './source-files';

/** There must be fewer. */
const TOO_MANY = 15;
/** Fewer words than these explain nothing. */
const FEWEST_WORDS = 4;
const ROOT = path.join(import.meta.dirname, '..');
const FOLDERS = ['src', 'e2e', 'tools', 'scripts'];

test('few exceptions from lint rules are left', () => {
  const files = FOLDERS.flatMap(filesIn);
  expect(files.length).toBeGreaterThan(2000);
  const found = exceptionsIn(files);
  expect(found.map(({ at }) => at).length, found.map(({ at }) => at).join('\n')).toBeLessThan(TOO_MANY);
});

test('each has a reason', () => {
  expect(exceptionsIn(FOLDERS.flatMap(filesIn)).filter(({ reason }) => wordsOf(reason) < FEWEST_WORDS)).toEqual([]);
});

test('the check itself finds exceptions in every kind of comment, and reads their reasons', () => {
  const rule = ['biome-ignore', 'lint/a/b'].join(' ');
  const text = [`// ${rule}: the caller decides`, `{/* ${rule}: */}`, `/* ${rule} */`, `const a = '${rule}';`];
  expect(exceptionsIn([{ file: 'a.tsx', text: text.join('\n') }])).toEqual([
    { at: 'a.tsx:1', reason: 'the caller decides' },
    { at: 'a.tsx:2', reason: '' },
    { at: 'a.tsx:3', reason: '' },
  ]);
  const all = `// ${['biome-ignore', 'all'].join('-')} lint/a/b: a file of tables, in columns`;
  expect(exceptionsIn([{ file: 'b.ts', text: all }])).toEqual([
    { at: 'b.ts:1', reason: 'a file of tables, in columns' },
  ]);
});

function exceptionsIn(files: readonly SourceFile[]): { at: string; reason: string }[] {
  return files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, i) => {
      const [, told] = /(?:\/\/|\/\*+)\s*biome-ignore\S*\s+(.*)/.exec(line) ?? [];
      if (told === undefined) return [];
      const reason = /^[^:]*:(.*?)(?:\*\/.*)?$/.exec(told)?.[1] ?? '';
      return [{ at: `${file}:${i + 1}`, reason: reason.trim() }];
    }),
  );
}

function wordsOf(reason: string): number {
  return reason.split(/\s+/).filter((word) => word !== '').length;
}

function filesIn(folder: string): SourceFile[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|js|css)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file: path.relative(ROOT, file).replaceAll(path.sep, '/'), text: readFileSync(file, 'utf8') }));
}
