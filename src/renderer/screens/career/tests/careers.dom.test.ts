// Where the bar leads: the start of a first career, the list of several, and the strip under the results of a race.
// Not here: the page of a career (career.dom.test.ts), the card on the home screen (screens/home/tests).

import { value } from '@api/tests/granted';
import { granted } from '@host/api-errors';
import { bot } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { CAREER, career, keep, summary } from './fixture';

test('without a career the road is empty, and a short form begins one', async () => {
  const it = await openHost();
  keep(it, career(), []);
  const made: unknown[] = [];
  it.host.handlers['careers.create'] = (input) => {
    made.push(input);
    return granted(career());
  };
  const { user } = await openPage(it, { at: '/', settings: { name: 'Marta', colour: 'red' } });
  await user.click(await screen.findByRole('link', { name: 'Career' }));
  const hill = within(await screen.findByRole('region', { name: 'Leagues' }));
  expect(hill.getByRole('button', { name: /^Sunday Club/ }).getAttribute('aria-current')).toBe('true');
  expect(document.querySelector('image')).toBeNull();
  const go = screen.getByRole('button', { name: 'Start at the Sunday Club' });
  const name = screen.getByLabelText('Name of the career');
  expect(name).toHaveProperty('value', 'Marta’s career');
  await user.clear(name);
  expect(go.getAttribute('aria-description')).toBe('Give the career a name.');
  await user.type(name, 'Up the hill');
  await user.click(screen.getByRole('button', { name: 'Havoc Speedway' }));
  await user.click(screen.getByRole('switch', { name: 'Two of you at this screen' }));
  await user.type(screen.getByLabelText('Second name'), 'Marta');
  expect(go.getAttribute('aria-description')).toBe('Give the two of you different names.');
  await user.clear(screen.getByLabelText('Second name'));
  await user.type(screen.getByLabelText('Second name'), 'Jonas');
  const colours = within(screen.getByRole('group', { name: 'Car colour of Jonas' }));
  expect(colours.getByRole('button', { name: /^Red/ }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: /^More.*Races a season|Races a season.*more/i }));
  await user.click(go);
  await waitFor(() => expect(location.hash).toBe(`#/career/${CAREER}`));
  expect(made).toEqual([
    {
      name: 'Up the hill',
      people: [
        { name: 'Marta', colour: 'red' },
        { name: 'Jonas', colour: 'blue' },
      ],
      games: ['heat', 'waddington', 'formula-d', 'roborally'],
      races: 7,
    },
  ]);
});

test('one career opens at once; its page leads to the list', async () => {
  const it = await openHost();
  keep(it, career());
  const { user } = await openPage(it, { at: '/career' });
  await waitFor(() => expect(location.hash).toBe(`#/career/${CAREER}`));
  await user.click(await screen.findByRole('button', { name: 'All careers' }));
  await screen.findByRole('heading', { level: 1, name: 'Careers' });
  screen.getByRole('region', { name: 'Marta’s career' });
});

test('several careers are a list with what comes next; deleting one asks first', async () => {
  const it = await openHost();
  const other = summary({
    ...{ career: 'career-2', name: 'The two of us', state: 'over', place: 5, next: null },
    people: [
      { name: 'Marta', colour: 'red' },
      { name: 'Jonas', colour: 'blue' },
    ],
  });
  const broken = summary({ career: 'career-3', name: 'Broken', state: 'damaged', place: null, next: null });
  keep(it, career(), [summary(), other, broken]);
  const deleted: unknown[] = [];
  it.host.handlers['careers.delete'] = ({ career: id }, session) => {
    deleted.push(id);
    keep(it, career(), [summary(), broken]);
    session.push('careers.changed', { career: id });
    return granted(null);
  };
  const { user } = await openPage(it, { at: '/career' });
  const first = within(await screen.findByRole('region', { name: 'Marta’s career' }));
  first.getByText('Coast Trophy, season 3');
  expect(first.getByText(/^Race 4 of 6\./).textContent).toContain('Marta is 2nd.');
  first.getByText('Next: USA, Heat');
  first.getByRole('button', { name: 'Export Marta’s career' });
  const second = within(screen.getByRole('region', { name: 'The two of us' }));
  second.getByText('The season is over');
  second.getByText(/^With Marta and Jonas/);
  const third = within(screen.getByRole('region', { name: 'Broken' }));
  third.getByText('This career is damaged and can’t be read.');
  expect(third.queryByRole('button', { name: 'Continue Broken' })).toBeNull();
  await user.click(second.getByRole('button', { name: 'Delete The two of us' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete this career?' }));
  expect(deleted).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Delete career' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'The two of us' })).toBeNull());
  expect(deleted).toEqual(['career-2']);
  await user.click(screen.getByRole('button', { name: 'New career' }));
  await screen.findByRole('heading', { name: 'Start a career' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Continue Marta’s career' }));
  await waitFor(() => expect(location.hash).toBe(`#/career/${CAREER}`));
});

test('a career comes from a file, and a toast says what became of it', async () => {
  const it = await openHost();
  keep(it, career());
  const texts: unknown[] = [];
  it.host.handlers['careers.import'] = ({ text }) => {
    texts.push(text);
    return granted({ career: 'career-9', name: 'Marta’s career 2', as: 'copied' });
  };
  const { user } = await openPage(it, { at: '/career/all' });
  const field = await screen.findByLabelText<HTMLInputElement>('Career file');
  await user.upload(field, new File(['{"career":1}'], 'career.json', { type: 'application/json' }));
  await screen.findByText('The file differs from the career here, so it was added as Marta’s career 2.');
  expect(texts).toEqual(['{"career":1}']);
});

test('home: without a career, K leads to the Sunday Club; with one, to its grid', async () => {
  const it = await openHost();
  keep(it, career(), [summary()]);
  const started: unknown[] = [];
  it.host.handlers['careers.start'] = (input) => {
    started.push(input);
    return granted({ match: 'nobody' });
  };
  const { user } = await openPage(it);
  // The card of a career is loaded once there is one, and takes the place of the empty one.
  await screen.findByRole('heading', { name: 'USA' });
  const card = within(screen.getByRole('region', { name: 'Career' }));
  card.getByText('Race 4 of 6');
  card.getByText('You are 2nd in the Coast Trophy. Win here, and you are within 2 points of Runa.');
  const order = screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'));
  expect(order.filter((name) => ['Daily race', 'Five puzzles', 'Career', 'Season'].includes(name ?? ''))).toEqual([
    'Daily race',
    'Five puzzles',
    'Career',
    'Season',
  ]);
  await user.keyboard('k');
  await waitFor(() => expect(started).toEqual([{ career: CAREER }]));
});

test('under the results of a career’s race: points, place in the standings, and the way back', async () => {
  const it = await openHost();
  const me = it.join();
  const people = [{ name: 'Marta', colour: 'red' as const }];
  const begun = await value(me.client.call('careers.create', { name: 'Up', people, games: ['heat'], races: 4 }));
  const { career: id } = begun;
  const objectives = begun.offers.slice(0, 3).map((offer) => offer.id);
  await value(me.client.call('careers.objectives', { career: id, objectives }));
  const { match } = await value(me.client.call('careers.start', { career: id }));
  me.updates.push(await value(me.client.call('match.watch', { match })));
  const seat = me.seen(match).mine[0]!;
  await value(me.client.call('match.handOver', { match, seat, driver: bot('easy') }));
  while (!me.seen(match).finished) await it.rest();
  const { now } = await value(me.client.call('careers.get', { career: id }));
  const own = now.standings.find(({ driver }) => driver === 'you')!;
  const { user } = await openPage(it, { at: `/results/${match}` });
  const strip = within(await screen.findByRole('region', { name: 'Career' }));
  strip.getByText('Sunday Club, race 1 of 4');
  const line = await strip.findByText(/in the standings$/);
  expect(line.textContent).toMatch(new RegExp(`^You: ${own.points} points?, ${own.place}`));
  await user.click(strip.getByRole('button', { name: 'Back to the career' }));
  await screen.findByRole('region', { name: 'Standings of the Sunday Club' });
  await screen.findByText('After race 1 of 4');
});
