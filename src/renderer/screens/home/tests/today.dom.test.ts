// What home offers today: each state of each card, one amber button, the keys of the page, and the marks below the plates.
// Not here: the first start (learned.dom.test.ts), and the shelf's ways (home.dom.test.ts).

import type { Out } from '@api/contract';
import type { DailyRace } from '@api/daily/commands';
import { message } from '@api/messages';
import type { PuzzleCard, PuzzleState } from '@api/puzzles/commands';
import { value } from '@api/tests/granted';
import { granted, refuse } from '@host/api-errors';
import { type Party, YOU } from '@host/tests/party';
import { AI, lapOf, planOf } from '@host/tests/short-races';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { raceOf } from '../../../tests/race';

const card = async (name: string) => within(await screen.findByRole('region', { name }));

/** Changes what the host says of today's race. */
async function dailyAs(it: Party, change: (home: Out<'daily.home'>) => Partial<Out<'daily.home'>>): Promise<void> {
  const home = await value(it.join().client.call('daily.home', {}));
  it.host.handlers['daily.home'] = () => granted({ ...home, ...change(home) });
}

function done(race: DailyRace): DailyRace {
  const result = { place: 2, cars: 6, points: 846, rounds: 9, finished: true, squares: [], code: '', match: null };
  return { ...race, state: 'done', result };
}

/** Sets the five puzzles of today by their states. answered: rated answers so far. */
function fiveAs(it: Party, states: readonly PuzzleState[], answered = 3): void {
  const games = ['havoc', 'waddington', 'heat', 'formula-d', 'roborally'];
  const five = states.map((state, at): PuzzleCard => {
    const game = games[at % games.length]!;
    return {
      id: `p${at}`,
      number: at + 1,
      game,
      circuit: 'usa',
      theme: 'corner',
      rating: 1500,
      own: false,
      again: false,
      state,
    };
  });
  it.host.handlers['puzzles.home'] = () =>
    granted({
      rating: { rating: 1612, deviation: 80, answered },
      games: [],
      history: [],
      five,
      themes: [],
      own: { all: 0, fresh: 0 },
      due: 0,
      streak: { days: 0, best: 0, today: false },
    });
}

/** A season of two races of Heat with the person in it. */
async function seasonIn(it: Party): Promise<string> {
  const plan = planOf('Summer 1966', { Marta: YOU, Ada: AI, Bea: AI }, [lapOf('usa'), lapOf('italy')]);
  return (await value(it.join().client.call('seasons.create', { plan }))).season;
}

/** The names of everything amber: the main buttons, and the quick race if it has the look. */
function amber(): string[] {
  const all = document.querySelectorAll('.button-main, [class*="starterMain"], [class*="starter-main"]');
  return [...all].map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '');
}

test('without anything to continue, the daily race is the first card and has the amber button', async () => {
  const it = await openHost();
  await dailyAs(it, ({ today }) => ({
    today: { ...today, laps: 2, grid: true },
    streak: { days: 12, best: 12, today: false },
  }));
  const { today } = await value(it.join().client.call('daily.home', {}));
  const { user } = await openPage(it);
  const daily = await card('Daily race');
  expect(screen.queryByRole('region', { name: 'Continue' })).toBeNull();
  daily.getByText('12 in a row');
  const own = today.drivers.findIndex(({ character }) => character === null) + 1;
  daily.getByText(new RegExp(`, 2 laps\\. You start ${own}(st|nd|rd|th)\\.$`));
  expect(amber()).toEqual(['Start the daily race']);
  expect(daily.getByText(String(new Date(`${today.day}T12:00`).getDate())).closest('time')?.dateTime).toBe(today.day);
  await user.keyboard('d');
  await waitFor(() => expect(location.hash).toMatch(/^#\/race\//));
});

test('a race to continue comes first and has the amber button; C resumes it', async () => {
  const it = await openHost();
  const me = it.join();
  const saved = [await raceOf(me, 'heat'), await raceOf(me, 'havoc')];
  const { user } = await openPage(it);
  const race = await card('Continue');
  race.getByRole('heading', { name: /^(Heat · |Havoc Speedway)/ });
  race.getByText(/^Saved /);
  race.getByRole('button', { name: '1 more saved' });
  expect(amber()).toEqual(['Resume']);
  (await card('Daily race')).getByRole('button', { name: 'Start the daily race' });
  await user.keyboard('c');
  await waitFor(() => expect(saved.map((match) => `#/race/${match}`)).toContain(location.hash));
});

test('a daily race under way is resumed from its own card, not from Continue', async () => {
  const it = await openHost();
  const { today } = await value(it.join().client.call('daily.home', {}));
  await value(it.join().client.call('daily.start', { kind: 'day', day: today.day, practice: false }));
  await openPage(it);
  (await card('Daily race')).getByRole('button', { name: 'Resume the daily race' });
  expect(screen.queryByRole('region', { name: 'Continue' })).toBeNull();
  expect(amber()).toEqual(['Resume the daily race']);
});

test('a daily race that is done shows its result, and leaves the amber button to the puzzles', async () => {
  const it = await openHost();
  await dailyAs(it, ({ today }) => ({ today: done(today), streak: { days: 1, best: 9, today: true } }));
  fiveAs(it, ['right', 'wrong', 'open', 'open', 'open']);
  const { user } = await openPage(it);
  const daily = await card('Daily race');
  daily.getByText('2nd, 846 points. Next at midnight.');
  const over = daily.getByRole('button', { name: 'Daily race: done for today' });
  expect(over.getAttribute('aria-disabled')).toBe('true');
  expect(over.getAttribute('aria-description')).toBe('The next daily race comes at midnight.');
  const puzzles = await card('Five puzzles');
  puzzles.getByText('2 of 5');
  puzzles.getByText('The better move in Heat. You are rated 1612.');
  const tiles = within(puzzles.getByRole('list', { name: 'Today’s puzzles' })).getAllByRole('listitem');
  expect(tiles.map(({ textContent }) => textContent)).toEqual([
    'Havoc Speedway: right',
    'Waddington’s F1: wrong',
    'Heat: not solved yet',
    'Formula D: not solved yet',
    'RoboRally: not solved yet',
  ]);
  expect(amber()).toEqual(['Solve puzzle 3']);
  await user.keyboard('p');
  await waitFor(() => expect(location.hash).toBe('#/puzzles/p2'));
});

test('a missed streak shows the best one and no more', async () => {
  const it = await openHost();
  await dailyAs(it, () => ({ streak: { days: 0, best: 12, today: false } }));
  await openPage(it);
  const daily = await card('Daily race');
  daily.getByText('Best: 12');
  expect(daily.queryByText(/in a row/)).toBeNull();
});

test('with everything done the day is over, and the quick race has the amber button', async () => {
  const it = await openHost();
  await dailyAs(it, ({ today }) => ({ today: done(today) }));
  fiveAs(it, ['right', 'right', 'close', 'wrong', 'right']);
  const { user } = await openPage(it);
  const puzzles = await card('Five puzzles');
  puzzles.getByRole('heading', { name: '3 of 5 right' });
  expect(puzzles.getByRole('button', { name: 'Five puzzles: done for today' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  screen.getByText('That was today.');
  await screen.findByRole('button', { name: /^Quick race/ });
  expect(amber()).toEqual([expect.stringMatching(/^Quick race/)]);
  await user.keyboard('q');
  await waitFor(() => expect(location.hash).toMatch(/^#\/race\//));
});

test('without puzzles, and if the host has no daily race, the cards say so and lead to the challenges', async () => {
  const it = await openHost();
  it.host.handlers['daily.home'] = () => refuse('internal', message('page.locked'));
  fiveAs(it, []);
  const { user } = await openPage(it);
  const daily = await card('Daily race');
  daily.getByRole('heading', { name: 'No race today' });
  (await card('Five puzzles')).getByRole('heading', { name: 'No puzzles yet' });
  expect(screen.queryByText('That was today.')).toBeNull();
  await user.keyboard('p');
  await waitFor(() => expect(location.hash).toBe('#/challenges'));
});

test('if the host refuses the puzzles, their card is still there', async () => {
  const it = await openHost();
  await dailyAs(it, () => ({ streak: { days: 1, best: 1, today: false } }));
  it.host.handlers['puzzles.home'] = () => refuse('internal', message('page.locked'));
  await openPage(it);
  (await card('Five puzzles')).getByRole('heading', { name: 'No puzzles yet' });
  expect(amber()).toEqual(['Start the daily race']);
});

test('the season under way shows its standings, and has the amber button once the day is done; S opens it', async () => {
  const it = await openHost();
  const season = await seasonIn(it);
  await dailyAs(it, ({ today }) => ({ today: done(today) }));
  fiveAs(it, ['right']);
  const { user } = await openPage(it);
  // The card of a season under way takes the place of one that holds its room.
  await screen.findByRole('button', { name: 'Open season' });
  const standings = await card('Season');
  standings.getByRole('heading', { name: 'Summer 1966' });
  standings.getByText('Race 1 of 2');
  await standings.findByText(/^It begins with .+\.$/);
  expect(standings.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining('You'),
  );
  expect(amber()).toEqual(['Open season']);
  expect(screen.queryByText('That was today.')).toBeNull();
  await user.keyboard('s');
  await waitFor(() => expect(location.hash).toBe(`#/seasons/${season}`));
});

test('without a season the card offers to start one', async () => {
  const it = await openHost();
  await dailyAs(it, () => ({ streak: { days: 1, best: 1, today: true } }));
  const { user } = await openPage(it);
  await user.click((await card('Season')).getByRole('button', { name: 'Start a season' }));
  await waitFor(() => expect(location.hash).toBe('#/seasons'));
});

test('on a phone, today comes before the shelf; the last game played is in front', async () => {
  const it = await openHost();
  await raceOf(it.join(), 'havoc');
  await openPage(it, { width: 390 });
  const today = await screen.findByRole('region', { name: 'Today' });
  const shelf = screen.getByRole('region', { name: 'Games' });
  expect(today.compareDocumentPosition(shelf) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Havoc Speedway: new race' }).getAttribute('tabindex')).toBe('0'),
  );
  expect(within(shelf).getAllByText('No races yet')).toHaveLength(5);
});

test('arrows walk the shelf from anywhere on the page, and H, J and T start', async () => {
  const { user } = await openPage(await openHost());
  await screen.findByRole('button', { name: /^Quick race/ });
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toContain('Waddington’s F1: new race');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement?.textContent).toContain('RoboRally: new race');
  await user.keyboard('h');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('t');
  await waitFor(() => expect(location.hash).toBe('#/tournaments/new'));
  history.back();
  await screen.findByRole('button', { name: /^Quick race/ });
  await user.keyboard('j');
  await waitFor(() => expect(location.hash).toBe('#/join'));
});
