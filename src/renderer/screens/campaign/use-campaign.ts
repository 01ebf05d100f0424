// What the host says about the campaign and the ladder, asked again when it changes; and starting a race of them.

import type { ChallengeKind, WhichChallenge } from '@api/campaign/commands';
import type { Out } from '@api/contract';
import { useOnChange } from '@ui/use-on-change';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { attempt, client } from '../../app/client';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';

export type CampaignHome = Out<'campaign.home'>;
export type Challenge = Out<'campaign.look'>;

/** All lanes; undefined until they have come. */
export function useCampaignHome(): CampaignHome | undefined {
  const all = useApp((s) => s.settings.allRaces);
  return useFresh(String(all), () => client.call('campaign.home', {}));
}

/** One race or step in full; undefined until it has come. */
export function useChallenge({ kind, game, n }: WhichChallenge): Challenge | undefined {
  const all = useApp((s) => s.settings.allRaces);
  const found = useFresh(`${kind} ${game} ${n} ${all}`, () => client.call('campaign.look', { kind, game, n }));
  // The card of another race would stand beside this one's name.
  return found?.kind === kind && found.game === game && found.n === n ? found : undefined;
}

/** Starts a race or goes on with it, and shows it. */
export function useStartChallenge(): { isBusy: boolean; start(which: WhichChallenge): void } {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  async function begin({ kind, game, n }: WhichChallenge): Promise<void> {
    setBusy(true);
    const begun = await attempt('campaign.start', { kind, game, n });
    setBusy(false);
    if (begun !== undefined) navigate(to.race(begun.match));
  }
  return { isBusy, start: (which) => void begin(which) };
}

/** Where the races of a kind are listed. */
export function listOfKind(kind: ChallengeKind, game: string): string {
  return kind === 'campaign' ? to.campaign() : to.ladder(game);
}

type Answered<T> = Promise<{ ok: true; value: T } | { ok: false; fault: unknown }>;

function useFresh<T>(key: string, ask: () => Answered<T>): T | undefined {
  const session = useApp((s) => s.session);
  const [value, setValue] = useState<T>();
  useOnChange([session, key], () => {
    if (session === 0) return;
    let here = true;
    const look = () => void ask().then((reply) => here && reply.ok && setValue(reply.value));
    look();
    const off = client.on('campaign.changed', look);
    return () => {
      here = false;
      off();
    };
  });
  return value;
}
