// Everything visible has a sound: every kind of event plays one, or has a stated reason for silence.

import { answer } from '@ai/bots';
import type { AnyGame, AnyTypes } from '@core/contract';
import type { Coverage } from '@core/laws/coverage';
import type { GameUi } from '@ui/game-ui';
import type { SoundCue } from '@ui/sound/cues';
import { SOUNDS } from '@ui/sound/names';
import { SCORES } from '@ui/sound/scores';
import { describe, expect, test } from 'vitest';
import { games } from './registry';
import { wholeRace } from './whole-race';

const books = import.meta.glob<{
  SILENT: Readonly<Record<string, string>>;
  soundsOf(event: unknown): readonly SoundCue[];
}>('./*/ui/sounds.ts', { eager: true });
const uis = import.meta.glob<{ gameUi: GameUi }>('./*/ui/index.tsx', { eager: true });
const coverages = import.meta.glob<{ coverage: Coverage<AnyTypes> }>('./*/tests/coverage.ts', { eager: true });

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (id, game) => {
  const book = books[`./${id}/ui/sounds.ts`];
  const kinds = Object.keys(coverages[`./${id}/tests/coverage.ts`]?.coverage.events ?? {});
  const events = eventsOf(id, game);

  test('has sounds', () => {
    expect(book).toBeDefined();
    expect(uis[`./${id}/ui/index.tsx`]?.gameUi.soundsOf).toBe(book?.soundsOf);
    expect(kinds.length).toBeGreaterThan(20);
  });

  test.each(kinds)('%s has a sound, or a reason for silence', (kind) => {
    const why = book?.SILENT[kind];
    const there = events.filter((event) => event.type === kind);
    const cues = [...there, { type: kind, seat: 0, ...BARE }].flatMap((event) => book?.soundsOf(event) ?? []);
    if (why === undefined) expect(cues.length).toBeGreaterThan(0);
    else expect([cues, why]).toEqual([[], expect.stringMatching(/\w{3}/)]);
    expect(cues.filter(({ sound }) => !Object.hasOwn(SOUNDS, sound))).toEqual([]);
    // A car's sound comes from the car's position.
    expect(cues.filter(({ seat }) => seat !== undefined && (seat ?? -1) < 0)).toEqual([]);
  });
});

test('the events of every game are about equally loud', () => {
  const means = Object.values(games).map((game) => {
    const levels = eventsOf(game.id, game).flatMap((event) =>
      (books[`./${game.id}/ui/sounds.ts`]?.soundsOf(event) ?? []).map(({ sound }) => SCORES[sound].level),
    );
    const power = levels.reduce((sum, level) => sum + 10 ** (level / 10), 0) / levels.length;
    return 10 * Math.log10(power);
  });
  expect(Math.max(...means) - Math.min(...means)).toBeLessThan(EVEN);
});

/** Most dB between the loudest and the quietest game, as a mean over all sounds of the races. */
const EVEN = 4;

/** Event types that no race here produced, by game; expected to stay empty. */
const BARE = { shifts: [], shots: [1], moves: [] };

/** Every event of several races: some at random, which often go badly, and one with drivers who finish. */
function eventsOf(id: string, game: AnyGame): readonly { type: string }[] {
  const { configs = [], playthroughs = {} } = coverages[`./${id}/tests/coverage.ts`]?.coverage ?? {};
  const all = [...configs.slice(0, 8), ...Object.values(playthroughs)];
  const random = all.flatMap((config, nth) => wholeRace(game, config, `sounds ${nth}`).log);
  const [first] = configs;
  const driven = wholeRace(game, first, 'sounds', (s, decision, draw) => answer(game, s, decision, 'easy', draw));
  return [...random, ...driven.log] as { type: string }[];
}
