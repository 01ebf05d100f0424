// The medals that come with Paddock (resources/medals): complete, of today's rules, from enough runs, and to be won.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AnyGame, LEVELS, type Level } from '@core/contract';
import { characterOf } from '@drivers/characters';
import { games } from '@games/registry';
import { describe, expect, test } from 'vitest';
import { type MedalFile, medalFile, medalsIn, unreachedIn } from '../file';
import { MEDALS, medalOf, thresholdsOf } from '../medals';
import { aloneOf, RUNGS, trialsOf } from '../race';
import { replayTrial } from '../replay';

const FOLDER = path.join(import.meta.dirname, '../../../resources/medals');
const ENOUGH = 1000;

const files: ReadonlyMap<string, MedalFile> = new Map(
  readdirSync(FOLDER)
    .map((name) => medalFile.parse(JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8'))))
    .map((file) => [file.game, file]),
);
const total = (runs: Readonly<Record<Level, number>>) => LEVELS.reduce((sum, level) => sum + runs[level], 0);

test('every game with time trials has a file, measured under its rules, with every circuit and no other', () => {
  expect(new Set(files.keys())).toEqual(new Set(Object.keys(games)));
  for (const game of Object.values(games)) {
    const file = files.get(game.id);
    expect(file?.rulesVersion, game.id).toBe(game.rulesVersion);
    expect(file?.trials.map(({ circuit, kind }) => ({ circuit, kind }))).toEqual(trialsOf(game));
  }
});

const ALL = Object.values(games).flatMap((game) =>
  trialsOf(game).map((trial) => [game.id, trial.circuit, trial.kind] as const),
);

describe.each(ALL)('%s on %s, %s', (id, circuit, kind) => {
  const game = games[id] as AnyGame;
  const medals = medalsIn(files.get(id), circuit, kind);

  test('the best driver reaches gold, and the easiest bronze', () => {
    expect(medals && unreachedIn(medals)).toEqual([]);
    expect(medals?.measure).toBe(aloneOf(game) === undefined ? 'wins' : 'rounds');
  });
  test('at least a thousand runs were measured, as many by each level', () => {
    if (medals?.measure === 'wins') {
      expect(medals.rungs.reduce((sum, { runs }) => sum + total(runs), 0)).toBeGreaterThanOrEqual(ENOUGH);
      expect(medals.rungs.map(({ medal, level }) => ({ medal, level }))).toEqual(RUNGS);
    } else expect(total(medals?.runs ?? { easy: 0, medium: 0, hard: 0, best: 0 })).toBeGreaterThanOrEqual(ENOUGH);
  });
  test('the times follow from the runs, and the recorded run still drives its time, which wins gold', () => {
    if (medals?.measure !== 'rounds') return expect(medals?.rungs.length).toBe(MEDALS.length);
    const { thresholds, rival, runs, times } = medals;
    expect(thresholds).toEqual(thresholdsOf({ runs, times }));
    for (const [column, level] of LEVELS.entries()) {
      expect(times.reduce((sum, row) => sum + (row[column + 1] ?? 0), 0)).toBeLessThanOrEqual(runs[level]);
    }
    const moves = rival.actions.map((action) => ({ action }));
    expect(replayTrial(game, { circuit, kind }, moves)?.figure).toBe(rival.figure);
    expect(medalOf(thresholds, rival.figure)).toBe('gold');
    expect(characterOf(rival.character)?.id).toBe(rival.character);
  });
});
