// The archive of races: finding one, watching it from any moment to any other, driving on from it, and what all of them
// add up to. What the screens show is compared with the records that the host exports. Not for: the way from a race's
// results through the archive (archive.spec.ts).

import { openRecording } from '@api/recording-file';
import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { ArchivePages } from '../pages/archive';
import { type PlaceLine, ReplayPage } from '../pages/replay';
import { SeasonPages } from '../pages/season';
import { atEverySize, keepPicture, PHONE, SIZES } from '../pictures';
import { AI, DASH, lapOf, OF_EVERY_GAME, planOf, raced } from '../races';
import { connect, type RawClient, value } from '../raw-client';
import { type Truth, truthOf } from '../truth';

test.describe.configure({ timeout: 600_000 });

const DRIVERS = { Ada: AI, Bea: AI, Cleo: AI } as const;
const ROUNDS = [lapOf('usa'), DASH, lapOf('italy')] as const;

/** A finished race as its record has it. */
interface Kept {
  match: string;
  truth: Truth;
  names: string[];
}

/** All races that are over, the newest first. */
async function keptRaces({ client }: RawClient): Promise<Kept[]> {
  const { races } = value(await client.call('replays.list', { filter: {}, offset: 0, limit: 100 }));
  const kept: Kept[] = [];
  for (const { match, seats } of races) {
    const { text } = value(await client.call('matches.export', { match }));
    kept.push({ match, truth: truthOf(text), names: seats.map((one) => one.name) });
  }
  return kept;
}

/** Per frame of a race's recording: the step of its record and the standings after it. */
async function framesOf(
  { client }: RawClient,
  { match, truth, names }: Kept,
): Promise<{ step: number; table: PlaceLine[] }[]> {
  const recording = openRecording(value(await client.call('replays.film', { match })).film);
  const states = [...truth.moments.values()].map((moment) => moment.state);
  return recording.frames.map(({ step }) => {
    const state = states[step];
    if (state === undefined) throw new Error(`no step ${step}`);
    const table = truth.game.standings(state).map(({ seat, place }) => ({ name: names[seat] ?? '?', place }));
    return { step, table };
  });
}

function winnerOf({ truth, names }: Kept): string {
  return names[truth.standings[0] ?? -1] ?? '?';
}

test('replays: found by game, driver and victory, watched from any moment to any other, driven on from as practice', async ({
  paddock: { page, url },
}) => {
  const raw = await connect(url);
  const season = await raced(raw, planOf('Winter Cup', DRIVERS, ROUNDS), ROUNDS.length);
  const kept = await keptRaces(raw);
  const archive = new ArchivePages(page);
  await archive.open('#/races/finished');
  await expect(archive.count).toHaveText('3 races');
  await archive.pick('Game', 'Heat');
  await expect(archive.count).toHaveText('2 races');
  await expect(archive.races.getByRole('listitem').filter({ hasText: 'RoboRally' })).toHaveCount(0);
  await archive.pick('Game', 'All games');
  const latest = kept[0];
  if (latest === undefined) throw new Error('no race');
  const winner = winnerOf(latest);
  await archive.pick('Driver', `${winner}, AI`);
  await expect(archive.count).toHaveText('3 races');
  await archive.pick('Result', 'Won');
  for (const name of [...Object.keys(DRIVERS), winner]) {
    await archive.pick('Driver', `${name}, AI`);
    const won = kept.filter((race) => winnerOf(race) === name).length;
    await expect(archive.count).toHaveText(won === 1 ? '1 race' : `${won} races`);
  }
  await keepPicture(page, 'replay-list-1440x900');

  await archive.watchFirst();
  expect(page.url()).toContain(latest.match);
  const replay = new ReplayPage(page);
  await replay.toBeOpen();
  await expect(replay.proof).toBeVisible();
  const frames = await framesOf(raw, latest);
  const tables = frames.map((frame) => frame.table);
  const last = tables.length - 1;
  const settled = (from: number, to = last) => restOf(replay, tables, from, to);

  expect(await settled(0)).toBe(0);
  await replay.button('Step forward').click();
  const first = await settled(1);
  await replay.button('Step forward').click();
  const second = await settled(first + 1);
  await replay.button('Step back').click();
  expect(await settled(first, second - 1)).toBe(first);
  await replay.seekTo(0.5);
  const middle = await settled(second + 1, last - 1);
  await replay.seekTo(0.5, 0.8);
  const later = await settled(middle + 1, last - 1);
  await page.keyboard.press('End');
  expect(await settled(last)).toBe(last);
  await page.keyboard.press('Home');
  expect(await settled(0, 0)).toBe(0);
  await page.keyboard.press('ArrowRight');
  await settled(1, first);

  // An event is shown as it happens, with the standings before it or, where it ends its step, after it.
  const events = replay.events.getByRole('button');
  const chosen = events.nth(Math.floor((await events.count()) * 0.7));
  const words = (await chosen.textContent()) ?? '?';
  await chosen.click();
  await expect(replay.event).toHaveText(words);
  const at = await replay.shown();
  expect([tables[at.frame - 1], tables[at.frame]]).toContainEqual(at.table);
  await replay.button('Step forward').click();
  await settled(at.frame);
  await keepPicture(page, 'replay-1440x900');

  await replay.setSpeed(16);
  await replay.button('Play').click();
  await expect(replay.button('Play')).toBeVisible({ timeout: 90_000 });
  expect(await settled(last)).toBe(last);
  expect(await seriousFindings(page, 'replay')).toEqual([]);
  await atEverySize(page, 'replay-heat', [...SIZES, PHONE]);
  await page.setViewportSize(SIZES[0]);

  await replay.seekTo((middle + later) / 2 / last);
  const { step } = frames[await settled(1, last - 1)] ?? { step: 0 };
  await replay.playFromHere();
  await expect(page.getByText('Practice', { exact: true })).toBeVisible();
  const practice = page.url().replace(/.*#\/race\//, '');
  await new SeasonPages(page).driveByAi();
  await expect(page.getByText('Practice doesn’t count')).toBeVisible();
  const forked = truthOf(value(await raw.client.call('matches.export', { match: practice })).text).record;
  const { seed, config, moves } = latest.truth.record;
  expect(forked).toMatchObject({ seed, config });
  expect(forked.moves.slice(0, step)).toEqual(moves.slice(0, step));
  expect(forked.moves.length).toBeGreaterThan(step);

  await archive.open('#/races/finished');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(archive.count).toHaveText('4 races');
  await archive.pick('Kind', 'Practice');
  await expect(archive.count).toHaveText('1 race');
  await expect(archive.races.getByRole('listitem').first()).toContainText('Practice');
  await archive.open('#/statistics');
  const tallies = await archive.tallies();
  expect(new Set(Object.keys(tallies))).toEqual(new Set(Object.keys(DRIVERS)));
  for (const [starts] of Object.values(tallies)) expect(starts).toBe(ROUNDS.length);
  const records = value(await raw.client.call('stats.records', {}));
  expect(records.filter((line) => line.match === practice)).toEqual([]);
  const { rounds } = value(await raw.client.call('seasons.get', { season }));
  expect(rounds.flatMap((round) => round.races.map((race) => race.match))).not.toContain(practice);
  raw.client.close();
});

test('statistics: the table, a driver’s page and the records are what the records of the races add up to', async ({
  paddock: { page, url },
}) => {
  const raw = await connect(url);
  const rounds = [lapOf('usa'), lapOf('usa'), DASH];
  await raced(raw, planOf('Winter Cup', DRIVERS, rounds), rounds.length);
  const kept = await keptRaces(raw);
  const archive = new ArchivePages(page);
  await archive.open('#/statistics');
  expect(await archive.tallies()).toEqual(counted(kept));
  await atEverySize(page, 'statistics', [PHONE]);
  await page.setViewportSize(SIZES[0]);
  await archive.pick('Game', 'Heat');
  const heat = kept.filter(({ truth }) => truth.game.id === 'heat');
  await expect.poll(() => archive.tallies()).toEqual(counted(heat));

  // Someone who has come round: the last car of so short a race may have no lap.
  const who = heat[0] === undefined ? '?' : winnerOf(heat[0]);
  await page.getByRole('table').getByRole('link', { name: who }).click();
  await expect(page.getByRole('heading', { level: 1, name: who })).toBeVisible();
  await archive.pick('Game', 'All games');
  const { [who]: own = [] } = counted(kept);
  for (const [at, label] of ['Starts', 'Wins', 'Podiums', 'Points'].entries()) {
    const count = own[at];
    await expect(page.locator('[class*="roundels"] > div').filter({ hasText: new RegExp(`^${label}`) })).toHaveText(
      `${label}${count}`,
    );
  }
  const usa = page.getByRole('region', { name: 'By circuit' }).getByRole('article').filter({ hasText: 'USA' });
  const laps = heat.flatMap((race) => figuresOf(race, 'bestLap').get(who) ?? []);
  await expect(usa.locator('dl > div').filter({ hasText: 'Best lap' })).toContainText(`${Math.min(...laps)} rounds`);
  await atEverySize(page, 'driver', [PHONE]);
  await page.setViewportSize(SIZES[0]);

  await page.getByRole('button', { name: 'Statistics' }).click();
  await page.getByRole('tab', { name: 'Records' }).click();
  const best = heat.flatMap((race) =>
    [...figuresOf(race, 'bestLap')].map(([name, lap]) => ({ name, lap, match: race.match })),
  );
  const least = Math.min(...best.map(({ lap }) => lap));
  const record = page.getByRole('article', { name: 'USA' }).getByRole('listitem').filter({ hasText: 'Best lap' });
  await expect(record.locator('[class*="record-value"]')).toHaveText(`${least} rounds`);
  const holders = best.filter(({ lap }) => lap === least);
  const holder = (await record.getByRole('link').textContent()) ?? '?';
  await record.getByRole('button', { name: 'Watch Best lap on USA' }).click();
  await expect(page).toHaveURL(/#\/replay\//);
  const match = page.url().replace(/.*#\/replay\//, '');
  expect(holders.map((one) => [one.name, one.match])).toContainEqual([holder, match]);
  await new ReplayPage(page).toBeOpen();
  raw.client.close();
});

test('the replay of any game has the standings of its record at any moment', async ({ paddock: { page, url } }) => {
  const raw = await connect(url);
  await raced(raw, planOf('Grand Cup', DRIVERS, OF_EVERY_GAME), OF_EVERY_GAME.length);
  const replay = new ReplayPage(page);
  for (const race of await keptRaces(raw)) {
    const tables = (await framesOf(raw, race)).map((frame) => frame.table);
    await page.evaluate((match) => {
      location.hash = `#/replay/${match}`;
    }, race.match);
    await replay.toBeOpen();
    let at = await restOf(replay, tables, 0, 0);
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      await replay.seekTo(share);
      at = await restOf(replay, tables, at + 1, tables.length - 1);
    }
    await page.keyboard.press('End');
    await restOf(replay, tables, tables.length - 1, tables.length - 1);
    if (race.truth.game.id !== 'roborally') continue;
    await page.keyboard.press('Shift+ArrowLeft');
    expect(await seriousFindings(page, 'replay of RoboRally')).toEqual([]);
    await atEverySize(page, 'replay-roborally', [...SIZES, PHONE]);
    await page.setViewportSize(SIZES[0]);
  }
  raw.client.close();
});

/** Waits until what is on show rests where the record has it, between two frames; returns the frame. */
async function restOf(replay: ReplayPage, tables: readonly PlaceLine[][], from: number, to: number): Promise<number> {
  let frame = -1;
  await expect(async () => {
    const shown = await replay.shown();
    frame = shown.frame;
    expect(shown.table).toEqual(tables[frame]);
    expect(frame).toBeGreaterThanOrEqual(from);
    expect(frame).toBeLessThanOrEqual(to);
  }).toPass({ timeout: 15_000, intervals: [50] });
  return frame;
}

/** Starts, wins, podiums and points by name, counted from the records. */
function counted(races: readonly Kept[]): Record<string, number[]> {
  const tallies: Record<string, number[]> = {};
  for (const { truth, names } of races) {
    for (const { seat, place, status } of truth.final) {
      const [starts = 0, wins = 0, podiums = 0, points = 0] = tallies[names[seat] ?? '?'] ?? [];
      const home = status !== 'out';
      tallies[names[seat] ?? '?'] = [
        starts + 1,
        wins + Number(home && place === 1),
        podiums + Number(home && place <= 3),
        points + (home ? truth.game.points(place, truth.final.length) : 0),
      ];
    }
  }
  return tallies;
}

/** One figure by name, counted by the game from all that happened in the race played again. */
function figuresOf({ truth, names }: Kept, figure: string): Map<string, number> {
  const moments = [...truth.moments.values()];
  const state = moments.at(-1)?.state;
  if (state === undefined) throw new Error('no race');
  const events = moments.flatMap((moment) => moment.events);
  return new Map(
    truth.game.figuresOf(state, events).flatMap((figures, seat) => {
      const count = figures[figure];
      return count === undefined ? [] : [[names[seat] ?? '?', count] as const];
    }),
  );
}
