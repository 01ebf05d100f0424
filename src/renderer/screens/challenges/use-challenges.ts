// What the host says about today: the daily race and the puzzles, asked again when they change.

import type { Out } from '@api/contract';
import { useOnChange } from '@ui/use-on-change';
import { useEffect, useState } from 'react';
import { client } from '../../app/client';
import { today } from '../../app/format';
import { useApp } from '../../app/store';

export type DailyHome = Out<'daily.home'>;
export type PuzzleHome = Out<'puzzles.home'>;

/** How often the screen looks whether the next day has begun, ms. */
const DAY_CHECK = 60_000;

/** The local date; another one once midnight has passed. */
export function useDay(): string {
  const [day, setDay] = useState(() => today());
  useEffect(() => {
    const timer = setInterval(() => setDay(today()), DAY_CHECK);
    return () => clearInterval(timer);
  }, []);
  return day;
}

/** Today's races; undefined until they have come. */
export function useDailyHome(day: string): DailyHome | undefined {
  return useFresh(day, 'daily.changed', () => client.call('daily.home', {}));
}

/** Puzzles, ratings and themes; undefined until they have come. */
export function usePuzzleHome(day: string): PuzzleHome | undefined {
  return useFresh(day, 'puzzles.changed', () => client.call('puzzles.home', { day }));
}

type Answered<T> = Promise<{ ok: true; value: T } | { ok: false; fault: unknown }>;

/** Asks now, each new day, after a lost connection, and after each push. */
function useFresh<T>(day: string, push: 'daily.changed' | 'puzzles.changed', ask: () => Answered<T>): T | undefined {
  const session = useApp((s) => s.session);
  const [value, setValue] = useState<T>();
  useOnChange([day, session, push], () => {
    if (session === 0) return;
    let here = true;
    const look = () => void ask().then((reply) => here && reply.ok && setValue(reply.value));
    look();
    const off = client.on(push, look);
    return () => {
      here = false;
      off();
    };
  });
  return value;
}
