// Places a bubble next to something on the page: above it if there is space, otherwise below.

/** Gap between a bubble and the window's edge, px. */
const EDGE = 12;

/** A part of the window, px. */
export interface Spot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Sets the bubble's position (--left, --top) `away` px from the spot, inside the window. --point: position of the spot within it.
 */
export function placeBeside(bubble: HTMLElement, { left, right, top, bottom }: Spot, away: number): void {
  const { width, height } = bubble.getBoundingClientRect();
  const middle = (left + right) / 2;
  const at = Math.max(EDGE, Math.min(window.innerWidth - width - EDGE, middle - width / 2));
  const above = top - height - away;
  const isAbove = above >= EDGE;
  bubble.style.setProperty('--left', `${at}px`);
  const below = Math.min(bottom + away, window.innerHeight - height - EDGE);
  bubble.style.setProperty('--top', `${isAbove ? above : below}px`);
  bubble.style.setProperty('--point', `${Math.max(20, Math.min(width - 20, middle - at))}px`);
  bubble.dataset.side = isAbove ? 'above' : 'below';
  bubble.style.visibility = 'visible';
}
