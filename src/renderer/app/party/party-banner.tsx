// Shows on every page of the host's own windows that a party is open: its address, its code, and how to close it.

import { Button, IconButton } from '@ui/controls/button';
import { Confirm } from '@ui/overlays/dialog';
import { RadioTower, Users, X } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { rich, t } from '../../text/app';
import { attempt } from '../client';
import { to } from '../routes';
import { useApp } from '../store';
import { useHandset } from '../use-wide';
import { useParty } from './party';
import styles from './party-banner.module.css';
import { TablesButton } from './tables-button';
import { TournamentButton } from './tournament-button';

/** Screens that show the party themselves. */
const OWN_WAYS = [to.lobby(), to.hall(), to.race('')];

/** A strip above the page; the lobby, the hall and the party's race show this themselves. */
export function PartyBanner(): ReactElement | null {
  const party = useParty((s) => s.party);
  const owner = useApp((s) => s.role === 'owner');
  const [location, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const isHandset = useHandset();
  if (party === null || !owner || OWN_WAYS.some((way) => location.startsWith(way))) return null;
  const [address] = party.addresses;
  const close = () => void attempt('party.close', {});
  return (
    <section className={styles.partyBanner} aria-label={t('party.banner')}>
      <RadioTower size={18} className="icon" />
      <p>
        {rich(
          address === undefined ? 'party.open' : 'party.openAt',
          { name: party.name, code: party.code, address: (address ?? '').replace(/^https?:\/\/|\/$/g, '') },
          {
            b: (inner) => <b>{inner}</b>,
            letters: (inner) => <b className={styles.partyBannerCode}>{inner}</b>,
          },
        )}
      </p>
      <Button
        size="small"
        icon={<Users size={17} className="icon" />}
        onClick={() => navigate(party.match === null ? to.lobby() : to.race(party.match))}
      >
        {t(party.match === null ? 'party.toLobby' : 'party.toRace')}
      </Button>
      <TournamentButton isBrief={isHandset} />
      <TablesButton isBrief={isHandset} />
      <IconButton
        icon={<X size={18} />}
        label={t('party.close')}
        look="quiet"
        onClick={() => (party.guests.length === 0 ? close() : setAsking(true))}
      />
      <Confirm
        open={asking}
        title={t('party.close.title')}
        text={t('party.close.text')}
        yes={t('party.close')}
        onYes={close}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
