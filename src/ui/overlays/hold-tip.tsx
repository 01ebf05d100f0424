// Shows a tooltip when a finger is held on something. Not for text that a person must read to continue.

import { memo, type ReactElement, useEffect, useRef, useState } from 'react';
import { placeBeside, type Spot } from './beside';
import './tooltip.css';

/** A finger counts as held after this long, ms, and may move by this much, px. */
const HOLD = 400;
const TREMBLE = 10;
/** Gap between finger and text, px. */
const AWAY = 18;

/** The text for what is under a finger. */
interface Tip {
  text: string;
  /** The position of the held element. */
  at: Spot;
}

/** Watches the whole page; used once per screen. Ignores the tap that ends a hold. */
export const HoldTip = memo(function HoldTip(): ReactElement | null {
  const [tip, setTip] = useState<Tip | null>(null);
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => watchHolds(setTip), []);
  useEffect(() => {
    const element = bubble.current;
    if (!element || !tip) return;
    placeBeside(element, tip.at, AWAY);
  }, [tip]);
  if (!tip) return null;
  return (
    <div className="tooltip hold-tip" role="tooltip" ref={bubble}>
      {tip.text}
    </div>
  );
});

function watchHolds(show: (tip: Tip | null) => void): () => void {
  const stop = new AbortController();
  let timer = 0;
  let held = false;
  let from = { x: 0, y: 0 };
  const end = (): void => {
    window.clearTimeout(timer);
    timer = 0;
    show(null);
  };
  const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void): void =>
    window.addEventListener(type, listener, { signal: stop.signal, capture: true });
  on('pointerdown', (event) => {
    end();
    held = false;
    if (event.pointerType !== 'touch' || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY };
    const tip = tipOf(event.target);
    if (!tip) return;
    timer = window.setTimeout(() => {
      held = true;
      show(tip);
    }, HOLD);
  });
  on('pointermove', (event) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLE) end();
  });
  on('pointerup', end);
  on('pointercancel', end);
  on('click', (event) => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
  });
  // A long press opens the browser's context menu.
  on('contextmenu', (event) => {
    if (held || timer !== 0) event.preventDefault();
  });
  return () => {
    stop.abort();
    end();
  };
}

/**
 * Prefers data-hold and title, then the accessible name. Disabled controls explain themselves (why-layer.tsx), and parts of a
 * game have their own card (ui/inspector).
 */
function tipOf(target: EventTarget | null): Tip | null {
  const element = target instanceof Element ? target.closest('[data-hold], [title], [aria-label], button') : null;
  if (!element || element.closest('[data-why], [data-part]')) return null;
  if (element.matches('section, main, fieldset, [role="group"], [role="toolbar"], ol, ul, input')) return null;
  const hidden = element.querySelector('.visually-hidden')?.textContent;
  const named =
    element.getAttribute('data-hold') ?? element.getAttribute('title') ?? element.getAttribute('aria-label');
  const text = (named ?? hidden ?? '').replace(/^[\s,:]+/, '').trim();
  return text === '' ? null : { text, at: element.getBoundingClientRect() };
}
