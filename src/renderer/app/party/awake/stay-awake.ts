// Keeps the screen on for a guest who plays on a phone or tablet, from joining a party until leaving it. Everybody else's goes dark as usual.

import { toast } from '@ui/overlays/toasts';
import { t } from '../../../text/app';
import { deviceHere } from '../device';
import { useParty } from '../party';
import { type Awake, createAwake } from './awake';

let awake: Awake | undefined;

/** Starts following the party. Call it once per page. */
export function startStayingAwake(): void {
  const device = deviceHere();
  if (device !== 'phone' && device !== 'tablet') return;
  const own = createAwake({
    // Browsers have it on pages that came over HTTPS or from this machine, so a guest's seldom does.
    takeLock: 'wakeLock' in navigator ? () => navigator.wakeLock.request('screen') : undefined,
    loadVideo: async () => (await import('./silent-video')).silentVideo(),
    tip: () => toast('info', t('awake.tip')),
    page: document,
  });
  awake = own;
  useParty.subscribe(({ party }) => {
    if (party === null || party.you === null) own.release();
    else own.hold();
  });
}

/** A tap that leads to a party: call it in its handler, before anything that waits, or browsers do not count it as a tap. */
export function tappedToJoin(): void {
  awake?.tapped();
}
