// Ratings are kept and follow every change of the archive: they are what all races give, computed in order.

import { silentLog } from '@api/log';
import { value } from '@api/tests/granted';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { addRace, newBook } from '@ratings/book';
import { priorsOf } from '@ratings/priors';
import type { Store } from '@store/store';
import { generatedRaces } from '@tools/bench/made-races';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Context } from '../../context';
import { inlineJobRunner } from '../../jobs/job-runner';
import type { JobRunner } from '../../jobs/job-types';
import { type HandClock, handClock, type Party, party } from '../../tests/party';
import { createRatings, type Ratings } from '../rating-books';

const GAME = 'streets';
const RACES = [...generatedRaces({ races: 900, seed: 'rated', cars: [2, 5], text: 1 })]
  .filter(({ race }) => race.game === GAME && race.finish.entries.length > 0)
  .map((one) => ({ ...one, race: { ...one.race, season: undefined } }));

let it: Party;
let clock: HandClock;
let jobs: string[];
let ratings: Ratings;
beforeEach(async () => {
  it = await party();
  started();
});
afterEach(() => {
  ratings.stop();
  it.end();
});

/** Starts the ratings of a host over the store; rate: in place of the job. */
function started(rate?: JobRunner['run'], games = {}): void {
  const inline = inlineJobRunner(games);
  jobs = [];
  clock = handClock();
  const run: JobRunner['run'] = async (kind, at, input) => {
    jobs.push(kind);
    // As text, as between threads.
    return JSON.parse(JSON.stringify(await (rate ?? inline.run)(kind, at, input)));
  };
  const context = { store: it.store, jobs: { ...inline, run }, games, clock, log: silentLog };
  ratings = createRatings(context as unknown as Context);
}

const kept = () => it.store.archive.ratings;

/** What all races of the store give, computed from the first to the last. */
function fromScratch({ archive }: Store) {
  const book = newBook(priorsOf());
  for (const race of archive.rated.after(GAME, undefined)) addRace(book, race);
  return { standings: book.standings, points: book.points };
}

/** What is kept, in the same form. */
async function asked(drivers: Iterable<string>) {
  const found = await ratings.of(GAME);
  const all = [...drivers].map((driver) => {
    const count = found.count(driver);
    return [driver, Array.from({ length: count }, (_, n) => found.point(driver, n + 1))] as const;
  });
  return { standings: found.standings, points: new Map(all.filter(([, points]) => points.length > 0)) };
}

const DRIVERS = new Set(RACES.flatMap(({ race }) => race.finish.entries.map(({ driver }) => driver)));
const put = (from: number, to: number) => {
  for (const one of RACES.slice(from, to)) it.store.saves.createWhole(one);
};

test.each(['one', 'two'])('after every change of history %s they are what all races give', async (seed) => {
  const draw = drawOf(seedRng(seed));
  const inside = new Set<number>();
  put(0, 12);
  for (let n = 0; n < 12; n++) inside.add(n);
  for (let n = 0; n < 40; n++) {
    const at = draw(60);
    if (inside.delete(at)) it.store.saves.delete(RACES[at]!.race.id);
    else {
      inside.add(at);
      put(at, at + 1);
    }
    if (draw(3) > 0) expect([n, await asked(DRIVERS)]).toEqual([n, fromScratch(it.store)]);
  }
  for (const at of inside) it.store.saves.delete(RACES[at]!.race.id);
  expect(await asked(DRIVERS)).toEqual({ standings: new Map(), points: new Map() });
  expect(kept().isClear(GAME)).toBe(true);
  expect(RACES.length).toBeGreaterThan(100);
});

test('many races are rated in jobs, a few at once, and none twice', async () => {
  put(0, 130);
  expect(await asked(DRIVERS)).toEqual(fromScratch(it.store));
  expect(jobs).toEqual(['rate', 'rate']);
  expect(kept().book(GAME)).toMatchObject({ races: 130, last: { race: RACES[129]!.race.id } });
  put(130, 140);
  const after = vi.spyOn(it.store.archive.rated, 'after');
  const before = kept().book(GAME)?.last;
  expect((await ratings.of(GAME)).standings).toEqual(fromScratch(it.store).standings);
  expect(jobs).toEqual(['rate', 'rate']);
  expect(after.mock.calls.slice(0, -1).every(([, last]) => last !== undefined)).toBe(true);
  expect(after.mock.calls[0]?.[1]).toEqual(before);
});

test('after a start they are there without being computed', async () => {
  put(0, 130);
  const before = await asked(DRIVERS);
  ratings.stop();
  started(() => Promise.reject(new Error('no job is needed')));
  expect(await asked(DRIVERS)).toEqual(before);
  expect(jobs).toEqual([]);
});

test('races that ended before the start are rated some seconds after it, without being asked for', async () => {
  put(0, 130);
  clock.pass(4000);
  expect(kept().book(GAME)).toBeUndefined();
  clock.pass(2000);
  await vi.waitFor(() => expect(kept().book(GAME)?.races).toBe(130), { timeout: 30_000 });
});

test('a race that ends is rated a second later', async () => {
  put(0, 130);
  await ratings.of(GAME);
  put(130, 131);
  ratings.ended(GAME);
  expect(kept().book(GAME)?.races).toBe(130);
  clock.pass(1500);
  await vi.waitFor(() => expect(kept().book(GAME)?.races).toBe(131), { timeout: 30_000 });
});

test('a race that comes or goes while a job runs is in the ratings all the same', async () => {
  put(0, 60);
  const inline = inlineJobRunner({});
  let changed = false;
  started(async (kind, at, input) => {
    const batch = await inline.run(kind, at, input);
    if (!changed) {
      changed = true;
      it.store.saves.delete(RACES[3]!.race.id);
      put(60, 61);
    }
    return batch;
  });
  expect(await asked(DRIVERS)).toEqual(fromScratch(it.store));
  expect(changed).toBe(true);
});

test('ratings computed in another way are computed again', async () => {
  put(0, 30);
  await ratings.of(GAME);
  const book = kept().book(GAME)!;
  const [first] = kept().standings(GAME);
  const last = { race: 'later', at: book.last.at + 1 };
  kept().add(GAME, {
    version: kept().version(),
    after: book.last,
    book: { ...book, method: 'another', last },
    standings: [{ ...first!, rating: 9 }],
    points: [],
  });
  expect(await asked(DRIVERS)).toEqual(fromScratch(it.store));
});

test('a job that is lost leaves what is kept, and the next question goes on', async () => {
  put(0, 30);
  const before = (await ratings.of(GAME)).standings;
  put(30, 90);
  ratings.stop();
  started(() => Promise.reject(new Error('the worker is lost')));
  expect((await ratings.of(GAME)).standings).toEqual(before);
  started();
  expect(await asked(DRIVERS)).toEqual(fromScratch(it.store));
});

test('damaged ratings are computed again', async () => {
  put(0, 30);
  await ratings.of(GAME);
  kept().reset();
  expect(kept().book(GAME)).toBeUndefined();
  expect(await asked(DRIVERS)).toEqual(fromScratch(it.store));
});

test('a question finds the races that ended just before it', async () => {
  const me = it.join();
  expect(await value(me.client.call('ratings.table', { game: GAME }))).toEqual([]);
  put(0, 3);
  expect((await value(me.client.call('ratings.table', { game: GAME }))).length).toBeGreaterThan(1);
});

test('ratings that never clear end in an error, and not in a loop', async () => {
  put(0, 12);
  const clear = vi.spyOn(kept(), 'clear').mockReturnValue(true);
  vi.spyOn(kept(), 'isClear').mockReturnValue(false);
  const found = await ratings.of(GAME);
  expect(found.standings.size).toBe(0);
  expect(clear.mock.calls.length).toBeGreaterThan(1000);
});
