// The worked examples on lanes, coins, moving, the lane die, the pit and the finish (E19 to E52).

import { ioWith } from '@core/io';
import { describe, expect, test } from 'vitest';
import { awardOf, beginCoins } from '../phases/coins';
import { beginLanes } from '../phases/lanes';
import { standings } from '../standings';
import type { HavocEvent } from '../types';
import { type Race, race } from './race';

/** Starts a stage of a hand-built position; shuffles leave every list as it is. */
function begin(r: Race, stage: 'lanes' | 'coins'): Race {
  r.s.stage = stage;
  const io = ioWith(
    (event: HavocEvent) => r.events.push(event),
    (bound: number) => bound - 1,
  );
  if (stage === 'lanes') beginLanes(r.s, io);
  else beginCoins(r.s, io);
  return r;
}

describe('lanes and coins', () => {
  test('E19 [R36, R37] lanes are chosen in winning order, the last one without a decision', () => {
    const r = begin(race(4).order(3, 1, 4, 2), 'lanes');
    expect(r.asked).toBe('3 lane');
    r.act({ type: 'lane', lane: 2 });
    expect([r.asked, r.refusal({ type: 'lane', lane: 2 })]).toEqual(['1 lane', 'lane-taken R36']);
    r.act({ type: 'lane', lane: 3 }).act({ type: 'lane', lane: 1 });
    expect(r.eventsOf('laneChosen').at(-1)).toMatchObject({ seat: 1, lane: 4, automatic: true });
    expect([1, 2, 3, 4].map((seat) => r.at(seat))).toEqual([
      ['L3-96', 0, 0],
      ['L4-96', 0, 0],
      ['L2-96', 0, 0],
      ['L1-96', 0, 0],
    ]);
  });

  test.each([
    [3, 4, [3, 2, 1, 0]],
    [2, 3, [2, 1, 0]],
    [1, 2, [1, 0]],
  ])('E20 [R38] N = %i with %i seats', (coins, seats, awards) => {
    const { s } = race(seats, { coins });
    expect(s.badges.map((_, badge) => awardOf(s, badge))).toEqual(awards);
  });

  test("E21 [R44, R45] the six cells in front of a rival's pawn are closed, across the line", () => {
    const r = race(2).coins(1, '+2').pawn(2, 'L2-93').placing();
    const closed = ['L2-94', 'L2-95', 'L2-96', 'L2-1', 'L2-2', 'L2-3'];
    expect(closed.map((at) => r.coinRefusal(at))).toEqual(closed.map(() => 'cell-guarded R45'));
    expect(['L2-4', 'L1-94', 'L3-94', 'L2-92'].map((at) => r.coinRefusal(at))).toEqual(Array(4).fill(undefined));
    expect(r.coinRefusal('L2-93')).toBe('cell-taken R44');
    expect(r.offer('coin').zones).toHaveLength(1);
    expect(r.offer('coin').cells).toHaveLength(384 - 2 - 6);
  });

  test('E22 [R46] a seat’s own pawn closes no cells', () => {
    const r = race(2).coins(1, '+2').pawn(1, 'L1-90').placing();
    expect(r.coinRefusal('L1-91')).toBeUndefined();
  });

  test('E23 [R43, R46] pawns in the pits close no cells, and no coin can be placed in the pits', () => {
    const r = race(3).coins(1, '+2').pawn(2, 'PL-2').pawn(3, 'PIT-1').placing();
    const open = ['L1-1', 'L1-2', 'L1-3', 'L1-4', 'L1-5'];
    expect(open.map((at) => r.coinRefusal(at))).toEqual(open.map(() => undefined));
    expect(['PL-4', 'PIT-2'].map((at) => r.coinRefusal(at))).toEqual(['not-a-cell R43', 'not-a-cell R43']);
  });

  test('E24 [R44] one coin to a cell', () => {
    const r = race(2).coins(1, '+2').coin('L4-50:-3', 2).placing();
    expect(r.coinRefusal('L4-50')).toBe('cell-taken R44');
  });

  test('E25 [R39, R40] an empty purse is refilled from the tray in the middle of a draw', () => {
    const r = race(3).racing();
    r.s.asks = [];
    r.s.tray = r.s.purse.splice(0, 10);
    r.s.purse.splice(4);
    begin(r, 'coins');
    expect(r.eventsOf('coinsDrawn').map((event) => [event.seat + 1, event.count, event.purse])).toEqual([
      [1, 3, 1],
      [2, 1, 0],
      [2, 1, 9],
      [3, 1, 8],
    ]);
    expect([r.eventsOf('purseRefilled'), r.s.purse.length, r.s.tray]).toMatchObject([[{ purse: 10 }], 8, []]);
  });
});

describe('moving', () => {
  test('E26 [R55] a coin that is passed over stays', () => {
    const r = race().pawn(1, 'L1-10').coin('L1-12:+4', 2).racing().roll(4);
    expect([r.at(1), r.laid]).toEqual([['L1-14', 1, 14], ['L1-12:+4']]);
  });

  test('E27 [R53, R57] a pawn stops the car on a coin, which moves it back', () => {
    const r = race().pawn(1, 'L1-10').pawn(2, 'L1-13').coin('L1-12:−2', 2).racing().roll(5);
    expect([r.at(1), r.laid]).toEqual([['L1-10', 1, 10], []]);
    expect(r.eventsOf('pawnMoved').map(({ asked, made, cause }) => [asked, made, cause])).toEqual([
      [5, 2, 'roll'],
      [2, 2, 'coin'],
    ]);
    expect(r.eventsOf('pawnBlocked')).toMatchObject([{ by: 1 }]);
  });

  test('E28 [R53, R55] a pawn directly ahead: no move, no coin triggered', () => {
    const r = race().pawn(1, 'L1-10').pawn(2, 'L1-11').racing().roll(6);
    expect([r.at(1), r.eventsOf('pawnMoved')]).toMatchObject([['L1-10', 1, 10], [{ made: 0 }]]);
    expect(r.eventsOf('coinRevealed')).toEqual([]);
  });

  test('E29 [R59] coins chain', () => {
    const r = race().pawn(1, 'L3-20');
    r.coin('L3-23:+4', 2).coin('L3-27:−2').coin('L3-25:−5', 2).racing().roll(3);
    expect([r.at(1)[0], r.laid]).toEqual(['L3-20', []]);
    expect(r.eventsOf('coinRevealed').map((event) => event.chain)).toEqual([1, 2, 3]);
    expect([r.car(1).ownTriggered, r.car(1).othersTriggered, r.car(1).coinLosses]).toEqual([1, 2, 7]);
  });

  test('E30 [R58, R59, R67] a lane change lands on a coin, and a pawn behind stops the way back', () => {
    const r = race().pawn(1, 'L3-40').pawn(2, 'L2-37').coin('L2-40:−4', 2).coin('L2-38:+2', 2).racing().lane('L1');
    expect([r.at(1)[0], r.laid]).toEqual(['L2-40', []]);
  });

  test('E31 [R52] two dice are added', () => {
    const r = race(2, { dice: 2 }).pawn(1, 'L4-90').racing().roll(3, 6);
    expect(r.at(1)).toEqual(['L4-3', 2, 99]);
    expect(r.eventsOf('dieRolled')).toMatchObject([{ faces: [3, 6], total: 9 }]);
  });

  test('E32 [R61] crossing the line backward takes a lap back', () => {
    const r = race(2, { laps: 3 }).pawn(1, 'L2-95').coin('L2-1:−3', 2).order(1, 2).racing().roll(2);
    expect(r.at(1)).toEqual(['L2-94', 1, 94]);
    expect(r.eventsOf('lineCrossed').map(({ direction, lap, step }) => [direction, lap, step])).toEqual([
      ['forward', 2, 2],
      ['backward', 1, 1],
    ]);
    r.s.asks = [];
    r.racing().roll(6);
    expect(r.at(1)).toEqual(['L2-4', 2, 100]);
  });

  test('E33 [R62] a car can fall behind the grid', () => {
    const r = race().pawn(1, 'L4-96', 0).coin('L4-1:−5', 2).racing().roll(1);
    expect(r.at(1)).toEqual(['L4-92', 0, -4]);
  });

  test('E34 [R63] a tow keeps the lap and loses its positions', () => {
    const r = race(2, { laps: 3 }).pawn(1, 'L3-51', 2).coin('L3-54:TOW', 2).racing().roll(3);
    expect([r.at(1), r.car(1).coinLosses, r.car(1).tows]).toEqual([['PIT-1', 2, 96], 54, 1]);
  });

  test('E35 [R63] a car towed on lap 0 comes out on lap 1', () => {
    const r = race().pawn(1, 'L3-92', 0).coin('L3-96:TOW', 2).racing().roll(4);
    expect(r.at(1)).toEqual(['PIT-1', 1, 0]);
  });
});

describe('the lane-change die', () => {
  test('E36 [R64, R67] as far as possible, then the coin of the last step', () => {
    const r = race().pawn(1, 'L3-30').pawn(2, 'L1-30').coin('L2-30:+3', 2).racing().lane('L2');
    expect(r.at(1)[0]).toBe('L2-33');
  });

  test('E37 [R65, R68] walls stop the move', () => {
    for (const symbol of ['L1', 'L2'] as const) {
      const r = race().pawn(1, 'L1-50').racing().lane(symbol);
      expect([r.at(1)[0], r.eventsOf('pawnBlocked')]).toMatchObject(['L1-50', [{ by: 'wall' }]]);
    }
    expect(race().pawn(1, 'L3-30').racing().lane('R2').at(1)[0]).toBe('L4-30');
  });

  test('E38 [R68-R70, R75] L2 from lane 2 at the line continues onto the pit lane', () => {
    const r = race(2, { laps: 3 }).pawn(1, 'L2-4', 2).racing().lane('L2');
    expect([r.at(1), r.eventsOf('pitLaneEntered').length]).toEqual([['PL-4', 2, 100], 1]);
    r.s.asks = [];
    r.racing();
    const [movement, lane] = r.offer('die').dice;
    expect(movement?.outcomes.map(({ roll, crashes }) => [roll, crashes])).toEqual([
      [1, false],
      [2, true],
      [3, true],
      [4, true],
      [5, true],
      [6, true],
    ]);
    expect([lane?.die, r.offer('die').noLane]).toEqual(['lane', null]);
  });

  test('E39 [R66] Check Engine ends the turn', () => {
    for (const face of [3, 6]) {
      const r = race().pawn(1, 'L3-30').racing();
      r.act({ type: 'die', die: 'lane' }, face - 1);
      expect([r.at(1)[0], r.eventsOf('checkEngine').length, r.eventsOf('dieRolled')]).toMatchObject([
        'L3-30',
        1,
        [{ symbol: 'CE' }],
      ]);
    }
  });
});

describe('the pit', () => {
  test('E40 [R72, R73, R79] one die out of the pit, and a merge over two lanes', () => {
    const r = race(2, { laps: 3, dice: 2 }).pawn(1, 'PIT-1', 2).racing();
    expect(r.offer('die').dice.map(({ die, dice }) => [die, dice])).toEqual([['movement', 1]]);
    expect(r.refusal({ type: 'die', die: 'lane' })).toBe('no-lane-die R72');
    r.roll(3);
    expect(r.at(1)).toEqual(['PL-3', 2, 99]);
    r.s.asks = [];
    r.racing().lane('R2');
    expect([r.at(1), r.eventsOf('merged').length]).toEqual([['L2-3', 2, 99], 1]);
  });

  test('E41 [R74, R75] a 6 crashes, unless a pawn stops the car before the wall', () => {
    const wall = race(2, { laps: 3 }).pawn(1, 'PIT-2', 2).racing().roll(6);
    expect([wall.at(1), wall.eventsOf('pitWallHit').length, wall.car(1).crashes]).toEqual([['PIT-2', 2, 96], 1, 1]);
    expect(race().pawn(1, 'PIT-1').pawn(2, 'PL-5').racing().roll(6).at(1)[0]).toBe('PL-4');
    for (const face of [1, 6]) {
      const stuck = race().pawn(1, 'PIT-1').pawn(2, 'PL-1').racing().roll(face);
      expect([stuck.at(1)[0], stuck.eventsOf('pitStuck')]).toMatchObject(['PIT-1', [{ by: 1 }]]);
    }
  });

  test('E42 [R75, R76] from PL-4 a 1 reaches PL-5, a 2 the wall', () => {
    expect(race(2, { laps: 3 }).pawn(1, 'PL-4', 2).racing().roll(1).at(1)).toEqual(['PL-5', 2, 101]);
    expect(race(2, { laps: 3 }).pawn(1, 'PL-4', 2).racing().roll(2).at(1)).toEqual(['PIT-1', 2, 96]);
  });

  test('E43 [R78] a pawn beside the space allows only the standard die', () => {
    const r = race().pawn(1, 'PL-3').pawn(2, 'L1-3').racing();
    expect([r.refusal({ type: 'die', die: 'lane' }), r.offer('die').noLane]).toEqual(['no-lane-die R78', 'beside']);
  });

  test('E44 [R79] left leads nowhere, right merges and lands', () => {
    expect(race().pawn(1, 'PL-2').racing().lane('L1').at(1)[0]).toBe('PL-2');
    expect(race().pawn(1, 'PL-2').coin('L1-2:+5', 2).racing().lane('R1').at(1)[0]).toBe('L1-7');
  });
});

describe('the finish', () => {
  test('E45 [R81, R83] the pass is completed after a finish', () => {
    const r = race(3).pawn(1, 'L1-94').pawn(2, 'L2-50').pawn(3, 'L3-50').racing().roll(5);
    expect([r.at(1), r.eventsOf('playerFinished')]).toMatchObject([['L1-3', 2, 99], [{ seat: 0, progress: 99 }]]);
    expect(r.asked).toBe('2 die');
    r.roll(2).roll(3);
    expect([r.s.stage, r.asked]).toEqual(['finished', undefined]);
    expect(r.eventsOf('raceEnded')[0]?.ranking.map(({ seat, place }) => [seat + 1, place])).toEqual([
      [1, 1],
      [3, 2],
      [2, 3],
    ]);
  });

  test('E46 [R84] the car farthest ahead wins, not the first across', () => {
    const r = race().pawn(1, 'L1-94').pawn(2, 'L2-95').racing().roll(4).roll(5);
    expect(r.eventsOf('raceEnded')[0]?.ranking.map(({ seat, progress }) => [seat + 1, progress])).toEqual([
      [2, 100],
      [1, 98],
    ]);
  });

  test('E47 [R81] position 96 of the last lap is not enough', () => {
    const r = race().pawn(1, 'L1-94').racing().roll(2);
    expect([r.at(1), r.eventsOf('playerFinished'), r.car(1).finished]).toEqual([['L1-96', 1, 96], [], false]);
  });

  test('E48 [R82] a car sent back over the line has not finished', () => {
    const r = race().pawn(1, 'L1-94').coin('L1-2:−5', 2).order(2, 1).racing().roll(4);
    expect([r.at(1), r.eventsOf('playerFinished')]).toEqual([['L1-93', 1, 93], []]);
    expect([r.s.stage, r.s.round]).toEqual(['storm', 2]);
  });

  test('E49 [R82] a car towed over the line finishes when it leaves the pit', () => {
    const r = race().pawn(1, 'L1-95').coin('L1-3:TOW', 2).racing().roll(4);
    expect([r.at(1), r.eventsOf('playerFinished')]).toEqual([['PIT-1', 2, 96], []]);
    r.s.asks = [];
    r.racing().roll(2);
    expect([r.at(1), r.eventsOf('playerFinished').length]).toEqual([['PL-2', 2, 98], 1]);
  });

  test('E50 [R85, R86] the seats with the most progress race on without cards and coins', () => {
    const r = race(3).pawn(1, 'L1-2', 2).pawn(2, 'L2-3', 2).pawn(3, 'L3-4', 2).order(3, 2, 1);
    r.car(2).finished = true;
    r.car(3).finished = true;
    r.racing(1).roll(2);
    expect([r.s.stage, r.eventsOf('tieBreakStarted')]).toMatchObject(['tieBreak', [{ seats: [2, 0], progress: 100 }]]);
    expect(r.asked).toBe('3 die');
    r.roll(4);
    expect(r.asked).toBe('1 die');
    r.roll(6);
    expect([r.s.stage, r.eventsOf('raceEnded')[0]?.ranking.map(({ seat, progress }) => [seat + 1, progress])]).toEqual([
      'finished',
      [
        [1, 106],
        [3, 104],
        [2, 99],
      ],
    ]);
  });

  test('E51 [R87] equal progress: the better badge', () => {
    const r = race(3).pawn(1, 'L1-4', 2).pawn(2, 'L2-95').pawn(3, 'L3-95').order(3, 1, 2);
    r.s.stage = 'finished';
    expect(standings(r.s).map((one) => one.seat + 1)).toEqual([1, 3, 2]);
  });

  test('E52 [R83] a finish in pass 1 of 3 ends the race with that pass', () => {
    const r = race(4, { passes: 3 }).pawn(1, 'L1-50').pawn(2, 'L2-94').pawn(3, 'L3-50').pawn(4, 'L4-50').racing();
    r.roll(1).roll(5).roll(2);
    expect(r.asked).toBe('4 die');
    r.roll(3);
    expect([r.s.stage, r.s.pass]).toEqual(['finished', 1]);
  });
});
