// Finds the control whose tip to show: the mouse rests on it, or the keyboard focus is on it. Not here: drawing it (tooltip.tsx).

/** A control with a tip, and the tip's text. */
export interface ShownTip {
  at: Element;
  text: string;
}

/** How long the mouse must rest on a control, in ms; on a neighbour of one whose tip was just shown, it need not. */
const REST = 400;
/** A tip is text that the mouse may enter. */
const BUBBLE = '[data-tip-bubble]';

/** Watches the page; returns a function that stops it. show: called with the tip, or null to hide it. */
export function watchTips(show: (tip: ShownTip | null) => void): () => void {
  const stop = new AbortController();
  const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void): void =>
    window.addEventListener(type, listener, { signal: stop.signal, capture: true });
  let timer = 0;
  let shown: Element | null = null;
  let hiddenAt = Number.NEGATIVE_INFINITY;
  const put = (at: Element | null): void => {
    window.clearTimeout(timer);
    const text = at?.getAttribute('data-tip') ?? null;
    if (at !== null && text !== null && at.isConnected) {
      shown = at;
      show({ at, text });
    } else if (shown !== null) {
      shown = null;
      hiddenAt = performance.now();
      show(null);
    }
  };
  on('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch' || (shown !== null && isIn(target, BUBBLE))) return;
    const at = tippedAt(target);
    if (at === shown && at !== null) return;
    put(null);
    if (at === null) return;
    const wait = performance.now() - hiddenAt < REST ? 0 : REST;
    timer = window.setTimeout(() => put(at), wait);
  });
  on('focusin', ({ target }) => {
    const at = target instanceof Element && target.matches(':focus-visible') ? tippedAt(target) : null;
    if (at !== null) put(at);
  });
  for (const type of ['focusout', 'pointerdown', 'scroll', 'blur'] as const) on(type, () => put(null));
  on('keydown', ({ key }) => {
    if (key === 'Escape') put(null);
  });
  return () => {
    stop.abort();
    put(null);
  };
}

function tippedAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-tip]') : null;
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
