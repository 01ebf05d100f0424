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

test('a line is sent to the file as it is written, with the full error', async () => {
  const dir = path.join(folder(), 'new');
  fileLog(dir).error({ err: new Error('broken'), call: 'match.act' }, 'a command threw');
  await expect.poll(() => sizeOf(dir)).toBeGreaterThan(0);
  expect(lines(path.join(dir, 'paddock.log'))).toMatchObject([
    { level: 50, msg: 'a command threw', call: 'match.act', err: { message: 'broken', stack: expect.any(String) } },
  ]);
});

test('the log continues in the same file until it is full, then one old file is kept', async () => {
  const dir = folder();
  fileLog(dir).info({}, 'first');
  fileLog(dir).info({}, 'second');
  await expect.poll(() => logged(dir)).toEqual(['first', 'second']);
  writeFileSync(path.join(dir, 'paddock.log'), 'x'.repeat(1024 * 1024 + 1));
  fileLog(dir).info({}, 'third');
  expect(readdirSync(dir).sort()).toEqual(['paddock.log', 'paddock.old.log']);
  await expect.poll(() => logged(dir)).toEqual(['third']);
});

test('however much is logged while it runs, the log takes one MB of disk', async () => {
  const dir = folder();
  const log = fileLog(dir);
  // Each line differs, so that none is dropped as a repeat.
  for (let i = 0; i < 20_000; i += 1) log.warn({ x: 'y'.repeat(500) }, `kind ${i}`);
  log.warn({}, 'the last');
  await expect.poll(() => logged(dir).at(-1)).toBe('the last');
  expect(sizeOf(dir)).toBeLessThan(1_100_000);
  expect(readdirSync(dir).sort()).toEqual(['paddock.log', 'paddock.old.log']);
});

test('without a writable file, there still is a log', () => {
  const file = path.join(folder(), 'file');
  writeFileSync(file, '');
  expect(() => fileLog(file).info({}, 'said')).not.toThrow();
});
