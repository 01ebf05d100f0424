// What the events of a race show on the board: each is played in a context that records the calls it gets.

import { describe, expect, it } from 'vitest';
import { coverage } from '../../../tests/coverage';
import type { HeatEvent, HeatEventBody } from '../../../types';
import { ANIMATIONS, animateEvent, QUIET, speedFactorOf } from '../animation/animate-event';
import type { HeatAnimationContext } from '../animation/context';

type Note = readonly unknown[];

/** A context whose motions run in ten steps at once, with its calls in order. */
function notedContext(isWet = false): { table: HeatAnimationContext; notes: Note[]; of(name: string): Note[] } {
  const notes: Note[] = [];
  const note =
    (name: string, result?: unknown) =>
    (...args: unknown[]) => {
      notes.push([name, ...args.filter((one) => typeof one !== 'function')]);
      return result;
    };
  const part = (name: string, given: Record<string, unknown> = {}) =>
    new Proxy(given, { get: (own, key) => own[String(key)] ?? note(`${name}.${String(key)}`, Promise.resolve()) });
  const run = async (_ms: number, step: (t: number) => void) => {
    for (let t = 0; t <= 10; t++) step(t / 10);
  };
  const table = {
    laps: 2,
    road: { lanes: 2, cell: (progress: number) => ({ x: progress, y: 0, angle: 0 }) },
    pace: { isReduced: false, ms: (ms: number) => ms },
    stage: { motion: { run, wait: async () => undefined }, panAt: () => 0 },
    cars: part('cars', { isTaken: () => false, spotOf: () => ({ x: 1, y: 2, angle: 0 }), place: note('cars.place') }),
    signs: part('signs'),
    effects: part('effects'),
    boardText: part('boardText'),
    roadside: part('roadside'),
    paintWeather: note('paintWeather'),
    isWet: () => isWet,
    view: { track: 'italy', weather: 'rain', road: [null, null, null], weatherSectors: [], press: [] },
    followed: () => undefined,
    near: note('near', Promise.resolve()),
    sweep: note('sweep', Promise.resolve()),
  };
  // The board's own parts need a canvas; events only call what is recorded here.
  return {
    table: table as unknown as HeatAnimationContext,
    notes,
    of: (name) => notes.filter(([method]) => method === name),
  };
}

async function played(body: HeatEventBody, isWet = false) {
  const noted = notedContext(isWet);
  await animateEvent(noted.table, { round: 1, phase: 7, ...body } as HeatEvent);
  return noted;
}

type Move = Extract<HeatEventBody, { type: 'carMoved' }>;
const MOVE: Omit<Move, 'type' | 'cause'> = {
  seat: 3,
  wanted: 6,
  from: 10,
  to: 16,
  fromLane: 0,
  lane: 1,
  path: [],
  extra: 0,
};
const SPIN = {
  type: 'spunOut',
  seat: 3,
  corner: 1,
  speed: 9,
  limit: 3,
  heatLost: 2,
  from: 36,
  to: 32,
  fromLane: 0,
  lane: 1,
  stress: 2,
  gear: 4,
} as const;

describe('the effects of an event', () => {
  it('[C244] a move shows a +N over the car and leaves dust along the way', async () => {
    const { of } = await played({ type: 'carMoved', cause: 'play', ...MOVE });
    expect(of('boardText.float')[0]?.slice(1, 3)).toEqual([3, '+6']);
    expect(of('effects.dust').length).toBeGreaterThan(5);
    expect(of('cars.place').at(-1)).toEqual(['cars.place', 3, 16, 1]);
    expect(of('effects.speedLines')).toEqual([]);
  });

  it('[C219, C245] a boost shows its flame, its value and speed lines behind the car', async () => {
    const boosted = await played({ type: 'boosted', seat: 3, heat: 1, value: 4 });
    expect(boosted.of('effects.boost')).toEqual([['effects.boost', 3]]);
    expect(boosted.of('boardText.float')[0]?.slice(1, 3)).toEqual([3, 'Boost 4']);
    const moved = await played({ type: 'carMoved', cause: 'boost', ...MOVE });
    expect(moved.of('effects.speedLines')).toHaveLength(1);
  });

  it('[C91, C220, C246] a spin-out turns the car once on its way back, with smoke, a red edge and the word', async () => {
    const { of } = await played(SPIN);
    const places = of('cars.place').slice(0, -1);
    const progress = places.map((note) => Number(note[2]));
    expect(progress).toEqual(progress.toSorted((a, b) => b - a));
    expect([progress[0], progress.at(-1)]).toEqual([36, 32]);
    expect(Math.abs(Number(places.at(-1)?.[4]))).toBeCloseTo(2 * Math.PI);
    expect(of('cars.place').at(-1)).toEqual(['cars.place', 3, 32, 1]);
    expect(of('effects.smoke')).toHaveLength(3);
    expect(of('effects.redEdge')).toHaveLength(1);
    expect(of('boardText.slam')[0]?.[1]).toBe('SPIN-OUT!');
  });

  it('[C247] a passed corner flashes its sign as passed, and no heat leaves the car', async () => {
    const { of } = await played({ type: 'cornerPassed', seat: 3, corner: 2, speed: 3, limit: 3 });
    expect(of('signs.flash')).toEqual([['signs.flash', 2, 'passed']]);
    expect(of('effects.pay')).toEqual([]);
  });

  it('[C248] a paid corner flashes its sign as paid, and one flame per Heat leaves the car', async () => {
    const { of } = await played({
      type: 'cornerPaid',
      seat: 3,
      corner: 2,
      speed: 5,
      limit: 3,
      heat: 2,
      overheat: false,
    });
    expect(of('signs.flash')).toEqual([['signs.flash', 2, 'paid']]);
    expect(of('effects.pay')).toEqual([['effects.pay', 3, 2]]);
  });

  it('[C100, C249] a slipstream shows the wind between both cars, then speed lines', async () => {
    const { of } = await played({ type: 'slipstreamed', seat: 3, length: 2, tow: 1 });
    expect(of('effects.wind')).toEqual([['effects.wind', 3, 1]]);
    const moved = await played({ type: 'carMoved', cause: 'slipstream', ...MOVE });
    expect(moved.of('effects.speedLines')).toHaveLength(1);
  });

  it('[C250] the finish waves the flag, in a race and after qualifying laps', async () => {
    const race = await played({ type: 'raceFinished', standings: [3] });
    expect([race.of('effects.flag').length, race.of('boardText.banner')]).toEqual([
      1,
      [['boardText.banner', 'FINISH']],
    ]);
    const laps = await played({ type: 'qualifyingFinished', lapTimes: [9], best: 9, total: 9, overshoot: 1 });
    expect(laps.of('effects.flag')).toHaveLength(1);
  });

  it('[C214] the start lights go from dark to five reds, then green', async () => {
    const { of } = await played({ type: 'raceStarted' });
    expect(of('signs.light').map((note) => note.slice(1))).toEqual([
      ...[0, 1, 2, 3, 4, 5].map((count) => ['red', count]),
      ['green', 5],
    ]);
  });

  it('every kind of event has an animation, or a stated reason for having none', () => {
    const kinds = Object.keys(coverage.events);
    const known = [...Object.keys(ANIMATIONS), ...Object.keys(QUIET)];
    expect(new Set(known)).toEqual(new Set(kinds));
    expect(known).toHaveLength(kinds.length);
    for (const [kind, where] of Object.entries(QUIET)) expect(where.length, kind).toBeGreaterThan(5);
  });

  it('the grid fills car by car, pole first, and the start of a base race takes at most five seconds', async () => {
    const slots = [3, 1, 0].map((seat, i) => ({ seat, progress: -i, lane: 0 as const }));
    const { of } = await played({ type: 'gridSet', slots });
    expect(of('cars.place').map(([, seat]) => seat)).toEqual([3, 1, 0]);
    // The camera follows them.
    expect(of('sweep')[0]?.[1]).toEqual(slots.map(({ progress }) => ({ x: progress, y: 0, angle: 0 })));
    const grid = { type: 'gridSet', slots: Array.from({ length: 30 }, () => slots[0]) };
    const start = [{ type: 'raceSetUp' }, grid, { type: 'raceStarted' }] as unknown as HeatEvent[];
    expect(speedFactorOf(start)).toBeLessThan(1);
    expect(speedFactorOf([...start, { type: 'weatherRevealed' } as HeatEvent])).toBe(1);
  });

  it('[C144, C146] the weather board turns round, then land, road and sky follow it', async () => {
    const { notes, of } = await played({ type: 'weatherRevealed', weather: 'rain' });
    expect(of('roadside.reveal')[0]?.at(-1)).toBe('rain');
    expect(of('paintWeather')).toEqual([['paintWeather', 'rain', []]]);
    const order = notes.map(([name]) => name).filter((name) => name === 'roadside.reveal' || name === 'paintWeather');
    expect(order).toEqual(['roadside.reveal', 'paintWeather']);
  });

  it('[C147, C152] road tokens turn over one by one, each with the limit it changes on its sign', async () => {
    const { notes, of } = await played({
      type: 'roadTokensPlaced',
      tokens: ['slower', 'tow', 'weather'],
      limits: [4, 2, 3],
      weatherSectors: [2],
    });
    const steps = notes.filter(([name]) => name === 'roadside.turnOver' || name === 'signs.change');
    expect(steps).toEqual([
      ['roadside.turnOver', 0, 'slower'],
      ['signs.change', 0, 4],
      ['roadside.turnOver', 1, 'tow'],
      ['signs.change', 1, 2],
      ['roadside.turnOver', 2, 'weather'],
      ['signs.change', 2, 3],
    ]);
    expect(of('paintWeather')).toEqual([['paintWeather', 'rain', [2]]]);
  });

  it('the press flashes where a card is won', async () => {
    const won = await played({ type: 'sponsorTaken', seat: 2, reason: 'press', corner: 1, card: null });
    expect(won.of('roadside.flash')).toEqual([['roadside.flash', 1]]);
    const record = await played({ type: 'sponsorTaken', seat: 2, reason: 'record', corner: null, card: null });
    expect(record.of('roadside.flash')).toEqual([]);
  });

  it('a car on a wet road throws up spray instead of dust', async () => {
    const { of } = await played({ type: 'carMoved', cause: 'play', ...MOVE }, true);
    expect(of('effects.dust')).toEqual([]);
    expect(of('effects.spray').length).toBeGreaterThan(5);
  });

  it('[C223] a car that leaves the race is shown as out', async () => {
    for (const type of ['eliminated', 'retired'] as const) {
      const { of } = await played({ type, seat: 2 });
      expect(of('cars.setOut')).toEqual([['cars.setOut', 2, true]]);
    }
  });
});
