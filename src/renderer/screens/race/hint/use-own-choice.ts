// A person who has begun to choose for themselves while the card of a hint has the keys: these go back to the dashboard, so
// that Enter gives the own answer. Not for: what is chosen (the games' dashboards).

import { useEffect } from 'react';

/** Keys of the card itself: they choose, close or walk through it. */
const OF_CARD = new Set(['Enter', ' ', 'Tab', 'Shift', 'Escape']);
/** How a choice shows on any dashboard: a control is pressed or freed, a card lies elsewhere. */
const CHOICE = { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-pressed', 'aria-disabled'] };

/** Leads the keys on once one of them has changed what is chosen; those that zoom or follow change nothing there. */
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
      // By the next frame the dashboard has drawn what the key did.
      requestAnimationFrame(() => {
        if (changed && card.current?.contains(document.activeElement) === true) toDashboard(dash);
      });
    };
    // Before the dashboard hears of it, which draws what it does at once.
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
