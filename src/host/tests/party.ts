// A whole host for tests: real store in a temporary folder, real links and client, the derby toy game, time by hand.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answer } from '@ai/bots';
import type { Question, Thinker } from '@ai/thinker';
import { createClient } from '@api/client';
import type { Driver, MatchUpdate, Notice, RaceSetup, Reply, Role } from '@api/contract';
import { memoryPair } from '@api/links/memory';
import { serve } from '@api/serve';
import type { Client } from '@api/session';
import type { AnyGame, Json } from '@core/contract';
import { findAsk } from '@core/engine';
import { drawFrom, seedRng } from '@core/rng';
import { derby } from '@core/tests/toy';
import { openStore } from '@store/open';
import type { Store } from '@store/store';
import { vi } from 'vitest';
import type { Clock } from '../clock';
import { createHost, type Host } from '../host';

// Disks differ by a factor of fifty; a slow one is no failure.
vi.setConfig({ testTimeout: 60_000 });

/** A clock that moves only when told. */
export interface HandClock extends Clock {
  /** Moves on; timers that fall due run in order. */
  pass(ms: number): void;
  /** Moves on without running timers until the end, as a machine that slept. */
  sleep(ms: number): void;
}

export function handClock(start = 1_800_000_000_000): HandClock {
  let now = start;
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
    now: () => now,
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

/** Answers at once with the game's own bots. trouble: what it does instead, set by tests. */
export interface TestThinker extends Thinker {
  trouble: 'none' | 'reject' | 'nonsense' | 'silent';
  questions: Question[];
}

export function testThinker(games: Readonly<Record<string, AnyGame>>): TestThinker {
  const thinker: TestThinker = {
    trouble: 'none',
    questions: [],
    async decide(question) {
      thinker.questions.push(question);
      if (thinker.trouble === 'reject') throw new Error('the worker is lost');
      if (thinker.trouble === 'nonsense') return { action: { type: 'fly' } as Json, ms: 0 };
      if (thinker.trouble === 'silent') return new Promise(() => {});
      const { state } = question;
      const stream = seedRng(question.seed);
      const ask = findAsk(state, question.ask)!;
      return { action: answer(games[question.game]!, state, ask, question.bot, (n) => drawFrom(stream, n)), ms: 0 };
    },
    close: async () => {},
  };
  return thinker;
}

/** A client with what it was told, newest last. */
export interface Guest {
  client: Client;
  updates: MatchUpdate[];
  notices: Notice[];
  /** Every frame that reached it, as text. */
  frames: string[];
  /** The newest update of a race. */
  seen(match: string): MatchUpdate;
  close(): void;
}

export interface Party {
  dir: string;
  store: Store;
  host: Host;
  clock: HandClock;
  thinker: TestThinker;
  join(role?: Role): Guest;
  /** Lets everything that is under way come to rest. */
  rest(): Promise<void>;
  /** Closes host and store and opens them again on the same folder, as an app that restarts. */
  restart(): Promise<void>;
  end(): void;
}

export interface PartyOptions {
  games?: Readonly<Record<string, AnyGame>>;
  maxPages?: number;
}

export async function party(options: PartyOptions = {}): Promise<Party> {
  const dir = mkdtempSync(path.join(tmpdir(), 'paddock-host-'));
  const games = options.games ?? { derby };
  const clock = handClock();
  const thinker = testThinker(games);
  let ids = 0;
  async function start(): Promise<{ store: Store; host: Host }> {
    const opened = await openStore({ dir, now: clock.now, maxPages: options.maxPages ?? 0 });
    if (!opened.ok) throw opened.trouble;
    const { store } = opened;
    const newId = () => `id-${++ids}`;
    const newSeed = () => `seed-of-the-race-${++ids}`;
    const about = { version: '0.1.0', shell: 'test' } as const;
    return { store, host: createHost({ store, thinker, games, ...about, clock, newId, newSeed }) };
  }
  const now = await start();
  const it: Party = {
    dir,
    store: now.store,
    host: now.host,
    clock,
    thinker,
    join: (role = 'owner') => join(it.host, role),
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

function join(host: Host, role: Role): Guest {
  const frames: string[] = [];
  const client = createClient(() => {
    const [near, far] = memoryPair();
    // Time stands still in tests, so the rate gets a clock of its own that never holds anybody up.
    let at = 0;
    serve(far, role, host, { check: true, now: () => (at += 1000) });
    near.onFrame((frame) => frames.push(frame));
    return near;
  });
  const updates: MatchUpdate[] = [];
  const notices: Notice[] = [];
  client.on('match.update', (update) => updates.push(update));
  client.on('app.notice', (notice) => notices.push(notice));
  return {
    client,
    updates,
    notices,
    frames,
    seen: (match) => updates.findLast((update) => update.match === match)!,
    close: () => client.close(),
  };
}

/** The value of a reply that must be granted. */
export async function value<T>(reply: Promise<Reply<T>>): Promise<T> {
  const got = await reply;
  if (!got.ok) throw new Error(`${got.fault.code}: ${got.fault.message}`);
  return got.value;
}

/** The code of a reply that must be refused. */
export async function code(reply: Promise<Reply<unknown>>): Promise<string> {
  const got = await reply;
  return got.ok ? 'granted' : got.fault.code;
}

export const YOU: Driver = { kind: 'you' };
export const HOTSEAT: Driver = { kind: 'hotseat' };
export const bot = (level: 'random' | 'easy' | 'medium' | 'hard' = 'easy'): Driver => ({ kind: 'ai', level });

/** A derby with these drivers. */
export function derbySetup(drivers: Driver[], more: Partial<RaceSetup> = {}): RaceSetup {
  const seats = drivers.map((driver, seat) => ({ name: `Driver ${seat}`, colour: derby.colours[seat]!, driver }));
  return { game: 'derby', circuit: 'field', options: { length: 20 }, seats, clock: 0, ...more };
}
