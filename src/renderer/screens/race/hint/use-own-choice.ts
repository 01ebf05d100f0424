// Moves the focus from a hint's card back to the dashboard when a player begins to choose for themselves, so that Enter
// gives their own answer. Not here: what they choose (the games' dashboards).

import { useEffect } from 'react';

/** Keys of the card itself: they choose, close or move within it. */
const OF_CARD = new Set(['Enter', ' ', 'Tab', 'Shift', 'Escape']);
/** How a choice shows on any dashboard: a control is pressed or released, a card is elsewhere. */
const CHOICE = { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-pressed', 'aria-disabled'] };

/** Moves the focus once a key has changed the choice; zooming and following change nothing there. */
export function useOwnChoice(card: { current: HTMLElement | null }): void {
  useEffect(() => {
    const dash = card.current?.closest('main')?.querySelector('[data-panel="dash"]');
    if (!dash) return;
    let changed = false;
    const watch = new MutationObserver(() => {
      changed = true;
    });
    watch.observe(dash, CHOICE);
    const listen = ({ key }: KeyboardEvent) => {
      if (OF_CARD.has(key) || card.current?.contains(document.activeElement) !== true) return;
      changed = false;
      // By the next frame the dashboard has drawn the effect of the key.
      requestAnimationFrame(() => {
        if (changed && card.current?.contains(document.activeElement) === true) toDashboard(dash);
      });
    };
    // In the capture phase, before the dashboard, which draws the effect at once.
    window.addEventListener('keydown', listen, true);
    return () => {
      watch.disconnect();
      window.removeEventListener('keydown', listen, true);
    };
  }, [card]);
}

function toDashboard(dash: Element): void {
  const main = dash.querySelector<HTMLElement>('.main-button');
  if (main) main.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
