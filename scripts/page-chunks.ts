// Which modules of the renderer are bundled into one file, so that a page needs few requests: a build's settings, used by
// electron.vite.config.ts. Not here: what is loaded when (app/app.tsx, and each lazy import).

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What this needs to know of a module: the modules that it imports, at once and lazily. */
interface Imports {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** The bundler's graph of modules. */
interface Graph {
  getModuleInfo(moduleId: string): Imports | null;
}

/** The entry modules of each page, by its name below. */
type Beginnings = ReadonlyMap<string, readonly string[]>;

const SCREENS = {
  main: ['main.tsx'],
  start: ['app/start.tsx'],
  join: ['screens/join/join.tsx'],
  lobby: ['screens/lobby/lobby.tsx'],
  home: ['screens/home/home.tsx'],
  race: ['screens/race/race-screen.tsx'],
} as const;
/** Files of a game that are loaded with its race alone. */
const DRIVING = ['board/board.ts', 'dashboard/dashboard.tsx'];

/**
 * Returns the file that a module belongs to, by name; null for modules of other screens, which the bundler shares out. src: the
 * folder of the sources, with slashes on every system. A module never imports from a file that is loaded later than its own.
 */
export function pageChunks(src: string): (moduleId: string, graph: Graph) => string | null {
  const beginnings = beginningsIn(src);
  let reached: Map<string, Set<string>> | undefined;
  return (moduleId, graph) => {
    reached ??= reachedFrom(beginnings, path.posix.join(src, 'renderer/app/app.tsx'), graph);
    return chunkOf(moduleId, reached.get(moduleId) ?? new Set()) ?? null;
  };
}

function beginningsIn(src: string): Beginnings {
  const found = new Map<string, string[]>();
  for (const [page, files] of Object.entries(SCREENS))
    found.set(
      page,
      files.map((file) => path.posix.join(src, 'renderer', file)),
    );
  for (const game of readdirSync(path.join(src, 'games'))) {
    const ui = path.posix.join(src, 'games', game, 'ui');
    if (!existsSync(ui)) continue;
    found.set(`game ${game}`, [path.posix.join(ui, 'index.tsx')]);
    found.set(
      `drive ${game}`,
      DRIVING.map((file) => path.posix.join(ui, file)),
    );
  }
  return found;
}

/** The pages that need each module. */
function reachedFrom(beginnings: Beginnings, app: string, graph: Graph): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  const named = new Set([...beginnings.values()].flat());
  const others = (graph.getModuleInfo(app)?.dynamicallyImportedIds ?? []).filter((id) => !named.has(id));
  for (const [page, files] of [...beginnings, ['others', others] as const]) {
    const waiting = [...files];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const known = pages.get(id) ?? new Set();
      if (known.has(page)) continue;
      pages.set(id, known.add(page));
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return pages;
}

/** The first catalogues of every page, and what a guest reads before a race. */
const GUEST_TEXT = /^(?:index|app|join|lobby|setup|talk)$/;
const RACE_TEXT = /^(?:race|rules)$/;

/** The bundler's own code, and what every catalogue of a game needs. */
const FOR_ALL = /\0rolldown|\/i18n\/file-words\.ts$/;

/** The first file that fits. They are listed in the order in which pages load them. */
function chunkOf(moduleId: string, pages: ReadonlySet<string>): string | undefined {
  const drives = gamesIn(pages, 'drive ');
  const games = gamesIn(pages, 'game ');
  const onScreen = pages.has('lobby') || pages.has('race');
  if (pages.has('main') || FOR_ALL.test(moduleId)) return 'main';
  if (pages.has('start') || pages.has('join') || (pages.has('home') && pages.size > 1)) return 'start';
  if (games.size > 0) {
    const [first = '', ...more] = new Set([...games, ...drives]);
    return more.length > 0 || onScreen || pages.has('others') ? 'kit' : first;
  }
  if (pages.has('lobby')) return 'lobby';
  if (pages.has('race')) return 'race';
  const [drive] = drives;
  if (drives.size > 0 && pages.has('others')) return 'shared';
  if (/\/pixi\.js\/lib\/rendering\/renderers\/canvas\/(?!utils)/.test(moduleId)) return 'pixi-canvas';
  if (drives.size > 1) return moduleId.includes('/node_modules/') ? 'pixi' : 'driving';
  if (drive !== undefined) return `${drive}-race`;
  if (pages.has('home')) return 'home';
  return textChunkOf(moduleId);
}

function gamesIn(pages: ReadonlySet<string>, prefix: string): ReadonlySet<string> {
  return new Set([...pages].filter((page) => page.startsWith(prefix)).map((page) => page.slice(prefix.length)));
}

/** Catalogues of one language that the same page needs. */
function textChunkOf(moduleId: string): string | undefined {
  const [, of, language] = /\/src\/(?:games\/)?([\w-]+)\/text\/(\w+)\//.exec(moduleId) ?? [];
  if (of === undefined || language === undefined) return undefined;
  if (of !== 'renderer' && of !== 'ui' && of !== 'api') return `${language}-${of}`;
  const name = path.posix.basename(moduleId, '.ts');
  if (of !== 'renderer' || GUEST_TEXT.test(name)) return language;
  return RACE_TEXT.test(name) ? `${language}-race` : undefined;
}
