// The scoreboard in the infield: the leader's lap and the order of the cars by number.

import { painted, paintedWidth } from '@ui/art/glyphs';
import { num, place } from '@ui/art/svg';
import { carNumber } from '@ui/seat-car';
import type { Drawing } from '@ui/stage/sprites';
import type { Sprite } from 'pixi.js';
import { t } from '../../../text/t';
import type { HavocView } from '../../../types';
import { SCOREBOARD } from '../art/infield';
import type { HavocBoardParts } from './parts';

const LAP = { size: 21, fill: '#f5c518', spacing: 2.4 } as const;
const ORDER = { size: 27, fill: '#ffffff' } as const;
/** Distance between two numbers, board units. */
const GAP = 22;

/** The live content of the scoreboard. */
export class Scoreboard {
  private readonly parts: HavocBoardParts;
  private sprite: Sprite | null = null;
  private shown: string = '';

  constructor(parts: HavocBoardParts) {
    this.parts = parts;
  }

  /** Shows the lap and order of a view. */
  show(view: HavocView): void {
    const lap = lapLine(view);
    const order = view.standings.map(({ seat }) => String(carNumber(seat)));
    const key = ['score', lap, ...order].join(' ');
    if (key === this.shown) return;
    this.shown = key;
    this.sprite?.destroy();
    this.sprite = this.parts.book.sprite(key, boardDrawing(lap, order));
    this.sprite.position.set(SCOREBOARD.x, SCOREBOARD.y - SCOREBOARD.above);
    this.parts.layers.targets.addChildAt(this.sprite, 0);
  }
}

/** 'LAP 2 OF 3' of the leader; 'TIE BREAK' during one. */
export function lapLine({ cars, laps, stage }: Pick<HavocView, 'cars' | 'laps' | 'stage'>): string {
  if (stage === 'tieBreak') return t('score.tie');
  const lap = Math.max(1, ...cars.map((car) => car.shownLap));
  return t('score.lap', { lap, laps });
}

function boardDrawing(lap: string, order: readonly string[]): Drawing {
  const widths = order.map((text) => paintedWidth(text, ORDER));
  const wide = widths.reduce((sum, width) => sum + width, 0) + GAP * (order.length - 1);
  let x = -wide / 2;
  let row = '';
  for (const [index, text] of order.entries()) {
    const width = widths[index] ?? 0;
    if (index > 0) row += `<circle cx="${num(x - GAP / 2)}" cy="0" r="2.2" fill="#fff"/>`;
    row += place(x + width / 2, 0, painted(text, ORDER));
    x += width + GAP;
  }
  const { width, height } = SCOREBOARD;
  return { svg: place(0, -14, painted(lap, LAP)) + place(0, 14, row), width, height };
}
