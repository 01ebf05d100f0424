import type { Camera } from '@ui/stage/camera';
import { Motion } from '@ui/stage/motion/motion';
import { describe, expect, it } from 'vitest';
import { Lead } from '../live/lead';
import type { Parts } from '../live/parts';

const WINDOW = { width: 1440, height: 900, insets: { top: 140, right: 300, bottom: 16, left: 282 } };
const FITTED = 0.6425;

/** What a lead needs of a stage, its animations ended at once. */
function fakeParts(more: { isReduced?: boolean; isStrip?: boolean; scale?: number } = {}) {
  const motion = new Motion(() => undefined);
  motion.hurry(true);
  const stage = {
    camera: { x: 0, y: 0, scale: more.scale ?? FITTED } as Camera,
    window: WINDOW,
    fitScale: FITTED,
    isStrip: more.isStrip ?? false,
    handsOff: false,
    fits: 0,
    motion,
    look(camera: Camera) {
      stage.camera = camera;
    },
    fit() {
      stage.fits += 1;
    },
  };
  const pace = { isReduced: more.isReduced ?? false, ms: (ms: number) => ms };
  return { stage, lead: new Lead({ stage, pace } as unknown as Parts) };
}

describe('the camera that the board leads', () => {
  it('takes panning and zooming off while it follows a car, and gives them back', async () => {
    const { stage, lead } = fakeParts();
    const car = { x: 400, y: -120 };
    await lead.chase(() => car);
    expect(stage.handsOff).toBe(true);
    expect(stage.camera.scale).toBeGreaterThan(FITTED * 2);
    car.x = 300;
    lead.keep();
    expect(stage.camera.x + car.x * stage.camera.scale).toBeCloseTo((282 + 1440 - 300) / 2);
    await lead.back();
    expect(stage.handsOff).toBe(false);
    expect(stage.fits).toBe(1);
  });

  it('goes back to where the viewer had it', async () => {
    const { stage, lead } = fakeParts({ scale: 1.5 });
    const before = stage.camera;
    await lead.chase(() => ({ x: 10, y: 10 }));
    await lead.chase(() => ({ x: 90, y: 10 }));
    await lead.back();
    expect(stage.camera.scale).toBeCloseTo(before.scale);
    expect(stage.fits).toBe(0);
  });

  it('holds the four cells of the grid row until Lane Selection is over', async () => {
    const { stage, lead } = fakeParts();
    await lead.hold();
    const held = stage.camera;
    expect(held.scale).toBeGreaterThan(FITTED * 3);
    await lead.hold();
    expect(stage.camera).toBe(held);
    expect(stage.handsOff).toBe(true);
    await lead.back();
    expect([stage.handsOff, lead.isLeading]).toEqual([false, false]);
  });

  it('stays where it is on a strip and with reduced motion', async () => {
    for (const more of [{ isStrip: true }, { isReduced: true }]) {
      const { stage, lead } = fakeParts(more);
      const before = stage.camera;
      await lead.chase(() => ({ x: 400, y: 0 }));
      expect(stage.camera).toBe(before);
      expect(stage.handsOff).toBe(false);
      await lead.back();
      expect(stage.fits).toBe(0);
    }
  });
});
