// The worked examples on tactic cards (E31 to E36), the finish, the league, dealing and the default (E41 to E45).

import { describe, expect, test } from 'vitest';
import { standings } from '../standings';
import { race, started, tactics } from './race';
import { raceConfig } from './race-config';

describe('tactic cards', () => {
  test.each([
    [4, 1, '55/2', 80, '1/0'],
    [1, 2, 'S-windmill', 0, '0/0'],
  ])('E31 the card counts first, then the dice: %i and %i', (first, second, at, reading, gauges) => {
    const r = race('T').car({ colour: 'black', at: '46/2', reading: 80, hand: 'quickReactions' }).begin();
    r.drive(80, 'F1/2 F2/2 F3/2 F4/2');
    expect(r.asked).toBe('black card');
    r.card('quickReactions', '52/2 53/2 54/2 55/2', 0, first, second);
    expect(r.state('black')).toEqual([at, reading, gauges]);
    expect([r.at('black').hand, r.s.discards]).toEqual([[], tactics('quickReactions')]);
    expect(r.eventsOf('bandCrossed')).toMatchObject([
      { corner: r.corner('windmill'), excess: 20 },
      { corner: r.corner('dip'), speed: 80, excess: -20 },
    ]);
  });

  test('E32 Carburettor Tuned gains squares up to 120', () => {
    const r = race('T').car({ colour: 'blue', at: 'S-mill', hand: 'carburettorTuned' }).begin();
    r.drive(60, 'D4/4 D5/4 25/4').card('carburettorTuned', '26/4 27/4 28/4', 120);
    expect(r.state('blue')).toEqual(['28/4', 120, '0/0']);
    const shut = race('T')
      .car({ colour: 'yellow', at: '27/2', reading: 60 })
      .car({ colour: 'orange', at: '27/3', reading: 60 })
      .car({ colour: 'green', at: '27/4', reading: 60 })
      .car({ colour: 'blue', at: 'S-mill', hand: 'carburettorTuned' })
      .begin('blue');
    shut.drive(60, 'D4/4 D5/4 25/4');
    expect(shut.offer('card').cards.map(({ plays }) => plays.map((play) => play.speed))).toEqual([[80]]);
    shut.card('carburettorTuned', '26/4', 80);
    expect(shut.state('blue')).toEqual(['26/4', 80, '0/0']);
  });

  test('E33 Superb Driving takes a corner at any speed', () => {
    const hand = 'superbDriving slipstream';
    const r = race('T').car({ colour: 'red', at: '20/4', reading: 160, tyres: 8, hand }).begin();
    r.superb('mill', 160, 'D1/4 D2/4 D3/4 D4/4 D5/4 25/4 26/4 27/4');
    expect(r.state('red')).toEqual(['27/4', 160, '8/0']);
    expect(r.eventsOf('cardWindow')).toMatchObject([{ skipped: 'superb' }]);
    expect([r.s.discards, r.asked]).toEqual([tactics('superbDriving'), 'red drive']);
  });

  test('E34 it covers one corner, and the other is judged', () => {
    const r = race('S').car({ colour: 'red', at: '5/3', reading: 60, hand: 'superbDriving' }).begin();
    r.superb('chiara', 120, '6/3 7/3 8/3 9/3 10/3 11/3', 1, 1);
    expect(r.eventsOf('diceRolled')).toMatchObject([{ corner: r.corner('faro'), column: 20 }]);
    expect(r.eventsOf('cornerJudged')).toMatchObject([{ verdict: 'superb' }, { verdict: 'dice' }]);
  });

  test('E34 [R36] the choice shows what is left to judge after freeing each corner', () => {
    const r = race('S').car({ colour: 'red', at: '5/3', reading: 60, hand: 'superbDriving' }).begin();
    const move = r
      .offer('drive')
      .speeds.find((one) => one.speed === 120)
      ?.moves.find(({ to, bands }) => r.name(to) === '11/3' && bands[0]?.limit === 80);
    expect(move?.freed.map(({ corner, bands }) => [corner, bands.map((band) => [band.corner, band.column])])).toEqual([
      [r.corner('chiara'), [[r.corner('faro'), 20]]],
      [r.corner('faro'), [[r.corner('chiara'), 40]]],
    ]);
    expect(move?.freed[0]?.risk).toMatchObject({ of: 36, spin: 4, clean: 21 });
  });

  test('E35 a card moves as far as the road is free', () => {
    const r = race('T')
      .car({ colour: 'yellow', at: 'A4/4', reading: 40, hand: 'quickReactions' })
      .car({ colour: 'orange', at: 'B1/2', reading: 40 })
      .car({ colour: 'green', at: 'B1/4', reading: 40 })
      .begin();
    r.drive(20, 'A5/4');
    expect(r.offer('card').cards[0]?.plays[0]).toMatchObject({ short: true });
    r.card('quickReactions', '12/4 13/4');
    expect(r.state('yellow')).toEqual(['13/4', 20, '0/0']);
  });

  test("E36 card squares may end in the car's own pit", () => {
    const r = race('T')
      .car({ colour: 'orange', at: 'G3/2', reading: 60, tyres: 5, brakes: 4, hand: 'slipstream' })
      .begin();
    r.drive(40, 'G4/2 63/2').card('slipstream', '64/1 65/1 P-orange');
    expect(r.state('orange')).toEqual(['P-orange', 0, '0/0']);
    expect(r.story).toContain('pitCardDrawn');
  });
});

describe('finish and league', () => {
  test('E41 the round is finished, and the car furthest past the line wins', () => {
    const r = race('T', { laps: 3 })
      .car({ colour: 'yellow', at: '70/3', reading: 120, lap: 2 })
      .car({ colour: 'blue', at: '69/2', reading: 160, lap: 2 })
      .begin();
    r.drive(120, '71/3 0/3 1/3 2/3 3/3 4/3');
    expect([r.s.status, r.asked]).toEqual(['finalRound', 'blue drive']);
    r.drive(160, '70/2 71/2 0/2 1/2 2/2 3/2 4/2 5/2');
    expect([r.s.status, r.asked]).toEqual(['finished', undefined]);
    expect(r.eventsOf('raceEnded')).toMatchObject([
      {
        classification: [
          { seat: 1, progress: 221_000, points: 10 },
          { seat: 0, progress: 220_000, points: 8 },
        ],
      },
    ]);
  });

  test.each([
    ['wear', { tyres: 4 }, {}],
    ['cards', {}, { hand: 'slipstream' }],
    ['place', {}, {}],
  ])('E42 with equal progress and reading %s decides', (tieBreak, first, second) => {
    const r = race('T', { laps: 3 })
      .car({ colour: 'yellow', at: '2/3', reading: 120, lap: 3, ...first })
      .car({ colour: 'blue', at: '71/2', reading: 60, lap: 2, ...second })
      .begin('blue');
    r.drive(60, '0/2 1/2 2/2');
    if (r.asked === 'blue card') r.pass();
    // The reading comes first: make it equal, then read the table.
    r.at('blue').reading = 120;
    expect(standings(r.s).map((one) => one.seat)).toEqual([1, 0]);
    const keys = standings(r.s).map((one) => one.sortKey);
    const at = ['progress', 'reading', 'wear', 'cards', 'place'].indexOf(tieBreak);
    expect(keys[0]?.slice(0, at)).toEqual(keys[1]?.slice(0, at));
    expect(keys[0]?.[at]).toBeGreaterThan(keys[1]?.[at] ?? 99);
  });

  test.each([
    [6, 0],
    [3, 15],
  ])('E44 with %i cars %i tactic cards are left', (cars, left) => {
    const state = started(raceConfig('thornbury-park', cars), 'deal');
    expect(state.cars.map((car) => car.hand.length)).toEqual(Array(cars).fill(5));
    expect(state.stock).toHaveLength(left);
  });

  test('E45 the default is the safest drive', () => {
    const r = race('T').car({ colour: 'green', at: '20/4', reading: 100 }).begin();
    expect(r.default()).toEqual({
      type: 'drive',
      speed: 80,
      path: r.path('D1/4 D2/4 D3/4 D4/4'),
      superb: -1,
      quiet: false,
    });
  });
});
