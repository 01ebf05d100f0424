// Marks on cells: one sprite per cell, rotated and stretched to fit.

import type { Drawing } from '@ui/stage/sprites';
import type { Sprite } from 'pixi.js';
import { shapeAt } from '../../../data/geometry';
import { spotOf, UNIT } from '../../../geometry/oval';
import type { Space } from '../../../types';
import type { HavocBoardParts } from './parts';

/** The style of a marked cell. */
export interface CellLook {
  colour: string;
  /** Fill opacity, 0 to 1. */
  fill: number;
  isDashed?: boolean;
  /** A heavier edge: chosen or pointed at. */
  isStrong?: boolean;
}
const SIZE = UNIT - 3;

/** A mark fitted to a cell; the caller adds it to a layer. */
export function cellMark(parts: HavocBoardParts, space: Space, look: CellLook): Sprite {
  const { x, y, angle } = spotOf(space);
  const key = ['cell', look.colour, look.fill.toFixed(2), look.isDashed === true, look.isStrong === true].join(' ');
  const sprite = parts.book.sprite(key, cellDrawing(look));
  sprite.position.set(x, y);
  sprite.rotation = angle;
  sprite.scale.set(shapeAt(space).length, 1);
  return sprite;
}

/** The circle of a selectable cell: dashed as in the box. */
export function circleDrawing(colour: string, isFilled: boolean): Drawing {
  const svg = `<circle r="12.4" fill="${colour}" fill-opacity="${isFilled ? 0.42 : 0.14}" stroke="${colour}" stroke-width="2" stroke-dasharray="5 3.2"/>`;
  return { svg, width: 30, height: 30 };
}

function cellDrawing({ colour, fill, isDashed, isStrong }: CellLook): Drawing {
  const dashes = isDashed ? ' stroke-dasharray="6 4.5"' : '';
  const svg = `<rect x="${-SIZE / 2}" y="${-SIZE / 2}" width="${SIZE}" height="${SIZE}" rx="6" fill="${colour}" fill-opacity="${fill}" stroke="${colour}" stroke-width="${isStrong ? 3.6 : 2.4}"${dashes}/>`;
  return { svg, width: UNIT + 2, height: UNIT + 2 };
}
