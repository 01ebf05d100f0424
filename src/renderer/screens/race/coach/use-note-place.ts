// Where the coach's bubble stands in a race: near what it speaks of, clear of panels, controls and the viewer's car.
// It is looked for again and again while a note stands, since boards move and dashboards change.

import type { Board } from '@ui/game-ui';
import type { LitSpot } from '@ui/school/chalk';
import { placeBubble } from '@ui/school/place-bubble';
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

interface Place {
  style: CSSProperties;
  /** What it speaks of, px within the screen; null: nothing that is seen now. */
  spot: LitSpot | null;
}

const HIDDEN: Place = { style: { visibility: 'hidden' }, spot: null };
/** On a phone it has a row of its own. */
const ROW: Place = { style: {}, spot: null };
/** ms between two looks. */
const EVERY = 200;
const LEAST_RADIUS = 26;
/** Room round a framed control, px. */
const AIR = 5;
/** A dashboard that takes more of the window lies over the board: only its controls are kept clear. */
const MOST_DASH = 0.6;
const CONTROLS = ':is(button, input, [role="radio"], [role="slider"], [data-teach])';

/** bubble: must stand in the race's main element. at: CoachNote.at. clear: places that it keeps off, by spaces. */
export function useNotePlace(
  bubble: RefObject<HTMLElement | null>,
  where: NonNullable<Board['where']>,
  at: string | undefined,
  clear: string,
): Place {
  const [place, setPlace] = useState(HIDDEN);
  useLayoutEffect(() => {
    let last = '';
    const look = (): void => {
      const found = bubble.current && placeOf(bubble.current, where, at, clear.split(' '));
      const now = JSON.stringify(found);
      if (!found || now === last) return;
      last = now;
      setPlace(found);
    };
    look();
    const timer = setInterval(look, EVERY);
    window.addEventListener('resize', look);
    const root = bubble.current?.closest('main');
    return () => {
      root?.style.removeProperty('--coach');
      clearInterval(timer);
      window.removeEventListener('resize', look);
    };
  }, [bubble, where, at, clear]);
  return place;
}

function placeOf(
  bubble: HTMLElement,
  where: NonNullable<Board['where']>,
  at: string | undefined,
  clear: readonly string[],
): Place | null {
  const root = bubble.closest('main');
  if (root === null) return null;
  if (getComputedStyle(bubble).position !== 'absolute') {
    root.style.setProperty('--coach', `${bubble.offsetHeight}px`);
    return ROW;
  }
  const area = root.getBoundingClientRect();
  const size = { width: area.width, height: area.height };
  const spot = at === undefined ? null : spotAt(root, area, where, at);
  const places = clear.flatMap((place) => boardSpot(area, where, place) ?? []);
  const avoid = [...(spot ? [spot] : []), ...kept(root, bubble, area), ...places];
  const { offsetWidth: width, offsetHeight: height } = bubble;
  return { style: placeBubble(size, { width, height }, avoid, 0), spot };
}

/** What must be seen or pressed: panels, a dashboard's controls where it lies over the board, and single controls. */
function kept(root: HTMLElement, bubble: HTMLElement, area: DOMRect): LitSpot[] {
  const isWhole = (one: Element) => one.getBoundingClientRect().height > area.height * MOST_DASH;
  const dash = root.querySelector('[data-panel="dash"]');
  const panels = [...root.querySelectorAll('[data-panel]')].filter((one) => one !== dash || !isWhole(one));
  const single = [...root.querySelectorAll(CONTROLS)].filter(
    (one) => !bubble.contains(one) && !panels.some((panel) => panel.contains(one)),
  );
  return [...panels, ...single].map((one) => spotOf(area, one.getBoundingClientRect(), 0)).filter(isSeen);
}

function spotAt(root: HTMLElement, area: DOMRect, where: NonNullable<Board['where']>, at: string): LitSpot | null {
  const control = root.querySelector(`[data-teach~="${CSS.escape(at)}"]`);
  if (control !== null) {
    const spot = spotOf(area, control.getBoundingClientRect(), AIR);
    return isSeen(spot) ? spot : null;
  }
  return boardSpot(area, where, at);
}

function boardSpot(area: DOMRect, where: NonNullable<Board['where']>, name: string): LitSpot | null {
  const place = where(name);
  if (place === null) return null;
  const radius = Math.max(LEAST_RADIUS, Math.round(place.radius));
  const [x, y] = [Math.round(place.x - area.left), Math.round(place.y - area.top)];
  return { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius, round: true };
}

function spotOf(area: DOMRect, box: DOMRect, air: number): LitSpot {
  return {
    left: Math.round(box.left - area.left) - air,
    top: Math.round(box.top - area.top) - air,
    width: Math.round(box.width) + 2 * air,
    height: Math.round(box.height) + 2 * air,
    round: false,
  };
}

function isSeen({ width, height }: LitSpot): boolean {
  return width > 2 * AIR && height > 2 * AIR;
}
