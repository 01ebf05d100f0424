// Draws answers on any board for comparison: the path of each, the seat's car as a ghost at its end, and a short label. A hint's
// best answer is dotted and cream, its second best a thin ghost. In a review, the given answer is dashed and red, the better one
// solid and green.
// Not here: the current choice (the games' preview layers).

import type { Spot } from '@geometry/line';
import type { AnswerPath } from '@ui/board-answers';
import type { BoardText, PillLook } from '@ui/stage/board-text';
import { drawDottedPath, glideOver } from '@ui/stage/motion/glide';
import type { BoardParts } from '@ui/stage/parts';
import type { Drawing } from '@ui/stage/sprites';
import { Container, Graphics } from 'pixi.js';

/** The deciding seat's car at the end of a path. radius: from its middle to its edge, board units. */
export interface Ghost {
  key: string;
  drawing: Drawing;
  scale: number;
  radius: number;
}

/** A path with its places on the board, from the car to where it ends. */
export interface DrawnPath {
  look: AnswerPath['look'];
  text: string;
  spots: readonly Spot[];
  ghost: Ghost;
}

/**
 * How an answer is drawn. ring: around its ghost; over: above the cars, since nobody chooses there; alone: hidden if the other
 * one ends at the same spot.
 */
interface Look {
  colour: number;
  line: (spots: readonly Spot[]) => Container | null;
  ring: 'halo' | 'dashes';
  pill: PillLook;
  ghost: number;
  over: boolean;
  alone: boolean;
}

const [CREAM, WHITE, RED, GREEN] = [0xffe9ad, 0xffffff, 0xff6a5a, 0x5fe39a] as const;
const CASING = { color: 0x0c0f13, alpha: 0.55 } as const;
/** The first of two is drawn on top. */
const LOOKS: Readonly<Record<AnswerPath['look'], Look>> = {
  second: { colour: WHITE, line: () => null, ring: 'dashes', pill: 'quiet', ghost: 0.4, over: false, alone: true },
  best: {
    colour: CREAM,
    line: (spots) => drawDottedPath(spots, CREAM),
    ring: 'halo',
    pill: 'hint',
    ghost: 0.9,
    over: false,
    alone: false,
  },
  played: {
    colour: RED,
    line: (spots) => plainPath(spots, RED, 3, { on: 9, off: 6 }, 3),
    ring: 'halo',
    pill: 'played',
    ghost: 0.8,
    over: true,
    alone: false,
  },
  better: {
    colour: GREEN,
    line: (spots) => plainPath(spots, GREEN, 4, null, -3),
    ring: 'halo',
    pill: 'better',
    ghost: 0.9,
    over: true,
    alone: false,
  },
};
/** Number of dashes around the ghost of the second best. */
const DASHES = 14;
/** Sampling step along the path, shorter than a dash, as a fraction of a step between two spots. */
const FINE = 0.02;
/** Distance of a label from the end of its path, px. */
const AWAY = 38;

/** Draws up to two answers of one question. */
export class AnswersLayer {
  private readonly parts: BoardParts;
  private readonly boardText: BoardText;
  private drawn: Container[] = [];

  constructor(parts: BoardParts, boardText: BoardText) {
    this.parts = parts;
    this.boardText = boardText;
  }

  /** Replaces the paths shown; an empty list removes them. */
  show(paths: readonly DrawnPath[]): void {
    for (const thing of this.drawn) thing.destroy({ children: true });
    this.drawn = [];
    for (const look of Object.keys(LOOKS) as AnswerPath['look'][]) {
      const path = paths.find((one) => one.look === look);
      const other = paths.find((one) => one.look !== look)?.spots.at(-1);
      const end = path?.spots.at(-1);
      const isHidden = LOOKS[look].alone && isSame(end, other);
      this.boardText.pill(`answer.${look}`, null);
      if (path === undefined || end === undefined || isHidden) continue;
      this.draw(path, end);
      // Above or below the ghost, away from the other one, which may be close.
      const isUnder = other !== undefined && (other.y < end.y || (other.y === end.y && look === 'played'));
      const dy = isUnder ? AWAY : -AWAY;
      this.boardText.pill(`answer.${look}`, { text: path.text, at: end, dy, look: LOOKS[look].pill });
    }
    this.parts.stage.request();
  }

  private draw({ look, spots, ghost }: DrawnPath, end: Spot): void {
    const { colour, line, ring, ghost: alpha, over } = LOOKS[look];
    const root = new Container();
    const path = spots.length > 1 ? line(spots) : null;
    if (path) root.addChild(path);
    root.addChild(standing(ring === 'halo' ? halo(ghost.radius, colour) : dashedRing(ghost.radius, colour), end));
    const car = this.parts.book.sprite(ghost.key, ghost.drawing);
    car.scale.set(ghost.scale);
    car.alpha = alpha;
    root.addChild(standing(car, end));
    this.parts.layers[over ? 'targets' : 'trail'].addChild(root);
    this.drawn.push(root);
  }
}

function isSame(a: Spot | undefined, b: Spot | undefined): boolean {
  return a !== undefined && b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < 1;
}

function standing<T extends Container>(thing: T, { x, y, angle }: Spot): T {
  thing.position.set(x, y);
  thing.rotation = angle;
  return thing;
}

function halo(radius: number, colour: number): Graphics {
  const ring = new Graphics().ellipse(0, 0, radius, radius * 0.66).fill({ color: colour, alpha: 0.34 });
  return ring.ellipse(0, 0, radius * 0.94, radius * 0.6).stroke({ color: colour, width: 2 });
}

function dashedRing(radius: number, colour: number): Graphics {
  const ring = new Graphics();
  const [wide, high] = [radius * 0.9, radius * 0.58];
  for (let dash = 0; dash < DASHES; dash++) {
    const from = (dash * 2 * Math.PI) / DASHES;
    const to = from + (Math.PI / DASHES) * 1.1;
    ring.moveTo(Math.cos(from) * wide, Math.sin(from) * high).lineTo(Math.cos(to) * wide, Math.sin(to) * high);
  }
  return ring.stroke({ color: colour, alpha: 0.88, width: 1.6 });
}

interface At {
  x: number;
  y: number;
}
interface Dash {
  on: number;
  off: number;
}

/** The smooth path over the spots, outlined and offset to one side, so that two paths over the same road are both visible. */
function plainPath(
  spots: readonly Spot[],
  color: number,
  width: number,
  dash: Dash | null,
  side: number,
): Container | null {
  const line = pointsOn(spots, side);
  if (line.length < 2) return null;
  const casing = traced([line]).stroke({ ...CASING, width: width + 3, cap: 'round', join: 'round' });
  const path = traced(dash === null ? [line] : dashesOf(line, dash));
  path.stroke({ color, width, cap: dash === null ? 'round' : 'butt', join: 'round' });
  const root = new Container();
  root.addChild(casing, path);
  return root;
}

function pointsOn(spots: readonly Spot[], side: number): At[] {
  const last = spots.length - 1;
  const points: At[] = [];
  for (let step = 0; last > 0 && step <= last + 1e-6; step += FINE) {
    const { x, y, angle } = glideOver(spots, step);
    points.push({ x: x - Math.sin(angle) * side, y: y + Math.cos(angle) * side });
  }
  return points;
}

/** The visible pieces of a dashed line. */
function dashesOf(line: readonly At[], { on, off }: Dash): At[][] {
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

function traced(lines: readonly (readonly At[])[]): Graphics {
  const graphics = new Graphics();
  for (const line of lines) {
    line.forEach(({ x, y }, i) => {
      if (i === 0) graphics.moveTo(x, y);
      else graphics.lineTo(x, y);
    });
  }
  return graphics;
}
