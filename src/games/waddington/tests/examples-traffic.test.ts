// The worked examples on baulking and pits (E17 to E30).

import { describe, expect, test } from 'vitest';
import { type Race, race } from './race';

/** Orange and Green block both lanes beside the first pond, and Yellow arrives. */
function pond(at: string, reading: number, orange: number, green: number, gauges: [number, number] = [0, 0]): Race {
  return race('T')
    .car({ colour: 'yellow', at, reading, tyres: gauges[0], brakes: gauges[1] })
    .car({ colour: 'orange', at: 'B1/2', reading: orange })
    .car({ colour: 'green', at: 'B1/4', reading: green })
    .begin();
}

describe('baulking', () => {
  test('E17 the car may run one square up behind either car, or make a short full move', () => {
    const r = pond('12/3', 120, 60, 80);
    expect(r.ends(20)).toEqual(['13/2', '13/3', '13/4']);
    expect(r.runs).toEqual([
      ['13/2', 'orange', 60],
      ['13/3', 'green', 80],
      ['13/4', 'green', 80],
    ]);
    expect(r.offer('drive').forced).toBe(false);
  });

  test('E18 matching a slower car wears the brakes, and no card is played', () => {
    const r = pond('12/3', 120, 60, 80).run('13/4', 80);
    expect(r.state('yellow')).toEqual(['13/4', 80, '0/1']);
    expect(r.eventsOf('baulked')).toMatchObject([{ blocker: 2, forced: false, from: 120, to: 80, squares: 1 }]);
    expect(r.asked).toBe('orange drive');
  });

  test('E19 if no speed has a road, the run is forced', () => {
    const r = pond('12/3', 160, 60, 80);
    expect(r.speeds.flatMap((speed) => r.ends(speed))).toEqual([]);
    expect(r.offer('drive').forced).toBe(true);
    r.run('13/4', 80);
    expect(r.state('yellow')).toEqual(['13/4', 80, '2/3']);
    expect(r.eventsOf('baulked')).toMatchObject([{ forced: true }]);
  });

  test('E20 a car that cannot slow enough spins to the verge, and waits there behind traffic', () => {
    const r = pond('12/3', 160, 60, 80, [2, 5]);
    expect(r.offer('drive').runs.map((one) => one.spins)).toEqual([true, true, true]);
    r.run('13/4', 0);
    expect(r.state('yellow')).toEqual(['V-13/4', 0, '2/5']);
    expect(r.eventsOf('spunOff')).toMatchObject([{ reason: 'cannotSlow', corner: -1 }]);
    // Its verge leads to B1/4, where Green still is.
    r.begin('yellow');
    expect([r.runs, r.offer('drive').forced]).toEqual([[['V-13/4', undefined, 60]], true]);
    r.run('', 60);
    expect(r.state('yellow')).toEqual(['V-13/4', 60, '2/5']);
    r.at('green').at = r.path('20/4')[0] as number;
    r.begin('yellow');
    expect(r.speeds).toEqual([20, 40, 60, 80, 100, 120]);
    expect(r.offer('drive').speeds.every(({ wear }) => wear.brakes + wear.tyres === 0)).toBe(true);
  });

  test('E21 behind a faster car the reading may rise by up to 60', () => {
    const r = pond('12/3', 60, 160, 100);
    expect(r.runs.find(([end]) => end === '13/2')).toEqual(['13/2', 'orange', 60, 80, 100, 120]);
    r.run('13/2', 120);
    expect(r.state('yellow')).toEqual(['13/2', 120, '0/0']);
  });

  test('E22 a run may have no squares', () => {
    const middle = pond('13/3', 100, 60, 100);
    expect(middle.runs).toEqual([['13/3', 'green', 100]]);
    middle.run('', 100);
    expect(middle.state('yellow')).toEqual(['13/3', 100, '0/0']);
    const inside = pond('13/2', 100, 60, 100).run('', 60);
    expect(inside.state('yellow')).toEqual(['13/2', 60, '0/1']);
  });

  test('E23 with worn-out tyres a drop of 60 is too much', () => {
    const r = pond('12/3', 160, 60, 100, [8, 1]).run('13/4', 0);
    expect(r.state('yellow')).toEqual(['V-13/4', 0, '8/1']);
  });

  test('E24 bands of a run are judged at the reading after it', () => {
    const behind = (reading: number) =>
      race('H').car({ colour: 'orange', at: '35/2', reading: 120 }).car({ colour: 'red', at: 'C3/2', reading }).begin();
    const r = behind(60);
    expect([r.ends(20), r.ends(40), r.runs]).toEqual([['C1/2'], ['C2/2'], [['C2/2', 'red', 60]]]);
    r.run('C1/2 C2/2', 60);
    expect(r.state('orange')).toEqual(['C2/2', 60, '1/2']);
    expect(r.eventsOf('cornerJudged')).toMatchObject([{ excess: 0, verdict: 'clear' }]);
    const faster = behind(100);
    expect(faster.offer('drive').runs[0]?.readings[0]?.bands).toMatchObject([{ excess: 40, column: 40 }]);
    faster.run('C1/2 C2/2', 100, 1, 1);
    expect(faster.state('orange')).toEqual(['C2/2', 100, '0/0']);
  });

  test('E25 a car diagonally ahead is the blocker if the lane ends', () => {
    const r = race('T')
      .car({ colour: 'yellow', at: '3/6', reading: 60 })
      .car({ colour: 'orange', at: '4/5', reading: 40 })
      .begin();
    expect([r.runs, r.offer('drive').forced]).toEqual([[['3/6', 'orange', 40]], true]);
    r.run('', 40);
    expect(r.state('yellow')).toEqual(['3/6', 40, '0/0']);
  });
});

describe('pits', () => {
  test('E26 a stop resets the gauges, and the pit card sets the starting speed', () => {
    const r = race('T')
      .car({ colour: 'yellow', at: '63/2', reading: 100, tyres: 6, brakes: 3 })
      .pitCard('goodWork')
      .begin();
    r.drive(40, '64/1 P-yellow');
    expect(r.state('yellow')).toEqual(['P-yellow', 0, '0/0']);
    expect(r.eventsOf('pitEntered')).toMatchObject([{ tyres: 7, brakes: 5 }]);
    expect([r.at('yellow').startSpeed, r.at('yellow').missTurns, r.at('yellow').lap]).toEqual([80, 0, 0]);
    expect(r.speeds).toEqual([20, 40, 60, 80]);
    r.drive(80, '66/1 67/1 68/1 69/1');
    expect([r.state('yellow'), r.at('yellow').startSpeed]).toEqual([['69/1', 80, '0/0'], 60]);
  });

  test('E27 a car too fast for the exact count misses the pit', () => {
    const r = race('T').car({ colour: 'yellow', at: '63/2', reading: 100, tyres: 6, brakes: 5 }).begin();
    expect(r.speeds).toEqual([80, 100, 120, 140, 160]);
    expect(r.offer('drive').speeds.flatMap(({ moves }) => moves.filter((move) => move.pit))).toEqual([]);
  });

  test('E28 a car enters only its own pit, and only by exact count', () => {
    const r = race('T').car({ colour: 'orange', at: '63/2', reading: 60 }).begin();
    expect(r.ends(60)).toContain('P-orange');
    expect(r.ends(60)).not.toContain('P-yellow');
    expect(r.ends(40).filter((end) => end.startsWith('P-'))).toEqual([]);
    expect(r.driveRefusal(40, '64/1 P-yellow')).toBe('not-a-step R7');
    expect(r.driveRefusal(80, '64/1 65/1 P-orange 67/1')).toBe('not-a-step R7');
  });

  test('E29 a car can be baulked in the pit', () => {
    const shut = race('T')
      .car({ colour: 'yellow', at: 'P-yellow' })
      .car({ colour: 'orange', at: '66/1', reading: 40 })
      .begin();
    shut.run('', 60);
    expect(shut.state('yellow')).toEqual(['P-yellow', 60, '0/0']);
    expect(shut.eventsOf('baulked')).toMatchObject([{ standing: true, squares: 0, from: 0, to: 60 }]);
    shut.drive(40, '67/1 68/1');
    expect(shut.speeds).toEqual([20, 40, 60, 80, 100, 120]);
    const short = race('T')
      .car({ colour: 'yellow', at: 'P-yellow' })
      .car({ colour: 'orange', at: '67/1', reading: 40 })
      .car({ colour: 'green', at: '67/2', reading: 100 })
      .begin();
    expect([short.ends(20), short.ends(40), short.runs]).toEqual([['66/1'], [], [['66/1', 'orange', 40]]]);
    short.run('66/1', 40);
    expect(short.state('yellow')).toEqual(['66/1', 40, '0/0']);
  });

  test('E30 a car misses two turns and leaves in the third', () => {
    const r = race('T').car({ colour: 'yellow', at: '63/2', reading: 40 }).pitCard('ignition').begin();
    r.drive(40, '64/1 P-yellow');
    expect([r.s.round, r.asked]).toEqual([8, 'yellow drive']);
    expect(r.eventsOf('turnMissed')).toMatchObject([{ left: 1 }, { left: 0 }]);
  });
});
