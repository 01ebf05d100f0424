import type { Log } from '@api/log';
import { expect, test } from 'vitest';
import { quietLog } from './quiet-log';

function heard() {
  const lines: string[] = [];
  let now = 0;
  const note = (level: string) => (details: object, message: string) =>
    lines.push(`${level} ${message} ${JSON.stringify(details)}`);
  const loud: Log = { info: note('info'), warn: note('warn'), error: note('error') };
  return { log: quietLog(loud, () => now), lines, pass: (ms: number) => (now += ms) };
}

test('a million lines of one kind become twenty a minute, and then a count of the rest', () => {
  const { log, lines, pass } = heard();
  for (let i = 0; i < 1_000_000; i += 1) log.warn({ from: i }, 'socket refused');
  expect(lines.length).toBe(20);
  expect(lines[0]).toBe('warn socket refused {"from":0}');
  pass(60_000);
  log.warn({ from: 1 }, 'socket refused');
  expect(lines.slice(20)).toEqual([
    'warn as often as that, not written: socket refused {"times":999980}',
    'warn socket refused {"from":1}',
  ]);
});

test('lines of another kind are still written', () => {
  const { log, lines } = heard();
  for (let i = 0; i < 100; i += 1) log.warn({}, 'socket refused');
  log.error({ call: 'match.act' }, 'a command threw');
  log.info({}, 'socket refused');
  expect(lines.slice(20)).toEqual(['error a command threw {"call":"match.act"}', 'info socket refused {}']);
});
