// Races from before a change of rules, in games whose rules did change: they can still be watched, marked as older.
// Not here: recordings in general (replays.test.ts).

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openRecording } from '@api/recording-file';
import { value } from '@api/tests/granted';
import { english } from '@api/tests/saying';
import type { AnyGame } from '@core/contract';
import { verify } from '@core/record';
import { heat } from '@games/heat';
import { waddington } from '@games/waddington';
import type { RaceHead } from '@store/races/head';
import type { SavedMove } from '@store/races/record';
import type { Saves } from '@store/races/saves';
import { expect, test } from 'vitest';
import { resume } from '../../match/resume';
import { bot, party } from '../../tests/party';

/** Waddington's Formula 1 as it was before Faulty Tyres ended at the line itself (R57). */
const before: AnyGame = { ...waddington, rulesVersion: 1 };

test("Waddington's Formula 1: a race under its first rules is shown as it was, marked as raced under older rules", async () => {
  expect(waddington.rulesVersion).toBeGreaterThan(before.rulesVersion);
  const games: Record<string, AnyGame> = { waddington: before };
  const it = await party({ games });
  const seats = waddington.colours.slice(0, 2).map((colour, seat) => ({
    name: `Driver ${seat}`,
    colour,
    driver: bot('random'),
  }));
  const options = { laps: 3, carChoice: 'given', handSize: 5, pitCards: true, strictTyres: false };
  const setup = { game: 'waddington', circuit: 'thornbury-park', options, seats, clock: 0 };
  const { client } = it.join();
  const { match } = await value(client.call('matches.create', setup));
  await value(client.call('match.watch', { match }));
  for (let i = 0; i < 200 && it.store.saves.head(match)?.status === 'open'; i++) await it.rest();
  const shown = await value(client.call('replays.film', { match }));
  expect(shown.proved).toBe('same');
  games.waddington = waddington;
  await it.restart();
  const again = await value(it.join().client.call('replays.film', { match }));
  expect(again).toMatchObject({ proved: 'older', film: shown.film });
  expect(openRecording(again.film).frames.at(-1)?.view).toEqual(it.store.saves.endView(match));
  const record = it.store.saves.record(match);
  expect(record && verify(waddington, record)).toMatchObject({ ok: false, reason: 'other-rules', recorded: 1 });
  it.end();
});

test('Heat: a race left open before Garage, weather and events existed continues without them', () => {
  const file = path.join(import.meta.dirname, '../../../games/heat/tests/saves/state-1.json');
  const { stateVersion, hash, state } = JSON.parse(readFileSync(file, 'utf8'));
  expect(stateVersion).toBeLessThan(heat.stateVersion);
  const options = {
    mode: 'race',
    laps: 2,
    legendLevel: 'medium',
    legendBonus: 0,
    grid: 'random',
    slipstreamReach: 'adjacent',
  };
  const cars = state.cars.map(({ colour }: { colour: string }) => ({ colour }));
  const seats = cars.map(({ colour }: { colour: string }, seat: number) => ({
    name: `Driver ${seat}`,
    colour,
    driver: bot('easy'),
  }));
  const head = {
    id: 'older',
    game: 'heat',
    rulesVersion: 2,
    seed: 'older',
    config: { circuit: 'usa', options, cars },
    setup: { game: 'heat', circuit: 'usa', options, seats, clock: 0 },
    seats: seats.map((seat: object, at: number) => ({ ...seat, seat: at })),
    step: state.step,
    trouble: undefined,
  } as unknown as RaceHead;
  const moves = Array.from({ length: state.step }, (_, n): SavedMove => {
    return { step: n + 1, move: undefined, hash: 'of before', barrier: true };
  });
  const saves = {
    snapshots: () => [{ step: state.step, stateVersion, hash, state }],
    movesAfter: () => moves,
  } as unknown as Saves;
  const back = resume(saves, { heat }, head);
  if (!back.ok) throw new Error(english(back.trouble));
  expect(back.config.options).toMatchObject({
    ...options,
    garage: 'off',
    weather: false,
    event: 'none',
    sponsorship: false,
  });
  expect(back.state).toMatchObject({ step: state.step, draft: null, weather: null, event: null });
  expect(back.state.asks).toEqual(state.asks);
});
