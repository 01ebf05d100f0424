// Draws coins: face down as everyone sees them, or with their value for their owner; around 0, 0, 24 wide.

import { painted } from '@ui/art/glyphs';
import type { Drawing } from '@ui/stage/sprites';
import { COIN_MOVE, TOW } from '../../../data/coins';
import type { Coin } from '../../../types';

/** Radius of a coin on the road, board units: 0.4 of a cell. */
export const COIN_RADIUS = 12;
const GOLD = '#f5c518';
const RIM = '#b97f10';
const FACES = { good: '#2f9a58', bad: '#cf3a2c', tow: '#6b4fa0' } as const;

/** A coin; null: its back. */
export function coinArt(coin: Coin | null, radius: number = COIN_RADIUS): string {
  const r = radius;
  const shadow = `<circle cx="${r * 0.09}" cy="${r * 0.16}" r="${r}" fill="#000" opacity=".45"/>`;
  const disc = `<circle r="${r}" fill="${RIM}"/><circle r="${r * 0.9}" fill="${coin === null ? GOLD : FACES[kindOf(coin)]}" stroke="#fff3c0" stroke-width="${r * 0.09}"/>`;
  return shadow + disc + (coin === null ? backArt(r) : faceArt(coin, r));
}

/** The dashed ring around the viewer's own coin. */
export function ownRing(radius: number = COIN_RADIUS): string {
  return `<circle r="${radius * 1.3}" fill="none" stroke="#fff" stroke-width="${radius * 0.17}" stroke-dasharray="${radius * 0.38} ${radius * 0.3}"/>`;
}

/** A coin as a separate sprite; own: with the ring. */
export function coinDrawing(coin: Coin | null, own: boolean): Drawing {
  return { svg: coinArt(coin) + (own ? ownRing() : ''), width: COIN_RADIUS * 3, height: COIN_RADIUS * 3 };
}

function kindOf(coin: Coin): keyof typeof FACES {
  if (coin === TOW) return 'tow';
  return (COIN_MOVE[coin] ?? 0) > 0 ? 'good' : 'bad';
}

/** Uses only characters that have outlines. */
function figureOf(coin: Coin): string {
  const move = COIN_MOVE[coin] ?? 0;
  if (coin === TOW) return 'T';
  return move > 0 ? `+${move}` : String(move);
}

function faceArt(coin: Coin, r: number): string {
  return painted(figureOf(coin), { size: r * 1.14, fill: '#ffffff' });
}

function backArt(r: number): string {
  return `<path d="M${-r * 0.5} ${-r * 0.16}L${-r * 0.1} ${-r * 0.5}L${r * 0.5} ${r * 0.16}L${r * 0.1} ${r * 0.5}Z" fill="${RIM}" opacity=".75"/><circle r="${r * 0.62}" fill="none" stroke="${RIM}" stroke-width="${r * 0.12}"/>`;
}
