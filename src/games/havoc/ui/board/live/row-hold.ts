// Holds the camera on the grid row during Lane Selection and gives it back. The director makes the moves.

import { type Camera, fitCamera, mixCameras, type Rect } from '@ui/stage/camera';
import { easeMove } from '@ui/stage/motion/ease';
import { timingOf } from '../../../data/timings';
import { across, down } from '../../../geometry/oval';
import { FRAME } from '../art/look';
import type { HavocBoardParts } from './parts';

/** Tolerance, as a share, within which a camera counts as showing the whole board. */
const FITTED = 0.01;

/** The area shown in Lane Selection: the grid row and the line in front of it. */
const ROW: Rect = { left: across(11.3), right: across(20.5), top: down(3.6), bottom: down(-4.6) };

/** While it holds, nothing else moves the camera. */
export class RowHold {
  private readonly parts: HavocBoardParts;
  /** The camera's target; null: no hold. */
  private aim: (() => Camera) | null = null;
  /** The viewer's camera before; null: the whole board. */
  private before: Camera | null = null;
  private isHeld: boolean = false;
  private turns: number = 0;

  constructor(parts: HavocBoardParts) {
    this.parts = parts;
  }

  get isHolding(): boolean {
    return this.aim !== null;
  }

  /** Holds the camera on the grid row. */
  async hold(): Promise<void> {
    const { stage } = this.parts;
    if (this.isHeld) return;
    this.isHeld = true;
    await this.to(() => (stage.isStrip ? stage.camera : fitCamera(ROW, stage.window)));
  }

  /** The window or its panels have changed. */
  keep(): void {
    if (this.aim) this.parts.stage.look(this.aim());
  }

  /** Restores the camera. */
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
