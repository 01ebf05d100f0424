// Time trials as the host knows them, asked again when one ends. Not here: what is driven in a race (screens/race/trial).

import type { Out } from '@api/contract';
import type { WhichTrial } from '@api/trials/commands';
import { useOnChange } from '@ui/use-on-change';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { attempt, client } from '../../../app/client';
import { to } from '../../../app/routes';
import { useApp } from '../../../app/store';

export type TrialsHome = Out<'trials.home'>;

/** All trials; undefined until they have come. */
export function useTrialsHome(): TrialsHome | undefined {
  const session = useApp((s) => s.session);
  const [home, setHome] = useState<TrialsHome>();
  useOnChange([session], () => {
    if (session === 0) return;
    let here = true;
    const look = () => void client.call('trials.home', {}).then((reply) => here && reply.ok && setHome(reply.value));
    look();
    const off = client.on('trials.changed', look);
    return () => {
      here = false;
      off();
    };
  });
  return home;
}

/** Starts a trial, or goes on with one that runs, and opens its race. */
export function useStartTrial(): { isBusy: boolean; start(which: WhichTrial): void } {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  async function begin({ game, circuit, kind }: WhichTrial): Promise<void> {
    setBusy(true);
    const begun = await attempt('trials.start', { game, circuit, kind });
    setBusy(false);
    if (begun !== undefined) navigate(to.race(begun.match));
  }
  return { isBusy, start: (which) => void begin(which) };
}
