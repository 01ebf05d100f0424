import { expect, test } from 'vitest';
import { createLockout } from './lockout';

function counter() {
  const time = { now: 0 };
  return { time, lockout: createLockout(() => time.now) };
}

test('the tenth wrong try locks the address out for 60 s, and no other address', () => {
  const { time, lockout } = counter();
  for (let i = 0; i < 9; i += 1) lockout.miss('a');
  expect(lockout.wait('a')).toBe(0);
  lockout.miss('a');
  expect([lockout.wait('a'), lockout.wait('b')]).toEqual([60_000, 0]);
  time.now += 59_999;
  expect(lockout.wait('a')).toBe(1);
  time.now += 1;
  expect(lockout.wait('a')).toBe(0);
});

test('in an hour of guessing at most 600 guesses are checked', () => {
  const { time, lockout } = counter();
  let looked = 0;
  for (; time.now < 3_600_000; time.now += 100) {
    if (lockout.wait('a') > 0) continue;
    looked += 1;
    lockout.miss('a');
  }
  expect(looked).toBeLessThanOrEqual(600);
});

test('right tries cost nothing and clear the wrong ones before them', () => {
  const { lockout } = counter();
  for (let round = 0; round < 100; round += 1) {
    for (let i = 0; i < 9; i += 1) lockout.miss('a');
    lockout.hit('a');
  }
  expect(lockout.wait('a')).toBe(0);
});

test('a right try does not unlock an address that has to wait', () => {
  const { lockout } = counter();
  for (let i = 0; i < 10; i += 1) lockout.miss('a');
  lockout.hit('a');
  expect(lockout.wait('a')).toBe(60_000);
});

test('old misses do not count', () => {
  const { time, lockout } = counter();
  for (let i = 0; i < 50; i += 1) {
    lockout.miss('a');
    time.now += 10_000;
  }
  expect(lockout.wait('a')).toBe(0);
});

test('after a flood of addresses the oldest are forgotten', () => {
  const { lockout } = counter();
  for (let i = 0; i < 10; i += 1) lockout.miss('first');
  for (let i = 0; i < 5000; i += 1) lockout.miss(`address ${i}`);
  expect(lockout.wait('first')).toBe(0);
});
