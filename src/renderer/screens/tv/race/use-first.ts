// The first update of a race, from which the television knows its game.

import type { MatchUpdate } from '@api/contract';
import { useEffect, useState } from 'react';
import { client } from '../../../app/client';

/** Undefined until the host has answered. session: the handshake after which the page may watch; 0: not yet. */
export function useFirstOf(match: string, session: number): MatchUpdate | undefined {
  const [first, setFirst] = useState<MatchUpdate>();
  const isAsked = session > 0 && first === undefined;
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    client.call('match.watch', { match }).then(
      (reply) => {
        if (isWanted && reply.ok) setFirst(reply.value);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [match, isAsked]);
  return first;
}
