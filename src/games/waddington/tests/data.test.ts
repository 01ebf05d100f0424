// Compares the data with the stated counts (S9): circuits, charts, packs. What holds on every circuit holds on drawn ones too.

import { describe, expect, test } from 'vitest';
import { BRAKE_FAILURE, FAULTY_TYRES, PIT_CARDS, SPECIAL_TYRES, TACTIC_PACK, TACTICS } from '../data/cards';
import { CAR_COLOURS, PENALTY_CHART, POINTS, reductionWear, rowOf } from '../data/charts';
import { CIRCUIT_IDS, type Circuit, circuitOf, crossesLine, ROW } from '../data/circuits';
import { MOST_SQUARES, WIDTH } from '../phases/roads';
import { race } from './race';
import { learnedCircuits } from './race-config';

/** Drawn circuits. PADDOCK_LONG=1: as many as the checklist of the workshop requires. */
const DRAWN = process.env.PADDOCK_LONG === '1' ? 1000 : 27;

/** Squares, corners and rows, without pond walls, of the circuits of the rulebook (S9). Others state none. */
const COUNTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'thornbury-park': { squares: 239, corners: 7, rows: 72, verges: 75 },
  'porto-sirena': { squares: 214, corners: 7, rows: 64, verges: 65 },
  hohenwaldring: { squares: 298, corners: 8, rows: 86, verges: 88 },
};

/** Squares that can be reached from these places by steps. */
function reachable(circuit: Circuit, from: readonly number[]): Set<number> {
  const seen = new Set(from);
  for (const place of seen) for (const to of circuit.next[place] ?? []) seen.add(to);
  return seen;
}

describe.each([...CIRCUIT_IDS, ...learnedCircuits(DRAWN, 'data')])('%s', (id) => {
  const circuit = circuitOf(id);
  const squares = Array.from({ length: circuit.squares }, (_, place) => place);

  test('has the stated squares, corners, pits and places', () => {
    const kinds = circuit.kind.filter((kind) => kind === 'verge').length;
    const counted = { squares: circuit.squares, corners: circuit.corners.length, rows: circuit.rows, verges: kinds };
    expect(counted).toEqual(COUNTS[id] ?? counted);
    expect(circuit.pit.slice(1).map((pit) => circuit.kind[pit])).toEqual(Array(6).fill('pit'));
    expect(new Set(circuit.places).size).toBe(circuit.places.length);
  });

  test('[R3] yellow starts on the outside, blue on the pit side, all on the row behind the line', () => {
    expect(circuit.grid.slice(1).map((at) => circuit.lane[at])).toEqual([6, 5, 4, 3, 2, 1]);
    expect(circuit.grid.slice(1).map((at) => circuit.s[at])).toEqual(Array(6).fill((circuit.rows - 1) * ROW));
  });

  test('[R7] every square is reached from the grid and leads on, and steps go one lane at most', () => {
    const grid = circuit.grid.slice(1);
    const seen = reachable(circuit, grid);
    for (const place of squares) {
      expect(grid.includes(place) || seen.has(place), circuit.places[place]).toBe(true);
      expect(circuit.next[place]?.length).toBeGreaterThan(0);
      expect(circuit.next[place]?.length).toBeLessThanOrEqual(3);
      for (const to of circuit.next[place] ?? []) {
        expect(Math.abs((circuit.lane[to] ?? 0) - (circuit.lane[place] ?? 0))).toBeLessThanOrEqual(1);
        expect(circuit.before[to]).toContain(place);
      }
    }
  });

  test('[R10] every step leads ahead by less than two rows', () => {
    for (const [place, next] of circuit.next.entries()) {
      for (const to of next) {
        const ahead =
          (circuit.s[to] ?? 0) - (circuit.s[place] ?? 0) + (crossesLine(circuit, place, to) ? circuit.rows * ROW : 0);
        expect(ahead, `${circuit.places[place]} to ${circuit.places[to]}`).toBeGreaterThan(0);
        expect(ahead).toBeLessThan(2 * ROW);
      }
    }
  });

  test('[R11] a lap crosses every band once, in lap order', () => {
    // The last corner crossed on the way to a square: the same by every path.
    const last = new Map<number, number>();
    const queue = squares.filter((place) => circuit.s[place] === 0);
    for (const place of queue) last.set(place, -1);
    for (const place of queue) {
      for (const to of circuit.next[place] ?? []) {
        if (crossesLine(circuit, place, to)) {
          expect(last.get(place), circuit.places[place]).toBe(circuit.corners.length - 1);
          continue;
        }
        const corner = circuit.corner[to] ?? -1;
        const before = last.get(place) ?? -1;
        if (corner >= 0) expect(corner).toBe(before + 1);
        const crossed = corner >= 0 ? corner : before;
        if (last.has(to)) expect(last.get(to), circuit.places[to]).toBe(crossed);
        else queue.push(to);
        last.set(to, crossed);
      }
    }
  });

  test('[R44, R46, R28] spin-off points, pits and verges lead back to the road', () => {
    for (const corner of circuit.corners) {
      const band = squares.filter((place) => circuit.corner[place] === corner.index);
      expect(band.length).toBeGreaterThan(1);
      const exit = circuit.next[corner.spinOff]?.[0] ?? -1;
      expect(
        circuit.before[exit]?.some((place) => band.includes(place)),
        corner.id,
      ).toBe(true);
    }
    for (let place = 1; place <= CAR_COLOURS.length; place++) {
      const pit = circuit.pit[place] ?? -1;
      const from = circuit.pitFrom[place] ?? -1;
      expect(circuit.s[pit]).toBe((circuit.s[from] ?? 0) + ROW);
      expect(circuit.s[circuit.next[pit]?.[0] ?? -1]).toBe((circuit.s[pit] ?? 0) + ROW);
    }
    for (const place of squares) expect(circuit.kind[circuit.verge[place] ?? -1]).toBe('verge');
  });

  test('no number of steps leads to more squares than a search has room for', () => {
    for (const from of squares) {
      let layer = new Set([from]);
      for (let n = 1; n <= MOST_SQUARES; n++) {
        layer = new Set([...layer].flatMap((place) => circuit.next[place] ?? []));
        expect(layer.size).toBeLessThanOrEqual(WIDTH);
      }
    }
  });
});

test('[2.6] corners have the limits of the table', () => {
  const limits = (id: string, name: string) => {
    const circuit = circuitOf(id);
    const corner = circuit.corners.find((one) => one.name === name)?.index ?? -1;
    const band = [...circuit.corner.entries()].filter(([, at]) => at === corner);
    return Object.fromEntries(band.map(([place]) => [circuit.lane[place], circuit.limit[place]]));
  };
  expect(limits('thornbury-park', 'Mill Corner')).toEqual({ 2: 60, 3: 60, 4: 80 });
  expect(limits('thornbury-park', 'Gallows Hairpin')).toEqual({ 2: 80, 4: 60 });
  expect(limits('porto-sirena', 'Molo')).toEqual({ 2: 80, 3: 60, 4: 40 });
  expect(limits('hohenwaldring', 'Talkurve')).toEqual({ 2: 120, 3: 120, 4: 140 });
  const { brakeFailure, faultyTyres, corners } = circuitOf('porto-sirena');
  expect([corners[brakeFailure]?.name, corners[faultyTyres]?.name]).toEqual(['Dogana', 'Molo']);
});

describe('cards and charts', () => {
  test('there are 30 tactic cards, six of each kind, and 16 pit cards', () => {
    expect(TACTICS.map((card) => [card.id, card.count, card.squares])).toEqual([
      ['fastGearChange', 6, 2],
      ['slipstream', 6, 3],
      ['quickReactions', 6, 4],
      ['carburettorTuned', 6, 0],
      ['superbDriving', 6, 0],
    ]);
    expect(TACTIC_PACK).toHaveLength(30);
    expect(PIT_CARDS).toHaveLength(16);
    expect(PIT_CARDS.reduce((sum, card) => sum + card.missTurns, 0)).toBe(11);
    const kept = PIT_CARDS.flatMap(({ isKept }, card) => (isKept ? [card] : []));
    expect(kept).toEqual([SPECIAL_TYRES, FAULTY_TYRES, BRAKE_FAILURE]);
  });

  test('[2.4] the penalty chart counts 36 rolls and finds its line for each', () => {
    expect(PENALTY_CHART.reduce((sum, row) => sum + row.ways, 0)).toBe(36);
    for (let first = 1; first <= 6; first++) {
      for (let second = 1; second <= 6; second++) {
        const { dice } = PENALTY_CHART[rowOf(first, second)] ?? { dice: [] };
        expect(dice).toEqual([Math.min(first, second), Math.max(first, second)]);
      }
    }
  });

  test('[S9] the reduction chart has the stated points', () => {
    const wear = [0, 20, 40, 60, 80, 100].map((drop) => reductionWear(drop));
    expect(wear.map(({ brakes, tyres }) => `${brakes}/${tyres}`)).toEqual(['0/0', '0/0', '1/0', '2/1', '3/2', '4/3']);
    expect(() => reductionWear(120)).toThrow();
    expect(POINTS).toEqual([10, 8, 6, 4, 2, 1]);
  });

  test.each([
    [0, 20, { none: 21, tyre: 11, twoTyres: 0, tyreAndBrake: 0, spin: 4 }],
    [0, 40, { none: 4, tyre: 11, twoTyres: 7, tyreAndBrake: 10, spin: 4 }],
    [4, 40, { none: 4, tyre: 11, twoTyres: 0, tyreAndBrake: 10, spin: 11 }],
  ] as const)('[S9] chances with tyres %i at %i over are the stated ones', (tyres, column, ways) => {
    const r = race('T')
      .car({ colour: 'green', at: '32/4', reading: 60 + column, tyres })
      .begin();
    const move = r.offer('drive').speeds.find((one) => one.speed === 60 + column)?.moves;
    const over = move?.find((one) => one.path.includes(r.path('E2/4')[0] as number));
    expect(over?.bands[0]).toMatchObject({ column, ways });
    expect(over?.risk).toMatchObject({ of: 36, spin: ways.spin, clean: ways.none });
  });
});
