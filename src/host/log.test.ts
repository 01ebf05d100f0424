import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fileLog } from './log';

const folder = () => mkdtempSync(path.join(tmpdir(), 'paddock-log-'));
const lines = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('a line is in the file as soon as it is written, with the error in full', () => {
  const dir = path.join(folder(), 'new');
  fileLog(dir).error({ err: new Error('broken'), call: 'match.act' }, 'a command threw');
  expect(lines(path.join(dir, 'paddock.log'))).toMatchObject([
    { level: 50, msg: 'a command threw', call: 'match.act', err: { message: 'broken', stack: expect.any(String) } },
  ]);
});

test('the log goes on in the same file until it is full, then one old one is kept', () => {
  const dir = folder();
  fileLog(dir).info({}, 'first');
  fileLog(dir).info({}, 'second');
  expect(lines(path.join(dir, 'paddock.log')).map((line) => line.msg)).toEqual(['first', 'second']);
  writeFileSync(path.join(dir, 'paddock.log'), 'x'.repeat(1024 * 1024 + 1));
  fileLog(dir).info({}, 'third');
  expect(readdirSync(dir).sort()).toEqual(['paddock.log', 'paddock.old.log']);
  expect(lines(path.join(dir, 'paddock.log')).map((line) => line.msg)).toEqual(['third']);
});

test('where no file can be written, there still is a log', () => {
  const file = path.join(folder(), 'file');
  writeFileSync(file, '');
  expect(() => fileLog(file).info({}, 'said')).not.toThrow();
});
