// The column of time trials: rows, medals, filter, kinds, ghosts, starting by mouse and keys, and a phone's tabs. Not here: driving one
// (screens/race/tests), or its figures (challenges/trials/tests).

import type { Out } from '@api/contract';
import { value } from '@api/tests/granted';
import type { GhostChoice, Trial, WhichTrial } from '@api/trials/commands';
import { granted } from '@host/api-errors';
import type { Party } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { textOf } from '../trials/tests/trial';

type Home = Out<'trials.home'>;

const column = async () => within(await screen.findByRole('region', { name: 'Time trials' }));
const rows = async () => within(await (await column()).findByRole('list', { name: 'Circuits' }));

/** Time trials as the host gives them, with changes to each. */
async function trialsAs(
  it: Party,
  change: (trial: Trial, at: number) => Partial<Trial>,
  more: Partial<Pick<Home, 'running' | 'ghost'>> = {},
): Promise<Home> {
  const home = await value(it.join().client.call('trials.home', {}));
  const changed = { ...home, trials: home.trials.map((one, at) => ({ ...one, ...change(one, at) })), ...more };
  it.host.handlers['trials.home'] = () => Promise.resolve(granted(changed));
  return changed;
}

/** What is asked for when a trial is started. */
function startsOf(it: Party): WhichTrial[] {
  const asked: WhichTrial[] = [];
  it.host.handlers['trials.start'] = (input) => {
    asked.push(input);
    return granted({ match: 'nobody' });
  };
  return asked;
}

const THRESHOLDS = { bronze: 64, silver: 59, gold: 55, author: null };
const SILVER = { best: { figure: 58, match: 'm' }, medal: 'silver', hasOwnGhost: true } as const;
const RIVAL = { character: 'sora-tachigawa', figure: 52 };

/** Every trial of this circuit driven with this best. */
const on = (circuit: string, driven: Partial<Trial>) => (trial: Trial) =>
  trial.measure === 'wins'
    ? {}
    : { thresholds: THRESHOLDS, rival: RIVAL, ...(trial.circuit === circuit && { tries: 3, ...driven }) };

const row = async (name: RegExp) => (await rows()).findByRole('button', { name });

test('a circuit not driven yet has dashes, the time for bronze, and a rival’s ghost', async () => {
  const it = await openHost();
  await trialsAs(it, on('italy', { tries: 0 }));
  await openPage(it, { at: '/challenges' });
  const italy = await row(/^Italy Heat/);
  expect(textOf(italy)).toBe('Italy Heat Sora, 5.2 No medal yet. Bronze at 6.4 not driven');
});

test.each([
  ['nothing', { figure: 66, medal: null }, 'No medal yet. 0.2 to bronze 6.6 rounds'],
  ['bronze', { figure: 60, medal: 'bronze' }, 'Bronze medal. 0.1 to silver 6.0 rounds'],
  ['silver', { figure: 58, medal: 'silver' }, 'Silver medal. 0.3 to gold 5.8 rounds'],
] as const)(
  '%s won: the distance to the next medal, and no figure of the author',
  async (_, { figure, medal }, said) => {
    const it = await openHost();
    await trialsAs(it, on('italy', { best: { figure, match: 'm' }, medal, hasOwnGhost: true }));
    await openPage(it, { at: '/challenges' });
    const italy = await row(/^Italy Heat/);
    expect(textOf(italy)).toBe(`Italy Heat Your ghost ${said}`);
  },
);

test('the author’s figure appears after gold, and is done once it is beaten', async () => {
  const it = await openHost();
  const thresholds = { ...THRESHOLDS, author: 51 };
  const change = (trial: Trial) => ({
    ...on('italy', { best: { figure: 54, match: 'm' }, medal: 'gold', thresholds })(trial),
    ...(trial.circuit === 'usa' && {
      best: { figure: 51, match: 'm' },
      medal: 'author' as const,
      thresholds,
      tries: 1,
    }),
  });
  await trialsAs(it, change);
  await openPage(it, { at: '/challenges' });
  expect(textOf(await row(/^Italy Heat/))).toContain('Gold medal. 0.3 to author 5.4 rounds');
  expect(textOf(await row(/^USA Heat/))).toContain('Author medal. Author beaten 5.1 rounds');
});

test('medals are counted over the circuits shown, in the game of the filter', async () => {
  const it = await openHost();
  const home = await trialsAs(it, on('italy', { best: { figure: 58, match: 'm' }, medal: 'silver' }));
  const { user } = await openPage(it, { at: '/challenges' });
  const laps = home.trials.filter(({ kind }) => kind === 'lap');
  const counts = within(await (await column()).findByRole('list', { name: 'Medals' }));
  counts.getByText(`Silver: 1 of ${laps.length}`);
  await user.click(await screen.findByRole('radio', { name: 'Heat' }));
  const heat = laps.filter(({ game }) => game === 'heat');
  await counts.findByText(`Silver: 1 of ${heat.length}`);
  counts.getByText(`Gold: 0 of ${heat.length}`);
  expect((await (await rows()).findAllByRole('button')).every((one) => one.textContent?.includes('Heat'))).toBe(true);
});

test('six circuits are shown at first; a button shows all of them', async () => {
  const it = await openHost();
  const home = await trialsAs(it, () => ({}));
  const { user } = await openPage(it, { at: '/challenges' });
  const laps = home.trials.filter(({ kind }) => kind === 'lap').length;
  await waitFor(async () => expect((await rows()).getAllByRole('button')).toHaveLength(6));
  await user.click(await (await column()).findByRole('button', { name: `All ${laps} circuits` }));
  await waitFor(async () => expect((await rows()).getAllByRole('button')).toHaveLength(laps));
  await user.click(await (await column()).findByRole('button', { name: 'Six circuits' }));
  await waitFor(async () => expect((await rows()).getAllByRole('button')).toHaveLength(6));
});

test('the switch shows full races; a game without laps says so', async () => {
  const it = await openHost();
  await trialsAs(it, () => ({}));
  const { user } = await openPage(it, { at: '/challenges' });
  await user.click(await screen.findByRole('radio', { name: 'RoboRally' }));
  await (await column()).findByText('No flying laps in RoboRally. Try the full race.');
  await user.click(await (await column()).findByRole('radio', { name: 'Full race' }));
  await waitFor(async () => expect((await rows()).getAllByRole('button').length).toBeGreaterThan(0));
});

test('races against rivals count wins, and name who is to be beaten next', async () => {
  const it = await openHost();
  await trialsAs(it, ({ measure, rungs }) =>
    measure === 'rounds'
      ? {}
      : { tries: 2, medal: 'bronze', rungs: rungs.map((one, at) => ({ ...one, won: at === 0 })) },
  );
  const { user } = await openPage(it, { at: '/challenges' });
  await user.click(await screen.findByRole('radio', { name: /^Havoc/ }));
  await user.click(await (await column()).findByRole('radio', { name: 'Full race' }));
  const oval = await row(/Havoc/);
  expect(textOf(oval)).toContain('Against AI drivers Bronze medal. Beat pros 1 win');
});

test('a click starts the trial of the row, with its kind', async () => {
  const it = await openHost();
  await trialsAs(it, () => ({}));
  const asked = startsOf(it);
  const { user } = await openPage(it, { at: '/challenges' });
  await user.click(await (await column()).findByRole('radio', { name: 'Full race' }));
  await user.click(await row(/^USA Heat/));
  await waitFor(() => expect(asked).toEqual([{ game: 'heat', circuit: 'usa', kind: 'race' }]));
  await waitFor(() => expect(location.hash).toBe('#/race/nobody'));
});

test('the key 3 goes to the first circuit, and Enter starts it', async () => {
  const it = await openHost();
  await trialsAs(it, () => ({}));
  const asked = startsOf(it);
  const { user } = await openPage(it, { at: '/challenges' });
  // Rows come as soon as their game's pictures have.
  await waitFor(async () => expect((await rows()).getAllByRole('button')).toHaveLength(6));
  await user.keyboard('3');
  expect((await rows()).getAllByRole('button').indexOf(document.activeElement as HTMLElement)).toBe(0);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(asked).toHaveLength(1));
});

test('an attempt under way is resumed from its row', async () => {
  const it = await openHost();
  const running = { game: 'heat', circuit: 'italy', kind: 'lap', match: 'm' } as const;
  await trialsAs(it, () => ({}), { running });
  await openPage(it, { at: '/challenges' });
  expect(textOf(await row(/^Italy Heat/))).toContain('Under way: resume');
  expect(textOf(await row(/^USA Heat/))).not.toContain('Under way');
});

test('the ghost is yours, a rival’s, or off', async () => {
  const it = await openHost();
  const chosen: GhostChoice[] = [];
  await trialsAs(it, on('italy', SILVER), { ghost: 'own' });
  const { user } = await openPage(it, { at: '/challenges' });
  const said = async () => textOf(await row(/^Italy Heat/));
  it.host.handlers['trials.setGhost'] = async ({ ghost }, session) => {
    chosen.push(ghost);
    await trialsAs(it, on('italy', SILVER), { ghost });
    session.push('trials.changed', {});
    return granted(null);
  };
  expect(await said()).toContain('Your ghost');
  await user.click(await (await column()).findByRole('button', { name: 'Ghosts: yours' }));
  await (await column()).findByRole('button', { name: 'Ghosts: rivals' });
  await waitFor(async () => expect(await said()).toContain('Sora, 5.2'));
  await user.click(await (await column()).findByRole('button', { name: 'Ghosts: rivals' }));
  await (await column()).findByRole('button', { name: 'Ghosts: off' });
  await waitFor(async () => expect(await said()).toContain('No ghost'));
  expect(chosen).toEqual(['rival', 'off']);
});

test('on a phone themes, own races and trials are tabs, and the key 3 opens the trials', async () => {
  const it = await openHost();
  await trialsAs(it, () => ({}));
  const { user } = await openPage(it, { at: '/challenges', width: 390 });
  const tabs = within(await screen.findByRole('radiogroup', { name: 'Part of the challenges' }));
  await screen.findByRole('list', { name: 'Themes' });
  const isOpen = () => screen.queryByRole('region', { name: 'Time trials' }) !== null;
  const hasOwn = () => screen.queryByRole('button', { name: /^From your own races/ }) !== null;
  expect([isOpen(), hasOwn()]).toEqual([false, false]);
  await user.click(tabs.getByRole('radio', { name: 'Own races' }));
  await waitFor(() => expect([isOpen(), hasOwn()]).toEqual([false, true]));
  await user.click(tabs.getByRole('radio', { name: 'Trials' }));
  await waitFor(() => expect([isOpen(), hasOwn()]).toEqual([true, false]));
  expect(screen.queryByRole('list', { name: 'Themes' })).toBeNull();
  await user.click(tabs.getByRole('radio', { name: 'Themes' }));
  await waitFor(() => expect(isOpen()).toBe(false));
  await user.keyboard('3');
  await waitFor(() => expect(isOpen()).toBe(true));
});

test('German says the same', async () => {
  localStorage.setItem('paddock.language', 'de');
  const it = await openHost();
  await trialsAs(it, on('italy', SILVER));
  await openPage(it, { at: '/challenges', settings: { language: 'de' } });
  const region = within(await screen.findByRole('region', { name: 'Zeitfahren' }));
  const list = within(await region.findByRole('list', { name: 'Strecken' }));
  const italy = await list.findByRole('button', { name: /^Italien Heat/ });
  expect(textOf(italy)).toBe('Italien Heat Dein Geist Silbermedaille. 0,3 bis Gold 5,8 Züge');
  region.getByRole('button', { name: 'Geist: deiner' });
});
