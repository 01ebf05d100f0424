// Serves one connected client: the checks in their order, then the handler. API errors are values; a throw is a bug.
// Not here: listening on ports (host/server/owner-listener.ts) or judging actions (the host).

import type { MessageDescriptor } from '@i18n/messages';
import { type AdmissionOptions, createAdmission } from './admission';
import {
  type ApiError,
  type CommandName,
  commands,
  type Link,
  type MatchUpdate,
  type Push,
  type PushName,
  pushes,
  type Reply,
  type Role,
} from './contract';
import { decodeClientFrame, encodeHostFrame, idOf, isTooBig } from './frames/codec';
import { createDeltaSender, type DeltaSender, type Pack } from './frames/delta';
import { isLinkCall, linkCalls } from './links/link-calls';
import { LINK_WHOLE } from './links/link-names';
import { type Log, silentLog } from './log';
import { message } from './messages';
import { createTalkLimits } from './rate';
import type { Service, Session } from './session';
import type { Refined } from './shapes';
import type { z } from './zod';

/** Maximum number of calls in progress per client. */
const MAX_PENDING = 64;

export interface ServeOptions extends AdmissionOptions {
  log?: Log;
  /** Also check replies and pushes against the contract. On in tests and development. */
  check?: boolean;
  /** ms from any start, for rate limits. */
  now?: () => number;
  /** A guest's network address; null for the host's own windows. */
  from?: string | null;
  /** Compresses race updates into deltas; they are sent in full if left out. */
  pack?: Pack;
}

const INTERNAL: ApiError = {
  code: 'internal',
  said: message('internal'),
};
const TOO_FAST: ApiError = { code: 'too-fast', said: message('too-fast') };
/** One API error for names that do not exist and names not allowed for this role, so that guests cannot tell them apart. */
const NO_SUCH_COMMAND: ApiError = { code: 'not-allowed', said: message('no-command') };

let sessions = 0;

/** Serves a client on this link until it closes. The role depends on where the link came in. */
export function serve(link: Link, role: Role, service: Service, options: ServeOptions = {}): Session {
  const log = options.log ?? silentLog;
  const check = options.check ?? import.meta.env.DEV;
  const limits = createTalkLimits(role, options.now ?? (() => performance.now()));
  const deltas = options.pack === undefined ? undefined : createDeltaSender(options.pack);
  const sender = createFrameSender(link);
  const admission = createAdmission(options, shut);
  let pending = 0;

  sessions += 1;
  const session: Session = {
    id: `session-${sessions}`,
    role,
    from: options.from ?? null,
    ...(options.place && { isCrowded: options.place.isCrowded, isFull: options.place.isFull }),
    close: shut,
    push(name, body) {
      if (check) pushes[name].parse(body);
      sender.send(() => pushFrame(name, body, deltas));
      if (name === 'party.moved' || (name === 'party.update' && (body as Push<'party.update'>).party === null))
        admission.gotUp();
    },
  };

  function shut(): void {
    admission.gone();
    sender.shut();
  }

  function reply(id: number, value: Reply<unknown>): void {
    sender.send(() => encodeHostFrame({ id, reply: value }));
  }

  function closeFor(what: string): void {
    log.warn({ session: session.id, role, from: session.from }, `client closed for ${what}`);
    shut();
  }

  function refuseFast(frame: string): void {
    if (limits.mayBeRefused()) reply(idOf(frame), { ok: false, fault: TOO_FAST });
    else closeFor('talking too fast');
  }

  async function receive(frame: string): Promise<void> {
    // Size is checked before rate: an oversize frame costs its sender a message and the host no parsing.
    if (!limits.mayTalk()) return refuseFast(isTooBig(frame) ? '' : frame);
    if (!admission.mayTalk()) return closeFor('talking without a hello');
    const decoded = decodeClientFrame(frame);
    if (!decoded.ok) return reply(decoded.id, { ok: false, fault: decoded.fault });
    const { id, call, input } = decoded.frame;
    if (pending >= MAX_PENDING || !limits.mayCall(call)) return refuseFast(frame);
    admission.noteCall(call);
    if (isLinkCall(call)) return answerLinkCall(id, call, input);
    pending += 1;
    const value = await answer(call, input, session, service, check, log);
    pending -= 1;
    if (value.ok) admission.noteGranted(call);
    if (value.ok && deltas !== undefined) noteWatching(deltas, call, input, value.value);
    reply(id, value);
  }

  function answerLinkCall(id: number, call: keyof typeof linkCalls, input: unknown): void {
    const parsed = linkCalls[call].safeParse(input);
    reply(id, parsed.success ? { ok: true, value: null } : { ok: false, fault: badInput(parsed.error.issues[0]) });
    if (!parsed.success) return;
    const newest = call === LINK_WHOLE && 'match' in parsed.data ? deltas?.newest(parsed.data.match) : undefined;
    if (newest !== undefined) sender.send(() => encodeHostFrame({ push: 'match.update', body: newest }));
  }

  sender.listen(
    (frame) => void receive(frame),
    () => {
      admission.gone();
      service.closed(session);
    },
  );
  return session;
}

/** The host's end of a link: nothing is read after the host closes it, nothing is written after the other side has closed. */
function createFrameSender(link: Link) {
  let open = true;
  /** Closed from this side although the other side may not know yet; frames from it no longer count. */
  let dead = false;
  return {
    shut(): void {
      if (dead) return;
      dead = true;
      link.close();
    },
    /** write: creates the frame, only if someone can still receive it. */
    send(write: () => string): void {
      if (open) link.send(write());
    },
    /** closed: called once. */
    listen(frame: (text: string) => void, closed: () => void): void {
      link.onFrame((text) => {
        if (open && !dead) frame(text);
      });
      link.onClose(() => {
        if (!open) return;
        open = false;
        closed();
      });
    },
  };
}

function pushFrame<N extends PushName>(name: N, body: Push<N>, deltas: DeltaSender | undefined): string {
  // TypeScript does not connect the name with its body.
  const delta = name === 'match.update' ? deltas?.frameFor(body as MatchUpdate) : undefined;
  return delta ?? encodeHostFrame({ push: name, body });
}

/** Replies that contain a full update, or end a watch, change what follows them. */
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
    // The parsed input belongs to this command; TypeScript cannot follow the name through the union.
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

/** A zod issue; params: of our own refinements. */
interface Issue {
  path: PropertyKey[];
  params?: Refined | undefined;
}

function badInput(issue: z.core.$ZodIssue | undefined): ApiError {
  if (issue === undefined) return { code: 'bad-input', said: message('input.unfit') };
  return { code: 'bad-input', said: messageOf(issue as Issue) };
}

/** The message of a shape (shapes.ts), or where in the input the issue is. */
function messageOf({ path, params }: Issue): MessageDescriptor {
  const where = path.map(String).join('.');
  if (params?.said === 'input.party-code') return message('input.party-code');
  if (params?.said === 'input.length') {
    const { min, max } = params;
    return message('input.length', { where: where === '' ? '/' : where, min, max });
  }
  return where === '' ? message('input.unfit') : message('input.unfit-at', { where });
}
