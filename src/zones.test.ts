// Checks who imports whom (zones.ts), and what pure folders may not use. It also sees type imports, other games and whole
// files. Tests may import anything except another process's world.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Import, importsOf, isTestFile, targetOf, withoutComments } from './source-files';
import { GAME_FOLDERS, PURE, ZONES, type Zone } from './zones';

const SRC = import.meta.dirname;
interface Source {
  file: string;
  zone: string;
  isTest: boolean;
  text: string;
  imports: Import[];
}

const sources = readSources();
/** Ids of all games. */
const GAMES = readdirSync(path.join(SRC, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

describe('imports stay within their zones', () => {
  test.each(Object.keys(ZONES))('%s', (zone) => {
    const found = sources.filter((one) => one.zone === zone && !one.isTest).flatMap(forbiddenImports);
    expect(found).toEqual([]);
  });
  test('every file is in a known zone', () => {
    expect(sources.filter((one) => !Object.hasOwn(ZONES, one.zone)).map((one) => one.file)).toEqual([]);
  });
  test('only the worker side of ai uses threads, and only index.ts of main and preload runs electron', () => {
    const threads = users((one) => one.from === 'node:worker_threads').filter((file) => file.startsWith('ai/'));
    expect(threads.toSorted(byName)).toEqual(['ai/pool.ts', 'ai/worker.ts']);
    const electron = users((one) => one.from === 'electron' && !one.isType);
    expect(electron.toSorted(byName)).toEqual(['main/index.ts', 'preload/index.ts']);
  });
  test('a box is small: it loads nothing of its game except its own car', () => {
    const found = sources.filter((one) => /^games\/[^/]+\/ui\/box\.tsx$/.test(one.file));
    expect(found.length).toBeGreaterThan(1);
    const loads = found.flatMap(({ imports }) => imports).filter((one) => !one.isType);
    const light = /^(react|@ui\/box\/.*|@ui\/art\/svg|@geometry\/chance|\.\/box-car)$/;
    expect(loads.filter(({ from }) => !light.test(from))).toEqual([]);
  });
  test('the script of a lesson stays with the host: no page can reach it by any import', () => {
    const pages = reachedFrom(['renderer', 'ui', 'game-ui', 'game-narration', 'game-text']);
    expect(pages.has('games/heat/data/lesson')).toBe(true);
    expect([...pages].filter(isScript)).toEqual([]);
    const joined = sources.filter((one) => !one.isTest && !isScript(one.file) && one.imports.some(leadsToScript(one)));
    expect(joined.length).toBeGreaterThan(1);
    expect(joined.filter(({ file }) => !/^games\/[^/]+\/index\.ts$/.test(file)).map(({ file }) => file)).toEqual([]);
  });
  test('no page loads an AI driver', () => {
    const pages = reachedFrom(['renderer', 'ui', 'game-ui', 'game-narration', 'game-text']);
    expect(pages.has('games/heat/outlook/forecast')).toBe(true);
    expect([...pages].filter((file) => /^(ai|games\/[^/]+\/ai)\//.test(file))).toEqual([]);
  });
  test('no file outside a game names it, in code, text or styles', () => {
    const found = [...sources.filter((one) => !one.isTest), ...readStyles()].flatMap(({ file, text }) =>
      foreignGames(file).flatMap((game) => namesIn(text, game).map((name) => `${file} says ${name}`)),
    );
    expect(found).toEqual([]);
  });
});

/** What rules may not use, with the pattern that finds it in code without comments and strings. */
const BANNED: readonly [string, RegExp][] = [
  ['Math.random', /\bMath\s*\.\s*random\b/],
  ['Date', /\bDate\b/],
  ['performance', /\bperformance\s*\./],
  ['the locale', /\blocaleCompare\b|\btoLocale\w*\b|\bIntl\b/],
  ['async', /\basync\b|\bawait\b|\bPromise\b/],
  ['try', /\btry\s*\{|\bcatch\s*[({]/],
  ['timers', /\b(setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame)\b/],
  ['the process', /\bprocess\s*\.|\bglobalThis\b|\bwindow\s*\.|\bdocument\s*\./],
  ['structuredClone', /\bstructuredClone\b/],
  ['crypto', /\bcrypto\s*\./],
];
/** The only file that may catch: it turns a parser's exception into a value. */
const MAY_CATCH = 'core/attempt.ts';

describe('pure folders are pure', () => {
  test.each(BANNED)('no %s', (what, pattern) => {
    const found = sources
      .filter((one) => PURE.includes(one.zone) && !one.isTest && pattern.test(bare(one.text)))
      .map((one) => one.file);
    expect(found).toEqual(what === 'try' ? [MAY_CATCH] : []);
  });
  test('no Map or Set in the shapes of states', () => {
    const shapes = sources.filter(
      (one) =>
        one.file.startsWith('core/contract/') ||
        /^games\/[^/]+\/(types|shapes|events|(event|view)-types)\.ts$/.test(one.file),
    );
    expect(shapes.length).toBeGreaterThan(1);
    const found = shapes.filter((one) => /\b(Map|Set|WeakMap|WeakSet)\s*</.test(bare(one.text)));
    expect(found.map((one) => one.file)).toEqual([]);
  });
  test('bots get their randomness from draw and read no clock', () => {
    const bots = sources.filter((one) => one.zone === 'ai' && !one.isTest);
    expect(bots.filter((one) => /\bMath\s*\.\s*random\b|\bDate\b/.test(bare(one.text))).map((one) => one.file)).toEqual(
      [],
    );
  });
});

describe('the scan itself', () => {
  const source = (file: string, text: string): Source => sourceOf(file, text);
  test('sees every form of import', () => {
    const text = `import a from '@core/a';
import type { B } from '@store/b';
import {
  c,
} from './c';
export * from '../kit/d';
import 'side-effect';
const e = await import('@host/e');
type F = import('@api/f').F;
// import x from 'comment';
const text = "import y from 'text'";`;
    expect(source('ai/x.ts', text).imports).toEqual([
      { from: '@core/a', isType: false },
      { from: '@store/b', isType: true },
      { from: './c', isType: false },
      { from: '../kit/d', isType: false },
      { from: 'side-effect', isType: false },
      { from: '@host/e', isType: false },
      { from: '@api/f', isType: true },
    ]);
  });
  test.each([
    ['core/a.ts', "import type { Z } from 'zod';"],
    ['kit/a.ts', "import { store } from '@store/open';"],
    ['games/heat/a.ts', "import { x } from '../formula-d/x';"],
    ['games/heat/a.ts', "import { x } from '@games/registry';"],
    ['games/heat/a.ts', "import { x } from './ui/texts';"],
    ['games/heat/phases/a.ts', "import fs from 'node:fs';"],
    ['games/heat/ui/a.ts', "import { check } from '../check';"],
    ['games/heat/geometry/a.ts', "import { t } from '../text/t';"],
    ['games/heat/geometry/a.ts', "import { carOf } from '../cars';"],
    ['games/heat/geometry/a.ts', "import { place } from '@ui/art/svg';"],
    ['games/heat/data/a.ts', "import { roadOf } from '../geometry/road';"],
    ['games/heat/narration/a.ts', "import { place } from '@ui/art/svg';"],
    ['games/heat/narration/a.ts', "import { check } from '../check';"],
    ['narration/a.ts', "import { richTranslations } from '@ui/rich/rich';"],
    ['games/heat/ui/a.ts', "import { carOf } from '../types';"],
    ['games/heat/ui/a.ts', "import { limitOf } from '../conditions';"],
    ['games/heat/ui/a.ts', "import { playOf } from '../ai/cards/play';"],
    ['games/heat/outlook/a.ts', "import { range } from '../ui/forecast/forecast-text';"],
    ['games/heat/outlook/a.ts', "import { playOf } from '../ai/cards/play';"],
    ['games/heat/phases/a.ts', "import { outcomeOf } from '../outlook/outcome';"],
    ['games/heat/check.ts', "import { heatAi } from './ai';"],
    ['games/heat/data/a.ts', "import { carOf } from '../cars';"],
    ['games/heat/phases/a.ts', "import { t } from '../text/t';"],
    ['games/heat/text/en/log.ts', "import { CARDS } from '../../data/cards';"],
    ['ui/a.ts', "import { clonePlain } from '@core/clone';"],
    ['ui/a.ts', "import { Specimen } from '@gallery/specimens';"],
    ['renderer/a.ts', "import { heat } from '@games/heat/ui';"],
    ['preload/a.ts', "import { host } from '@host/host';"],
    ['host/a.ts', "import { app } from 'electron';"],
    ['api/a.ts', "import type { Match } from '../host/match';"],
  ])('%s may not contain %s', (file, text) => {
    expect(forbiddenImports(source(file, text))).toHaveLength(1);
  });
  test.each([
    ['games/heat/ui/a.ts', "import type { Car } from '../types';\nimport { CARDS } from '../data/cards';"],
    ['games/heat/ui/a.ts', "import { t } from '../text/t';"],
    ['games/heat/ui/a.ts', "import { roadOf } from '../geometry/road';"],
    [
      'games/heat/narration/a.ts',
      "import { nameOf } from '@narration/phrases';\nimport type { GameUpdate } from '@ui/ui-types';",
    ],
    ['narration/a.ts', "import { t } from '@ui/text/t';\nimport type { SeatInfo } from '@api/contract';"],
    ['games/heat/geometry/a.ts', "import { ClosedLine } from '@geometry/line';\nimport type { Lane } from '../types';"],
    ['games/heat/text/t.ts', "import { translations } from '@i18n/page';\nimport type { messages } from './en';"],
    ['games/heat/phases/a.ts', "import { carOf } from '../cars';\nimport { shuffle } from '@kit/deck';"],
    ['ui/a.ts', "import type { Seat } from '@core/contract';"],
    ['games/heat/ui/a.ts', "import { forecastCards } from '../outlook/forecast';"],
    ['games/heat/ai/a.ts', "import { cornerHeat } from '../outlook/road';\nimport { carOf } from '../cars';"],
    ['games/heat/outlook/a.ts', "import { checkedLines } from '../phases/corners';"],
    ['games/heat/choices.ts', "import { outcomeOf } from './outlook/outcome';"],
    ['games/heat/index.ts', "import { heatAi } from './ai';"],
    ['games/registry.ts', "import * as all from './all';"],
    ['games/all.ts', "export { heat } from './heat';"],
  ])('%s may contain %s', (file, text) => {
    expect(forbiddenImports(source(file, text))).toEqual([]);
  });
  test.each([
    ["import { heatUi } from '@games/heat/ui';", 'heat', ['heat', 'heat']],
    ["const HEAT = 1; open('heat'); new HeatCover(); <p>Pay 2 heat</p>", 'heat', ['HEAT', 'heat', 'Heat', 'heat']],
    ["// Heat's own\nconst wheat = cheat; /* heat */", 'heat', []],
    [
      "const formulaD = FormulaDCover; 'formula-d'; FORMULA_D",
      'formula-d',
      ['formulaD', 'FormulaD', 'formula-d', 'FORMULA_D'],
    ],
    ['a { color: var(--g-heat-2); }', 'heat', ['heat']],
  ])("a game's id is found in %s", (text, game, found) => {
    expect(namesIn(text, game)).toEqual(found);
  });
  test('does not take text for code', () => {
    expect(bare("/* Date */ const a = 'try {'; // async\nconst b = `await`;")).not.toMatch(/Date|try|async|await/);
  });
});

/** The part of a lesson that only hosts have: its positions and right answers. */
function isScript(target: string): boolean {
  return /^(games\/[^/]+\/lesson\/|core\/lesson-(script|play)(\.ts)?$)/.test(target);
}

function leadsToScript({ file }: Source): (one: Import) => boolean {
  return ({ from }) => /^games\/[^/]+\/lesson\//.test(targetOf(file, from) ?? '');
}

/** Every file that these zones load, directly or through others; types are not loaded. Without the ending `.ts`. */
function reachedFrom(zones: readonly string[]): Set<string> {
  const plain = (file: string) => file.replace(/(\/index)?\.tsx?$/, '');
  const byPath = new Map(sources.map((one) => [plain(one.file), one]));
  const reached = new Set(
    sources.filter((one) => zones.includes(one.zone) && !one.isTest).map((one) => plain(one.file)),
  );
  // Iterating a set that grows also visits the new members.
  for (const file of reached) {
    const source = byPath.get(file);
    for (const { from, isType } of source?.imports ?? []) {
      const target = isType ? undefined : targetOf(source?.file ?? '', from);
      if (target !== undefined) reached.add(plain(target));
    }
  }
  return reached;
}

function readSources(): Source[] {
  return readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && entry.parentPath !== SRC)
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => sourceOf(path.relative(SRC, file).replaceAll(path.sep, '/'), readFileSync(file, 'utf8')));
}

/** Style sheets and pages, which import nothing that zones forbid. */
function readStyles(): { file: string; text: string }[] {
  return readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(css|html)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file: path.relative(SRC, file).replaceAll(path.sep, '/'), text: readFileSync(file, 'utf8') }));
}

/** Files in which a game's id is another word: 'heat 2' of a tournament is a race before its final. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  'api/text/en/careers.ts': ['heat'],
  'api/text/en/tables.ts': ['heat'],
  'renderer/text/en/club/career.ts': ['heat'],
  'renderer/text/en/tournament.ts': ['heat'],
};

/** Ids of the games that this file must not name: all but its own. The list of games and old stored formats may name all. */
function foreignGames(file: string): string[] {
  const [top, own] = file.split('/');
  if (file === 'games/all.ts' || file.startsWith('store/migrations/')) return [];
  return GAMES.filter((game) => (top !== 'games' || own !== game) && !OTHER_WORDS[file]?.includes(game));
}

/** Where code names a game by its id, in any case and as a part of a name ('HeatCover'); comments do not count. */
function namesIn(text: string, game: string): string[] {
  const parts = game.split('-');
  const capital = (part: string) => `${part[0]?.toUpperCase()}${part.slice(1)}`;
  const camel = parts.map((part, at) => (at === 0 ? part : capital(part))).join('');
  const [pascal, shout] = [parts.map(capital).join(''), parts.map((part) => part.toUpperCase()).join('_?')];
  // A small letter before or after makes it another word ('wheat'); a capital after it begins the next one.
  const word = `(?<![A-Za-z])(?:${game}|${camel})(?![a-z])|(?<![A-Z])${pascal}(?![a-z])|(?<![A-Za-z])${shout}(?![A-Za-z])`;
  return [...withoutComments(text).matchAll(new RegExp(word, 'g'))].map(([name]) => name);
}

function sourceOf(file: string, text: string): Source {
  return { file, zone: zoneOf(file), isTest: isTestFile(file), text, imports: importsOf(text) };
}

function zoneOf(file: string): string {
  const [top = '', , third] = file.split('/');
  if (/^i18n\/messages(\.ts)?$/.test(file)) return 'messages';
  if (/^ui\/text\//.test(file)) return 'ui-text';
  if (top !== 'games' || third === undefined) return top;
  return GAME_FOLDERS.includes(third) ? `game-${third}` : 'game';
}

function forbiddenImports(source: Source): string[] {
  const zone = ZONES[source.zone];
  if (zone === undefined) return [`${source.file} lies in no zone`];
  return source.imports
    .filter((one) => !isAllowed(source, zone, one))
    .map((one) => `${source.file} imports ${one.isType ? 'type ' : ''}${one.from}`);
}

function isAllowed(source: Source, zone: Zone, one: Import): boolean {
  const target = targetOf(source.file, one.from);
  if (target === undefined) {
    return zone.packages.some(
      (name) => one.from === name || one.from.startsWith(name.endsWith(':') ? name : `${name}/`),
    );
  }
  if (target === '../package.json') return true;
  const ofFile = zone.files?.[source.file.split('/').slice(2).join('/')] ?? [];
  if (isAllowedZone([...zone.zones, ...ofFile], source.file, target)) return true;
  return one.isType && isAllowedZone(zone.types ?? [], source.file, target);
}

function isAllowedZone(allowed: readonly string[], file: string, target: string): boolean {
  const [top, game, part = ''] = target.split('/');
  // './heat' in all.ts is the folder itself.
  const zone =
    top === 'games' && game !== undefined && isGameFolder(game) ? zoneOf(`games/${game}/${part}/`) : zoneOf(target);
  if (zone === 'game' || zone.startsWith('game-')) {
    const own = file.split('/')[1];
    // Only the list of games imports from inside a game.
    if (zoneOf(file) !== 'games' && own !== game) return false;
    if (zone === 'game' && allowed.includes('game-types') && part === 'types') return true;
  }
  return allowed.includes(zone) || (zone === 'messages' && allowed.includes('i18n'));
}

function isGameFolder(name: string): boolean {
  return !['all', 'registry', 'goldens', 'record-file'].includes(name);
}

function byName(a: string, b: string): number {
  return a < b ? -1 : 1;
}

function users(matches: (one: Import) => boolean): string[] {
  return sources.filter((one) => !one.isTest && one.imports.some(matches)).map((one) => one.file);
}

/** Code without comments and without the contents of strings. */
function bare(text: string): string {
  return withoutComments(text).replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, "''");
}
