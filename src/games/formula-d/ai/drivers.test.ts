// The AI drivers in real races: legal, repeatable, close to the solved lap when alone, and each
// stronger than the level below.

import { answer } from '@ai/bots';
import type { BotId, Decision, Draw } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { hashState } from '@core/hash';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { EVEN } from '@core/style';
import { expect, test } from 'vitest';
import { spaceNamed } from '../data/circuit';
import { CIRCUIT_IDS, circuitOf } from '../data/circuits';
import { formulaD } from '../index';
import { raceConfig } from '../tests/race-config';
import type { Car, CircuitId, FormulaAction, FormulaConfig, FormulaState } from '../types';
import { PRO_OFF, plannedAnswer } from './planner';
import { prospectFor, roundsFrom } from './prospect';
import { sightOf } from './sight';
import { weighGears } from './weigh';

const SLOW = { timeout: 120_000 };
const LEVELS = ['easy', 'medium', 'hard', 'best'] as const;
/** Rounds for a lap of Monaco from just after the line, in first gear, with all WP to spend (S9). */
const SOLVED_MONACO = 17.0;

function stream(seed: string): Draw {
  return drawOf(seedRng(seed));
}

/**
 * Drives a race on from this state, one bot per seat. Calls look with every state that has a
 * decision, before it is answered.
 */
function driveOn(
  s: FormulaState,
  seed: string,
  bots: BotId[],
  look?: (s: FormulaState, decision: Decision) => void,
): FormulaState {
  const draw = stream(`${seed} bots`);
  while (!isOver(s)) {
    const decision = s.asks[0] as Decision;
    look?.(s, decision);
    const action = answer(formulaD, s, decision, bots[decision.seat] ?? 'random', draw);
    const outcome = advance(formulaD, s, { ask: decision.id, seat: decision.seat, action: action as never, by: 'bot' });
    if (!outcome.ok) throw new Error(`${bots[decision.seat]} at ${decision.kind}: ${outcome.violation.code}`);
  }
  return s;
}

function drive(
  config: FormulaConfig,
  seed: string,
  bots: BotId[],
  look?: (s: FormulaState, decision: Decision) => void,
): FormulaState {
  const start = begin(formulaD, config, seed);
  if (!start.ok) throw new Error(start.violation.code);
  return driveOn(start.value.state, seed, bots, look);
}

/** The circuits of the duels, whose results are measured. */
const DUELS = ['monaco', 'serra-alta', 'paddock-ring'];

/** The share of two-car races that the first bot wins. Each race is also run with swapped places. */
function winShare(one: BotId, other: BotId, races: number, laps = 1): number {
  let won = 0;
  for (let n = 0; n < races; n++) {
    const seat = n % 2;
    const bots: BotId[] = seat === 0 ? [one, other] : [other, one];
    const circuit = DUELS[(n >> 1) % DUELS.length] ?? 'monaco';
    const end = drive(raceConfig(circuit, 2, { laps }), `duel ${n >> 1}`, bots);
    if (formulaD.standings(end)[0]?.seat === seat) won++;
  }
  return won / races;
}

/** Rounds for a lap alone, from B0 in first gear, once per seed. Undefined if the car did not finish. */
function soloLap(circuit: CircuitId, seed: string): number | undefined {
  const start = begin(formulaD, raceConfig(circuit, 2), seed);
  if (!start.ok) throw new Error(start.violation.code);
  const s = start.value.state;
  const [own, rival] = s.cars as [Car, Car];
  const at = spaceNamed(circuitOf(circuit), 'B0');
  Object.assign(own, { status: 'racing', gear: 1, lap: 1, at, turns: 1, wear: 18, stops: 0 });
  Object.assign(rival, { status: 'eliminated', out: 'crash' });
  const decisions = [{ id: s.nextAsk++, seat: 0, kind: 'gear', sealed: false, committed: false }];
  Object.assign(s, { asks: decisions, order: [0], cursor: 0, eliminated: [1] });
  driveOn(s, seed, ['hard']);
  return own.status === 'finished' ? own.turns : undefined;
}

test.each(CIRCUIT_IDS)(
  'every level answers every decision of random races on %s legally, whatever the options',
  SLOW,
  (id) => {
    const kinds = new Map<string, number>();
    for (const [race, options] of [
      { slipstream: true, wearPoints: 30 },
      { laps: 2, wearPoints: 12, collision: 'all' as const },
      { laps: 3, pitStops: false, slipstream: true },
    ].entries()) {
      const bots: BotId[] = ['random', 'best', 'medium', 'hard', 'easy', 'hard'];
      drive(raceConfig(id, 6, options), `random ${race}`, bots, (s, decision) => {
        if (decision.kind !== 'slipstream' && s.step % 5 > 0) return;
        kinds.set(decision.kind, (kinds.get(decision.kind) ?? 0) + 1);
        for (const level of LEVELS) {
          const action = answer(formulaD, s, decision, level, stream(`legal ${s.step}`)) as never;
          const violation = formulaD.check(s, decision, formulaD.schemas.action.parse(action));
          expect(violation, `${level} at ${decision.kind}: ${JSON.stringify(action)}`).toBeNull();
        }
      });
    }
    expect(kinds.get('gear')).toBeGreaterThan(30);
    expect(kinds.get('move')).toBeGreaterThan(30);
  },
);

test('a level gives the same answer for the same draws and does not change the imagined state', SLOW, () => {
  let asked = 0;
  drive(raceConfig('monaco', 4), 'again', ['hard', 'easy', 'medium', 'best'], (s, decision) => {
    if (asked++ % 4 !== 0) return;
    const whole = hashState(s);
    const imagined = formulaD.ai.imagine(s, decision.seat, stream('imagine'));
    const before = hashState(imagined);
    for (const level of LEVELS) {
      const first = formulaD.ai.choose(level, imagined, decision, stream('think'));
      expect(formulaD.ai.choose(level, imagined, decision, stream('think'))).toEqual(first);
    }
    expect(hashState(imagined)).toBe(before);
    expect(hashState(s)).toBe(whole);
  });
  expect(asked).toBeGreaterThan(100);
});

test(
  '[S9] the solved lap: more wear points never make it slower, and its figures are close to the stated ones',
  SLOW,
  () => {
    for (const [id, few, many] of [
      ['monaco', 19, 17.0],
      ['serra-alta', 17, 14.6],
      ['paddock-ring', 10.5, 9.0],
    ] as const) {
      const prospect = prospectFor(id, 1, false, { budget: 18, price: 0 });
      const at = spaceNamed(circuitOf(id), 'B0');
      const rounds = Array.from({ length: 18 }, (_, wear) => roundsFrom(prospect, at, 0, 1, wear + 1));
      for (let wear = 1; wear < rounds.length; wear++) {
        expect(rounds[wear]).toBeLessThanOrEqual((rounds[wear - 1] as number) + 1e-4);
      }
      expect(rounds[6]).toBeLessThan(few + 0.3);
      expect(rounds[17]).toBeLessThan(many * 1.06);
    }
  },
);

test('alone on Monaco the Pro finishes within 12 % of the solved lap', SLOW, () => {
  const laps = Array.from({ length: 200 }, (_, n) => soloLap('monaco', `solo ${n}`));
  const home = laps.filter((rounds) => rounds !== undefined);
  expect(home.length).toBeGreaterThanOrEqual(194);
  expect(home.reduce((sum, rounds) => sum + rounds, 0) / home.length).toBeLessThan(SOLVED_MONACO * 1.12);
});

test('Rookies finish: fields of six over two laps lose less than a quarter of their cars', SLOW, () => {
  let out = 0;
  let cars = 0;
  for (const id of CIRCUIT_IDS) {
    for (let n = 0; n < 12; n++) {
      const end = drive(
        raceConfig(id, 6, { laps: 2 }),
        `beginners ${n}`,
        Array.from({ length: 6 }, () => 'easy'),
      );
      out += formulaD.standings(end).filter(({ status }) => status === 'out').length;
      cars += 6;
    }
  }
  expect(out / cars).toBeLessThan(0.25);
});

test('the Club driver beats the Rookie, the Rookie a driver without a plan', SLOW, () => {
  expect(winShare('medium', 'easy', 60)).toBeGreaterThan(0.8);
  expect(winShare('easy', 'random', 60)).toBeGreaterThan(0.6);
});

test('the Pro beats the Club driver, and always one without a plan', SLOW, () => {
  expect(winShare('hard', 'medium', 60)).toBeGreaterThan(0.62);
  expect(winShare('hard', 'medium', 36, 2)).toBeGreaterThan(0.62);
  expect(winShare('hard', 'random', 60)).toBeGreaterThan(0.96);
});

test('the Maestro beats the Pro, and always one without a plan', SLOW, () => {
  expect(winShare('best', 'hard', 90)).toBeGreaterThan(0.62);
  expect(winShare('best', 'hard', 60, 2)).toBeGreaterThan(0.58);
  expect(winShare('best', 'random', 60)).toBeGreaterThan(0.96);
});

test('far ahead over two laps the Maestro finishes the race', SLOW, () => {
  expect(winShare('best', 'random', 60, 2)).toBeGreaterThan(0.96);
});

test('before the last lap the Maestro drives for the fewest rounds', SLOW, () => {
  let asked = 0;
  drive(raceConfig('monaco', 2, { laps: 2 }), 'long', ['best', 'hard'], (s, decision) => {
    if ((s.cars[decision.seat]?.lap ?? 0) >= 2) return;
    asked++;
    expect(answer(formulaD, s, decision, 'best', stream('same'))).toEqual(plannedAnswer(s, decision, EVEN));
  });
  expect(asked).toBeGreaterThan(40);
});

test('the Pro sometimes deviates from its plan, by no more than its allowed error', SLOW, () => {
  let asked = 0;
  let other = 0;
  drive(raceConfig('serra-alta', 4), 'off', ['hard', 'hard', 'medium', 'best'], (s, decision) => {
    const given = answer(formulaD, s, decision, 'hard', stream(`off ${s.step}`)) as FormulaAction;
    asked++;
    if (JSON.stringify(given) !== JSON.stringify(plannedAnswer(s, decision, EVEN))) other++;
    if (given.type !== 'gear') return;
    const weighed = weighGears(sightOf(s, decision.seat, { budget: s.options.wearPoints, price: 0 }, EVEN));
    const least = Math.min(...weighed.map(({ loss }) => loss));
    expect(weighed.find(({ gear }) => gear === given.gear)?.loss).toBeLessThan(least + PRO_OFF);
  });
  expect(other).toBeGreaterThan(0.1 * asked);
  expect(other).toBeLessThan(0.5 * asked);
});
