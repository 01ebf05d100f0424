// What a hint shows on any board: the dotted way of the best answer with the car's ghost in a halo, the second best as a thin
// ghost, and what comes of either in a few words. Not for: what is chosen (the games' preview layers).

import type { Spot } from '@ui/art/line';
import { drawDottedWay } from '@ui/stage/motion/glide';
import type { BoardParts } from '@ui/stage/parts';
import type { Drawing } from '@ui/stage/sprites';
import type { PillLook, Words } from '@ui/stage/words';
import { type Container, Graphics } from 'pixi.js';

/** The car of whoever is hinted at, as it stands at the end of a way. radius: how far it reaches, board units. */
export interface HintGhost {
  key: string;
  drawing: Drawing;
  scale: number;
  radius: number;
}

/** One answer on the board. way: from where the car stands to where it ends; tag: what comes of it. */
export interface HintedWay {
  way: readonly Spot[];
  tag: string;
}

const CREAM = 0xffe9ad;
const WHITE = 0xffffff;
/** Dashes round the second best. */
const DASHES = 14;
/** Tags stand so far from their ghosts, px. */
const AWAY = 34;

/** Draws one hint at a time. */
export class HintLayer {
  private readonly parts: BoardParts;
  private readonly words: Words;
  private drawn: Container[] = [];

  constructor(parts: BoardParts, words: Words) {
    this.parts = parts;
    this.words = words;
  }

  /** Shows both answers, or takes them away; one that ends where the best does is not drawn twice. */
  show(best: HintedWay | null, second: HintedWay | null, ghost: HintGhost | null): void {
    for (const thing of this.drawn) thing.destroy({ children: true });
    this.drawn = [];
    this.words.pill('hint', null);
    this.words.pill('hint.second', null);
    const end = best?.way.at(-1);
    const other = second?.way.at(-1);
    if (best && end && ghost) {
      if (best.way.length > 1) this.add(drawDottedWay(best.way, CREAM));
      this.add(halo(end, ghost.radius));
      this.addGhost(end, ghost, 0.9);
      this.tag('hint', best.tag, end, 'hint', other !== undefined && other.y < end.y);
    }
    if (second && other && ghost && !isSame(end, other)) {
      this.add(dashedRing(other, ghost.radius));
      this.addGhost(other, ghost, 0.4);
      this.tag('hint.second', second.tag, other, 'quiet', end === undefined || other.y >= end.y);
    }
    this.parts.stage.request();
  }

  private addGhost({ x, y, angle }: Spot, { key, drawing, scale }: HintGhost, alpha: number): void {
    const sprite = this.parts.book.sprite(key, drawing);
    sprite.position.set(x, y);
    sprite.rotation = angle;
    sprite.scale.set(scale);
    sprite.alpha = alpha;
    this.add(sprite);
  }

  /** Over the ghost or under it, away from the other one: they may stand close. */
  private tag(key: string, text: string, at: Spot, look: PillLook, isUnder: boolean): void {
    this.words.pill(key, { text, at, dy: isUnder ? AWAY : -AWAY, look });
  }

  private add(thing: Container): void {
    this.parts.layers.trail.addChild(thing);
    this.drawn.push(thing);
  }
}

function isSame(a: Spot | undefined, b: Spot): boolean {
  return a !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < 1;
}

function halo({ x, y, angle }: Spot, radius: number): Graphics {
  const ring = new Graphics().ellipse(0, 0, radius, radius * 0.66).fill({ color: CREAM, alpha: 0.34 });
  ring.ellipse(0, 0, radius * 0.94, radius * 0.6).stroke({ color: CREAM, width: 2 });
  ring.position.set(x, y);
  ring.rotation = angle;
  return ring;
}

function dashedRing({ x, y, angle }: Spot, radius: number): Graphics {
  const ring = new Graphics();
  const [wide, high] = [radius * 0.9, radius * 0.58];
  for (let dash = 0; dash < DASHES; dash++) {
    const from = (dash * 2 * Math.PI) / DASHES;
    const to = from + (Math.PI / DASHES) * 1.1;
    ring.moveTo(Math.cos(from) * wide, Math.sin(from) * high).lineTo(Math.cos(to) * wide, Math.sin(to) * high);
  }
  ring.stroke({ color: WHITE, alpha: 0.88, width: 1.6 });
  ring.position.set(x, y);
  ring.rotation = angle;
  return ring;
}
