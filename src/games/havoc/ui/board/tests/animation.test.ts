import { THROW_TIME } from '@ui/stage/motion/tumble';
import { describe, expect, it } from 'vitest';
import { coinNamed } from '../../../data/coins';
import { CELLS, cellAt, LANE_OF, NEXT, PIT, PIT_LANE, POSITION_OF } from '../../../data/track';
import { coinCaption, lapText, moveText, rollText } from '../../../narration/board-text';
import { readTarget, targetKey } from '../../../narration/preview';
import { t } from '../../../text/t';
import type { ChoiceOfDie, HavocEvent, RollOutcome, Space } from '../../../types';
import { crossingsOf } from '../animation/animate-event';
import { diceDrawings } from '../animation/dice';
import { speedFactorOf, tableTime } from '../animation/pace';
import { nextCell } from '../live/cell-picker';
import { marksOf, pointedOutcome } from '../live/dice-marks';
import { lapLine } from '../live/scoreboard';

const base = { round: 1 } as const;
const moved = (path: Space[]): HavocEvent => ({
  ...base,
  type: 'pawnMoved',
  seat: 0,
  path,
  cause: 'roll',
  direction: 'forward',
  asked: path.length - 1,
  made: path.length - 1,
});

describe('board texts', () => {
  it('describes moves, rolls and coins', () => {
    expect(moveText({ made: 4, direction: 'forward' })).toBe('+4');
    expect(moveText({ made: 2, direction: 'backward' })).toBe('−2');
    expect(moveText({ made: 0, direction: 'forward' })).toBe('');
    expect(rollText({ total: 9, symbol: null })).toBe('9');
    expect(['L1', 'R2', 'CE'].map((symbol) => rollText({ total: 0, symbol }))).toEqual([
      'Left 1',
      'Right 2',
      'Check engine',
    ]);
    expect(coinCaption(coinNamed('TOW'), 1)).toBe('Tow!');
    expect(coinCaption(coinNamed('-2'), 3)).toBe('Chain 3: −2');
  });

  it('[R61, R81] counts laps, not the first crossing and not the one that ends the race', () => {
    const lines = [1, 2, 3, 4].map((lap) => lapText({ lap, direction: 'forward' }, 3));
    expect(lines).toEqual(['', 'Lap 2', 'Last lap', '']);
    expect(lapText({ lap: 1, direction: 'backward' }, 3)).toBe('Back over the line');
  });

  it('names lanes, and the lap of the leader', () => {
    expect([1, 4].map((lane) => t('board.lane', { lane }))).toEqual(['Lane 1, inside', 'Lane 4, outside']);
    const cars = [{ shownLap: 1 }, { shownLap: 2 }] as never;
    expect(lapLine({ cars, laps: 3, stage: 'racing' })).toBe('LAP 2 OF 3');
    expect(lapLine({ cars, laps: 3, stage: 'tieBreak' })).toBe('TIE BREAK');
  });
});

describe('a target', () => {
  it('has a key that reads back', () => {
    for (const target of [{ kind: 'lane', lane: 3 } as const, { kind: 'cell', at: 117 } as const]) {
      expect(readTarget(targetKey(target))).toEqual(target);
    }
    for (const wrong of ['', 'lane', 'cell x', 'coin 3']) expect(readTarget(wrong)).toBeNull();
  });
});

describe('choosing a cell with the keyboard', () => {
  const all = Array.from({ length: CELLS }, (_, cell) => cell);
  const where = (cell: Space | null): string => `${LANE_OF[cell!]}-${POSITION_OF[cell!]}`;

  it('goes along the track and over the line, and between lanes', () => {
    expect(where(nextCell(all, cellAt(2, 96), 'ArrowUp'))).toBe('2-1');
    expect(where(nextCell(all, cellAt(2, 1), 'ArrowDown'))).toBe('2-96');
    expect(where(nextCell(all, cellAt(2, 40), 'ArrowLeft'))).toBe('1-40');
    expect(where(nextCell(all, cellAt(2, 40), 'ArrowRight'))).toBe('3-40');
    expect(where(nextCell(all, cellAt(2, 40), 'PageUp'))).toBe('2-46');
  });

  it('[R43, R45] skips closed cells and always stays on open ones', () => {
    const zone = [94, 95, 96, 1, 2, 3].map((position) => cellAt(2, position));
    const open = all.filter((cell) => !zone.includes(cell));
    expect(where(nextCell(open, cellAt(2, 93), 'ArrowUp'))).toBe('2-4');
    expect(where(nextCell(open, cellAt(1, 95), 'ArrowRight'))).toBe('3-95');
    expect(where(nextCell(open, cellAt(1, 3), 'ArrowLeft'))).toBe('1-3');
    expect(where(nextCell(open, cellAt(4, 3), 'ArrowRight'))).toBe('4-3');
    expect(nextCell(open, cellAt(1, 3), 'a')).toBeNull();
  });

  it('reaches every open cell', () => {
    const open = all.filter((cell) => cell % 7 !== 3);
    const reached = new Set<Space>([open[0]!]);
    for (const cell of reached) {
      for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowRight']) reached.add(nextCell(open, cell, key)!);
    }
    expect(reached.size).toBe(open.length);
  });
});

describe('the marks of possible rolls', () => {
  const outcome = (roll: number, more: Partial<RollOutcome> = {}): RollOutcome => {
    const path = [cellAt(1, 10)];
    for (let step = 0; step < roll; step++) path.push(NEXT[path[step]!]!);
    const to = path.at(-1)!;
    return {
      roll,
      ways: 1,
      path,
      blocked: false,
      crashes: false,
      coins: [],
      to,
      lap: 1,
      progress: to,
      finishes: false,
      ...more,
    };
  };
  const choice = (outcomes: RollOutcome[], die: ChoiceOfDie['die'] = 'movement'): ChoiceOfDie => ({
    die,
    dice: 1,
    of: 6,
    outcomes,
  });

  it('marks each end once and omits rolls without movement', () => {
    const blocked = outcome(2, { roll: 3, blocked: true });
    const stuck = outcome(0, { roll: 1 });
    const marks = marksOf({ dice: [choice([stuck, outcome(2), blocked, outcome(1)])], die: null, roll: null });
    expect(marks.map(({ space }) => POSITION_OF[space])).toEqual([12, 11]);
    expect(marks[0]!.look.fill).toBeGreaterThan(marks[1]!.look.fill);
  });

  it('distinguishes lane changes by dashes and fades the die not pointed at', () => {
    const aside = outcome(1, { path: [cellAt(2, 10), cellAt(3, 10)], to: cellAt(3, 10) });
    const dice = [choice([outcome(3)]), choice([aside], 'lane')];
    const both = marksOf({ dice, die: null, roll: null });
    expect(both.map(({ look }) => look.isDashed)).toEqual([false, true]);
    const pointed = marksOf({ dice, die: 'movement', roll: null });
    expect(pointed[1]!.look.fill).toBeLessThan(both[1]!.look.fill);
    expect(pointed[0]!.look.fill).toBe(both[0]!.look.fill);
  });

  it('[R57] rings coins on the way, own coins by their effect, and shows where they send the car', () => {
    const coins = [{ at: cellAt(1, 14), coin: coinNamed('-3') }];
    const marks = marksOf({ dice: [choice([outcome(4, { coins, to: cellAt(1, 11) })])], die: null, roll: null });
    expect(marks.map(({ space }) => POSITION_OF[space])).toEqual([14, 14, 11]);
    const colours = ['+2', 'TOW'].map((id) => {
      const one = outcome(4, { coins: [{ at: cellAt(1, 14), coin: coinNamed(id) }] });
      return marksOf({ dice: [choice([one])], die: null, roll: null })[1]!.look.colour;
    });
    const unknown = outcome(4, { coins: [{ at: cellAt(1, 14), coin: null }] });
    colours.push(marksOf({ dice: [choice([unknown])], die: null, roll: null })[1]!.look.colour);
    expect(new Set(colours).size).toBe(3);
  });

  it('[R75] shows a crash in red, and the outcome pointed at', () => {
    const crash = outcome(1, { path: [PIT_LANE + 3, PIT_LANE + 4], crashes: true, to: PIT });
    const dice = [choice([crash])];
    const plain = marksOf({ dice: [choice([outcome(1)])], die: null, roll: null })[0]!.look.colour;
    expect(marksOf({ dice, die: null, roll: null })[0]!.look.colour).not.toBe(plain);
    expect(pointedOutcome({ dice, die: 'movement', roll: 1 })).toBe(crash);
    expect(pointedOutcome({ dice, die: 'movement', roll: null })).toBeUndefined();
    expect(marksOf({ dice, die: 'movement', roll: 1 }).at(-1)!.space).toBe(PIT);
  });
});

describe('a batch of events', () => {
  it('assigns each line crossing to its move', () => {
    const [first, second] = [moved([94, 95, 0]), moved([0, 1])];
    const crossing: HavocEvent = { ...base, type: 'lineCrossed', seat: 0, direction: 'forward', step: 2, lap: 2 };
    const found = crossingsOf([first, crossing, second]);
    expect(found.get(first)).toEqual([crossing]);
    expect(found.get(second)).toBeUndefined();
  });

  it('waits for animations over the table, for their stated times', () => {
    expect(tableTime({ ...base, type: 'stormCardDealt', seat: 0, card: null, hand: 1, stock: 20 })).toBe(300);
    expect(tableTime({ ...base, type: 'dealerCardFlipped', seat: 0, place: 3, card: 5 })).toBe(1600);
    expect(tableTime({ ...base, type: 'dealerGridDealt', cards: 18, again: false })).toBe(1440);
    expect(tableTime({ ...base, type: 'dealerChosen', seat: 0, card: 3 })).toBe(1500);
    expect(tableTime(moved([1, 2]))).toBe(0);
  });

  it('plays one turn at normal speed and many turns faster', () => {
    const roll: HavocEvent = {
      ...base,
      type: 'dieRolled',
      seat: 0,
      die: 'movement',
      faces: [6],
      total: 6,
      symbol: null,
    };
    const turn = [roll, moved([0, 1, 2, 3, 4, 5, 6])];
    expect(speedFactorOf(turn)).toBe(1);
    const many = Array.from({ length: 6 }, () => turn).flat();
    const speedFactor = speedFactorOf(many);
    expect(speedFactor).toBeLessThan(1);
    expect(speedFactor * 6 * (THROW_TIME + 6 * 180)).toBeLessThanOrEqual(9001);
  });

  it('has a drawing for every face of both dice', () => {
    expect(Object.keys(diceDrawings())).toHaveLength(12);
  });
});
