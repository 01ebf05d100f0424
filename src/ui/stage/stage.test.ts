import type { BoardOptions } from '@ui/board';
import { describe, expect, it, vi } from 'vitest';
import { centreOn, fitCamera, keepOnWorld, landOf, seenPart, zoomAt } from './camera';
import { Motion } from './motion/motion';
import { Pace } from './motion/pace';

const frame = { left: 0, top: 0, right: 1000, bottom: 500 };
const room = { width: 1200, height: 900, insets: { top: 100, right: 100, bottom: 300, left: 100 } };

describe('the camera', () => {
  it('fits the frame into the area that panels leave free', () => {
    const camera = fitCamera(frame, room);
    expect(camera).toEqual({ scale: 1, x: 100, y: 100 });
  });

  it('keeps the point under the pointer when zooming', () => {
    const before = fitCamera(frame, room);
    const after = zoomAt(before, 2, 400, 300, before.scale, before.scale * 4);
    expect((400 - after.x) / after.scale).toBeCloseTo((400 - before.x) / before.scale);
    expect(after.scale).toBe(2);
  });

  it('does not zoom past its limits', () => {
    const before = fitCamera(frame, room);
    expect(zoomAt(before, 100, 0, 0, before.scale, before.scale * 4).scale).toBe(4);
    expect(zoomAt(before, 0.01, 0, 0, before.scale, before.scale * 4).scale).toBe(1);
  });

  it('shows no bare edge beside a world larger than the window', () => {
    const world = { left: -600, top: -600, right: 1600, bottom: 1100 };
    const seen = seenPart(keepOnWorld({ x: 5000, y: -5000, scale: 1 }, world, room), room);
    expect(seen.left).toBeCloseTo(world.left);
    expect(seen.bottom).toBeCloseTo(world.bottom);
  });

  it('keeps a fitted frame clear of panels, however little land surrounds it', () => {
    const small = { left: -150, top: -600, right: 1150, bottom: 1100 };
    const window = { ...room, insets: { ...room.insets, left: 0, right: 300 } };
    const fitted = fitCamera(frame, window);
    expect(keepOnWorld(fitted, small, window)).not.toEqual(fitted);
    expect(keepOnWorld(fitted, landOf(small, frame, window), window)).toEqual(fitted);
    expect(landOf(small, frame, window)).toEqual({ ...small, right: (1200 - fitted.x) / fitted.scale });
  });

  it('centres a followed point in the free area', () => {
    const camera = centreOn({ x: 0, y: 0, scale: 2 }, room, 50, 60);
    expect(50 * camera.scale + camera.x).toBe(600);
    expect(60 * camera.scale + camera.y).toBe(350);
  });
});

describe('motion', () => {
  it('calls every step in order and ends on 1', async () => {
    const steps: number[] = [];
    const motion = new Motion(() => undefined);
    const done = motion.run(100, (t) => steps.push(t));
    for (const now of [0, 50, 130]) motion.tick(now);
    await done;
    expect(steps).toEqual([0, 0, 0.5, 1]);
    expect(motion.isMoving).toBe(false);
  });

  it('ends everything at once when hurried, including animations started meanwhile', async () => {
    const wake = vi.fn();
    const motion = new Motion(wake);
    const last: number[] = [];
    const first = motion.run(1000, (t) => last.splice(0, 1, t));
    motion.hurry(true);
    await first;
    await motion.run(1000, (t) => last.push(t));
    expect(last).toEqual([1, 1]);
    expect(motion.isMoving).toBe(false);
  });

  it('runs at normal speed again afterwards', () => {
    const motion = new Motion(() => undefined);
    motion.hurry(true);
    motion.hurry(false);
    void motion.run(100, () => undefined);
    expect(motion.isMoving).toBe(true);
  });

  it('requests no frames during a still, and one at its end', async () => {
    vi.useFakeTimers();
    try {
      const wake = vi.fn();
      const motion = new Motion(wake);
      const steps: number[] = [];
      const done = motion.stand(1000, (t) => steps.push(t));
      motion.tick(0);
      wake.mockClear();
      vi.advanceTimersByTime(999);
      expect(wake).not.toHaveBeenCalled();
      expect(motion.isMoving).toBe(false);
      vi.advanceTimersByTime(1);
      expect(wake).toHaveBeenCalledTimes(1);
      motion.tick(1000);
      await done;
      expect(steps).toEqual([0.5, 0.5, 1]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('ends a still when hurried', async () => {
    const motion = new Motion(() => undefined);
    const waited = motion.wait(60_000);
    motion.tick(0);
    motion.hurry(true);
    await waited;
    expect(motion.isMoving).toBe(false);
  });
});

it('animations take no time when they are off, and some time at every other speed', () => {
  const at = (speed: number) => new Pace({ speed: () => speed } as BoardOptions).ms(80);
  expect([0.5, 1, 2, 4, 16, 100, 400].map(at)).toEqual([160, 80, 40, 20, 5, 0, 0]);
});
