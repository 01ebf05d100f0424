// The pure part of careers: draws that every game accepts, stakes that hold, objectives, relations. No line here names a game.

import type { CareerPerson } from '@api/career/commands';
import type { SeasonLine } from '@api/season';
import { raceConfig } from '@core/config';
import type { AnyGame } from '@core/contract';
import { readConfig } from '@core/engine';
import { games } from '@games/registry';
import type { MessageDescriptor } from '@i18n/messages';
import { describe, expect, test } from 'vitest';
import { type Before, drawSeason, OFFERED } from '../draw';
import { LEAGUE_ORDER, leagueAfter, levelsOf, outcomeOf, zoneOf } from '../leagues';
import { GOALS, goalMessage, goalOf } from '../objectives';
import { acquaintances } from '../outcome';
import { POINTS } from '../plan';
import { relationsOf } from '../relations';
import { REWARDS } from '../rewards';
import { setupOf } from '../setup';
import { stakesOf } from '../stakes';
import type { CareerState, CarFacts, DrawnSeason, Met, PartResult } from '../types';
import { careerView, currentSeason, upcoming } from '../view';

const all = Object.values(games);
const MARTA: CareerPerson = { name: 'Marta', colour: 'red' };
const FIRST: Before = { season: 1, league: 'sunday', companions: [], veterans: [], won: [] };

function drawn(seed: string, before: Before = FIRST, people = [MARTA], its: readonly AnyGame[] = all): DrawnSeason {
  return drawSeason({ seed, people, games: its.map(({ id }) => id), races: 6 }, its, before);
}

describe('a draw', () => {
  test('has six drivers, six offers, and races that their games accept, in each of 200 seasons', () => {
    for (let n = 0; n < 200; n++) {
      const season = drawn(`seed-${n}`);
      expect(new Set(season.rivals.map(({ id }) => id)).size).toBe(5);
      expect(new Set([MARTA.colour, ...season.rivals.map(({ colour }) => colour)]).size).toBe(6);
      expect(new Set(season.offers.map(({ id }) => id)).size).toBe(OFFERED);
      expect(new Set(season.offers.map(({ reward }) => `${reward.kind} ${reward.id}`)).size).toBe(OFFERED);
      const state = stateOf([{ ...season, chosen: season.offers.slice(0, 3).map(({ id }) => id) }]);
      for (let race = 0; race < season.races.length; race++) {
        // Every race once as the first of its season.
        const turned = { ...season, races: [...season.races.slice(race), ...season.races.slice(0, race)], chosen: [] };
        const next = upcoming({ ...state, plan: { ...state.plan, seasons: [turned] } }, games);
        const made = next && setupOf(next.season, games, next.round, next.part);
        if (made?.ok !== true) throw new Error(`no setup: ${JSON.stringify(made)}`);
        const { setup } = made;
        const game = games[setup.game]!;
        const cars = setup.seats.map(({ colour }) => ({ colour }));
        const config = readConfig(game, raceConfig(game, setup.circuit, cars, setup.options));
        expect(config.ok ? null : { setup, why: config.violation }).toBeNull();
      }
    }
  });
  test('is the same for the same seed, and another for another season', () => {
    expect(drawn('a')).toEqual(drawn('a'));
    expect(drawn('a')).not.toEqual(drawn('a', { ...FIRST, season: 2 }));
    expect(drawn('a')).not.toEqual(drawn('b'));
  });
  test('spreads the games evenly', () => {
    const counts = drawn('a').races.map(({ game }) => game);
    for (const { id } of all) expect(counts.filter((one) => one === id).length).toBeGreaterThanOrEqual(1);
  });
  test('brings companions along, and two people leave four places', () => {
    const [one, other] = drawn('a').rivals.map(({ id }) => id);
    const before = { ...FIRST, companions: [one!], veterans: [other!] };
    const season = drawn('b', before, [MARTA, { name: 'Zoë', colour: 'blue' }]);
    expect(season.rivals).toHaveLength(4);
    expect(season.rivals.map(({ id }) => id).slice(0, 2)).toEqual([one, other]);
  });
  test('offers no reward that was won while there are others, and each kind of objective comes up', () => {
    const won = REWARDS.slice(OFFERED);
    const season = drawn('a', { ...FIRST, won });
    for (const { reward } of season.offers) expect(REWARDS.slice(0, OFFERED)).toContainEqual(reward);
    const seen = new Set(Array.from({ length: 200 }, (_, n) => drawn(`s${n}`).offers.map(goalOf)).flat());
    expect(seen.size).toBe(GOALS.length);
    expect(GOALS.length).toBeGreaterThanOrEqual(15);
  });
  test('of one game offers nothing that takes two', () => {
    for (let n = 0; n < 100; n++) {
      const kinds = drawn(`s${n}`, FIRST, [MARTA], all.slice(0, 1)).offers.map(goalOf);
      expect(kinds).not.toContain('podiumGames');
      expect(kinds).not.toContain('winGame');
    }
  });
});

test('leagues: two up, two down, none below the first and none above the last; levels only rise', () => {
  expect([1, 2, 3, 4, 5, 6].map((place) => zoneOf('coast', place))).toEqual(['up', 'up', null, null, 'down', 'down']);
  expect([1, 6].map((place) => outcomeOf('sunday', place))).toEqual(['promoted', 'stayed']);
  expect([1, 2, 6].map((place) => outcomeOf('world', place))).toEqual(['champion', 'stayed', 'relegated']);
  expect(leagueAfter('world', 'champion')).toBe('world');
  const strength = LEAGUE_ORDER.map((league) =>
    levelsOf(league, 5).reduce((sum, level) => sum + ['easy', 'medium', 'hard', 'best'].indexOf(level), 0),
  );
  expect(strength).toEqual(strength.toSorted((a, b) => a - b));
  expect(new Set(strength).size).toBe(5);
});

// ---- a season made by hand

function stateOf(seasons: readonly DrawnSeason[]): CareerState {
  const plan = { seed: 's', name: 'Hill', people: [MARTA], games: all.map(({ id }) => id), races: 6, seasons };
  return { career: 'c', plan, raced: [] };
}

const SIX = all.find(({ seats }) => seats[1] >= 6)!;

/** A season of a game with six seats, with these results: drivers best first. */
function raced(
  orders: readonly (readonly string[])[],
  met: readonly Met[] = [],
  more: Partial<CarFacts> = {},
): CareerState {
  const season = drawn('hand', FIRST, [MARTA], [SIX]);
  const chosen = season.offers.slice(0, 3).map(({ id }) => id);
  const state = stateOf([{ ...season, chosen }]);
  const rows = orders.map((order, at) => {
    const cars = order.map((driver, index) => {
      const place = index + 1;
      const own = driver === 'you' ? more : {};
      return { driver, place, out: false, start: place, last: place, led: 0, ...own };
    });
    const result: PartResult = { cars, met };
    return { season: 1, race: at + 1, part: 'race', match: null, result } as const;
  });
  return { ...state, raced: rows };
}

const RIVALS = drawn('hand', FIRST, [MARTA], [SIX]).rivals.map(({ id }) => id);

function saidIn(message: MessageDescriptor): [string, Record<string, unknown>] {
  return [message.id, { ...message.values }];
}

describe('stakes', () => {
  const line = (driver: string, points: number): SeasonLine => ({
    ...{ driver, points, place: 0, shared: false, gap: 0, wins: 0, podiums: 0, moved: 0 },
    progress: [points],
  });
  const situation = (points: readonly number[], number: number, more = {}) => ({
    ...({ league: 'coast', number, races: 6, part: 'race', goOn: 2, cars: 6, own: 'you' } as const),
    table: points.map((sum, at) => line(at === 1 ? 'you' : `r${at}`, sum)),
    nameOf: (driver: string) => driver.toUpperCase(),
    ...more,
  });
  test('a win brings you within two points of a leader who is four ahead, who is second at best then', () => {
    const said = saidIn(stakesOf(situation([26, 22, 20, 16, 5, 4], 4)));
    expect(said).toEqual(['career.stakes.close', { points: 2, name: 'R0' }]);
    expect(saidIn(stakesOf(situation([24, 22, 20, 16, 5, 4], 4)))[0]).toBe('career.stakes.level');
    expect(saidIn(stakesOf(situation([23, 22, 20, 16, 5, 4], 4)))[0]).toBe('career.stakes.pass');
    expect(saidIn(stakesOf(situation([20, 22, 20, 16, 5, 4], 4)))).toEqual(['career.stakes.lead', { points: 4 }]);
  });
  test('in the last race the promise holds for every order of the others', () => {
    const tables = [
      [50, 40, 39, 30, 20, 10],
      [50, 40, 38, 36, 20, 10],
      [60, 20, 50, 40, 21, 22],
      [60, 10, 50, 40, 15, 16],
      [60, 59, 20, 20, 20, 20],
    ];
    for (const points of tables) {
      const { id, values = {} } = stakesOf(situation(points, 6));
      const place = id.endsWith('-win') ? 1 : typeof values.place === 'number' ? values.place : 0;
      if (place === 0) continue;
      const wanted = id.includes('.up') ? 2 : 4;
      for (let own = 1; own <= place; own++) expect(worstAfter(points, own)).toBeLessThanOrEqual(wanted);
      if (place < 6) expect(worstAfter(points, place + 1)).toBeGreaterThan(wanted);
    }
    expect(stakesOf(situation([60, 59, 20, 20, 20, 20], 6)).id).toBe('career.stakes.up-safe');
  });
  test('heats, the first race and the highest league have their own', () => {
    expect(stakesOf(situation([0, 0, 0, 0, 0, 0], 1, { part: 'prelimA' })).id).toBe('career.stakes.prelim');
    expect(stakesOf(situation([0, 0, 0, 0, 0, 0], 1)).id).toBe('career.stakes.first');
    expect(stakesOf(situation([0, 0, 0, 0, 0, 0], 1, { league: 'world' })).id).toBe('career.stakes.first-world');
    expect(stakesOf(situation([30, 30, 0, 0, 0, 0], 6, { league: 'world' })).id).toBe('career.stakes.title-win');
  });
});

/** The worst place of the second driver of a table after finishing here, over every order; ties count against them. */
function worstAfter(points: readonly number[], own: number): number {
  const left = POINTS.filter((_, at) => at !== own - 1);
  const total = points[1]! + POINTS[own - 1]!;
  const others = points.filter((_, at) => at !== 1);
  let worst = 0;
  const walk = (at: number, free: readonly number[], ahead: number): void => {
    if (at === others.length) {
      worst = Math.max(worst, ahead + 1);
      return;
    }
    free.forEach((one, index) => {
      walk(
        at + 1,
        free.filter((_, other) => other !== index),
        ahead + (others[at]! + one >= total ? 1 : 0),
      );
    });
  };
  walk(0, left, 0);
  return worst;
}

describe('relations', () => {
  const [a = '', b = '', c = '', d = '', e = ''] = RIVALS;
  const feelings = (state: CareerState) => relationsOf(state, games, 1);
  test('a podium and a fair fight make friends, a knock makes a foe, and neither goes further than three steps', () => {
    const order = [a, 'you', b, c, d, e];
    expect(feelings(raced([order])).get(a)).toMatchObject({
      relation: 1,
      causes: [{ said: { id: 'career.cause.podium' } }],
    });
    const races = [order, order, order, order, order];
    expect(feelings(raced(races)).get(a)?.relation).toBe(3);
    const knocks: Met[] = [{ kind: 'hit', by: 'you', to: a, times: 1 }];
    expect(feelings(raced(races, knocks)).get(a)?.relation).toBe(-3);
    expect(feelings(raced(races, knocks)).get(a)?.causes[0]?.said.id).toBe('career.cause.hit');
    expect(feelings(raced(races, [{ kind: 'hit', by: c, to: 'you', times: 2 }])).get(c)?.causes[0]?.said.id).toBe(
      'career.cause.hitYou',
    );
  });
  test('a place lost in the last round is remembered, and who only raced far away feels nothing', () => {
    const state = raced([[a, b, 'you', c, d, e]], [], { last: 5 });
    expect(feelings(state).get(c)?.causes[0]?.said.id).toBe('career.cause.passed');
    expect(feelings(state).get(e)).toBeUndefined();
    const lost = raced([[a, b, 'you', c, d, e]], [], { last: 1 });
    expect(feelings(lost).get(b)?.causes[0]?.said.id).toBe('career.cause.passedYou');
  });
  test('they show in the view with the last three causes, newest first, and change no level', () => {
    const order = [a, 'you', b, c, d, e];
    const view = careerView(raced([order, order, order, order]), games);
    const rival = view.now.rivals.find(({ driver }) => driver === a);
    expect(rival?.causes.map(({ race }) => race)).toEqual([4, 3, 2]);
    expect(rival?.last?.id).toBe('career.cause.podium');
    expect(view.now.drivers.every(({ level, person }) => person || level === 'easy')).toBe(true);
  });
});

describe('objectives', () => {
  const [a = '', b = '', c = '', d = '', e = ''] = RIVALS;
  const win = ['you', a, b, c, d, e];
  const last = [a, b, c, d, e, 'you'];
  const of = (state: CareerState, id: string, rival: string | null = null, aim = 1) => {
    const season = state.plan.seasons[0]!;
    const offer = { id, of: aim, rival, game: null, reward: REWARDS[0]! };
    const changed = { ...season, offers: [offer], chosen: [id] };
    const view = careerView({ ...state, plan: { ...state.plan, seasons: [changed] } }, games);
    return { ...view.now.objectives[0]!, view };
  };
  test('progress counts up, is done once reached, and pays in the race that reached it', () => {
    const state = raced([win, last, win]);
    expect(of(state, 'win', null, 2)).toMatchObject({ value: 2, state: 'done', why: null });
    expect(of(state, 'win', null, 2).view.won).toMatchObject([{ kind: REWARDS[0]!.kind, id: REWARDS[0]!.id, race: 3 }]);
    expect(of(state, 'ahead', a, 3)).toMatchObject({ value: 2, state: 'open' });
    expect(of(state, 'points')).toMatchObject({ state: 'done' });
    expect(of(state, 'beatAll', null, 5)).toMatchObject({ value: 5, state: 'done' });
    expect(of(state, 'streak', null, 2)).toMatchObject({ value: 1, state: 'open' });
    expect(of(state, 'leadTable')).toMatchObject({ state: 'done' });
  });
  test('a broken one is missed at once, and says where; one out of reach says how many races are left', () => {
    expect(of(raced([win, last]), 'neverLast', null, 6)).toMatchObject({
      ...{ state: 'missed', value: 1 },
      why: { id: 'career.why.last' },
    });
    expect(of(raced([win], [], { out: true }), 'scoreAll', null, 6).why?.id).toBe('career.why.out');
    expect(of(raced([last, last, last, last, last]), 'win', null, 2)).toMatchObject({
      ...{ state: 'missed', why: { id: 'career.why.few', values: { left: 1 } } },
    });
  });
  test('what only the end decides is open until then', () => {
    const five = [win, win, win, win, win];
    expect(of(raced(five), 'topThree').state).toBe('open');
    expect(of(raced([...five, win]), 'topThree').state).toBe('done');
    expect(of(raced([...five, last]), 'lastPodium')).toMatchObject({
      state: 'missed',
      why: { id: 'career.why.place' },
    });
    expect(of(raced([...five, win]), 'respect', null, 2)).toMatchObject({ state: 'done', value: 2 });
  });
  test('places gained and rounds led come from the race', () => {
    const state = raced([win], [], { start: 5, last: 2, led: 4 });
    expect(of(state, 'gain', null, 3)).toMatchObject({ value: 3, state: 'done' });
    expect(of(state, 'gainTotal', null, 6)).toMatchObject({ value: 4, state: 'open' });
    expect(of(state, 'lead', null, 4)).toMatchObject({ state: 'done' });
    expect(of(state, 'lateMove')).toMatchObject({ state: 'done' });
    expect(of(state, 'fromBack')).toMatchObject({ state: 'done' });
    expect(of(state, 'keepPlace')).toMatchObject({ state: 'done' });
  });
  test('each has its sentence', () => {
    const ids = GOALS.map((id) => goalMessage({ id, of: 2, rival: a, game: SIX.id, reward: REWARDS[0]! }, games).id);
    expect(ids).toEqual(GOALS.map((id) => `career.goal.${id}`));
  });
});

test('who goes up with you comes along', () => {
  const [a = '', b = '', c = '', d = '', e = ''] = RIVALS;
  const order = ['you', a, b, c, d, e];
  const state = raced([order, order, order, order, order, order]);
  expect(acquaintances(state, games, currentSeason(state, games)).companions).toEqual([a]);
});
