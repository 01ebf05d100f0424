// A client that is switched to another host: calls, pushes and the connection state come from that host.

import type { LinkState, Push, PushName, Reply } from '@api/contract';
import { createListeners, type Listeners } from '@api/listeners';
import type { Client } from '@api/session';
import { describe, expect, test } from 'vitest';
import { createSwitchClient } from './switch-client';

/** A host as a client sees it: replies with its own name; pushes and changes its state on demand. */
function hostCalled(name: string) {
  const pushes = new Map<string, Listeners<[unknown]>>();
  const states = createListeners<[LinkState]>();
  let state: LinkState = 'connected';
  const heard = (push: string) => pushes.get(push) ?? pushes.set(push, createListeners()).get(push);
  const client = {
    call: async () => ({ ok: true, value: name }) as Reply<never>,
    on: (push: string, listener: (body: never) => void) => heard(push)?.add(listener as (body: unknown) => void),
    state: () => state,
    onState: (listener: (now: LinkState) => void) => states.add(listener),
    close: () => undefined,
  } as unknown as Client;
  return {
    client,
    push: <N extends PushName>(push: N, body: Push<N>) => pushes.get(push)?.tell(body),
    become(next: LinkState) {
      state = next;
      states.tell(next);
    },
  };
}

describe('a switched client', () => {
  test('calls the other host, and its own again after switching back', async () => {
    const own = hostCalled('own');
    const client = createSwitchClient(own.client);
    const other = hostCalled('other');
    client.turnTo(other.client);
    expect(client.isTurned()).toBe(true);
    expect(await client.call('near.list', {})).toEqual({ ok: true, value: 'other' });
    client.turnTo(undefined);
    expect(client.isTurned()).toBe(false);
    expect(await client.call('near.list', {})).toEqual({ ok: true, value: 'own' });
  });

  test('hears pushes of that host only, with listeners from before and after the switch', () => {
    const own = hostCalled('own');
    const other = hostCalled('other');
    const client = createSwitchClient(own.client);
    const heard: string[] = [];
    client.on('party.nudged', () => heard.push('before'));
    client.turnTo(other.client);
    const stop = client.on('party.nudged', () => heard.push('after'));
    own.push('party.nudged', {});
    expect(heard).toEqual([]);
    other.push('party.nudged', {});
    expect(heard).toEqual(['before', 'after']);
    stop();
    client.turnTo(undefined);
    own.push('party.nudged', {});
    other.push('party.nudged', {});
    expect(heard).toEqual(['before', 'after', 'before']);
  });

  test('reports the state of the connection in use', () => {
    const own = hostCalled('own');
    const other = hostCalled('other');
    other.become('reconnecting');
    const client = createSwitchClient(own.client);
    const states: LinkState[] = [];
    client.onState((state) => states.push(state));
    client.turnTo(other.client);
    own.become('disconnected');
    other.become('connected');
    expect(states).toEqual(['reconnecting', 'connected']);
    expect(client.state()).toBe('connected');
  });
});
