// The screen of challenges: the states of the daily race, friends, the calendar, the five, themes, own races, and the filter.
// Not here: solving a puzzle (screens/puzzle).

import type { Out } from '@api/contract';
import type { DailyRace, DailyResult } from '@api/daily/commands';
import { value } from '@api/tests/granted';
import { granted } from '@host/api-errors';
import type { Party } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { openHost, openPage } from '../../../tests/page';

const daily = async () => within(await screen.findByRole('article', { name: 'Race of the day' }));
const puzzles = async () => within(await screen.findByRole('region', { name: 'Find the better move' }));

const RESULT: DailyResult = {
  place: 2,
  cars: 6,
  points: 46,
  rounds: 4,
  finished: true,
  squares: ['free', 'paid', 'lost', 'free'],
  code: 'ABCDE-FGHJK-MNPQR-STVWX',
  match: null,
};

/** What the host says of today's races, with changes. */
async function dailyAs(it: Party, change: (home: Out<'daily.home'>) => Partial<Out<'daily.home'>>): Promise<void> {
  const home = await value(it.join().client.call('daily.home', {}));
  it.host.handlers['daily.home'] = () => granted({ ...home, ...change(home) });
}

const done = (race: DailyRace): DailyRace => ({ ...race, state: 'done', result: RESULT });

/** Puzzles as the host gives them, with changes. */
function puzzlesAs(it: Party, change: (home: Out<'puzzles.home'>) => Partial<Out<'puzzles.home'>>): void {
  const ask = it.host.handlers['puzzles.home'];
  it.host.handlers['puzzles.home'] = async (input, session) => {
    const reply = await ask(input, session);
    return reply.ok ? granted({ ...reply.value, ...change(reply.value) }) : reply;
  };
}

test('an open daily race shows rivals, its own place and one button, which starts the race', async () => {
  const it = await openHost();
  const { today } = await value(it.join().client.call('daily.home', {}));
  const { user } = await openPage(it, { at: '/challenges' });
  const card = await daily();
  expect(within(card.getByRole('list', { name: 'Rivals' })).getAllByRole('listitem')).toHaveLength(
    today.drivers.length - 1,
  );
  card.getByText('One scored attempt');
  await user.click(card.getByRole('button', { name: 'Start the daily race' }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/race\//));
});

test('a daily race under way is resumed', async () => {
  const it = await openHost();
  await dailyAs(it, ({ today }) => ({ today: { ...today, state: 'running' } }));
  await openPage(it, { at: '/challenges' });
  (await daily()).getByRole('button', { name: 'Resume the daily race' });
});

test('a daily race that is done shows its result; its line is copied without a word about the race', async () => {
  const it = await openHost();
  await dailyAs(it, ({ today }) => ({ today: done({ ...today, number: 331 }) }));
  const { user } = await openPage(it, { at: '/challenges' });
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const card = await daily();
  card.getByText('2nd of 6');
  card.getByRole('img', { name: '2 free, 1 paid, 1 lost' });
  expect(card.queryByRole('button', { name: /^Start/ })).toBeNull();
  card.getByRole('button', { name: 'Race it again, unscored' });
  await user.click(card.getByRole('button', { name: 'Copy' }));
  await card.findByRole('button', { name: 'Copied' });
  expect(copied).toHaveBeenCalledWith('Paddock daily 331 · P2 🟩🟨🟥🟩');
});

test('friends’ results are compared by code, listed by place, and removed', async () => {
  const it = await openHost();
  await dailyAs(it, ({ today }) => ({ today: done(today) }));
  let friends: Out<'daily.look'>['friends'] = [];
  const { today } = await value(it.join().client.call('daily.home', {}));
  it.host.handlers['daily.look'] = () => granted({ race: today, friends });
  const asked: unknown[] = [];
  const { user } = await openPage(it, { at: '/challenges' });
  it.host.handlers['daily.compare'] = ({ code, name }, session) => {
    asked.push(code);
    friends = [{ name, place: 1, cars: 6, points: 60, rounds: 4, finished: true, same: false }];
    session.push('daily.changed', {});
    return granted({ kind: 'day', day: today.day });
  };
  it.host.handlers['daily.forget'] = (_, session) => {
    friends = [];
    session.push('daily.changed', {});
    return granted(null);
  };
  await user.click((await daily()).getByRole('button', { name: 'Friends' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare with friends' }));
  dialog.getByRole('img', { name: 'QR code of your result' });
  dialog.getByText(RESULT.code);
  await user.type(dialog.getByLabelText('Their code'), 'zzzzz-yyyyy');
  await user.type(dialog.getByLabelText('Their name'), 'Ada{Enter}');
  await dialog.findByText('Ada');
  expect(asked).toEqual(['zzzzz-yyyyy']);
  const names = () =>
    within(dialog.getByRole('list', { name: 'Results' }))
      .getAllByRole('listitem')
      .map((row) => row.querySelector('b')?.textContent);
  expect(names()).toEqual(['Ada', 'You']);
  await user.click(dialog.getByRole('button', { name: 'Remove Ada' }));
  await waitFor(() => expect(names()).toEqual(['You']));
});

test('the calendar goes back a month, and races a day again without scoring', async () => {
  const it = await openHost();
  const started: unknown[] = [];
  it.host.handlers['daily.start'] = (input) => {
    started.push(input);
    return granted({ match: 'nobody' });
  };
  it.host.handlers['daily.calendar'] = ({ month }) =>
    granted({ days: [{ day: `${month}-03`, game: 'heat', circuit: 'usa', place: 2, cars: 6 }] });
  const { user } = await openPage(it, { at: '/challenges' });
  await user.click(await screen.findByRole('button', { name: 'Calendar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Catch up' }));
  expect(dialog.getByRole('button', { name: 'Month after' }).getAttribute('aria-disabled')).toBe('true');
  const before = (await dialog.findByRole('button', { name: /USA, Heat, 2nd of 6$/ })).getAttribute('aria-label');
  await user.click(dialog.getByRole('button', { name: 'Month before' }));
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: /USA, Heat, 2nd of 6$/ }).getAttribute('aria-label')).not.toBe(before),
  );
  await user.click(dialog.getByRole('button', { name: /USA, Heat, 2nd of 6$/ }));
  await waitFor(() => expect(started).toMatchObject([{ kind: 'day', practice: true }]));
});

test('the streak reads as a sentence, with today', async () => {
  const it = await openHost();
  await dailyAs(it, () => ({ streak: { days: 12, best: 20, today: false } }));
  await openPage(it, { at: '/challenges' });
  await screen.findByText('12 days in a row, best 20. Today is still open.');
});

test('the solve button opens the first open puzzle of the five; tiles say how the others went', async () => {
  const it = await openHost();
  puzzlesAs(it, ({ five }) => ({ five: five.map((card, at) => (at === 0 ? { ...card, state: 'right' } : card)) }));
  const { five } = await value(it.join().client.call('puzzles.home', { day: '2026-11-30' }));
  const { user } = await openPage(it, { at: '/challenges' });
  const column = await puzzles();
  expect((await column.findAllByRole('button', { name: /: right$/ })).length).toBe(1);
  await user.click(column.getByRole('button', { name: `Solve puzzle 2 of ${five.length}` }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/puzzles\//));
  await screen.findByText('Puzzle 1: right');
});

test('a theme opens a row of its puzzles; own races say where they come from', async () => {
  const it = await openHost();
  const { user } = await openPage(it, { at: '/challenges' });
  const column = await puzzles();
  await user.click(await column.findByRole('button', { name: /^Die, Havoc.*ten in a row/ }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/puzzles\//));
  await screen.findByText('Ten in a row');
  await user.click(screen.getByRole('button', { name: 'Challenges' }));
  const own = await (await puzzles()).findByRole('button', { name: /^From your own races/ });
  expect(own.getAttribute('aria-disabled')).toBe('true');
  expect(own.textContent).toContain('Race, then review, and they come here.');
});

test('the filter keeps its game: other themes go, and a game without puzzles names one that has some', async () => {
  const it = await openHost();
  puzzlesAs(it, ({ themes, games }) => ({
    themes: themes.filter(({ game }) => game !== 'roborally'),
    games: games.map((one) => (one.game === 'roborally' ? { ...one, puzzles: 0 } : one)),
  }));
  const { user, reload } = await openPage(it, { at: '/challenges' });
  await (await puzzles()).findByRole('button', { name: /^Die, Havoc.*ten in a row/ });
  await user.click(screen.getByRole('radio', { name: 'Heat' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Die, Havoc.*ten in a row/ })).toBeNull());
  await reload();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Heat' }).getAttribute('aria-checked')).toBe('true'));
  await user.click(screen.getByRole('radio', { name: 'RoboRally' }));
  await screen.findByText(/^No puzzles in RoboRally yet\. Try /);
});
