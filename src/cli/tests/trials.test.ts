// `paddock trials`: the same seed measures the same medals, damaged files and runs are found, and the page in docs is up to date.

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type MedalFile, medalFile } from '@trials/file';
import { afterEach, expect, test } from 'vitest';
import { run } from './run';

const ROOT = path.join(import.meta.dirname, '../../..');
const SHIPPED = path.join(ROOT, 'resources/medals');
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'medals-'));
  folders.push(made);
  return made;
}

function fileIn(dir: string, game: string): MedalFile {
  return medalFile.parse(JSON.parse(readFileSync(path.join(dir, `${game}.json`), 'utf8')));
}

const measure = (dir: string, game: string, circuit: string, seed: string) =>
  run(['trials', 'measure', '--game', game, '--circuit', circuit, '--runs', '8', '--seed', seed, '--out', dir]);

test('the same seed measures the same medals, another seed others, and a circuit at a time keeps the others', async () => {
  const [one, two] = [folder(), folder()];
  for (const dir of [one, two]) {
    const done = await measure(dir, 'formula-d', 'paddock-ring', 'test');
    expect(done.code).toBe(0);
  }
  expect(fileIn(two, 'formula-d')).toEqual(fileIn(one, 'formula-d'));
  await measure(two, 'formula-d', 'paddock-ring', 'other');
  expect(fileIn(two, 'formula-d').trials).not.toEqual(fileIn(one, 'formula-d').trials);
  await measure(one, 'formula-d', 'serra-alta', 'test');
  const both = fileIn(one, 'formula-d').trials.map(({ circuit, kind }) => `${circuit} ${kind}`);
  expect(both).toEqual(['serra-alta lap', 'serra-alta race', 'paddock-ring lap', 'paddock-ring race']);
});

test('check accepts the shipped files, and names a missing trial and a run that no longer drives its time', async () => {
  const dir = folder();
  cpSync(SHIPPED, dir, { recursive: true });
  expect((await run(['trials', 'check', '--out', dir])).code).toBe(0);
  const file = fileIn(dir, 'formula-d');
  const [first, second, ...rest] = file.trials;
  if (first?.measure !== 'rounds' || second === undefined) throw new Error('no times');
  const slower = { ...first, rival: { ...first.rival, figure: first.rival.figure + 1 } };
  writeFileSync(path.join(dir, 'formula-d.json'), JSON.stringify({ ...file, trials: [slower, ...rest] }));
  const checked = await run(['trials', 'check', '--out', dir]);
  expect(checked.code).toBe(1);
  expect(checked.out).toContain(`formula-d ${first.circuit} ${first.kind}: the recorded run no longer drives its time`);
  expect(checked.out).toContain(`formula-d ${second.circuit} ${second.kind}: not measured`);
});

test('a file that is none, and an unknown circuit, are refused', async () => {
  const dir = folder();
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'formula-d.json'), '{"format":1}');
  expect((await run(['trials', 'check', '--out', dir])).code).toBe(1);
  expect((await run(['trials', 'measure', '--game', 'formula-d', '--circuit', 'moon', '--out', dir])).code).toBe(2);
  expect((await run(['trials', 'guess'])).code).toBe(2);
});

test('docs/medals.md is what table writes', async () => {
  const page = path.join(folder(), 'medals.md');
  const shipped = readFileSync(path.join(ROOT, 'docs/medals.md'), 'utf8');
  writeFileSync(page, `${shipped}\nan old table`);
  expect((await run(['trials', 'table', '--out', SHIPPED, '--docs', page])).code).toBe(0);
  expect(readFileSync(page, 'utf8')).toBe(shipped);
  writeFileSync(page, 'no mark');
  expect((await run(['trials', 'table', '--out', SHIPPED, '--docs', page])).code).toBe(1);
});
