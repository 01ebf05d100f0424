// Corner boxes. The corner ahead has an amber edge. Boxes pulse when a corner is taken and flash when it is overshot.

import { TICK } from '@ui/stage/drawings';
import { perform } from '@ui/stage/parts';
import type { Sprite } from 'pixi.js';
import type { Corner } from '../../../data/circuit';
import { SIGN, signSpot } from '../../../geometry/sign-place';
import { cornerName } from '../../../narration/places';
import { t } from '../../../text/t';
import type { CircuitId, CornerIndex } from '../../../types';
import { signArt } from '../art/signs';
import type { FormulaBoardParts } from './parts';

/** The least height of boxes, px, within these limits and steps of their scale. */
const LEAST_HEIGHT = 27;
const SMALLEST_SCALE = 0.75;
const LARGEST_SCALE = 2.25;
const SCALE_STEP = 0.25;
const ROOM = 6;
const RED = 0xff6a5a;
/** Points of a box, as shares of its size from its centre. */
const SPREAD = [-0.5, -0.17, 0.17, 0.5].flatMap((across) => [-0.4, 0.4].map((down) => [across, down] as const));

/** All corners of a board. */
export class Corners {
  private readonly parts: FormulaBoardParts;
  private readonly boxes: readonly { corner: Corner; plain: Sprite; ahead: Sprite }[];
  private scale: number = 0;
  private readonly unfollow: () => void;

  constructor(parts: FormulaBoardParts) {
    this.parts = parts;
    this.boxes = parts.road.circuit.corners.map((corner) => ({
      corner,
      plain: this.box(corner, false),
      ahead: this.box(corner, true),
    }));
    this.unfollow = parts.stage.onCamera(() => this.arrange());
    this.arrange();
    this.setAhead(-1);
  }

  /** The name of a corner; empty for none. */
  nameOf(corner: CornerIndex): string {
    return this.boxes[corner]?.corner.name ?? '';
  }

  /** Puts the amber edge around this corner's box. -1: around none. */
  setAhead(corner: CornerIndex | -1): void {
    this.boxes.forEach(({ plain, ahead }, index) => {
      plain.visible = index !== corner;
      ahead.visible = index === corner;
    });
    this.parts.stage.request();
  }

  /** The current centre of a corner's box, and half its height. */
  spotOf(corner: Corner): { x: number; y: number; reach: number } {
    const sprite = this.boxes[corner.index]?.plain;
    return { x: sprite?.x ?? 0, y: sprite?.y ?? 0, reach: (SIGN.height * this.scale) / 2 };
  }

  /** Points spread over all boxes, which text avoids. */
  spread(): { x: number; y: number }[] {
    return this.boxes.flatMap(({ plain: { x, y } }) =>
      SPREAD.map(([across, down]) => ({
        x: x + across * SIGN.width * this.scale,
        y: y + down * SIGN.height * this.scale,
      })),
    );
  }

  /** Shows a tick over the box of a corner taken with its stops. */
  async tick(corner: CornerIndex): Promise<void> {
    const { pace, book, layers } = this.parts;
    const box = this.boxes[corner]?.plain;
    if (!box) return;
    const tick = book.sprite('tick', TICK);
    layers.signs.addChild(tick);
    tick.position.set(box.x + (SIGN.width / 2) * this.scale, box.y - (SIGN.height / 2) * this.scale);
    await perform(this.parts, 600, (t) => {
      const swing = pace.isReduced ? 0 : Math.sin(Math.PI * Math.min(1, t * 1.4));
      tick.scale.set((0.9 + 0.25 * Math.max(0, swing)) * this.scale);
      tick.alpha = t < 0.7 ? 1 : (1 - t) / 0.3;
    });
    tick.destroy();
  }

  /** Flashes the box of an overshot corner red. */
  async flash(corner: CornerIndex): Promise<void> {
    const { pace } = this.parts;
    const box = this.boxes[corner];
    if (!box) return;
    const both = [box.plain, box.ahead];
    await perform(this.parts, 700, (t) => {
      const isRed = pace.isReduced ? t < 1 : t < 1 && Math.sin(t * Math.PI * 6) > -0.2;
      for (const sprite of both) {
        sprite.tint = isRed ? RED : 0xffffff;
        sprite.scale.set(this.scale * (pace.isReduced ? 1 : 1 + 0.08 * Math.sin(Math.PI * t)));
      }
    });
  }

  /** The corner whose box is under a world point, if any. */
  cornerAt(x: number, y: number): Corner | undefined {
    const [wide, high] = [(SIGN.width / 2) * this.scale, (SIGN.height / 2) * this.scale];
    return this.boxes.find(({ plain }) => Math.abs(plain.x - x) < wide && Math.abs(plain.y - y) < high)?.corner;
  }

  end(): void {
    this.unfollow();
  }

  private box(corner: Corner, isAhead: boolean): Sprite {
    const { book, layers } = this.parts;
    const sprite = book.sprite(`corner-${corner.index}-${isAhead ? 'ahead' : 'plain'}`, {
      svg: signArt(corner, isAhead),
      width: SIGN.width + ROOM,
      height: SIGN.height + ROOM,
    });
    layers.signs.addChild(sprite);
    return sprite;
  }

  /** Boxes stay readable in small windows and make room when zoomed in. They change size in steps. */
  private arrange(): void {
    const { stage, road } = this.parts;
    const wanted = LEAST_HEIGHT / (SIGN.height * stage.camera.scale);
    const stepped = Math.ceil(wanted / SCALE_STEP) * SCALE_STEP;
    const scale = Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, stepped));
    if (scale === this.scale) return;
    this.scale = scale;
    for (const { corner, plain, ahead } of this.boxes) {
      const [x, y] = signSpot(road, corner, scale);
      for (const sprite of [plain, ahead]) {
        sprite.position.set(x, y);
        sprite.scale.set(scale);
      }
    }
  }
}

/** A corner's box in words: 'Loews · 3 stops · 8 to 18 spaces'. */
export function cornerText(circuit: CircuitId, { index, stops, shortest, longest }: Corner): string {
  return t('corner.sign', { corner: cornerName(circuit, index), stops, shortest, longest });
}
