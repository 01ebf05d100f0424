// What the setup of a race proposes before and after a first race. Not here: the options themselves (games/heat/ui/setup.test.ts).

import { value } from '@api/tests/granted';
import { bot, type Party } from '@host/tests/party';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { raceOf } from '../../../tests/race';

const learnt = async (it: Party) =>
  value(it.join().client.call('school.keep', { game: 'heat', section: 0, step: 0, done: true }));

/** How each rival drives, as its row says: the level of an AI driver, or who else it is. */
async function rivals(): Promise<(string | null)[]> {
  const pane = within(await screen.findByRole('region', { name: 'Drivers' }));
  const who = pane.getAllByRole('combobox', { name: /^Who drives seat \d$/ }).slice(1);
  return who.map((kind, at) => {
    const level = pane.queryByRole('combobox', { name: `Level of seat ${at + 2}` });
    return level?.textContent ?? kind.textContent;
  });
}

test('after the lesson and before any race, every rival is a Rookie and the race is short', async () => {
  const it = await openHost();
  await learnt(it);
  await openPage(it, { at: '/setup/heat' });
  expect(new Set(await rivals())).toEqual(new Set(['Rookie']));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Laps' }).value).toBe('1');
});

test('without the lesson, or after a race, the usual rivals are proposed', async () => {
  const it = await openHost();
  const { reload } = await openPage(it, { at: '/setup/heat' });
  const usual = await rivals();
  expect(usual).not.toContain('Rookie');
  expect(usual).toContain('Legend');
  await learnt(it);
  const me = it.join();
  const names = ['Ada', 'Bea'];
  const race = { circuit: 'usa', options: { laps: 1 }, names, drivers: names.map(() => bot()) };
  const match = await raceOf(me, 'heat', race);
  while (!me.seen(match).finished) await it.rest();
  await reload();
  expect(await rivals()).toEqual(usual);
});

test('options for experienced players are hidden until “More” is opened', async () => {
  const it = await openHost();
  await learnt(it);
  const { user } = await openPage(it, { at: '/setup/heat' });
  const settings = within(await screen.findByRole('region', { name: 'Race settings' }));
  const more = settings.getByText('More');
  const fold = more.closest('details')!;
  for (const name of ['Slipstream reach', 'Weather reach', 'Legend difficulty', 'Legend speed bonus'])
    expect(fold.contains(settings.getByLabelText(name))).toBe(true);
  for (const name of ['Laps', 'Garage', 'Weather and road'])
    expect(settings.getByLabelText(name).closest('details')).toBeNull();
  expect(fold.open).toBe(false);
  await user.click(more);
  expect(fold.open).toBe(true);
});
