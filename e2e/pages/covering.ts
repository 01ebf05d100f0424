// What the coach's bubble covers: in lessons and in a first race.

import type { Page } from '@playwright/test';

/**
 * Everything under the bubble that must be visible: highlights, own car and next target (`data-kept`), main button, and in a
 * race every control and panel. Empty: nothing, or there is no bubble.
 */
export function coveredByBubble(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bubble = document.querySelector('.bubble');
    if (!bubble) return [];
    // Its face and its paper: nothing is below the face.
    const parts = [...bubble.children].map((part) => part.getBoundingClientRect());
    const isRace = bubble.closest('main') !== null;
    const board = document.querySelector('.race-board')?.getBoundingClientRect();
    const controls = isRace ? 'main button' : '[data-panel="dash"] .main-button';
    const all = [...document.querySelectorAll(`.calm-frame, [data-kept], ${controls}`)];
    return all.flatMap((one) => {
      if (bubble.contains(one)) return [];
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      // Places and targets of the board end at the board's edge.
      const isOnBoard = one.matches('[data-kept]') || one.closest('.race-board') !== null;
      const low = isOnBoard && board ? Math.min(bottom, board.bottom) : bottom;
      const high = isOnBoard && board ? Math.max(top, board.top) : top;
      const isSeen = width > 0 && low > high && getComputedStyle(one).visibility !== 'hidden';
      const isOver = parts.some((part) => {
        return left < part.right - 1 && right > part.left + 1 && high < part.bottom - 1 && low > part.top + 1;
      });
      if (!isSeen || !isOver) return [];
      const name = one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '';
      return [
        `${one.matches('[data-kept]') ? 'place' : one.matches('.calm-frame') ? 'light' : name} at ${Math.round(left)},${Math.round(top)}`,
      ];
    });
  });
}
