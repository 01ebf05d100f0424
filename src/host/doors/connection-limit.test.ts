import { expect, test } from 'vitest';
import { createCrowd } from './connection-limit';

const limits = { all: 10, address: 3, loopback: 5 };

function entering(crowd: ReturnType<typeof createCrowd>, from: string, times: number): number {
  return Array.from({ length: times }, () => crowd.enter(from)).filter(Boolean).length;
}

test('each address has its own few places, this machine has more, and all together have a limit', () => {
  const crowd = createCrowd(limits);
  expect(entering(crowd, '192.168.1.2', 9)).toBe(3);
  expect(entering(crowd, '127.0.0.1', 9)).toBe(5);
  expect(entering(crowd, 'fd00::1', 9)).toBe(2);
  expect(entering(crowd, '192.168.1.3', 9)).toBe(0);
});

test('who leaves makes room, once', () => {
  const crowd = createCrowd(limits);
  entering(crowd, 'a', 3);
  crowd.leave('a');
  crowd.leave('b');
  expect(entering(crowd, 'a', 3)).toBe(1);
  for (let i = 0; i < 9; i += 1) crowd.leave('a');
  expect(entering(crowd, 'a', 9)).toBe(3);
});
