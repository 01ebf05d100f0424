// Drivers' names beside their cars, if the setting is on. They are positioned in the window and follow the cars.

import type { Seat } from '@core/contract';
import { Container, Graphics, Text } from 'pixi.js';
import { INK } from '../ink';
import type { BoardParts } from '../parts';
import { tagPlaces } from './tag-places';

const FONT = 'Barlow Condensed';
/** The size of a name, px, and of its plate at that size. */
const USUAL = { size: 15, sides: 16, above: 2, corner: 5, swatch: 3, inset: 4 } as const;
/** Half the width of a car, board units at its full size. */
const HALF_CAR = 13;

interface Tag {
  root: Container;
  hex: string;
  name: string;
  at: { x: number; y: number; scale: number };
}

/** The names of all cars on a board. */
export class NameTags {
  private readonly parts: BoardParts;
  private readonly tags = new Map<Seat, Tag>();

  constructor(parts: BoardParts) {
    this.parts = parts;
    parts.stage.onCamera(() => this.arrange());
  }

  /** Sets a car's position. hex: its paint. */
  put(seat: Seat, at: Tag['at'], hex: string): void {
    const known = this.tags.get(seat);
    if (!this.parts.options.nameTags()) {
      if (known) this.hide(seat);
      return;
    }
    const name = this.parts.options.seats.find((info) => info.seat === seat)?.name ?? '';
    if (known?.hex === hex && known.name === name) known.at = at;
    else {
      known?.root.destroy({ children: true });
      const root = this.build(name, hex);
      this.parts.stage.overlay.addChildAt(root, 0);
      this.tags.set(seat, { root, hex, name, at });
      this.count();
    }
    this.arrange();
  }

  /** Hides the name of a car that has left the board. */
  hide(seat: Seat): void {
    this.tags.get(seat)?.root.destroy({ children: true });
    if (this.tags.delete(seat)) this.count();
  }

  /** Writes the number of names on the board's host, next to data-ready. */
  private count(): void {
    const { dataset } = this.parts.options.host;
    if (this.tags.size > 0) dataset.names = String(this.tags.size);
    else delete dataset.names;
  }

  /** Moves names so that none covers another name or car. */
  private arrange(): void {
    const { stage } = this.parts;
    const tags = [...this.tags.values()];
    const cars = tags.map(({ root, at }) => {
      const { x, y } = stage.toWindow(at.x, at.y);
      return { x, y, reach: HALF_CAR * at.scale * stage.camera.scale, width: root.width, height: root.height };
    });
    for (const [at, { x, y }] of tagPlaces(cars).entries()) {
      const root = tags[at]?.root;
      if (root === undefined) continue;
      root.visible = !stage.isStrip;
      root.position.set(Math.round(x), Math.round(y));
    }
  }

  private build(name: string, hex: string): Container {
    const { options } = this.parts;
    const size = options.nameSize?.() ?? USUAL.size;
    const by = size / USUAL.size;
    const root = new Container();
    root.label = 'name';
    const boardText = new Text({
      text: name,
      style: { fontFamily: FONT, fontSize: size, fontWeight: '700', fill: INK.white },
      resolution: Math.max(2, window.devicePixelRatio),
    });
    boardText.anchor.set(0.5);
    const width = boardText.width + USUAL.sides * by;
    const height = boardText.height + USUAL.above * by;
    const swatch = USUAL.swatch * by;
    const plate = new Graphics()
      .roundRect(-width / 2, -height / 2, width, height, USUAL.corner * by)
      .fill({ color: INK.dark, alpha: 0.86 })
      .rect(-width / 2 + swatch, -height / 2 + USUAL.inset * by, swatch, height - 2 * USUAL.inset * by)
      .fill({ color: hex });
    root.addChild(plate, boardText);
    boardText.x = swatch;
    return root;
  }
}
