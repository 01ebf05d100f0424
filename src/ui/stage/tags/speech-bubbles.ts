// What drivers say, in a paper bubble at their car: at most one a car. It follows the car and the camera. Not here: for how long it
// stays (the shell takes it away), or where there is room for it (bubble-place.ts).

import type { Colour, Seat } from '@core/contract';
import { hexOf } from '@ui/art/colours';
import { Container, Graphics, Text } from 'pixi.js';
import type { Middle } from '../labels/label-place';
import { easeSpring } from '../motion/ease';
import type { BoardParts } from '../parts';
import { bubblePlace, tailOf } from './bubble-place';

const FONT = 'Barlow Condensed';
/** Size of the words, px, and of the plate round them at that size. */
const USUAL = { size: 18, sides: 24, above: 12, corner: 10, edge: 2.5 } as const;
const PAPER = { plate: 0xf5efe0, ink: '#2a2419' } as const;
/** ms in which a bubble arrives, and leaves. */
const COMES = 250;
const GOES = 150;

/** A car that may speak: its position and reach in the world, and its paint. */
export interface SpeakingCar {
  seat: Seat;
  x: number;
  y: number;
  radius: number;
  colour: Colour;
}

interface Bubble {
  root: Container;
  tail: Graphics;
  width: number;
  height: number;
  hex: string;
}

/** The bubbles of one board. */
export class SpeechBubbles {
  private readonly parts: Pick<BoardParts, 'stage' | 'options' | 'pace'>;
  private readonly cars: () => readonly SpeakingCar[];
  private readonly bubbles = new Map<Seat, Bubble>();

  /** cars: those on the board now. */
  constructor(parts: Pick<BoardParts, 'stage' | 'options' | 'pace'>, cars: () => readonly SpeakingCar[]) {
    this.parts = parts;
    this.cars = cars;
    parts.stage.onFrame(() => this.arrange());
  }

  /** Shows this text at the car in place of what it said before; null takes it away. */
  say(seat: Seat, text: string | null): void {
    const { stage, pace } = this.parts;
    const before = this.bubbles.get(seat);
    if (before !== undefined) this.leave(seat, before);
    const car = this.cars().find((one) => one.seat === seat);
    if (text !== null && car !== undefined) {
      const bubble = this.build(text, hexOf(car.colour));
      this.bubbles.set(seat, bubble);
      stage.overlay.addChild(bubble.root);
      this.arrange();
      if (!pace.isReduced) void stage.motion.run(COMES, (share) => bubble.root.scale.set(share), easeSpring);
    }
    this.count();
    stage.request();
  }

  private leave(seat: Seat, { root }: Bubble): void {
    const { stage, pace } = this.parts;
    this.bubbles.delete(seat);
    if (pace.isReduced) {
      root.destroy({ children: true });
      return;
    }
    void stage.motion
      .run(GOES, (share) => (root.alpha = 1 - share))
      .then(() => {
        if (!root.destroyed) root.destroy({ children: true });
      });
  }

  /** Writes the cars that say something on the board's host: '0 2'. */
  private count(): void {
    const { dataset } = this.parts.options.host;
    if (this.bubbles.size > 0) dataset.said = [...this.bubbles.keys()].sort().join(' ');
    else delete dataset.said;
  }

  /** Moves every bubble to its car; a car that has left the board says nothing. */
  private arrange(): void {
    if (this.bubbles.size === 0) return;
    const { stage } = this.parts;
    const { width, height, insets } = stage.window;
    const room = { left: insets.left, top: insets.top, right: width - insets.right, bottom: height - insets.bottom };
    const cars = this.cars().map((car) => ({
      seat: car.seat,
      ...stage.toWindow(car.x, car.y),
      reach: car.radius * stage.camera.scale,
    }));
    const bodies = new Map(cars.map(({ seat, x, y, reach }) => [seat, { x, y, width: 2 * reach, height: 2 * reach }]));
    const placed: Middle[] = [];
    for (const [seat, bubble] of this.bubbles) {
      const car = cars.find((one) => one.seat === seat);
      bubble.root.visible = car !== undefined;
      if (car === undefined) continue;
      const others = [...bodies].flatMap(([other, body]) => (other === seat ? [] : [body]));
      const at = bubblePlace(car, bubble, room, [...placed, ...others]);
      placed.push({ ...at, width: bubble.width, height: bubble.height });
      bubble.root.position.set(at.x, at.y);
      drawTail(bubble, { x: car.x - at.x, y: car.y - at.y });
    }
  }

  private build(text: string, hex: string): Bubble {
    const { options } = this.parts;
    const size = options.nameSize?.() ?? USUAL.size;
    const by = size / USUAL.size;
    const words = new Text({
      text,
      style: { fontFamily: FONT, fontSize: size, fontWeight: '700', fill: PAPER.ink },
      resolution: Math.max(2, window.devicePixelRatio),
    });
    words.anchor.set(0.5);
    const width = words.width + USUAL.sides * by;
    const height = words.height + USUAL.above * by;
    const plate = new Graphics()
      .roundRect(-width / 2, -height / 2, width, height, USUAL.corner * by)
      .fill({ color: PAPER.plate })
      .stroke({ color: hex, width: USUAL.edge * by });
    const tail = new Graphics();
    const root = new Container();
    root.label = 'bubble';
    root.addChild(tail, plate, words);
    return { root, tail, width, height, hex };
  }
}

function drawTail(bubble: Bubble, to: { x: number; y: number }): void {
  const points = tailOf(bubble, to).flatMap(({ x, y }) => [x, y]);
  bubble.tail.clear().poly(points).fill({ color: bubble.hex });
}
