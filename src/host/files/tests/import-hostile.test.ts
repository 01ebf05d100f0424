// Hostile and damaged files are refused with a message, quickly, and leave nothing behind; of a file that is imported
// only what was raced counts.

import { IMPORT_LIMIT } from '@api/constants';
import type { In, Reply } from '@api/contract';
import { value } from '@api/tests/granted';
import { refusal } from '@api/tests/saying';
import { clonePlain } from '@core/clone';
import type { Json, RaceState } from '@core/contract';
import { replay, verify } from '@core/record';
import { drawFrom, seedRng } from '@core/rng';
import { derby } from '@core/tests/toy';
import type { RaceFile } from '@games/record-file';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Guest, type Party, party } from '../../tests/party';
import type { SeasonFile } from '../shapes';
import { cup, GAMES, kept, racedSeason } from './raced-cup';

let text: string;
let file: SeasonFile;
let raceText: string;
let it: Party;
let me: Guest;
beforeAll(async () => {
  const here = await party({ games: GAMES });
  ({ text } = await racedSeason(here, cup('derby', ['field', 'field', 'field'], { length: 20 })));
  here.end();
  file = JSON.parse(text);
  raceText = JSON.stringify(file.races[0]!.race);
  it = await party({ games: GAMES });
  it.clock.pass(3_600_000);
  me = it.join();
});
afterAll(() => it.end());

const bring = (content: string) => me.client.call('files.import', { text: content });
async function refused(reply: Promise<Reply<unknown>>): Promise<string> {
  const got = await reply;
  return refusal(got);
}
const raceFile = () => JSON.parse(raceText) as RaceFile;

describe('hostile files', () => {
  const deep = (levels: number) => `${'{"a":['.repeat(levels)}1${']}'.repeat(levels)}`;
  test.each<[string, () => string]>([
    ['nothing', () => '  '],
    ['no JSON', () => 'not a file'],
    ['a number', () => '17'],
    ['null', () => 'null'],
    ['another format', () => '{"format":"paddock-cheat"}'],
    ['deep nesting', () => `{"format":"paddock-race","record":${deep(60)}}`],
    ['very deep nesting', () => deep(300_000).slice(0, IMPORT_LIMIT)],
    ['very deep nesting that closes', () => deep(200_000)],
    ['a huge list', () => `{"format":"paddock-season","races":[${'1,'.repeat(900_000)}1]}`],
    ['a huge list of moves', () => `{"format":"paddock-race","record":{"moves":[${'1,'.repeat(900_000)}1]}}`],
    ['a huge list inside an action', hugeAction],
    ['many keys', () => JSON.stringify({ ...raceFile(), ...Object.fromEntries(keys(100_000)) })],
    ['a key of the prototype', () => raceText.replace('"seats"', '"__proto__":{"seats":1},"seats"')],
    ['a constructor', () => text.replace('"teams"', '"constructor":{"prototype":{"x":1}},"teams"')],
    ['names of 2 MB', () => JSON.stringify({ ...raceFile(), seats: [{ name: 'x'.repeat(1_900_000) }] })],
  ])('%s is refused and leaves nothing behind', async (_, content) => {
    const before = kept(it);
    expect(await refused(bring(content()))).not.toBe('granted');
    expect(kept(it)).toEqual(before);
  });
  test('one character over 2 MB is refused on arrival, 2 MB in bytes later', async () => {
    const input = (length: number, letter: string): In<'files.import'> => ({ text: letter.repeat(length) });
    expect(await me.client.call('files.import', input(IMPORT_LIMIT + 1, ' '))).toMatchObject({
      fault: { code: 'bad-input' },
    });
    expect(await refused(me.client.call('files.import', input(IMPORT_LIMIT / 2 + 1, 'é')))).toMatch(/larger than 2 MB/);
  });

  const MUTATIONS = 300;
  test(`${MUTATIONS} spoilt files: none throws, nothing is half brought in, and only what was raced is a result`, async () => {
    const rng = seedRng('spoilt files');
    const draw = (bound: number) => drawFrom(rng, bound);
    let granted = 0;
    for (let i = 0; i < MUTATIONS; i++) {
      const before = kept(it);
      const content = i % 3 === 0 ? spoiltText(draw) : JSON.stringify(spoilt(file as unknown as Json, draw));
      const got = await bring(content);
      if (!got.ok) {
        expect(got.fault.code, content.slice(0, 200)).toMatch(/bad-input|not-allowed/);
        expect(kept(it)).toEqual(before);
        continue;
      }
      granted++;
      provenResults();
      const { season } = got.value as { season: string };
      await value(me.client.call('seasons.get', { season }));
      await value(me.client.call('seasons.delete', { season }));
    }
    expect(granted).toBeGreaterThan(0);
    expect(granted).toBeLessThan(MUTATIONS / 2);
  });
});

/** Every stored race matches what its record leads to, whatever the file said. */
function provenResults(): void {
  for (const head of it.store.archive.list({}, 0, 100).races) {
    const record = it.store.saves.record(head.id)!;
    expect(verify(derby, record)).toMatchObject({ ok: true });
    const end = replay(derby, record);
    if (!end.ok) throw new Error(end.violation.code);
    const { state, events } = end.value;
    expect(head.standings).toEqual(asKept(derby.standings(state)));
    expect(it.store.saves.log(head.id)).toEqual(events);
    expect(it.store.saves.endView(head.id)).toEqual(derby.view(state, 'all'));
    expect((state as RaceState).asks).toEqual([]);
  }
}

/** As JSON stores it, without negative zero. */
function asKept(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function keys(count: number): [string, number][] {
  return Array.from({ length: count }, (_, i) => [`k${i}`, i]);
}
function hugeAction(): string {
  const one = raceFile();
  one.record.moves[0]!.action = { type: 'stake', card: Array(600_000).fill(1) };
  return JSON.stringify(one);
}

type Draw = (bound: number) => number;
const ODD: readonly Json[] = [
  null,
  -1,
  0,
  1,
  7,
  1e308,
  0.5,
  '',
  'marta',
  'x'.repeat(500),
  [],
  {},
  true,
  [[]],
  '2031-01-01',
];

/** A few characters changed, cut out or doubled. */
function spoiltText(draw: Draw): string {
  let content = text;
  for (let n = draw(3); n >= 0; n--) {
    const at = draw(content.length);
    const until = at + draw(draw(4) === 0 ? 4000 : 3);
    const middle = [String.fromCharCode(32 + draw(95)), '', content.slice(at, until).repeat(2)][draw(3)]!;
    content = content.slice(0, at) + middle + content.slice(Math.max(until, at + 1));
  }
  return content;
}
/** One value somewhere replaced, removed, doubled or moved. */
function spoilt(value: Json, draw: Draw): Json {
  const copy = clonePlain(value);
  let at = copy as unknown as Record<string, Json>;
  for (;;) {
    const names = Object.keys(at);
    const name = names[draw(names.length)];
    const inner = name === undefined ? undefined : at[name];
    if (name === undefined) return copy;
    const goesOn = typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0;
    if (goesOn && draw(8) > 0) {
      at = inner as unknown as Record<string, Json>;
      continue;
    }
    if (Array.isArray(at)) at.splice(Number(name), draw(2), ...(draw(2) === 0 ? [inner] : [ODD[draw(ODD.length)]]));
    else if (draw(6) === 0) delete at[name];
    else if (typeof inner === 'number' && draw(2) === 0) at[name] = inner + 1 - draw(3);
    else at[name] = ODD[draw(ODD.length)]!;
    return copy;
  }
}
