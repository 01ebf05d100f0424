// Places the coach's bubble in a lesson: it covers nothing that is lit, mentioned or pressed next. On a phone it has its own
// row. Not here: the notes of a first race (coach/use-note-place.ts).

import { type LitSpot, lineSpots, pillSpot } from '@ui/school/chalk';
import { type BubblePlace, fitBubble } from '@ui/school/fit-bubble';
import type { Spots } from '@ui/school/use-spots';
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHandset } from '../../../app/use-wide';
import { keptClear } from '../coach/kept-clear';

/** A dashboard that takes more of the window covers the board: only its lit parts are kept clear. */
const MOST_DASH = 0.75;
/** Narrower bubbles, px, for windows that leave no room for the usual one. */
const WIDTHS = [400, 348];

/** hasSum: the chalk line has a pill. isAlone: the learner drives alone, with nothing lit and every control in use. */
export function useBubblePlace(
  root: RefObject<HTMLElement | null>,
  spots: Spots,
  { hasSum, isAlone }: { hasSum: boolean; isAlone: boolean },
): readonly [RefObject<HTMLElement | null>, CSSProperties | undefined] {
  const bubble = useRef<HTMLElement>(null);
  const isFree = !useHandset();
  const [place, setPlace] = useState<BubblePlace>();
  useRenderOnResize(bubble);
  // After every render: new text in the bubble may have changed its height.
  useLayoutEffect(() => {
    const found = isFree && root.current && bubble.current ? placeIn(root.current, bubble.current) : undefined;
    if (JSON.stringify(found) !== JSON.stringify(place)) setPlace(found);
  });
  const placeIn = (screen: HTMLElement, box: HTMLElement): BubblePlace => {
    const area = screen.getBoundingClientRect();
    const used = isAlone ? keptClear(screen, box) : mainsIn(screen, area);
    const { controls, cause, things, rings, clear } = spots;
    const avoid = [...controls, ...(cause ? [cause] : []), ...things, ...rings, ...clear, ...used];
    const soft = [...lineOf(spots, area.width, hasSum), ...sheetIn(screen, area)];
    const bar = screen.querySelector('header')?.getBoundingClientRect().bottom ?? area.top;
    return fitBubble(box, { area, avoid, soft, top: bar - area.top, widths: WIDTHS });
  };
  return [bubble, place];
}

/** Renders again when the element's size changes without a render, as when a typeface arrives late. */
function useRenderOnResize(element: RefObject<HTMLElement | null>): void {
  const [, setSizes] = useState(0);
  const [observer] = useState(() => new ResizeObserver(() => setSizes((sizes) => sizes + 1)));
  const observed = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (observed.current === element.current) return;
    observer.disconnect();
    observed.current = element.current;
    if (element.current) observer.observe(element.current);
  });
  useEffect(() => () => observer.disconnect(), [observer]);
}

/** The chalk line with its pill. */
function lineOf({ controls, cause }: Spots, width: number, hasSum: boolean): LitSpot[] {
  const [from] = controls;
  const sum = hasSum && cause && from ? [pillSpot(from, cause, width, controls)] : [];
  return [...sum, ...(cause && from ? lineSpots(from, cause) : [])];
}

/** The dashboard, unless it covers the board. */
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
