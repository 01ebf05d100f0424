// `paddock circuit test`: the report as lines and as JSON, equal however many threads drive.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildEntry } from '@ai/tests/built-entry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from './run';

const dir = mkdtempSync(path.join(tmpdir(), 'paddock-circuit-'));

beforeAll(() => buildEntry('src/ai/worker.ts', dir, 'ai-worker.js'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const ARGS = ['circuit', 'test', 'waddington', 'porto-sirena', '--level', 'easy', '--duels', '2'];

test('prints the verdict first, then lengths, wins, corners and gaps', async () => {
  const ran = await run([...ARGS, '--races', '60', '--drivers', '3', '--workers', '2'], dir);
  expect(ran).toMatchObject({ code: 0, err: '20 of 62 races\n40 of 62 races\n60 of 62 races' });
  const lines = ran.out.split('\n');
  expect(lines[0]).toBe('Porto Sirena (waddington), 60 races of 3 cars: easy');
  expect(lines[1]).toMatch(/^verdict: (Fair|Uneven) and (fast|long|slow)$/);
  expect(ran.out).toMatch(/^rounds: \d+\.\d \(half of all races \d+ to \d+\), about \d+ minutes for 3 people/m);
  expect(ran.out).toMatch(
    /^wins by starting place\n {2}1: \d+\.\d% \(\d+\.\d to \d+\.\d%\) of 60, fair 21\.2 to 45\.5%$/m,
  );
  expect(ran.out).toMatch(/^skill: best against hard wins \d+\.\d% \(.*\) of 2$/m);
  expect(ran.out).toMatch(/^corners: .*\n {2}1, limit 80: \d+\.\d, \d+\.\d\d$/m);
  expect(ran.out).toMatch(/^overtakes and lead changes by lap\n {2}1: /m);
  expect(ran.out).toMatch(/^behind the winner, in rows\n {2}2: .*\n {2}3: /m);
  expect(ran.out).toMatch(/^open with a third to go: \d+\.\d% of races$/m);
});

test('prints one JSON object, the same with one thread and with two', async () => {
  const args = [...ARGS, '--races', '6', '--seed', 'x', '--json'];
  const one = await run([...args, '--workers', '1'], dir);
  expect(one).toMatchObject({ code: 0, err: '' });
  const report = JSON.parse(one.out);
  expect(report).toMatchObject({
    ...{ game: 'waddington', circuit: 'porto-sirena', cars: 6, races: 6, unended: [], gapUnit: 'rows' },
    skill: { better: 'best', worse: 'hard', starts: 2 },
    verdict: {
      ...{ fairness: 'early', pace: null, findings: [], suggestions: [] },
      text: 'Too early to say: 6 races so far, 60 are needed',
    },
  });
  expect((await run([...args, '--workers', '2'], dir)).out).toBe(one.out);
  expect((await run([...args, '--seed', 'y'], dir)).out).not.toBe(one.out);
});

test('lists wins by driver where levels and characters are mixed, and squares of a game without corners', async () => {
  const mixed = [
    '--drivers',
    '4',
    '--level',
    'easy,easy@runa-skarvik',
    '--races',
    '4',
    '--duels',
    '0',
    '--workers',
    '1',
  ];
  const ran = await run(['circuit', 'test', 'havoc', 'havoc-speedway', ...mixed], dir);
  expect(ran.code).toBe(0);
  expect(ran.out).toContain('4 races of 4 cars: easy, easy@runa-skarvik');
  expect(ran.out).toMatch(/^wins by driver, of its cars\n {2}easy: .* of 8\n {2}easy@runa-skarvik: .* of 8$/m);
  expect(ran.out).not.toContain('corners:');
  expect(ran.out).not.toContain('skill:');
});

test.each(['heat', 'waddington', 'formula-d', 'roborally'])(
  'draws a circuit of %s into a file, checks it, and races on it',
  async (game) => {
    const file = path.join(dir, `drawn-${game}.paddock-circuit`);
    const drawn = await run(['circuit', 'draw', game, file, '--length', 'short', '--character', 'fast', '--json'], dir);
    expect(drawn.code).toBe(0);
    const { id, source } = JSON.parse(drawn.out);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(source);
    expect(await run(['circuit', 'check', game, file], dir)).toMatchObject({ code: 0 });
    const args = ['circuit', 'test', game, file, '--races', '4', '--duels', '0', '--level', 'easy', '--workers', '2'];
    const tested = await run([...args, '--json'], dir);
    expect(JSON.parse(tested.out)).toMatchObject({ game, circuit: id, races: 4, unended: [] });
    const again = await run(['circuit', 'draw', game, file], dir);
    expect(again).toMatchObject({ code: 2, err: expect.stringContaining('cannot be written') });
  },
);

test('says what is wrong with a circuit in sentences with their places, and refuses to race on it', async () => {
  const file = path.join(dir, 'wrong.paddock-circuit');
  await run(['circuit', 'draw', 'heat', file], dir);
  const source = JSON.parse(readFileSync(file, 'utf8'));
  source.corners[1].legends = 30;
  writeFileSync(file, JSON.stringify(source));
  const checked = await run(['circuit', 'check', 'heat', file], dir);
  expect(checked.code).toBe(1);
  expect(checked.out).toMatch(
    /^error, corner 2 at space \d+: The Legends’ zone of Turn 2 reaches over the line before it/m,
  );
  expect(await run(['circuit', 'test', 'heat', file, '--races', '2'], dir)).toMatchObject({
    code: 2,
    err: expect.stringContaining('The Legends’ zone of Turn 2'),
  });
});

test('reads files of other programs, and says what it leaves out', async () => {
  const cells = Object.fromEntries(
    Array.from({ length: 96 }, (_, at) => {
      const turn = (2 * Math.PI * Math.floor(at / 2)) / 48;
      const reach = 400 + (at % 2) * 30;
      return [
        at,
        { lane: (at % 2) + 1, position: Math.floor(at / 2) + 1, x: reach * Math.cos(turn), y: reach * Math.sin(turn) },
      ];
    }),
  );
  const corners = [{ position: 10, speed: 4, lane: 1, legend: 6 }];
  writeFileSync(path.join(dir, 'ring.heat'), JSON.stringify({ name: 'Ring', corners, cells, gravel: [1] }));
  const { out } = await run(['circuit', 'check', 'heat', path.join(dir, 'ring.heat')], dir);
  expect(out).toMatch(/^note: Gravel is left out/m);
  writeFileSync(path.join(dir, 'ring.dat'), 'ring.png 0\n\n0 10 10 1\n');
  expect(await run(['circuit', 'check', 'formula-d', path.join(dir, 'ring.dat')], dir)).toMatchObject({
    code: 2,
    err: expect.stringContaining('This circuit of GP Online has no finish line.'),
  });
});

test.each([
  [['check', 'heat', './nowhere.paddock-circuit'], 'cannot be read'],
  [['check', 'havoc', './nowhere.paddock-circuit'], 'cannot be read'],
  [['draw', 'havoc', './never.paddock-circuit'], 'havoc takes no circuits that players made; these games do: '],
  [
    ['draw', 'heat', './never.paddock-circuit', '--length', 'endless'],
    '--length is short, medium, long, not "endless"',
  ],
  [['paint', 'heat', 'usa'], 'there is no "paint". There are test, check, draw.'],
])('%j is refused with what to do', async (args, reason) => {
  expect(await run(['circuit', ...args], dir)).toMatchObject({ code: 2, err: expect.stringContaining(reason) });
});
