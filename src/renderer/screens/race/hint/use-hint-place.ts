// Where the hint's card stands: beside the bulb, over no edge of the window; on a phone its style sheet gives it a row.

import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

const HIDDEN: CSSProperties = { visibility: 'hidden' };
/** Room between card and bulb, and to the edges, px. */
const GAP = 16;
/** The pointer stays so far from the card's corners, px. */
const CORNER = 18;
/** ms between two looks: panels move as windows and stages change. */
const EVERY = 250;

/** The style of the card. */
export function useHintPlace(card: RefObject<HTMLElement | null>): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>(HIDDEN);
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
  const isLeft = bulb.left - GAP - width >= GAP;
  const left = isLeft ? bulb.left - GAP - width : Math.min(bulb.right + GAP, window.innerWidth - width - GAP);
  // Not over the dashboard, where that is a strip along the lower edge.
  const floor = dash && dash.top > window.innerHeight / 2 ? dash.top : window.innerHeight;
  const top = Math.max(GAP, Math.min(bulb.top + bulb.height / 2 - height / 2, floor - height - GAP));
  const point = Math.min(height - CORNER, Math.max(CORNER, bulb.top + bulb.height / 2 - top));
  const isBeside = isLeft || left >= bulb.right;
  return {
    left,
    top,
    ['--point' as string]: `${Math.round(point)}px`,
    ['--pointer' as string]: isBeside ? 'block' : 'none',
    ['--pointer-side' as string]: isLeft ? '0' : '1',
  };
}
