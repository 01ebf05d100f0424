// The AI drivers in real races: legal, repeatable, unaware of hidden information, and each level better than the last.

import { answer } from '@ai/bots';
import { clonePlain } from '@core/clone';
import { type BotId, type Decision, type Draw, LEVELS } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { hashState } from '@core/hash';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { EVEN, type Style } from '@core/style';
import { expect, test } from 'vitest';
import { cellAt, LANE_OF, POSITION_OF, spaceNamed } from '../data/track';
import { havoc } from '../index';
import { card, race } from '../tests/race';
import { raceConfig } from '../tests/race-config';
import type { HavocAction, HavocConfig, HavocState } from '../types';
import { landingChance } from './placing';
import { expectedGain, MEAN_ROLL, PIT_COST } from './road';
import { sightOf, UNKNOWN } from './sight';
import { thoughtfulCard } from './storm';

const SLOW = { timeout: 120_000 };

function stream(seed: string): Draw {
  return drawOf(seedRng(seed));
}

/** Drives a race with one AI driver per seat; look sees every state with a decision before it is answered. styles: by seat. */
function drive(
  config: HavocConfig,
  seed: string,
  bots: readonly BotId[],
  look: (s: HavocState, decision: Decision) => void = () => undefined,
  styles: readonly Style[] = [],
): HavocState {
  const start = begin(havoc, config, seed);
  if (!start.ok) throw new Error(start.violation.code);
  const { state } = start.value;
  while (!isOver(state)) {
    const decision = state.asks[0]!;
    look(state, decision);
    const draw = stream(`${seed}/${state.step}`);
    const action = answer(havoc, state, decision, bots[decision.seat] ?? 'random', draw, styles[decision.seat]);
    const outcome = advance(havoc, state, {
      ask: decision.id,
      seat: decision.seat,
      action: action as HavocAction,
      by: 'bot',
    });
    if (!outcome.ok) throw new Error(`${bots[decision.seat]} at ${decision.kind}: ${outcome.violation.code}`);
  }
  return state;
}

/** Share of two-seat races that the first AI driver wins, with places swapped. */
function winShare(one: BotId, other: BotId, races: number, seed: string): number {
  let won = 0;
  for (let n = 0; n < races; n++) {
    const seat = n % 2;
    const bots: BotId[] = seat === 0 ? [one, other] : [other, one];
    const end = drive(raceConfig(2), `${seed} ${n >> 1}`, bots);
    if (havoc.standings(end)[0]?.seat === seat) won++;
  }
  return won / races;
}

test('every level answers every decision legally, whatever the settings', SLOW, () => {
  const kinds = new Map<string, number>();
  for (const config of [
    raceConfig(4, { passes: 2 }),
    raceConfig(2, { dice: 1, decks: 2, handSize: 5, passes: 4 }),
    raceConfig(3, { laps: 2, passes: 4, coins: 1, handSize: 3 }),
  ]) {
    drive(config, 'legal', ['random', 'medium', 'random', 'easy'], (s, decision) => {
      if (s.step % 5 > 0) return;
      kinds.set(decision.kind, (kinds.get(decision.kind) ?? 0) + 1);
      for (const level of LEVELS) {
        const action = answer(havoc, s, decision, level, stream(`legal ${s.step}`));
        const violation = havoc.check(s, decision, havoc.schemas.action.parse(action));
        expect(violation, `${level} at ${decision.kind}: ${JSON.stringify(action)}`).toBeNull();
      }
    });
  }
  for (const kind of ['storm', 'suit', 'coin', 'die']) expect(kinds.get(kind), kind).toBeGreaterThan(5);
});

test('all levels finish a race of four together', SLOW, () => {
  const end = drive(raceConfig(4), 'four', ['easy', 'medium', 'hard', 'best']);
  expect([end.stage, end.cars.some((car) => car.finished)]).toEqual(['finished', true]);
});

test('a level gives the same answer for the same draws and leaves the imagined state alone', SLOW, () => {
  let asked = 0;
  drive(raceConfig(3, { passes: 3 }), 'again', ['medium', 'easy', 'medium'], (s, decision) => {
    if (asked++ % 4 !== 0) return;
    const whole = hashState(s);
    const imagined = havoc.ai.imagine(s, decision.seat, stream('imagine'));
    const before = hashState(imagined);
    for (const level of LEVELS) {
      const first = havoc.ai.choose(level, imagined, decision, stream('think'));
      expect(havoc.ai.choose(level, imagined, decision, stream('think'))).toEqual(first);
    }
    expect(hashState(imagined)).toBe(before);
    expect(hashState(s)).toBe(whole);
  });
  expect(asked).toBeGreaterThan(80);
});

test('cards reshuffled in view of everyone stay known as a set, and no other cards do', () => {
  const r = race(2).storm({ hands: ['8♥ 9♥', '10♥ J♥'], pile: 'K♠', stock: '8♣ 9♣ 10♣' });
  r.s.lot = 1;
  r.car(2).handLots = [0, 1];
  const seen = new Set<string>();
  for (let n = 0; n < 60; n++) seen.add(havoc.ai.imagine(r.s, 0, stream(`lot ${n}`)).cars[1]!.hand.join(' '));
  // Its first card came from the old stock and no other hand has one of those; the other card may be any of the new stock.
  expect([...seen].every((hand) => hand.startsWith(`${card('10♥')} `))).toBe(true);
  expect(seen.size).toBe(4);
});

test('the bottom card keeps the suit that a starter Queen revealed', () => {
  const r = race(2).deal(2, ['9♠ K♦ J♥', '9♦ 10♠ J♠'], 'Q♠', '8♦');
  const bottoms = new Set<number>();
  for (let n = 0; n < 80; n++) bottoms.add(havoc.ai.imagine(r.s, 0, stream(`bottom ${n}`)).stock[0]!);
  expect([...bottoms].every((one) => one >> 3 === 1)).toBe(true);
  expect(bottoms.size).toBeGreaterThan(4);
});

test("a seat's sight holds its own coins and never the value of other seats' coins", () => {
  const r = race(2).coin('L1-12:TOW', 2).coin('L1-20:+3', 1).racing();
  const other = clonePlain(r.s);
  other.laid.coin[0] = 0;
  for (const s of [r.s, other]) {
    const { codes } = sightOf(s, 0);
    expect([codes[cellAt(1, 12)], codes[cellAt(1, 20)], codes[cellAt(1, 30)]]).toEqual([UNKNOWN + 1, 1, -1]);
  }
  expect(sightOf(other, 0)).toEqual(sightOf(r.s, 0));
});

test('the chance to land a given number of cells ahead matches the published table', () => {
  const table = (dice: number) => Array.from({ length: 12 }, (_, n) => Math.round(1000 * landingChance(dice, n + 1)));
  expect(table(1)).toEqual([167, 194, 227, 265, 309, 360, 254, 268, 280, 289, 293, 291]);
  expect(table(2)).toEqual([0, 28, 56, 84, 114, 147, 182, 166, 156, 148, 141, 134]);
});

test('the outlook of a free road is the mean roll; own coins and tows count by their chance', () => {
  const at = spaceNamed('L2-60');
  const free = race(2).pawn(1, 'L2-60').racing();
  expect(expectedGain(free.s, sightOf(free.s, 0), 0, at, 2)).toBeCloseTo(2 * MEAN_ROLL[1]!, 6);
  const good = race(2).pawn(1, 'L2-60').coin('L2-63:+4', 1).racing();
  expect(expectedGain(good.s, sightOf(good.s, 0), 0, at, 1)).toBeCloseTo(3.5 + 4 / 6, 6);
  const tow = race(2).pawn(1, 'L2-60').coin('L2-63:TOW', 1).racing();
  expect(expectedGain(tow.s, sightOf(tow.s, 0), 0, at, 1)).toBeCloseTo((3.5 * 6 - 3 - 60 - PIT_COST[1]!) / 6, 6);
});

test('the Legend places a tow in front of its rival, late in the rival’s lap', SLOW, () => {
  const r = race(2, { dice: 2 }).coins(1, 'TOW').pawn(1, 'L1-50').pawn(2, 'L3-70').placing();
  const placed = answer(havoc, r.s, r.open, 'best', stream('tow')) as Extract<HavocAction, { type: 'coin' }>;
  expect([LANE_OF[placed.at], POSITION_OF[placed.at]! >= 77 && POSITION_OF[placed.at]! <= 82]).toEqual([3, true]);
  const gift = race(2, { dice: 2 }).coins(1, '+5').pawn(1, 'L1-50').pawn(2, 'L3-70').placing();
  const kept = answer(havoc, gift.s, gift.open, 'best', stream('gift')) as Extract<HavocAction, { type: 'coin' }>;
  expect([LANE_OF[kept.at], POSITION_OF[kept.at]! > 50 && POSITION_OF[kept.at]! < 75]).toEqual([1, true]);
});

test('dice: movement on a free road, lane change behind a pawn and on the pit lane', () => {
  const die = (r: ReturnType<typeof race>, level: BotId) =>
    (answer(havoc, r.s, r.open, level, stream('die')) as Extract<HavocAction, { type: 'die' }>).die;
  for (const level of LEVELS) {
    expect(die(race(2).pawn(1, 'L2-50').racing(), level)).toBe('movement');
    expect(die(race(2).pawn(1, 'L2-50').pawn(2, 'L2-51').racing(), level)).toBe('lane');
    expect(die(race(2).pawn(1, 'PIT-1').racing(), level)).toBe('movement');
    expect(die(race(2).pawn(1, 'PL-2').pawn(2, 'L1-2').racing(), level)).toBe('movement');
  }
  for (const level of ['medium', 'hard', 'best'] as const) {
    expect(die(race(2).pawn(1, 'PL-4').racing(), level)).toBe('lane');
    const patient = race(2).pawn(1, 'L2-50').pawn(2, 'L2-51').racing();
    patient.car(1).laneRolls = 2;
    expect(die(patient, level)).toBe('movement');
  }
});

/** A driver of this boldness. */
function daring(risk: number): Style {
  return { ...EVEN, risk };
}

test.each(['medium', 'hard', 'best'] as const)(
  '%s: the bolder the driver, the nearer to the wall it drives on',
  (level) => {
    const driven = (style: Style) =>
      [1, 2, 3, 4, 5].filter((space) => {
        const r = race(2).pawn(1, `PL-${space}`).racing();
        const rolled = answer(havoc, r.s, r.open, level, stream('wall'), style);
        return (rolled as Extract<HavocAction, { type: 'die' }>).die === 'movement';
      });
    expect([1, 0.6, 0, -1].map((risk) => driven(daring(risk)))).toEqual([[1, 2, 3, 4], [1, 2], [], []]);
  },
);

test("a careful Legend's coins avoid chains to other seats' coins, a bold one's do not", () => {
  const target = (risk: number) => {
    const r = race(2, { dice: 2 }).coins(1, '+3').pawn(1, 'L2-50').pawn(2, 'L4-20');
    r.coin('L2-59:-5', 2).coin('L2-60:TOW', 2).coin('L2-61:-3', 2).placing();
    const laid = answer(havoc, r.s, r.open, 'best', stream('on'), daring(risk));
    return POSITION_OF[(laid as Extract<HavocAction, { type: 'coin' }>).at]! + 3;
  };
  expect([59, 60, 61].includes(target(1))).toBe(true);
  expect([59, 60, 61].includes(target(-1))).toBe(false);
});

test('the boldest Ace is towed and crashes more than twice as often as the most careful', SLOW, () => {
  const lost = [0, 0];
  for (let n = 0; n < 40; n++) {
    const bold = n % 2;
    const styles = [daring(bold === 0 ? 1 : -1), daring(bold === 1 ? 1 : -1)];
    const end = drive(raceConfig(2), `dare ${n >> 1}`, ['hard', 'hard'], undefined, styles);
    end.cars.forEach(({ tows, crashes }, seat) => {
      lost[seat === bold ? 0 : 1]! += tows + crashes;
    });
  }
  expect(lost[0]).toBeGreaterThan(2 * lost[1]!);
});

test('the Racer keeps Queens, attacks a short hand, and plays Aces in a row with two left', () => {
  const play = (r: ReturnType<typeof race>) => thoughtfulCard(r.s, r.open.seat);
  const queen = race(2).storm({ hands: ['Q♥ 9♠ J♠', '10♥ J♥ K♥'], pile: 'K♠' });
  expect(play(queen)).toMatchObject({ type: 'play' });
  expect(play(queen)).not.toEqual({ type: 'play', card: card('Q♥') });
  const seven = race(3).storm({ hands: ['7♠ 9♠ J♠', '10♥', 'J♥ K♥ 8♦'], pile: 'K♠' });
  expect(play(seven)).toEqual({ type: 'play', card: card('7♠') });
  const ace = race(2).storm({ hands: ['A♠ 9♠ J♦', '10♥ J♥ K♥'], pile: 'K♠' });
  expect(play(ace)).toEqual({ type: 'play', card: card('A♠') });
});

test('the Racer beats the Rookie, the Rookie a driver without a plan', SLOW, () => {
  expect(winShare('medium', 'easy', 120, 'racer')).toBeGreaterThan(0.6);
  expect(winShare('easy', 'random', 120, 'rookie')).toBeGreaterThan(0.6);
});

test('the Ace beats the Racer, the Legend the Ace', SLOW, () => {
  expect(winShare('hard', 'medium', 60, 'ace')).toBeGreaterThan(0.6);
  expect(winShare('best', 'hard', 60, 'legend')).toBeGreaterThan(0.6);
});
