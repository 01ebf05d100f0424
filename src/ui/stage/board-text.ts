// Text over the board, always sharp, because it is positioned in the window and follows a spot of the world.

import type { Seat } from '@core/contract';
import { Container, Graphics, Text } from 'pixi.js';
import { INK } from './ink';
import { type Middle, placeLabel, risesBy } from './labels/label-place';
import { between, easeIn, easeOut, easeSpring } from './motion/ease';
import { type BoardParts, perform } from './parts';

/** A point of the world, board units. */
export interface At {
  x: number;
  y: number;
}
const FONT = 'Barlow Condensed';
/** Height of a line of text above a car, px. */
const LINE = 25;
/** A label whose spot is farther outside the window than this is hidden, px. */
const OUTSIDE = 40;

/** Loads the fonts for board text. Ignores errors, because the board works without them. */
export async function loadFaces(): Promise<void> {
  const faces = ['700 16px', 'italic 800 40px'].map((face) => document.fonts.load(`${face} "${FONT}"`));
  await Promise.allSettled(faces);
}

/**
 * How a label looks: amber for the current choice, cream for a hint, quiet for a hint's second best, green and red for the better
 * of two answers and the given one.
 */
export type PillLook = 'chosen' | 'hint' | 'quiet' | 'better' | 'played';

const PILL_COLOURS: Readonly<Record<PillLook, { text: string | number; edge: number }>> = {
  chosen: { text: INK.amberLight, edge: 0xffc35a },
  hint: { text: 0xffe9ad, edge: 0xffe9ad },
  quiet: { text: 0xdfe3e8, edge: 0x8c939c },
  better: { text: 0x8ff0bb, edge: 0x5fe39a },
  played: { text: 0xffb1a7, edge: 0xff6a5a },
};

/**
 * A label at a spot. dx, dy: offset, px. others: alternative places if the first is taken; clear: areas it must not cover, board
 * units.
 */
export interface Pill {
  text: string;
  at: At;
  dx?: number;
  dy?: number;
  others?: readonly At[];
  clear?: readonly Middle[];
  look?: PillLook;
}

/** A visible label. */
interface ShownPill {
  root: Container;
  tries: readonly At[];
  dx: number;
  dy: number;
  clear: readonly Middle[];
}

/** Captions, pop-ups and labels of one board. */
export class BoardText {
  private readonly parts: BoardParts;
  private readonly pills = new Map<string, ShownPill>();
  /** Lines of text in use above each car. */
  private readonly lines = new Map<Seat, Set<number>>();
  /** Boxes of floating text, px. */
  private readonly floating = new Set<Middle>();
  private bannerShown: Container | null = null;
  private readonly unfollow: () => void;

  constructor(parts: BoardParts) {
    this.parts = parts;
    this.unfollow = parts.stage.onCamera(() => this.arrange());
  }

  /** Text that floats up from a car and fades. Several at once are stacked, also over cars side by side. */
  async float(seat: Seat, text: string, at: () => At, look: { colour: string; size: number }): Promise<void> {
    const { stage } = this.parts;
    const boardText = this.text(text, look.size, look.colour, false);
    stage.overlay.addChild(boardText);
    const from = at();
    const low = -24 - (look.size - 21);
    const start = { ...stage.toWindow(from.x, from.y), width: boardText.width, height: LINE };
    const lines = this.lines.get(seat) ?? new Set();
    this.lines.set(seat, lines);
    const line = risesBy({ ...start, y: start.y + low }, LINE, [...this.floating], lines);
    lines.add(line);
    const lift = line * LINE - low - 24;
    const box = { ...start, y: start.y - 24 - lift };
    this.floating.add(box);
    await perform(this.parts, 1000, (t) => {
      const rise = between(0, 26, easeOut(t));
      this.pin(boardText, at(), 0, -24 - lift - rise);
      boardText.alpha = t < 0.6 ? 1 : (1 - t) / 0.4;
      // On a strip the text would hide everything; the banner says the same.
      boardText.visible = !stage.isStrip;
    });
    lines.delete(line);
    this.floating.delete(box);
    boardText.destroy();
  }

  /** Large text that slams in at a spot and fades. */
  async slam(text: string, at: At, colour: string): Promise<void> {
    const boardText = this.text(text, 46, colour, true);
    this.parts.stage.overlay.addChild(boardText);
    await perform(this.parts, 1200, (t) => {
      this.pin(boardText, at, 0, -34);
      const arriving = Math.min(1, t / 0.22);
      boardText.scale.set(between(2.6, 1, easeSpring(arriving)));
      boardText.alpha = Math.min(arriving * 1.5, t < 0.75 ? 1 : (1 - t) / 0.25);
    });
    boardText.destroy();
  }

  /** A line of text that sweeps across the middle of the window's free area. */
  async banner(text: string): Promise<void> {
    const { stage } = this.parts;
    const { width, height, insets } = stage.window;
    const root = new Container();
    if (this.bannerShown) this.bannerShown.visible = false;
    this.bannerShown = root;
    const boardText = this.text(text, 54, INK.white, true);
    const band = new Graphics().rect(-width, -46, width * 2, 92).fill({ color: INK.dark, alpha: 0.8 });
    root.addChild(band, boardText);
    stage.overlay.addChild(root);
    const y = (insets.top + height - insets.bottom) / 2;
    await perform(this.parts, 1100, (t) => {
      const arriving = easeOut(Math.min(1, t / 0.3));
      const leaving = easeIn(Math.max(0, (t - 0.75) / 0.25));
      root.position.set(width / 2, y);
      boardText.x = between(-width * 0.5, 0, arriving) + leaving * width * 0.5;
      root.alpha = Math.min(arriving * 1.4, 1 - leaving);
    });
    if (this.bannerShown === root) this.bannerShown = null;
    root.destroy({ children: true });
  }

  /** Sets a small dark label at a spot, with one or several lines; null removes it. */
  pill(key: string, label: Pill | null): void {
    this.pills.get(key)?.root.destroy({ children: true });
    this.pills.delete(key);
    if (label) {
      const root = this.buildPill(label.text, label.look ?? 'chosen');
      this.parts.stage.overlay.addChild(root);
      const { at, dx = 0, dy = 0, others = [], clear = [] } = label;
      this.pills.set(key, { root, tries: [at, ...others], dx, dy, clear });
      this.arrange();
    }
    this.parts.stage.request();
  }

  end(): void {
    this.unfollow();
  }

  private arrange(): void {
    const { stage } = this.parts;
    const { width, height, insets } = stage.window;
    const room = { left: insets.left, top: insets.top, right: width - insets.right, bottom: height - insets.bottom };
    const isIn = ({ x, y }: At) => x > -OUTSIDE && x < width + OUTSIDE && y > -OUTSIDE && y < height + OUTSIDE;
    const placed: Middle[] = [];
    for (const { root, tries, dx, dy, clear } of this.pills.values()) {
      const spots = tries.map(({ x, y }) => stage.toWindow(x, y));
      root.visible = spots.slice(0, 1).some(isIn) && !stage.isStrip;
      if (!root.visible) continue;
      const size = { width: root.width + 8, height: root.height + 12 };
      const { scale } = stage.camera;
      const kept = clear.map((box) => {
        return { ...stage.toWindow(box.x, box.y), width: box.width * scale, height: box.height * scale };
      });
      const wanted = spots.filter(isIn).map(({ x, y }) => ({ x: x + dx, y: y + dy }));
      const { x, y } = placeLabel(wanted, size, room, [...kept, ...placed]);
      root.position.set(x, y);
      placed.push({ x, y, ...size });
    }
  }

  private pin(boardText: Container, at: At, dx: number, dy: number): void {
    const spot = this.parts.stage.toWindow(at.x, at.y);
    boardText.position.set(spot.x + dx, spot.y + dy);
  }

  private buildPill(text: string, look: PillLook): Container {
    const colours = PILL_COLOURS[look];
    const root = new Container();
    const boardText = new Text({
      text,
      style: {
        fontFamily: FONT,
        fontSize: 17,
        fontWeight: '700',
        fill: colours.text,
        letterSpacing: 0.3,
        lineHeight: 21,
      },
      resolution: Math.max(2, window.devicePixelRatio),
    });
    boardText.anchor.set(0.5);
    const width = boardText.width + 20;
    const height = Math.max(28, boardText.height + 7);
    const plate = new Graphics()
      .roundRect(-width / 2, -height / 2, width, height, 7)
      .fill({ color: INK.dark, alpha: 0.94 });
    plate.stroke({ color: colours.edge, width: 1.4 });
    root.addChild(plate, boardText);
    return root;
  }

  private text(text: string, size: number, colour: string, isSlam: boolean): Text {
    const boardText = new Text({
      text,
      style: {
        fontFamily: FONT,
        fontSize: size,
        fontWeight: isSlam ? '800' : '700',
        fontStyle: isSlam ? 'italic' : 'normal',
        fill: colour,
        stroke: { color: '#12151a', width: isSlam ? 8 : 5, join: 'round' },
        padding: 8,
      },
      resolution: Math.max(2, window.devicePixelRatio),
    });
    boardText.anchor.set(0.5);
    return boardText;
  }
}
