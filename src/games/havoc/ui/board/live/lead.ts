// The board leads the camera: it holds it on a part of the board, or goes to a car and stays with it, and gives it back.

import { type Camera, centreOn, fitCamera, mixCameras, type Rect } from '@ui/stage/camera';
import { easeMove } from '@ui/stage/motion/ease';
import { timingOf } from '../../../data/timings';
import { across, down, FRAME } from '../geometry/oval';
import type { Parts } from './parts';

/** A followed car is seen at this many times the fitted scale. */
const CHASE_ZOOM = 2.3;
/** A camera this near to the fitted one, as a share, shows the whole board. */
const FITTED = 0.01;

/** What Lane Selection looks at: the grid row and the line before it. */
const ROW: Rect = { left: across(11.3), right: across(20.5), top: down(3.6), bottom: down(-4.6) };

/** While it leads, nobody else moves the camera. */
export class Lead {
  private readonly parts: Parts;
  /** Where the camera is to be; null: nobody leads. */
  private aim: (() => Camera) | null = null;
  /** What the viewer had before; null: the whole board. */
  private before: Camera | null = null;
  private isHeld: boolean = false;
  private turns: number = 0;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  get isLeading(): boolean {
    return this.aim !== null;
  }

  /** Holds the camera on the grid row. */
  async hold(): Promise<void> {
    const { stage } = this.parts;
    if (this.isHeld) return;
    this.isHeld = true;
    await this.to(() => (stage.isStrip ? stage.camera : fitCamera(ROW, stage.window)));
  }

  /** Goes to a moving thing; keep() stays with it. */
  chase(spot: () => { x: number; y: number }): Promise<void> {
    const { stage, pace } = this.parts;
    if (pace.isReduced || stage.isStrip) return Promise.resolve();
    const wasLeading = this.isLeading;
    const scale = wasLeading ? stage.camera.scale : Math.max(stage.camera.scale, stage.fitScale * CHASE_ZOOM);
    const aim = (): Camera => {
      const { x, y } = spot();
      return centreOn({ x: 0, y: 0, scale }, stage.window, x, y);
    };
    if (!wasLeading) return this.to(aim);
    this.aim = aim;
    return Promise.resolve();
  }

  /** The window, its panels or what is followed has moved. */
  keep(): void {
    if (this.aim) this.parts.stage.look(this.aim());
  }

  /** Gives the camera back where it was. */
  async back(): Promise<void> {
    const { stage } = this.parts;
    if (!this.aim) return;
    const { before } = this;
    const fitted = fitCamera(FRAME, stage.window);
    this.aim = null;
    this.isHeld = false;
    const turn = ++this.turns;
    await this.glide(() => before ?? fitted, 'cameraBack');
    if (turn !== this.turns) return;
    stage.handsOff = false;
    if (!before) stage.fit();
  }

  private async to(aim: () => Camera): Promise<void> {
    const { stage } = this.parts;
    this.turns += 1;
    if (!stage.handsOff) {
      const isFitted = Math.abs(stage.camera.scale - stage.fitScale) < stage.fitScale * FITTED;
      this.before = isFitted ? null : stage.camera;
    }
    stage.handsOff = true;
    this.aim = aim;
    await this.glide(aim, 'cameraToPawn');
  }

  private async glide(aim: () => Camera, timing: string): Promise<void> {
    const { stage, pace } = this.parts;
    const from = stage.camera;
    const turn = this.turns;
    const ms = pace.isReduced ? 0 : pace.ms(timingOf(timing));
    await stage.motion.run(
      ms,
      (t) => {
        if (turn === this.turns) stage.look(mixCameras(from, aim(), t));
      },
      easeMove,
    );
  }
}
