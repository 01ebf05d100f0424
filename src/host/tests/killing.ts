// Programs that tests run as separate processes and kill with SIGKILL. Not here: what they prove.

import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { expect } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Builds a program of a folder and returns the file to run. Each kill restarts it, and most of a start is loading, so
 * it is one small file with only these games; without the parameter, with all of them.
 */
export async function builtProgram(name: string, folder: string, games?: readonly string[]): Promise<string> {
  // Within node_modules, so that the program finds better-sqlite3.
  const outDir = path.join(root, 'node_modules/.cache', `paddock-${name}`);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: games === undefined ? [] : [onlyGames(games)],
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true, external: ['better-sqlite3'] },
    build: {
      ssr: path.join(folder, `${name}.ts`),
      outDir,
      emptyOutDir: true,
      target: 'node24',
      minify: true,
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  });
  return path.join(outDir, `${name}.mjs`);
}

/** Replaces games/all.ts with a shorter list. */
function onlyGames(ids: readonly string[]): Plugin {
  const list = path.join(root, 'src/games/all.ts');
  return {
    name: 'only-games',
    load: (file) => (path.normalize(file) === list ? ids.map((id) => `export * from './${id}';`).join('\n') : null),
  };
}

/** How a program ended, and the complete lines it printed. */
export interface Ended {
  by: 'over' | 'killed';
  lines: string[];
}

/** Runs a program that kills itself; returns its lines. Any other end fails the test. */
export async function runToPowerCut(file: string, args: readonly string[]): Promise<string[]> {
  const { by, lines } = await runAndHear(file, args);
  expect(by).toBe('killed');
  return lines;
}

/** Runs a program that ends normally or kills itself; returns which. Any other end fails the test. */
export async function runToItsEnd(file: string, args: readonly string[]): Promise<Ended['by']> {
  return (await runAndHear(file, args)).by;
}

/** The same, with its output. */
export async function runAndHear(file: string, args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let trouble = '';
  child.stderr.on('data', (data: Buffer) => {
    trouble += data.toString();
  });
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
  });
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
    child.once('close', (...ended) => resolve(ended)),
  );
  expect(trouble).toBe('');
  if (signal !== 'SIGKILL') expect(code).toBe(0);
  return { by: signal === 'SIGKILL' ? 'killed' : 'over', lines: output.split('\n').slice(0, -1) };
}
