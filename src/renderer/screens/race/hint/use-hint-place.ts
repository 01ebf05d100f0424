// Places the hint's card: beside the bulb, within the window; on a phone its style sheet gives it a row.

import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

// Not by visibility: the card takes the focus at once.
const UNPLACED: CSSProperties = { opacity: 0 };
/** Space between card and bulb, and to the edges, px. */
const GAP = 16;
/** The pointer keeps this distance from the card's corners, px. */
const CORNER = 18;
/** Share of the window's width that the board keeps at the left of the card, together with its panels. */
const TIGHT = 0.45;
/** ms between two checks: panels move as windows and stages change. */
const EVERY = 250;

/** The style of the card. */
export function useHintPlace(card: RefObject<HTMLElement | null>): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>(UNPLACED);
  useLayoutEffect(() => {
    let last = '';
    const look = (): void => {
      const next = card.current && placeOf(card.current);
      const now = JSON.stringify(next);
      if (!next || now === last) return;
      last = now;
      setStyle(next);
    };
    look();
    const timer = setInterval(look, EVERY);
    window.addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', look);
    };
  }, [card]);
  return style;
}

function placeOf(card: HTMLElement): CSSProperties {
  if (getComputedStyle(card).position !== 'fixed') return {};
  const bulb = card.closest('main')?.querySelector('[data-bulb]')?.getBoundingClientRect();
  const dash = card.closest('main')?.querySelector('[data-panel="dash"]')?.getBoundingClientRect();
  if (bulb === undefined) return {};
  const { offsetWidth: width, offsetHeight: height } = card;
  // Tools along the upper edge: the card goes below them.
  const isAbove = bulb.top < window.innerHeight / 8;
  const isLeft = bulb.left - GAP - width >= GAP;
  const side = card.closest('main')?.querySelector('[data-panel="side"]')?.getBoundingClientRect();
  // Beside the bulb it would leave almost nothing of the board: it covers the panels above the tools.
  const isTight = isLeft && bulb.left - GAP - width < window.innerWidth * TIGHT;
  if (isTight && !isAbove && side && side.width > 0 && side.left < bulb.left && side.top < bulb.top)
    return {
      left: window.innerWidth - width - GAP,
      top: Math.max(GAP, bulb.top - GAP / 2 - height),
      ['--pointer' as string]: 'none',
    };
  const beside = isLeft ? bulb.left - GAP - width : Math.min(bulb.right + GAP, window.innerWidth - width - GAP);
  const left = isAbove ? window.innerWidth - width - GAP : beside;
  // Not over the dashboard, if that is a strip along the lower edge.
  const floor = dash && dash.top > window.innerHeight / 2 ? dash.top : window.innerHeight;
  const under = Math.max(bulb.bottom, side && side.width > 0 ? side.bottom : 0) + GAP / 2;
  const wanted = isAbove ? under : bulb.top + bulb.height / 2 - height / 2;
  const top = Math.max(GAP, Math.min(wanted, floor - height - GAP));
  const point = Math.min(height - CORNER, Math.max(CORNER, bulb.top + bulb.height / 2 - top));
  return {
    left,
    top,
    ['--point' as string]: `${Math.round(point)}px`,
    ['--pointer' as string]: isLeft && !isAbove ? 'block' : 'none',
  };
}
