// Replays: every moment shows what the race's record has for it, in every game, and a race can be continued from there as
// practice. Not here: an event in the middle of its step, the knob under a mouse, playing at speed, and how it looks (e2e).

import { value } from '@api/tests/granted';
import { framesOf, type Kept, keptRaces, type PlaceLine, racedSeason } from '@host/tests/kept-races';
import type { Guest } from '@host/tests/party';
import { AI, OF_EVERY_GAME, planOf } from '@host/tests/short-races';
import { truthOf } from '@host/tests/truth';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage, type Page } from '../../../tests/page';
import { settled } from '../../../tests/race';

const DRIVERS = { Ada: AI, Bea: AI, Cleo: AI } as const;
/** Shares of a race at which the test looks at it. */
const SHARES = [0.2, 0.5, 0.8];

const knob = () => screen.findByRole('slider', { name: 'Time' });
const playback = (name: string) =>
  within(screen.getByRole('group', { name: 'Playback' })).getByRole('button', { name });
const events = () => within(screen.getByRole('list', { name: 'Events' })).getAllByRole('button');

interface Shown {
  frame: number;
  table: PlaceLine[];
}

/** The screen's content. */
function shown({ names }: Kept): Shown {
  const rows = within(screen.getByRole('region', { name: 'Standings' })).getAllByRole('listitem');
  const table = rows.map((row) => ({
    name: names.find((name) => row.textContent?.includes(name)) ?? '',
    place: Number(row.querySelector('.place-badge')?.textContent?.replaceAll(/\D/g, '')),
  }));
  return { frame: Number(screen.getByRole('slider', { name: 'Time' }).getAttribute('aria-valuenow')), table };
}

/** Waits until the screen shows a frame as in the record, between two frames; returns the frame. */
function restOf(race: Kept, tables: readonly PlaceLine[][], from: number, to = tables.length - 1): Promise<number> {
  return waitFor(() => {
    const { frame, table } = shown(race);
    expect(table).toEqual(tables[frame]);
    expect(frame).toBeGreaterThanOrEqual(from);
    expect(frame).toBeLessThanOrEqual(to);
    return frame;
  });
}

/** A finished race, its replay on the page, and the standings of each of its frames by its record. */
async function replayOf(game: string) {
  const it = await openHost();
  const me = it.join();
  const rounds = OF_EVERY_GAME.filter((round) => round.game === game);
  const season = await racedSeason(it, me, planOf('Winter Cup', DRIVERS, rounds));
  const [race] = await keptRaces(me);
  const frames = await framesOf(me, race!);
  const page = await openPage(it, { at: `/replay/${race!.match}` });
  await knob();
  return { it, me, season, race: race!, frames, tables: frames.map(({ table }) => table), page };
}

test.each(OF_EVERY_GAME.map(({ game }) => game))(
  'the replay of %s has the standings of its record at any moment',
  async (game) => {
    const { race, tables, page } = await replayOf(game);
    const last = tables.length - 1;
    expect(await restOf(race, tables, 0, 0)).toBe(0);
    let before = 0;
    for (const share of SHARES) {
      await showEvent(page, share);
      // An event is shown with the standings before it or, if it ends its step, after it.
      const { frame, table } = shown(race);
      expect([tables[frame - 1], tables[frame]]).toContainEqual(table);
      await page.user.click(playback('Step forward'));
      before = await restOf(race, tables, Math.max(before, frame));
    }
    await page.user.keyboard('{End}');
    expect(await restOf(race, tables, last)).toBe(last);
  },
);

test('a replay goes step by step, and from any moment to any other', async () => {
  const { race, tables, page } = await replayOf('heat');
  const { user } = page;
  const last = tables.length - 1;
  await screen.findByText('Verified replay');
  await user.click(playback('Step forward'));
  const first = await restOf(race, tables, 1);
  await user.click(playback('Step forward'));
  const second = await restOf(race, tables, first + 1);
  await user.click(playback('Step back'));
  expect(await restOf(race, tables, first, second - 1)).toBe(first);
  await user.keyboard('{End}');
  expect(await restOf(race, tables, last)).toBe(last);
  await user.keyboard('{Home}');
  expect(await restOf(race, tables, 0, 0)).toBe(0);
  await user.keyboard('{ArrowRight}');
  await restOf(race, tables, 1, first);
});

test('a race is continued from a moment as practice, which counts for nothing', async () => {
  const { it, me, season, race, tables, frames, page } = await replayOf('heat');
  const { user } = page;
  await showEvent(page, 0.6);
  await user.click(playback('Step forward'));
  const { step } = frames[await restOf(race, tables, 1, tables.length - 2)]!;
  await user.click(screen.getByRole('button', { name: 'Play from here' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/race\//));
  await screen.findByText('Practice');
  const practice = location.hash.replace('#/race/', '');
  me.updates.push(await value(me.client.call('match.watch', { match: practice })));
  const person = me.seen(practice).seats.findIndex(({ driver }) => driver.kind === 'you');
  await value(me.client.call('match.handOver', { match: practice, seat: person, driver: AI }));
  page.go('/');
  while (!me.seen(practice).finished) await it.rest();
  page.go(`/results/${practice}`);
  await screen.findByText('Practice doesn’t count');

  const forked = truthOf((await value(me.client.call('matches.export', { match: practice }))).text).record;
  const { seed, config, moves } = race.truth.record;
  expect(forked).toMatchObject({ seed, config });
  expect(forked.moves.slice(0, step)).toEqual(moves.slice(0, step));
  expect(forked.moves.length).toBeGreaterThan(step);
  expect(await racesOf(me, season)).toEqual([race.match]);
  expect((await value(me.client.call('stats.records', {}))).filter(({ match }) => match === practice)).toEqual([]);

  page.go('/races/finished');
  await screen.findByText('2 races');
  await user.click(screen.getByRole('combobox', { name: 'Kind' }));
  await user.click(await screen.findByRole('option', { name: 'Practice' }));
  await screen.findByText('1 race');
  const [line] = within(screen.getByRole('list', { name: 'Replays' })).getAllByRole('listitem');
  expect(line?.textContent).toContain('Practice');
  page.go('/statistics');
  const table = within(await screen.findByRole('table'));
  const starts = table.getAllByRole('rowheader').map((who) => who.closest('tr')!.querySelector('td.num')?.textContent);
  expect(starts).toEqual(Object.keys(DRIVERS).map(() => '1'));
});

/** Goes to the event at this share of a race. A board that takes no time is at the end of the event's step. */
async function showEvent({ user }: Page, share: number): Promise<void> {
  const all = events();
  const wanted = Math.floor(all.length * share);
  await user.click(all[wanted]!);
  await waitFor(() =>
    expect(all.findLastIndex((one) => one.getAttribute('aria-current') === 'step')).toBeGreaterThanOrEqual(wanted),
  );
  await settled();
}

async function racesOf({ client }: Guest, season: string): Promise<string[]> {
  const { rounds } = await value(client.call('seasons.get', { season }));
  return rounds.flatMap((round) => round.races.map(({ match }) => match));
}
