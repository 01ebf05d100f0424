// A closer look at the spaces a choice is about, where the whole board would show them too small; and back again.

import { fitCamera } from '@ui/stage/camera';
import type { Space } from '../../../types';
import type { FormulaPreview } from '../preview';
import type { Parts } from './parts';

/** Scale at which spaces can be told apart and touched, px per board unit; a look goes no closer. */
const CLOSE = 1.25;
/** Not worth a move below this gain. */
const WORTH = 1.15;
/** Room round the spaces, board units. */
const ROOM = 90;
/** A camera this near to the fitted one, as a share, shows the whole board. */
const FITTED = 0.01;

/** Looks closer of its own accord, unless somebody has moved the camera meanwhile. */
export class CloseLook {
  private readonly parts: Parts;
  /** Whether the camera is where a look of its own has put it. */
  private looks: boolean = false;
  /** Moves by hand known so far. */
  private touches: number = 0;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Brings a car and the spaces offered to it near enough to choose among them. */
  at({ targets, range }: FormulaPreview, from: Space): void {
    const { stage, road } = this.parts;
    if (!this.isFree()) return;
    const spaces = [from, ...targets.map(({ space }) => space), ...(range?.rolls.flatMap(({ ends }) => ends) ?? [])];
    if (spaces.length < 2) return;
    const spots = spaces.map((space) => road.spot(space));
    const frame = {
      left: Math.min(...spots.map(({ x }) => x)) - ROOM,
      right: Math.max(...spots.map(({ x }) => x)) + ROOM,
      top: Math.min(...spots.map(({ y }) => y)) - ROOM,
      bottom: Math.max(...spots.map(({ y }) => y)) + ROOM,
    };
    const fitted = fitCamera(frame, stage.window);
    const scale = Math.min(fitted.scale, Math.max(CLOSE, stage.fitScale));
    if (scale < stage.fitScale * WORTH) return;
    const middle = { x: (frame.left + frame.right) / 2, y: (frame.top + frame.bottom) / 2 };
    const at = { x: middle.x * fitted.scale + fitted.x, y: middle.y * fitted.scale + fitted.y };
    const camera = { scale, x: at.x - middle.x * scale, y: at.y - middle.y * scale };
    this.looks = true;
    this.touches = stage.touches;
    stage.glide(camera);
  }

  /** Back to the whole board, where the last look was its own. */
  leave(): void {
    const { stage } = this.parts;
    if (this.looks && this.touches === stage.touches) stage.fit();
    this.looks = false;
  }

  /** The viewer has chosen what to see. */
  forget(): void {
    this.looks = false;
  }

  /** Whether the camera is where the board itself has put it, or shows the whole board. */
  private isFree(): boolean {
    const { camera, fitScale, touches } = this.parts.stage;
    const isFitted = Math.abs(camera.scale - fitScale) < fitScale * FITTED;
    return isFitted || (this.looks && this.touches === touches);
  }
}
