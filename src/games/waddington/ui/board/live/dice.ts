// Two dice that tumble over the board, land, bounce and show their numbers. The text below them gives the result.

import type { BoardText } from '@ui/stage/board-text';
import { easeOut } from '@ui/stage/motion/ease';
import { perform } from '@ui/stage/parts';
import type { Drawing } from '@ui/stage/sprites';
import { Container, type Sprite } from 'pixi.js';
import type { WaddingtonBoardParts } from './parts';

/** Edge of a die, px. */
const EDGE = 46;
/** How far above their spot dice land, clear of the text, px. */
const ABOVE = 96;
const TUMBLE = 900;
/** Time to read the result before the next event, ms. */
const READ = 650;
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ],
];

/** A cream die with this many pips. */
export function dieDrawing(value: number): Drawing {
  const pips = (PIPS[value - 1] ?? [])
    .map(([x, y]) => `<circle cx="${x * 11}" cy="${y * 11}" r="4.2" fill="#15181c"/>`)
    .join('');
  const body =
    '<rect x="-20" y="-18" width="44" height="44" rx="9" fill="#000" opacity=".45"/><rect x="-22" y="-22" width="44" height="44" rx="9" fill="#f7f1e1" stroke="#cdbf9b" stroke-width="1.2"/><rect x="-20" y="-20" width="40" height="17" rx="8" fill="#fff" opacity=".6"/>';
  return { svg: body + pips, width: 54, height: 54 };
}

/** Rolls dice on one board. */
export class Dice {
  private readonly parts: WaddingtonBoardParts;
  private readonly boardText: BoardText;

  constructor(parts: WaddingtonBoardParts, boardText: BoardText) {
    this.parts = parts;
    this.boardText = boardText;
  }

  /** Rolls over a spot of the world. Resolves when the result has been read. colour: of the text. */
  async roll(
    dice: readonly [number, number],
    at: { x: number; y: number },
    result: string,
    colour: string,
  ): Promise<void> {
    const { stage, pace } = this.parts;
    const root = new Container();
    stage.overlay.addChild(root);
    const cups = dice.map((value, index) => this.die(root, value, index));
    const share = TUMBLE / (TUMBLE + READ);
    let shown = false;
    const lands = pace.isReduced ? 0 : share;
    await perform(this.parts, TUMBLE + READ, (t) => {
      const spot = stage.toWindow(at.x, at.y);
      const { insets, width } = stage.window;
      const x = Math.min(width - insets.right - EDGE * 1.6, Math.max(insets.left + EDGE * 1.6, spot.x));
      root.position.set(x, Math.max(insets.top + EDGE / 2, spot.y - ABOVE));
      const rolled = lands === 0 ? 1 : Math.min(1, t / lands);
      for (const cup of cups) cup(rolled);
      root.alpha = t > 0.94 ? (1 - t) / 0.06 : 1;
      if (rolled < 1 || shown) return;
      shown = true;
      void this.boardText.float(-1, result, () => at, { colour, size: 27 });
    });
    root.destroy({ children: true });
  }

  /** One die, and its look at a share of its tumble. */
  private die(root: Container, value: number, index: number): (share: number) => void {
    const side = index === 0 ? -1 : 1;
    const faces = [1, 2, 3, 4, 5, 6].map((face): Sprite => {
      const sprite = this.parts.book.sprite(`die-${face}`, dieDrawing(face));
      root.addChild(sprite);
      return sprite;
    });
    return (share) => {
      const turns = 1 - easeOut(share);
      const face = share > 0.78 ? value : ((Math.floor(turns * 17) + index * 2) % 6) + 1;
      const bounce = share < 1 ? Math.abs(Math.sin(share * Math.PI * 3)) * (1 - share) * 60 : 0;
      const swell = share > 0.86 ? 1 + 0.15 * Math.sin(((share - 0.86) / 0.14) * Math.PI) : 1;
      faces.forEach((sprite, at) => {
        sprite.visible = at + 1 === face;
        sprite.position.set(side * (EDGE * 0.6 + turns * 90), -bounce);
        sprite.rotation = side * (0.13 + turns * 9);
        sprite.scale.set(swell);
      });
    };
  }
}
