// The page of a career in each of its states: choosing objectives, racing, half-driven, heats, the season over, two people, German.
// Not here: the start and the list (careers.dom.test.ts).

import type { CareerRace } from '@api/career/commands';
import { message } from '@api/messages';
import { granted, refuse } from '@host/api-errors';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { CAREER, career, drivers, keep, OBJECTIVES, season, standings, summary } from './fixture';

const AT = `/career/${CAREER}`;
const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('the hill says what happened in each league, where you are, and what opens the next one', async () => {
  const it = await openHost();
  keep(it, career());
  it.host.handlers['careers.season'] = () => granted(season(6, { season: 1, league: 'sunday', state: 'over' }));
  const { user } = await openPage(it, { at: AT });
  const hill = await region('Leagues');
  const texts = hill.getAllByRole('listitem').map((one) => one.textContent);
  expect(texts).toEqual([
    'Sunday Club, passed, Won, 52 points. Open season 1',
    'County Cup, passed, 2nd, promoted. Open season 2',
    'Coast Trophy, you race here, You are 2nd of 6',
    'Grand Tour, locked, Top two go up',
    'World Series, locked, Two leagues away',
  ]);
  expect(hill.getByRole('button', { name: /^World Series/ }).getAttribute('aria-disabled')).toBe('true');
  await user.click(hill.getByRole('button', { name: /^Sunday Club/ }));
  await waitFor(() => expect(location.hash).toBe(`#${AT}/season/1`));
});

test('arrows walk the leagues from the current one', async () => {
  const it = await openHost();
  keep(it, career());
  const { user } = await openPage(it, { at: AT });
  const hill = await region('Leagues');
  await user.click(screen.getByRole('heading', { level: 1 }));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(hill.getByRole('button', { name: /^Coast Trophy/ }));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(hill.getByRole('button', { name: /^Grand Tour/ }));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(hill.getByRole('button', { name: /^County Cup/ }));
});

test('the table names its zones in words, and says what moved', async () => {
  const it = await openHost();
  keep(it, career());
  await openPage(it, { at: AT });
  const table = await region('Standings of the Coast Trophy');
  table.getByText('After race 3 of 6');
  table.getByText('Up to the Grand Tour');
  table.getByText('Down to the County Cup');
  const own = table.getByRole('row', { name: /You/ });
  expect(within(own).getByRole('rowheader').textContent).toBe('You, up 1 since the last race, on a promotion place');
  expect(
    within(own)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual([expect.stringContaining('2'), '82nd, 8 points', '44th, 4 points', '101st, 10 points', '22', '−4']);
  expect(table.getByRole('row', { name: /Lupe/ }).textContent).toContain('on a relegation place');
});

test('before the second race the zones are outlines; before the first nobody has a place', async () => {
  const it = await openHost();
  keep(it, career({ now: season(0, { standings: standings(0) }) }));
  await openPage(it, { at: AT });
  const table = await region('Standings of the Coast Trophy');
  table.getByText('Before the first race');
  const zones = document.querySelectorAll('tbody[data-zone]');
  expect(zones).toHaveLength(2);
  for (const zone of zones) expect(zone.className).toMatch(/leagueOutline/);
  expect(table.getAllByText('–').length).toBeGreaterThanOrEqual(6);
});

test('objectives show progress, the reward, and why one was missed', async () => {
  const it = await openHost();
  keep(it, career());
  await openPage(it, { at: AT });
  const goals = (await region('Season objectives')).getAllByRole('listitem').map((one) => one.textContent);
  expect(goals[0]).toBe('Win a race: done. 1 of 1Reward: Lake liveryLake livery');
  expect(goals[1]).toBe('Finish ahead of Sora 3 times: open. 2 of 3Reward: Bolt patternBolt pattern');
  expect(goals[2]).toContain('missed. You finished last at Italy.');
});

test('G goes to the grid', async () => {
  const it = await openHost();
  keep(it, career());
  const started: unknown[] = [];
  it.host.handlers['careers.start'] = (input) => {
    started.push(input);
    return granted({ match: 'nobody' });
  };
  const { user } = await openPage(it, { at: AT });
  const next = await region('Next race');
  await next.findByRole('heading', { name: 'USA' });
  next.getByText('Next: race 4');
  next.getByText('Heat, 2 laps');
  next.getByText('Win here, and you are within 2 points of Runa.');
  const grid = within(next.getByRole('list', { name: 'Grid' })).getAllByRole('listitem');
  expect(grid.map((one) => one.textContent)).toEqual(['1Runa', '2You', '3Sora', '4Dario', '5Zuri', '6Lupe']);
  // A click lets the page take keys.
  await user.click(next.getByRole('heading', { name: 'USA' }));
  await user.keyboard('g');
  await waitFor(() => expect(started).toEqual([{ career: CAREER }]));
  await waitFor(() => expect(location.hash).toMatch(/^#\/race\//));
});

test('a half-driven race is resumed', async () => {
  const it = await openHost();
  const view = career();
  keep(it, { ...view, next: { ...view.next!, match: 'half' } });
  await openPage(it, { at: AT });
  const next = await region('Next race');
  await next.findByRole('button', { name: 'Resume' });
  next.getByText('Race 4 is waiting');
});

test('a game with few seats shows its heats and the final, and whether the other heat is still raced', async () => {
  const it = await openHost();
  const view = career();
  const ids = view.next!.grid;
  const races = view.now.races.map(
    (race): CareerRace =>
      race.number !== 4
        ? race
        : {
            ...race,
            parts: [
              { part: 'prelimA', state: 'open', drivers: ids.slice(0, 3), results: [], match: null },
              { part: 'prelimB', state: 'driving', drivers: ids.slice(3), results: [], match: null },
              { part: 'final', state: 'waiting', drivers: [], results: [], match: null },
            ],
          },
  );
  keep(it, {
    ...view,
    now: { ...view.now, races },
    next: { ...view.next!, part: 'prelimA', grid: ids.slice(0, 3), isGrid: false, waits: true },
  });
  await openPage(it, { at: AT });
  const next = await region('Next race');
  const parts = within(await next.findByRole('list', { name: 'Two heats and a final' })).getAllByRole('listitem');
  expect(parts.map((one) => one.textContent)).toEqual([
    'Heat A: not raced yet',
    'Heat B: being raced',
    'Final: waiting for the heats',
  ]);
  next.getByText('The other heat is still being raced. You start as soon as it is over.');
  expect(within(next.getByRole('list', { name: 'Drivers' })).getAllByRole('listitem')).toHaveLength(3);
});

test('rivals stand from foe to friend; a click lists the last causes', async () => {
  const it = await openHost();
  keep(it, career());
  const { user } = await openPage(it, { at: AT });
  const rivals = await region('Your rivals');
  const sora = rivals.getByRole('button', { name: /^Sora/ });
  expect(sora.textContent).toBe('SoraRival, step 2 of 7. Has not forgotten the knock at Italy.');
  expect(sora.getAttribute('data-tip')).toContain('Would not let you by at France. (−1, season 2, race 4)');
  rivals.getByText('Nothing has happened between you yet.');
  await user.click(sora);
  rivals.getByText('Would not let you by at France. (−1, season 2, race 4)');
});

test('a click lifts a trophy and says where it is from; a locked one names its objective', async () => {
  const it = await openHost();
  keep(it, career());
  const { user } = await openPage(it, { at: AT });
  const shelf = await region('Trophy shelf');
  await user.click(shelf.getByRole('button', { name: /^Lake livery, won/ }));
  expect(shelf.getByRole('status').textContent).toContain('Season 2, County Cup, race 3');
  await user.click(shelf.getByRole('button', { name: /^Bolt pattern, not won yet/ }));
  expect(shelf.getByRole('status').textContent).toBe('Bolt pattern: Finish ahead of Sora 3 times.');
  shelf.getByRole('button', { name: 'Coast Trophy, gold cup, not won yet' });
});

test('a season begins with three of six objectives', async () => {
  const it = await openHost();
  keep(it, career({ now: season(0, { state: 'objectives', objectives: [] }), offers: [...OBJECTIVES], next: null }));
  const chosen: unknown[] = [];
  it.host.handlers['careers.objectives'] = ({ objectives }) => {
    chosen.push(objectives);
    return granted(career());
  };
  const { user } = await openPage(it, { at: AT });
  const card = await region('Choose three objectives');
  const go = card.getByRole('button', { name: 'Start the season' });
  expect(go.getAttribute('aria-description')).toBe('Choose 3 more.');
  for (const name of [/^Win a race/, /^Finish ahead of Sora/, /^Score 30 points/])
    await user.click(card.getByRole('button', { name }));
  expect(card.getByRole('button', { name: /^Never finish last/ }).getAttribute('aria-disabled')).toBe('true');
  await user.click(go);
  await region('Next race');
  expect(chosen).toEqual([['win', 'ahead', 'points']]);
});

const ENDS = [
  ['promoted', 'tour', 2, 'Coast Trophy: 2nd, promoted', 'On to the Grand Tour'],
  ['relegated', 'county', 6, 'Coast Trophy: 6th, relegated', 'Down to the County Cup'],
  ['stayed', 'coast', 3, 'Coast Trophy: 3rd, you stay', 'Another season'],
] as const;

test.each(ENDS)('a season that is over: %s', async (outcome, to, place, title, button) => {
  const it = await openHost();
  const ceremony = {
    person: 'you',
    place,
    shared: false,
    points: 41,
    outcome,
    to,
    up: ['runa-silfr', 'you'],
    down: ['zuri-okafor', 'lupe-aldana'],
    won: [],
  };
  keep(it, career({ now: season(6, { state: 'over', ceremony }), next: null }));
  it.host.handlers['careers.next'] = () => granted(career());
  const { user } = await openPage(it, { at: AT });
  const card = await region('End of the season');
  card.getByRole('heading', { name: title });
  card.getByText('41 points in 6 races.');
  card.getByText('Going up: Runa and You');
  card.getByText('Going down: Zuri and Lupe');
  await user.click(card.getByRole('button', { name: button }));
  await region('Next race');
});

test('the own car drives up the road when it is promoted', async () => {
  const it = await openHost();
  const ceremony = {
    ...({ person: 'you', place: 1, shared: false, points: 50, outcome: 'promoted', to: 'tour' } as const),
    ...{ up: ['you'], down: [], won: [] },
  };
  keep(it, career({ now: season(6, { state: 'over', ceremony }), next: null }));
  const leagues = career().leagues.map((one, at) => ({
    ...one,
    state: at === 3 ? ('current' as const) : at < 3 ? ('behind' as const) : ('locked' as const),
  }));
  it.host.handlers['careers.next'] = () => granted(career({ leagues, now: season(0, { league: 'tour' }) }));
  const { user } = await openPage(it, { at: AT });
  const way = () => {
    const car = document.querySelector('ellipse')?.closest<SVGElement>('[style*="offset-distance"]');
    return Number.parseFloat(car?.style.getPropertyValue('offset-distance') ?? '');
  };
  const card = await region('End of the season');
  const before = way();
  await user.click(card.getByRole('button', { name: 'On to the Grand Tour' }));
  await region('Next race');
  expect(before).toBeGreaterThan(0);
  expect(way()).toBeGreaterThan(before);
});

test('a past season shows its table, its races and their replays', async () => {
  const it = await openHost();
  keep(it, career());
  it.host.handlers['careers.season'] = ({ season: number }) =>
    granted(season(6, { season: number, league: 'county', state: 'over' }));
  const { user } = await openPage(it, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Past seasons' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Past seasons' }));
  await user.click(dialog.getByRole('button', { name: /Season 2: County Cup/ }));
  await screen.findByRole('heading', { level: 1, name: 'County Cup' });
  const races = await region('Races');
  expect(races.getAllByRole('listitem')).toHaveLength(6);
  await user.click(races.getByRole('button', { name: 'Watch race 2' }));
  await waitFor(() => expect(location.hash).toBe('#/replay/match-2'));
});

test('two people are called by their names, and the better one stands on the hill', async () => {
  const it = await openHost();
  const long = 'Wolfeschlegelste';
  const two = drivers().map((one, at) =>
    at === 0 ? { ...one, id: 'you-2', name: long, person: true, level: null } : one,
  );
  const lines = standings(3).map((line) => (line.driver === 'runa-silfr' ? { ...line, driver: 'you-2' } : line));
  keep(it, career({ now: season(3, { drivers: two, standings: lines, rivals: [] }) }));
  await openPage(it, { at: AT });
  const hill = await region('Leagues');
  hill.getByText(`${long} is 1st of 6`);
  const table = await region('Standings of the Coast Trophy');
  expect(table.queryByText('You')).toBeNull();
  table.getByText(long);
  table.getByText('Marta');
});

test('German', async () => {
  const it = await openHost();
  keep(it, career());
  localStorage.setItem('paddock.language', 'de');
  await openPage(it, { at: AT, settings: { language: 'de' } });
  const hill = await region('Ligen');
  hill.getByText('Du bist auf Platz 2 von 6');
  hill.getByText('Die ersten zwei steigen auf');
  await screen.findByRole('button', { name: 'An den Start' });
});

test('a career that is gone leads back to the careers', async () => {
  const it = await openHost();
  keep(it, career(), []);
  it.host.handlers['careers.get'] = () => refuse('not-found', message('career.gone'));
  await openPage(it, { at: AT });
  await screen.findByText(/^This career no longer exists/);
});

test('a phone has the next race first and the road last', async () => {
  const it = await openHost();
  keep(it, career(), [summary()]);
  await openPage(it, { at: AT, width: 390 });
  await region('Next race');
  const names = screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'));
  const known = [
    'Next race',
    'Standings of the Coast Trophy',
    'Season objectives',
    'Your rivals',
    'Trophy shelf',
    'Leagues',
  ];
  expect(names.filter((name) => name !== null && known.includes(name))).toEqual(known);
});
