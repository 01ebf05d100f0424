// Where the coach's bubble stands in a lesson: over nothing that is lit, spoken of or pressed next. On a phone it has its own
// row. Not for: the notes of a first race (coach/use-note-place.ts).

import { type LitSpot, lineSpots, pillSpot } from '@ui/school/chalk';
import { placeBubble } from '@ui/school/place-bubble';
import type { Spots } from '@ui/school/use-spots';
import { type CSSProperties, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useHandset } from '../../../app/use-wide';
import { keptClear } from '../coach/kept-clear';

/** A dashboard that takes more of the window lies over the board: only what is lit of it is kept clear. */
const MOST_DASH = 0.75;

/** hasSum: the chalk line bears a pill. isAlone: the learner drives on their own, with nothing lit and all of it in use. */
export function useBubblePlace(
  root: RefObject<HTMLElement | null>,
  spots: Spots,
  { hasSum, isAlone }: { hasSum: boolean; isAlone: boolean },
): readonly [RefObject<HTMLElement | null>, CSSProperties | undefined] {
  const bubble = useRef<HTMLElement>(null);
  const isFree = !useHandset();
  const [size, setSize] = useState({ width: 496, height: 170 });
  useLayoutEffect(() => {
    const box = bubble.current;
    if (!box) return;
    const { offsetWidth: width, offsetHeight: height } = box;
    if (width !== size.width || height !== size.height) setSize({ width, height });
  });
  const style = useMemo(() => {
    const screen = root.current;
    if (!isFree || screen === null) return undefined;
    const area = screen.getBoundingClientRect();
    const used = isAlone && bubble.current !== null ? keptClear(screen, bubble.current) : mainsIn(screen, area);
    const { controls, cause, things, rings, clear } = spots;
    const avoid = [...controls, ...(cause ? [cause] : []), ...things, ...rings, ...clear, ...used];
    const soft = [...lineOf(spots, area.width, hasSum), ...sheetIn(screen, area)];
    const bar = screen.querySelector('header')?.getBoundingClientRect().bottom ?? area.top;
    return placeBubble({ width: area.width, height: area.height }, size, avoid, bar - area.top, soft);
  }, [root, isFree, size, spots, hasSum, isAlone]);
  return [bubble, style];
}

/** The chalk line with its pill. */
function lineOf({ controls, cause }: Spots, width: number, hasSum: boolean): LitSpot[] {
  const [from] = controls;
  const sum = hasSum && cause && from ? [pillSpot(from, cause, width, controls)] : [];
  return [...sum, ...(cause && from ? lineSpots(from, cause) : [])];
}

/** The dashboard, unless it lies over the board. */
function sheetIn(screen: HTMLElement, area: DOMRect): LitSpot[] {
  const dash = screen.querySelector('[data-panel="dash"]')?.getBoundingClientRect();
  return dash !== undefined && dash.height < area.height * MOST_DASH ? [boxIn(area, dash)] : [];
}

/** The button that gives the answer, lit or not yet ready. */
function mainsIn(screen: HTMLElement, area: DOMRect): LitSpot[] {
  const mains = [...screen.querySelectorAll('[data-panel="dash"] .main-button')];
  return mains.map((one) => boxIn(area, one.getBoundingClientRect())).filter(({ width }) => width > 0);
}

function boxIn(area: DOMRect, { left, top, width, height }: DOMRect): LitSpot {
  return { left: left - area.left, top: top - area.top, width, height, round: false };
}
