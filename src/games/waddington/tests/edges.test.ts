// The edge cases X1 to X35 that no worked example shows.

import { ioWith } from '@core/io';
import { describe, expect, test } from 'vitest';
import { statusOf } from '../cars';
import { endFaultyTyres } from '../phases/corners';
import { automaticSpin } from '../phases/verdict';
import { standings } from '../standings';
import { race, started, tactics } from './race';
import { raceConfig } from './race-config';

describe('traffic', () => {
  test('X1, X3 a short full move and runs to several ends are all legal', () => {
    const r = race('T')
      .car({ colour: 'yellow', at: '12/3', reading: 140 })
      .car({ colour: 'orange', at: 'B1/2', reading: 60 })
      .car({ colour: 'green', at: 'B1/4', reading: 60 })
      .begin();
    expect(r.driveRefusal(20, '13/3')).toBe('speed-not-choosable R13');
    r.at('yellow').reading = 80;
    expect(r.driveRefusal(20, '13/3')).toBeUndefined();
    expect(r.driveRefusal(40, '13/2 B1/2')).toBe('square-taken R9');
    expect(new Set(r.runs.map(([end]) => end))).toEqual(new Set(['13/2', '13/3', '13/4']));
    expect(r.refusal({ type: 'run', path: [], speed: 60 })).toBe('run-length R20');
    expect(r.refusal({ type: 'run', path: r.path('13/2'), speed: 80 })).toBe('run-reading R22');
  });

  test("[4][R26] the default does not run up over a band at which the blocker's speed spins the car", () => {
    // Behind green only 20 is lost, but the band of lane 4 is then taken at 140: 80 over. Lane 2 has no band so far.
    const r = race('T')
      .car({ colour: 'yellow', at: '32/3', reading: 160 })
      .car({ colour: 'green', at: 'E3/4', reading: 140 })
      .car({ colour: 'orange', at: 'E3/2', reading: 100 })
      .begin();
    expect(r.offer('drive').forced).toBe(true);
    const dangers = r.offer('drive').runs.map(({ to, readings }) => [r.name(to), readings.map(({ danger }) => danger)]);
    expect(dangers).toEqual([
      ['E2/2', ['safe']],
      ['E2/4', ['spin']],
    ]);
    expect(r.default()).toEqual({ type: 'run', path: r.path('E1/2 E2/2'), speed: 100 });
  });

  test('X5 a drop of 20 with worn-out brakes costs nothing', () => {
    const r = race('T')
      .car({ colour: 'yellow', at: '13/2', reading: 80, brakes: 5 })
      .car({ colour: 'orange', at: 'B1/2', reading: 60 })
      .begin()
      .run('', 60);
    expect(r.state('yellow')).toEqual(['13/2', 60, '0/5']);
  });

  test('X6 brakes at 4 still allow a drop of 100', () => {
    const r = race('T').car({ colour: 'red', at: '26/3', reading: 120, brakes: 4 }).begin().drive(20, '27/3');
    expect(r.state('red')).toEqual(['27/3', 20, '3/5']);
  });

  test('X13 if the exit is taken, the car stays, reads 60, and goes up to 120 next time', () => {
    const r = race('T')
      .car({ colour: 'yellow', at: 'S-mill' })
      .car({ colour: 'orange', at: 'D4/4', reading: 80 })
      .begin();
    expect(r.runs).toEqual([['S-mill', undefined, 60]]);
    r.run('', 60);
    expect([r.state('yellow'), statusOf(r.s, r.at('yellow'))]).toEqual([['S-mill', 60, '0/0'], 'spunOff']);
    r.drive(80, 'D5/4 25/4 26/4 27/4');
    expect(r.speeds.at(-1)).toBe(120);
  });

  test('X14 a car blocked in the pit after Missed Gear goes 20, then up to 80', () => {
    const r = race('T')
      .car({ colour: 'yellow', at: 'P-yellow', startSpeed: 20 })
      .car({ colour: 'orange', at: '66/1', reading: 40 })
      .begin();
    expect(r.speeds).toEqual([20]);
    r.run('', 20).drive(40, '67/1 68/1');
    expect([r.at('yellow').reading, r.speeds]).toEqual([20, [20, 40, 60, 80]]);
  });

  test('X16, X17 cars in pits block no one, and lane 1 is a road like any other', () => {
    const r = race('T')
      .car({ colour: 'yellow', at: 'P-yellow', missTurns: 1 })
      .car({ colour: 'orange', at: '63/2', reading: 120 })
      .begin('orange');
    r.drive(120, '64/1 65/1 66/1 67/1 68/1 69/1');
    expect(r.state('orange')).toEqual(['69/1', 120, '0/0']);
  });

  test('X19 a finished car blocks for the rest of the round', () => {
    const r = race('T', { laps: 3 })
      .car({ colour: 'yellow', at: '3/6', reading: 80, lap: 3 })
      .car({ colour: 'orange', at: '2/6', reading: 120, lap: 2 })
      .set({ status: 'finalRound', firstFinisher: 0 })
      .begin('orange');
    expect(r.driveRefusal(40, '3/6 4/5')).toBe('square-taken R9');
    expect(r.driveRefusal(40, '3/5 4/5')).toBeUndefined();
  });

  test('X26 with brake failure any slower blocker sends the car to the verge, which ends the failure', () => {
    const r = race('T')
      .car({ colour: 'yellow', at: '13/2', reading: 100, kept: 'brakeFailure', active: true })
      .car({ colour: 'orange', at: 'B1/2', reading: 80 })
      .begin()
      .run('', 0);
    expect(r.state('yellow')).toEqual(['V-13/4', 0, '0/0']);
    expect([r.at('yellow').kept, r.at('yellow').keptActive]).toEqual([-1, false]);
  });

  test('X28, X29 a fully worn car too fast for the corner may only go 20 slower', () => {
    const r = race('T').car({ colour: 'red', at: '32/4', reading: 140, tyres: 8, brakes: 5 }).begin();
    expect(r.speeds).toEqual([120, 140, 160]);
  });

  test('[R14] a car held up on the grid rolls at the slowest reading or more', () => {
    const r = race('T')
      .car({ colour: 'black', at: '0/1', reading: 20 })
      .car({ colour: 'red', at: '0/2', reading: 20 })
      .car({ colour: 'blue', at: '71/1', lap: -1 })
      .begin('blue');
    expect(statusOf(r.s, r.at('blue'))).toBe('grid');
    expect(r.runs).toEqual([['71/1', 'black', 20]]);
    expect(r.default()).toEqual({ type: 'run', path: [], speed: 20 });
  });
});

describe('corners', () => {
  test('X7 braking that wears the tyres out counts before the corner', () => {
    const r = race('T').car({ colour: 'green', at: '20/4', reading: 160, tyres: 7 }).begin();
    r.drive(100, 'D1/4 D2/4 D3/4 D4/4 D5/4');
    expect(r.state('green')).toEqual(['S-mill', 0, '8/2']);
    expect(r.eventsOf('spunOff')).toMatchObject([{ reason: 'tyresWorn' }]);
  });

  test('X9 no window opens if a later band certainly spins; the first is still rolled for', () => {
    const r = race('S').car({ colour: 'red', at: '5/2', reading: 100, hand: 'slipstream' }).begin();
    r.drive(160, '6/3 7/3 8/3 9/3 10/3 11/3 12/3 13/3');
    expect(r.eventsOf('cardWindow')).toMatchObject([{ skipped: 'spins' }]);
    expect(r.state('red')[0]).toBe('S-chiara');
    const later = race('S').car({ colour: 'red', at: '5/3', reading: 60, tyres: 6, hand: 'slipstream' });
    later.at('red').kept = -1;
    later.begin().drive(120, '6/3 7/3 8/3 9/3 10/3 11/3');
    expect(later.asked).toBe('red card');
    later.pass(1, 3, 1, 1);
    expect(later.state('red')).toEqual(['11/3', 120, '7/0']);
  });

  test('X10 dice of an earlier corner undo card squares, and the card is gone', () => {
    const r = race('T').car({ colour: 'black', at: '46/2', reading: 80, hand: 'slipstream' }).begin();
    r.drive(80, 'F1/2 F2/2 F3/2 F4/2').card('slipstream', '52/2 53/2 54/2', 0, 5, 6);
    expect(r.eventsOf('spunOff')).toMatchObject([{ corner: r.corner('windmill'), undone: 5 }]);
    expect(r.at('black').hand).toEqual([]);
  });

  test('X12 Superb Driving works with brake failure, but not with faulty tyres', () => {
    const with_ = (kept: string) =>
      race('T').car({ colour: 'red', at: '20/4', reading: 160, hand: 'superbDriving', kept, active: true }).begin();
    const path = 'D1/4 D2/4 D3/4 D4/4 D5/4 25/4 26/4 27/4';
    expect(with_('faultyTyres').driveRefusal(160, path, 'mill')).toBe('no-superb R36');
    const r = with_('brakeFailure').superb('mill', 160, path);
    expect(r.state('red')).toEqual(['27/4', 160, '0/0']);
    expect(with_('brakeFailure').driveRefusal(160, path, 'ridge')).toBe('no-superb R36');
  });

  test('X20 a car spun beyond the line has finished', () => {
    // Santa Chiara is too far from the line for a move, but a card reaches it.
    const r = race('S', { laps: 3 })
      .car({ colour: 'red', at: '63/2', reading: 100, lap: 2, hand: 'quickReactions' })
      .begin();
    r.drive(100, '0/2 1/2 2/2 3/2 4/2').card('quickReactions', '5/2 6/2 7/2 8/2', 0, 5, 6);
    expect(r.state('red')[0]).toBe('S-chiara');
    expect([r.at('red').lap, r.s.status]).toEqual([3, 'finished']);
  });

  test('X21 a spin-off undoes a line crossing made beyond its corner', () => {
    const r = race('S').car({ colour: 'red', at: '5/3', reading: 60, hand: 'slipstream' }).begin();
    r.drive(120, '6/3 7/3 8/3 9/3 10/3 11/3');
    // As on a circuit where the line follows the corner: the car has crossed it since the first band.
    r.at('red').lap = 1;
    r.pass(5, 6);
    expect([r.state('red')[0], r.at('red').lap]).toEqual(['S-chiara', 0]);
  });

  test('X24, X25 the marker corner and a spin-off can fall in one turn', () => {
    const at = (from: string, kept: string, reading: number) =>
      race('T').car({ colour: 'green', at: from, reading, kept }).begin();
    const failing = at('46/4', 'brakeFailure', 160).drive(160, 'F1/4 F2/4 F3/4 F4/4 F5/4 F6/4 52/4 53/4');
    expect([failing.state('green')[0], failing.at('green').kept]).toEqual(['S-windmill', -1]);
    const faulty = at('32/4', 'faultyTyres', 120).drive(120, 'E1/4 E2/4 E3/4 E4/4 38/4 39/4');
    expect([faulty.state('green')[0], faulty.at('green').keptActive]).toEqual(['S-gallows', true]);
    const before = at('41/2', 'brakeFailure', 160).drive(160, '42/2 43/2 44/2 45/2 46/2 F1/2 F2/2 F3/2');
    expect(before.state('green')[0]).toBe('S-ridge');
    expect([before.at('green').kept >= 0, before.at('green').keptActive]).toEqual([true, false]);
  });

  test('[R57] faulty tyres do not apply to bands beyond a line crossed in the same move', () => {
    // No circuit has a band so close behind its line that a car could take it at 40 over or less.
    const r = race('S').car({ colour: 'red', at: '62/3', reading: 160, kept: 'faultyTyres', active: true });
    const judge = (beyondLine: boolean) => automaticSpin(r.s, r.at('red'), { excess: 20, tyres: 0, beyondLine });
    expect([judge(false), judge(true)]).toEqual(['faultyTyres', null]);
  });

  test('[R57] crossing the line ends faulty tyres, and the card goes to the bottom', () => {
    const r = race('T')
      .car({ colour: 'red', at: '70/3', reading: 60, kept: 'faultyTyres', active: true, hand: 'slipstream' })
      .begin();
    const { kept } = r.at('red');
    expect(r.offer('drive').speeds.flatMap(({ moves }) => moves.map(({ window }) => window.length > 0))).toContain(
      true,
    );
    r.drive(60, '71/3 0/3 1/3');
    expect(r.eventsOf('pitCardEnded')).toMatchObject([{ reason: 'line' }]);
    expect(r.story.indexOf('pitCardEnded')).toBeGreaterThan(r.story.indexOf('lineCrossed'));
    expect(r.story.indexOf('pitCardEnded')).toBeLessThan(r.story.indexOf('cardWindow'));
    expect([r.at('red').kept, r.at('red').keptActive, r.s.pitPack[0]]).toEqual([-1, false, kept]);
    // The card says "until the line", so behind it a tactic card may be played in the same turn.
    expect([r.eventsOf('cardWindow'), r.asked]).toMatchObject([[{ skipped: null }], 'red card']);
    r.card('slipstream', '2/3 3/3 4/3', 0);
    expect(r.state('red')[0]).toBe('4/3');
    expect(r.eventsOf('pitCardEnded')).toHaveLength(1);
  });

  test('[R57] before the line no card may be played, and Superb Driving cannot be declared for a corner behind it', () => {
    const r = race('T')
      .car({
        colour: 'red',
        at: '68/3',
        reading: 60,
        kept: 'faultyTyres',
        active: true,
        hand: 'slipstream superbDriving',
      })
      .begin();
    expect(r.offer('drive')).toMatchObject({ superb: false });
    r.drive(60, '69/3 70/3 71/3');
    expect(r.eventsOf('cardWindow')).toMatchObject([{ skipped: 'faultyTyres' }]);
    expect([r.at('red').keptActive, r.story.includes('pitCardEnded')]).toEqual([true, false]);
  });

  test('[R57] a run over the line ends them too, without a card window', () => {
    const r = race('T')
      .car({ colour: 'red', at: '71/6', reading: 60, kept: 'faultyTyres', active: true, hand: 'slipstream' })
      .car({ colour: 'yellow', at: '1/6', reading: 60 })
      .car({ colour: 'orange', at: '1/5', reading: 60 })
      .car({ colour: 'green', at: '1/4', reading: 60 })
      .begin('red');
    r.run('0/6', 60);
    expect(r.eventsOf('cardWindow')).toMatchObject([{ skipped: 'baulked' }]);
    expect([r.at('red').kept, r.at('red').lap]).toEqual([-1, 1]);
  });

  test('[R57][R43] they stay if a band before the line spins the car back over it', () => {
    // No circuit has a band within one move of its line, so the crossing is noted by hand.
    const r = race('T')
      .car({ colour: 'red', at: '0/3', reading: 160, lap: 1, kept: 'faultyTyres', active: true })
      .begin();
    const crossed = (speed: number) => {
      const place = r.path('G2/2')[0] as number;
      r.s.turn.lap = 0;
      r.s.turn.bands = [{ corner: r.corner('chapel'), place, speed, lap: 0, square: 1 }];
      endFaultyTyres(
        r.s,
        r.seat('red'),
        ioWith(
          () => undefined,
          () => 0,
        ),
      );
      return r.at('red').keptActive;
    };
    expect([crossed(80), crossed(60)]).toEqual([true, false]);
  });

  test('[R56] if special tyres are kept back, the dice are rolled and the card stays through a spin-off', () => {
    const r = race('T').car({ colour: 'green', at: '20/4', reading: 100, kept: 'specialTyres' }).begin();
    r.drive(100, 'D1/4 D2/4 D3/4 D4/4 D5/4');
    expect(r.offer('tyres').bands).toMatchObject([{ covered: true, column: 20 }]);
    r.act({ type: 'tyres', use: false }, 5, 6);
    expect(r.state('green')[0]).toBe('S-mill');
    expect(r.at('green').kept).toBeGreaterThanOrEqual(0);
  });
});

describe('pits', () => {
  test('X15 a car spun off on the way in makes no stop', () => {
    const r = race('S').car({ colour: 'yellow', at: '51/2', reading: 120 }).pitCard('goodWork').begin();
    r.drive(120, '52/2 53/2 54/2 55/2 56/1 P-yellow');
    expect(r.state('yellow')).toEqual(['S-torre', 0, '0/0']);
    expect(r.story).not.toContain('pitEntered');
  });

  test('X18 a stop in the last lap is classified by the pit', () => {
    const r = race('T', { laps: 3 })
      .car({ colour: 'yellow', at: '63/2', reading: 40, lap: 2 })
      .car({ colour: 'blue', at: '71/3', reading: 60, lap: 2 })
      .begin();
    r.drive(40, '64/1 P-yellow').drive(60, '0/3 1/3 2/3');
    expect(standings(r.s).map((one) => [one.seat, one.sortKey[0]])).toEqual([
      [1, (3 * 72 + 2) * 1000],
      [0, (2 * 72 + 65) * 1000],
    ]);
  });

  test('X22 Team Orders find nothing to take', () => {
    const r = race('T').car({ colour: 'yellow', at: '63/2', reading: 40 }).pitCard('newInstructions');
    r.set({ stock: [], discards: [] }).begin().drive(40, '64/1 P-yellow');
    expect(r.eventsOf('tacticTaken')).toEqual([{ type: 'tacticTaken', seat: 0, from: 'none', card: null }]);
    expect([r.at('yellow').hand, r.at('yellow').missTurns, r.at('yellow').turns]).toEqual([[], 0, 3]);
  });

  test('X23 a kept card goes to the bottom before the next is drawn', () => {
    const r = race('T').car({ colour: 'yellow', at: '63/2', reading: 40, kept: 'specialTyres' }).pitCard('faultyTyres');
    const before = r.at('yellow').kept;
    r.begin().drive(40, '64/1 P-yellow');
    expect([r.s.pitPack[0], r.at('yellow').kept !== before]).toEqual([before, true]);
    expect(r.eventsOf('pitCardDrawn')).toMatchObject([{ kept: true }]);
  });

  test('[option] without pit cards there is no card, no missed turn, and 60 at restart', () => {
    const r = race('T', { pitCards: false }).car({ colour: 'yellow', at: '63/2', reading: 40 }).begin();
    r.drive(40, '64/1 P-yellow');
    expect([r.story.includes('pitCardDrawn'), r.speeds]).toEqual([false, [20, 40, 60]]);
  });
});

describe('cards', () => {
  test('X30 a window may allow only a pass', () => {
    const r = race('T').car({ colour: 'red', at: '26/3', reading: 100, hand: 'superbDriving' }).begin();
    r.drive(100, '27/3 28/3 29/3 30/3 31/3');
    expect([r.asked, r.offer('card').cards]).toEqual(['red card', []]);
    expect(r.refusal({ type: 'card', card: 4, speed: 0, path: [] })).toBe('not-in-window R31');
  });

  test('X31 no surge is possible from 120', () => {
    const r = race('T').car({ colour: 'red', at: '25/3', reading: 100, hand: 'carburettorTuned' }).begin();
    r.drive(120, '26/3 27/3 28/3 29/3 30/3 31/3');
    expect(r.offer('card').cards).toEqual([]);
    expect(r.refusal({ type: 'card', card: 3, speed: 140, path: r.path('32/3') })).toBe('surge-speed R33');
  });

  test('X32 with no square free, the card cannot be played', () => {
    const r = race('T')
      .car({ colour: 'yellow', at: '12/3', reading: 20, hand: 'slipstream' })
      .car({ colour: 'orange', at: 'B1/2', reading: 60 })
      .car({ colour: 'green', at: 'B1/4', reading: 60 })
      .begin();
    r.drive(20, '13/3');
    expect(r.offer('card').cards).toEqual([]);
    expect(r.refusal({ type: 'card', card: 1, speed: 0, path: [] })).toBe('card-path R32');
  });

  test('a quiet drive opens no window', () => {
    const r = race('T').car({ colour: 'red', at: '26/3', reading: 20, hand: 'slipstream' }).begin();
    r.act({ type: 'drive', speed: 20, path: r.path('27/3'), superb: -1, quiet: true });
    expect(r.eventsOf('cardWindow')).toMatchObject([{ skipped: 'quiet' }]);
    expect(r.asked).toBe('red drive');
  });
});

describe('the whole race', () => {
  test('X35 with two cars green moves first and twenty cards stay', () => {
    const config = raceConfig('thornbury-park', 2);
    config.cars = [{ colour: 'blue' }, { colour: 'green' }];
    const { order, stock, cars } = started(config, 'pair');
    expect([order, stock.length, cars.map((car) => car.place)]).toEqual([[1, 0], 20, [6, 3]]);
  });

  test('[R63] a race ends after 60 rounds per lap', () => {
    const r = race('T', { laps: 3 }).car({ colour: 'red', at: '26/3', reading: 20 }).begin();
    r.s.round = 180;
    r.drive(20, '27/3');
    expect(r.eventsOf('raceEnded')).toMatchObject([{ roundLimit: true }]);
    expect(r.asked).toBeUndefined();
  });

  test('[7] laps led and best laps are counted in turns', () => {
    const r = race('T').car({ colour: 'red', at: '71/3', reading: 20, lap: 1 });
    r.at('red').lapTurns = 13;
    r.begin().drive(20, '0/3');
    expect([r.at('red').bestLap, r.at('red').lapsLed, r.at('red').lapTurns]).toEqual([14, 1, 1]);
    expect(tactics('slipstream')).toEqual([1]);
  });
});
