// Which modules of the renderer are bundled into one file, so that a page needs few requests: a build's settings, used by
// electron.vite.config.ts. Not here: what is loaded when (app/app.tsx, and each lazy import).

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { importsOf, type ModuleText, type Names } from './page-imports';

/** What this needs to know of a module: the modules that it imports, at once and lazily. */
interface Imports extends ModuleText {
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
  home: ['app/own/own-pages.tsx', 'screens/home/home.tsx'],
  today: ['screens/home/today/day-cards.tsx'],
  evening: ['screens/home/first/first-evening.tsx'],
  race: ['screens/race/race-screen.tsx'],
  toasts: ['../ui/overlays/toast-list.tsx'],
  dialogs: ['../ui/overlays/dialog.tsx'],
} as const;
/** The files that load the screens. */
const ROUTES = ['app.tsx', 'own/own-pages.tsx', 'own-screens.tsx', 'screen.ts'];
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
    reached ??= reachedFrom(
      beginnings,
      ROUTES.map((file) => path.posix.join(src, 'renderer/app', file)),
      graph,
    );
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
    if (existsSync(path.join(ui, 'terms.tsx'))) found.set(`terms ${game}`, [path.posix.join(ui, 'terms.tsx')]);
    if (existsSync(path.join(ui, 'first.ts'))) found.set(`first ${game}`, [path.posix.join(ui, 'first.ts')]);
    found.set(
      `drive ${game}`,
      DRIVING.map((file) => path.posix.join(ui, file)),
    );
  }
  return found;
}

/** The pages that need each module. */
function reachedFrom(beginnings: Beginnings, routes: readonly string[], graph: Graph): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  const named = new Set([...beginnings.values()].flat());
  const lazy = routes.flatMap((file) => graph.getModuleInfo(file)?.dynamicallyImportedIds ?? []);
  const others = lazy.filter((id) => !named.has(id));
  for (const [page, files] of [...beginnings, ['others', others] as const]) {
    const seen = new Map<string, Set<string> | 'all'>();
    const waiting: [id: string, names: Names][] = files.map((id) => [id, 'all']);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [id, names] = next;
      const module = graph.getModuleInfo(id);
      if (module === null || !isNews(seen, id, names)) continue;
      pages.set(id, (pages.get(id) ?? new Set()).add(page));
      waiting.push(...importsOf(id, module, names));
    }
  }
  return pages;
}

/** Whether these names of a module were not followed before. Changes seen: now they were. */
function isNews(seen: Map<string, Set<string> | 'all'>, id: string, names: Names): boolean {
  const known = seen.get(id) ?? new Set();
  if (known === 'all' || (names !== 'all' && seen.has(id) && [...names].every((name) => known.has(name)))) return false;
  seen.set(id, names === 'all' ? 'all' : new Set([...known, ...names]));
  return true;
}

/** The first catalogue of every page; the catalogues of the join page and of home; what a guest reads before a race. */
const FIRST_TEXT = /^app$/;
const DOOR_TEXT = /^(?:join|door|network|parties)$/;
const HOME_TEXT = /^(?:home|today|first)$/;
const RACE_TEXT = /^(?:lobby|setup|talk|race|rules)$/;
/** The words of a game's circuits and courses: its terms, in every language. */
const WORDS = /\/src\/games\/([\w-]+)\/(?:text\/(?:circuits|courses)\.ts|(?:circuits|courses)\/[^/]+\.json\?words)$/;
/** What names circuits, options and their values, and the themes of puzzles: what terms.ts of a catalogue imports. */
const TERMS = /^(?:terms|names|setup|themes|campaign)$/;
/** What every page needs of what a host says. */
const FIRST_OF_HOST = 'calls';
/** What a game's achievements are called: the pages of achievements load every game's, and no other page does. */
const PINS = 'achievements';

/** The bundler's own code, and what every catalogue of a game needs. */
const FOR_ALL = /rolldown[/-]runtime|\0rolldown|\/i18n\/file-words\.ts$/;

/** Faces of people and characters: drawn in the lobby and in races, and on home after the first press alone. */
const PORTRAITS = /\/src\/ui\/art\/portrait\//;

/** What Pixi loads itself when it starts. */
const PIXI_LATER = /\/pixi\.js\/lib\/(?:environment-browser\/browserAll|\w+\/init)\.mjs$/;

/** The first file that fits. They are listed in the order in which pages load them. */
function chunkOf(moduleId: string, pages: ReadonlySet<string>): string | undefined {
  const drives = gamesIn(pages, 'drive ');
  const games = gamesIn(pages, 'game ');
  const terms = gamesIn(pages, 'terms ');
  const firsts = gamesIn(pages, 'first ');
  const onScreen = pages.has('lobby') || pages.has('race');
  if (pages.has('main') || FOR_ALL.test(moduleId)) return 'main';
  if (pages.has('start') || pages.has('join')) return 'start';
  // What says the rules of a party in lists, on the join page above all.
  const [listed] = terms;
  if (listed !== undefined)
    return [...pages].every((page) => page.endsWith(` ${listed}`)) ? `${listed}-terms` : 'start';
  if (/\/node_modules\/zod\//.test(moduleId)) return 'zod';
  const isOverlay = pages.has('toasts') || pages.has('dialogs');
  // Of the two, home shows one at a time.
  const onCards = pages.has('today') || pages.has('evening');
  const atHome = pages.has('home') || onCards;
  if (PORTRAITS.test(moduleId)) return 'portraits';
  // Their few sheets are no file of their own.
  if (atHome && (onScreen || isOverlay)) return moduleId.endsWith('.css') ? 'start' : 'common';
  // Both come with the first press.
  if (isOverlay) return 'overlays';
  // What home shows of a game; what several games share of it comes before all of them.
  if (firsts.size > 0 || (games.size > 0 && atHome)) {
    const [one = '', ...more] = new Set([...firsts, ...games, ...drives]);
    return more.length > 0 || onScreen || atHome || pages.has('others') ? 'first' : `${one}-first`;
  }
  if (games.size > 0) {
    const [first = '', ...more] = new Set([...games, ...drives]);
    return more.length > 0 || onScreen || pages.has('others') ? 'kit' : first;
  }
  if (pages.has('home')) return 'home';
  if (onCards) return cardsChunkOf(pages);
  if (pages.has('lobby')) return 'lobby';
  if (pages.has('race')) return 'race';
  if (PIXI_LATER.test(moduleId)) return 'pixi';
  const [drive] = drives;
  if (drives.size > 0 && pages.has('others')) return 'shared';
  if (/\/pixi\.js\/lib\/rendering\/renderers\/canvas\/(?!utils)/.test(moduleId)) return 'pixi-canvas';
  if (drives.size > 1) return moduleId.includes('/node_modules/') ? 'pixi' : 'driving';
  if (drive !== undefined) return `${drive}-race`;
  return textChunkOf(moduleId);
}

/** The file of what home shows below its shelf: the cards of a day, or the first evening. What both need comes with home. */
function cardsChunkOf(pages: ReadonlySet<string>): string {
  if (pages.has('today') && pages.has('evening')) return 'home';
  return pages.has('today') ? 'today' : 'evening';
}

function gamesIn(pages: ReadonlySet<string>, prefix: string): ReadonlySet<string> {
  return new Set([...pages].filter((page) => page.startsWith(prefix)).map((page) => page.slice(prefix.length)));
}

/** Catalogues of one language that the same page needs. */
function textChunkOf(moduleId: string): string | undefined {
  const [, worded] = WORDS.exec(moduleId) ?? [];
  if (worded !== undefined) return `${worded}-terms`;
  const [, of, language] = /\/src\/(?:games\/)?([\w-]+)\/text\/(\w+)\//.exec(moduleId) ?? [];
  if (of === undefined || language === undefined) return undefined;
  const name = path.posix.basename(moduleId, '.ts');
  if (name === PINS && of !== 'renderer') return `${language}-${PINS}`;
  if (of !== 'renderer' && of !== 'ui' && of !== 'api') return `${language}-${of}${TERMS.test(name) ? '-terms' : ''}`;
  if ((of === 'api' || of === 'renderer') && DOOR_TEXT.test(name)) return `${language}-door`;
  if (of === 'api' && name !== FIRST_OF_HOST) return `${language}-host`;
  if (of !== 'renderer' || FIRST_TEXT.test(name)) return language;
  if (HOME_TEXT.test(name)) return `${language}-home`;
  // With what a host says, which a lobby loads first.
  return RACE_TEXT.test(name) ? `${language}-host` : undefined;
}
