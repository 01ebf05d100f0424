// The line from the focused card to the card detail beside the mat. Decoration: the card detail names the card.
// Not here: where it runs (leader-line.ts).

import { type ReactElement, useLayoutEffect, useState } from 'react';
import styles from './leader.module.css';
import { type Box, type Line, leaderLine } from './leader-line';

/** from: place on the mat; null: no line. */
export function Leader({ from }: { from: number | null }): ReactElement | null {
  const [line, setLine] = useState<Line | null>(null);
  useLayoutEffect(() => {
    const measure = () => setLine(from === null ? null : lineFrom(from));
    measure();
    // The mat can resize without the window: a row disappears with its last card.
    const sizes = new ResizeObserver(measure);
    for (const one of document.querySelectorAll('[data-draft="screen"], [data-draft="detail"], [data-place]')) {
      sizes.observe(one);
    }
    return () => sizes.disconnect();
  }, [from]);
  if (!line) return null;
  const { path, from: dot, to } = line;
  return (
    <svg className={styles.draftLeader} aria-hidden="true">
      <path d={path} fill="none" stroke="var(--amber)" strokeWidth="2.4" />
      <circle cx={dot.x} cy={dot.y} r="4.6" fill="var(--amber)" />
      <path d={`M${to.x - 9} ${to.y - 8}l9 8l-9 8Z`} fill="var(--amber)" />
    </svg>
  );
}

/** The layout box of an element. Cards that are being dealt or lifted are measured where they will rest. */
function boxIn(root: HTMLElement, element: HTMLElement): Box {
  let [left, top] = [0, 0];
  for (let at: Element | null = element; at instanceof HTMLElement && at !== root; at = at.offsetParent) {
    left += at.offsetLeft - (at === element ? 0 : at.scrollLeft);
    top += at.offsetTop - (at === element ? 0 : at.scrollTop);
  }
  return { left, top, right: left + element.offsetWidth, bottom: top + element.offsetHeight };
}

/** The line from this place of the mat; null while there is nothing to lead to. */
function lineFrom(place: number): Line | null {
  const root = document.querySelector<HTMLElement>('[data-draft="screen"]');
  const element = document.querySelector<HTMLElement>(`[data-place="${place}"]`);
  const side = document.querySelector<HTMLElement>('[data-draft="detail"]');
  if (!root || !element || !side) return null;
  const places = [...document.querySelectorAll<HTMLElement>('[data-place]')].map((one) => boxIn(root, one));
  return leaderLine(boxIn(root, element), boxIn(root, side), places);
}
