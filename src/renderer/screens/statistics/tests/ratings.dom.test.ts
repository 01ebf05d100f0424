// Ratings: statistics and a driver's page show what the host computes from the races here; a close race is proposed from it,
// and its levels follow. Not here: how it looks (e2e).

import type { SeatSetup, Settings } from '@api/contract';
import { value } from '@api/tests/granted';
import { CHARACTERS } from '@drivers/characters';
import { games } from '@games/registry';
import type { Guest, Party } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';

const [FIRST, SECOND] = CHARACTERS;
const NAME = 'Marta';

/** A person races two characters of this level; an AI driver finishes in the person's car, which stays the person's. */
async function raced(it: Party, me: Guest, level: 'easy' | 'hard'): Promise<void> {
  const usual = Object.fromEntries(games.heat!.options.map((option) => [option.id, option.default]));
  const rival = (who: typeof FIRST, colour: 'blue' | 'yellow'): SeatSetup => {
    return { name: who!.given, colour, driver: { kind: 'ai', level, character: who!.id } };
  };
  const you: SeatSetup = { name: NAME, colour: 'red', driver: { kind: 'you' } };
  const seats = [you, rival(FIRST, 'blue'), rival(SECOND, 'yellow')];
  const setup = { game: 'heat', circuit: 'usa', options: { ...usual, laps: 1 }, seats, clock: 0 };
  const { match } = await value(me.client.call('matches.create', setup));
  me.updates.push(await value(me.client.call('match.watch', { match })));
  await value(me.client.call('match.handOver', { match, seat: 0, driver: { kind: 'ai', level: 'easy' } }));
  while (!me.seen(match).finished) await it.rest();
  await value(me.client.call('match.leave', { match }));
}

async function hostOfMarta(): Promise<Party> {
  const it = await openHost();
  it.store.settings.write({ ...(it.store.settings.read() as Settings), name: NAME });
  return it;
}

test('ratings appear in the statistics and on a driver’s page as computed, with who was ahead', async () => {
  const it = await hostOfMarta();
  const me = it.join();
  for (const level of ['easy', 'hard', 'easy'] as const) await raced(it, me, level);
  const own = (await value(me.client.call('ratings.table', { game: 'heat' }))).find(({ kind }) => kind === 'person')!;
  const { rivals } = await value(me.client.call('ratings.rivals', { game: 'heat' }));
  const met = rivals.find(({ character }) => character === FIRST!.id)!;

  const { user } = await openPage(it, { at: '/statistics' });
  const game = await screen.findByRole('combobox', { name: 'Game' });
  expect(screen.queryByRole('columnheader', { name: 'Rating' })).toBeNull();
  await user.click(game);
  await user.click(await screen.findByRole('option', { name: 'Heat' }));
  await screen.findByRole('columnheader', { name: 'Rating' });
  const link = screen.getByRole('link', { name: NAME });
  expect(link.closest('tr')?.textContent).toContain(`${own.rating} ± ${own.deviation}`);

  await user.click(link);
  const panel = () => screen.findByRole('region', { name: 'Rating in Heat' });
  await waitFor(async () => expect((await panel()).textContent).toContain(`${own.rating} ± ${own.deviation}`));
  expect((await panel()).textContent).toContain('After 3 races');
  const lines = within(await screen.findByRole('region', { name: 'Head to head' })).getAllByRole('listitem');
  const line = lines.find(({ textContent }) => textContent?.includes(FIRST!.given))!;
  expect(line.textContent).toContain('3 races');
  expect(line.textContent).toContain(`${met.ahead} time`);

  // A character has a rating for each level at which they met.
  await user.click(within(line).getByRole('link', { name: FIRST!.given }));
  await screen.findByRole('heading', { level: 1, name: new RegExp(FIRST!.given) });
  await waitFor(async () => expect(within(await panel()).getAllByRole('listitem')).toHaveLength(2));
});

test('a close race: a field as strong as the person is proposed, and its levels follow until one is chosen', async () => {
  const it = await hostOfMarta();
  const me = it.join();
  const { user } = await openPage(it, { at: '/setup/heat' });
  const drivers = await screen.findByRole('region', { name: 'Drivers' });
  await waitFor(() => expect(drivers.textContent).toContain('You have no rating yet'));
  await raced(it, me, 'easy');
  const { own } = await value(me.client.call('ratings.rivals', { game: 'heat' }));
  await waitFor(() => expect(drivers.textContent).toContain(`${own?.rating} ± ${own?.deviation}`));
  await user.click(within(drivers).getByRole('button', { name: 'A close race' }));
  const follow = () => within(drivers).getByRole('switch', { name: 'Match my level' });
  await waitFor(() => expect(follow().getAttribute('aria-disabled')).not.toBe('true'));
  await user.click(follow());
  await waitFor(() => expect(follow().getAttribute('aria-checked')).toBe('true'));
  const levels = within(screen.getByRole('radiogroup', { name: 'Level of all AI drivers' }));
  const other = levels.getAllByRole('radio').find((one) => one.getAttribute('aria-checked') !== 'true');
  await user.click(other!);
  await waitFor(() => expect(follow().getAttribute('aria-checked')).toBe('false'));
});
