// Maximum sizes (STYLE 4): 400 lines a file, 80 a function, 24 files a folder. Data tables are exempt.
// Anything that was bigger when this check was written is in size-exceptions.json. That list may only get shorter: nothing
// new may be added, and entries that have become small enough must be removed.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { childrenOf, parseSource, type SourceFile, type SyntaxNode, sourceFiles } from './source-files';

const MOST_LINES = 400;
const MOST_CONTRACT_LINES = 150;
const MOST_FUNCTION_LINES = 80;
const MOST_FILES = 24;

/** Oversized things by name: files by path, functions by "path name", folders by path. */
type Sizes = Record<string, number>;
type Kind = 'files' | 'functions' | 'folders';

const sources = sourceFiles(/\.(tsx?|css)$/);
const exceptions = JSON.parse(readFileSync(path.join(import.meta.dirname, 'size-exceptions.json'), 'utf8')) as Record<
  Kind,
  string[]
>;

describe('nothing is bigger than allowed', () => {
  test.each<[Kind, () => Sizes]>([
    ['files', () => longFiles(sources)],
    ['functions', () => longFunctions(sources)],
    ['folders', () => fullFolders(sources)],
  ])('%s', (kind, measure) => {
    expect(sources.length).toBeGreaterThan(900);
    expect(judge(measure(), exceptions[kind])).toEqual([]);
  });
  test('files of the contract between Paddock and a game: 150 lines', () => {
    const contract = sources.filter(({ file }) => file.startsWith('core/contract/'));
    expect(contract.length).toBeGreaterThan(7);
    expect(longFiles(contract, MOST_CONTRACT_LINES)).toEqual({});
  });
});

describe('the check itself', () => {
  const long = (lines: number): string => 'x;\n'.repeat(lines);
  test('reports what is too big, and what must be removed from the list', () => {
    expect(judge({ a: 500, c: 420 }, ['c', 'd'])).toEqual([
      'a has 500 lines or files: make it smaller',
      'd is small enough now: strike it out of src/size-exceptions.json',
    ]);
  });
  test('measures files, except data tables', () => {
    expect(longFiles([{ file: 'a.ts', text: long(401) }])).toEqual({ 'a.ts': 401 });
    expect(longFiles([{ file: 'a.ts', text: long(400) }])).toEqual({});
    expect(longFiles([{ file: 'games/heat/data/a.ts', text: long(500) }])).toEqual({});
  });
  test('measures functions, methods and arrow functions by their names', () => {
    const text = `function a() {${long(80)}}\nconst b = () => {${long(81)}};\nclass C { d() {${long(81)}} }\nfunction e() {}`;
    expect(longFunctions([{ file: 'a.ts', text }])).toEqual({ 'a.ts a': 81, 'a.ts b': 82, 'a.ts d': 82 });
    expect(longFunctions([{ file: 'a.test.ts', text }])).toEqual({});
  });
  test('counts the files of a folder, not those in its subfolders', () => {
    const files = Array.from({ length: 25 }, (_, i) => ({ file: `a/${i}.ts`, text: '' }));
    expect(fullFolders([...files, { file: 'a/b/c.ts', text: '' }])).toEqual({ a: 25 });
    expect(fullFolders(files.slice(1))).toEqual({});
  });
});

function judge(found: Sizes, exceptions: readonly string[]): string[] {
  const tooBig = Object.entries(found).filter(([name]) => !exceptions.includes(name));
  const paid = exceptions.filter((name) => found[name] === undefined);
  return [
    ...tooBig.map(([name, size]) => `${name} has ${size} lines or files: make it smaller`),
    ...paid.map((name) => `${name} is small enough now: strike it out of src/size-exceptions.json`),
  ];
}

function isTable(file: string): boolean {
  return /(^|\/)(data|tests\/saves|tests\/playthroughs|tests\/fixtures)\//.test(file);
}

function longFiles(files: readonly SourceFile[], most = MOST_LINES): Sizes {
  return Object.fromEntries(
    files
      .filter(({ file }) => !isTable(file))
      .map(({ file, text }) => [file, text.trimEnd().split('\n').length] as const)
      .filter(([, lines]) => lines > most),
  );
}

/** Product code only: a test's `describe` is a chapter, not a function. */
function longFunctions(files: readonly SourceFile[]): Sizes {
  const found: Sizes = {};
  for (const source of files) {
    if (!/\.tsx?$/.test(source.file) || /\.test\.tsx?$/.test(source.file) || isTable(source.file)) continue;
    seek(parseSource(source), '', (name, node) => {
      const lines = source.text.slice(node.start, node.end).split('\n').length;
      const key = `${source.file} ${name}`;
      if (lines > MOST_FUNCTION_LINES) found[key] = Math.max(lines, found[key] ?? 0);
    });
  }
  return found;
}

/** Calls look with every function below a node and its name: its own, or the name of what receives it. */
function seek(node: SyntaxNode, near: string, look: (name: string, node: SyntaxNode) => void): void {
  const own = (node.id ?? node.key) as SyntaxNode | undefined | null;
  const name = typeof own?.name === 'string' ? own.name : near;
  if (/^(Function|ArrowFunction)/.test(node.type)) look(name, node);
  for (const child of childrenOf(node)) seek(child, name, look);
}

function fullFolders(files: readonly SourceFile[]): Sizes {
  const counts: Sizes = {};
  for (const { file } of files) {
    // A gallery page is beside the component that it shows.
    if (/\.stories\.tsx$/.test(file)) continue;
    const folder = path.posix.dirname(file);
    counts[folder] = (counts[folder] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > MOST_FILES));
}
