// The line from the card looked at to the reader beside the mat. Decoration: the reader names the card.

import { type ReactElement, useLayoutEffect, useState } from 'react';
import styles from './leader.module.css';

interface Line {
  path: string;
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** Room between card and mat's edge in which the line runs, px. */
const OUT = 9;

/** from: place of the bench; null: no line. */
export function Leader({ from }: { from: number | null }): ReactElement | null {
  const [line, setLine] = useState<Line | null>(null);
  useLayoutEffect(() => {
    const measure = () => setLine(from === null ? null : lineFrom(from));
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
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

/** Straight from a card of the last column; from the others along the gap between the rows. */
function lineFrom(place: number): Line | null {
  const root = document.querySelector('[data-draft="screen"]')?.getBoundingClientRect();
  const card = document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  const reader = document.querySelector('[data-draft="reader"]')?.getBoundingClientRect();
  const places = [...document.querySelectorAll('[data-place]')].map((one) => one.getBoundingClientRect());
  // Where the reader lies below the mat there is nothing to lead to.
  if (!root || !card || !reader || reader.width === 0 || reader.left < card.right) return null;
  const x = card.right - root.left + 4;
  const y = card.top + card.height / 2 - root.top;
  const end = reader.left - root.left;
  const isLast = !places.some((one) => one.left > card.right && Math.abs(one.top - card.top) < card.height / 2);
  if (isLast) return { path: `M${x} ${y}H${end - 2}`, from: { x, y }, to: { x: end, y } };
  const isTop = card.top < (places.at(-1)?.top ?? card.top);
  const gap = (isTop ? card.bottom : card.top) - root.top + (isTop ? OUT : -OUT);
  return { path: `M${x} ${y}h${OUT - 4}V${gap}H${end - 2}`, from: { x, y }, to: { x: end, y: gap } };
}
