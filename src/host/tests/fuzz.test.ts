// Hostile payloads at every command, every single defect and thousands of random ones, through a real link: a reply each time,
// never a crash, nothing changed.

import path from 'node:path';
import { API_ERROR_CODES, type CommandName, commands, DEFAULT_SETTINGS, PROTOCOL, type Reply } from '@api/contract';
import { keptText, message } from '@api/messages';
import type { SeasonPlan } from '@api/season';
import type { Client } from '@api/session';
import { value } from '@api/tests/granted';
import { derby, type ToyState } from '@core/tests/toy';
import { planTrouble } from '@season/plan';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resume } from '../match/resume';
import { derbySetup, type Guest, HOTSEAT, type Party, party, RULES, YOU } from './party';
import { created, derbySeason } from './season';

/** Random payloads. PADDOCK_LONG=1 runs the number that the checklists require. */
const PAYLOADS = process.env.PADDOCK_LONG === '1' ? 10_000 : 2000;
/** Calls in progress at once; the listener accepts 64. */
const BATCH = 50;

let it: Party;
let me: Guest;
let match: string;
let season: string;
let notice: string;
let state: ToyState;

beforeAll(async () => {
  it = await party();
  me = it.join();
  const setup = derbySetup([YOU, HOTSEAT]);
  ({ match } = await value(me.client.call('matches.create', setup)));
  await value(me.client.call('match.watch', { match }));
  await value(me.client.call('match.sit', { match, seat: 0 }));
  season = await created(me, derbySeason(['marta', 'tom'], 2));
  notice = 'a-notice';
  it.store.notices.add(
    { id: notice, level: 'info', title: message('notice.disk'), text: keptText('Text'), backup: null },
    0,
  );
  const head = it.store.saves.head(match);
  const back = head && resume(it.store.saves, { derby }, head);
  if (!back?.ok) throw new Error('the race cannot be read');
  state = back.state as ToyState;
});
afterAll(() => it.end());

/** A valid input of each command, to be corrupted. */
function example(name: CommandName): unknown {
  const setup = derbySetup([YOU, HOTSEAT]);
  const examples: Partial<Record<CommandName, unknown>> = {
    'app.hello': { protocol: PROTOCOL, version: '0.1.0' },
    'app.restoreBackup': { notice },
    'app.dismissNotice': { notice },
    'backups.restore': { name: 'nobody' },
    'settings.save': DEFAULT_SETTINGS,
    'presets.list': { game: 'derby' },
    'presets.save': { title: 'Friday', setup },
    'presets.delete': { id: 'nobody' },
    'circuits.open': { kept: 'nobody' },
    'circuits.line': { kept: 'nobody' },
    'circuits.save': { source: { game: 'derby', name: 'Bay' } },
    'circuits.draft': { kept: 'nobody', draft: { past: [] } },
    'circuits.underlay': { kept: 'nobody' },
    'circuits.setUnderlay': {
      kept: 'nobody',
      underlay: { image: 'data:image/png;base64,AAAA', place: { x: 0, y: 0, width: 100, ratio: 0.5, opacity: 0.5 } },
    },
    'circuits.delete': { kept: 'nobody' },
    'circuits.drive': { source: { game: 'derby', name: 'Bay' } },
    'circuits.sources': { circuits: [{ game: 'derby', circuit: 'field' }] },
    'report.start': { kept: 'nobody' },
    'report.stop': { kept: 'nobody' },
    'report.get': { kept: 'nobody' },
    'report.try': { kept: 'nobody', change: { corner: 2, limit: 4 } },
    'report.keep': { kept: 'nobody' },
    'report.back': { kept: 'nobody' },
    'matches.create': setup,
    'matches.best': { game: 'derby', circuit: 'field' },
    'match.sit': { match, seat: 0 },
    'match.act': { match, ask: 1, action: { type: 'stake', card: 1 } },
    'match.hint': { match, ask: 1 },
    'match.handOver': { match, seat: 0, driver: { kind: 'ai', level: 'easy' } },
    'match.pause': { match, paused: true },
    'match.goOn': { match, results: 1 },
    'party.open': { name: 'Friday', setup, rules: RULES, networks: ['192.168.1.24'], port: 0 },
    'party.handCode': { match, seat: 0 },
    ...seasonExamples(),
  };
  return examples[name] ?? { match };
}

function seasonExamples(): Partial<Record<CommandName, unknown>> {
  const plan = derbySeason(['marta', 'tom'], 2);
  const lineUp = [{ driver: 'tom', at: 'here' }];
  return {
    'seasons.get': { season },
    'seasons.create': { plan },
    'seasons.change': { season, plan },
    'seasons.delete': { season },
    'seasons.start': { season, lineUp },
    'seasons.host': { season, lineUp, networks: ['192.168.1.24'], port: 0 },
    'seasons.correct': { season, round: 'r1', driver: 'tom', points: 1, out: false, reason: 'Late' },
    'seasons.export': { season, as: 'csv' },
    'replays.list': { filter: { game: 'derby' }, offset: 0, limit: 20 },
    'stats.driver': { driver: 'person/marta' },
    'ratings.curve': { game: 'derby', driver: 'person/marta' },
    'ratings.rivals': { game: 'derby' },
    'review.look': { match, step: 0 },
    // Days to come: the hand clock stands in 2027.
    'campaign.look': { kind: 'campaign', game: 'derby', n: 99 },
    'campaign.start': { kind: 'ladder', game: 'derby', n: 99 },
    'campaign.of': { match },
    'daily.look': { kind: 'day', day: '2031-11-30' },
    'daily.start': { kind: 'day', day: '2031-11-30', practice: true },
    'daily.of': { match },
    'trials.start': { game: 'derby', circuit: 'none', kind: 'lap' },
    'trials.of': { match },
    'trials.ghost': { match },
    'trials.setGhost': { ghost: 'rival' },
    'careers.get': { career: 'none' },
    'careers.create': {
      name: 'Up the hill',
      people: [{ name: 'Marta', colour: 'red' }],
      games: ['derby'],
      races: 4,
    },
    'careers.objectives': { career: 'none', objectives: ['win', 'gain', 'lead'] },
    'careers.start': { career: 'none' },
    'careers.next': { career: 'none' },
    'careers.season': { career: 'none', season: 1 },
    'careers.rename': { career: 'none', name: 'Down the hill' },
    'careers.delete': { career: 'none' },
    'careers.of': { match },
    'careers.export': { career: 'none' },
    'careers.import': { text: '{"paddock":"career","format":1}' },
    'daily.calendar': { month: '2026-11' },
    'daily.compare': { code: '00000-00000-00000-00000', name: 'Ada' },
    'daily.forget': { kind: 'day', day: '2026-11-30', name: 'Ada' },
    'people.choose': { id: 'nobody' },
    'achievements.of': { driver: 'person/nobody' },
    'achievements.race': { match },
    'achievements.year': { driver: 'person/nobody', year: 2026 },
    'people.create': { name: 'Ada' },
    'people.prizes': { id: 'nobody' },
    'people.save': { id: 'nobody', change: { name: 'Ada', number: 7 } },
    'people.delete': { id: 'nobody', name: 'Ada' },
    'people.ask': { ask: false },
    'people.export': { id: 'nobody' },
    'people.import': { text: '{"paddock":"person","version":1}' },
    'puzzles.home': { day: '2026-11-30' },
    'puzzles.row': { day: '2026-11-30', game: 'derby', theme: 'stake' },
    'puzzles.own': { day: '2026-11-30' },
    'puzzles.look': { id: 'nobody', day: '2026-11-30' },
    'puzzles.answer': { id: 'nobody', day: '2026-11-30', action: { type: 'stake', card: 1 } },
    'puzzles.giveUp': { id: 'nobody', day: '2026-11-30' },
    'puzzles.skip': { id: 'nobody', day: '2026-11-30' },
    'puzzles.play': { id: 'nobody', level: 'hard' },
  };
}

/** Assignment would set the prototype for '__proto__', where JSON makes it a key. */
function put(target: object, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

const TEXTS = [
  '',
  ' ',
  'nobody',
  'stake',
  '__proto__',
  'toString',
  '../../etc',
  '‮x',
  '\u0000',
  'x'.repeat(3000),
  '1e999',
];
const NUMBERS = [0, -1, 1, 2, 0.5, 1e308, -0, 2 ** 53, 4_294_967_296, 64, 255];
const KEYS = [
  'match',
  'seat',
  'ask',
  'action',
  'type',
  'game',
  'options',
  'constructor',
  'length',
  'valueOf',
  ...TEXTS,
];

/** Every value of an input in turn: replaced by each hostile value, left out, and with each hostile key beside it. */
function* spoiltOnce(whole: unknown): Generator<unknown> {
  yield* [null, true, [], {}, ...NUMBERS, ...TEXTS];
  if (typeof whole !== 'object' || whole === null) return;
  for (const [key, inner] of Object.entries(whole)) {
    if (!Array.isArray(whole)) {
      const { [key]: _, ...rest } = whole as Record<string, unknown>;
      yield rest;
    }
    for (const one of spoiltOnce(inner)) yield withKey(whole, key, one);
  }
  if (!Array.isArray(whole)) for (const key of KEYS) yield withKey(whole, key, { polluted: true });
}

function withKey(whole: object, key: string, value: unknown): unknown {
  const copy = Array.isArray(whole) ? [...whole] : { ...whole };
  put(copy, key, value);
  return copy;
}

function generator(seed: number) {
  let word = seed;
  const draw = (bound: number) => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((word / 2 ** 32) * bound);
  };
  const pick = <T>(list: readonly T[]): T => list[draw(list.length)] as T;
  function any(depth: number): unknown {
    const kind = draw(depth > 0 ? 7 : 5);
    if (kind === 0) return null;
    if (kind === 1) return draw(2) === 0;
    if (kind === 2) return pick(NUMBERS);
    if (kind < 5) return pick(TEXTS);
    const size = draw(4);
    if (kind === 5) return Array.from({ length: size }, () => any(depth - 1));
    return Object.fromEntries(Array.from({ length: size }, () => [pick(KEYS), any(depth - 1)]));
  }
  /** Changes something somewhere in a copy. */
  function spoil(whole: unknown): unknown {
    if (typeof whole !== 'object' || whole === null || draw(6) === 0) return any(2);
    // Only what is changed is copied: a season's plan is large.
    const copy: unknown = Array.isArray(whole) ? [...whole] : { ...whole };
    const target = copy as Record<string, unknown>;
    const key = pick(Object.keys(target));
    if (key === undefined) return any(2);
    const what = draw(8);
    if (what === 0) delete target[key];
    else put(target, what === 1 ? pick(TEXTS) : key, what === 1 ? any(2) : spoil(target[key]));
    return copy;
  }
  return { any, spoil, draw };
}

/** Whether a person might send this input, so that it may change something. */
function isFairPlay(name: CommandName, input: unknown): boolean {
  // The API refuses these anywhere; all other unknown keys are dropped by the command's schema.
  if (/"(__proto__|constructor|prototype)":/.test(JSON.stringify(input))) return false;
  const parsed = commands[name].input.safeParse(input);
  if (!parsed.success) return false;
  const given = parsed.data as Record<string, unknown>;
  if (given.match !== undefined && given.match !== match) return false;
  if (given.season !== undefined && given.season !== season) return false;
  if (name === 'seasons.create' || name === 'seasons.change') {
    return planTrouble(given.plan as SeasonPlan, { derby }) === null;
  }
  if (name === 'match.act') {
    const decision = state.asks.find((one) => one.id === given.ask);
    try {
      const action = derby.schemas.action.parse(given.action);
      return decision?.seat === 0 && derby.check(state, decision, action) === null;
    } catch {
      return false;
    }
  }
  // The race records who had a hint.
  if (name === 'match.hint') return state.asks.some((one) => one.id === given.ask && one.seat === 0);
  if (name === 'app.dismissNotice') return given.notice === notice;
  return CHANGING.includes(name);
}
/** Commands that may change something whenever their input is valid. */
const CHANGING: readonly CommandName[] = [
  'settings.save',
  'people.create',
  'careers.create',
  'people.ask',
  'presets.save',
  'trials.setGhost',
  'matches.create',
  'matches.delete',
  'matches.rematch',
  'match.leave',
  'match.sit',
  'match.handOver',
  'match.pause',
  'match.goOn',
  'party.open',
  'party.handCode',
  'seasons.delete',
  'seasons.start',
  'seasons.host',
];

function everything(): string {
  const handle = new Sqlite(path.join(it.dir, 'paddock.db'), { readonly: true });
  const tables = handle.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all() as string[];
  const rows = tables.map((table) => [table, handle.prepare(`SELECT * FROM "${table}"`).all()]);
  handle.close();
  return JSON.stringify(rows);
}
async function hostile(client: Client, name: CommandName, input: unknown): Promise<Reply<unknown>> {
  // The types are what is under attack here.
  return (client.call as (name: string, input: unknown) => Promise<Reply<unknown>>)(name, input);
}

test.each(Object.keys(commands) as CommandName[])('%s', async (name) => {
  const { any, spoil, draw } = generator(name.length * 7919 + (name.codePointAt(6) ?? 0));
  const before = everything();
  const valid = example(name);
  const readers: readonly string[] = [
    'app.hello',
    'app.notices',
    'app.dismissNotice',
    'match.watch',
    'party.state',
    'party.networks',
    'party.check',
    'near.list',
    'tv.waiting',
    'near.leave',
    'away.close',
    'seasons.list',
    'seasons.get',
    'seasons.export',
    'replays.list',
    'backups.list',
    // A copy changes nothing of what is copied.
    'backups.make',
    'school.progress',
    'campaign.home',
    'campaign.look',
    'campaign.of',
    'careers.list',
    'careers.of',
    'daily.home',
    'daily.of',
    'trials.home',
    'trials.of',
    'trials.ghost',
    'daily.calendar',
    'people.list',
    'people.prizes',
    'achievements.of',
    'achievements.race',
    'achievements.year',
    'puzzles.home',
    'puzzles.row',
    'puzzles.own',
  ];
  const mayGrant =
    readers.includes(name) ||
    /^(matches|stats|ratings)\./.test(name) ||
    name === 'presets.list' ||
    name === 'circuits.list' ||
    name === 'circuits.known' ||
    name === 'circuits.sources' ||
    name === 'match.leave';
  // As they come out of a frame: without what JSON can't express.
  const framed = (input: unknown): unknown => JSON.parse(JSON.stringify(input));
  const once = [...spoiltOnce(valid)].map(framed).filter((input) => !isFairPlay(name, input));
  let sent = 0;
  while (sent < once.length + PAYLOADS) {
    const inputs = once.slice(sent, sent + BATCH);
    while (inputs.length < BATCH) {
      const input = framed(draw(3) === 0 ? any(3) : spoil(valid));
      if (!isFairPlay(name, input)) inputs.push(input);
    }
    const replies = await Promise.all(inputs.map((input) => hostile(me.client, name, input)));
    sent += inputs.length;
    for (const [i, reply] of replies.entries()) {
      if (reply.ok && mayGrant) continue;
      const report = `${name} ${JSON.stringify(inputs[i])} -> ${JSON.stringify(reply)}`;
      if (reply.ok) throw new Error(report);
      if (!API_ERROR_CODES.includes(reply.fault.code) || reply.fault.code === 'internal') throw new Error(report);
    }
    if (name === 'match.watch') await value(me.client.call('match.sit', { match, seat: 0 }));
  }
  expect(everything()).toBe(before);
  const now = await value(me.client.call('match.sit', { match, seat: 0 }));
  expect(now).toMatchObject({ seq: 0, viewer: 0 });
});
