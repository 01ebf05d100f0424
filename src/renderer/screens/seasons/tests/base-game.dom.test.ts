// What a season proposes for a race of Heat, and the one switch that leaves it out, on the screen of the plan. Not here: the
// championship rules themselves (season/tests/games.test.ts).

import type { SeasonPlan } from '@api/season';
import { value } from '@api/tests/granted';
import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';

const CHAMPIONSHIP = { garage: 'Mixed', weather: true, event: 'Random', sponsorship: true };
const BASE = { garage: 'Off', weather: false, event: 'None', sponsorship: false };
/** The same as the plan of a season stores it; the base game's values are the defaults, which it leaves out. */
const STORED: SeasonPlan['rounds'][number]['options'] = {
  garage: 'mixed',
  weather: true,
  event: 'drawn',
  sponsorship: true,
};

const button = (name: string) => screen.findByRole('button', { name });
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
type Dialog = Awaited<ReturnType<typeof dialogOf>>;
const base = () => screen.getByRole('switch', { name: 'Base game only' });

/** What the dialog of a race has chosen. */
function chosenIn(dialog: Dialog): object {
  const list = (name: string) => dialog.getByRole('combobox', { name }).textContent;
  const isOn = (name: string) => dialog.getByRole('switch', { name }).getAttribute('aria-checked') === 'true';
  return {
    garage: list('Garage'),
    weather: isOn('Weather and road'),
    event: list('Event'),
    sponsorship: isOn('Sponsorship'),
  };
}

/** Adds a race of Heat as it is proposed; returns what was proposed. */
async function addRace(user: UserEvent): Promise<object> {
  await user.click(await button('Add race'));
  const dialog = await dialogOf('Add a race');
  const game = await dialog.findByRole('combobox', { name: 'Game' });
  if (game.textContent !== 'Heat') {
    await user.click(game);
    await user.click(await screen.findByRole('option', { name: 'Heat' }));
  }
  await dialog.findByRole('combobox', { name: 'Garage' });
  const proposed = chosenIn(dialog);
  await user.click(dialog.getByRole('button', { name: 'Add race' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return proposed;
}

/** What each race of the calendar has chosen, read in its dialog. */
async function chosenByRace(user: UserEvent): Promise<object[]> {
  const all: object[] = [];
  const races = screen.getAllByRole('button', { name: /^Change (?!name)/ }).length;
  for (let at = 0; at < races; at++) {
    await user.click(screen.getAllByRole('button', { name: /^Change (?!name)/ })[at]!);
    const dialog = await dialogOf('Change the race');
    await dialog.findByRole('combobox', { name: 'Garage' });
    all.push(chosenIn(dialog));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  return all;
}

test('a new race of Heat proposes the championship rules, and the season keeps them', async () => {
  const it = await openHost();
  const { user } = await openPage(it, { at: '/seasons/new' });
  await button('Add race');
  expect(base().getAttribute('aria-checked')).toBe('false');
  expect(screen.getByText('Leaves out: garage, weather and road, sponsorship and event')).toBeTruthy();
  expect(await addRace(user)).toEqual(CHAMPIONSHIP);
  expect(await chosenByRace(user)).toEqual([CHAMPIONSHIP]);
  await user.click(await button('Start season'));
  await waitFor(() => expect(location.hash).toMatch(/^#\/seasons\/(?!new)/));
  const season = location.hash.replace('#/seasons/', '');
  const { plan } = await value(it.join().client.call('seasons.get', { season }));
  expect(plan.rounds.map(({ game, options }) => ({ game, options }))).toEqual([{ game: 'heat', options: STORED }]);
});

test('“Base game only” leaves it out of every race and of the next proposal, and brings it back', async () => {
  const { user } = await openPage(await openHost(), { at: '/seasons/new' });
  await addRace(user);
  await user.click(base());
  expect(base().getAttribute('aria-checked')).toBe('true');
  expect(await addRace(user)).toEqual(BASE);
  expect(await chosenByRace(user)).toEqual([BASE, BASE]);
  await user.click(base());
  expect(await chosenByRace(user)).toEqual([CHAMPIONSHIP, CHAMPIONSHIP]);
});
