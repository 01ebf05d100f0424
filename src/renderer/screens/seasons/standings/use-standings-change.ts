// After a race the old standings stay for a moment, then totals count up and rows swap. Not here: the table itself.

import type { SeasonView } from '@api/season';
import { isMotionReduced } from '@ui/theme/appearance';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../app/store';
import { doneCount } from '../season-data';

/** The order of the rows and the total of each. */
export interface ShownStandings {
  order: readonly string[];
  points: ReadonlyMap<string, number>;
}

/** How long the old table stays, and how long the totals take to count up, in ms. */
const HOLD = 600;
const COUNT = 350;

/** The table of each season as this window last showed it, with its number of finished rounds. */
const seen = new Map<string, ShownStandings & { done: number }>();

/** Returns the table to show: the old one for a moment after a race has ended, otherwise the current one. */
export function useStandingsChange(view: SeasonView): ShownStandings {
  const still = useApp((s) => isMotionReduced(s.settings.motion));
  const now = shownOf(view);
  const done = doneCount(view);
  const last = seen.get(view.season);
  const isNews = !still && last !== undefined && last.done < done && sameDrivers(last, now);
  const [held, setHeld] = useState<number>();
  const shown = isNews && held !== done ? last : now;
  useEffect(() => {
    const settle = () => {
      seen.set(view.season, { ...shownOf(view), done });
      setHeld(done);
    };
    if (!isNews) return settle();
    const timer = setTimeout(settle, HOLD);
    return () => clearTimeout(timer);
  }, [view, done, isNews]);
  return shown;
}

/** A number that counts up or down to the new value when the value changes. */
export function useCounted(value: number): number {
  const still = useApp((s) => isMotionReduced(s.settings.motion));
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (still || start === value) {
      setShown(value);
      return;
    }
    const began = performance.now();
    let frame = 0;
    const step = () => {
      const part = Math.min(1, (performance.now() - began) / COUNT);
      setShown(Math.round(start + (value - start) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value, still]);
  return shown;
}

function shownOf(view: SeasonView): ShownStandings {
  return {
    order: view.table.map((line) => line.driver),
    points: new Map(view.table.map((line) => [line.driver, line.points])),
  };
}

function sameDrivers(a: ShownStandings, b: ShownStandings): boolean {
  return a.order.length === b.order.length && b.order.every((driver) => a.points.has(driver));
}
