// The results of a race.

import type { GameResult } from '@ui/ui-types';
import { describe, expect, it } from 'vitest';
import type { HavocUi } from '../../narration/preview';
import { Race } from '../../tests/race';
import { view } from '../../view';
import { results } from '../results';
import { seats } from './given';

describe('the results', () => {
  it('[E50] list places with points, gaps and events on the way', () => {
    const race = new Race(3).pawn(1, 'L1-4', 2).pawn(2, 'L2-4', 2).pawn(3, 'L3-3', 2).racing();
    const cars = view(race.s, 0).cars;
    const ranking = [1, 0, 2].map((seat, i) => ({
      seat,
      place: i + 1,
      points: [10, 6, 3][i] ?? 0,
      at: 0,
      lap: 2,
      progress: 106 - i * 2,
      finished: true,
      statistics: { ...(cars[seat]?.statistics ?? fail()), tows: seat },
    }));
    const shown = results({
      seats,
      standings: ranking.map(({ seat, place }) => ({ seat, place, status: 'finished', sortKey: [] })),
      view: view(race.s, 'all'),
      log: [{ round: 4, type: 'raceEnded', ranking, roundLimit: false }],
    } as unknown as GameResult<HavocUi>);
    expect(shown.headline).toBe('2nd place');
    expect(shown.lines.map(({ seat, gap, points, note }) => [seat, gap, points, note])).toEqual([
      [1, '1 round', '10', '1 tow'],
      [0, '+2', '6', 'All laps done'],
      [2, '+4', '3', '2 tows'],
    ]);
  });
});

function fail(): never {
  throw new Error('a sample is missing');
}
