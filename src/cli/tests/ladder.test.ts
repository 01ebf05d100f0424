// The ladder: its pairs, its intervals, its table, and equal shares however it is run.

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answer } from '@ai/bots';
import { wilson } from '@balance/interval';
import type { AnyGame, Decision } from '@core/contract';
import { advanceTrusted, begin } from '@core/engine';
import { drawOf, silentIo } from '@core/io';
import { seedRng } from '@core/rng';
import { EVEN } from '@core/style';
import { gameOf, games } from '@games/registry';
import { type Duel, duelsOf, nameOf, pairsOf, stagesOf } from '@tools/ladder/duels';
import { openNotes } from '@tools/ladder/notes';
import { type Rung, withRungs } from '@tools/ladder/page';
import { afterAll, describe, expect, test } from 'vitest';
import { fieldOf, jobOf } from '../sim/field';
import { run } from './run';

const dir = mkdtempSync(path.join(tmpdir(), 'paddock-ladder-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const heat = gameOf('heat') as AnyGame;

test("Wilson's interval matches published figures, and never leaves 0 to 1", () => {
  const { low, high } = wilson(60, 100);
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.502', '0.691']);
  expect(wilson(0, 10).low).toBe(0);
  expect(wilson(0, 10).high).toBeCloseTo(0.278, 3);
  expect(wilson(10, 10).high).toBeCloseTo(1, 9);
  expect(wilson(10, 10).high).toBeLessThanOrEqual(1);
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

describe('what is raced', () => {
  test.each(Object.values(games).map((game) => [game.id, game] as const))(
    '%s: every pair races once in every stage on every circuit',
    (_, game) => {
      const pairs = pairsOf(game);
      const names = duelsOf(game, pairs).map(nameOf);
      expect(new Set(names).size).toBe(stagesOf(game).length * game.circuits.length * pairs.length);
      expect(pairs.map(({ one, other }) => `${one} ${other}`)).toContain('medium easy');
      expect(pairs.map(({ one, other }) => `${one} ${other}`)).toContain('hard medium');
    },
  );
  test('the best driver is at the top, against random play and against itself with less thinking time', () => {
    expect(pairsOf(heat)).toEqual([
      { one: 'medium', other: 'easy', aim: 0.6 },
      { one: 'hard', other: 'medium', aim: 0.6 },
      { one: 'best', other: 'hard', aim: 0.6 },
      { one: 'best', other: 'random', aim: 0.99 },
      { one: 'best', other: 'best:tenth', aim: 0.55 },
    ]);
    const { bestIs: _, ...ai } = heat.ai;
    expect(pairsOf({ ...heat, ai }).at(-1)).toEqual({ one: 'hard', other: 'random', aim: 0.99 });
  });
  test('no tenth of a budget without one: half of it or a tenth changes no answer', () => {
    const fixed = Object.values(games).filter((game) => game.ai.fixedEffort);
    expect(fixed.map((game) => game.id)).toEqual(['formula-d', 'waddington']);
    for (const game of fixed) {
      expect(pairsOf(game).at(-1)).toEqual({ one: 'best', other: 'random', aim: 0.99 });
      const field = fieldOf(game, game.circuits[0]?.id ?? '', 'best', game.seats[0], '{}');
      const start = begin(game, jobOf(field, 0, 'fixed').config, 'fixed');
      if (!start.ok) throw new Error(start.violation.code);
      const { state } = start.value;
      for (let step = 0; step < 40; step++) {
        const decision = state.asks.find((one: Decision) => !one.committed);
        const thought = (effort: number) =>
          answer(game, state, decision, 'best', drawOf(seedRng(`fixed ${step}`)), EVEN, { effort });
        const action = thought(1);
        expect(thought(0.1)).toEqual(action);
        expect(thought(0.5)).toEqual(action);
        expect(advanceTrusted(game, state, decision, action, silentIo(state.rng))).toBeNull();
      }
    }
  });
  test('laps, robots and presets that games ask for', () => {
    const named = (id: string) => stagesOf(gameOf(id) as AnyGame).map((one) => one.name);
    expect(named('formula-d')).toEqual(['usual', '2 laps', '3 laps']);
    expect(named('roborally')).toEqual(['usual', '4 robots']);
    expect(named('havoc')).toEqual(gameOf('havoc')?.presets.map((one) => one.id));
  });
});

describe('the table', () => {
  const duels = duelsOf(heat, pairsOf(heat));
  const [first, second] = duels as [Duel, Duel];
  const rung = (duel: Duel, won: number, when: string): Rung => ({ duel, races: 100, won, when });
  const page = withRungs('', heat, [rung(second, 55, 'old'), rung(first, 70, 'old')], duels, 'a machine');

  test('has rows in the order of the duels, and marks rows that missed their aim', () => {
    const rows = page.split('\n').filter((line) => line.endsWith('| old |'));
    expect(rows).toEqual([
      '| usual | usa | medium, easy | 100 | 70.0 % | 60.4 to 78.1 % | 60.0 % | old |',
      '| usual | usa | hard, medium | 100 | 55.0 % | 45.2 to 64.4 % | 60.0 %, missed | old |',
    ]);
  });
  test('keeps rows that were not measured again and other games, drops rows of removed duels', () => {
    const other = withRungs(page, { id: 'other', name: 'Other' }, [rung(first, 1, 'there')], duels, 'it');
    const again = withRungs(other, heat, [rung(first, 80, 'new')], duels, 'another');
    expect(again).toContain('| usual | usa | medium, easy | 100 | 80.0 % | 71.1 to 86.7 % | 60.0 % | new |');
    expect(again.match(/\| old \|/g)).toHaveLength(1);
    expect(again.match(/\| there \|/g)).toHaveLength(1);
    expect(again).toContain('Measured on another.');
    expect(withRungs(again, heat, [], [first], 'x')).not.toContain('| old |');
  });
});

test('notes are read again, except for a line that was cut off', () => {
  const file = path.join(dir, 'cut.jsonl');
  openNotes(file).add({ duel: 'a / b', index: 3, won: 0.5 });
  writeFileSync(file, `${readFileSync(file, 'utf8')}{"duel":"a / b","ind`);
  const notes = openNotes(file);
  expect([notes.wonOf('a / b', 3), notes.wonOf('a / b', 4)]).toEqual([0.5, undefined]);
});

describe('the command', () => {
  const args = ['ladder', '--game', 'waddington', '--circuit', 'porto-sirena', '--seed', 't'];
  const shares = async (...more: string[]) => {
    const ran = await run([...args, ...more, '--json']);
    expect(ran.code).toBe(0);
    return JSON.parse(ran.out) as { duel: string; races: number; won: number }[];
  };
  test('the same seed gives the same shares, in one run or resumed; noted races are not raced again', async () => {
    const page = ['--page', path.join(dir, 'ai.md')];
    const whole = await shares('--races', '12', ...page);
    expect(whole.map(({ duel }) => duel)).toContain('usual / porto-sirena / medium, easy');
    const notes = ['--notes', path.join(dir, 'notes.jsonl'), ...page];
    await shares('--races', '4', ...notes);
    expect(await shares('--races', '12', ...notes)).toEqual(whole);
    const lines = readFileSync(path.join(dir, 'notes.jsonl'), 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(12 * whole.length);
    await shares('--races', '12', ...notes);
    expect(readFileSync(path.join(dir, 'notes.jsonl'), 'utf8').trimEnd().split('\n')).toEqual(lines);
    const table = readFileSync(path.join(dir, 'ai.md'), 'utf8');
    expect(table.match(/^\| usual \| porto-sirena /gm)).toHaveLength(whole.length);
  });
  test('another seed gives other races', async () => {
    const wins = async (seed: string) => {
      const file = path.join(dir, `${seed}.jsonl`);
      await shares(
        '--races',
        '16',
        '--pair',
        'hard,medium',
        '--seed',
        seed,
        '--notes',
        file,
        '--page',
        path.join(dir, 'p'),
      );
      const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
      return lines.map((line) => (JSON.parse(line) as { won: number }).won);
    };
    expect(await wins('u')).not.toEqual(await wins('v'));
  });
  test('a pair given by hand is raced and not written down; two cars of one driver share the wins', async () => {
    const file = path.join(dir, 'pair.md');
    const [pair, ...rest] = await shares('--races', '20', '--pair', 'easy,random', '--page', file);
    expect(rest).toEqual([]);
    expect(pair?.won).toBeGreaterThan(10);
    expect(existsSync(file)).toBe(false);
    const [same] = await shares('--races', '20', '--pair', 'hard,hard', '--page', file);
    expect(same?.won).toBe(10);
  });
  test('refuses duels that cannot be raced', async () => {
    expect(await run([...args, '--races', '3'])).toMatchObject({ code: 2, err: expect.stringContaining('even') });
    expect(await run([...args, '--pair', 'hard'])).toMatchObject({ code: 2 });
    expect(await run([...args, '--stage', 'x'])).toMatchObject({ code: 2, err: expect.stringContaining('usual') });
  });
});
