import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fileLog } from './log';

const folder = () => mkdtempSync(path.join(tmpdir(), 'paddock-log-'));
const sizeOf = (dir: string) => readdirSync(dir).reduce((sum, name) => sum + statSync(path.join(dir, name)).size, 0);
const lines = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const logged = (dir: string) => lines(path.join(dir, 'paddock.log')).map((line) => line.msg);

test('a line is on its way to the file when it is written, with the error in full', async () => {
  const dir = path.join(folder(), 'new');
  fileLog(dir).error({ err: new Error('broken'), call: 'match.act' }, 'a command threw');
  await expect.poll(() => sizeOf(dir)).toBeGreaterThan(0);
  expect(lines(path.join(dir, 'paddock.log'))).toMatchObject([
    { level: 50, msg: 'a command threw', call: 'match.act', err: { message: 'broken', stack: expect.any(String) } },
  ]);
});

test('the log goes on in the same file until it is full, then one old one is kept', async () => {
  const dir = folder();
  fileLog(dir).info({}, 'first');
  fileLog(dir).info({}, 'second');
  await expect.poll(() => logged(dir)).toEqual(['first', 'second']);
  writeFileSync(path.join(dir, 'paddock.log'), 'x'.repeat(1024 * 1024 + 1));
  fileLog(dir).info({}, 'third');
  expect(readdirSync(dir).sort()).toEqual(['paddock.log', 'paddock.old.log']);
  await expect.poll(() => logged(dir)).toEqual(['third']);
});

test('however much is said while it runs, the log takes one MB of the disk', async () => {
  const dir = folder();
  const log = fileLog(dir);
  // Each line of another kind, so that none is left out for being the same.
  for (let i = 0; i < 20_000; i += 1) log.warn({ x: 'y'.repeat(500) }, `kind ${i}`);
  log.warn({}, 'the last');
  await expect.poll(() => logged(dir).at(-1)).toBe('the last');
  expect(sizeOf(dir)).toBeLessThan(1_100_000);
  expect(readdirSync(dir).sort()).toEqual(['paddock.log', 'paddock.old.log']);
});

test('where no file can be written, there still is a log', () => {
  const file = path.join(folder(), 'file');
  writeFileSync(file, '');
  expect(() => fileLog(file).info({}, 'said')).not.toThrow();
});
