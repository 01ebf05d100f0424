// Finds the unit tests that a change can break: those that import the changed files, directly or not. The search ends at the
// list of games: code that reaches a game only through it (a host, a store) treats it like any game, and waits for npm test.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** Lists every game: only a change to these files themselves spreads to their importers. */
const LISTS = ['src/games/all.ts', 'src/games/registry.ts'];
/** Tests that read the source, or every game, directly. */
const READS_SOURCE = /^src\/[^/]+\.test\.tsx?$/;
const OF_EVERY_GAME = /^src\/games\/[^/]+\.test\.tsx?$/;
const IS_GAMES = /^src\/games\/[^/]+\//;
/** What every test depends on. */
const OF_ALL = /^(vitest\.config\.ts|tsconfig\.json|package(-lock)?\.json)$/;
const ENDS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * Test files below src, by their paths from the root. changed: paths of changed files, including deleted ones; undefined: all
 * test files.
 */
export function affectedTests(root, changed) {
  if (changed.some((file) => OF_ALL.test(file))) return undefined;
  const files = globSync('{src,tools}/**/*.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll(path.sep, '/'));
  const importers = importersOf(root, files);
  const reached = new Set(changed);
  const left = [...changed];
  while (left.length > 0) {
    const file = left.pop();
    if (LISTS.includes(file) && !changed.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) {
      if (reached.has(importer)) continue;
      reached.add(importer);
      left.push(importer);
    }
  }
  const isOfGames = changed.some((file) => IS_GAMES.test(file));
  const isMeant = (file) => reached.has(file) || READS_SOURCE.test(file) || (isOfGames && OF_EVERY_GAME.test(file));
  return files.filter((file) => /\.test\.tsx?$/.test(file) && isMeant(file));
}

/** By file: the files that import it at run time. Imports for types alone are the compiler's concern. */
function importersOf(root, files) {
  const shortcuts = shortcutsOf(root);
  const importers = new Map();
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const { module } = parseSync(file, text);
    const asked = [
      ...module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType)),
      ...module.staticExports.flatMap(({ entries }) => entries.filter((one) => one.moduleRequest && !one.isType)),
    ].map(({ moduleRequest }) => moduleRequest.value);
    // The text between the quotes.
    const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1));
    for (const name of [...asked, ...later]) {
      const found = resolved(root, file, name, shortcuts);
      if (found !== undefined) importers.set(found, (importers.get(found) ?? new Set()).add(file));
    }
  }
  return importers;
}

/** Path aliases such as '@core/', with their folders. */
function shortcutsOf(root) {
  const { paths } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8')).compilerOptions;
  return Object.entries(paths).map(([name, [folder]]) => [
    name.slice(0, -1),
    path.posix.normalize(folder.slice(0, -1)),
  ]);
}

/** The file that an import means, from the root; undefined for a package. */
function resolved(root, file, name, shortcuts) {
  const shortcut = shortcuts.find(([start]) => name.startsWith(start));
  if (shortcut === undefined && !name.startsWith('.')) return undefined;
  const plain = name.split('?')[0];
  const at = shortcut
    ? path.posix.join(shortcut[1], plain.slice(shortcut[0].length))
    : path.posix.join(path.posix.dirname(file), plain);
  return ENDS.map((end) => at + end).find((one) => /\.\w+$/.test(one) && existsSync(path.join(root, one)));
}
