// 3D dice that tumble over the board, land, bounce and show their result, with text under them that explains it.

import type { Seat } from '@core/contract';
import { type DieLook, restTurn, type SeenFace, seenFaces } from '@ui/art/dice';
import { painted } from '@ui/art/glyphs';
import { combine, type Rotation, turnAbout, type Vector } from '@ui/art/polyhedra';
import { inkOn, shade } from '@ui/art/svg';
import { Container, Graphics, Matrix, type Sprite } from 'pixi.js';
import type { BoardText } from '../board-text';
import { type BoardParts, perform } from '../parts';
import type { Drawing } from '../sprites';
import { easeOut } from './ease';

/** Radius of a die, px. */
const RADIUS = 34;
/** Distance between dice, px. */
const APART = 84;
/** Dice land this far above their spot, clear of the text, px. */
const ABOVE = 92;
const TUMBLE = 900;
/** Time to read the result before the next event, ms. */
const READ = 520;
/** Duration of a throw at 1x, ms. */
export const THROW_TIME = TUMBLE + READ;
/** The axis that a die rolls around, from the upper right to its place. */
const AXIS: Vector = [0.75, -0.45, 0.3];
const TURNS = 5.2;
/** Edge of a number's texture, units; also the height of one em. */
const EM = 40;

/** A mark on a face instead of a number. The same key always means the same drawing; one em is 40 units. */
export interface Mark {
  key: string;
  drawing: Drawing;
}
/** One die of a throw. face: index of the face that it shows; mark: pips or symbols instead of a number. */
export interface ThrownDie {
  die: DieLook;
  face: number;
  mark?(value: number): Mark;
}
/** A throw over a spot of the world. result: text under it after it lands; colour: the text's colour. */
export interface Throw {
  dice: readonly ThrownDie[];
  at: { x: number; y: number };
  seat: Seat;
  result: string;
  colour: string;
}

/** Throws dice on one board. */
export class Tumble {
  private readonly parts: BoardParts;
  private readonly boardText: BoardText;

  constructor(parts: BoardParts, boardText: BoardText) {
    this.parts = parts;
    this.boardText = boardText;
  }

  /** Rolls; resolves when the result has been read. */
  async roll({ dice, at, seat, result, colour }: Throw): Promise<void> {
    const { stage, pace } = this.parts;
    const root = new Container();
    stage.overlay.addChild(root);
    const bodies = dice.map((one, index) => this.body(root, one, (index - (dice.length - 1) / 2) * APART));
    const lands = pace.isReduced ? 0 : TUMBLE / THROW_TIME;
    const half = RADIUS + ((dice.length - 1) * APART) / 2;
    let shown = false;
    await perform(this.parts, THROW_TIME, (t) => {
      const spot = stage.toWindow(at.x, at.y);
      const { insets, width, height } = stage.window;
      const x = Math.min(width - insets.right - half, Math.max(insets.left + half, spot.x));
      const y = Math.min(height - insets.bottom - RADIUS, Math.max(insets.top + RADIUS, spot.y - ABOVE));
      root.position.set(x, y);
      const rolled = lands === 0 ? 1 : Math.min(1, t / lands);
      for (const body of bodies) body(rolled);
      root.alpha = t > 0.95 ? (1 - t) / 0.05 : 1;
      if (rolled < 1 || shown) return;
      shown = true;
      if (result !== '') void this.boardText.float(seat, result, () => at, { colour, size: 24 });
    });
    root.destroy({ children: true });
  }

  /** Draws one die; returns a function that shows it at a share of its tumble. */
  private body(root: Container, { die, face, mark }: ThrownDie, aside: number): (share: number) => void {
    const rest = restTurn(die.sides, face);
    const shadow = new Graphics().ellipse(0, 0, RADIUS * 0.95, RADIUS * 0.8).fill({ color: 0, alpha: 0.42 });
    const solid = new Graphics();
    const numbers = new Container();
    root.addChild(shadow, solid, numbers);
    const known = new Map<string, Sprite>();
    const ink = inkOn(die.colour);
    const markOf = mark ?? ((value: number) => ({ key: numberKey(value, ink), drawing: numberDrawing(value, ink) }));
    return (share) => {
      const left = 1 - easeOut(share);
      const seen = seenFaces(die, tumbleTurn(rest, left));
      drawFaces(solid, seen, die.colour);
      this.writeMarks(numbers, known, seen, markOf);
      const bounce = Math.abs(Math.sin(share * Math.PI * 3)) * (1 - share) * 70;
      const swell = share > 0.86 ? 1 + 0.15 * Math.sin(((share - 0.86) / 0.14) * Math.PI) : 1;
      const x = aside + left * 120;
      for (const part of [solid, numbers]) {
        part.position.set(x, -bounce - left * 40);
        part.scale.set(swell);
      }
      shadow.position.set(x + 6 + bounce * 0.3, 12 + bounce * 0.2 - left * 40);
      shadow.alpha = 1 - bounce / 120;
    };
  }

  private writeMarks(
    layer: Container,
    known: Map<string, Sprite>,
    seen: readonly SeenFace[],
    markOf: (value: number) => Mark,
  ): void {
    for (const sprite of known.values()) sprite.visible = false;
    const used = new Map<number, number>();
    for (const { numbers, facing } of seen) {
      for (const { value, middle, across, down } of numbers) {
        const copy = used.get(value) ?? 0;
        used.set(value, copy + 1);
        const key = `${value} ${copy}`;
        const mark = markOf(value);
        const sprite = known.get(key) ?? this.parts.book.sprite(mark.key, mark.drawing);
        if (!known.has(key)) layer.addChild(sprite);
        known.set(key, sprite);
        const by = RADIUS / EM;
        sprite.setFromMatrix(
          new Matrix(
            across[0] * by,
            across[1] * by,
            down[0] * by,
            down[1] * by,
            middle[0] * RADIUS,
            middle[1] * RADIUS,
          ),
        );
        sprite.visible = true;
        sprite.alpha = facing;
      }
    }
  }
}

/** Drawings of all numbers of these dice, to prepare in advance. */
export function numberDrawings(dice: readonly DieLook[]): Record<string, Drawing> {
  const all = dice.flatMap((die) => {
    const ink = inkOn(die.colour);
    return [...new Set(die.faces)].map((value) => [numberKey(value, ink), numberDrawing(value, ink)] as const);
  });
  return Object.fromEntries(all);
}

function numberKey(value: number, ink: string): string {
  return `die-number-${value}-${ink}`;
}

/** A number one em high in its own box. */
function numberDrawing(value: number, ink: string): Drawing {
  return { svg: painted(String(value), { size: EM, fill: ink }), width: EM * 1.3, height: EM };
}

function drawFaces(solid: Graphics, seen: readonly SeenFace[], colour: string): void {
  const edge = shade(colour, -0.45);
  solid.clear();
  for (const { corners, fill } of seen) {
    const points = corners.flatMap(([x, y]) => [x * RADIUS, y * RADIUS]);
    solid.poly(points).fill(fill).stroke({ color: edge, width: 1.6, join: 'round' });
  }
}

/** The rotation of a die with this share of its tumble left. */
export function tumbleTurn(rest: Rotation, left: number): Rotation {
  return left > 0 ? combine(turnAbout(AXIS, left * TURNS * Math.PI), rest) : rest;
}
