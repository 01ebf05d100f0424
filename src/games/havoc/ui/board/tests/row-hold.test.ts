import type { Camera } from '@ui/stage/camera';
import { Motion } from '@ui/stage/motion/motion';
import { describe, expect, it } from 'vitest';
import type { HavocBoardParts } from '../live/parts';
import { RowHold } from '../live/row-hold';

const WINDOW = { width: 1440, height: 900, insets: { top: 140, right: 300, bottom: 16, left: 282 } };
const FITTED = 0.6425;

/** The part of a stage that a hold needs; its animations end at once. */
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
  return { stage, row: new RowHold({ stage, pace } as unknown as HavocBoardParts) };
}

describe('the camera over the grid row', () => {
  it('returns to the viewer’s earlier position', async () => {
    const { stage, row } = fakeParts({ scale: 1.5 });
    const before = stage.camera;
    await row.hold();
    await row.back();
    expect(stage.camera.scale).toBeCloseTo(before.scale);
    expect([stage.handsOff, stage.fits]).toEqual([false, 0]);
  });

  it('holds the four cells of the grid row until Lane Selection is over', async () => {
    const { stage, row } = fakeParts();
    await row.hold();
    const held = stage.camera;
    expect(held.scale).toBeGreaterThan(FITTED * 3);
    await row.hold();
    expect(stage.camera).toBe(held);
    expect(stage.handsOff).toBe(true);
    await row.back();
    expect([stage.handsOff, row.isHolding]).toEqual([false, false]);
  });

  it('does not move on a strip', async () => {
    const { stage, row } = fakeParts({ isStrip: true });
    const before = stage.camera;
    await row.hold();
    expect(stage.camera).toEqual(before);
  });
});
