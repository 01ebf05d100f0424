// Places the coach's bubble in a race: near its subject, clear of panels, controls and the viewer's car.
// The place is computed again and again while a note is shown, since boards move and dashboards change.

import type { Board } from '@ui/board';
import type { LitSpot } from '@ui/school/chalk';
import { fitBubble } from '@ui/school/fit-bubble';
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { boardSpot, keptClear, spotAt } from './kept-clear';

interface Place {
  style: CSSProperties;
  /** The note's subject, px within the screen; null: nothing visible now. */
  spot: LitSpot | null;
  /** Places of the board that it must not cover. */
  kept: readonly LitSpot[];
}

const HIDDEN: Place = { style: { visibility: 'hidden' }, spot: null, kept: [] };
/** On a phone it has its own row. */
const ROW: Place = { style: {}, spot: null, kept: [] };
/** Widths in px of a narrow and a low bubble, for tables that leave no room for the usual one. */
const WIDTHS = [284, 480];
/** ms between two checks. */
const EVERY = 200;

/** bubble: must be in the race's main element. at: CoachNote.at. clear: places that it must not cover, by spaces. */
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
  const avoid = [...(spot ? [spot] : []), ...keptClear(root, bubble), ...places];
  return { style: fitBubble(bubble, { area: size, avoid, widths: WIDTHS }), spot, kept: places };
}
