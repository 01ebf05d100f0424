// Keeps a panel over the board off the cars, by what the board says of their places. Not here: which side is better (clear-side.ts).

import type { Seat } from '@core/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BoardControls } from '../../race/board/use-board';
import { type Area, clearSide, type Side } from './clear-side';

/** ms between two looks, and for which a panel stays where it is at least: nobody can read what jumps. */
const LOOKS = 500;
const STAYS = 4000;
/** Free space between panels, as a share of the screen's height. */
const AIR = 0.015;

/**
 * The side for this panel, which is as large on either. content: what it shows now: with something new, it may change sides at once.
 * seats: of the cars on the board.
 */
export function useClearSide(
  panel: RefObject<HTMLElement | null>,
  { where }: Pick<BoardControls, 'where'>,
  seats: readonly Seat[],
  content: string,
): Side {
  const [side, setSide] = useState<Side>('bottom');
  const since = useRef(Number.NEGATIVE_INFINITY);
  const cars = useRef(seats);
  cars.current = seats;
  useEffect(() => {
    if (content === '') return;
    const look = (): void => {
      const box = panel.current?.getBoundingClientRect();
      if (box === undefined) return;
      const spots = cars.current.flatMap((seat) => where(`car.${seat}`) ?? []);
      setSide((now) => {
        const next = clearSide(areasOf(box, panel.current), spots, now);
        if (next === now || performance.now() - since.current < STAYS) return now;
        since.current = performance.now();
        return next;
      });
    };
    since.current = Number.NEGATIVE_INFINITY;
    look();
    const timer = setInterval(look, LOOKS);
    return () => clearInterval(timer);
  }, [panel, where, content]);
  return side;
}

/** Where the panel would be: under the badge's upper edge, or over the lower third. */
function areasOf({ left, right, height }: DOMRect, panel: HTMLElement | null): Record<Side, Area> {
  const root = panel?.parentElement;
  const edge = (name: string) => root?.querySelector(`[data-tv="${name}"]`)?.getBoundingClientRect().top ?? 0;
  const top = edge('badge');
  const bottom = edge('third') - AIR * window.innerHeight;
  return {
    top: { left, right, top, bottom: top + height },
    bottom: { left, right, top: bottom - height, bottom },
  };
}
