// Zooms in on the spaces of a choice if the whole board would show them too small, and back again.

import type { Spot } from '@geometry/line';
import { type Camera, centreOn, fitCamera, type Window } from '@ui/stage/camera';
import type { FormulaPreview } from '../../../narration/preview';
import type { Space } from '../../../types';
import type { FormulaBoardParts } from './parts';

/** The scale at which spaces can be told apart and touched, px per board unit. It never zooms in further. */
const CLOSE = 1.25;
/** The least gain that is worth a camera move. */
const WORTH = 1.15;
/** Space around the spaces, board units. */
const ROOM = 90;
/** A space nearer to a panel than this counts as out of view, px. */
const EDGE = 24;
/** A camera this near to the fitted one, as a share, shows the whole board. */
const FITTED = 0.01;

/** Zooms in automatically, unless the viewer has moved the camera meanwhile. */
export class CloseLook {
  private readonly parts: FormulaBoardParts;
  /** Where it last moved the camera itself; null: the board is as the viewer left it. */
  private looked: Camera | null = null;
  /** The spots it zoomed in on. */
  private spots: readonly Spot[] = [];
  /** Manual camera moves known so far. */
  private touches: number = 0;

  constructor(parts: FormulaBoardParts) {
    this.parts = parts;
  }

  /** Brings a car and the spaces it can choose close enough to choose among them. */
  at({ targets, range }: FormulaPreview, from: Space): void {
    const { stage, road } = this.parts;
    if (!this.isFree()) return;
    const spaces = [from, ...targets.map(({ space }) => space), ...(range?.rolls.flatMap(({ ends }) => ends) ?? [])];
    if (spaces.length < 2) return;
    const spots = spaces.map((space) => road.spot(space));
    this.spots = spots;
    if (this.looked && isInView(spots, this.looked, stage.window)) return;
    this.look();
  }

  /** The free space has changed, so this brings the same spots into it again. */
  again(): void {
    const { stage } = this.parts;
    if (!this.looked || this.touches !== stage.touches) return;
    if (!isInView(this.spots, this.looked, stage.window)) this.look();
  }

  private look(): void {
    const { stage } = this.parts;
    const camera = closeCamera(this.spots, stage.window, stage.fitScale);
    if (!camera) return;
    this.looked = camera;
    this.touches = stage.touches;
    stage.glide(camera);
  }

  /** Returns to the whole board if it last moved the camera itself. */
  leave(): void {
    const { stage } = this.parts;
    if (this.looked && this.touches === stage.touches) stage.fit();
    this.looked = null;
  }

  /** The viewer has chosen the view. */
  forget(): void {
    this.looked = null;
  }

  /** Whether the camera is where the board put it, or shows the whole board. */
  private isFree(): boolean {
    const { camera, fitScale, touches } = this.parts.stage;
    const isFitted = Math.abs(camera.scale - fitScale) < fitScale * FITTED;
    return isFitted || (this.looked !== null && this.touches === touches);
  }
}

/** The closest camera that shows all these spots; null if the whole board does nearly as well. */
export function closeCamera(spots: readonly Spot[], window: Window, fitScale: number): Camera | null {
  const frame = {
    left: Math.min(...spots.map(({ x }) => x)) - ROOM,
    right: Math.max(...spots.map(({ x }) => x)) + ROOM,
    top: Math.min(...spots.map(({ y }) => y)) - ROOM,
    bottom: Math.max(...spots.map(({ y }) => y)) + ROOM,
  };
  const fitted = fitCamera(frame, window);
  const scale = Math.min(fitted.scale, Math.max(CLOSE, fitScale));
  if (scale < fitScale * WORTH) return null;
  return centreOn({ ...fitted, scale }, window, (frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2);
}

/** Whether a camera shows all spots within the free space. */
export function isInView(spots: readonly Spot[], camera: Camera, { width, height, insets }: Window): boolean {
  return spots.every((spot) => {
    const [x, y] = [spot.x * camera.scale + camera.x, spot.y * camera.scale + camera.y];
    const isBeside = x > insets.left + EDGE && x < width - insets.right - EDGE;
    return isBeside && y > insets.top + EDGE && y < height - insets.bottom - EDGE;
  });
}
