// Safety speeds on the red bands. If the board is shown small, they are drawn larger, as far as there is room.

import { paintedWidth } from '@ui/art/glyphs';
import type { Sprite } from 'pixi.js';
import type { DrawnCorner } from '../../../data/derive-circuit';
import type { Road } from '../../../geometry/road';
import { bandNumber, numberSize } from '../art/road';
import type { WaddingtonBoardParts } from './parts';

/** Letters of this many board units must be at least this large, px. */
const SIZE = 16;
const LEAST_PX = 17;
const LARGEST_SCALE = 1.6;
const SCALE_STEP = 0.05;
/** The height of figures as a share of a letter's size, and the outline around them, board units. */
const FIGURES = 0.72;
const OUTLINE = 2;
/** Numbers side by side are moved apart along the road, alternating forwards and back, board units. */
const APART = 10;
/** Space for a drawing: three figures and their outline. */
const DRAWING = { width: 34, height: 24 };

/** A number of a band: its centre and size, board units. */
export interface NumberSpot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How much larger than usual numbers should be if a board unit is this many px. */
export function wantedScale(pxPerUnit: number): number {
  return Math.min(LARGEST_SCALE, Math.max(1, LEAST_PX / (SIZE * pxPerUnit)));
}

/** A corner's numbers, one per square of its band, as near to the wanted scale as possible without overlap. */
export function layNumbers(road: Road, corner: DrawnCorner, wanted: number): { scale: number; spots: NumberSpot[] } {
  for (let scale = wanted; scale > 1; scale -= SCALE_STEP) {
    for (const apart of [0, APART, -APART]) {
      const spots = spotsOf(road, corner, scale, apart);
      if (!spots.some((one, i) => spots.slice(i + 1).some((other) => isOver(one, other)))) return { scale, spots };
    }
  }
  return { scale: 1, spots: spotsOf(road, corner, 1, 0) };
}

function spotsOf(road: Road, { band }: DrawnCorner, scale: number, apart: number): NumberSpot[] {
  return band.map(({ cell, limit }, i) => {
    const { x, y, angle } = road.spot(road.placeOf(cell));
    const along = i % 2 === 0 ? apart : -apart;
    const size = numberSize(limit) * scale;
    return {
      x: x + Math.cos(angle) * along,
      y: y + Math.sin(angle) * along,
      width: paintedWidth(String(limit), { size, fill: '' }) + OUTLINE,
      height: size * FIGURES + OUTLINE,
    };
  });
}

function isOver(a: NumberSpot, b: NumberSpot): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
}

/** All numbers of a board. */
export class BandNumbers {
  private readonly parts: WaddingtonBoardParts;
  private readonly corners: readonly { corner: DrawnCorner; sprites: readonly Sprite[] }[];
  private wanted = 0;
  private readonly unfollow: () => void;

  constructor(parts: WaddingtonBoardParts) {
    this.parts = parts;
    const { book, layers, road, stage } = parts;
    this.corners = road.circuit.corners.map((corner) => ({
      corner,
      sprites: corner.band.map(({ limit }) => {
        const sprite = book.sprite(`band-${limit}`, { svg: bandNumber(limit), ...DRAWING });
        layers.targets.addChild(sprite);
        return sprite;
      }),
    }));
    this.unfollow = stage.onCamera(() => this.arrange());
    this.arrange();
  }

  end(): void {
    this.unfollow();
  }

  private arrange(): void {
    const { stage, road } = this.parts;
    const wanted = wantedScale(stage.camera.scale);
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    for (const { corner, sprites } of this.corners) {
      const { scale, spots } = layNumbers(road, corner, wanted);
      sprites.forEach((sprite, i) => {
        sprite.position.set(spots[i]?.x ?? 0, spots[i]?.y ?? 0);
        sprite.scale.set(scale);
      });
    }
  }
}
