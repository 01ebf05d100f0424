// Fuzzed frames at a table with a running race: from strangers, watchers and a driver. Nothing may break, and nothing of the
// race or of others' seats may change. `npm test` sends 20,000, `paddock fuzz` the number asked for.

import { type CommandName, commands, type Link, PROTOCOL } from '@api/contract';
import { memoryPair } from '@api/links/memory';
import type { Log } from '@api/log';
import { serve } from '@api/serve';
import type { AnyGame } from '@core/contract';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { pack } from '@host/server/pack';
import { type Rehearsal, rehearse } from '../rehearsal/rehearsal';

export interface FuzzOptions {
  games: Readonly<Record<string, AnyGame>>;
  game: string;
  frames: number;
  seed: string;
  /** Called now and then with the number of frames done. */
  progress?: (done: number) => void;
}

/** replies: how often each API error code was answered, and how often a call was granted. */
export interface FuzzResult {
  frames: number;
  replies: Record<string, number>;
}

/** Drivers at the table; the last one is the fuzzer. */
const PLAYERS = 3;
const LAST = PLAYERS - 1;
/** Frames between two checks of the race and of everyone's place. */
const LOOK_EVERY = 500;
const GUEST_CALLS = (Object.keys(commands) as CommandName[]).filter((name) => isForGuests(name));
/** Calls that a driver may legitimately make for their own seat; the fuzz leaves these to watchers. */
const DRIVER_CALLS = GUEST_CALLS.filter((name) => name.startsWith('match.') && name !== 'match.hint');

type Draw = (bound: number) => number;
type Kind = 'stranger' | 'watcher' | 'driver';

/** Runs the fuzz. Throws at the first failure, with seed and frame. */
export async function fuzzTable(options: FuzzOptions): Promise<FuzzResult> {
  const { games, game, frames, seed } = options;
  const errors: object[] = [];
  const log: Log = { info: () => {}, warn: () => {}, error: (details) => errors.push(details) };
  const table = await rehearse({ games, game, players: PLAYERS, watchers: 1, log });
  try {
    const { match } = await table.start();
    // The last player's window is gone; the fuzzer takes its place, with its token.
    table.guests[LAST]?.client.close();
    await settled();
    const before = await standing(table, match);
    const draw = drawOf(seedRng(seed));
    const replies: Record<string, number> = {};
    let last = '';
    for (let done = 0; done < frames; ) {
      const kind = (['stranger', 'watcher', 'driver'] as const)[draw(3)] ?? 'stranger';
      const client = await connect(table, kind, replies);
      for (let i = 0; i < LOOK_EVERY && done < frames; i += 1, done += 1) {
        last = frameOf(draw, { match, kind, code: table.party.code });
        client.send(last);
        if (i % 50 === 49) await settled();
      }
      await settled();
      client.close();
      await settled();
      const after = await standing(table, match);
      const wrong = errors.length > 0 ? `an error was logged: ${JSON.stringify(errors[0])}` : undefined;
      const changed = after === before ? undefined : `something changed: ${after} was ${before}`;
      const isInternal = Object.hasOwn(replies, 'internal');
      const trouble = wrong ?? changed ?? (isInternal ? 'an internal fault' : undefined);
      if (trouble !== undefined) throw new Error(`${trouble} (seed ${seed}, about frame ${done}, last ${last})`);
      options.progress?.(done);
    }
    return { frames, replies };
  } finally {
    await table.close();
  }
}

/** The race and everyone's place, as text. */
async function standing(table: Rehearsal, match: string): Promise<string> {
  const { saves } = table.store;
  const reply = await table.owner.call('party.state', {});
  const party = reply.ok ? reply.value?.party : undefined;
  const players = table.guests.slice(0, LAST).map(({ client }) => client.state());
  return JSON.stringify([
    saves.head(match)?.step,
    saves.lastMove(match)?.hash,
    party?.seats,
    party?.rules,
    party?.match,
    party?.guests.flatMap(({ id, name, seat, away }) => {
      if (seat === null) return [];
      return [[id, name, seat, seat === LAST || away === null]];
    }),
    players,
  ]);
}

/** A new client without a socket and without a rate limit: the code behind the limit is under test. */
async function connect(table: Rehearsal, kind: Kind, replies: Record<string, number>): Promise<Link> {
  const [near, far] = memoryPair();
  let time = 0;
  const now = () => (time += 1000);
  serve(far, 'guest', table.service, { check: true, now, pack, from: '10.0.0.66' });
  near.onFrame((frame) => {
    const code = codeOf(frame);
    if (code !== undefined) replies[code] = (replies[code] ?? 0) + 1;
  });
  const say = (id: number, call: string, input: object) => near.send(JSON.stringify({ id, call, input }));
  say(1, 'app.hello', { protocol: PROTOCOL, version: '' });
  if (kind === 'watcher') say(2, 'party.join', { code: table.party.code, name: 'Fuzz', device: 'phone' });
  const driver = table.guests[LAST];
  if (kind === 'driver' && driver !== undefined) {
    say(2, 'party.join', { token: driver.token, device: 'phone' });
  }
  await settled();
  return near;
}

function codeOf(frame: string): string | undefined {
  const read = JSON.parse(frame) as { reply?: { ok: boolean; fault?: { code: string } } };
  return read.reply === undefined ? undefined : (read.reply.fault?.code ?? 'granted');
}

interface About {
  match: string;
  kind: Kind;
  code: string;
}

function frameOf(draw: Draw, about: About): string {
  const whole = JSON.stringify({
    id: draw(1_000_000) + 1,
    call: callOf(draw, about.kind),
    input: inputOf(draw, about),
  });
  switch (draw(8)) {
    case 0:
      return spoilText(draw, whole);
    case 1:
      return JSON.stringify(anyValue(draw, 4));
    case 2:
      return '['.repeat(draw(3000)) + ']'.repeat(draw(3000));
    default:
      return whole;
  }
}

function callOf(draw: Draw, kind: Kind): string {
  const calls = kind === 'driver' ? DRIVER_CALLS : GUEST_CALLS;
  if (draw(12) > 0) return calls[draw(calls.length)] ?? '';
  return (
    ['toString', '__proto__', 'party.close', 'party.kick', 'match.handOver', 'link.whole', 'link.ping', ''][draw(8)] ??
    ''
  );
}

/** An input that is nearly right: some of its parts are, some are not. */
function inputOf(draw: Draw, { match, kind, code }: About): unknown {
  if (draw(6) === 0) return anyValue(draw, 3);
  const parts: readonly [string, unknown][] = [
    ['match', match],
    // A driver's own open decisions have small numbers: legitimate answers are not sent.
    ['ask', kind === 'driver' ? 1000 + draw(1000) : draw(8)],
    ['action', anyValue(draw, 3)],
    ['seq', draw(5) - 1],
    ['seat', draw(4) === 0 ? null : draw(12) - 1],
    ['code', draw(2) === 0 ? code : 'ABC234'],
    ['token', 'x'.repeat(15 + draw(60))],
    ['device', ['phone', 'tablet', 'toaster'][draw(3)]],
    ['name', TEXTS[draw(TEXTS.length)]],
    ['text', TEXTS[draw(TEXTS.length)]],
    ['colour', ['red', 'teal', 'none'][draw(3)]],
    ['to', [null, 'host', 'nobody'][draw(3)]],
    ['ready', draw(2) === 0],
    ['last', draw(70_000)],
    ['move', draw(2) === 0],
    ['protocol', draw(4)],
    ['version', TEXTS[draw(TEXTS.length)]],
  ];
  const kept = parts.filter(() => draw(10) > 0);
  const spoilt = kept.map(([key, value]) => [key, draw(12) === 0 ? anyValue(draw, 2) : value] as const);
  return Object.fromEntries(spoilt);
}

const TEXTS = [
  '',
  ' ',
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '\u202egnirts',
  '\u0000\u0007',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  'x'.repeat(3000),
  'Zoë 🏎️',
  '\ud800',
  "'; DROP TABLE races; --",
];
const NUMBERS = [0, -1, 0.5, 1e308, -0, 2 ** 53, 2 ** 32, 255, Number.MIN_VALUE];

function anyValue(draw: Draw, depth: number): unknown {
  const kind = draw(depth > 0 ? 7 : 5);
  if (kind === 0) return null;
  if (kind === 1) return draw(2) === 0;
  if (kind === 2) return NUMBERS[draw(NUMBERS.length)];
  if (kind < 5) return TEXTS[draw(TEXTS.length)];
  const size = draw(5);
  if (kind === 5) return Array.from({ length: size }, () => anyValue(draw, depth - 1));
  const keys = ['match', 'seat', 'type', 'length', 'valueOf', 'toJSON', 'then', ...TEXTS];
  return Object.fromEntries(Array.from({ length: size }, () => [keys[draw(keys.length)], anyValue(draw, depth - 1)]));
}

/** Cuts, doubles or overwrites a piece of the text. */
function spoilText(draw: Draw, text: string): string {
  const at = draw(text.length);
  const piece = ['', '"', '}', '\\', '{"__proto__":1,', '\u0000', '1e999', text.slice(at)][draw(8)] ?? '';
  return text.slice(0, at) + piece + text.slice(at + draw(9));
}

function isForGuests(name: CommandName): boolean {
  const roles: readonly string[] = commands[name].roles;
  return roles.includes('guest');
}

/** Long enough for every call and its reply. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
