// The host's answer to a screen's query, requested again when the query, the connection or the races change.
// Not here: calls that change something (attempt in client.ts).

import type { ApiError, CommandName, In, Out } from '@api/contract';
import { useOnChange } from '@ui/use-on-change';
import { useEffect, useState } from 'react';
import { client } from './client';
import { useApp } from './store';

/** value: the newest answer, still shown while the next query runs. apiError: why the newest query was refused. */
export interface AnswerState<T> {
  value: T | undefined;
  apiError: ApiError | undefined;
}

/** Queries the host; undefined as input: no query yet. */
export function useAnswer<N extends CommandName>(name: N, input: In<N> | undefined): AnswerState<Out<N>> {
  const [answer, setAnswer] = useState<AnswerState<Out<N>>>({ value: undefined, apiError: undefined });
  const session = useApp((s) => s.session);
  const races = useRacesChanged();
  const question = input === undefined ? undefined : JSON.stringify(input);
  // A new session, or a race that has ended, asks again.
  useOnChange([name, question, session, races], () => {
    if (question === undefined) return;
    let wanted = true;
    client.call(name, JSON.parse(question) as In<N>).then(
      (reply) => {
        if (!wanted) return;
        setAnswer((before) =>
          reply.ok
            ? { value: reply.value, apiError: undefined }
            : // Nothing to do for a lost connection: the page keeps what it shows.
              { value: before.value, apiError: reply.fault.code === 'offline' ? undefined : reply.fault },
        );
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  });
  return answer;
}

/** Counts the changes of the host's list of races since this screen opened. */
export function useRacesChanged(): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => client.on('matches.changed', () => setChanges((count) => count + 1)), []);
  return changes;
}
