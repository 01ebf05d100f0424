// A screen is loaded after its catalogues (renderer/app/screen.ts): it needs the catalogues of all files that it includes, or the first
// sentence without its catalogue breaks the screen. The catalogues of app, which is above all screens, of the toolkit and of
// games are always loaded.

import path from 'node:path';
import { expect, test } from 'vitest';
import { isTestFile, sourceFiles } from './source-files';

const sources = new Map(
  sourceFiles(/\.tsx?$/)
    .filter(({ file }) => file.startsWith('renderer/') && !isTestFile(file))
    .map(({ file, text }) => [file, text]),
);
/** The files that load screens and parts of them, and the ones that another loads. */
const LOADERS = [
  'renderer/app/app.tsx',
  'renderer/app/own-screens.tsx',
  'renderer/app/own/own-pages.tsx',
  'renderer/app/screen.ts',
  'renderer/screens/home/first/first.ts',
  'renderer/screens/home/today/today.tsx',
  'renderer/screens/home/shelf/marks.tsx',
  'renderer/screens/challenges/challenges.tsx',
  'renderer/screens/campaign/challenge-of.tsx',
  'renderer/screens/race/trial/trial-gate.tsx',
  'renderer/screens/results/trial/trial-strip.tsx',
];
const INNER = ['./own/own-pages', '../own-screens'];
const screens = LOADERS.flatMap((loader) =>
  [...(sources.get(loader) ?? '').matchAll(/screen\(\s*\[(.*?)\],[^;]*?import\('(.*?)'\)/g)].map(
    ([, catalogues = '', from = '']) => ({
      file: fileOf(loader, from) ?? from,
      loaded: [...catalogues.matchAll(/'(.*?)'/g)].map(([, name]) => name as string),
    }),
  ),
);

test('all screens are found', () => {
  const lazy = LOADERS.flatMap((file) => [...(sources.get(file) ?? '').matchAll(/import\('(.*?)'\)/g)]);
  expect(screens.length).toBe(lazy.filter(([, from]) => !INNER.includes(from ?? '')).length);
  expect(screens.length).toBeGreaterThan(15);
});

test.each(screens)('$file loads its catalogues', ({ file, loaded }) => {
  expect([...cataloguesUsedBy(file)].filter((name) => ![...loaded, 'app'].includes(name))).toEqual([]);
});

/** The namespaces of renderer/text that a file and everything it includes use. */
function cataloguesUsedBy(file: string, seen = new Set<string>(), used = new Set<string>()): Set<string> {
  if (seen.has(file)) return used;
  seen.add(file);
  const [, namespace] = /^renderer\/text\/(?:club\/)?([\w-]+)\.ts$/.exec(file) ?? [];
  if (namespace !== undefined) used.add(namespace);
  // What a loader loads comes with catalogues of its own.
  const text = (sources.get(file) ?? '').replace(
    LOADERS.includes(file) ? /screen\(\s*\[[^;]*?import\('.*?'\)/g : /$^/,
    '',
  );
  for (const [, from = ''] of text.matchAll(/(?:from |import\(|import )'(\.[^']+)'/g)) {
    const target = fileOf(file, from);
    if (target !== undefined) cataloguesUsedBy(target, seen, used);
  }
  return used;
}

function fileOf(importer: string, from: string): string | undefined {
  const whole = path.posix.join(path.posix.dirname(importer), from);
  return [`${whole}.tsx`, `${whole}.ts`].find((file) => sources.has(file));
}
