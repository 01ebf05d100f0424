// Careers on the host: raced up to the World Series and down again, shared, side by side, exported, and whole after deletions.

import type { CareerView } from '@api/career/commands';
import { message } from '@api/messages';
import { value } from '@api/tests/granted';
import { english, refusal } from '@api/tests/saying';
import type { AnyGame } from '@core/contract';
import { derby } from '@core/tests/toy';
import { afterEach, describe, expect, test } from 'vitest';
import { driven } from '../../tests/driven';
import { code, type Guest, type Party, party } from '../../tests/party';
import { chosen, drawn, inOneGo, MARTA, NEW, ZOE } from './scripted';
import { straws } from './straws';
import { leagueAfter, standingsOf } from './truth';

const parties: Party[] = [];
afterEach(() => {
  for (const it of parties.splice(0)) it.end();
});

const SIX = straws(6);
const FOUR = straws(4);
const GAMES: Readonly<Record<string, AnyGame>> = { [SIX.id]: SIX, [FOUR.id]: FOUR, derby };

async function computer(): Promise<{ it: Party; me: Guest }> {
  const it = await party({ games: GAMES });
  parties.push(it);
  return { it, me: it.join() };
}

const get = (me: Guest, career: string) => value(me.client.call('careers.get', { career }));

/** What the page says agrees with an independent sum. */
function expectTrue({ now }: CareerView): void {
  const shown = now.standings.map(({ driver, place, shared, points }) => ({ driver, place, shared, points }));
  expect(shown.toSorted((a, b) => (a.driver < b.driver ? -1 : 1))).toEqual(standingsOf(now));
}

test('a scripted career goes up to the World Series and down again; each table equals an independent sum', async () => {
  const { it, me } = await computer();
  let client = me;
  let view = await value(me.client.call('careers.create', { ...NEW, games: [SIX.id] }));
  const { career } = view;
  const visited: string[] = [];
  for (let season = 1; season <= 10; season++) {
    visited.push(view.now.league);
    const isUp = season <= 5;
    view = await chosen(client, view);
    for (let race = 1; race <= NEW.races; race++) {
      expect(view.next).toMatchObject({ number: race, part: 'race', match: null, waits: false });
      await drawn(it, client, career, isUp ? 1000 : -1000);
      view = await get(client, career);
      expectTrue(view);
      if (race === 2 && season % 3 === 0) {
        await it.restart();
        client = it.join();
        expect(await get(client, career)).toEqual(view);
      }
    }
    const { ceremony, state, league } = view.now;
    expect(state).toBe('over');
    const place = view.now.standings.find(({ driver }) => driver === 'you')?.place ?? 0;
    expect(ceremony).toMatchObject({ person: 'you', place, to: leagueAfter(league, place) });
    expect(ceremony?.up).toEqual(view.now.standings.filter(({ zone }) => zone === 'up').map(({ driver }) => driver));
    if (isUp && season === 5) expect(ceremony?.outcome).toBe('champion');
    view = await value(client.client.call('careers.next', { career }));
  }
  expect(visited).toEqual(['sunday', 'county', 'coast', 'tour', 'world', 'world', 'tour', 'coast', 'county', 'sunday']);
  expect(view.now).toMatchObject({ season: 11, league: 'sunday', state: 'objectives' });
  expect(view.past.map(({ season }) => season)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(view.leagues.map(({ state }) => state)).toEqual(['current', 'locked', 'locked', 'locked', 'locked']);
  const cups = view.won.filter(({ kind, race }) => kind === 'trophy' && race === null).map(({ id }) => id);
  expect(cups).toEqual(['sunday-gold', 'county-gold', 'coast-gold', 'tour-gold', 'world-gold']);
  expect(view.leagues[4]?.last).toMatchObject({ season: 6, outcome: 'relegated' });
  const old = await value(client.client.call('careers.season', { career, season: 5 }));
  expect(old).toMatchObject({ season: 5, league: 'world', state: 'over', ceremony: { outcome: 'champion' } });
  expect(await code(client.client.call('careers.season', { career, season: 99 }))).toBe('not-found');
});

test('in a game of four, two heats and a final make a race; what has no person in it is driven in the background', async () => {
  const { it, me } = await computer();
  let view = await chosen(me, await value(me.client.call('careers.create', { ...NEW, games: [FOUR.id] })));
  const { career } = view;
  const parts: string[] = [];
  for (let race = 1; race <= NEW.races; race++) {
    // Only in the first two races the person reaches the final.
    const straw = race <= 2 ? 1000 : -1000;
    for (;;) {
      const part = await drawn(it, me, career, straw);
      parts.push(part);
      await it.rest();
      view = await get(me, career);
      if (view.now.races[race - 1]?.state === 'done') break;
    }
    expectTrue(view);
    const done = view.now.races[race - 1];
    expect(done?.parts.map((one) => one.drivers.length)).toEqual([3, 3, 4]);
    expect(done?.parts[0]?.drivers).toContain('you');
    expect(done?.parts[1]).toMatchObject({ match: null, state: 'done' });
  }
  expect(parts).toEqual(['prelimA', 'final', 'prelimA', 'final', 'prelimA', 'prelimA']);
  expect(view.now.state).toBe('over');
});

test('derby drives a career too: a whole season with its quick drivers', async () => {
  const { it, me } = await computer();
  let view = await chosen(me, await value(me.client.call('careers.create', NEW)));
  const { career } = view;
  for (let i = 0; view.now.state === 'racing' && i < 20; i++) {
    const { match } = await value(me.client.call('careers.start', { career }));
    await driven(it, me, match);
    await it.rest();
    view = await get(me, career);
    expectTrue(view);
  }
  expect(view.now.state).toBe('over');
});

test('a half-driven race is resumed, frees its place when it is deleted, and a finished one keeps its result', async () => {
  const { it, me } = await computer();
  const { career } = await chosen(me, await value(me.client.call('careers.create', { ...NEW, games: [SIX.id] })));
  const { match } = await value(me.client.call('careers.start', { career }));
  expect(await value(me.client.call('careers.start', { career }))).toEqual({ match });
  expect((await get(me, career)).next).toMatchObject({ number: 1, match });
  expect(await value(me.client.call('careers.of', { match }))).toMatchObject({
    ...{ career, league: 'sunday', season: 1, race: 1, races: 4, part: 'race' },
    people: [0],
  });
  await it.restart();
  const back = it.join();
  expect(await value(back.client.call('careers.start', { career }))).toEqual({ match });
  await value(back.client.call('matches.delete', { match }));
  expect((await get(back, career)).next).toMatchObject({ number: 1, match: null });
  await drawn(it, back, career, 1000);
  const before = await get(back, career);
  const raced = before.now.races[0]?.match ?? '';
  expect(before.now.standings[0]).toMatchObject({ driver: 'you', points: 10, wins: 1 });
  await value(back.client.call('matches.delete', { match: raced }));
  const after = await get(back, career);
  expect(after.now.standings).toEqual(before.now.standings);
  expect(after.now.races[0]).toMatchObject({ state: 'done', match: null });
  expect(await value(back.client.call('careers.of', { match: raced }))).toMatchObject({ career, race: 1 });
});

test('two careers go on side by side', async () => {
  const { it, me } = await computer();
  const one = await chosen(me, await value(me.client.call('careers.create', { ...NEW, games: [SIX.id] })));
  it.clock.jump(1000);
  const other = await chosen(me, await value(me.client.call('careers.create', { ...NEW, name: 'B', games: [SIX.id] })));
  await drawn(it, me, one.career, 1000);
  it.clock.jump(1000);
  await drawn(it, me, other.career, -1000);
  const [first, second] = await value(me.client.call('careers.list', {}));
  expect(first).toMatchObject({ career: other.career, place: 6, race: 2, state: 'racing' });
  expect(second).toMatchObject({ career: one.career, place: 1, race: 2, state: 'racing' });
  expect(await value(me.client.call('careers.delete', { career: one.career }))).toBeNull();
  expect(await code(me.client.call('careers.get', { career: one.career }))).toBe('not-found');
  expect((await get(me, other.career)).now.races[0]?.state).toBe('done');
});

test('two people at one screen share a career: both race, and the better place counts', async () => {
  const { it, me } = await computer();
  const wish = { ...NEW, people: [MARTA, ZOE], games: [SIX.id] };
  const made = await value(me.client.call('careers.create', wish));
  expect(made.now.drivers.map(({ id, person }) => [id, person]).slice(0, 3)).toEqual([
    ['you', true],
    ['you-2', true],
    [made.now.rivals[0]?.driver, false],
  ]);
  const { career } = await chosen(me, made);
  for (let race = 1; race <= 4; race++) await drawn(it, me, career, { you: -1000, 'you-2': 1000 });
  const view = await get(me, career);
  expectTrue(view);
  expect(view.now.ceremony).toMatchObject({ person: 'you-2', place: 1, outcome: 'promoted' });
  expect(view.now.standings.at(-1)?.driver).toBe('you');
  const next = await value(me.client.call('careers.next', { career }));
  expect(next.now).toMatchObject({ league: 'county' });
  // The other driver who went up is met again.
  const second = view.now.standings[1]?.driver;
  expect(next.now.rivals.map(({ driver }) => driver)).toContain(second);
});

describe('refused', () => {
  test('plans that nobody can race', async () => {
    const { me } = await computer();
    const asked = async (more: object) => refusal(await me.client.call('careers.create', { ...NEW, ...more }));
    expect(await asked({ games: ['derby', 'derby'] })).toBe(english(message('career.game-twice')));
    expect(await asked({ people: [MARTA, { ...ZOE, name: 'marta' }] })).toBe(
      english(message('career.same-name', { name: 'marta' })),
    );
    expect(await asked({ people: [MARTA, { ...ZOE, colour: 'red' }] })).toBe(
      english(message('career.same-colour', { colour: message('colour', { colour: 'red' }) })),
    );
    expect(await code(me.client.call('careers.create', { ...NEW, games: ['chess'] }))).toBe('bad-input');
    expect(await code(me.client.call('careers.create', { ...NEW, races: 9 }))).toBe('bad-input');
  });
  test('commands at the wrong time', async () => {
    const { me } = await computer();
    const { career, offers } = await value(me.client.call('careers.create', NEW));
    const ids = offers.map(({ id }) => id);
    expect(refusal(await me.client.call('careers.start', { career }))).toBe(english(message('career.choose-first')));
    expect(refusal(await me.client.call('careers.next', { career }))).toBe(english(message('career.not-over')));
    const choose = async (objectives: string[]) =>
      refusal(await me.client.call('careers.objectives', { career, objectives }));
    expect(await choose([ids[0]!, ids[0]!, ids[1]!])).toBe(english(message('career.which')));
    expect(await choose([ids[0]!, ids[1]!, 'fly'])).toBe(english(message('career.which')));
    await value(me.client.call('careers.objectives', { career, objectives: ids.slice(0, 3) }));
    expect(await choose(ids.slice(3))).toBe(english(message('career.chosen')));
    for (const name of ['careers.get', 'careers.start', 'careers.next', 'careers.export', 'careers.delete'] as const) {
      expect(await code(me.client.call(name, { career: 'none' }))).toBe('not-found');
    }
  });
  test('a damaged plan is listed, can be deleted, and refuses everything else', async () => {
    const { it, me } = await computer();
    it.store.careers.keep({ id: 'bad', plan: { name: 'x' }, made: 1, at: 1 });
    expect(await value(me.client.call('careers.list', {}))).toMatchObject([{ career: 'bad', state: 'damaged' }]);
    expect(await code(me.client.call('careers.get', { career: 'bad' }))).toBe('storage');
    await value(me.client.call('careers.delete', { career: 'bad' }));
    expect(await value(me.client.call('careers.list', {}))).toEqual([]);
  });
});

test('a long career is still shown at once', async () => {
  const { it, me } = await computer();
  const career = await inOneGo(it, me, GAMES, SIX.id, 15);
  const before = performance.now();
  const view = await get(me, career);
  expect(view.past).toHaveLength(15);
  expect(performance.now() - before).toBeLessThan(1500);
});
