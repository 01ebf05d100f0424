// Phrases that make a native speaker stop (docs/english.md), in player-facing text, comments, test titles and docs.
// A safety net only: reviewers judge whether a page reads well. Not here: what a message says (catalogues.test.ts).

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import exceptions from './english-exceptions.json';

const ROOT = path.join(import.meta.dirname, '..');
const PHRASES: Readonly<Record<string, RegExp>> = {
  whoever: /\bwhoever\b/gi,
  'so many': /\bso many\b/gi,
  anew: /\banew\b/gi,
  'of before': /\bof before\b/gi,
  'that of': /\b(that|those) of\b/gi,
  'is told': /\b(is|are|was|were) told\b(?! apart)/gi,
  'is said': /\b(is|are|was|were) said\b/gi,
  'has it': /\bas (your|the) system has it\b/gi,
  'none such': /\bnone such\b/gi,
  reckon: /\breckon\w*/gi,
};
/** Lines of a source file that are comments, and titles of tests. */
const COMMENT = /^\s*(\/\/|\/?\*)|\s\/\/ /;
const TITLE = /\b(test|describe|it)(\.\w+)*\(\s*(['"`])/;
const MESSAGE_ID = /^\s*('[^']+'|\w+):/;
/** Lists of past findings quote the wording of their time. */
const UNREAD = /^docs\/(checklists|screenshots)\//;

interface Line {
  where: string;
  text: string;
}

const sources = [...['src', 'e2e', 'tools', 'scripts', '.storybook'].flatMap(filesIn), ...filesAtRoot('.ts')];
const AREAS: Readonly<Record<keyof typeof exceptions, () => Line[]>> = {
  catalogues: () =>
    linesOf(sources.filter((file) => /\/text\/en(\/.*)?\.ts$/.test(file)))
      .filter(({ text }) => !COMMENT.test(text))
      .map(({ where, text }) => ({ where, text: text.replace(MESSAGE_ID, '') })),
  comments: () => linesOf(sources.filter(isCode)).filter(({ text }) => COMMENT.test(text)),
  tests: () =>
    linesOf(sources.filter((file) => /\.(test|spec)\.tsx?$/.test(file))).filter(({ text }) => TITLE.test(text)),
  docs: () =>
    linesOf([...filesIn('docs'), ...filesAtRoot('.md')].filter((file) => file.endsWith('.md') && !UNREAD.test(file))),
};

describe.each(Object.keys(exceptions) as (keyof typeof exceptions)[])('%s', (area) => {
  test('no phrase that makes a native speaker stop, beyond the known ones', () => {
    const lines = AREAS[area]();
    expect(lines.length).toBeGreaterThan(500);
    const known: Readonly<Record<string, number>> = exceptions[area];
    const found = Object.entries(PHRASES).map(([phrase, pattern]) => [phrase, countOf(lines, pattern)] as const);
    const more = found.filter(([phrase, count]) => count > (known[phrase] ?? 0)).map(([phrase]) => phrase);
    const where = lines.filter(({ text }) => more.some((phrase) => text.search(PHRASES[phrase] ?? /$^/) !== -1));
    const text = where.map((line) => `${line.where}: ${line.text.trim()}`).join('\n');
    // Improved counts must be lowered in the list, so that they stay down.
    expect(Object.fromEntries(found.filter(([, count]) => count !== 0)), text).toEqual(known);
  });
});

test('the check finds a phrase in a comment, a title and a message', () => {
  const lines = ['// Whoever asks is told so.', "  test('made anew', () => {", "  note: 'so many cars',"];
  const all = Object.values(PHRASES).map((pattern) =>
    countOf(
      lines.map((text) => ({ where: '', text })),
      pattern,
    ),
  );
  expect(all.reduce((sum, count) => sum + count, 0)).toBe(4);
  expect(lines.map((text) => COMMENT.test(text))).toEqual([true, false, false]);
  expect(lines.map((text) => TITLE.test(text))).toEqual([false, true, false]);
});

function countOf(lines: readonly Line[], pattern: RegExp): number {
  return lines.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
}

function linesOf(files: readonly string[]): Line[] {
  return files.flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .map((text, at) => ({ where: `${file}:${at + 1}`, text })),
  );
}

function isCode(file: string): boolean {
  return /\.(tsx?|mjs|css)$/.test(file) && !file.endsWith('src/english.test.ts');
}

function filesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

function filesAtRoot(extension: string): string[] {
  return readdirSync(ROOT).filter((file) => file.endsWith(extension));
}
