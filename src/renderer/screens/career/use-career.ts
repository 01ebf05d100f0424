// Careers from the host, asked again whenever one changes: the list, one career, one of its seasons.

import type { CareerSeason, CareerSummary, CareerView } from '@api/career/commands';
import type { ApiError } from '@api/contract';
import { useOnChange } from '@ui/use-on-change';
import { useCallback, useRef, useState } from 'react';
import { client } from '../../app/client';
import { useApp } from '../../app/store';

/** loading: neither is there. put: shows a newer one that a command returned. */
export interface Held<T> {
  value: T | undefined;
  apiError: ApiError | undefined;
  put(value: T): void;
}

type Reply<T> = { ok: true; value: T } | { ok: false; fault: ApiError };

/** Every career, last saved first. */
export function useCareers(): Held<readonly CareerSummary[]> {
  return useHeld('', () => client.call('careers.list', {}));
}

/** One career; asked for once it is known which. */
export function useCareer(career: string | undefined): Held<CareerView> {
  return useHeld(career, (id) => client.call('careers.get', { career: id }));
}

/** One season of a career; season: 1-based. */
export function useCareerSeason(career: string, season: number): Held<CareerSeason> {
  return useHeld(`${career} ${season}`, () => client.call('careers.season', { career, season }));
}

function useHeld<T>(key: string | undefined, ask: (key: string) => Promise<Reply<T>>): Held<T> {
  const session = useApp((s) => s.session);
  const [held, setHeld] = useState<Pick<Held<T>, 'value' | 'apiError'>>({ value: undefined, apiError: undefined });
  const asked = useRef(0);
  const put = useCallback((value: T) => {
    // A reply still on its way is older than this.
    asked.current += 1;
    setHeld({ value, apiError: undefined });
  }, []);
  useOnChange([key, session], () => {
    if (key === undefined || session === 0) return;
    let here = true;
    async function look(): Promise<void> {
      const number = ++asked.current;
      const reply = await ask(key ?? '');
      if (!here || number !== asked.current) return;
      // Without a connection the page keeps what it shows; the overlay over the page says so.
      if (!reply.ok && reply.fault.code === 'offline') return;
      setHeld(reply.ok ? { value: reply.value, apiError: undefined } : { value: undefined, apiError: reply.fault });
    }
    void look();
    // A race of it may have been deleted, which takes its replay away.
    const stops = [client.on('careers.changed', () => void look()), client.on('matches.changed', () => void look())];
    return () => {
      here = false;
      for (const stop of stops) stop();
    };
  });
  return { ...held, put };
}
