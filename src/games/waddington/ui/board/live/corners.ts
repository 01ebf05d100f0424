// Corner names on their pills, and red bands that light up when they are crossed or judged.

import { boxAround } from '@geometry/box';
import { listOf } from '@i18n/page';
import { TICK } from '@ui/stage/drawings';
import { INK } from '@ui/stage/ink';
import { easeOut } from '@ui/stage/motion/ease';
import { perform } from '@ui/stage/parts';
import { Graphics, type Sprite } from 'pixi.js';
import type { DrawnCorner } from '../../../data/derive-circuit';
import { markerOf } from '../../../geometry/corner-names';
import { t } from '../../../text/t';
import type { CornerIndex, Place } from '../../../types';
import { LABEL_HEIGHT, labelArt, labelSpot, labelWidth } from '../art/labels';
import { pathOf } from './outline';
import type { WaddingtonBoardParts } from './parts';

/** The least height of names on a fitted board, px, and the most by which they grow. */
const LEAST_HEIGHT = 20;
export const LARGEST_SCALE = 1.7;
/** The most that names grow to however near the camera is, px. */
const MOST_HEIGHT = 34;
/** The approximate length of a band's square, board units. */
const SQUARE = 40;
/** The colours in which a band can light up. */
const COLOURS = { green: INK.green, amber: INK.amber, red: INK.red } as const;

/** All corners of a board. */
export class Corners {
  private readonly parts: WaddingtonBoardParts;
  private readonly labels: readonly { corner: DrawnCorner; sprite: Sprite }[];
  private scale: number = 0;
  private readonly unfollow: () => void;

  constructor(parts: WaddingtonBoardParts) {
    this.parts = parts;
    const { circuit } = parts.road;
    this.labels = circuit.corners.map((corner) => {
      const marker = markerOf(circuit, corner);
      const drawing = {
        svg: labelArt(corner, marker),
        width: labelWidth(corner, marker) + 4,
        height: LABEL_HEIGHT + 4,
      };
      const sprite = parts.book.sprite(`label-${corner.id}`, drawing);
      parts.layers.signs.addChild(sprite);
      return { corner, sprite };
    });
    this.unfollow = parts.stage.onCamera(() => this.arrange());
    this.arrange();
  }

  /** The name of a corner; empty for none. */
  nameOf(corner: CornerIndex): string {
    return this.parts.road.circuit.corners[corner]?.name ?? '';
  }

  /** The current position of a corner's name, and half its height. */
  spotOf(corner: DrawnCorner): { x: number; y: number; reach: number } {
    const sprite = this.labels.find((label) => label.corner === corner)?.sprite;
    return { x: sprite?.x ?? 0, y: sprite?.y ?? 0, reach: (LABEL_HEIGHT * this.scale) / 2 };
  }

  /** The bounds of a corner's band: centre and size. */
  boxOf(corner: DrawnCorner): { x: number; y: number; width: number; height: number } {
    const { road } = this.parts;
    const { left, right, top, bottom } = boxAround(
      corner.band.map(({ cell }) => {
        const { x, y } = road.spot(road.placeOf(cell));
        return [x, y];
      }),
      SQUARE / 2,
    );
    return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
  }

  /** A band square lights up and fades. */
  async flash(place: Place, colour: keyof typeof COLOURS): Promise<void> {
    const { pace, layers, road } = this.parts;
    const outline = road.outline(place);
    if (outline.length === 0) return;
    const light = new Graphics().poly(pathOf(outline)).fill({ color: COLOURS[colour], alpha: 0.7 });
    light.poly(pathOf(outline)).stroke({ color: 0xffffff, width: 2.4, alpha: 0.9 });
    layers.targets.addChild(light);
    await perform(this.parts, 700, (t) => {
      light.alpha = pace.isReduced ? 0.9 : 1 - easeOut(t) * 0.95;
    });
    light.destroy();
  }

  /** Shows a tick over the name of a corner passed within its limit. */
  async tick(corner: CornerIndex): Promise<void> {
    const { pace, book, layers } = this.parts;
    const label = this.labels[corner];
    if (!label) return;
    const tick = book.sprite('tick', TICK);
    layers.signs.addChild(tick);
    const half = (labelWidth(label.corner, markerOf(this.parts.road.circuit, label.corner)) / 2) * label.sprite.scale.x;
    tick.position.set(label.sprite.x + half, label.sprite.y - 10);
    await perform(this.parts, 600, (t) => {
      const swing = pace.isReduced ? 0 : Math.sin(Math.PI * Math.min(1, t * 1.4));
      tick.scale.set(0.9 + 0.2 * Math.max(0, swing));
      tick.alpha = t < 0.7 ? 1 : (1 - t) / 0.3;
    });
    tick.destroy();
  }

  /** The corner whose name or band is near a world point, if any. */
  cornerAt(x: number, y: number, reach: number): DrawnCorner | undefined {
    const { road } = this.parts;
    return this.labels.find(({ corner, sprite }) => {
      const onLabel = Math.abs(sprite.x - x) < sprite.width / 2 && Math.abs(sprite.y - y) < sprite.height / 2;
      return (
        onLabel ||
        corner.band.some(({ cell }) => {
          const spot = road.spot(road.placeOf(cell));
          return Math.hypot(spot.x - x, spot.y - y) < reach;
        })
      );
    })?.corner;
  }

  end(): void {
    this.unfollow();
  }

  /** Names stay readable in small windows: they grow, but stay on the board. When zoomed in they do not hide the road. */
  private arrange(): void {
    const { stage, road, scene } = this.parts;
    const usual = Math.min(LARGEST_SCALE, Math.max(1, LEAST_HEIGHT / (LABEL_HEIGHT * stage.fitScale)));
    const scale = Math.min(usual, MOST_HEIGHT / (LABEL_HEIGHT * stage.camera.scale));
    // They would be unreadable in a strip.
    for (const { sprite } of this.labels) sprite.visible = !stage.isStrip;
    if (scale === this.scale) return;
    this.scale = scale;
    for (const { corner, sprite } of this.labels) {
      const [x, y] = labelSpot(road, corner, scale, scene.frame);
      sprite.position.set(x, y);
      sprite.scale.set(scale);
    }
  }
}

/** A corner's limits as text: 'Santa Chiara · 60, 80, 80 mph'. */
export function cornerText(corner: DrawnCorner): string {
  const limits = listOf(
    corner.band.map(({ limit }) => String(limit)),
    'unit',
  );
  return t('board.corner', { corner: corner.name, limits });
}
