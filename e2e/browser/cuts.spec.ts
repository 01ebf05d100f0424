// A whole race at a party whose guests are reloaded, cut off and dropped many times in all, at random moments.

import type { MatchUpdate } from '@api/contract';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { expect, test } from '../fixtures';
import { LONG } from '../long';
import { type AtTable, finishersOn, gather, startTogether } from '../pages/party';
import { RaceScreen } from '../pages/race';
import { connect, type RawClient, value } from '../raw-client';
import { truthOf } from '../truth';
import { hear } from '../wire';

test.describe.configure({ timeout: 600_000 });
// Traces of four pages at once cost more than the race.
test.use({ trace: 'off' });

/** Cuts in all: a hundred take three minutes on two cores and wait for PADDOCK_LONG=1. */
const CUTS = LONG ? 100 : 12;
/** ms within which a guest must be back, however busy the machine; the figures say how long it really takes. */
const MOST = 15_000;
/** Answers of everybody between two rounds of cuts, at least. */
const ANSWERS = 3;

const KINDS = ['reload', 'drop', 'offline'] as const;

test(`guests cut off ${CUTS} times are back in their seats, and the race ends as its record says`, async ({
  chromium,
  host: server,
}) => {
  const owner = await chromium.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await owner.goto(`${server.url}?renderer=canvas`);
  const table = await gather(chromium, owner, { box: 'Heat', laps: CUTS > 50 ? 2 : 1 }, true);
  const match = await startTogether(table);
  const raw = await connect(server.url);
  const draw = drawOf(seedRng('a hundred cuts'));
  const took: { kind: string; seat: number; screen: number }[] = [];
  let answers = 0;
  let owed = ANSWERS;
  const playing = table.pages.map(async (page) => {
    const race = new RaceScreen(page);
    while (!page.isClosed() && !page.url().includes('#/results/')) {
      if (owed > 0 && (await race.press())) {
        owed -= 1;
        answers += 1;
      }
      await page.waitForTimeout(60);
    }
  });
  // Heard of from now on: who stops because the test has failed is no second fault.
  const players = Promise.allSettled(playing);
  while (took.length < CUTS) {
    owed += ANSWERS;
    const cut = table.guests.slice(0, CUTS - took.length).map(async (guest) => {
      await guest.page.waitForTimeout(draw(200));
      const kind = KINDS[draw(KINDS.length)] ?? 'drop';
      took.push({ kind, ...(await cutOff(guest, kind, draw(600))) });
    });
    await Promise.all(cut);
    // In their seats for everybody else as well.
    await expect
      .poll(() => seatsOf(raw), { timeout: MOST })
      .toEqual(table.guests.map(({ name, seat }) => [name, seat]));
  }
  expect(table.pages.filter((page) => page.url().includes('#/results/'))).toEqual([]);
  owed = Number.POSITIVE_INFINITY;
  await Promise.all(table.pages.map((page) => expect(page).toHaveURL(/#\/results\//, { timeout: 360_000 })));
  expect((await players).filter((end) => end.status === 'rejected')).toEqual([]);

  const { text } = value(await raw.client.call('matches.export', { match }));
  const { seats } = value(await raw.client.call('matches.result', { match }));
  raw.client.close();
  const winners = truthOf(text).standings.map((seat) => seats[seat]?.name);
  for (const page of table.pages) expect(await finishersOn(page)).toEqual(winners);
  for (const guest of table.guests) {
    const viewers = guest.watch.sockets.flatMap((frames) => hear(frames).updates).map((update) => update.viewer);
    expect([...new Set(viewers)]).toEqual([guest.seat]);
    expect(guest.watch.troubles).toEqual([]);
  }
  for (const figure of figuresOf(took)) {
    test.info().annotations.push({ type: 'back in the seat', description: figure });
    console.log(`${figure}; ${answers} answers`);
  }
});

/** Cuts a guest off in one way. Returns the ms until the seat was back, and until the page could be played on again. */
async function cutOff(guest: AtTable, kind: (typeof KINDS)[number], ms: number) {
  const { page } = guest;
  const connections = guest.watch.sockets.length;
  let from = performance.now();
  if (kind === 'reload') await page.reload({ waitUntil: 'commit' });
  else {
    if (kind === 'offline') await page.context().setOffline(true);
    await page.evaluate(() => (window as Window & { dropSockets?(): void }).dropSockets?.());
    if (kind === 'offline') {
      await page.waitForTimeout(ms);
      await page.context().setOffline(false);
      from = performance.now();
    }
  }
  const back = () => guest.watch.sockets.slice(connections).some((frames) => isSeated(frames, guest.seat));
  await expect.poll(back, { timeout: MOST, intervals: [20] }).toBe(true);
  const seat = performance.now() - from;
  await expect.poll(() => page.evaluate(isOnScreen), { timeout: MOST, intervals: [20] }).toBe(true);
  return { seat, screen: performance.now() - from };
}

function isSeated(frames: readonly string[], seat: number): boolean {
  return hear(frames).updates.some((update: MatchUpdate) => update.viewer === seat);
}

function isOnScreen(): boolean {
  const shows = document.querySelector('[aria-label="What to do"], [aria-label="Finishing order"]') !== null;
  return shows && document.querySelector('[role="alertdialog"]') === null;
}

/** Who sits where and is here, by name. */
async function seatsOf({ client }: RawClient): Promise<unknown> {
  const { party } = value(await client.call('party.state', {})) ?? {};
  return party?.guests.map((guest) => [guest.name, guest.away === null ? guest.seat : 'away']);
}

/** Middle and 95th of 100, for the seat and for the screen. */
function figuresOf(took: readonly { kind: string; seat: number; screen: number }[]): string[] {
  const at = (list: number[], share: number) =>
    Math.round(list.toSorted((a, b) => a - b)[Math.ceil(list.length * share) - 1] ?? 0);
  return [...KINDS, 'all'].map((kind) => {
    const some = took.filter((one) => kind === 'all' || one.kind === kind);
    const words = (['seat', 'screen'] as const).map((what) => {
      const list = some.map((one) => one[what]);
      return `${what} p50 ${at(list, 0.5)} ms, p95 ${at(list, 0.95)} ms`;
    });
    return `${some.length} x ${kind}: ${words.join('; ')}`;
  });
}
