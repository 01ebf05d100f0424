// Over 20,000 fuzzed frames at tables with races of every game; `npm run fuzz -- --frames 1000000` is the nightly run.

import { games } from '@games/registry';
import { fuzzTable } from '@tools/fuzz/fuzz-table';
import { expect, test } from 'vitest';

/** Per game, so that the total is over 20,000. */
const FRAMES = 8000;

test.each(Object.keys(games))('fuzzed frames change nothing in a race of %s and break nothing', async (game) => {
  const { replies } = await fuzzTable({ games, game, frames: FRAMES, seed: `fuzz ${game}` });
  const answered = Object.values(replies).reduce((sum, one) => sum + one, 0);
  expect(answered).toBeGreaterThanOrEqual(FRAMES);
  // The frames get past the first checks: some calls are granted, some refused for each kind of reason.
  for (const code of ['granted', 'bad-input', 'not-allowed', 'not-found']) expect(replies[code]).toBeGreaterThan(5);
});
