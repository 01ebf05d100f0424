import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  type CommandName,
  commands,
  DEFAULT_SETTINGS,
  type HostFrame,
  type Link,
  type Reply,
  type Role,
} from './contract';
import { memoryPair } from './links/memory';
import type { Log } from './log';
import { message } from './messages';
import { type ServeOptions, serve } from './serve';
import type { Handlers, Service, Session } from './session';
import { saying } from './tests/saying';

/** A service that answers every command with null and records the calls that reached it. */
function recorder(own: Partial<Record<CommandName, (input: unknown, session: Session) => unknown>> = {}) {
  const reached: { name: string; input: unknown }[] = [];
  const gone: string[] = [];
  const names = Object.keys(commands) as CommandName[];
  const handlers = Object.fromEntries(
    names.map((name) => [
      name,
      (input: unknown, session: Session) => {
        reached.push({ name, input });
        return own[name]?.(input, session) ?? { ok: true, value: null };
      },
    ]),
  ) as unknown as Handlers;
  const service: Service = { handlers, closed: (session) => gone.push(session.id) };
  return { service, reached, gone };
}

function connect(service: Service, role: Role = 'owner', options: ServeOptions = {}) {
  const [near, far] = memoryPair();
  const frames: HostFrame[] = [];
  near.onFrame((text) => frames.push(JSON.parse(text) as HostFrame));
  const session = serve(far, role, service, { check: false, ...options });
  const send = async (text: string): Promise<HostFrame[]> => {
    const before = frames.length;
    near.send(text);
    await settled();
    return frames.slice(before);
  };
  return { near, send, session, frames };
}

/** Long enough for every microtask of a call and its reply. */
/** PADDOCK_LONG=1: the number that the checklists require. */
const PAYLOADS = process.env.PADDOCK_LONG === '1' ? 10_000 : 2000;
const settled = () => new Promise((resolve) => setImmediate(resolve));
const call = (id: number, name: string, input: unknown) => JSON.stringify({ id, call: name, input });
const codeOf = (frame: HostFrame | undefined) => {
  const reply = frame !== undefined && 'reply' in frame ? (frame.reply as Reply<unknown>) : undefined;
  return reply === undefined ? 'no reply' : reply.ok ? 'ok' : reply.fault.code;
};

describe('the listener', () => {
  test('a good call reaches its handler with the parsed input, and the reply has its number', async () => {
    const { service, reached } = recorder();
    const frames = await connect(service).send(call(3, 'match.watch', { match: 'm1', extra: 1 }));
    expect(reached).toEqual([{ name: 'match.watch', input: { match: 'm1' } }]);
    expect(frames).toEqual([{ id: 3, reply: { ok: true, value: null } }]);
  });

  test('invalid input is refused with its path and reaches no handler', async () => {
    const { service, reached } = recorder();
    const frames = await connect(service).send(call(1, 'match.act', { match: 'm', ask: 'x', action: null }));
    expect(frames).toMatchObject([{ id: 1, reply: { ok: false, fault: { code: 'bad-input' } } }]);
    expect(frames).toMatchObject([{ reply: { fault: { said: saying('The value of ask ') } } }]);
    expect(reached).toEqual([]);
  });

  test('a guest cannot tell an owner command from one that does not exist', async () => {
    const { service, reached } = recorder();
    const guest = connect(service, 'guest');
    const [owners] = await guest.send(call(1, 'matches.list', {}));
    const [unknown] = await guest.send(call(1, 'matches.nothing', {}));
    const [inherited] = await guest.send(call(1, 'toString', {}));
    expect(owners).toEqual(unknown);
    expect(inherited).toEqual(unknown);
    expect(codeOf(owners)).toBe('not-allowed');
    expect(reached).toEqual([]);
  });

  test('each role reaches exactly the commands that list it', async () => {
    for (const role of ['owner', 'guest'] as const) {
      for (const name of Object.keys(commands) as CommandName[]) {
        const { service } = recorder();
        const [frame] = await connect(service, role).send(call(1, name, null));
        const allowed = (commands[name].roles as readonly Role[]).includes(role);
        expect([name, role, codeOf(frame)]).toEqual([name, role, allowed ? 'bad-input' : 'not-allowed']);
      }
    }
  });

  test('a throw is logged in full and sent as internal, without its message', async () => {
    const lines: object[] = [];
    const log: Log = { info: () => {}, warn: () => {}, error: (details) => lines.push(details) };
    const { service } = recorder({
      'matches.list': () => {
        throw new Error('secret 42');
      },
      'app.notices': () => Promise.reject(new Error('secret 43')),
    });
    const at = connect(service, 'owner', { log });
    const frames = [...(await at.send(call(1, 'matches.list', {}))), ...(await at.send(call(2, 'app.notices', {})))];
    expect(frames.map(codeOf)).toEqual(['internal', 'internal']);
    expect(JSON.stringify(frames)).not.toContain('secret');
    expect(lines).toMatchObject([{ call: 'matches.list' }, { call: 'app.notices' }]);
  });

  test('with checks on, a reply that breaks the contract is a bug', async () => {
    const { service } = recorder({ 'settings.save': () => ({ ok: true, value: { name: 7 } }) });
    const at = connect(service, 'owner', { check: true });
    expect(codeOf((await at.send(call(1, 'settings.save', DEFAULT_SETTINGS)))[0])).toBe('internal');
    expect(() => at.session.push('app.notice', { id: '' } as never)).toThrow();
  });

  test('a guest gets 40 messages at once and 20 more a second, the rest are refused as too fast', async () => {
    let time = 0;
    const { service, reached } = recorder();
    const at = connect(service, 'guest', { now: () => time });
    const talk = async (times: number) => {
      const codes: string[] = [];
      for (let i = 1; i <= times; i += 1)
        codes.push(codeOf((await at.send(call(i, 'match.watch', { match: 'm' })))[0]));
      return codes.filter((code) => code === 'ok').length;
    };
    expect(await talk(50)).toBe(40);
    time += 1000;
    expect(await talk(50)).toBe(20);
    expect(reached.length).toBe(60);
    expect(codeOf((await at.send(call(99, 'match.watch', { match: 'm' })))[0])).toBe('too-fast');
  });

  test('a client that keeps flooding is closed', async () => {
    const { service, gone } = recorder();
    const closed = vi.fn();
    const at = connect(service, 'guest', { now: () => 0 });
    at.near.onClose(closed);
    for (let i = 1; i <= 500; i += 1) at.near.send(call(i, 'match.watch', { match: 'm' }));
    await settled();
    expect(closed).toHaveBeenCalledTimes(1);
    expect(gone).toEqual([at.session.id]);
  });

  test('frames on a closed link are not read, answered or logged, however many arrive', async () => {
    const lines: string[] = [];
    const note = (_: object, message: string) => lines.push(message);
    const { service, reached } = recorder();
    const [near, far] = memoryPair();
    const answered: string[] = [];
    near.onFrame((text) => answered.push(text));
    // Like a socket: it stays open until the other side has agreed to close, and keeps delivering frames.
    const log: Log = { info: note, warn: note, error: note };
    serve({ ...far, close: () => {} }, 'guest', service, { check: false, log, now: () => 0 });
    for (let i = 0; i < 5000; i += 1) near.send('12345678');
    near.send(call(1, 'match.watch', { match: 'm' }));
    await settled();
    expect(lines).toEqual(['client closed for talking too fast']);
    expect(answered.length).toBe(40 + 100);
    expect(reached).toEqual([]);
  });

  test('a good message now and then does not forgive a flood', async () => {
    let time = 0;
    const { service, gone } = recorder();
    const at = connect(service, 'guest', { now: () => time });
    for (let second = 0; second < 20; second += 1) {
      time += 1000;
      for (let i = 0; i < 60; i += 1) at.near.send(call(1, 'match.watch', { match: 'm' }));
      await settled();
    }
    expect(gone).toEqual([at.session.id]);
  });

  test('after hello a client has 20 s to join, and again each time it leaves', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { service } = recorder();
      const settle: boolean[] = [];
      const place = {
        settle: (isAtTable: boolean) => settle.push(isAtTable),
        isCrowded: () => false,
        isFull: () => false,
      };
      const at = connect(service, 'guest', { helloWithin: 5000, joinWithin: 20_000, place, now: () => 0 });
      const closed = vi.fn();
      at.near.onClose(closed);
      const say = async (name: string, input: object) => codeOf((await at.send(call(1, name, input)))[0]);
      vi.advanceTimersByTime(4000);
      expect(await say('app.hello', { protocol: 1, version: '' })).toBe('ok');
      vi.advanceTimersByTime(19_000);
      // A second hello buys no time.
      expect(await say('app.hello', { protocol: 1, version: '' })).toBe('ok');
      vi.advanceTimersByTime(900);
      expect(await say('party.join', { code: 'ABC234', name: 'Ada', device: 'phone' })).toBe('ok');
      vi.advanceTimersByTime(3_600_000);
      expect(await say('party.leave', {})).toBe('ok');
      vi.advanceTimersByTime(19_000);
      expect(await say('party.join', { code: 'ABC234', name: 'Ada', device: 'phone' })).toBe('ok');
      at.session.push('party.update', { party: null, why: message('why.asked') });
      vi.advanceTimersByTime(19_999);
      await settled();
      expect(closed).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      await settled();
      expect(closed).toHaveBeenCalledTimes(1);
      expect(settle).toEqual([false, true, false, true, false]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a guest gets three large answers at once and one more every two seconds, the owner has no limit', async () => {
    let time = 0;
    const { service } = recorder();
    const codes = async (role: Role) => {
      const at = connect(service, role, { now: () => time });
      const replies: string[] = [];
      for (let i = 1; i <= 8; i += 1) {
        if (i === 6) time += 2000;
        replies.push(codeOf((await at.send(call(i, 'matches.result', { match: 'm' })))[0]));
      }
      return replies.filter((code) => code === 'ok').length;
    };
    expect([await codes('guest'), await codes('owner')]).toEqual([4, 8]);
  });

  test('a guest gets the list of parties five times at once, and then once every two seconds', async () => {
    let time = 0;
    const { service } = recorder();
    const at = connect(service, 'guest', { now: () => time });
    let listed = 0;
    for (let i = 1; i <= 20; i += 1) {
      if (i === 11) time += 2000;
      if (codeOf((await at.send(call(i, 'party.list', {})))[0]) === 'ok') listed += 1;
    }
    expect(listed).toBe(6);
  });

  test('the number of calls in progress is bounded', async () => {
    const { service, reached } = recorder({ 'match.hint': () => new Promise(() => {}) });
    const at = connect(service, 'owner', { now: () => 0 });
    for (let i = 1; i <= 70; i += 1) at.near.send(call(i, 'match.hint', { match: 'm', ask: 1 }));
    await settled();
    expect(reached.length).toBe(64);
    expect(at.frames.map(codeOf)).toEqual(Array.from({ length: 6 }, () => 'too-fast'));
  });

  test('the host is notified once when a client has gone, and sends it nothing more', async () => {
    const { service, gone } = recorder();
    const at = connect(service);
    at.near.close();
    at.near.close();
    await settled();
    at.session.push('matches.changed', {});
    await settled();
    expect(gone).toEqual([at.session.id]);
    expect(at.frames).toEqual([]);
  });
});

describe('fuzz', () => {
  const deaf: Pick<ServeOptions, 'now'> = { now: timeEnough() };
  function timeEnough(): () => number {
    let time = 0;
    return () => (time += 1000);
  }

  test('any text gets exactly one API error and nothing else', async () => {
    const { service, reached } = recorder();
    const at = connect(service, 'owner', deaf);
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.json({ maxDepth: 12 })),
        async (text) => {
          const frames = await at.send(text);
          expect(frames.map(codeOf)).toEqual(['bad-input']);
        },
      ),
      { numRuns: 2000 },
    );
    expect(reached).toEqual([]);
  });

  test(`${PAYLOADS} random payloads at every command: each gets exactly one reply, none throws`, async () => {
    const { service } = recorder();
    const errors: object[] = [];
    const log: Log = { info: () => {}, warn: () => {}, error: (details) => errors.push(details) };
    const connections = {
      owner: connect(service, 'owner', { ...deaf, log }),
      guest: connect(service, 'guest', { ...deaf, log }),
    };
    const names = Object.keys(commands) as CommandName[];
    const payload = fc.oneof(
      fc.jsonValue({ maxDepth: 4 }),
      fc.record(
        {
          match: fc.oneof(fc.string(), fc.integer()),
          ask: fc.oneof(fc.integer(), fc.double(), fc.string()),
          action: fc.jsonValue({ maxDepth: 3 }),
          seat: fc.oneof(fc.integer({ min: -2, max: 12 }), fc.string()),
          paused: fc.oneof(fc.boolean(), fc.string()),
          game: fc.string(),
          circuit: fc.string(),
        },
        { requiredKeys: [] },
      ),
    );
    let id = 0;
    // Generated once for all commands: the same seed gives the same payloads, and generating them is slow.
    const inputs = fc.sample(payload, { numRuns: PAYLOADS / 5, seed: 7 });
    for (const name of names) {
      const at = connections[(commands[name].roles as readonly Role[]).includes('owner') ? 'owner' : 'guest'];
      const before = at.frames.length;
      for (const input of inputs) {
        for (let turn = 0; turn < 5; turn += 1) {
          id += 1;
          at.near.send(
            call(id, name, turn === 0 ? input : { ...objectOf(input), turn, match: turn === 4 ? 'm' : turn }),
          );
        }
        await settled();
      }
      expect(at.frames.length - before).toBe(PAYLOADS);
      expect(
        at.frames
          .slice(before)
          .map(codeOf)
          .filter((code) => code !== 'ok' && code !== 'bad-input'),
      ).toEqual([]);
      at.frames.length = 0;
    }
    expect(errors).toEqual([]);
  }, 600_000);
});

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : { value };
}

test('the memory link keeps order and drops frames after closing', async () => {
  const [a, b]: [Link, Link] = memoryPair();
  const got: string[] = [];
  const opened = vi.fn();
  b.onOpen(opened);
  b.onFrame((frame) => got.push(frame));
  a.send('1');
  a.send('2');
  await settled();
  a.close();
  a.send('3');
  await settled();
  expect(got).toEqual(['1', '2']);
  expect(opened).toHaveBeenCalledTimes(1);
});
