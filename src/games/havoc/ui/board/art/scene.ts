// The speedway as painted pieces in drawing order, and the dusk over it.

import type { Box } from '@geometry/box';
import type { Piece } from '@ui/art/piece';
import { num } from '@ui/art/svg';
import { across, CORNERS, down, UNIT, WORLD } from '../../../geometry/oval';
import { ground } from './ground';
import { infield } from './infield';
import { LOOK } from './look';
import { pits } from './pits';
import { track, trackPaint } from './track';

const LIGHT = LOOK.lights;

let painted: readonly Piece[] | null = null;

/** The whole scene, painted once. */
export function scenePieces(): readonly Piece[] {
  painted ??= [...ground(), ...track(), ...infield(), ...pits(), ...trackPaint()];
  return painted;
}

/** Dusk with four pools of floodlight, over any part of the scene. */
export function duskOver(land: Box = WORLD): string {
  const { left, top, right, bottom } = land;
  const tint = `<rect x="${num(left)}" y="${num(top)}" width="${num(right - left)}" height="${num(bottom - top)}" fill="${LOOK.dusk}" opacity=".16" style="mix-blend-mode:multiply"/>`;
  const lamp =
    '<defs><radialGradient id="havoc-flood"><stop offset="0" stop-color="#fff3cf" stop-opacity=".26"/><stop offset="1" stop-color="#fff3cf" stop-opacity="0"/></radialGradient></defs>';
  const pools = CORNERS.map(({ x, y }) => {
    const [east, north] = [Math.sign(x) * LIGHT.away, Math.sign(y) * LIGHT.away];
    return `<circle cx="${num(across(east))}" cy="${num(down(north))}" r="${LIGHT.reach * UNIT}" fill="url(#havoc-flood)"/>`;
  });
  return lamp + tint + pools.join('');
}
