// Animates elements from another position to their own. Not here: where they belong.

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A place on the screen, px. */
export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Flight {
  /** A position, or a selector for the element there; null: no flight. */
  from: Spot | string | null;
  /** Duration at speed 1, ms. */
  ms: number;
  /** Delay at speed 1, ms. */
  delay?: number;
}

/** Lets an element fly in when it first appears. The element must not have its own transform. */
export function useFlight(element: RefObject<HTMLElement | null>, flight: Flight): void {
  const first = useRef(flight);
  useLayoutEffect(() => {
    const { from, ms, delay = 0 } = first.current;
    const start = typeof from === 'string' ? document.querySelector(from)?.getBoundingClientRect() : from;
    if (element.current && start) fly(element.current, start, ms, delay);
  }, [element]);
}

/** Animates an element from a spot to its own position, or the other way round if leaves is true. */
export function fly(element: HTMLElement, spot: Spot, ms: number, delay = 0, leaves = false): void {
  const rate = paceOf();
  if (rate === 0) return;
  const rest = element.getBoundingClientRect();
  if (rest.width === 0 || spot.width === 0) return;
  const x = spot.left + spot.width / 2 - rest.left - rest.width / 2;
  const y = spot.top + spot.height / 2 - rest.top - rest.height / 2;
  const away = { transform: `translate(${x}px, ${y}px) scale(${spot.width / rest.width})`, zIndex: 5 };
  const home = { transform: 'none', zIndex: 5 };
  element.animate(leaves ? [home, away] : [away, home], {
    duration: ms / rate,
    delay: delay / rate,
    easing: 'cubic-bezier(0.45, 0.05, 0.35, 1)',
    fill: leaves ? 'both' : 'backwards',
  });
}

/** The current speed of movement; 0 if nothing should move. */
export function paceOf(): number {
  const { documentElement: root } = document;
  if (root.dataset.motion === 'reduced') return 0;
  return Number(getComputedStyle(root).getPropertyValue('--speed')) || 1;
}
