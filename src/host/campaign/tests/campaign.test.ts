// The campaign and the ladder on the host: unlocking, results that outlive their races, limits of steps. Not here: all 25 races (all-races.test.ts).

import type { Challenge, WhichChallenge } from '@api/campaign/commands';
import { DEFAULT_SETTINGS } from '@api/default-settings';
import { message } from '@api/messages';
import { value } from '@api/tests/granted';
import { english, refusal } from '@api/tests/saying';
import type { AnyGame, CampaignGoal, CampaignRace, LadderStep } from '@core/contract';
import { derby } from '@core/tests/toy';
import { expect, test } from 'vitest';
import { code, type Guest, type Party } from '../../tests/party';
import { driven, computer as hostOf, look, start } from './computer';

function race(id: string, goal: CampaignGoal): CampaignRace {
  return { id, twist: 'first', circuit: 'field', options: {}, cars: 3, level: 'easy', place: 1, goal };
}
const STEPS: LadderStep[] = [{ adds: 'car' }, { adds: 'undo' }, { adds: 'hints' }, { adds: 'clock', seconds: 30 }];
/** The toy game with three races, the second of which nobody wins, and four steps. */
const racer: AnyGame = {
  ...derby,
  campaign: {
    races: [race('one', { place: 3 }), race('two', { place: 0 }), race('three', { place: 3 })],
    ladder: { circuit: 'field', options: {}, cars: 2, level: 'easy', steps: STEPS },
  },
};

const computer = () => hostOf({ derby: racer });
const home = (me: Guest) => value(me.client.call('campaign.home', {}));

async function raced(it: Party, me: Guest, which: WhichChallenge): Promise<Challenge> {
  const { match } = await value(start(me, which));
  await driven(it, me, match, { derby: racer });
  const done = await value(me.client.call('campaign.of', { match }));
  if (done === null) throw new Error('the race belongs to no challenge');
  return done;
}

const ONE = { kind: 'campaign', game: 'derby', n: 1 } as const;
const TWO = { ...ONE, n: 2 } as const;
const THREE = { ...ONE, n: 3 } as const;

test('a goal opens the next race, a race that misses its goal does not, and the setting opens all', async () => {
  const { it, me } = await computer();
  const states = async () => (await home(me)).lanes[0]?.races.map(({ state }) => state);
  expect(await states()).toEqual(['open', 'locked', 'locked']);
  expect(refusal(await start(me, TWO))).toBe(english(message('campaign.locked')));
  expect(await raced(it, me, ONE)).toMatchObject({ state: 'done', next: 2, result: { cars: 3, reached: true } });
  expect(await states()).toEqual(['done', 'open', 'locked']);
  expect(await raced(it, me, TWO)).toMatchObject({ state: 'open', next: null, result: { reached: false } });
  expect(await code(start(me, THREE))).toBe('not-allowed');
  it.store.settings.write({ ...DEFAULT_SETTINGS, allRaces: true });
  expect(await states()).toEqual(['done', 'open', 'open']);
  expect((await home(me)).all).toBe(true);
  expect((await start(me, THREE)).ok).toBe(true);
  expect(await code(start(me, { ...ONE, n: 4 }))).toBe('not-found');
  expect(await code(me.client.call('campaign.look', { ...ONE, game: 'moon' }))).toBe('not-found');
});

test('a race that has begun is resumed, one that was deleted before its end is forgotten, and a result outlives its race', async () => {
  const { it, me } = await computer();
  const first = await value(start(me, ONE));
  expect(await look(me, ONE)).toMatchObject({ running: true, match: first.match, result: null });
  expect(await value(start(me, ONE))).toEqual(first);
  await value(me.client.call('matches.delete', first));
  expect(await look(me, ONE)).toMatchObject({ running: false, match: null, state: 'open' });
  const done = await raced(it, me, ONE);
  await value(me.client.call('matches.delete', { match: done.match ?? '' }));
  await it.restart();
  const again = it.join();
  expect(await look(again, ONE)).toMatchObject({ state: 'done', match: null, result: done.result });
  expect(it.store.campaign.all().length).toBe(1);
});

test('the best of several races counts', async () => {
  const { it, me } = await computer();
  const places = [];
  for (let n = 0; n < 4; n++) places.push((await raced(it, me, ONE)).result?.place ?? 9);
  expect((await look(me, ONE)).result?.place).toBe(Math.min(...places));
  await value(start(me, ONE));
  expect(it.store.campaign.all().length).toBe(2);
});

test('a race that was started elsewhere, or imported from a file, reaches no goal', async () => {
  const [here, there] = [await computer(), await computer()];
  const done = await raced(here.it, here.me, ONE);
  const { text } = await value(here.me.client.call('matches.export', { match: done.match ?? '' }));
  await value(there.me.client.call('files.import', { text }));
  expect((await home(there.me)).done).toBe(0);
  const head = there.it.store.archive.list({}, 0, 1).races[0];
  expect(await value(there.me.client.call('campaign.of', { match: head?.id ?? '' }))).toBeNull();
});

test('a race in which an AI driver took your car reaches no goal', async () => {
  const { it, me } = await computer();
  const { match } = await value(start(me, ONE));
  me.updates.push(await value(me.client.call('match.watch', { match })));
  const driver = { kind: 'ai', level: 'easy' } as const;
  await value(me.client.call('match.handOver', { match, seat: 0, driver }));
  for (let i = 0; i < 6000 && !me.seen(match).finished; i++) await it.rest();
  expect(await value(me.client.call('campaign.of', { match }))).toMatchObject({
    state: 'open',
    result: { assisted: true, reached: false },
  });
});

test('steps of the ladder open after a win on the step below, and take hints and take-backs away, also after a restart', async () => {
  const { it, me } = await computer();
  const step = (n: number) => ({ kind: 'ladder', game: 'derby', n }) as const;
  expect(refusal(await start(me, step(2)))).toBe(english(message('ladder.locked')));
  for (let tries = 0; tries < 40 && (await look(me, step(1))).state !== 'done'; tries++) await raced(it, me, step(1));
  expect((await look(me, step(1))).state).toBe('done');
  for (const n of [2, 3]) {
    const at = it.clock.now();
    it.store.campaign.keep({ race: `won-${n}`, ...step(n), result: (await look(me, step(1))).result, at });
  }
  const { match } = await value(start(me, step(4)));
  expect(it.store.saves.head(match)).toMatchObject({ clock: 30 });
  await it.restart();
  const back = it.join();
  back.updates.push(await value(back.client.call('match.watch', { match })));
  const ask = back.seen(match).asks.find(({ seat }) => back.seen(match).mine.includes(seat));
  const hint = await back.client.call('match.hint', { match, ask: ask?.id ?? 0 });
  expect(refusal(hint)).toBe(english(message('ladder.hints')));
  expect(refusal(await back.client.call('match.takeBack', { match }))).toBe(english(message('ladder.undo')));
  const { match: free } = await value(start(back, step(1)));
  back.updates.push(await value(back.client.call('match.watch', { match: free })));
  const own = back.seen(free).asks.find(({ seat }) => back.seen(free).mine.includes(seat));
  expect((await back.client.call('match.hint', { match: free, ask: own?.id ?? 0 })).ok).toBe(true);
});
