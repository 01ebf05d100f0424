// Ways of answers side by side, as a review draws them: the one given dashed and red, the better one solid and green, each with
// a ghost at its end and words beside it. Not for: the choice under way (each game's preview layer).

import type { Spot } from '@ui/art/line';
import type { BoardWay } from '@ui/board-answers';
import { glideOver } from '@ui/stage/motion/glide';
import type { BoardParts } from '@ui/stage/parts';
import type { Words } from '@ui/stage/words';
import { Container, Graphics } from 'pixi.js';

const LOOKS = {
  played: { colour: 0xff6a5a, width: 3, dash: { on: 9, off: 6 }, side: 3 },
  better: { colour: 0x5fe39a, width: 4, dash: null, side: -3 },
} as const;
const CASING = { color: 0x0c0f13, alpha: 0.55 } as const;
/** A thing that moves, from above and nose to the right: x and y by turns, board units. */
const GHOST_SHAPE = [20, 0, 12, 5, -4, 8, -17, 8, -17, -8, -4, -8, 12, -5] as const;
/** Finer than a dash, in steps between two spots. */
const FINE = 0.02;
/** Words stand so far from the end of their way, px. */
const AWAY = { x: 0, y: 44 };

/** A way with its places on the board, from where the car stands to where it ends. */
export interface DrawnWay {
  look: BoardWay['look'];
  text: string;
  spots: readonly Spot[];
}

/** Draws up to two ways. */
export class WaysLayer {
  private readonly parts: BoardParts;
  private readonly words: Words;
  private drawn: Container[] = [];

  constructor(parts: BoardParts, words: Words) {
    this.parts = parts;
    this.words = words;
  }

  /** Shows these instead of what was shown; none: takes them away. */
  show(ways: readonly DrawnWay[]): void {
    for (const thing of this.drawn) thing.destroy({ children: true });
    this.drawn = [];
    for (const look of ['played', 'better'] as const) {
      const way = ways.find((one) => one.look === look && one.spots.length > 0);
      this.label(look, way);
      if (way !== undefined) this.draw(way);
    }
    this.parts.stage.request();
  }

  private label(look: BoardWay['look'], way: DrawnWay | undefined): void {
    const end = way?.spots.at(-1);
    const dy = look === 'played' ? AWAY.y : -AWAY.y;
    this.words.pill(`way.${look}`, way && end ? { text: way.text, at: end, dx: AWAY.x, dy, look } : null);
  }

  private draw({ look, spots }: DrawnWay): void {
    const { colour, width, dash, side } = LOOKS[look];
    const line = pointsOn(spots, side);
    const root = new Container();
    if (line.length > 1) {
      const casing = new Graphics();
      trace(casing, [line]);
      casing.stroke({ ...CASING, width: width + 3, cap: 'round', join: 'round' });
      const way = new Graphics();
      trace(way, dash === null ? [line] : dashesOf(line, dash.on, dash.off));
      way.stroke({ color: colour, width, cap: dash === null ? 'round' : 'butt', join: 'round' });
      root.addChild(casing, way);
    }
    const end = spots.at(-1);
    if (end) root.addChild(ghost(end, colour));
    this.parts.layers.targets.addChild(root);
    this.drawn.push(root);
  }
}

interface At {
  x: number;
  y: number;
}

/** The smooth way over the spots, a little to one side, so that two ways over the same road are both seen. */
function pointsOn(spots: readonly Spot[], side: number): At[] {
  const last = spots.length - 1;
  const points: At[] = [];
  for (let step = 0; last > 0 && step <= last + 1e-6; step += FINE) {
    const { x, y, angle } = glideOver(spots, step);
    points.push({ x: x - Math.sin(angle) * side, y: y + Math.cos(angle) * side });
  }
  return points;
}

/** The pieces of a line that are drawn where it is dashed. */
function dashesOf(line: readonly At[], on: number, off: number): At[][] {
  const dashes: At[][] = [];
  let [gone, dash]: [number, At[]] = [0, []];
  line.forEach((to, i) => {
    const from = line[i - 1] ?? to;
    gone += Math.hypot(to.x - from.x, to.y - from.y);
    if (gone % (on + off) < on) dash.push(to);
    else if (dash.length > 0) {
      dashes.push(dash);
      dash = [];
    }
  });
  return dash.length > 0 ? [...dashes, dash] : dashes;
}

function trace(graphics: Graphics, lines: readonly (readonly At[])[]): void {
  for (const line of lines) {
    line.forEach(({ x, y }, i) => {
      if (i === 0) graphics.moveTo(x, y);
      else graphics.lineTo(x, y);
    });
  }
}

/** A car where the way ends, as an outline in the way's colour. */
function ghost({ x, y, angle }: Spot, colour: number): Graphics {
  const shape = new Graphics();
  shape.ellipse(0, 0, 24, 15).fill({ color: colour, alpha: 0.22 });
  shape
    .poly([...GHOST_SHAPE])
    .fill({ color: colour, alpha: 0.5 })
    .stroke({ color: colour, width: 1.6, join: 'round' });
  shape.position.set(x, y);
  shape.rotation = angle;
  return shape;
}
