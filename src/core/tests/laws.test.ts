// The laws themselves: Derby keeps them all, and a Derby with one thing broken is caught by the matching law.

import { describe, expect, test } from 'vitest';
import { clonePlain } from '../clone';
import type { GameDefinition, Imagined } from '../contract';
import type { Coverage } from '../laws/coverage';
import { plainTrouble } from '../laws/plain-json';
import { survey } from '../laws/survey';
import { scoresByPlace } from '../scores';
import { derby, type ToyState, type ToyTypes, toyConfig } from './toy';

const coverage: Coverage<ToyTypes> = {
  configs: [toyConfig(2), toyConfig(4, 40)],
  maxSteps: 400,
  actions: { stake: 'played', push: 'played', rest: 'played' },
  events: {
    dealt: 'played',
    staked: 'played',
    revealed: 'played',
    moved: 'played',
    rolled: 'played',
    finished: 'played',
  },
  violations: { 'wrong-action': 'played', 'not-in-hand': 'played' },
  hidden: (s, seat) => ({
    hands: s.cars.filter((_, other) => other !== seat).map((car) => car.hand),
    pile: s.cars.map((car) => car.pile),
  }),
};

type Toy = GameDefinition<ToyTypes>;

function broken(change: Partial<Toy>, cover: Partial<Coverage<ToyTypes>> = {}): number[] {
  const result = survey({ ...derby, ...change }, { ...coverage, ...cover }, 6, 'toy');
  return [...new Set(result.broken.map((one) => one.law))].sort((a, b) => a - b);
}

/** These standings, and the scores that follow from them. */
function ranked(standings: Toy['standings']): Partial<Toy> {
  return { standings, scores: (s) => scoresByPlace(standings(s), derby.points) };
}

test('Derby keeps every law', () => {
  expect(survey(derby, coverage, 40, 'toy').broken).toEqual([]);
});

describe('a broken game is caught', () => {
  test('(1) by a fraction in its state', () => {
    const setup: Toy['setup'] = (config, base, io) => {
      const state = derby.setup(config, base, io);
      state.length = 20.5;
      return state;
    };
    expect(broken({ setup })).toContain(1);
  });
  test('(1) by undefined in its state', () => {
    const setup: Toy['setup'] = (config, base, io) =>
      Object.assign(derby.setup(config, base, io), { extra: undefined });
    expect(broken({ setup })).toContain(1);
  });
  test('(3) by a memory outside its state', () => {
    let calls = 0;
    const apply: Toy['apply'] = (s, decision, action, io) => {
      derby.apply(s, decision, action, io);
      calls++;
      if (calls % 50 === 0) s.cars[0]!.at++;
    };
    expect(broken({ apply })).toContain(3);
  });
  test('(4) by a sample that its check refuses', () => {
    const sample: Toy['sample'] = (s, decision, draw) =>
      decision.kind === 'stake' && draw(9) === 0 ? { type: 'stake', card: 77 } : derby.sample(s, decision, draw);
    expect(broken({ sample })).toContain(4);
  });
  test('(4) by a check that accepts what apply cannot handle', () => {
    const apply: Toy['apply'] = (s, decision, action, io) => {
      if (action.type === 'stake' && action.card > 4) throw new Error('no such card');
      derby.apply(s, decision, action, io);
    };
    expect(broken({ check: () => null, apply })).toContain(4);
  });
  test.each<[string, Partial<Toy>]>([
    [
      'by points that are not those of the place',
      { scores: (s) => derby.scores(s).map((one) => ({ ...one, points: 9 })) },
    ],
    ['by a score too few', { scores: (s) => derby.scores(s).slice(1) }],
    [
      'by a bonus that the game does not list',
      {
        scores: (s) =>
          derby.scores(s).map(({ points }) => ({ points: points + 1, bonuses: [{ id: 'luck', points: 1 }] })),
      },
    ],
    [
      'by a bonus that is not counted',
      {
        bonuses: [{ id: 'luck', name: 'luck' }],
        scores: (s) => derby.scores(s).map(({ points }) => ({ points, bonuses: [{ id: 'luck', points: 1 }] })),
      },
    ],
    [
      'by handing on what is no JSON',
      { handOver: (s) => ({ shared: new Map() as never, cars: s.cars.map(() => null) }) },
    ],
    ['by handing on for too few cars', { handOver: () => ({ shared: null, cars: [] }) }],
    [
      'by handing on what it takes away',
      { handOver: (s) => ({ shared: (s as ToyState).cars[0]!.pile.splice(0), cars: s.cars.map(() => null) }) },
    ],
    ['by half a lap', { laps: () => 1.5 }],
  ])('(17) %s', (_, change) => {
    expect(broken(change)).toContain(17);
  });
  test('(17) but not by valid bonuses and hand-overs', () => {
    const gains: Partial<Toy> = {
      bonuses: [{ id: 'luck', name: 'luck' }],
      scores: (s) =>
        derby.scores(s).map(({ points }) => ({ points: points + 1, bonuses: [{ id: 'luck', points: 1 }] })),
      handOver: (s) => ({ shared: s.round, cars: s.cars.map((car) => [...car.pile]) }),
      laps: (s) => s.round,
    };
    expect(broken(gains)).toEqual([]);
  });
  test('(5) by a decision that lists no answer', () => {
    expect(broken({ actions: () => [] })).toContain(5);
  });
  test('(16) by asking only seats whose hidden hand allows something', () => {
    const apply: Toy['apply'] = (s, decision, action, io) => {
      derby.apply(s, decision, action, io);
      let next = s.asks[0];
      while (next?.kind === 'luck' && !s.cars[next.seat]!.hand.includes(1)) {
        derby.apply(s, next, { type: 'rest' }, io);
        next = s.asks[0];
      }
    };
    expect(broken({ apply })).toEqual([16]);
  });
  test('(16) by ids of asks that count hidden cards', () => {
    const apply: Toy['apply'] = (s, decision, action, io) => {
      derby.apply(s, decision, action, io);
      for (const car of s.cars) if (car.hand.includes(4)) s.nextAsk++;
    };
    expect(broken({ apply })).toContain(16);
  });
  test('(16) by standings that depend on the hands', () => {
    const standings: Toy['standings'] = (s) => {
      const known = derby.standings(s);
      return s.asks.length === 0
        ? known
        : known.map((one) => ({ ...one, sortKey: [...one.sortKey, s.cars[0]!.hand[0] ?? 0] }));
    };
    expect(broken({ standings })).toContain(16);
  });
  test('(6) by a view that changes the state', () => {
    const view: Toy['view'] = (s, viewer) => {
      (s as ToyState).cars[0]!.hand.sort();
      (s as ToyState).round++;
      return derby.view(s, viewer);
    };
    expect(broken({ view })).toContain(6);
  });
  test('(7) by a sealed answer that draws', () => {
    const apply: Toy['apply'] = (s, decision, action, io) => {
      if (action.type === 'stake') io.draw(2);
      derby.apply(s, decision, action, io);
    };
    expect(broken({ apply })).toContain(7);
  });
  test('(7) by a sealed answer that is visible', () => {
    const view: Toy['view'] = (s, viewer) => ({ ...derby.view(s, viewer), ownStake: s.cars[0]!.stake });
    expect(broken({ view })).toContain(7);
  });
  test('(7) by a set that depends on the order of answers', () => {
    const apply: Toy['apply'] = (s, decision, action, io) => {
      if (action.type === 'stake' && s.asks.every((one) => !one.committed)) s.cars[decision.seat]!.at++;
      derby.apply(s, decision, action, io);
    };
    expect(broken({ apply })).toContain(7);
  });
  test('(8) by a view that shows a hand to everyone', () => {
    expect(broken({ view: (s) => derby.view(s, 'all') })).toContain(8);
  });
  test('(8) by an imagine that peeks', () => {
    const imagine: Toy['ai']['imagine'] = (s) => clonePlain(s) as Imagined<ToyState>;
    expect(broken({ ai: { ...derby.ai, imagine } })).toEqual([8]);
  });
  test('(9) by a view with the generator in it', () => {
    const view: Toy['view'] = (s, viewer) => ({ ...derby.view(s, viewer), ownStake: s.rng[2] });
    expect(broken({ view })).toContain(9);
  });
  test('(9) by an event with the generator in it', () => {
    const viewEvent: Toy['viewEvent'] = (event, viewer) =>
      Object.assign({ rng: 1 }, derby.viewEvent(event, viewer) ?? event);
    expect(broken({ viewEvent })).toContain(9);
  });
  test('(10) by standings that forget a seat, and by ones that never end', () => {
    expect(broken({ standings: (s) => derby.standings(s).slice(1) })).toContain(10);
    const racing: Toy['standings'] = (s) => derby.standings(s).map((one) => ({ ...one, status: 'racing' }));
    expect(broken(ranked(racing))).toEqual([10]);
    expect(broken(ranked((s) => derby.standings(s).reverse()))).toEqual([10]);
    const shared: Toy['standings'] = (s) => derby.standings(s).map((one) => ({ ...one, place: 1 }));
    expect(broken(ranked(shared))).toEqual([10]);
  });
  test('(10) by a sort key that is not a whole number', () => {
    const halves: Toy['standings'] = (s) =>
      derby.standings(s).map((one) => ({ ...one, sortKey: one.sortKey.map((key) => key / 2) }));
    expect(broken(ranked(halves))).toEqual([10]);
  });
  test('(10) but not by standings in which equal seats share a place', () => {
    const equal: Toy['standings'] = (s) => derby.standings(s).map((one) => ({ ...one, place: 1, sortKey: [0] }));
    expect(broken(ranked(equal))).toEqual([]);
  });
  test('(11) by a race that takes too long', () => {
    expect(broken({}, { maxSteps: 10 })).toContain(11);
  });
  test('(12) by an action that is never played, and by one that is not listed', () => {
    expect(broken({}, { violations: { ...coverage.violations, 'engine-blown': 'played' } })).toEqual([12]);
    expect(broken({}, { violations: { 'wrong-action': 'played' } })).toEqual([12]);
    expect(broken({}, { events: { ...coverage.events, rolled: { never: 'no dice' } } })).toEqual([12]);
  });
  test('(15) by figures without a name, for too few cars, for cars that are out, or from a memory outside the log', () => {
    const figures: Toy['figures'] = [{ id: 'spaces', over: 'total', record: 'race' }];
    const figuresOf: Toy['figuresOf'] = (s) => s.cars.map((car) => ({ spaces: car.at }));
    expect(broken({ figures, figuresOf })).toEqual([]);
    expect(broken({ figuresOf })).toEqual([15]);
    expect(broken({ figures, figuresOf: (s) => figuresOf(s, []).slice(1) })).toEqual([15]);
    expect(broken({ figures, figuresOf: (s) => s.cars.map((car) => ({ spaces: -1 - car.at })) })).toEqual([15]);
    const standings: Toy['standings'] = (s) => derby.standings(s).map((one) => ({ ...one, status: 'out' }));
    expect(broken({ figures, figuresOf, ...ranked(standings) })).toEqual([15]);
    let calls = 0;
    expect(broken({ figures, figuresOf: (s) => s.cars.map(() => ({ spaces: calls++ })) })).toEqual([15]);
  });
  test('(15) by a round number that falls', () => {
    expect(broken({ round: (s) => (s.step < 9 ? 2 : 1) })).toEqual([15]);
    expect(broken({ round: () => 0 })).toEqual([15]);
  });
});

describe('plainTrouble', () => {
  test.each([
    [{ a: [1, { b: 'x' }, null, true] }, undefined],
    [{ a: undefined }, '.a is undefined'],
    [{ a: new Map() }, '.a is no plain object'],
    [{ a: [0, -0] }, '.a[1] is -0'],
    [{ a: 0.5 }, '.a is 0.5, no whole number'],
    // biome-ignore lint/suspicious/noSparseArray: the test is about the hole
    [[1, , 2], '[1] is a hole'],
    [new Date(0), ' is no plain object'],
  ])('%o', (value, trouble) => {
    expect(plainTrouble(value, true)).toBe(trouble);
  });
});
