// A review while it is made: what is ready is shown, it can be cancelled, and made again. The host's background jobs wait for
// the test, so nothing depends on speed. Not here: what a review contains (ai/review), and how it looks (e2e).

import { value } from '@api/tests/granted';
import { games } from '@games/registry';
import { inlineJobRunner } from '@host/jobs/job-runner';
import type { JobRunner } from '@host/jobs/job-types';
import type { Guest } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { raceOf } from '../../../tests/race';

/** Decisions that are judged before the runner holds the next ones. */
const AT_FIRST = 3;

/** A job runner that judges some decisions of a review at once, and the others when it is released. */
function heldRunner() {
  const inline = inlineJobRunner(games);
  let judged = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const run: JobRunner['run'] = async (kind, at, input) => {
    if (kind === 'reviewDecision' && judged++ >= AT_FIRST) await released;
    return inline.run(kind, at, input);
  };
  return { jobs: { run, close: () => inline.close() } satisfies JobRunner, release: () => release() };
}

/** A lap of Heat, driven by hints against an AI driver. Returns the race's id. */
async function drivenLap(me: Guest): Promise<string> {
  const match = await raceOf(me, 'heat', { circuit: 'usa', options: { laps: 1 }, names: ['Marta', 'Ada'] });
  while (!me.seen(match).finished) {
    const update = me.seen(match);
    const decision = update.asks.find((one) => update.mine.includes(one.seat) && !one.committed);
    if (decision !== undefined) {
      const { answers } = await value(me.client.call('match.hint', { match, ask: decision.id }));
      await value(me.client.call('match.act', { match, ask: decision.id, action: answers[0]!.action }));
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return match;
}

test('a review shows what is ready, is cancelled while it is made, and is made again', async () => {
  const { jobs, release } = heldRunner();
  const it = await openHost({ jobs });
  const me = it.join();
  const match = await drivenLap(me);
  const stateOf = async () => (await value(me.client.call('review.get', { match }))).state;
  const { user } = await openPage(it, { at: `/replay/${match}/review` });
  const panel = within(await screen.findByRole('complementary', { name: 'Review' }));

  // The first decisions are there before the others are judged.
  await panel.findByText(/^Reviewing/);
  panel.getByRole('progressbar');
  expect((await panel.findByRole('heading', { name: /^Decision \d+ of \d+$/ })).textContent).toMatch(/ of [1-3]$/);

  await user.click(panel.getByRole('button', { name: 'Cancel' }));
  const again = await panel.findByRole('button', { name: 'Review the race' });
  expect(panel.queryByRole('progressbar')).toBeNull();
  expect(await stateOf()).toBe('none');

  await user.click(again);
  await panel.findByText(/^(Reviewing|Reading)/);
  release();
  await panel.findByRole('heading', { name: /^Decision \d+ of ([4-9]|\d{2,})$/ });
  while ((await stateOf()) === 'making') await it.rest();
  expect(await stateOf()).toBe('made');
  await waitFor(() => expect(panel.queryByRole('button', { name: 'Cancel' })).toBeNull());
});
