// A whole host for tests: real store in a temporary folder, real links and client, the derby toy game, manual time.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BotRunner, Question } from '@ai/bot-runner';
import { answer } from '@ai/bots';
import { hintFor } from '@ai/hints/hint';
import { createClient } from '@api/client';
import { USUAL_ABSENCE } from '@api/constants';
import type { Driver, MatchUpdate, Notice, Out, Push, RaceSetup, Reply, Role } from '@api/contract';
import { memoryPair } from '@api/links/memory';
import type { ChatLine, PartyRules, Party as PartyState } from '@api/party';
import { serve } from '@api/serve';
import type { Client } from '@api/session';
import { value } from '@api/tests/granted';
import type { AnyGame, BotId, Json } from '@core/contract';
import { findDecision } from '@core/engine';
import { drawFrom, seedRng } from '@core/rng';
import { derby } from '@core/tests/toy';
import { openStore } from '@store/open';
import type { Store } from '@store/store';
import { expect, vi } from 'vitest';
import type { ReportWorkers } from '../circuits/report-workers';
import type { Clock } from '../clock';
import { createHost, type Host } from '../host';
import type { JobRunner } from '../jobs/job-types';
import type { PuzzlePacks } from '../puzzles/packs';
import { type TestLan, testLan } from './memory-lan';

// Disks differ by a factor of fifty; a slow one is not a failure.
vi.setConfig({ testTimeout: 60_000 });

/** Hash of the newest state of a race on disk. */
export function hashOnDisk({ store }: Pick<Party, 'store'>, match: string): string | undefined {
  return store.saves.lastMove(match)?.hash ?? store.saves.snapshots(match)[0]?.hash;
}

/** A clock that tests move by hand. */
export interface HandClock extends Clock {
  /** Sets the wall clock forward, or back if negative, as a person or a time server would. No time passes. */
  jump(ms: number): void;
  /** Moves time forward; due timers run in order. */
  pass(ms: number): void;
  /** Moves time forward and runs due timers only at the end, like a machine that slept. */
  sleep(ms: number): void;
}

export function handClock(start = 1_800_000_000_000): HandClock {
  let now = start;
  // Far from the wall clock's value, so that code that mixes the two can't pass by chance.
  const first = start - 5000;
  let jumped = 0;
  let timers: { at: number; run: () => void }[] = [];
  function runDue(to: number): void {
    for (;;) {
      const next = timers.filter((timer) => timer.at <= to).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      timers = timers.filter((timer) => timer !== next);
      now = Math.max(now, next.at);
      next.run();
    }
    now = Math.max(now, to);
  }
  return {
    now: () => now + jumped,
    steady: () => now - first,
    jump(ms) {
      jumped += ms;
    },
    setTimer(ms, run) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass: (ms) => runDue(now + ms),
    sleep(ms) {
      now += ms;
      runDue(now);
    },
  };
}

/** Answers immediately with the game's own bots. trouble: what it does instead, set by tests. */
export interface TestBotRunner extends BotRunner {
  trouble: 'none' | 'reject' | 'nonsense' | 'silent';
  questions: Question[];
}

export function testBotRunner(games: Readonly<Record<string, AnyGame>>): TestBotRunner {
  const botRunner: TestBotRunner = {
    trouble: 'none',
    questions: [],
    async decide(question) {
      botRunner.questions.push(question);
      if (botRunner.trouble === 'reject') throw new Error('the worker is lost');
      if (botRunner.trouble === 'nonsense') return { action: { type: 'fly' } as Json, ms: 0 };
      if (botRunner.trouble === 'silent') return new Promise(() => {});
      const { state } = question;
      const stream = seedRng(question.seed);
      const decision = findDecision(state, question.ask)!;
      return {
        action: answer(games[question.game]!, state, decision, question.bot, (n) => drawFrom(stream, n)),
        ms: 0,
      };
    },
    async hint(question) {
      if (botRunner.trouble === 'reject') throw new Error('the worker is lost');
      if (botRunner.trouble === 'silent') return new Promise(() => {});
      const { state } = question;
      const stream = seedRng(question.seed);
      const draw = (n: number): number => drawFrom(stream, n);
      const game = games[question.game]!;
      const decision = findDecision(state, question.ask)!;
      return hintFor(game, game.ai.imagine(state, decision.seat, draw), decision, draw, { playouts: 12 });
    },
    close: async () => {},
  };
  return botRunner;
}

/** A client with everything it received, newest last. */
export interface Guest {
  client: Client;
  updates: MatchUpdate[];
  notices: Notice[];
  /** Every frame that reached it, as text. */
  frames: string[];
  /** The party updates it received, newest last. */
  parties: Push<'party.update'>[];
  lines: ChatLine[];
  /** The newest update of a race. */
  seen(match: string): MatchUpdate;
  /** The newest state of the party; throws if it is at none. */
  party(): PartyState;
  close(): void;
}

export interface Party {
  dir: string;
  store: Store;
  host: Host;
  clock: HandClock;
  botRunner: TestBotRunner;
  lan: TestLan;
  /** from: a guest's network address. */
  join(role?: Role, from?: string): Guest;
  /** Waits until everything in progress has finished. */
  rest(): Promise<void>;
  /** Closes host and store and opens them again on the same folder, as an app that restarts. */
  restart(): Promise<void>;
  end(): void;
}

export interface PartyOptions {
  games?: Readonly<Record<string, AnyGame>>;
  maxPages?: number;
  /** Randomness outside races; always 0 by default. */
  draw?: (bound: number) => number;
  /** Runs background jobs; left out: at once, in this process. */
  jobs?: JobRunner;
  /** Drives the races of balance reports; left out: in this process. */
  reportWorkers?: ReportWorkers;
  /** The puzzles that come with Paddock; left out: the shipped ones. */
  puzzlePacks?: PuzzlePacks;
}

export async function party(options: PartyOptions = {}): Promise<Party> {
  const dir = mkdtempSync(path.join(tmpdir(), 'paddock-host-'));
  const games = options.games ?? { derby };
  const clock = handClock();
  const botRunner = testBotRunner(games);
  const lan = testLan();
  const draw = options.draw ?? (() => 0);
  let ids = 0;
  async function start(): Promise<{ store: Store; host: Host }> {
    const opened = await openStore({ dir, now: clock.now, maxPages: options.maxPages ?? 0 });
    if (!opened.ok) throw opened.trouble;
    const { store } = opened;
    const newId = () => `id-${++ids}`;
    const newSeed = () => `seed-of-the-race-${++ids}`;
    const about = { version: '0.1.0', shell: 'test' } as const;
    const { jobs, reportWorkers, puzzlePacks } = options;
    const means = { store, botRunner, games, jobs, reportWorkers, puzzlePacks, clock, lan };
    return { store, host: createHost({ ...means, ...about, newId, newSeed, draw }) };
  }
  const now = await start();
  const it: Party = {
    dir,
    store: now.store,
    host: now.host,
    clock,
    botRunner,
    lan,
    join: (role = 'owner', from = '192.168.1.50') => join(it.host, role, from),
    async rest() {
      for (let i = 0; i < 40; i++) await new Promise((resolve) => setImmediate(resolve));
    },
    async restart() {
      it.host.close();
      it.store.close();
      Object.assign(it, await start());
    },
    end() {
      it.host.close();
      it.store.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
  return it;
}

function join(host: Host, role: Role, from: string): Guest {
  const frames: string[] = [];
  const client = createClient(() => {
    const [near, far] = memoryPair();
    // Time is stopped in tests, so the rate gets its own clock that never delays anyone.
    let at = 0;
    const now = () => (at += 1000);
    serve(far, role, host, { check: true, now, from: role === 'guest' ? from : null });
    near.onFrame((frame) => frames.push(frame));
    return near;
  });
  const updates: MatchUpdate[] = [];
  const notices: Notice[] = [];
  client.on('match.update', (update) => updates.push(update));
  const parties: Push<'party.update'>[] = [];
  const lines: ChatLine[] = [];
  client.on('party.update', (update) => parties.push(update));
  client.on('party.said', (line) => lines.push(line));
  client.on('app.notice', (notice) => notices.push(notice));
  return {
    client,
    updates,
    notices,
    frames,
    parties,
    lines,
    party() {
      const now = parties.at(-1)?.party;
      if (now == null) throw new Error('at no party');
      return now;
    },
    seen: (match) => updates.findLast((update) => update.match === match)!,
    close: () => client.close(),
  };
}

/** The code of a reply that must be refused. */
export async function code(reply: Promise<Reply<unknown>>): Promise<string> {
  const got = await reply;
  return got.ok ? 'granted' : got.fault.code;
}

export const YOU: Driver = { kind: 'you' };
export const HOTSEAT: Driver = { kind: 'hotseat' };
export const LAN: Driver = { kind: 'lan' };
export const bot = (level: BotId = 'easy'): Driver => ({ kind: 'ai', level });

/** A derby with these drivers. */
export function derbySetup(drivers: Driver[], more: Partial<RaceSetup> = {}): RaceSetup {
  const seats = drivers.map((driver, seat) => ({ name: `Driver ${seat}`, colour: derby.colours[seat]!, driver }));
  return { game: 'derby', circuit: 'field', options: { length: 20 }, seats, clock: 0, ...more };
}

/** Answers a derby for a session's person until it is over. */
export async function runOut(it: Party, me: Guest, match: string): Promise<void> {
  for (let i = 0; i < 200 && it.store.saves.head(match)?.status === 'open'; i++) {
    await it.rest();
    const update = me.seen(match);
    const decision = update?.asks.find((one) => update.mine.includes(one.seat) && !one.committed);
    if (decision === undefined) continue;
    const choices = update?.choices[String(decision.id)] as { cards?: number[] };
    const action = choices.cards ? { type: 'stake', card: choices.cards[0] } : { type: 'rest' };
    await value(me.client.call('match.act', { match, ask: decision.id, action }));
  }
  expect(it.store.saves.head(match)?.status).toBe('finished');
}

export const RULES: PartyRules = {
  door: 'open',
  watching: true,
  undo: true,
  hints: true,
  chat: true,
  fillWithAi: true,
  aiLevel: 'easy',
  ...USUAL_ABSENCE,
};

/** Opens a table of the derby, or of another setup. */
export function openTable(
  owner: Guest,
  setup: RaceSetup,
  more: { rules?: Partial<PartyRules>; match?: string; name?: string } = {},
): Promise<PartyState> {
  const { rules, match, name = 'Friday' } = more;
  const networks = ['192.168.1.24'];
  const input = { name, setup, rules: { ...RULES, ...rules }, networks, port: 0, ...(match && { match }) };
  return value(owner.client.call('party.open', input));
}

/** A guest at the table, with the host's reply. */
export interface Seated extends Guest {
  joined: Out<'party.join'>;
}

/** A new guest joins the table. */
export async function comeIn(it: Party, code: string, name: string, from?: string): Promise<Seated> {
  const guest = it.join('guest', from);
  const joined = await value(guest.client.call('party.join', { code, name, device: 'phone' }));
  return { ...guest, joined };
}

/** Starts the race with everyone at the table ready. */
export async function startTable(owner: Guest, guests: readonly Guest[]): Promise<string> {
  for (const guest of guests) {
    if (guest.party().guests.some((one) => one.id === guest.party().you && one.seat !== null)) {
      await value(guest.client.call('party.ready', { ready: true }));
    }
  }
  const { match } = await value(owner.client.call('party.start', { force: false }));
  for (const one of [owner, ...guests]) one.updates.push(await value(one.client.call('match.watch', { match })));
  return match;
}
