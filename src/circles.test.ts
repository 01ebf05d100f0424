// No file imports itself through others, not even for a type: what two files need from each other has a third one, or shares
// a file. Not here: which folder may import which (zones.ts).

import { expect, test } from 'vitest';
import { importsOf, sourceFiles, targetOf } from './source-files';

/** The files that each file imports, all by their paths below src. */
type Graph = ReadonlyMap<string, readonly string[]>;

test('no imports go round in a circle', () => {
  const graph = graphOf(sourceFiles());
  expect([...graph.values()].flat().length).toBeGreaterThan(graph.size);
  expect(circlesIn(graph)).toEqual([]);
});

test('a circle is found however it is closed', () => {
  const found = (...files: [file: string, text: string][]) =>
    circlesIn(graphOf(files.map(([file, text]) => ({ file, text }))));
  expect(found(['ui/a.ts', "import { b } from './b';"], ['ui/b.ts', "import { c } from '@core/c';"])).toEqual([]);
  expect(found(['ui/a.ts', "import { b } from './b';"], ['ui/b.ts', "import { a } from '@ui/a';"])).toEqual([
    'ui/a.ts > ui/b.ts > ui/a.ts',
  ]);
  expect(
    found(
      ['ui/a/index.tsx', "import type { B } from '../b';"],
      ['ui/b.ts', "export * from './c';"],
      ['ui/c.ts', "export const load = () => import('./a');"],
    ),
  ).toEqual(['ui/a/index.tsx > ui/b.ts > ui/c.ts > ui/a/index.tsx']);
});

function graphOf(files: readonly { file: string; text: string }[]): Graph {
  const known = new Map(files.map(({ file }) => [plain(file), file]));
  return new Map(
    files.map(({ file, text }) => [
      file,
      importsOf(text).flatMap(({ from }) => known.get(plain(targetOf(file, from) ?? '')) ?? []),
    ]),
  );
}

/** A path as imports write it. */
function plain(file: string): string {
  return file.replace(/(\/index)?(\.tsx?)?$/, '');
}

/** One line for each circle that a walk over all files runs into: the files in it, the first one again at the end. */
function circlesIn(graph: Graph): string[] {
  const circles: string[] = [];
  const left = new Set<string>();
  function walk(file: string, trail: readonly string[]): void {
    const at = trail.indexOf(file);
    if (at >= 0) circles.push([...trail.slice(at), file].join(' > '));
    if (at >= 0 || left.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...trail, file]);
    left.add(file);
  }
  for (const file of graph.keys()) walk(file, []);
  return circles;
}
