import { LONGEST_MOVE, moveTime } from '@ui/stage/motion/timing';
import { describe, expect, it } from 'vitest';
import { lapText, outcomeText } from '../../../narration/board-text';
import { race } from '../../../tests/race';
import type { WaddingtonEvent } from '../../../types';
import { speedFactorOf, unjudgedOf } from '../animation/animate-event';
import { spinPath } from '../animation/drive';

describe('a move on the board', () => {
  it('takes 120 ms per square and never longer than 1400', () => {
    expect(moveTime(5)).toBe(600);
    expect(moveTime(30)).toBe(LONGEST_MOVE);
  });
});

describe('the path of a spinning car', () => {
  it('goes back over the undone squares, then into the bay', () => {
    expect(spinPath([1, 2, 3, 4, 5], 2, 3, 90)).toEqual([5, 4, 3, 90]);
  });

  it('goes straight into the bay if nothing is undone', () => {
    expect(spinPath([1, 2, 3], 0, 3, 90)).toEqual([3, 90]);
  });

  it('passes the band even if the trail is not known', () => {
    expect(spinPath([], 1, 7, 90)).toEqual([7, 90]);
    expect(spinPath([1, 2], 0, 7, 90)).toEqual([2, 7, 90]);
  });
});

describe('the board in words', () => {
  const thrown = (part: object): Extract<WaddingtonEvent, { type: 'diceRolled' }> => ({
    type: 'diceRolled',
    round: 1,
    turn: 1,
    seat: 0,
    corner: 0,
    column: 20,
    dice: [1, 2],
    row: 0,
    result: 'wear',
    tyres: 0,
    brakes: 0,
    ...part,
  });

  it('says what a roll does', () => {
    expect(outcomeText(thrown({ result: 'none' }))).toBe('No penalty');
    expect(outcomeText(thrown({ tyres: 1, brakes: 2 }))).toBe('Tyres +1, brakes +2');
    expect(outcomeText(thrown({ result: 'spin' }))).toBe('Spin-off');
  });

  it('says what braking wears', () => {
    const textOf = (tyres: number, brakes: number) => outcomeText({ result: 'wear', tyres, brakes });
    expect([textOf(0, 1), textOf(2, 0), textOf(1, 1)]).toEqual(['Brakes +1', 'Tyres +2', 'Tyres +1, brakes +1']);
  });

  it('counts laps down', () => {
    expect([3, 1, 0].map(lapText)).toEqual(['3 laps to go', 'Last lap', 'Over the line']);
  });
});

describe('a batch of events', () => {
  const move = (seat: number): WaddingtonEvent => ({
    type: 'carMoved',
    round: 1,
    turn: 1,
    seat,
    cause: 'drive',
    speed: 160,
    path: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  });

  it('[R28] does not say by how much a run to the verge is over at a band, as none of its bands is judged', () => {
    const shownOf = (brakes: number) => {
      const r = race('H')
        .car({ colour: 'orange', at: '35/2', reading: 120, brakes })
        .car({ colour: 'red', at: 'C3/2', reading: 60 })
        .begin();
      r.run('C1/2 C2/2', brakes === 5 ? 0 : 60);
      const bands = r.events.filter((event) => event.type === 'bandCrossed');
      return [bands.map(({ excess }) => excess), bands.map((band) => unjudgedOf(r.events).has(band))];
    };
    expect([shownOf(5), shownOf(0)]).toEqual([
      [[60], [true]],
      [[0], [false]],
    ]);
  });

  it('plays at its own pace when short', () => {
    expect(speedFactorOf([move(0), move(1)])).toBe(1);
  });

  it('plays faster when long, so no one waits forever', () => {
    const events = Array.from({ length: 15 }, (_, seat) => move(seat % 6));
    const speedFactor = speedFactorOf(events);
    expect(speedFactor).toBeLessThan(1);
    expect(speedFactor * 15 * moveTime(8)).toBeLessThanOrEqual(9000);
  });
});
