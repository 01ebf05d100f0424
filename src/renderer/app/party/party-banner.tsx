// Says on every page of the host's own windows that a party is open: where, with which code, and the way to close it.

import { Button, IconButton } from '@ui/panels/button';
import { Confirm } from '@ui/panels/dialog';
import { RadioTower, Users, X } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt } from '../client';
import { to } from '../routes';
import { useApp } from '../store';
import { useParty } from './party';
import styles from './party-banner.module.css';

/** A strip above the page; in the lobby and in the party's race those say it themselves. */
export function PartyBanner(): ReactElement | null {
  const party = useParty((s) => s.party);
  const owner = useApp((s) => s.role === 'owner');
  const [location, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  if (party === null || !owner || location === to.lobby() || location.startsWith(to.race(''))) return null;
  const [address] = party.addresses;
  const close = () => void attempt('party.close', {});
  return (
    <section className={styles.partyBanner} aria-label="Open party">
      <RadioTower size={18} className="icon" />
      <p>
        <b>{party.name}</b> is open
        {address !== undefined && (
          <>
            {' '}
            at <b>{address.replace(/^https?:\/\/|\/$/g, '')}</b>
          </>
        )}
        , code <b className={styles.partyBannerCode}>{party.code}</b>
      </p>
      <Button
        size="small"
        icon={<Users size={17} className="icon" />}
        onClick={() => navigate(party.match === null ? to.lobby() : to.race(party.match))}
      >
        {party.match === null ? 'To the lobby' : 'To the race'}
      </Button>
      <IconButton
        icon={<X size={18} />}
        label="Close party"
        look="quiet"
        onClick={() => (party.guests.length === 0 ? close() : setAsking(true))}
      />
      <Confirm
        open={asking}
        title="Close the party?"
        text="All guests are sent home and the port is closed. A race stays saved."
        yes="Close party"
        onYes={close}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
