// The person who is here, as the screen changes them: at once on the page, soon on the disk, and back again, twenty steps.
// Not here: choosing another person (people-dialog.tsx).

import type { In } from '@api/contract';
import type { Person } from '@api/people/commands';
import { useCallback, useEffect, useRef, useState } from 'react';
import { attempt } from '../../app/client';
import { personHere, usePeople } from '../../app/drivers/people';

export type PersonChange = In<'people.save'>['change'];

/** A person with what this page may do with them. */
export interface Profile {
  person: Person;
  /** Changes something at once. */
  change(change: PersonChange): void;
  /** Takes the last change back; undefined: there is none. */
  undo: (() => void) | undefined;
}

/** Changes that can be taken back. */
const STEPS = 20;
/** ms that a change waits for the next one: a held button makes many. */
const REST = 200;

/** The person who is here; undefined before the host has answered. */
export function useProfile(): Profile | undefined {
  const kept = usePeople(personHere);
  const [draft, setDraft] = useState<PersonChange>({});
  const [past, setPast] = useState<readonly PersonChange[]>([]);
  const unsent = useRef<PersonChange>({});
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const id = kept?.id;

  const send = useCallback(async (to: string): Promise<void> => {
    clearTimeout(timer.current);
    const change = unsent.current;
    if (Object.keys(change).length === 0) return;
    unsent.current = {};
    const saved = await attempt('people.save', { id: to, change });
    if (saved !== undefined) {
      usePeople.setState(({ people }) => ({ people: people.map((one) => (one.id === to ? saved : one)) }));
    }
    // What was changed again meanwhile stays as it is on the page.
    setDraft((now) =>
      Object.fromEntries(Object.entries(now).filter(([part, value]) => change[part as keyof PersonChange] !== value)),
    );
  }, []);

  // Another person has other steps.
  useEffect(() => {
    if (id === undefined) return;
    return () => {
      setPast([]);
      setDraft({});
    };
  }, [id]);
  useEffect(() => {
    if (id === undefined) return;
    const flush = () => void send(id);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [id, send]);

  if (kept === undefined) return undefined;
  const person: Person = { ...kept, ...draft } as Person;
  const put = (change: PersonChange) => {
    setDraft((now) => ({ ...now, ...change }));
    unsent.current = { ...unsent.current, ...change };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(person.id), REST);
  };
  return {
    person,
    change(change) {
      const before = Object.fromEntries(
        Object.keys(change).map((part) => [part, person[part as keyof PersonChange]]),
      ) as PersonChange;
      setPast((steps) => [...steps, before].slice(-STEPS));
      put(change);
    },
    undo:
      past.length === 0
        ? undefined
        : () => {
            const before = past.at(-1);
            setPast(past.slice(0, -1));
            if (before !== undefined) put(before);
          },
  };
}
