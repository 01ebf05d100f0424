// Looking for parties on the network, for as long as a screen that shows them stands.

import { useEffect } from 'react';
import { own } from '../../app/client';
import { useParty } from '../../app/party/party';
import { useApp } from '../../app/store';

/** Asks the own host for parties nearby; what it finds later comes by itself. */
export function useNear(): void {
  const session = useApp((s) => s.session);
  useEffect(() => {
    if (session === 0) return;
    own.call('near.list', {}).then(
      (reply) => reply.ok && useParty.setState({ near: reply.value }),
      () => undefined,
    );
  }, [session]);
}
