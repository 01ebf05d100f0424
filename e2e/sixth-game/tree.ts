// A copy of Paddock with a sixth game in it, added as docs/how-to/add-a-game.md says: its folder, and a line in all.ts. The
// copy has a build of its own, so that no other test ever sees the game.

import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');
const GAME = 'sack-race';
/** What a build and the unit tests read besides src. */
const FILES = ['package.json', 'tsconfig.json', 'tsconfig.pure.json', 'electron.vite.config.ts', 'vitest.config.ts'];

/** A copy that has been built. */
export interface Tree {
  /** Its out/. */
  build: string;
  /** Runs unit tests of the copy whose names match; golden files are written first, as `npm run playthroughs` does. */
  unit(files: readonly string[], names: string): Promise<{ passed: number; failed: string[] }>;
  /** `npm run paddock` of the copy. */
  paddock(...args: string[]): Promise<string>;
  remove(): void;
}

interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/** Copies, adds the game and builds. */
export async function plantTree(): Promise<Tree> {
  const folder = mkdtempSync(path.join(tmpdir(), 'paddock-sixth-'));
  for (const file of FILES) cpSync(path.join(root, file), path.join(folder, file));
  for (const part of ['src', 'tools', 'scripts'])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  cpSync(path.join(import.meta.dirname, GAME), path.join(folder, 'src/games', GAME), { recursive: true });
  appendFileSync(path.join(folder, 'src/games/all.ts'), `export { sackRace } from './${GAME}';\n`);
  const node = async (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    const result = await run(process.execPath, [...args], { cwd: folder, env: { ...process.env, ...env } });
    return result.stdout;
  };
  const tool = (file: string) => path.join(folder, 'node_modules', file);
  await node([tool('electron-vite/bin/electron-vite.js'), 'build', '--logLevel', 'warn']);
  const build = path.join(folder, 'out');
  return {
    build,
    async unit(files, names) {
      const report = path.join(folder, 'unit.json');
      const args = [
        tool('vitest/vitest.mjs'),
        'run',
        ...files,
        '-t',
        names,
        '--reporter=json',
        `--outputFile=${report}`,
      ];
      // Every file is in scope, even when this runs within `npm run test:full -- --rest`.
      const env = { PADDOCK_WRITE_PLAYTHROUGHS: '1', PADDOCK_TESTS: 'full' };
      // A failing test ends it with an error; the report says which one.
      await node(args, env).catch(() => undefined);
      const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
      const results = testResults.flatMap((file) => file.assertionResults);
      const failed = results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
      return { passed: results.filter(({ status }) => status === 'passed').length, failed };
    },
    paddock: (...args) => node([path.join(build, 'main/cli.js'), ...args]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
