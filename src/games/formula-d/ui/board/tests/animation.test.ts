import { LONGEST_MOVE, moveTime } from '@ui/stage/motion/timing';
import { THROW_TIME } from '@ui/stage/motion/tumble';
import { describe, expect, it } from 'vitest';
import { gearText, lapText, startText, stopText, wearText } from '../../../narration/board-text';
import type { FormulaEvent } from '../../../types';
import { speedFactorOf } from '../animation/animate-event';
import { skidMarks } from '../animation/drive';
import { badgeOf } from '../live/badges';
import { growth } from '../live/cars';
import { closeCamera, isInView } from '../live/close-look';
import { dashes } from '../live/dashes';
import { priceOf, reachOf } from '../live/preview-layer';

const base = { round: 1, turn: 1, seat: 0 } as const;

describe('the board in words', () => {
  it('[R9, R10, R11] says what the black die of the start means', () => {
    const rolled = (value: number, outcome: 'stalled' | 'normal' | 'great') =>
      startText({ ...base, type: 'startRolled', value, outcome });
    expect([rolled(1, 'stalled'), rolled(9, 'normal'), rolled(18, 'great')]).toEqual(['Stalls', 'Away', 'Great start']);
  });

  it('[R13] names the gear and the cost of skipped ones', () => {
    const chosen = { ...base, type: 'gearChosen', from: 5, chosen: true } as const;
    expect(gearText({ ...chosen, to: 2, skipped: 2, cost: 2 })).toBe('2nd gear, 2 wear');
    expect(gearText({ ...chosen, to: 6, skipped: 0, cost: 0 })).toBe('6th gear');
  });

  it('[R43] counts laps, not the first crossing and not the flag', () => {
    expect([1, 2, 3, 4].map((lap) => lapText(lap, 3))).toEqual(['', 'Lap 2', 'Last lap', '']);
  });

  it('reports wear lost and restored', () => {
    expect(wearText({ from: 12, to: 9 })).toBe('−3 wear');
    expect(wearText({ from: 7, to: 18 })).toBe('+11 wear');
    expect(wearText({ from: 7, to: 7 })).toBe('');
  });

  it('[R28] counts stops, including any beyond the required number', () => {
    expect(stopText({ made: 1, asked: 1 })).toBe('Stop made');
    expect(stopText({ made: 2, asked: 3 })).toBe('Stop 2 of 3');
    expect(stopText({ made: 4, asked: 3 })).toBe('Stops again');
  });

  it('prices a space in wear, braking and risk', () => {
    expect(priceOf({ cost: 3, brake: 2, risk: 20 })).toBe('3 wear · brakes 2 · 20% risk');
    expect(priceOf({ cost: 3, brake: 3, risk: 0 })).toBe('3 wear');
    expect(priceOf({ cost: 0, brake: 0, risk: 0 })).toBeNull();
  });
});

describe('a target', () => {
  it('has a badge only if it costs or risks something, one per price', () => {
    expect(badgeOf({ cost: 0, risk: 0 })).toBeNull();
    const badges = [badgeOf({ cost: 2, risk: 0 }), badgeOf({ cost: 0, risk: 20 }), badgeOf({ cost: 2, risk: 20 })];
    expect(new Set(badges.map((badge) => badge!.key)).size).toBe(3);
    expect(badges[2]!.drawing.width).toBeGreaterThan(badges[0]!.drawing.width);
  });

  it('is edged in dashes that follow its outline and leave gaps', () => {
    const square = [
      [0, 0],
      [30, 0],
      [30, 20],
      [0, 20],
    ] as const;
    const cut = dashes(square);
    const drawn = cut.reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0);
    expect(drawn).toBeGreaterThan(45);
    expect(drawn).toBeLessThan(70);
    for (const [a, b] of cut) expect(a[0] === b[0] || a[1] === b[1]).toBe(true);
  });
});

describe('a close look', () => {
  const window = { width: 1440, height: 900, insets: { top: 104, right: 304, bottom: 244, left: 16 } };
  const at = (x: number, y: number) => ({ x, y, angle: 0 });

  it('zooms in on the spaces of a choice, clear of the panels', () => {
    const spots = [at(1000, 500), at(1300, 620)];
    const camera = closeCamera(spots, window, 0.5)!;
    expect(camera.scale).toBeGreaterThan(1);
    expect(isInView(spots, camera, window)).toBe(true);
    expect(isInView([at(3000, 500)], camera, window)).toBe(false);
  });

  it('stays away if the whole board shows them nearly as large', () => {
    expect(closeCamera([at(100, 100), at(2000, 900)], window, 0.5)).toBeNull();
    expect(closeCamera([at(1000, 500), at(1100, 520)], window, 1.2)).toBeNull();
  });
});

describe('the range of a gear', () => {
  it('lights every space once, with the mildest of the values that end there', () => {
    const rolls = [
      { value: 7, kind: 'free', ends: [1, 2] },
      { value: 8, kind: 'overshoot', ends: [2, 3] },
      { value: 9, kind: 'out', ends: [3] },
      { value: 10, kind: 'brake', ends: [3] },
    ] as const;
    const reach = reachOf(rolls.map((roll) => ({ ...roll, ends: [...roll.ends] })));
    expect(reach).toEqual([
      { space: 1, value: 7, kind: 'free' },
      { space: 2, value: 7, kind: 'free' },
      { space: 3, value: 10, kind: 'brake' },
    ]);
  });
});

describe('a car', () => {
  it('grows on its own and keeps its size beside another', () => {
    expect(growth(20, 1.5)).toBe(1);
    expect(growth(46, 1.5)).toBeGreaterThan(1);
    expect(growth(Number.POSITIVE_INFINITY, 1.5)).toBe(1.5);
  });

  it('[R32] leaves skid marks from the last free space to its end', () => {
    const spots = [0, 10, 20, 30].map((x) => ({ x, y: 0, angle: 0 }));
    const marks = skidMarks(spots, 2);
    expect(marks[0]!.x).toBeCloseTo(10);
    expect(marks[marks.length - 1]!.x).toBeCloseTo(30);
  });
});

describe('a batch of events', () => {
  const turn = (seat: number): FormulaEvent[] => [
    { ...base, seat, type: 'dieRolled', gear: 4, face: 0, value: 7, strained: false },
    {
      ...base,
      seat,
      type: 'carMoved',
      cause: 'roll',
      path: [0, 1, 2, 3, 4, 5, 6, 7],
      lockedFrom: -1,
      spaces: 7,
      lost: 0,
      forced: 0,
      free: false,
    },
  ];

  it('takes 120 ms per space and never longer than 1400', () => {
    expect(moveTime(5)).toBe(600);
    expect(moveTime(30)).toBe(LONGEST_MOVE);
  });

  it('plays at its own pace when short', () => {
    expect(speedFactorOf([...turn(0), ...turn(1)])).toBe(1);
  });

  it('plays faster when long, so no one waits forever', () => {
    const events = Array.from({ length: 9 }, (_, seat) => turn(seat)).flat();
    const speedFactor = speedFactorOf(events);
    expect(speedFactor).toBeLessThan(1);
    expect(speedFactor * 9 * (THROW_TIME + moveTime(7))).toBeLessThanOrEqual(9001);
  });
});
