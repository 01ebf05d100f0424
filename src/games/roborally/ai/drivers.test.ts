// The AI drivers in real races: legal, repeatable, unaware of hidden information, and stronger from level to level.

import { answer } from '@ai/bots';
import type { BotId, Decision, Draw } from '@core/contract';
import { LEVELS } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { hashState } from '@core/hash';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { EVEN, type Style } from '@core/style';
import { expect, test } from 'vitest';
import { COURSE_IDS } from '../data/courses';
import { DISC_BRAKES, FOURTH_GEAR, GYRO_MOUNT, markOf } from '../data/option-cards';
import { roborally } from '../index';
import { raceConfig } from '../tests/race-config';
import type { RoborallyAction, RoborallyConfig, RoborallyState } from '../types';
import { MASTERMIND, stagesFor } from './expert';

function stream(seed: string): Draw {
  return drawOf(seedRng(seed));
}

/** Drives a race with one AI driver per seat; look sees every state with a decision before it is answered. styles: by seat. */
function drive(
  config: RoborallyConfig,
  seed: string,
  bots: BotId[],
  look: (s: RoborallyState, decision: Decision) => void = () => undefined,
  styles: readonly Style[] = [],
): RoborallyState {
  const start = begin(roborally, config, seed);
  if (!start.ok) throw new Error(start.violation.code);
  const { state } = start.value;
  while (!isOver(state)) {
    const decision = state.asks.find((one) => !one.committed) as Decision;
    look(state, decision);
    const draw = stream(`${seed}/${state.step}`);
    const action = answer(roborally, state, decision, bots[decision.seat] ?? 'random', draw, styles[decision.seat]);
    const outcome = advance(roborally, state, {
      ask: decision.id,
      seat: decision.seat,
      action: action as never,
      by: 'bot',
    });
    if (!outcome.ok) throw new Error(`${bots[decision.seat]} at ${decision.kind}: ${outcome.violation.code}`);
  }
  return state;
}

/** Share of two-robot races that the first AI driver wins, over all courses, with docks swapped. */
function winShare(one: BotId, other: BotId, races: number): number {
  let won = 0;
  for (let n = 0; n < races; n++) {
    const seat = n % 2;
    const bots: BotId[] = seat === 0 ? [one, other] : [other, one];
    const course = COURSE_IDS[(n >> 1) % COURSE_IDS.length] ?? 'first-shift';
    if (drive(raceConfig(course, 2), `a ${n >> 1}`, bots).winner === seat) won++;
  }
  return won / races;
}

test('every level answers every decision of random races legally, whatever the options', () => {
  const kinds = new Map<string, number>();
  const options = [
    { optionCards: true, lives: 5 },
    { noTakebacks: true },
    { forPlaces: true, downFires: true },
    { lives: 5 },
  ];
  for (const [race, one] of options.entries()) {
    const course = COURSE_IDS[race * 2] ?? 'first-shift';
    drive(
      raceConfig(course, 3, { ...one, turnLimit: 20 }),
      `random ${race}`,
      ['random', 'random', 'easy'],
      (s, decision) => {
        if (decision.kind === 'program' && s.step % 4 > 0) return;
        kinds.set(decision.kind, (kinds.get(decision.kind) ?? 0) + 1);
        for (const level of LEVELS) {
          const action = answer(roborally, s, decision, level, stream(`legal ${s.step}`)) as never;
          const violation = roborally.check(s, decision, roborally.schemas.action.parse(action));
          expect(violation, `${level} at ${decision.kind}: ${JSON.stringify(action)}`).toBeNull();
        }
      },
    );
  }
  expect(kinds.get('program')).toBeGreaterThan(15);
  expect(kinds.get('respawn')).toBeGreaterThan(3);
  expect(kinds.get('power')).toBeGreaterThan(0);
});

test.each(COURSE_IDS)('all levels end a race of eight on %s', (course) => {
  const bots: BotId[] = ['easy', 'medium', 'easy', 'medium', 'easy', 'medium', 'easy', 'medium'];
  if (course === 'first-shift' || course === 'rush-hour') bots.splice(0, 2, 'hard', 'best');
  const end = drive(raceConfig(course, 8), 'eight', bots);
  expect(end.end).not.toBe('none');
  expect(end.turn).toBeLessThan(60);
});

test('a level gives the same answer for the same draws and leaves the imagined state alone', () => {
  let asked = 0;
  drive(raceConfig('first-shift', 4), 'again', ['best', 'easy', 'medium', 'hard'], (s, decision) => {
    if (asked++ % 4 !== 0) return;
    const whole = hashState(s);
    const imagined = roborally.ai.imagine(s, decision.seat, stream('imagine'));
    const before = hashState(imagined);
    for (const level of LEVELS) {
      const first = roborally.ai.choose(level, imagined, decision, stream('think'));
      expect(roborally.ai.choose(level, imagined, decision, stream('think'))).toEqual(first);
    }
    expect(hashState(imagined)).toBe(before);
    expect(hashState(s)).toBe(whole);
  });
  expect(asked).toBeGreaterThan(10);
});

test("hidden hands and programmes of rivals don't change an answer", () => {
  drive(raceConfig('day-trip', 2), 'blind', ['medium', 'easy'], (s, decision) => {
    if (decision.seat !== 0 || decision.kind !== 'program' || s.turn > 3) return;
    const other = roborally.ai.imagine(s, 0, stream(`other ${s.step}`));
    expect(other.robots[1]?.hand).not.toEqual(s.robots[1]?.hand);
    for (const level of LEVELS)
      for (const style of [EVEN, { ...EVEN, risk: 1 }]) {
        const real = answer(roborally, s, decision, level, stream('same'), style);
        expect(answer(roborally, other, decision, level, stream('same'), style)).toEqual(real);
      }
  });
});

test('a tenth of the budget tries a tenth of the programmes and a tenth of the hands', () => {
  const played = (effort: number) =>
    stagesFor(MASTERMIND.stages, effort).reduce((sum, { kept, worlds }) => sum + kept * worlds, 0);
  expect(stagesFor(MASTERMIND.stages, 1)).toEqual(MASTERMIND.stages);
  expect(played(0.1) / played(1)).toBeCloseTo(0.1, 2);
  expect(played(0.5) / played(1)).toBeCloseTo(0.5, 2);
  const start = begin(roborally, raceConfig('first-shift', 2), 'a tenth');
  if (!start.ok) throw new Error(start.violation.code);
  const { state } = start.value;
  const decision = state.asks.find((one) => one.kind === 'program') as Decision;
  const imagined = roborally.ai.imagine(state, decision.seat, stream('imagine'));
  const drawn = (effort: number): number => {
    const draw = stream('think');
    let count = 0;
    const counted: Draw = (sides) => {
      count++;
      return draw(sides);
    };
    roborally.ai.choose('best', imagined, decision, counted, EVEN, { effort });
    return count;
  };
  // Three worlds of 22, one per round (with fewer programmes, which draw nothing), and two hands of 20.
  expect(drawn(0.1) / drawn(1)).toBeCloseTo(0.12, 1);
  expect(drawn(0.1)).toBeLessThan(drawn(0.3));
});

test('the Mastermind brakes, boosts and holds its heading where that helps, legally', () => {
  const used = new Map<string, number>();
  const note = (use: string): void => void used.set(use, (used.get(use) ?? 0) + 1);
  for (const course of COURSE_IDS) {
    const start = begin(roborally, raceConfig(course, 2, { optionCards: true }), 'options');
    if (!start.ok) throw new Error(start.violation.code);
    const s: RoborallyState = start.value.state;
    const cards = [DISC_BRAKES, FOURTH_GEAR, GYRO_MOUNT];
    s.optionDeck = s.optionDeck.filter((card) => !cards.includes(card));
    s.robots[0]!.options = cards;
    while (!isOver(s) && s.turn <= 8) {
      const decision = s.asks.find((one) => !one.committed) as Decision;
      const draw = stream(`options/${s.step}`);
      const action = answer(roborally, s, decision, decision.seat === 0 ? 'best' : 'easy', draw) as RoborallyAction;
      if (decision.seat === 0 && action.type === 'program') {
        expect(roborally.check(s, decision, action)).toBeNull();
        if (action.gyro) note('gyro');
        for (const register of action.marked) {
          note(markOf(action.cards[register - 1]!)?.option === DISC_BRAKES ? 'brakes' : 'boost');
        }
      }
      const outcome = advance(roborally, s, { ask: decision.id, seat: decision.seat, action, by: 'bot' });
      expect(outcome.ok).toBe(true);
    }
  }
  expect([...used.keys()].sort()).toEqual(['boost', 'brakes', 'gyro']);
});

test('the boldest Regular is destroyed more than twice as often as the most careful', () => {
  const destroyed = [0, 0];
  for (let n = 0; n < 100; n++) {
    const bold = n % 2;
    const styles = [0, 1].map((seat) => ({ ...EVEN, risk: seat === bold ? 1 : -1 }));
    const end = drive(raceConfig('rush-hour', 2), `dare ${n >> 1}`, ['medium', 'medium'], undefined, styles);
    end.robots.forEach(({ deaths }, seat) => {
      destroyed[seat === bold ? 0 : 1]! += deaths;
    });
  }
  expect(destroyed[0]).toBeGreaterThan(2 * destroyed[1]!);
});

test('the Regular beats the Novice, the Novice a driver without a plan', () => {
  expect(winShare('medium', 'easy', 80)).toBeGreaterThan(0.6);
  expect(winShare('easy', 'random', 32)).toBeGreaterThan(0.8);
});

// Each wins about two duels in three; measuring that closely takes hundreds of races, which `paddock ladder` does.
test('the Expert beats the Regular, the Mastermind the Expert', () => {
  expect(winShare('hard', 'medium', 48)).toBeGreaterThan(0.5);
  expect(winShare('best', 'hard', 48)).toBeGreaterThan(0.5);
});
