// Careers as files: the round trip, merging without overwriting, and files that are damaged, newer or made up.

import { message } from '@api/messages';
import { value } from '@api/tests/granted';
import { english, refusal } from '@api/tests/saying';
import type { Json } from '@core/contract';
import { contentId } from '@kit/content-id';
import { afterEach, expect, test } from 'vitest';
import { type Guest, type Party, party } from '../../tests/party';
import { chosen, drawn, NEW } from './scripted';
import { straws } from './straws';

const parties: Party[] = [];
afterEach(() => {
  for (const it of parties.splice(0)) it.end();
});

const FOUR = straws(4);
const SIX = straws(6);

async function computer(): Promise<{ it: Party; me: Guest }> {
  const it = await party({ games: { [FOUR.id]: FOUR, [SIX.id]: SIX } });
  parties.push(it);
  return { it, me: it.join() };
}

const get = (me: Guest, career: string) => value(me.client.call('careers.get', { career }));
const textOf = async (me: Guest, career: string) => (await value(me.client.call('careers.export', { career }))).text;
const taken = (me: Guest, text: string) => value(me.client.call('careers.import', { text }));
const refused = async (me: Guest, text: string) => refusal(await me.client.call('careers.import', { text }));

/** A career of both games with this many finished races. */
async function begun(it: Party, me: Guest, races: number): Promise<string> {
  const made = await value(me.client.call('careers.create', { ...NEW, games: [SIX.id, FOUR.id] }));
  await chosen(me, made);
  const { career } = made;
  for (let at = 0; at < 12; at++) {
    const view = await get(me, career);
    if (view.now.races.filter(({ state }) => state === 'done').length >= races) break;
    await drawn(it, me, career, 1000);
  }
  return career;
}

/** The view without what belongs to this computer. */
function bare(view: unknown): unknown {
  return JSON.parse(JSON.stringify(view, (key, one: unknown) => (key === 'match' ? null : one)));
}

/** A file with a change, and a checksum that fits. */
function forged(
  text: string,
  change: (file: { plan: never; raced: never[] } & Record<string, unknown>) => void,
): string {
  const { sum: _, ...body } = JSON.parse(text) as { sum: string } & Record<string, Json>;
  change(body as never);
  return JSON.stringify({ ...body, sum: contentId(body) });
}

test('a career is the same on another computer, and an import of what is here changes nothing', async () => {
  const { it, me } = await computer();
  const career = await begun(it, me, 3);
  const text = await textOf(me, career);
  const other = await computer();
  expect(await taken(other.me, text)).toEqual({ career, name: 'Up the hill', as: 'added' });
  expect(bare(await get(other.me, career))).toEqual(bare(await get(me, career)));
  expect(await taken(me, text)).toMatchObject({ career, as: 'same' });
  await value(me.client.call('careers.delete', { career }));
  expect(await taken(me, text)).toMatchObject({ career, as: 'added' });
  // Its races are still here, so they are linked again.
  expect((await get(me, career)).now.races[0]?.match).not.toBeNull();
  expect(await textOf(me, career)).toBe(text);
});

test('newer races are merged, and a career that went another way becomes a copy', async () => {
  const { it, me } = await computer();
  const career = await begun(it, me, 1);
  const early = await textOf(me, career);
  const other = await computer();
  await taken(other.me, early);
  await drawn(it, me, career, -1000);
  await drawn(it, me, career, -1000);
  const later = await textOf(me, career);
  expect(await taken(other.me, later)).toMatchObject({ career, as: 'merged' });
  expect(bare(await get(other.me, career))).toEqual(bare(await get(me, career)));
  // What is here is newer than the file.
  expect(await taken(me, early)).toMatchObject({ career, as: 'same' });
  const third = await computer();
  await taken(third.me, early);
  await drawn(third.it, third.me, career, 1000);
  const before = await get(third.me, career);
  const copy = await taken(third.me, later);
  expect(copy).toMatchObject({ name: 'Up the hill 2', as: 'copied' });
  expect(copy.career).not.toBe(career);
  expect(await get(third.me, career)).toEqual(before);
  expect(await value(third.me.client.call('careers.list', {}))).toHaveLength(2);
});

test('a half-driven race is not in the file, and an import leaves it alone', async () => {
  const { it, me } = await computer();
  const career = await begun(it, me, 1);
  const { match } = await value(me.client.call('careers.start', { career }));
  const text = await textOf(me, career);
  expect(text).not.toContain(match);
  expect(await taken(me, text)).toMatchObject({ as: 'same' });
  expect((await get(me, career)).next).toMatchObject({ match });
});

test('damaged, newer and impossible files are refused, and nothing is kept', async () => {
  const { it, me } = await computer();
  const career = await begun(it, me, 3);
  const text = await textOf(me, career);
  await value(me.client.call('careers.delete', { career }));
  const damaged = english(message('career.file-damaged'));
  for (const bad of [
    '{}',
    'null',
    '[]',
    'x',
    '"career"',
    text.slice(0, -9),
    text.replace('Up the hill', 'Up the hall'),
  ]) {
    expect(await refused(me, bad)).toBe(damaged);
  }
  expect(await refused(me, JSON.stringify({ paddock: 'career', format: 2 }))).toBe(
    english(message('career.file-newer')),
  );
  type Raced = { race: number; result: { cars: { driver: string; place: number }[] } };
  const racedIn = (file: { raced: never[] }) => file.raced as Raced[];
  const hostile = [
    forged(text, (file) => racedIn(file).pop() && racedIn(file).push({ ...racedIn(file)[0]!, race: 4 })),
    forged(text, (file) => racedIn(file).push(racedIn(file)[0]!)),
    forged(text, (file) => Object.assign(racedIn(file)[0]!.result.cars[0]!, { driver: 'nobody' })),
    forged(text, (file) => Object.assign(racedIn(file)[0]!.result.cars[0]!, { place: 9 })),
    forged(text, (file) => racedIn(file).splice(0, 1)),
    forged(text, (file) => Object.assign((file.plan as { seasons: object[] }).seasons[0]!, { league: 'world' })),
    forged(text, (file) =>
      Object.assign((file.plan as { seasons: object[] }).seasons[0]!, { chosen: ['a', 'b', 'c'] }),
    ),
    forged(text, (file) =>
      (file.plan as { seasons: object[] }).seasons.push((file.plan as { seasons: object[] }).seasons[0]!),
    ),
    forged(text, (file) => Object.assign(file, { more: 1 })),
  ];
  for (const bad of hostile) expect(await refused(me, bad)).toBe(damaged);
  expect(await value(me.client.call('careers.list', {}))).toEqual([]);
  expect(await taken(me, text)).toMatchObject({ as: 'added' });
});
