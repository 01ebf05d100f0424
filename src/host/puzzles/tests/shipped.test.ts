// Every puzzle that comes with Paddock still holds under today's rules: its race leads to its position, its answers are legal, and
// they make a puzzle. A sample is measured again. One that fails is named: `paddock puzzles check --drop` removes it.

import { PANEL_TRIES, panelOf } from '@ai/puzzles/analyse';
import { openPosition } from '@ai/puzzles/position';
import { brokenCheaply, brokenFully } from '@ai/puzzles/recheck';
import { value } from '@api/tests/granted';
import type { Level } from '@core/contract';
import { games } from '@games/registry';
import { type PuzzlePack, puzzlePack, unpack } from '@puzzles/pack';
import { acceptedOf, answerKey } from '@puzzles/puzzle';
import { expect, onTestFinished, test } from 'vitest';
import { party } from '../../tests/party';
import { shippedPacks } from '../packs';

/** Puzzles of each game that are measured again: a few seconds each. PADDOCK_LONG=1 measures all. */
const SAMPLE = process.env.PADDOCK_LONG === '1' ? Number.POSITIVE_INFINITY : 2;

async function packs(): Promise<PuzzlePack[]> {
  const found = await Promise.all(Object.keys(games).map(shippedPacks));
  return found.filter((pack) => pack !== undefined);
}

const shipped = await packs();

test('every game has puzzles', () => {
  expect(shipped.map(({ game }) => game)).toEqual(Object.keys(games));
});

test.each(shipped)('the puzzles of $game hold', (pack) => {
  const game = games[pack.game]!;
  const read = puzzlePack.parse(pack);
  const themes = game.ai.hints?.themes?.ids;
  const broken = read.puzzles.flatMap((packed) => {
    const puzzle = unpack(read, packed);
    const found = brokenCheaply(game, puzzle);
    if (found !== undefined) return [`${packed.id}: ${found.why}`];
    return themes?.includes(packed.theme) === false ? [`${packed.id}: theme ${packed.theme}`] : [];
  });
  expect(broken).toEqual([]);
  expect(new Set(read.puzzles.map(({ id }) => id)).size).toBe(read.puzzles.length);
  for (const { answers } of read.puzzles) {
    const accepted = acceptedOf(answers);
    expect(accepted.length).toBeLessThan(answers.length);
    expect(accepted).toEqual(answers.slice(0, accepted.length));
    expect(new Set(answers.map(({ action }) => answerKey(action))).size).toBe(answers.length);
  }
});

test.each(shipped)('a sample of the puzzles of $game is measured the same again', { timeout: 600_000 }, (pack) => {
  const game = games[pack.game]!;
  const every = Math.max(1, Math.floor(pack.puzzles.length / SAMPLE));
  const sample = pack.puzzles.filter((_, at) => at % every === 0).slice(0, SAMPLE);
  const broken = sample.flatMap((packed) => {
    const found = brokenFully(game, unpack(pack, packed));
    return found === undefined ? [] : [`${packed.id}: ${found.why} ${found.detail ?? ''}`];
  });
  expect(broken).toEqual([]);
});

test.each(shipped)('a puzzle of $game can be looked at, answered and driven on', async (pack) => {
  const it = await party({ games });
  onTestFinished(() => it.end());
  const { client } = it.join();
  const { id, seat, ask, answers, step } = pack.puzzles[0]!;
  const { update, task } = await value(client.call('puzzles.look', { id, day: '2026-11-30' }));
  expect(update).toMatchObject({ game: pack.game, viewer: seat, step });
  expect(update.asks.map((one) => one.id)).toEqual([ask]);
  expect(task.roundsLeft).toBeGreaterThan(0);
  const { action } = answers[0]!;
  const verdict = await value(client.call('puzzles.answer', { id, day: '2026-11-30', action }));
  expect(verdict).toMatchObject({ verdict: 'right', lost: 0 });
  const { match } = await value(client.call('puzzles.play', { id }));
  const race = await value(client.call('match.watch', { match }));
  expect(race).toMatchObject({ viewer: seat, step, origin: { practice: true } });
});

/** What a panel of drivers must find of all puzzles of a game. */
const PANEL = { best: 0.95, easy: 0.45 } as const;

test.runIf(process.env.PADDOCK_LONG === '1').each(shipped)(
  'the best driver solves the puzzles of $game, the easiest fewer than half',
  { timeout: 3_600_000 },
  (pack) => {
    const game = games[pack.game]!;
    const panels = pack.puzzles.flatMap((packed) => {
      const puzzle = unpack(pack, packed);
      const opened = openPosition(game, puzzle.position);
      return opened === undefined || puzzle.quiet ? [] : [panelOf(game, opened, puzzle.answers, puzzle.id)];
    });
    const share = (level: Level): number =>
      panels.reduce((sum, panel) => sum + panel[level], 0) / (PANEL_TRIES * panels.length);
    expect(share('best')).toBeGreaterThanOrEqual(PANEL.best);
    expect(share('easy')).toBeLessThan(PANEL.easy);
    expect(share('hard')).toBeGreaterThan(share('easy'));
  },
);
