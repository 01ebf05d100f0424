// Looks for parties on the network for as long as a screen shows them.

import { useEffect } from 'react';
import { own } from '../../app/client';
import { useParty } from '../../app/party/party';
import { useApp } from '../../app/store';

/** ms that the search goes on after the last such screen: moving from one to the next does not start it again. */
const LINGER = 2000;
let shown = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Asks the own host for nearby parties; later ones arrive as pushes, until no screen shows them any more. */
export function useNear(): void {
  const session = useApp((s) => s.session);
  useEffect(() => {
    if (session === 0) return;
    clearTimeout(leaving);
    shown += 1;
    own.call('near.list', {}).then(
      (reply) => reply.ok && useParty.setState({ near: reply.value }),
      () => undefined,
    );
    return () => {
      shown -= 1;
      if (shown === 0) leaving = setTimeout(leave, LINGER);
    };
  }, [session]);
}

function leave(): void {
  own.call('near.leave', {}).catch(() => undefined);
}
