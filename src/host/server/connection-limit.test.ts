import { expect, test } from 'vitest';
import { createConnectionLimit } from './connection-limit';

const limits = { all: 10, address: 3, loopback: 5 };

function entering(limit: ReturnType<typeof createConnectionLimit>, from: string, times: number): number {
  return Array.from({ length: times }, () => limit.enter(from)).filter(Boolean).length;
}

test('each address has a few places of its own, this machine has more, and there is a limit for all together', () => {
  const limit = createConnectionLimit(limits);
  expect(entering(limit, '192.168.1.2', 9)).toBe(3);
  expect(entering(limit, '127.0.0.1', 9)).toBe(5);
  expect(entering(limit, 'fd00::1', 9)).toBe(2);
  expect(entering(limit, '192.168.1.3', 9)).toBe(0);
});

test('leaving makes room, once', () => {
  const limit = createConnectionLimit(limits);
  entering(limit, 'a', 3);
  limit.leave('a');
  limit.leave('b');
  expect(entering(limit, 'a', 3)).toBe(1);
  for (let i = 0; i < 9; i += 1) limit.leave('a');
  expect(entering(limit, 'a', 9)).toBe(3);
});
