// What the host answers to one question of a screen, asked again when the question, the connection or the races change.
// Not for: what changes something (attempt in client.ts).

import type { ApiError, CommandName, In, Out } from '@api/contract';
import { useEffect, useState } from 'react';
import { client } from './client';
import { useApp } from './store';

/** value: the newest answer, shown on while another question is under way. fault: why the newest one was refused. */
export interface AnswerState<T> {
  value: T | undefined;
  fault: ApiError | undefined;
}

/** Asks the host; undefined as input: nothing is asked yet. */
export function useAnswer<N extends CommandName>(name: N, input: In<N> | undefined): AnswerState<Out<N>> {
  const [answer, setAnswer] = useState<AnswerState<Out<N>>>({ value: undefined, fault: undefined });
  const session = useApp((s) => s.session);
  const races = useRacesChanged();
  const question = input === undefined ? undefined : JSON.stringify(input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new session or a race that has ended asks again
  useEffect(() => {
    if (question === undefined) return;
    let wanted = true;
    client.call(name, JSON.parse(question) as In<N>).then(
      (reply) => {
        if (!wanted) return;
        setAnswer((before) =>
          reply.ok
            ? { value: reply.value, fault: undefined }
            : // A lost connection mends itself: what is shown stays.
              { value: before.value, fault: reply.fault.code === 'offline' ? undefined : reply.fault },
        );
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [name, question, session, races]);
  return answer;
}

/** Counts how often the host's list of races has changed since this screen came up. */
export function useRacesChanged(): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => client.on('matches.changed', () => setChanges((count) => count + 1)), []);
  return changes;
}
