// Names of drivers beside their cars, where the setting asks for them: they lie in the window and follow the cars.

import type { Seat } from '@core/contract';
import { Container, Graphics, Text } from 'pixi.js';
import { INK } from './ink';
import type { BoardParts } from './parts';

const FONT = 'Barlow Condensed';
/** Half the width of a car, board units at its full size. */
const HALF_CAR = 13;
/** Between a car and its name, and between two names, px. */
const APART = 3;

interface Tag {
  root: Container;
  hex: string;
  at: { x: number; y: number; scale: number };
}

/** The names of all cars that stand on a board. */
export class NameTags {
  private readonly parts: BoardParts;
  private readonly tags = new Map<Seat, Tag>();

  constructor(parts: BoardParts) {
    this.parts = parts;
    parts.stage.onCamera(() => this.arrange());
  }

  /** A car stands here now. scale: board units to a unit of the car. hex: its paint. */
  put(seat: Seat, at: Tag['at'], hex: string): void {
    const known = this.tags.get(seat);
    if (!this.parts.options.nameTags()) {
      if (known) this.hide(seat);
      return;
    }
    if (known?.hex === hex) known.at = at;
    else {
      known?.root.destroy({ children: true });
      const root = this.build(seat, hex);
      this.parts.stage.overlay.addChildAt(root, 0);
      this.tags.set(seat, { root, hex, at });
      this.count();
    }
    this.arrange();
  }

  /** A car has left the board. */
  hide(seat: Seat): void {
    this.tags.get(seat)?.root.destroy({ children: true });
    if (this.tags.delete(seat)) this.count();
  }

  /** The board's host bears how many names stand on it, as it bears whether it is ready. */
  private count(): void {
    const { dataset } = this.parts.options.host;
    if (this.tags.size > 0) dataset.names = String(this.tags.size);
    else delete dataset.names;
  }

  /** Under each car, and under each other where cars stand close. */
  private arrange(): void {
    const { stage } = this.parts;
    const placed: Box[] = [];
    for (const { root, at } of [...this.tags.values()].sort((a, b) => a.at.y - b.at.y)) {
      const spot = stage.toWindow(at.x, at.y);
      const box = { x: spot.x, y: spot.y, width: root.width, height: root.height };
      box.y += HALF_CAR * at.scale * stage.camera.scale + APART + box.height / 2;
      for (const other of placed) {
        if (isOver(box, other)) box.y = other.y + (other.height + box.height) / 2 + 1;
      }
      placed.push(box);
      root.visible = !stage.isStrip;
      root.position.set(Math.round(box.x), Math.round(box.y));
    }
  }

  private build(seat: Seat, hex: string): Container {
    const { options } = this.parts;
    const root = new Container();
    root.label = 'name';
    const words = new Text({
      text: options.seats.find((info) => info.seat === seat)?.name ?? '',
      style: { fontFamily: FONT, fontSize: 15, fontWeight: '700', fill: INK.white },
      resolution: Math.max(2, window.devicePixelRatio),
    });
    words.anchor.set(0.5);
    const width = words.width + 16;
    const height = words.height + 2;
    const plate = new Graphics()
      .roundRect(-width / 2, -height / 2, width, height, 5)
      .fill({ color: INK.dark, alpha: 0.86 })
      .rect(-width / 2 + 3, -height / 2 + 4, 3, height - 8)
      .fill({ color: hex });
    root.addChild(plate, words);
    words.x = 3;
    return root;
  }
}

/** About its middle, px. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function isOver(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;
}
