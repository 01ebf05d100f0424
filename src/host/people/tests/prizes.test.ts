// Liveries and patterns won in careers: who may wear them, what wins them, and what happens when the career is gone.

import { message } from '@api/messages';
import type { Prize } from '@api/people/commands';
import { value } from '@api/tests/granted';
import { english, refusal } from '@api/tests/saying';
import { cosmeticOf } from '@career/rewards';
import { derby } from '@core/tests/toy';
import { afterEach, expect, test } from 'vitest';
import { inOneGo } from '../../career/tests/scripted';
import { straws } from '../../career/tests/straws';
import { type Guest, type Party, party } from '../../tests/party';

const parties: Party[] = [];
afterEach(() => {
  for (const it of parties.splice(0)) it.end();
});

const STRAWS = straws(6);
const GAMES = { [STRAWS.id]: STRAWS, derby };
/** Seasons of which each is won: enough for liveries and patterns. */
const SEASONS = 6;

interface Winner {
  it: Party;
  me: Guest;
  id: string;
  career: string;
}

/** Marta with a career in which she won six seasons. */
async function winner(): Promise<Winner> {
  const it = await party({ games: GAMES });
  parties.push(it);
  const me = it.join();
  const id = (await value(me.client.call('people.list', {}))).current;
  await value(me.client.call('people.save', { id, change: { name: 'Marta' } }));
  const career = await inOneGo(it, me, GAMES, STRAWS.id, SEASONS);
  return { it, me, id, career };
}

const prizes = (me: Guest, id: string) => value(me.client.call('people.prizes', { id }));
const first = (list: readonly Prize[], kind: Prize['kind'], won: boolean) =>
  list.find((one) => one.kind === kind && one.won === won);
const notWon = (kind: 'livery' | 'pattern', id: string) =>
  english(message('people.not-won', { name: cosmeticOf({ kind, id }).said }));

test('before any career nothing is won, and a livery or pattern that careers pay is refused', async () => {
  const it = await party({ games: GAMES });
  parties.push(it);
  const me = it.join();
  const { current: id } = await value(me.client.call('people.list', {}));
  const list = await prizes(me, id);
  expect(list.filter(({ kind }) => kind === 'livery')).toHaveLength(20);
  expect(list.filter(({ kind }) => kind === 'pattern')).toHaveLength(10);
  expect(list.every(({ won, how, career }) => !won && how === null && career === null)).toBe(true);
  const save = (change: { livery?: string; pattern?: 'bolt' | 'dots' }) =>
    me.client.call('people.save', { id, change });
  expect(refusal(await save({ livery: 'lake' }))).toBe(notWon('livery', 'lake'));
  expect(refusal(await save({ pattern: 'bolt' }))).toBe(notWon('pattern', 'bolt'));
  await value(save({ livery: 'classic', pattern: 'dots' }));
  expect(it.store.people.list()).toMatchObject([{ person: { livery: 'classic', pattern: 'dots' } }]);
});

test('what a career has won can be worn; the list agrees with the career and names the objective', async () => {
  const { it, me, id, career } = await winner();
  const view = await value(me.client.call('careers.get', { career }));
  const list = await prizes(me, id);
  const worn = view.won.filter(({ kind }) => kind !== 'trophy').map(({ kind, id: one }) => `${kind} ${one}`);
  expect(
    list
      .filter(({ won }) => won)
      .map(({ kind, id: one }) => `${kind} ${one}`)
      .toSorted(),
  ).toEqual(worn.toSorted());
  const [livery, pattern] = [first(list, 'livery', true), first(list, 'pattern', true)];
  expect(livery).toMatchObject({ career: 'Up the hill', how: view.won.find((one) => one.id === livery?.id)?.why });
  const change = { livery: livery?.id ?? '', pattern: pattern?.id as 'bolt' };
  expect(await value(me.client.call('people.save', { id, change }))).toMatchObject(change);
  expect(it.store.people.list()).toMatchObject([{ person: change }]);
});

test('a locked reward names the objective of the season that would win it', async () => {
  const { me, id, career } = await winner();
  const { offers } = await value(me.client.call('careers.get', { career }));
  const list = await prizes(me, id);
  const offered = offers.filter(({ reward }) => reward.kind !== 'trophy');
  expect(offered.length).toBeGreaterThan(0);
  for (const { reward, said } of offered) {
    const own = list.find(({ kind, id: one }) => kind === reward.kind && one === reward.id);
    if (own?.won === false) expect(own).toMatchObject({ how: said, career: 'Up the hill' });
  }
  expect(list.filter(({ won, how }) => !won && how !== null).length).toBeGreaterThan(0);
});

test('another person of this computer has not won it', async () => {
  const { me, id } = await winner();
  const livery = first(await prizes(me, id), 'livery', true)?.id ?? '';
  const tom = (await value(me.client.call('people.create', { name: 'Tom' }))).id;
  expect((await prizes(me, tom)).some(({ won }) => won)).toBe(false);
  expect(refusal(await me.client.call('people.save', { id: tom, change: { livery } }))).toBe(notWon('livery', livery));
});

test('when the career is deleted, what is worn stays, and once it is taken off it cannot be chosen again', async () => {
  const { it, me, id, career } = await winner();
  const livery = first(await prizes(me, id), 'livery', true)?.id ?? '';
  await value(me.client.call('people.save', { id, change: { livery } }));
  await value(me.client.call('careers.delete', { career }));
  expect((await prizes(me, id)).some(({ won }) => won)).toBe(false);
  await value(me.client.call('people.save', { id, change: { number: 8, livery } }));
  expect(it.store.people.list()).toMatchObject([{ person: { livery, number: 8 } }]);
  await value(me.client.call('people.save', { id, change: { livery: 'works' } }));
  expect(refusal(await me.client.call('people.save', { id, change: { livery } }))).toBe(notWon('livery', livery));
});

test('nobody with an unknown id has prizes', async () => {
  const it = await party({ games: GAMES });
  parties.push(it);
  expect(refusal(await it.join().client.call('people.prizes', { id: 'nobody' }))).toBe(
    english(message('people.unknown')),
  );
});
