import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Camera, fitCamera, keepOnWorld, type Rect, type Window } from './camera';
import { CLOSE_LENGTH, type CloseUp, calmRoom, type Direction, Director } from './director';
import { Motion } from './motion/motion';

const WINDOW: Window = { width: 1440, height: 900, insets: { top: 120, right: 300, bottom: 240, left: 290 } };
const FRAME: Rect = { left: 0, top: 0, right: 1200, bottom: 800 };
const LAND: Rect = { left: -400, top: -400, right: 1600, bottom: 1200 };
const CAR = 30;

/** A stage that draws nothing; its camera, motion and window are real. */
class FakeStage implements CloseUp {
  camera: Camera = fitCamera(FRAME, WINDOW);
  window: Window = WINDOW;
  land = LAND;
  isStrip = false;
  isFitted = true;
  touches = 0;
  handsOff = false;
  looks = 0;
  motion = new Motion(() => undefined);
  get fitScale(): number {
    return fitCamera(FRAME, this.window).scale;
  }
  look(camera: Camera): void {
    this.looks += 1;
    this.isFitted = false;
    this.camera = keepOnWorld(camera, LAND, this.window);
  }
  home(): Camera {
    return fitCamera(FRAME, this.window);
  }
  goHome(): void {
    this.look(this.home());
    this.isFitted = true;
  }
}

/** A director with a clock that the test controls. */
function directed(more: Partial<Direction> & { isReduced?: boolean; wants?: boolean } = {}) {
  const stage = new FakeStage();
  const clock = { now: 0 };
  const pace = { isReduced: more.isReduced ?? false, ms: (ms: number) => ms };
  const direction = {
    carLength: CAR,
    ...(more.handsOff && { handsOff: true }),
    ...(more.every !== undefined && { every: more.every }),
  };
  const director = new Director(
    stage,
    pace,
    () => more.wants ?? true,
    direction,
    () => clock.now,
  );
  /** Advances the clock by this many ms, frame by frame. */
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 20) {
      clock.now += 20;
      stage.motion.tick(clock.now);
      await Promise.resolve();
    }
    for (let i = 0; i < 6; i++) await Promise.resolve();
  };
  const carPx = () => stage.camera.scale * CAR;
  const seen = (x: number, y: number) => ({
    x: x * stage.camera.scale + stage.camera.x,
    y: y * stage.camera.scale + stage.camera.y,
  });
  return { stage, director, clock, pass, carPx, seen };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the director of a board', () => {
  it('comes close enough to see a car, and is there before it drives', async () => {
    const { director, pass, carPx, seen } = directed();
    await director.lead(true);
    const near = director.near([{ x: 300, y: 300 }]);
    let isThere = false;
    void near.then(() => (isThere = true));
    await pass(200);
    expect(isThere).toBe(false);
    await pass(600);
    expect(isThere).toBe(true);
    expect(carPx()).toBeGreaterThanOrEqual(CLOSE_LENGTH);
    const room = calmRoom(WINDOW);
    const { x, y } = seen(300, 300);
    expect([x >= room.left, x <= room.right, y >= room.top, y <= room.bottom]).toEqual([true, true, true, true]);
  });

  it('returns to the whole board for a decision and stays still until it is made', async () => {
    const { stage, director, pass } = directed();
    await director.lead(true);
    void director.near([{ x: 300, y: 300 }]);
    await pass(600);
    expect(director.shot).toBe('close');
    void director.lead(false);
    await pass(600);
    expect([director.shot, stage.isFitted]).toEqual(['whole', true]);
    expect(stage.camera).toEqual(keepOnWorld(stage.home(), LAND, WINDOW));
    const looks = stage.looks;
    await director.near([{ x: 900, y: 500 }]);
    director.keep({ x: 900, y: 500 });
    await director.sweep(
      [
        { x: 0, y: 0 },
        { x: 900, y: 500 },
      ],
      500,
    );
    await pass(3000);
    expect(stage.looks).toBe(looks);
  });

  it.each([
    ['with reduced motion', { isReduced: true }],
    ['if the setting is off', { wants: false }],
  ])('never moves %s', async (_, more) => {
    const { stage, director, pass } = directed(more);
    await director.lead(true);
    await director.near([{ x: 300, y: 300 }]);
    await director.sweep(
      [
        { x: 0, y: 0 },
        { x: 900, y: 500 },
      ],
      500,
    );
    director.keep({ x: 900, y: 500 });
    await pass(1000);
    await director.lead(false);
    expect([stage.looks, director.shot]).toEqual([0, 'whole']);
  });

  it('does not move for small moves within the current frame', async () => {
    const { stage, director, pass } = directed();
    await director.lead(true);
    void director.near([{ x: 600, y: 400 }]);
    await pass(600);
    const looks = stage.looks;
    await director.near([{ x: 640, y: 410 }]);
    director.keep({ x: 650, y: 420 });
    await pass(1000);
    expect(stage.looks).toBe(looks);
  });

  it('follows a car that leaves the middle of the frame, at the same scale', async () => {
    const { stage, director, clock, pass, seen } = directed();
    await director.lead(true);
    void director.near([{ x: 300, y: 400 }]);
    await pass(600);
    const { scale } = stage.camera;
    const free = { left: WINDOW.insets.left, right: WINDOW.width - WINDOW.insets.right };
    for (let x = 300; x <= 900; x += 4) {
      clock.now += 16;
      director.keep({ x, y: 400 });
      expect(seen(x, 400).x).toBeGreaterThan(free.left);
      expect(seen(x, 400).x).toBeLessThan(free.right);
    }
    expect(stage.camera.scale).toBe(scale);
    expect(stage.looks).toBeGreaterThan(50);
  });

  it('does not cut to another place twice within a short time', async () => {
    const { stage, director, pass } = directed();
    await director.lead(true);
    void director.near([{ x: 200, y: 200 }]);
    await pass(440);
    const before = stage.camera;
    await director.near([{ x: 1100, y: 700 }]);
    expect(stage.camera).toEqual(before);
    await pass(400);
    void director.near([{ x: 1100, y: 700 }]);
    await pass(600);
    expect(stage.camera).not.toEqual(before);
  });

  it('shows as many of the cars that act together as fit, and always the first', async () => {
    const { director, pass, seen } = directed();
    await director.lead(true);
    void director.near([
      { x: 500, y: 400 },
      { x: 1150, y: 400 },
      { x: 560, y: 430 },
    ]);
    await pass(600);
    const room = calmRoom(WINDOW);
    for (const [x, y] of [
      [500, 400],
      [560, 430],
    ] as const) {
      expect(seen(x, y).x).toBeGreaterThanOrEqual(room.left - 1);
      expect(seen(x, y).x).toBeLessThanOrEqual(room.right + 1);
    }
    expect(seen(1150, 400).x).toBeGreaterThan(room.right);
  });

  it('leaves a camera alone that someone moved by hand, until the whole board is back', async () => {
    const { stage, director, pass } = directed();
    await director.lead(true);
    void director.near([{ x: 300, y: 300 }]);
    await pass(600);
    stage.touches += 1;
    stage.look({ ...stage.camera, x: stage.camera.x - 50 });
    const mine = stage.camera;
    await director.near([{ x: 1000, y: 700 }]);
    director.keep({ x: 1000, y: 700 });
    void director.lead(false);
    await pass(600);
    expect(stage.camera).toEqual(mine);
    await director.lead(true);
    await director.near([{ x: 1000, y: 700 }]);
    expect(stage.camera).toEqual(mine);
    stage.goHome();
    void director.near([{ x: 1000, y: 700 }]);
    await pass(600);
    expect(director.shot).toBe('close');
  });

  it('disables pan and zoom if a game says so, and restores a camera set by hand', async () => {
    const { stage, director, pass } = directed({ handsOff: true });
    stage.look({ scale: 1.4, x: -300, y: -200 });
    const before = stage.camera;
    await director.lead(true);
    void director.near([{ x: 300, y: 300 }]);
    await pass(600);
    expect([stage.handsOff, director.shot]).toEqual([true, 'close']);
    void director.lead(false);
    await pass(600);
    expect(stage.handsOff).toBe(false);
    expect(stage.camera.scale).toBeCloseTo(before.scale);
    expect(stage.camera.x).toBeCloseTo(before.x);
  });

  it('shows the whole board again after a while without animations', async () => {
    const { stage, director, pass } = directed();
    await director.lead(true);
    void director.near([{ x: 300, y: 300 }]);
    await pass(600);
    director.rest();
    await pass(600);
    expect(director.shot).toBe('close');
    vi.advanceTimersByTime(1600);
    await pass(600);
    expect([director.shot, stage.isFitted]).toEqual(['whole', true]);
  });

  it('sweeps along the grid from its first spot to its last', async () => {
    const { director, pass, seen, carPx } = directed();
    await director.lead(true);
    void director.sweep(
      [
        { x: 300, y: 500 },
        { x: 700, y: 500 },
      ],
      1000,
    );
    await pass(500);
    expect(seen(300, 500).x).toBeCloseTo(715, -1);
    await pass(1200);
    expect(seen(700, 500).x).toBeCloseTo(715, -1);
    expect(carPx()).toBeGreaterThanOrEqual(CLOSE_LENGTH);
  });

  describe('of a television', () => {
    const FIRST = { x: 100, y: 100 };
    const FAR = { x: 1100, y: 700 };

    it('moves once in three seconds at most, and does not chase what is out of sight meanwhile', async () => {
      const { stage, director, pass } = directed({ every: 3000 });
      await director.lead(true);
      void director.near([FIRST]);
      await pass(1000);
      const camera = stage.camera;
      void director.near([FAR]);
      director.keep(FAR);
      await pass(1800);
      expect(stage.camera).toEqual(camera);
      await pass(200);
      void director.near([FAR]);
      await pass(1000);
      expect(stage.camera).not.toEqual(camera);
    });

    it('follows the car that it shows', async () => {
      const { stage, director, pass, seen } = directed({ every: 3000 });
      await director.lead(true);
      void director.near([FAR]);
      await pass(1000);
      const { x } = stage.camera;
      for (let step = 1; step <= 20; step++) {
        director.keep({ x: FAR.x - step * 15, y: FAR.y });
        await pass(20);
      }
      expect(stage.camera.x).not.toBe(x);
      const room = calmRoom(WINDOW);
      expect(seen(FAR.x - 300, FAR.y).x).toBeGreaterThan(room.left - (room.left - WINDOW.insets.left) / 2);
    });

    it('cuts to a car that drives out of sight as soon as it may', async () => {
      const { stage, director, pass, seen } = directed({ every: 3000 });
      await director.lead(true);
      void director.near([FIRST]);
      await pass(3000);
      director.keep(FAR);
      await pass(1000);
      const { left, right } = WINDOW.insets;
      const { x } = seen(FAR.x, FAR.y);
      expect([x > left, x < stage.window.width - right]).toEqual([true, true]);
    });

    it('shows the whole board again no sooner than that', async () => {
      const { director, pass } = directed({ every: 3000 });
      await director.lead(true);
      void director.near([FIRST]);
      await pass(600);
      director.rest();
      vi.advanceTimersByTime(2300);
      expect(director.shot).toBe('close');
      vi.advanceTimersByTime(200);
      expect(director.shot).toBe('whole');
    });
  });
});
