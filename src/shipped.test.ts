// Everything that is shipped is listed under dependencies and nothing else is, so that an audit of them (scripts/audit.mjs)
// covers all of it, although most is bundled and only better-sqlite3 is packed as a module.
// Not here: who may import what (zones.ts).

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
/** The command line and the tests are not packed. */
const SHIPPED = [
  'core',
  'i18n',
  'narration',
  'kit',
  'geometry',
  'workshop',
  'drivers',
  'games',
  'season',
  'ratings',
  'balance',
  'puzzles',
  'daily',
  'career',
  'campaign',
  'trials',
  'ai',
  'api',
  'store',
  'host',
  'main',
  'preload',
  'ui',
  'renderer',
];
/** electron-builder accepts Electron among the dev dependencies only; scripts/audit.mjs asks for it by name. */
const BY_NAME = ['electron'];
/** Needed by other packages of the list. */
const PEERS = ['react-is'];
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\burl\()["']([^"'\n]+)["']/g;

const read = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
const byName = (a: string, b: string) => (a < b ? -1 : 1);

/** Names of the packages that a file's text imports, except for types; Node modules, paths and drawn data do not count. */
function packagesIn(text: string): string[] {
  const from = [...text.replace(/^import type\b[^;]*;/gm, '').matchAll(IMPORT)].map((found) => found[1] ?? '');
  return from.flatMap((one) => {
    const name = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*/.exec(one)?.[0];
    return name === undefined || /^(node|data):/.test(one) || ALIAS.test(one) ? [] : [name];
  });
}
const ALIAS =
  /^@(core|i18n|narration|kit|geometry|workshop|drivers|games|season|ratings|balance|puzzles|daily|career|campaign|trials|achievements|ai|api|host|store|ui)\//;

function shipped(): string[] {
  const files = SHIPPED.flatMap((zone) =>
    readdirSync(path.join(ROOT, 'src', zone), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(zone, file),
    ),
  );
  const code = files.filter(
    (file) => /\.(ts|tsx|css)$/.test(file) && !/\.(test|stories)\.|[/\\]tests[/\\]|bench/.test(file),
  );
  expect(code.length).toBeGreaterThan(500);
  const texts = code.map((file) => readFileSync(path.join(ROOT, 'src', file), 'utf8'));
  return [...new Set(texts.flatMap(packagesIn))].toSorted(byName);
}

test('every package that shipped code imports is a dependency, and shipped code imports every dependency', () => {
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
  const wanted = [...shipped(), ...PEERS].filter((name) => !BY_NAME.includes(name));
  expect(Object.keys(dependencies).toSorted(byName)).toEqual(wanted.toSorted(byName));
  expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('the lock agrees: an audit without dev packages covers everything shipped and its dependencies', () => {
  type Locked = { dev?: boolean; dependencies?: Record<string, string> };
  const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
  const at = (place: string) => packages[place];
  /** Where Node finds this package from that place: beside it, or in the nearest folder above. */
  function placeOf(name: string, from: string): string {
    for (let place = from; place !== ''; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
      if (at(`${place}/node_modules/${name}`) !== undefined) return `${place}/node_modules/${name}`;
    }
    return `node_modules/${name}`;
  }
  const seen = new Set<string>();
  const waiting = shipped()
    .filter((name) => !BY_NAME.includes(name))
    .map((name) => placeOf(name, ''));
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (seen.has(place)) continue;
    seen.add(place);
    const locked = at(place);
    expect([place, locked?.dev ?? false]).toEqual([place, false]);
    for (const name of Object.keys(locked?.dependencies ?? {})) waiting.push(placeOf(name, place));
  }
  expect(seen).toContain('node_modules/electron-updater/node_modules/semver');
});

test('the scan finds every form of import', () => {
  const text = `import a from 'zod';
    import '@fontsource/barlow/400.css';
    export { b } from "@base-ui/react/button"; const c = import('pixi.js'); import { d } from '@core/d'; import './e';
    import type { F } from 'node:fs'; src: url("@fontsource/barlow-condensed/files/x.woff2")`;
  const names = ['zod', '@fontsource/barlow', '@base-ui/react', 'pixi.js', '@fontsource/barlow-condensed'];
  expect(packagesIn(text)).toEqual(names);
});
