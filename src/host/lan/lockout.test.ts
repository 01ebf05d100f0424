import { expect, test } from 'vitest';
import { createTries } from './lockout';

function counter() {
  const time = { now: 0 };
  return { time, tries: createTries(() => time.now) };
}

test('the tenth wrong try closes the address for 60 s, and for nobody else', () => {
  const { time, tries } = counter();
  for (let i = 0; i < 9; i += 1) tries.miss('a');
  expect(tries.wait('a')).toBe(0);
  tries.miss('a');
  expect([tries.wait('a'), tries.wait('b')]).toEqual([60_000, 0]);
  time.now += 59_999;
  expect(tries.wait('a')).toBe(1);
  time.now += 1;
  expect(tries.wait('a')).toBe(0);
});

test('in an hour of guessing at most 600 guesses are looked at', () => {
  const { time, tries } = counter();
  let looked = 0;
  for (; time.now < 3_600_000; time.now += 100) {
    if (tries.wait('a') > 0) continue;
    looked += 1;
    tries.miss('a');
  }
  expect(looked).toBeLessThanOrEqual(600);
});

test('right tries cost nothing and forgive the wrong ones before them', () => {
  const { tries } = counter();
  for (let round = 0; round < 100; round += 1) {
    for (let i = 0; i < 9; i += 1) tries.miss('a');
    tries.hit('a');
  }
  expect(tries.wait('a')).toBe(0);
});

test('a right try does not open an address that is waiting', () => {
  const { tries } = counter();
  for (let i = 0; i < 10; i += 1) tries.miss('a');
  tries.hit('a');
  expect(tries.wait('a')).toBe(60_000);
});

test('misses long ago do not count', () => {
  const { time, tries } = counter();
  for (let i = 0; i < 50; i += 1) {
    tries.miss('a');
    time.now += 10_000;
  }
  expect(tries.wait('a')).toBe(0);
});

test('a flood of addresses is forgotten again', () => {
  const { tries } = counter();
  for (let i = 0; i < 10; i += 1) tries.miss('first');
  for (let i = 0; i < 5000; i += 1) tries.miss(`address ${i}`);
  expect(tries.wait('first')).toBe(0);
});
