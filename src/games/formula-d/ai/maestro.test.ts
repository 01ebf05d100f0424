// What guides the Maestro: the lead at the flag, the cost of elimination, how open a race is,
// and the chance against rivals.

import { expect, test } from 'vitest';
import { spaceNamed } from '../data/circuit';
import { CIRCUIT_IDS, circuitOf } from '../data/circuits';
import { standing } from './field';
import type { Purse } from './lap-prospect';
import { opennessFrom, prospectFor, roundsFrom } from './prospect';
import { flagRounds, outRoundsFrom } from './solve';

const PLAIN: Purse = { budget: 18, price: 0 };
const AIMED: Purse = { ...PLAIN, aim: { lead: 0.7, out: 3, pace: 15 } };

test('the lead counts in full right before the line, not at all far from it, and never without an aim', () => {
  expect(flagRounds(AIMED, 0)).toBeCloseTo(-0.7, 9);
  expect(flagRounds(AIMED, 25)).toBeCloseTo(-0.35, 9);
  expect(flagRounds(AIMED, 80)).toBeCloseTo(0, 9);
  expect(flagRounds(PLAIN, 0)).toBe(0);
});

test('elimination counts as a fixed number of rounds behind a lap at pace', () => {
  expect(outRoundsFrom(AIMED, 30, 1)).toBe(18);
  expect(outRoundsFrom(AIMED, 30, 0.2)).toBe(6);
  expect(outRoundsFrom(PLAIN, 30, 0.2)).toBe(30);
});

test.each(CIRCUIT_IDS)('on %s a race is less open the nearer the flag is, but never certain before it', (id) => {
  const prospect = prospectFor(id, 1, false, AIMED);
  const { pos, lane, lapPos } = circuitOf(id);
  const start = spaceNamed(circuitOf(id), 'B0');
  const middle = lane.findIndex((one, space) => one === 'B' && (pos[space] as number) >= lapPos / 2);
  const [whole, half] = [start, middle].map((space) => opennessFrom(prospect, space, 0, 2, 18).spread) as [
    number,
    number,
  ];
  expect(whole).toBeGreaterThan(half);
  expect(half).toBeGreaterThan(0);
  expect(whole).toBeLessThan(6);
  expect(opennessFrom(prospect, start, 0, 2, 0)).toEqual({ spread: 0, home: 0 });
  const homes = [1, 6, 18].map((wear) => opennessFrom(prospect, start, 0, 2, wear).home);
  expect(homes).toEqual(homes.toSorted((a, b) => a - b));
  expect(homes[2]).toBeGreaterThan(0.95);
  // It spends more to be in front at the flag and takes more risks, so it is no faster in rounds alone.
  expect(roundsFrom(prospect, start, 0, 2, 18)).toBeGreaterThan(
    roundsFrom(prospectFor(id, 1, false, PLAIN), start, 0, 2, 18) - 0.71,
  );
});

test('a driver likely to finish first has the better position; an open race evens it out', () => {
  const rival = { rounds: 10, spread: 1, home: 1 };
  expect(standing([rival], { rounds: 10, spread: 1, home: 1 })).toBeCloseTo(0.5, 9);
  const ahead = standing([rival], { rounds: 9, spread: 1, home: 1 });
  expect(ahead).toBeGreaterThan(0.6);
  expect(standing([rival], { rounds: 9, spread: 9, home: 1 })).toBeLessThan(ahead);
  expect(standing([rival, rival], { rounds: 9, spread: 1, home: 1 })).toBeLessThan(ahead);
  expect(standing([rival], { rounds: 0, spread: 1, home: 0 })).toBe(0);
  expect(standing([{ ...rival, home: 0 }], { rounds: 99, spread: 1, home: 1 })).toBe(1);
});
