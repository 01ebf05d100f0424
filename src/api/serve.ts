// Answers one connected client: the checks at the door in their order, then the handler. Faults are values; a throw is a bug.
// Not for: opening ports (host/serve.ts) or judging actions (the host).

import { decodeClientFrame, encodeHostFrame, idOf, isTooBig } from './codec';
import {
  type CommandName,
  commands,
  type Fault,
  type Link,
  type MatchUpdate,
  type Push,
  type PushName,
  pushes,
  type Reply,
  type Role,
} from './contract';
import { createDeltaSender, type DeltaSender, type Pack } from './delta';
import { isLinkCall, LINK_WHOLE, linkCalls } from './link-calls';
import { type Log, silentLog } from './log';
import { createMeter, RATES, type Rate } from './rate';
import type { Service, Session } from './session';

/** Calls of one client that may be under way at once. */
const MAX_PENDING = 64;
/**
 * Refusals for talking too fast after which the link is closed. They are forgiven with time and with nothing else: one
 * good message between two floods makes neither better.
 */
const MAX_REFUSED: Record<Role, Rate> = {
  owner: { perSecond: 20, burst: 400 },
  guest: { perSecond: 10, burst: 100 },
};
/** Answers that take a host tens of ms and bring a guest hundreds of KB; a page asks for one when it is opened. */
const LARGE: ReadonlySet<string> = new Set<CommandName>(['matches.result']);
const MAX_LARGE: Rate = { perSecond: 0.5, burst: 3 };
/** Messages before app.hello; a page says it first. */
const BEFORE_HELLO = 20;

export interface ServeOptions {
  log?: Log;
  /** Check replies and pushes against the contract too. On in tests and development. */
  check?: boolean;
  /** ms from any start, for the rate. */
  now?: () => number;
  /** A guest's network address; null for the host's own windows. */
  from?: string | null;
  /** ms until a client must have said app.hello with success, else the link is closed; no limit where left out. */
  helloWithin?: number;
  /** ms after that in which the client must have joined the party, each time it has not; no limit where left out. */
  joinWithin?: number;
  /** Hears whether the client is at the table, and knows whether there is room for one more from its address. */
  place?: { settle(isAtTable: boolean): void; isCrowded(): boolean };
  /** Sends updates of a race as what changed, packed with this; whole where left out. */
  pack?: Pack;
}

const INTERNAL: Fault = {
  code: 'internal',
  message: 'Paddock made a mistake here. Nothing was changed; its log says more.',
};
const TOO_FAST: Fault = { code: 'too-fast', message: 'Too many messages at once. Wait a moment and try again.' };
/** One fault for names that do not exist and names that are not for this role, so that guests cannot tell them apart. */
const NO_SUCH_COMMAND: Fault = { code: 'not-allowed', message: 'There is no such command here.' };

let sessions = 0;

/** Serves a client on this link until it closes. The role comes from where the link arrived. */
export function serve(link: Link, role: Role, service: Service, options: ServeOptions = {}): Session {
  const log = options.log ?? silentLog;
  const check = options.check ?? import.meta.env.DEV;
  const mayTalk = createMeter(RATES[role], options.now ?? (() => performance.now()));
  const mayAskMuch = createMeter(MAX_LARGE, options.now ?? (() => performance.now()));
  const deltas = options.pack === undefined ? undefined : createDeltaSender(options.pack);
  const mayBeRefused = createMeter(MAX_REFUSED[role], options.now ?? (() => performance.now()));
  let open = true;
  /** Closed from here, though the other side may not know yet: nothing it sends counts any more. */
  let dead = false;
  let pending = 0;
  let unknown = 0;

  sessions += 1;
  const session: Session = {
    id: `session-${sessions}`,
    role,
    from: options.from ?? null,
    ...(options.place && { isCrowded: options.place.isCrowded }),
    close: shut,
    push(name, body) {
      if (check) pushes[name].parse(body);
      if (open) link.send(pushFrame(name, body, deltas));
      if (name === 'party.moved' || (name === 'party.update' && (body as Push<'party.update'>).party === null))
        settle(false);
    },
  };
  let isGreeted = options.helloWithin === undefined;
  /** It has begun to, whether or not it has been answered. */
  let saysHello = isGreeted;
  let waiting = closeAfter(options.helloWithin);

  function shut(): void {
    if (dead) return;
    dead = true;
    clearTimeout(waiting);
    link.close();
  }

  function closeAfter(ms: number | undefined): NodeJS.Timeout | undefined {
    return ms === undefined ? undefined : setTimeout(shut, ms);
  }

  /** Who is not at the table has so much time to sit down, counted from hello or from getting up. */
  function settle(isAtTable: boolean): void {
    options.place?.settle(isAtTable);
    clearTimeout(waiting);
    waiting = isAtTable || !open || dead ? undefined : closeAfter(options.joinWithin);
  }

  /** What a granted call says of where the client is. */
  function noteComing(call: string): void {
    if (call === 'app.hello' && !isGreeted) {
      isGreeted = true;
      settle(false);
    } else if (call === 'party.join') settle(true);
    else if (call === 'party.leave') settle(false);
  }

  function reply(id: number, value: Reply<unknown>): void {
    if (open) link.send(encodeHostFrame({ id, reply: value }));
  }

  function refuseFast(frame: string): void {
    if (mayBeRefused()) {
      reply(idOf(frame), { ok: false, fault: TOO_FAST });
      return;
    }
    log.warn({ session: session.id, role, from: session.from }, 'client closed for talking too fast');
    shut();
  }

  async function receive(frame: string): Promise<void> {
    // Size comes before rate: an oversize frame costs its sender a message, not the host a parse.
    if (!mayTalk()) return refuseFast(isTooBig(frame) ? '' : frame);
    if (!saysHello) unknown += 1;
    if (unknown > BEFORE_HELLO) {
      log.warn({ session: session.id, role, from: session.from }, 'client closed for talking without a hello');
      shut();
      return;
    }
    const decoded = decodeClientFrame(frame);
    if (!decoded.ok) return reply(decoded.id, { ok: false, fault: decoded.fault });
    if (pending >= MAX_PENDING) return refuseFast(frame);
    if (role === 'guest' && LARGE.has(decoded.frame.call) && !mayAskMuch()) return refuseFast(frame);
    const { id, call, input } = decoded.frame;
    if (call === 'app.hello') saysHello = true;
    if (isLinkCall(call)) {
      answerLinkCall(id, call, input);
      return;
    }
    pending += 1;
    const value = await answer(call, input, session, service, check, log);
    pending -= 1;
    if (value.ok) noteComing(call);
    if (value.ok && deltas !== undefined) noteWatching(deltas, call, input, value.value);
    reply(id, value);
  }

  function answerLinkCall(id: number, call: keyof typeof linkCalls, input: unknown): void {
    const parsed = linkCalls[call].safeParse(input);
    reply(id, parsed.success ? { ok: true, value: null } : { ok: false, fault: badInput(parsed.error.issues[0]) });
    if (!parsed.success) return;
    const newest = call === LINK_WHOLE && 'match' in parsed.data ? deltas?.newest(parsed.data.match) : undefined;
    if (newest !== undefined && open) link.send(encodeHostFrame({ push: 'match.update', body: newest }));
  }

  link.onFrame((frame) => {
    if (open && !dead) void receive(frame);
  });
  link.onClose(() => {
    if (!open) return;
    open = false;
    clearTimeout(waiting);
    service.closed(session);
  });
  return session;
}

function pushFrame<N extends PushName>(name: N, body: Push<N>, deltas: DeltaSender | undefined): string {
  // TypeScript does not follow the name to its body.
  const delta = name === 'match.update' ? deltas?.frameFor(body as MatchUpdate) : undefined;
  return delta ?? encodeHostFrame({ push: name, body });
}

/** Replies that bring a whole update, or end a watch, count for what comes after them. */
function noteWatching(deltas: DeltaSender, call: string, input: unknown, value: unknown): void {
  if (call === 'match.watch' || call === 'match.sit') deltas.given(value as MatchUpdate);
  else if (call === 'match.leave') deltas.forget(commands[call].input.parse(input).match);
}

async function answer(
  name: string,
  input: unknown,
  session: Session,
  service: Service,
  check: boolean,
  log: Log,
): Promise<Reply<unknown>> {
  if (!isCommand(name)) return { ok: false, fault: NO_SUCH_COMMAND };
  const command = commands[name];
  if (!(command.roles as readonly Role[]).includes(session.role)) return { ok: false, fault: NO_SUCH_COMMAND };
  const parsed = command.input.safeParse(input);
  if (!parsed.success) return { ok: false, fault: badInput(parsed.error.issues[0]) };
  try {
    // The parsed input is the one this very command asks for; TypeScript cannot follow the name through the union.
    const handler = service.handlers[name] as (input: unknown, session: Session) => unknown;
    const value = (await handler(parsed.data, session)) as Reply<unknown>;
    if (check && value.ok) command.output.parse(value.value);
    return value;
  } catch (error) {
    log.error({ err: error, call: name, session: session.id }, 'a command threw');
    return { ok: false, fault: INTERNAL };
  }
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

function badInput(issue: { path: PropertyKey[]; message: string } | undefined): Fault {
  if (issue === undefined) return { code: 'bad-input', message: 'The input does not fit this command.' };
  const where = issue.path.map(String).join('.');
  return { code: 'bad-input', message: where === '' ? `${issue.message}.` : `${where}: ${issue.message}.` };
}
