// Cars as dots on a board so small that they could not be told apart: the strip of a phone. The own one is ringed.

import type { Colour, Seat } from '@core/contract';
import { hexOf } from '@ui/art/colours';
import { Graphics } from 'pixi.js';
import type { Stage } from './stage';

/** Radius of a dot and of the own one, px. */
const RADIUS = { other: 5, own: 7 } as const;

/** A car as a dot: where it stands in the world, and its paint. */
export interface MapDot {
  seat: Seat;
  x: number;
  y: number;
  colour: Colour;
  own: boolean;
}

/** The dots of one board; asked for anew before every frame in which the board is a strip. */
export class MapDots {
  private readonly stage: Stage;
  private readonly dots: () => readonly MapDot[];
  private readonly drawn = new Graphics();
  private readonly paints = new Map<string, string>();

  constructor(stage: Stage, dots: () => readonly MapDot[]) {
    this.stage = stage;
    this.dots = dots;
    stage.overlay.addChildAt(this.drawn, 0);
    stage.onFrame(() => this.draw());
  }

  private draw(): void {
    this.drawn.clear();
    if (!this.stage.isStrip) return;
    // The own dot lies on top.
    const dots = [...this.dots()].sort((a, b) => Number(a.own) - Number(b.own) || a.seat - b.seat);
    for (const { x, y, colour, own } of dots) {
      const at = this.stage.toWindow(x, y);
      const radius = own ? RADIUS.own : RADIUS.other;
      this.drawn.circle(at.x, at.y, radius).fill(this.paintOf(colour));
      this.drawn.circle(at.x, at.y, radius).stroke({ width: own ? 2.5 : 1.5, color: own ? 0xffffff : 0x12151a });
    }
  }

  /** Kept per palette: it is asked for in every frame. */
  private paintOf(colour: Colour): string {
    const key = `${document.documentElement.dataset.palette} ${colour}`;
    const known = this.paints.get(key) ?? hexOf(colour);
    this.paints.set(key, known);
    return known;
  }
}
