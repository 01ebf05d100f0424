// The lines between the cards of a bracket, drawn where the cards are on screen. Not here: which lines there are (model/links.ts).

import { classes } from '@ui/panels/classes';
import { type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Link, lanesOf, linePath, type Point } from '../model/links';
import styles from './bracket.module.css';

interface Line {
  key: string;
  path: string;
  link: Link;
}

export interface BracketLinesProps {
  links: readonly Link[];
  /** Drivers whose lines are lit. */
  own: readonly string[];
}

/** The drawing, under the cards of its parent, which it follows when they move. */
export function BracketLines({ links, own }: BracketLinesProps): ReactElement {
  const drawing = useRef<SVGSVGElement>(null);
  const lines = useLines(links, drawing);
  const drawn = lines.toSorted((a, b) => rank(a.link, own) - rank(b.link, own));
  return (
    <svg ref={drawing} className={styles.tourneyLines} aria-hidden="true">
      {drawn.map(({ key, path, link }) => (
        <path
          key={key}
          d={path}
          className={classes(
            styles.tourneyLine,
            link.isDecided && styles.tourneyLineDecided,
            link.isDrawn && styles.tourneyLineDrawn,
            isOwn(link, own) && styles.tourneyLineOwn,
          )}
        />
      ))}
    </svg>
  );
}

/** Later ones lie above: open, decided, the person's own. */
function rank(link: Link, own: readonly string[]): number {
  return isOwn(link, own) ? 2 : Number(link.isDecided);
}

function isOwn({ drivers }: Link, own: readonly string[]): boolean {
  return drivers.some((driver) => own.includes(driver));
}

function useLines(links: readonly Link[], drawing: RefObject<SVGSVGElement | null>): Line[] {
  const [lines, setLines] = useState<Line[]>([]);
  useLayoutEffect(() => {
    const frame = drawing.current?.parentElement;
    if (frame == null) return;
    const measure = () =>
      setLines((before) => {
        const found = linesIn(frame, links);
        const isSame = found.length === before.length && found.every((one, at) => isAlike(one, before[at]));
        return isSame ? before : found;
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    for (const card of frame.querySelectorAll('[data-table]')) observer.observe(card);
    return () => observer.disconnect();
  }, [links, drawing]);
  return lines;
}

function isAlike(a: Line, b: Line | undefined): boolean {
  return b !== undefined && a.key === b.key && a.path === b.path && a.link === b.link;
}

function linesIn(frame: HTMLElement, links: readonly Link[]): Line[] {
  const box = frame.getBoundingClientRect();
  const all = links.flatMap((link) => {
    const from = frame.querySelector(`[data-anchor="${link.from}"]`)?.getBoundingClientRect();
    const to = (
      frame.querySelector(`[data-slot="${link.to}"]`) ?? frame.querySelector(`[data-anchor="${link.to}"]`)
    )?.getBoundingClientRect();
    if (from === undefined || to === undefined) return [];
    return [{ link, from: point(from, from.right, box), to: point(to, to.left, box) }];
  });
  const gaps = Map.groupBy(all, ({ link }) => link.stage);
  return [...gaps.values()].flatMap((gap) => {
    const lanes = lanesOf(gap);
    return gap.map(({ link, from, to }, at) => ({
      key: `${link.from} ${link.to}`,
      path: linePath(from, to, lanes[at] ?? 0.5),
      link,
    }));
  });
}

/** The middle of a side, as seen from the frame's corner. */
function point(of: DOMRect, x: number, frame: DOMRect): Point {
  return { x: Math.round(x - frame.left), y: Math.round(of.top + of.height / 2 - frame.top) };
}
