// Careers of the games that come with Paddock: a season through the host with each of them once, and a season of each driven by AI alone.

import { value } from '@api/tests/granted';
import { drawSeason } from '@career/draw';
import { racedSeason } from '@career/rounds';
import { setupOf } from '@career/setup';
import type { CareerState, RacedPart } from '@career/types';
import { careerView, upcoming } from '@career/view';
import type { AnyGame } from '@core/contract';
import { games } from '@games/registry';
import { afterEach, describe, expect, test } from 'vitest';
import { driven } from '../../tests/driven';
import { type Party, party } from '../../tests/party';
import { drivenPrelim } from '../drive';
import { partResult } from '../shapes';
import { chosen, MARTA, NEW } from './scripted';
import { standingsOf } from './truth';

const parties: Party[] = [];
afterEach(() => {
  for (const it of parties.splice(0)) it.end();
});

const all = Object.values(games);

test('a season with every game once is raced through the host, and its table is true', {
  timeout: 600_000,
}, async () => {
  const it = await party({ games });
  parties.push(it);
  const me = it.join();
  const wish = { ...NEW, games: all.map(({ id }) => id), races: Math.max(4, all.length) };
  const made = await chosen(me, await value(me.client.call('careers.create', wish)));
  const { career } = made;
  for (let n = 0; n < wish.races * 2; n++) {
    const { match } = await value(me.client.call('careers.start', { career }));
    await driven(it, me, match, games);
    await it.rest();
    const view = await value(me.client.call('careers.get', { career }));
    const shown = view.now.standings.map(({ driver, place, shared, points }) => ({ driver, place, shared, points }));
    expect(shown.toSorted((a, b) => (a.driver < b.driver ? -1 : 1))).toEqual(standingsOf(view.now));
    if (view.now.state === 'over') break;
  }
  const view = await value(me.client.call('careers.get', { career }));
  expect(view.now.state).toBe('over');
  expect(new Set(view.now.races.map(({ game }) => game)).size).toBe(all.length);
});

/** A season of one game in which AI drivers drive everything. */
function seasonOf(game: AnyGame): CareerState {
  const base = { seed: `real-${game.id}`, people: [MARTA], games: [game.id], races: 4 };
  const first = { season: 1, league: 'sunday', companions: [], veterans: [], won: [] } as const;
  const drawn = drawSeason(base, [game], first);
  const ready = { ...drawn, chosen: drawn.offers.slice(0, 3).map(({ id }) => id) };
  let state: CareerState = { career: 'c', plan: { ...base, name: 'Hill', seasons: [ready] }, raced: [] };
  for (let parts = 0; parts < 12; parts++) {
    const season = racedSeason(state, games, 1)!;
    const round = season.rounds.find(({ finishes }) => finishes === undefined);
    const part = round?.parts.find((one) => one.raced === undefined && one.drivers !== undefined);
    const made = round && part && setupOf(season, games, round, part);
    if (round === undefined || part === undefined || made?.ok !== true) break;
    const seed = `real/${round.number}/${part.part}`;
    const result = drivenPrelim(games, { setup: made.setup, drivers: made.drivers, seed });
    expect(partResult.safeParse(result).success).toBe(true);
    const places = result.cars.map(({ place }) => place).toSorted((a, b) => a - b);
    expect(places[0]).toBe(1);
    const own: RacedPart = { season: 1, race: round.number, part: part.part, match: null, result };
    state = { ...state, raced: [...state.raced, own] };
  }
  return state;
}

describe.each(all.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('a season of four races is driven by AI alone, with facts that fit together', { timeout: 600_000 }, () => {
    const state = seasonOf(game);
    const view = careerView(state, games);
    expect(view.now.state).toBe('over');
    expect(upcoming(state, games)).toBeUndefined();
    const shown = view.now.standings.map(({ driver, place, shared, points }) => ({ driver, place, shared, points }));
    expect(shown.toSorted((a, b) => (a.driver < b.driver ? -1 : 1))).toEqual(standingsOf(view.now));
    const cars = state.raced.flatMap(({ result }) => result?.cars ?? []);
    expect(cars.some(({ led }) => led > 0)).toBe(true);
    expect(cars.some(({ start, place }) => start !== place)).toBe(true);
    // Every game says what its drivers did to one another.
    expect(state.raced.flatMap(({ result }) => result?.met ?? []).length).toBeGreaterThan(0);
    for (const { by, to } of state.raced.flatMap(({ result }) => result?.met ?? [])) expect(by).not.toBe(to);
  });
});
