// The worked examples on speed, wear, corners and dice (E1 to E16), and on kept pit cards (E37 to E40).

import { describe, expect, test } from 'vitest';
import { statusOf } from '../cars';
import { tacticNamed } from '../data/cards';
import { race, tactics } from './race';

describe('speed and wear', () => {
  test('E1 the grid allows 20, 40 or 60, and the first crossing does not change the dial', () => {
    const r = race('T', { laps: 3 }).car({ colour: 'yellow', at: '71/6', lap: -1 }).begin();
    expect(r.speeds).toEqual([20, 40, 60]);
    r.drive(60, '0/6 1/6 2/6');
    expect(r.state('yellow')).toEqual(['2/6', 60, '0/0']);
    expect(r.at('yellow').lap).toBe(0);
    expect(r.eventsOf('lineCrossed')).toMatchObject([{ dialFrom: 3, dialTo: 3, first: true, square: 1 }]);
  });

  test('E2 a drop of more than 100 is impossible', () => {
    const r = race('T').car({ colour: 'red', at: '26/3', reading: 160 }).begin();
    expect(r.speeds).toEqual([60, 80, 100, 120, 140, 160]);
  });

  test.each([
    [8, 2, [80, 100, 120, 140, 160]],
    [3, 5, [100, 120, 140, 160]],
    [8, 5, [100, 120, 140, 160]],
    [7, 4, [20, 40, 60, 80, 100, 120, 140, 160]],
  ])('E3 at 120 with gauges %i/%i the stated speeds are allowed', (tyres, brakes, speeds) => {
    const r = race('T').car({ colour: 'red', at: '26/3', reading: 120, tyres, brakes }).begin();
    expect(r.speeds).toEqual(speeds);
  });

  test('E4 gauges stop at their ends', () => {
    const r = race('T').car({ colour: 'green', at: '26/3', reading: 140, tyres: 7, brakes: 4 }).begin();
    r.drive(60, '27/3 28/3 29/3');
    expect(r.state('green')).toEqual(['29/3', 60, '8/5']);
    expect(r.eventsOf('wearAdded')).toMatchObject([{ brakes: 3, tyres: 2, gauges: { brakes: 5, tyres: 8 } }]);
  });

  test.each([
    [80, '27/3 28/3 29/3 30/3', '0/0'],
    [60, '27/3 28/3 29/3', '0/1'],
    [40, '27/3 28/3', '1/2'],
    [20, '27/3', '2/3'],
  ])('E5 slowing from 100 to %i wears the gauges by the chart', (speed, path, gauges) => {
    const r = race('T').car({ colour: 'green', at: '26/3', reading: 100 }).begin();
    const offered = r.offer('drive').speeds.find((one) => one.speed === speed);
    r.drive(speed, path);
    expect(r.state('green')[2]).toBe(gauges);
    expect(`${offered?.after.tyres}/${offered?.after.brakes}`).toBe(gauges);
  });

  test('E6 the ponds split the road', () => {
    const r = race('T').car({ colour: 'green', at: '13/3', reading: 20 }).begin();
    expect([20, 40, 60, 80].map((speed) => r.ends(speed))).toEqual([
      ['B1/2', 'B1/4'],
      ['B2/2', 'B2/4'],
      ['16/2', '16/3', '16/4'],
      ['C1/2', 'C1/4'],
    ]);
  });

  test('E7 a car that can go round is not held up', () => {
    const r = race('T')
      .car({ colour: 'yellow', at: '25/3', reading: 80 })
      .car({ colour: 'orange', at: '26/3', reading: 20 })
      .begin();
    expect(r.runs).toEqual([]);
    expect([20, 80, 140].map((speed) => r.ends(speed))).toEqual([
      ['26/2', '26/4'],
      ['29/2', '29/3', '29/4'],
      ['32/2', '32/3', '32/4'],
    ]);
    expect(r.refusal({ type: 'run', path: [], speed: 20 })).toBe('not-held-up R19');
  });
});

describe('corners and dice', () => {
  test('E8 at the safety speed nothing happens', () => {
    const r = race('T').car({ colour: 'green', at: '20/4', reading: 100, tyres: 2, brakes: 1 }).begin();
    r.drive(80, 'D1/4 D2/4 D3/4 D4/4');
    expect(r.state('green')).toEqual(['D4/4', 80, '2/1']);
    expect(r.eventsOf('cornerJudged')).toMatchObject([{ verdict: 'clear', excess: 0 }]);
  });

  test.each([
    [4, 4, 'D5/4', 100, '2/1'],
    [5, 3, 'D5/4', 100, '3/1'],
    [5, 2, 'D5/4', 100, '2/1'],
    [6, 6, 'D5/4', 100, '2/1'],
    [1, 2, 'S-mill', 0, '2/1'],
  ])('E9 20 over at Mill Corner counts dice %i and %i by the chart', (first, second, at, reading, gauges) => {
    const r = race('T').car({ colour: 'green', at: '20/4', reading: 100, tyres: 2, brakes: 1 }).begin();
    r.drive(100, 'D1/4 D2/4 D3/4 D4/4 D5/4', first, second);
    expect(r.state('green')).toEqual([at, reading, gauges]);
  });

  test.each([
    [3, 4, 3, '38/4', 100, '4/2'],
    [3, 4, 2, '38/4', 100, '5/1'],
    [4, 4, 2, 'S-gallows', 0, '4/1'],
    [4, 3, 3, '38/4', 100, '4/1'],
    [4, 6, 4, 'S-gallows', 0, '4/1'],
    [0, 5, 6, 'S-gallows', 0, '0/1'],
  ])('E10 40 over at Gallows Hairpin with tyres %i, dice %i and %i', (tyres, first, second, at, reading, gauges) => {
    const r = race('T').car({ colour: 'green', at: '32/4', reading: 100, tyres, brakes: 1 }).begin();
    r.drive(100, 'E1/4 E2/4 E3/4 E4/4 38/4', first, second);
    expect(r.state('green')).toEqual([at, reading, gauges]);
  });

  test('E11 at 60 over there is no window and no dice, and the card stays', () => {
    const r = race('T').car({ colour: 'green', at: '32/4', reading: 120, hand: 'quickReactions' }).begin();
    r.drive(120, 'E1/4 E2/4 E3/4 E4/4 38/4 39/4');
    expect(r.state('green')).toEqual(['S-gallows', 0, '0/0']);
    expect(r.at('green').hand).toEqual(tactics('quickReactions'));
    expect(r.eventsOf('cardWindow')).toMatchObject([{ skipped: 'spins' }]);
    expect(r.eventsOf('spunOff')).toMatchObject([{ reason: 'tooFast', undone: 4 }]);
    expect(r.story).not.toContain('diceRolled');
  });

  test('E12 with worn-out tyres any excess spins', () => {
    const r = race('T').car({ colour: 'green', at: '20/4', reading: 120, tyres: 8 }).begin();
    r.drive(100, 'D1/4 D2/4 D3/4 D4/4 D5/4');
    expect(r.state('green')).toEqual(['S-mill', 0, '8/0']);
    expect(r.eventsOf('spunOff')).toMatchObject([{ reason: 'tyresWorn' }]);
  });

  test.each([
    [false, 'D4/4', 80],
    [true, 'S-mill', 0],
  ])('E12 worn-out tyres at the safety speed spin only if they are strict: %s', (strictTyres, at, reading) => {
    const r = race('T', { strictTyres }).car({ colour: 'green', at: '20/4', reading: 120, tyres: 8 }).begin();
    r.drive(80, 'D1/4 D2/4 D3/4 D4/4');
    expect(r.state('green')).toEqual([at, reading, '8/1']);
  });

  test('E13 two bands mean two rolls, and wear counts at once', () => {
    const r = race('S').car({ colour: 'red', at: '5/3', reading: 60, tyres: 3 }).begin();
    r.drive(120, '6/3 7/3 8/3 9/3 10/3 11/3', 5, 1, 6, 5);
    expect(r.state('red')).toEqual(['S-faro', 0, '5/0']);
    expect(r.eventsOf('diceRolled')).toMatchObject([
      { corner: r.corner('chiara'), column: 40, result: 'wear', tyres: 2 },
      { corner: r.corner('faro'), column: 20, result: 'spin' },
    ]);
  });

  test('E14 the outer lane of Faro allows 120', () => {
    const r = race('S').car({ colour: 'red', at: '5/3', reading: 60, tyres: 3 }).begin();
    r.drive(120, '6/3 7/3 8/3 9/4 10/4 11/4', 5, 1);
    expect(r.state('red')).toEqual(['11/4', 120, '5/0']);
  });

  test('E15 dice that wear the tyres out spin the car at the next band', () => {
    const r = race('S').car({ colour: 'red', at: '5/3', reading: 60, tyres: 7 }).begin();
    r.drive(120, '6/3 7/3 8/3 9/3 10/3 11/3', 2, 2);
    expect(r.state('red')).toEqual(['S-faro', 0, '8/0']);
  });

  test('E16 a car restarts from a spin-off point behind its band', () => {
    const r = race('T').car({ colour: 'green', at: 'S-gallows' }).begin();
    expect(statusOf(r.s, r.at('green'))).toBe('spunOff');
    expect([r.speeds, r.ends(20), r.ends(40), r.ends(60)]).toEqual([[20, 40, 60], ['E4/2'], ['E5/2'], ['E6/2']]);
    r.drive(60, 'E4/2 E5/2 E6/2');
    expect(r.eventsOf('restarted', 'bandCrossed')).toEqual([{ type: 'restarted', seat: 0, from: 'spinOff' }]);
  });
});

describe('kept pit cards', () => {
  test('E37 brake failure allows no slowing beyond the marker, and 40 over spins', () => {
    const r = race('T').car({ colour: 'green', at: 'F1/4', reading: 80, kept: 'brakeFailure' }).begin();
    r.drive(80, 'F2/4 F3/4 F4/4 F5/4');
    expect(r.at('green').keptActive).toBe(true);
    expect(r.speeds).toEqual([80, 100, 120, 140]);
    const later = race('T')
      .car({ colour: 'green', at: '57/4', reading: 120, kept: 'brakeFailure', active: true })
      .begin();
    const [kept] = later.s.cars.map((car) => car.kept);
    later.drive(120, 'G1/4 G2/4 G3/4 G4/4 G5/4 G6/4');
    expect(later.state('green')).toEqual(['S-chapel', 0, '0/0']);
    expect([later.at('green').kept, later.s.pitPack[0]]).toEqual([-1, kept]);
    expect(later.eventsOf('pitCardEnded')).toMatchObject([{ reason: 'spun' }]);
    const slower = race('T')
      .car({ colour: 'green', at: '57/4', reading: 100, kept: 'brakeFailure', active: true })
      .begin();
    slower.drive(100, 'G1/4 G2/4 G3/4 G4/4 G5/4', 1, 1);
    expect(slower.state('green')[0]).toBe('G5/4');
  });

  test('E38 with faulty tyres any excess spins, and the card stays', () => {
    const r = race('T').car({ colour: 'green', at: '41/4', reading: 120, kept: 'faultyTyres', active: true }).begin();
    r.drive(120, '42/4 43/4 44/4 45/4 46/4 F1/4');
    expect(r.state('green')).toEqual(['S-ridge', 0, '0/0']);
    expect(r.at('green').keptActive).toBe(true);
  });

  test('E39 special tyres take a corner at 40 over, even with tyres worn out', () => {
    const r = race('T').car({ colour: 'green', at: '20/4', reading: 120, tyres: 8, kept: 'specialTyres' }).begin();
    const { kept } = r.at('green');
    r.drive(120, 'D1/4 D2/4 D3/4 D4/4 D5/4 25/4');
    expect(r.asked).toBe('green tyres');
    r.act({ type: 'tyres', use: true });
    expect(r.state('green')).toEqual(['25/4', 120, '8/0']);
    expect([r.at('green').kept, r.s.pitPack[0]]).toEqual([-1, kept]);
  });

  test('E40 Team Orders take the top of the discards', () => {
    const r = race('T').car({ colour: 'orange', at: '63/2', reading: 60 }).pitCard('newInstructions');
    r.set({ discards: tactics('slipstream superbDriving'), stock: r.s.stock.slice(0, 10) }).begin();
    r.drive(60, '64/1 65/1 P-orange');
    expect(r.at('orange').hand).toEqual([tacticNamed('superbDriving')]);
    expect(r.s.discards).toEqual(tactics('slipstream'));
    expect(r.eventsOf('turnMissed')).toEqual([{ type: 'turnMissed', seat: 0, left: 0 }]);
  });
});
