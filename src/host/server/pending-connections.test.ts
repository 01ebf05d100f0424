import { expect, test } from 'vitest';
import { type ConnectionSlot, createPendingConnections, type PendingConnections } from './pending-connections';

const LIMITS = { all: 10, address: 4, loopback: 6 };

/** Pending connections, identified by name. */
function pending() {
  const own: PendingConnections = createPendingConnections(LIMITS);
  const cut: string[] = [];
  const enter = (from: string, name: string): ConnectionSlot | undefined => own.enter(from, () => cut.push(name));
  const seat = (from: string, name: string) => {
    const place = enter(from, name);
    place?.settle(true);
    return place;
  };
  return { enter, seat, cut };
}

test('a new connection finds a place: the one that has waited longest at the same address is closed', () => {
  const { enter, cut } = pending();
  for (let i = 1; i <= 4; i += 1) enter('a', `a${i}`);
  expect(cut).toEqual([]);
  expect(enter('a', 'a5')).toBeDefined();
  expect(enter('a', 'a6')).toBeDefined();
  expect(cut).toEqual(['a1', 'a2']);
});

test('if all places are taken, the address with the most pending connections loses one, and no one at the table does', () => {
  const { enter, seat, cut } = pending();
  seat('b', 'seated');
  enter('c', 'c1');
  for (let i = 1; i <= 4; i += 1) enter('a', `a${i}`);
  for (let i = 1; i <= 4; i += 1) enter('127.0.0.1', `own${i}`);
  expect(cut).toEqual([]);
  enter('d', 'd1');
  enter('d', 'd2');
  expect(cut).toEqual(['a1', 'own1']);
});

test('a connection at the table is not closed, one that has left the table may be', () => {
  const { enter, seat, cut } = pending();
  const all = [1, 2, 3, 4].map((i) => seat('a', `a${i}`));
  expect(enter('a', 'late')).toBeUndefined();
  all[2]?.settle(false);
  expect(enter('a', 'late')).toBeDefined();
  expect(cut).toEqual(['a3']);
});
