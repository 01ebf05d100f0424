// Finds the lit things of a lesson on the screen: controls by name (data-teach), places through the board. They are measured
// repeatedly during a lesson, because boards move and dashboards change: every frame while something moves, ten times per second
// at rest.

import { type RefObject, useEffect, useState } from 'react';
import type { Board } from '../board';
import type { LitSpot } from './chalk';
import { AIR, roundSpot, squareSpot } from './spot-around';

export interface Wanted {
  /** Names of controls that are lit. */
  light: readonly string[];
  /** Names of controls that are ringed. */
  rings: readonly string[];
  /** The ringed place of the board or control; `things` are only lit. */
  place: string | undefined;
  things: readonly string[];
  /** Places of the board that are not lit, but must not be covered. */
  clear: readonly string[];
  /** Whether the main button is also lit when it is enabled. */
  main: boolean;
}

export interface Spots {
  size: { width: number; height: number };
  controls: readonly LitSpot[];
  rings: readonly LitSpot[];
  things: readonly LitSpot[];
  clear: readonly LitSpot[];
  cause: LitSpot | null;
}

const NOWHERE: Spots = { size: { width: 0, height: 0 }, controls: [], rings: [], things: [], clear: [], cause: null };
/** Interval between measurements at rest, ms; at rest means this many frames without change. */
const EVERY = 100;
const REST = 10;
/** Minimum radius of a ring around a place, px. */
const LEAST_RADIUS = 26;

/** The spots within a root. where: returns the positions of the board's places. */
export function useSpots(
  root: RefObject<HTMLElement | null>,
  where: NonNullable<Board['where']>,
  wanted: Wanted,
): Spots {
  const [spots, setSpots] = useState(NOWHERE);
  const key = JSON.stringify(wanted);
  useEffect(() => {
    const sought = JSON.parse(key) as Wanted;
    let last = '';
    let same = 0;
    let timer = 0;
    const look = (): void => {
      const element = root.current;
      const found = element ? spotsIn(element, where, sought) : NOWHERE;
      const now = JSON.stringify(found);
      same = now === last ? same + 1 : 0;
      if (same < REST) later();
      else timer = window.setTimeout(later, EVERY);
      if (same > 0 || !element) return;
      last = now;
      setSpots(found);
    };
    const later = (): void => {
      frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [root, where, key]);
  return spots;
}

function spotsIn(root: HTMLElement, where: NonNullable<Board['where']>, wanted: Wanted): Spots {
  const area = root.getBoundingClientRect();
  const within = (elements: readonly Element[]) =>
    elements
      .map((one) => squareSpot(area, seenBoxOf(one)))
      .filter(({ width, height }) => Math.min(width, height) > 2 * AIR);
  const named = (names: readonly string[]) =>
    names.flatMap((name) => [...root.querySelectorAll(`[data-teach~="${name}"]`)]);
  const place = (name: string): LitSpot[] => {
    const spot = where(name);
    if (spot === null) return [];
    const radius = Math.max(LEAST_RADIUS, spot.radius);
    const [x, y] = [Math.round(spot.x - area.left), Math.round(spot.y - area.top)];
    return [{ left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius, round: true }];
  };
  const around = (name: string) => named([name]).map((one) => roundSpot(area, boxOf(one)));
  const ringed = wanted.place === undefined ? [] : [...place(wanted.place), ...around(wanted.place)];
  const main = wanted.main ? [...root.querySelectorAll('.main-button-ready')] : [];
  return {
    size: { width: Math.round(area.width), height: Math.round(area.height) },
    controls: within([...named(wanted.light), ...main]),
    rings: within(named(wanted.rings)),
    things: wanted.things.flatMap(place),
    clear: wanted.clear.flatMap(place),
    cause: ringed[0] ?? null,
  };
}

/** The visible part of an element inside scrolling containers. */
function seenBoxOf(element: Element): DOMRect {
  const box = boxOf(element);
  const frame = element.parentElement?.closest('.scroll')?.getBoundingClientRect();
  if (frame === undefined) return box;
  const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
  const [right, bottom] = [Math.min(box.right, frame.right), Math.min(box.bottom, frame.bottom)];
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** The box of an element; for `display: contents`, the box of its children. */
function boxOf(element: Element): DOMRect {
  const own = element.getBoundingClientRect();
  const inner = [...element.children].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 1);
  if (own.width > 0 || inner.length === 0) return own;
  const [left, top] = [Math.min(...inner.map((box) => box.left)), Math.min(...inner.map((box) => box.top))];
  const [right, bottom] = [Math.max(...inner.map((box) => box.right)), Math.max(...inner.map((box) => box.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}
