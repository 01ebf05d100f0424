// Which configs can be raced, the order of random draws in setup, and the facts in the data.

import { checkRaceConfig, raceConfig } from '@core/config';
import { begin } from '@core/engine';
import { ioWith, scriptedIo, silentIo } from '@core/io';
import { describe, expect, test } from 'vitest';
import { CARDS, HEAT, STARTER_DECK, STRESS } from '../data/cards';
import source from '../data/cards.json';
import { LEGENDS } from '../data/legends';
import { TRACK_IDS, trackFileOf, trackOf } from '../data/tracks';
import { heat } from '../index';
import { checkConfig, setup } from '../setup';
import type { HeatConfig, HeatEvent } from '../types';
import { LOOKS } from '../ui/board/art/looks';
import { baseOf, card } from './race';
import { heatConfig } from './race-config';

function refusal(config: HeatConfig): string | undefined {
  const violation = checkConfig(config);
  return violation === null ? undefined : `${violation.code} ${violation.rule}`;
}

/** The usual laps of the printed circuits. */
const LAPS = [
  ['usa', 2],
  ['italy', 3],
  ['france', 2],
  ['great-britain', 2],
] as const;

describe('configs', () => {
  test('[R2] no two cars share a colour', () => {
    const config = heatConfig('usa', 2);
    expect(refusal({ ...config, cars: [{ colour: 'red' }, { colour: 'red' }] })).toBe('colour-taken R2');
  });

  test('[R3] a race needs two to six cars, one of them a driver', () => {
    expect(refusal(heatConfig('usa', 1))).toBe('car-count R3');
    expect(refusal(heatConfig('usa', 0, 3))).toBe('no-driver R3');
    expect(refusal(heatConfig('usa', 1, 1))).toBeUndefined();
    expect(refusal(heatConfig('usa', 1, 5))).toBeUndefined();
    expect(refusal(heatConfig('usa', 6))).toBeUndefined();
  });

  test('[R3] qualifying has exactly one driver', () => {
    expect(refusal(heatConfig('usa', 1, 0, { mode: 'qualifying' }))).toBeUndefined();
    expect(refusal(heatConfig('usa', 2, 0, { mode: 'qualifying' }))).toBe('qualifying-alone R3');
    expect(refusal(heatConfig('usa', 1, 1, { mode: 'qualifying' }))).toBe('qualifying-alone R3');
  });

  test('[R4] a race has one to three laps; every circuit has its own default', () => {
    expect(refusal(heatConfig('usa', 2, 0, { laps: 0 }))).toBe('laps R4');
    expect(refusal(heatConfig('usa', 2, 0, { laps: 4 }))).toBe('laps R4');
    for (const id of TRACK_IDS) {
      expect(raceConfig(heat, id, [{ colour: 'red' }]).options.laps).toBe(trackOf(id).laps.default);
    }
    expect(LAPS.map(([id]) => trackOf(id).laps.default)).toEqual(LAPS.map(([, laps]) => laps));
  });

  test('[R79] the Legend bonus is 0 to 6', () => {
    expect(refusal(heatConfig('usa', 2, 0, { legendBonus: 7 }))).toBe('legend-bonus R79');
  });

  test('every circuit starts with the defaults that the game lists', () => {
    for (const id of TRACK_IDS) {
      const config = raceConfig(heat, id, [{ colour: 'red' }, { colour: 'blue', automaton: 'legend' }]);
      expect(begin(heat, config as HeatConfig, 'defaults').ok).toBe(true);
    }
  });
});

describe('order of random draws', () => {
  const bounds = (config: HeatConfig) => {
    const drawn: number[] = [];
    const events: HeatEvent[] = [];
    setup(
      config,
      baseOf('order'),
      ioWith(
        (event) => events.push(event),
        (bound) => drawn.push(bound) * 0,
      ),
    );
    return { drawn, types: events.map((event) => event.type) };
  };
  const shuffleOf = (count: number) => Array.from({ length: count - 1 }, (_, i) => count - i);

  test('[R1] the grid is drawn first, then each deck in grid order, then the Legend deck; hands need no draws', () => {
    const { drawn, types } = bounds(heatConfig('usa', 2, 1, { grid: 'random' }));
    expect(drawn).toEqual([...shuffleOf(3), ...shuffleOf(18), ...shuffleOf(18), ...shuffleOf(10)]);
    expect(types.slice(0, 6)).toEqual([
      'raceSetUp',
      'gridSet',
      'decksBuilt',
      'handFilled',
      'handFilled',
      'raceStarted',
    ]);
  });

  test('[R11] without Legends no Legend deck is shuffled, and a grid by seats draws nothing', () => {
    expect(bounds(heatConfig('usa', 2)).drawn).toEqual([...shuffleOf(18), ...shuffleOf(18)]);
  });

  test('[R7] a random grid puts the seat drawn on the slot; hands are filled in grid order', () => {
    // Fisher-Yates from the end: draws 0 and 0 turn 0 1 2 into 1 2 0.
    const io = scriptedIo<HeatEvent>([0, 0, ...Array.from({ length: 51 + 9 }, () => 0)]);
    const s = setup(heatConfig('usa', 3, 0, { grid: 'random' }), baseOf('grid'), io);
    expect(s.order).toEqual([1, 2, 0]);
    expect(s.cars.map((car) => car.progress)).toEqual([-2, -1, -1]);
    const filled = io.events.flatMap((event) => (event.type === 'handFilled' ? [event.seat] : []));
    expect(filled).toEqual([1, 2, 0]);
  });
});

describe.each(['qualifying', 'given'] as const)('a grid that is %s', (grid) => {
  test('[R7] cars with a rank start in its order, the others behind them in random order', () => {
    const config = heatConfig('usa', 4, 1, { grid });
    const ranked = config.cars.map((car, seat) =>
      seat === 3 ? { ...car, start: 1 } : seat === 1 ? { ...car, start: 2 } : car,
    );
    const fronts = new Set<number>();
    for (let n = 0; n < 20; n++) {
      const base = baseOf(`lot ${n}`);
      const s = setup({ ...config, cars: ranked }, base, silentIo(base.rng));
      expect(s.order.slice(0, 2)).toEqual([3, 1]);
      fronts.add(s.order[2] ?? -1);
    }
    expect([...fronts].sort()).toEqual([0, 2, 4]);
  });
});

describe('data', () => {
  test('card numbers are stable, because saves refer to them', () => {
    expect([HEAT, STRESS, card('1'), card('4'), card('0'), card('5')]).toEqual([0, 1, 2, 5, 6, 7]);
    expect(card('4wd-4')).toBe(8);
    expect(CARDS.map((face) => face.key).join(' ')).toMatchInlineSnapshot(
      `"heat stress speed-1 speed-2 speed-3 speed-4 start-0 start-5 4wd-4 4wd-triple 4wd-cool body-3 body-5 body-1 brakes-1234 brakes-13 brakes-24 brakes-15 cooling-6 cooling-1 cooling-3 rpm-1 rpm-2 rpm-3 4wd-accel body-6 body-2-cool body-2-slip cooling-4 cooling-sc1 cooling-sc3 cooling-sc4 fuel-2 fuel-plus gas-1 gas-2 gas-3 gas-4 gas-accel rpm-plus rpm-hot rpm-12 susp-2-body susp-2-cool susp-4 susp-1-slip tires-2-cool tires-1 tires-2 tires-3-cool tires-plus tires-double turbo-7 turbo-8 wings-4 wings-3 wings-6 sp-brakes sp-cooling sp-rpm sp-turbo sp-wings"`,
    );
    expect(CARDS.every((face, id) => face.id === id)).toBe(true);
  });

  test('[R8] the starting deck has twelve Speed cards, Speed 0, Speed 5 and a Heat', () => {
    expect(STARTER_DECK.length).toBe(15);
    expect(STARTER_DECK.filter((entry) => entry === HEAT).length).toBe(1);
  });

  test('2.5 pools: 34 basic and 68 advanced cards, Spare Heat included', () => {
    const of = (pool: string) =>
      CARDS.filter((face) => face.pool === pool).reduce((sum, face) => sum + face.copies, 0) + 2;
    expect([of('basic'), of('advanced')]).toEqual([34, 68]);
    expect(source.poolCounts).toEqual({ basic: 34, advanced: 68, mixed: 102 });
    expect(CARDS.filter((face) => face.kind === 'sponsor').reduce((sum, face) => sum + face.copies, 0)).toBe(35);
  });

  test('[S9] the four tracks have the stated spaces, lines and limits', () => {
    const lines = (id: string) =>
      trackOf(id)
        .corners.map((corner) => `${corner.line} (${corner.limit}) L${corner.legendsLine}`)
        .join(' ');
    expect(LAPS.map(([id]) => trackOf(id).length)).toEqual([69, 54, 60, 63]);
    expect(lines('usa')).toBe('12 (7) L2 33 (3) L27 49 (3) L43 57 (2) L52');
    expect(lines('italy')).toBe('10 (5) L2 19 (2) L14 26 (3) L20');
    expect(lines('france')).toBe('12 (5) L4 20 (2) L15 27 (4) L20 39 (3) L33 47 (4) L40');
    expect(lines('great-britain')).toBe('15 (10) L2 30 (6) L21 37 (5) L30 43 (4) L37 48 (3) L43');
    expect(trackOf('great-britain').corners.map((corner) => corner.chevron)).toEqual([0, 1, 1, 1, 0]);
  });

  test('setup lists the circuits in the order of their files, and every one has a look', () => {
    expect(TRACK_IDS.map((id) => trackFileOf(id).order)).toEqual(
      TRACK_IDS.map((id) => trackFileOf(id).order).toSorted((a, b) => a - b),
    );
    expect(TRACK_IDS.filter((id) => LAPS.some(([known]) => known === id))).toEqual(LAPS.map(([id]) => id));
    expect(new Set(Object.keys(LOOKS))).toEqual(new Set(TRACK_IDS));
  });

  test('a race on an unknown circuit is refused', () => {
    const config = { ...heatConfig('usa', 2), circuit: 'atlantis' };
    expect(begin(heat, config, 'lost')).toMatchObject({ ok: false, violation: { code: 'bad-config' } });
    expect(checkRaceConfig(heat, config)).toMatchObject({ code: 'unknown-circuit', detail: { circuit: 'atlantis' } });
  });

  test("tables agree: the next line of every space is its corner's line", () => {
    for (const id of TRACK_IDS) {
      const track = trackOf(id);
      for (let space = 0; space < track.length; space++) {
        const line = (space + (track.toCorner[space] ?? 0)) % track.length;
        expect(track.corners[track.nextCorner[space] ?? -1]?.line).toBe(line);
      }
    }
  });

  test('2.7 Legend cards: each helmet has the speeds 10 to 19 once at Medium; Easy and Hard are 2 off', () => {
    for (const colour of heat.colours as readonly 'red'[]) {
      const speeds = LEGENDS.map((rows) => rows.medium[colour].speed).sort((a, b) => a - b);
      expect(speeds).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
      for (const { easy, medium, hard } of LEGENDS) {
        expect(medium[colour].corner).toBe(medium[colour].diamond);
        expect([easy[colour].speed, easy[colour].corner]).toEqual([
          medium[colour].speed - 2,
          medium[colour].corner - 1,
        ]);
        expect([hard[colour].speed, hard[colour].corner]).toEqual([
          medium[colour].speed + 2,
          medium[colour].corner + 1,
        ]);
      }
    }
  });
});
