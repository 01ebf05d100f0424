// The results of a time trial: the time, the medals won now, how it compares, and another try. Not here: driving it (screens/race).

import { value } from '@api/tests/granted';
import type { TrialAttempt } from '@api/trials/commands';
import { granted } from '@host/api-errors';
import type { Party } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { raceOf } from '../../../tests/race';
import { rivals, textOf, trial } from '../../challenges/trials/tests/trial';

const THRESHOLDS = { bronze: 64, silver: 59, gold: 55, author: null };

/** The results of a race that is over, of which the host says this as an attempt. */
async function resultsOf(it: Party, change: Partial<TrialAttempt>) {
  const me = it.join();
  const match = await raceOf(me, 'heat', { circuit: 'usa', options: { laps: 1 }, names: ['Marta', 'Ada'] });
  const [ask] = me.seen(match).asks.filter(({ seat }) => seat === 0);
  await value(me.client.call('match.act', { match, ask: ask?.id ?? 0, action: { type: 'retire' } }));
  while (!me.seen(match).finished) await it.rest();
  const attempt: TrialAttempt = {
    ...{ trial: trial({ thresholds: THRESHOLDS }), state: 'done', figure: 60, medal: null, before: null },
    ...{ isBest: false, rung: null, place: null, marks: [], ...change },
  };
  it.host.handlers['trials.of'] = () => Promise.resolve(granted(attempt));
  const page = await openPage(it, { at: `/results/${match}` });
  await screen.findByRole('region', { name: 'Time trial' });
  return page;
}

const strip = () => screen.getByRole('region', { name: 'Time trial' });
/** Its words, without what is only drawn. */
const said = () => textOf(strip());
/** Medals that drop in. */
const dropped = () => strip().querySelectorAll('[class*="trial-drop"], [class*="trialDrop"]').length;

test('a first time that wins medals names each, and the way to the next', async () => {
  const won = trial({ thresholds: THRESHOLDS, medal: 'silver', best: { figure: 58, match: null } });
  await resultsOf(await openHost(), { trial: won, figure: 58, medal: 'silver', isBest: true });
  expect(said()).toBe(
    '5.8 rounds Your first time here Bronze won Silver won 0.3 to gold Race it again All time trials',
  );
  expect(dropped()).toBe(2);
});

test('a new best that wins no further medal says by how much it is faster', async () => {
  const best = trial({ thresholds: THRESHOLDS, medal: 'silver', best: { figure: 57, match: null } });
  await resultsOf(await openHost(), { trial: best, figure: 57, medal: 'silver', before: 59, isBest: true });
  expect(said()).toContain('New best, 0.2 faster');
  expect(dropped()).toBe(0);
});

test('a slower time is compared with the best', async () => {
  const best = trial({ thresholds: THRESHOLDS, medal: 'silver', best: { figure: 57, match: null } });
  await resultsOf(await openHost(), { trial: best, figure: 66, before: 57 });
  expect(said()).toContain('6.6 rounds 0.9 behind your best 1.1 to gold');
});

test('an attempt that fell out has no time', async () => {
  await resultsOf(await openHost(), { state: 'out', figure: null });
  expect(said()).toContain('No time: you did not finish. Bronze at 6.4');
});

test('a race lost against rivals says what would have won', async () => {
  await resultsOf(await openHost(), {
    trial: rivals(['bronze']),
    state: 'out',
    figure: null,
    rung: 'silver',
    place: 2,
  });
  expect(said()).toContain('Not won. Silver is for a win against pros.');
});

test('another try starts the same trial', async () => {
  const it = await openHost();
  const asked: unknown[] = [];
  const { user } = await resultsOf(it, { trial: trial({ game: 'heat', circuit: 'usa' }) });
  it.host.handlers['trials.start'] = (input) => {
    asked.push(input);
    return granted({ match: 'nobody' });
  };
  await user.click(within(strip()).getByRole('button', { name: 'Race it again' }));
  await waitFor(() => expect(asked).toEqual([{ game: 'heat', circuit: 'usa', kind: 'lap' }]));
});
