// The people of one computer: the first one, several with their own settings, files, and what is refused.

import { DEFAULT_SETTINGS } from '@api/contract';
import { message } from '@api/messages';
import { value } from '@api/tests/granted';
import { english, refusal } from '@api/tests/saying';
import { rolledLook } from '@drivers/parts';
import { afterEach, expect, test } from 'vitest';
import { type Guest, type Party, party } from '../../tests/party';
import { personIn } from '../files';

const parties: Party[] = [];
afterEach(() => {
  for (const it of parties.splice(0)) it.end();
});

async function computer(): Promise<{ it: Party; me: Guest }> {
  const it = await party();
  parties.push(it);
  it.store.settings.write({ ...DEFAULT_SETTINGS, name: 'Marta', colour: 'teal', textScale: 1.15, keys: { hint: 'j' } });
  return { it, me: it.join() };
}

const list = (me: Guest) => value(me.client.call('people.list', {}));
const names = async (me: Guest) => (await list(me)).people.map(({ name }) => name);
const added = async (me: Guest, name: string) => (await value(me.client.call('people.create', { name }))).id;
const hello = (me: Guest) => value(me.client.call('app.hello', { protocol: 7, version: '' }));

test('an installation begins with one person, who has its settings; looking changes nothing', async () => {
  const { it, me } = await computer();
  const first = await list(me);
  expect(first).toMatchObject({ people: [{ name: 'Marta', colour: 'teal' }], current: first.people[0]?.id, ask: true });
  expect(await list(me)).toEqual(first);
  expect(it.store.people.list()).toEqual([]);
});

test('each person has settings of their own, which come back with them', async () => {
  const { me } = await computer();
  const tom = await added(me, 'Tom');
  const { people, current } = await list(me);
  expect(people.map(({ name, colour }) => [name, colour])).toEqual([
    ['Marta', 'teal'],
    ['Tom', 'red'],
  ]);
  const toms = await value(me.client.call('people.choose', { id: tom }));
  expect(toms).toEqual({ ...DEFAULT_SETTINGS, name: 'Tom', colour: 'red' });
  await value(me.client.call('settings.save', { ...toms, palette: 'safe', aids: 'none' }));
  const martas = await value(me.client.call('people.choose', { id: current }));
  expect(martas).toMatchObject({ name: 'Marta', textScale: 1.15, keys: { hint: 'j' }, palette: 'standard' });
  expect((await hello(me)).settings).toEqual(martas);
  expect(await value(me.client.call('people.choose', { id: tom }))).toMatchObject({ palette: 'safe', aids: 'none' });
  expect((await list(me)).current).toBe(tom);
});

test('a person’s number, colour, name and face are changed one by one; the settings follow name and colour', async () => {
  const { it, me } = await computer();
  const { current, people } = await list(me);
  const look = rolledLook(() => 0);
  const change = { number: 42, second: 'pink', pattern: 'dots', town: ' Bled ', look } as const;
  const kept = await value(me.client.call('people.save', { id: current, change }));
  expect(kept).toMatchObject({ ...change, town: 'Bled', name: 'Marta', colour: 'teal', livery: people[0]?.livery });
  await value(me.client.call('people.save', { id: current, change: { name: 'Ada', colour: 'blue' } }));
  const after = await list(me);
  expect(after.people).toMatchObject([{ name: 'Ada', colour: 'blue', number: 42, look }]);
  expect(after.current).toBe(current);
  expect(it.store.people.list().map(({ id }) => id)).toEqual([current]);
  expect((await hello(me)).settings).toMatchObject({ name: 'Ada', colour: 'blue', textScale: 1.15 });
});

test('two people of one computer cannot have the same name, whatever its case', async () => {
  const { me } = await computer();
  const tom = await added(me, 'Tom');
  const taken = english(message('people.same-name', { name: 'Marta' }));
  expect(refusal(await me.client.call('people.create', { name: 'MARTA' }))).toBe(taken);
  expect(refusal(await me.client.call('people.save', { id: tom, change: { name: 'marta' } }))).toBe(taken);
  await value(me.client.call('people.save', { id: tom, change: { name: 'TOM' } }));
  expect(await names(me)).toEqual(['Marta', 'TOM']);
});

test('deleting asks for the name, passes this computer on, and is refused for the last person', async () => {
  const { me } = await computer();
  const { current } = await list(me);
  expect(refusal(await me.client.call('people.delete', { id: current, name: 'Marta' }))).toBe(
    english(message('people.last')),
  );
  const tom = await added(me, 'Tom');
  expect(refusal(await me.client.call('people.delete', { id: current, name: 'Tom' }))).toBe(
    english(message('people.other-name', { name: 'Marta' })),
  );
  await value(me.client.call('people.delete', { id: current, name: 'marta' }));
  expect(await list(me)).toMatchObject({ people: [{ id: tom, name: 'Tom' }], current: tom });
  expect((await hello(me)).settings.name).toBe('Tom');
});

test('every window hears of changes, with the settings of the person who is here where they changed', async () => {
  const { it, me } = await computer();
  const other = it.join();
  await hello(other);
  const heard: unknown[] = [];
  other.client.on('people.changed', ({ settings }) => heard.push(settings?.name ?? null));
  const tom = await added(me, 'Tom');
  await value(me.client.call('people.choose', { id: tom }));
  await value(me.client.call('people.save', { id: tom, change: { number: 9 } }));
  await value(me.client.call('people.ask', { ask: false }));
  await it.rest();
  expect(heard).toEqual([null, 'Tom', null, null]);
  expect(await list(me)).toMatchObject({ current: tom, ask: false });
});

test('a person goes to another computer as a file and comes back; the newer one counts', async () => {
  const [home, away] = [await computer(), await computer()];
  away.it.store.settings.write({ ...DEFAULT_SETTINGS, name: 'Zoe' });
  // Real ids are random; these count from one on every computer.
  away.it.store.people.setState({ current: 'zoe', ask: true });
  const { current } = await list(home.me);
  await value(home.me.client.call('people.save', { id: current, change: { number: 77 } }));
  const exported = async ({ me }: { me: Guest }, name: string) => {
    const id = (await list(me)).people.find((one) => one.name === name)?.id ?? '';
    return await value(me.client.call('people.export', { id }));
  };
  const file = await exported(home, 'Marta');
  expect(file.fileName).toBe('paddock-driver-marta.json');
  const came = await value(away.me.client.call('people.import', file));
  expect(came).toMatchObject({ name: 'Marta', done: 'added' });
  expect((await list(away.me)).people).toMatchObject([{ name: 'Zoe' }, { name: 'Marta', number: 77 }]);
  expect(await value(away.me.client.call('people.import', file))).toMatchObject({ done: 'older' });
  away.it.clock.pass(1000);
  await value(away.me.client.call('people.save', { id: came.id, change: { number: 5, name: 'Martha' } }));
  const back = await value(home.me.client.call('people.import', await exported(away, 'Martha')));
  expect(back).toEqual({ id: came.id, name: 'Martha', done: 'newer' });
  expect((await list(home.me)).people).toMatchObject([{ name: 'Martha', number: 5 }]);
  expect((await hello(home.me)).settings).toMatchObject({ name: 'Martha', textScale: 1.15, keys: { hint: 'j' } });
  expect(await value(home.me.client.call('people.import', file))).toMatchObject({ name: 'Martha', done: 'older' });
});

test('settings that are saved later make the person newer than an earlier file of them', async () => {
  const { it, me } = await computer();
  const { current } = await list(me);
  const file = await value(me.client.call('people.export', { id: current }));
  it.clock.pass(1000);
  await value(me.client.call('settings.save', { ...(await hello(me)).settings, shake: false }));
  expect(await value(me.client.call('people.import', file))).toMatchObject({ done: 'older' });
});

test('settings made for one person are not saved for another who is here by now', async () => {
  const { it, me } = await computer();
  const { current: marta } = await list(me);
  const martas = (await hello(me)).settings;
  await value(me.client.call('settings.save', { ...martas, person: marta, volume: 41 }));
  const tom = await added(me, 'Tom');
  const toms = await value(me.client.call('people.choose', { id: tom }));
  const late = { ...martas, person: marta, volume: 12 };
  expect(refusal(await me.client.call('settings.save', late))).toBe(english(message('people.other-here')));
  expect(it.store.settings.read()).toEqual(toms);
  await value(me.client.call('settings.save', { ...toms, person: tom, volume: 33 }));
  expect(it.store.settings.read()).toEqual({ ...toms, volume: 33 });
  expect(await value(me.client.call('people.choose', { id: marta }))).toMatchObject({ name: 'Marta', volume: 41 });
});

test('a damaged file, a newer one, and a name that is taken are refused, and nothing is stored', async () => {
  const { it, me } = await computer();
  const other = await computer();
  other.it.store.people.setState({ current: 'another', ask: true });
  const { current } = await list(other.me);
  const { text } = await value(other.me.client.call('people.export', { id: current }));
  const before = it.store.people.list();
  const said = async (changed: string) => refusal(await me.client.call('people.import', { text: changed }));
  const damaged = english(message('people.damaged'));
  expect(await said(text.replace('"shake":true', '"shake":false'))).toBe(damaged);
  expect(await said(text.slice(0, -5))).toBe(damaged);
  expect(await said('{"paddock":"season"}')).toBe(damaged);
  expect(await said(text.replace('"version":1', '"version":2'))).toBe(english(message('people.newer-file')));
  expect(await said(text)).toBe(english(message('people.same-name', { name: 'Marta' })));
  expect(it.store.people.list()).toEqual(before);
  expect(personIn(text).ok).toBe(true);
});

test.each([
  { look: { ...rolledLook(() => 0), skin: 'url(#x)' } },
  { look: { ...rolledLook(() => 0), hair: '<script>' } },
  { look: { ...rolledLook(() => 0), brow: [0, 1e9] } },
  { number: 100 },
  { pattern: 'none' },
])('a hostile change is refused: %j', async (change) => {
  const { me } = await computer();
  const { current } = await list(me);
  expect(await me.client.call('people.save', { id: current, change: change as never })).toMatchObject({
    ok: false,
    fault: { code: 'bad-input' },
  });
});

test('nobody has an unknown id', async () => {
  const { me } = await computer();
  const unknown = english(message('people.unknown'));
  const id = 'nobody';
  expect(refusal(await me.client.call('people.choose', { id }))).toBe(unknown);
  expect(refusal(await me.client.call('people.save', { id, change: {} }))).toBe(unknown);
  expect(refusal(await me.client.call('people.delete', { id, name: 'x' }))).toBe(unknown);
  expect(refusal(await me.client.call('people.export', { id }))).toBe(unknown);
});
