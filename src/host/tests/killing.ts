// Programs that tests run in a process of their own and kill with SIGKILL. Not for: what they prove.

import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from 'vite';
import { expect } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** Builds a program of a folder and returns the file to run. */
export async function builtProgram(name: string, folder: string): Promise<string> {
  // Within node_modules, so that the program finds better-sqlite3.
  const outDir = path.join(root, 'node_modules/.cache', `paddock-${name}`);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: { ssr: path.join(folder, `${name}.ts`), outDir, emptyOutDir: true, target: 'node24' },
  });
  return path.join(outDir, `${name}.js`);
}

/** Runs it and kills it up to so many ms after its first line; returns its whole lines. */
export async function runAndKill(file: string, args: readonly string[], within: number): Promise<string[]> {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let trouble = '';
  child.stderr.on('data', (data: Buffer) => {
    trouble += data.toString();
  });
  child.stdout.on('data', (data: Buffer) => {
    if (said === '') setTimeout(() => child.kill('SIGKILL'), Math.random() * within);
    said += data.toString();
  });
  const signal = await new Promise((resolve) => child.once('close', (_, by) => resolve(by)));
  expect(trouble).toBe('');
  expect(signal).toBe('SIGKILL');
  // The last line may be cut off by the kill.
  return said.slice(0, said.lastIndexOf('\n')).split('\n');
}

/** Runs a program that ends by itself, or is its own killer; says which. Whatever else ends it fails the test. */
export async function runToItsEnd(file: string, args: readonly string[]): Promise<'over' | 'killed'> {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  let trouble = '';
  child.stderr.on('data', (data: Buffer) => {
    trouble += data.toString();
  });
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
    child.once('close', (...ended) => resolve(ended)),
  );
  expect(trouble).toBe('');
  if (signal !== 'SIGKILL') expect(code).toBe(0);
  return signal === 'SIGKILL' ? 'killed' : 'over';
}
