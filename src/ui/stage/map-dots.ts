// Cars as dots on a board that is too small for cars: a phone's strip. The viewer's own dot has a ring. If facing matters, a dot
// has a nose, and the route of the current choice is a line with dots at its stops.

import type { Colour, Seat } from '@core/contract';
import { hexOf } from '@ui/art/colours';
import { Graphics } from 'pixi.js';
import type { PixiStage } from './stage';

/** Radius of a dot, of the viewer's own dot, and of a stop on a route, px. */
const RADIUS = { other: 5, own: 7, stop: 3.5 } as const;
const ROUTE = 0xffd07a;
const LOST = 0xff6b5e;

/** A car as a dot: its position in the world, and its colour. */
export interface MapDot {
  seat: Seat;
  x: number;
  y: number;
  colour: Colour;
  own: boolean;
  /** Heading, radians clockwise from the right; undefined if it does not matter. */
  angle?: number | undefined;
}

/** Where the current choice would lead, world units. */
export interface MapRoute {
  colour: Colour;
  /** Straight pieces, each a list of points. */
  lines: readonly (readonly { x: number; y: number }[])[];
  /** Stops on the route; lost: it would be destroyed there. */
  stops: readonly { x: number; y: number; angle: number; lost: boolean }[];
}

/** The dots of one board, updated before every frame in which the board is a strip. */
export class MapDots {
  private readonly stage: PixiStage;
  private readonly dots: () => readonly MapDot[];
  private readonly route: () => MapRoute | null;
  private readonly drawn = new Graphics();
  private readonly paints = new Map<string, string>();

  constructor(stage: PixiStage, dots: () => readonly MapDot[], route: () => MapRoute | null) {
    this.stage = stage;
    this.dots = dots;
    this.route = route;
    stage.overlay.addChildAt(this.drawn, 0);
    stage.onFrame(() => this.draw());
  }

  private draw(): void {
    this.drawn.clear();
    if (!this.stage.isStrip) return;
    const route = this.route();
    if (route) this.drawRoute(route);
    // The viewer's own dot is on top.
    const dots = [...this.dots()].sort((a, b) => Number(a.own) - Number(b.own) || a.seat - b.seat);
    for (const { x, y, colour, own, angle } of dots) {
      const at = this.stage.toWindow(x, y);
      const radius = own ? RADIUS.own : RADIUS.other;
      if (angle !== undefined) this.drawNose(at, radius, angle, own);
      this.drawn.circle(at.x, at.y, radius).fill(this.paintOf(colour));
      this.drawn.circle(at.x, at.y, radius).stroke({ width: own ? 2.5 : 1.5, color: own ? 0xffffff : 0x12151a });
    }
  }

  /** Draws a point ahead of the dot, as far out as the dot is wide. */
  private drawNose(at: { x: number; y: number }, radius: number, angle: number, own: boolean): void {
    const spot = (turn: number, away: number): number[] => [
      at.x + Math.cos(angle + turn) * away,
      at.y + Math.sin(angle + turn) * away,
    ];
    const nose = [...spot(0, radius * 2), ...spot(0.9, radius), ...spot(-0.9, radius)];
    this.drawn
      .poly(nose)
      .fill(0xffffff)
      .stroke({ width: own ? 1.5 : 1, color: 0x12151a });
  }

  private drawRoute({ colour, lines, stops }: MapRoute): void {
    for (const [width, color] of [
      [4.5, 0x0c0f13],
      [2, ROUTE],
    ] as const) {
      for (const line of lines) {
        line.forEach((point, index) => {
          const { x, y } = this.stage.toWindow(point.x, point.y);
          if (index === 0) this.drawn.moveTo(x, y);
          else this.drawn.lineTo(x, y);
        });
        this.drawn.stroke({ width, color, cap: 'round', join: 'round' });
      }
    }
    for (const stop of stops) {
      const at = this.stage.toWindow(stop.x, stop.y);
      if (stop.lost) {
        const arm = RADIUS.other;
        this.drawn.moveTo(at.x - arm, at.y - arm).lineTo(at.x + arm, at.y + arm);
        this.drawn.moveTo(at.x - arm, at.y + arm).lineTo(at.x + arm, at.y - arm);
        this.drawn.stroke({ width: 3, color: LOST, cap: 'round' });
        continue;
      }
      this.drawNose(at, RADIUS.stop, stop.angle, false);
      this.drawn.circle(at.x, at.y, RADIUS.stop).fill(this.paintOf(colour)).stroke({ width: 1.5, color: ROUTE });
    }
  }

  /** Cached per palette, because every frame needs it. */
  private paintOf(colour: Colour): string {
    const key = `${document.documentElement.dataset.palette} ${colour}`;
    const known = this.paints.get(key) ?? hexOf(colour);
    this.paints.set(key, known);
    return known;
  }
}
