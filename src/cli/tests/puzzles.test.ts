// `paddock puzzles`: what mine writes, check accepts; a puzzle that no longer holds is named and dropped.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LEVELS } from '@core/contract';
import { type PuzzlePack, puzzlePack } from '@puzzles/pack';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flawOf, hasRoom, hasRoomAt, isLikeAny, keepsBalance, wantsQuiet } from '../puzzles/selection';
import { run } from './run';

const dir = mkdtempSync(path.join(tmpdir(), 'paddock-puzzles-'));
const file = path.join(dir, 'waddington.json');
const read = (): PuzzlePack => puzzlePack.parse(JSON.parse(readFileSync(file, 'utf8')));
/** Until there are two: one race today, more if its puzzles are no longer any. */
const FEW = ['--races', '12', '--want', '2', '--every', '10', '--seed', 'c'];
const MINE = ['puzzles', 'mine', '--game', 'waddington', ...FEW, '--out', file];
const CHECK = ['puzzles', 'check', '--file', file];

let mined: Awaited<ReturnType<typeof run>>;
let text: string;
beforeAll(async () => {
  mined = await run(MINE);
  text = readFileSync(file, 'utf8');
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('mine drives races, says how many decisions it examined, and writes the puzzles', async () => {
  expect(mined.code).toBe(0);
  expect(mined.out).toMatch(/^\d+ puzzles in .*\n\d+ races, \d+ decisions examined, \d+ promising, \d+ verified, /);
  expect(mined.err).toMatch(/^race 1: /);
  const pack = read();
  expect(pack).toMatchObject({ format: 1, game: 'waddington' });
  expect(pack.puzzles).toHaveLength(2);
});

test('the same arguments give the same file, and appending to a full one adds nothing', async () => {
  await run(MINE);
  expect(readFileSync(file, 'utf8')).toBe(text);
  await run([...MINE, '--append']);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('check accepts what mine wrote, and asks a panel of drivers', async () => {
  const ran = await run([...CHECK, '--panel', '--json']);
  expect(ran.code).toBe(0);
  const { broken, found, puzzles } = JSON.parse(ran.out);
  expect({ broken, puzzles }).toEqual({ broken: [], puzzles: read().puzzles.length });
  expect(Object.keys(found)).toEqual(LEVELS);
  expect(found.best).toBe(1);
});

test('check names a puzzle that no longer holds, and drops it', async () => {
  const pack = read();
  const [first] = pack.puzzles;
  if (first === undefined) throw new Error('no puzzles');
  first.hash = '0000000000000000';
  writeFileSync(file, JSON.stringify(pack));
  const ran = await run([...CHECK, '--quick']);
  expect(ran).toMatchObject({ code: 1, err: `${first.id}: position` });
  await run([...CHECK, '--quick', '--drop']);
  expect(read().puzzles.map(({ id }) => id)).toEqual(pack.puzzles.slice(1).map(({ id }) => id));
  expect((await run([...CHECK, '--quick'])).code).toBe(0);
});

test('says what is missing or wrong', async () => {
  expect(await run(['puzzles', 'find'])).toMatchObject({ code: 2 });
  expect(await run(['puzzles', 'mine', '--game', 'waddington'])).toMatchObject({ code: 2 });
  expect(await run(['puzzles', 'check'])).toMatchObject({ code: 2 });
  writeFileSync(file, '{"format":2}');
  expect(await run([...CHECK])).toMatchObject({ code: 1 });
});

describe('a pack keeps', () => {
  type Mined = Parameters<typeof flawOf>[0];
  const one = (theme: string, step: number, panel: Mined['panel'], quiet = false): Mined =>
    ({ puzzle: { theme, quiet, position: { moves: Array(step) } }, panel }) as unknown as Mined;
  const so = { quiet: 0, all: 0 };
  test('puzzles that the best driver nearly always finds and the easiest often misses', () => {
    expect(flawOf(one('a', 0, { easy: 1, medium: 3, hard: 5, best: 6 }), so)).toBeUndefined();
    expect(flawOf(one('a', 0, { easy: 1, medium: 3, hard: 5, best: 4 }), so)).toBe('missed');
    expect(flawOf(one('a', 0, { easy: 5, medium: 6, hard: 6, best: 6 }), so)).toBe('easy');
  });
  test('one in seven without a trick', () => {
    const quiet = one('a', 0, { easy: 6, medium: 6, hard: 6, best: 6 }, true);
    expect(flawOf(quiet, { quiet: 1, all: 7 })).toBe('quiet');
    expect(flawOf(quiet, { quiet: 1, all: 8 })).toBeUndefined();
    expect(wantsQuiet({ quiet: 0, all: 0 })).toBe(false);
  });
  test('its balance: what makes it too easy or too hard is left out, what mends it is taken', () => {
    const panel = (easy: number, hard: number, best = 6): Mined['panel'] => ({ easy, medium: hard, hard, best });
    expect(keepsBalance([], panel(4, 6))).toBe(true);
    const good = Array<Mined['panel']>(9).fill(panel(2, 5));
    expect(keepsBalance(good, panel(3, 6))).toBe(true);
    expect(keepsBalance(good, panel(2, 5, 3))).toBe(false);
    const tooEasy = Array<Mined['panel']>(9).fill(panel(2, 6));
    expect(keepsBalance(tooEasy, panel(2, 6))).toBe(false);
    expect(keepsBalance(tooEasy, panel(2, 5))).toBe(true);
    const tooHard = Array<Mined['panel']>(9).fill(panel(2, 3));
    expect(keepsBalance(tooHard, panel(2, 2))).toBe(false);
    expect(keepsBalance(tooHard, panel(2, 6))).toBe(true);
  });
  test('no theme beyond its share, and no moment twice', () => {
    expect(hasRoom(new Map([['a', 29]]), 'a', 100, 5)).toBe(true);
    expect(hasRoom(new Map([['a', 30]]), 'a', 100, 5)).toBe(false);
    const panel = { easy: 0, medium: 0, hard: 0, best: 6 };
    expect(isLikeAny(one('a', 30, panel), [one('a', 10, panel)])).toBe(true);
    expect(isLikeAny(one('a', 30, panel), [one('b', 10, panel), one('a', 5, panel)])).toBe(false);
  });
  test('at most three in ten of the easiest, and a quarter of difficult ones', () => {
    const easy = Array<number>(29).fill(1000);
    expect(hasRoomAt(1299, easy, 100)).toBe(true);
    expect(hasRoomAt(1299, [...easy, 1000], 100)).toBe(false);
    expect(hasRoomAt(1300, [...easy, 1000], 100)).toBe(true);
    expect(hasRoomAt(1499, Array<number>(75).fill(1400), 100)).toBe(false);
    expect(hasRoomAt(1500, Array<number>(75).fill(1400), 100)).toBe(true);
  });
});
