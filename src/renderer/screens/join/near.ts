// Looking for parties on the network, for as long as a screen that shows them stands.

import { useEffect } from 'react';
import { own } from '../../app/client';
import { useParty } from '../../app/party/party';
import { useApp } from '../../app/store';

/** ms after the last such screen: anyone who goes from one to the next does not look again. */
const LINGER = 2000;
let shown = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Asks the own host for parties nearby; what it finds later comes on its own, until no screen shows it any more. */
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
