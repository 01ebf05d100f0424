// Helpers for writing SVG text: numbers, paths, shades.

import type { Point } from '@geometry/line';

/** A number as short text, with at most one decimal. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Path data of an open line. */
export function openPath(points: readonly Point[]): string {
  return `M${points.map((p) => `${num(p[0])} ${num(p[1])}`).join('L')}`;
}

/** Path data of a closed shape. */
export function closedPath(points: readonly Point[]): string {
  return `${openPath(points)}Z`;
}

/** A group that is moved, rotated (degrees) and scaled. */
export function place(x: number, y: number, content: string, turn = 0, scale = 1): string {
  const turned = turn === 0 ? '' : ` rotate(${num(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${num(x)} ${num(y)})${turned}${scaled}">${content}</g>`;
}

/** The colour lighter (amount > 0, towards white) or darker (amount < 0); amount -1 to 1. */
export function shade(colour: string, amount: number): string {
  const value = Number.parseInt(colour.slice(1, 7), 16);
  const parts = [(value >> 16) & 255, (value >> 8) & 255, value & 255].map((part) => {
    const moved = amount < 0 ? part * (1 + amount) : part + (255 - part) * amount;
    return Math.round(Math.max(0, Math.min(255, moved)))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** Dark or white, for text on this colour. */
export function inkOn(colour: string): string {
  const value = Number.parseInt(colour.slice(1, 7), 16);
  const light = ((value >> 16) & 255) * 0.299 + ((value >> 8) & 255) * 0.587 + (value & 255) * 0.114;
  return light > 140 ? '#191307' : '#ffffff';
}
