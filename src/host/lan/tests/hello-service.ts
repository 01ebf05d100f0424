// A host that only answers hello, for tests of the network.

import { type CommandName, commands, DEFAULT_SETTINGS, PROTOCOL } from '@api/contract';
import type { Handlers, Service, Session } from '@api/session';

/** came: every session that called anything; gone: every one that has left. protocol: the version it claims to speak. */
export interface HelloService extends Service {
  came: Session[];
  gone: Session[];
  calls: { name: CommandName; from: string | null }[];
}

/** Answers app.hello as a guest's host does; everything else with null. */
export function helloService(protocol: number = PROTOCOL): HelloService {
  const service: HelloService = {
    came: [],
    gone: [],
    calls: [],
    handlers: {} as Handlers,
    closed: (session) => service.gone.push(session),
  };
  const entries = (Object.keys(commands) as CommandName[]).map((name) => [
    name,
    (input: { protocol?: number }, session: Session) => {
      service.came.push(session);
      service.calls.push({ name, from: session.from });
      if (name !== 'app.hello') return { ok: true, value: null };
      if ((input.protocol ?? 0) < protocol) return { ok: false, fault: { code: 'too-old', message: 'old' } };
      if ((input.protocol ?? 0) > protocol) return { ok: false, fault: { code: 'too-new', message: 'new' } };
      const rest = { version: '0.0.0', shell: 'test', games: [], settings: DEFAULT_SETTINGS, notices: [] };
      return { ok: true, value: { protocol, role: session.role, ...rest } };
    },
  ]);
  service.handlers = Object.fromEntries(entries) as Handlers;
  return service;
}
