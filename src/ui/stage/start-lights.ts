// Five start lights over the board that come on one by one and go out, for boards without their own gantry.

import { Container, Graphics } from 'pixi.js';
import { t } from '../text/t';
import type { BoardText } from './board-text';
import type { BoardParts } from './parts';

const LIGHTS = 5;
/** Distance between lamps, px; less in a window that is too narrow. */
const GAP = 54;
const RADIUS = 19;
/** Time between two lights, and from the last one until all go out, ms. */
const EVERY = 200;
const HELD = 350;

/** How long the lights delay the next event, ms. */
export const LIGHTS_TIME: number = LIGHTS * EVERY + HELD;

/** Shows five lights, turns them off and shows the text. With reduced motion: only the text. */
export async function fiveLights({ stage, pace }: BoardParts, boardText: BoardText): Promise<void> {
  if (!pace.isReduced && !stage.isStrip) {
    const root = new Container();
    stage.overlay.addChild(root);
    await stage.motion.run(pace.ms(LIGHTS_TIME), (done) => {
      const { width, height, insets } = stage.window;
      const free = width - insets.left - insets.right;
      root.scale.set(Math.min(1, free / (GAP * (LIGHTS + 1))));
      root.position.set(insets.left + free / 2, insets.top + (height - insets.top - insets.bottom) * 0.32);
      drawLights(root, done < 1 ? Math.min(LIGHTS, Math.floor((done * LIGHTS_TIME) / EVERY) + 1) : 0);
    });
    root.destroy({ children: true });
  }
  void boardText.banner(t('start.go'));
}

/** Draws this many red lamps, the rest dark. */
function drawLights(root: Container, lit: number): void {
  for (const old of root.removeChildren()) old.destroy();
  const half = (GAP * LIGHTS) / 2 + 8;
  const bar = new Graphics().roundRect(-half, -34, half * 2, 68, 14).fill({ color: 0x12151a, alpha: 0.95 });
  bar.roundRect(-half, -34, half * 2, 68, 14).stroke({ color: 0x59616b, width: 2 });
  for (let i = 0; i < LIGHTS; i++) {
    const x = (i - (LIGHTS - 1) / 2) * GAP;
    if (i < lit) bar.circle(x, 0, RADIUS + 7).fill({ color: 0xff4a36, alpha: 0.28 });
    bar.circle(x, 0, RADIUS).fill(i < lit ? 0xff4a36 : 0x20262b);
    if (i < lit) bar.circle(x - 5, -6, 5).fill({ color: 0xffffff, alpha: 0.45 });
  }
  root.addChild(bar);
}
