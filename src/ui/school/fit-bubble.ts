// Finds a place for the coach's bubble, and tries other widths if the usual one would cover something. For lessons and first
// races.
// Not here: the arithmetic (place-bubble.ts).

import type { LitSpot } from './chalk';
import { coveredBy, placeBubble } from './place-bubble';

export interface FitOptions {
  /** Size of the area that the bubble is placed in, px. */
  area: { width: number; height: number };
  /** What must stay visible; the bubble is placed near the first. */
  avoid: readonly LitSpot[];
  /** What should stay visible if possible. */
  soft?: readonly LitSpot[];
  /** Lower edge of the bar, px from the area's top. */
  top?: number;
  /** Widths to try after the style sheet's own, px, in order. */
  widths: readonly number[];
}

export interface BubblePlace {
  left: number;
  top: number;
  /** Left out: the style sheet's own width. */
  width?: number;
}

/** The newest fit of a bubble. height: its element's height, px, when it was asked for. */
interface Fitted {
  options: string;
  height: number;
  place: BubblePlace;
}

/** Lessons and races ask again and again: trying widths makes the browser lay out the page each time. */
const newest = new WeakMap<HTMLElement, Fitted>();

/**
 * The first width with a place that covers nothing; if every width covers something, the one that covers least. The bubble's
 * height depends on its width, so its element is measured at each width, and then restored. While neither the options nor the
 * bubble change, the last result is returned.
 */
export function fitBubble(bubble: HTMLElement, from: FitOptions): BubblePlace {
  const options = JSON.stringify([from, bubble.textContent]);
  const height = bubble.offsetHeight;
  const known = newest.get(bubble);
  if (known?.options === options && known.height === height) return known.place;
  const place = tryWidths(bubble, from);
  newest.set(bubble, { options, height, place });
  return place;
}

function tryWidths(bubble: HTMLElement, { area, avoid, soft = [], top = 0, widths }: FitOptions): BubblePlace {
  const { width: before } = bubble.style;
  let best: BubblePlace = { left: 0, top };
  let least = Number.POSITIVE_INFINITY;
  for (const width of [undefined, ...widths]) {
    bubble.style.width = width === undefined ? '' : `${width}px`;
    const box = { width: bubble.offsetWidth, height: bubble.offsetHeight };
    const place = placeBubble(area, box, avoid, top, soft);
    const covered = coveredBy({ ...place, ...box }, avoid);
    if (covered >= least) continue;
    least = covered;
    best = width === undefined ? place : { ...place, width };
    if (covered === 0) break;
  }
  bubble.style.width = before;
  return best;
}
