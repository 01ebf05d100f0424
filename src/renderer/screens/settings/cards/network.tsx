// The card of the network: this computer's addresses, and whether anything is open on it now.

import type { Network as OneNetwork } from '@api/party';
import { Chip } from '@ui/panels/panel';
import { Box, Cable, type LucideIcon, MonitorSmartphone, Wifi } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useParty } from '../../../app/party/party';
import { to } from '../../../app/routes';
import { useApp } from '../../../app/store';
import { useAnswer } from '../../../app/use-answer';
import { t } from '../../../text/settings';
import { Card, Line } from '../card';
import styles from './lists.module.css';

const ICONS: Readonly<Record<OneNetwork['kind'], LucideIcon>> = {
  ethernet: Cable,
  wifi: Wifi,
  other: MonitorSmartphone,
  virtual: Box,
  loopback: MonitorSmartphone,
};

/** The card of the network. */
export function Network(): ReactElement {
  const party = useParty((s) => s.party);
  const name = useApp((s) => s.settings.name);
  const networks = useAnswer('party.networks', {}).value;
  return (
    <Card
      title={t('network.title')}
      side={
        <Chip look={party === null ? 'plain' : 'good'}>{t(party === null ? 'network.closed' : 'network.open')}</Chip>
      }
    >
      <Line label={t('network.name')} note={t('network.name.note')}>
        <Link href={to.settings('profile')} className={styles.listLink}>
          {party?.hostName ?? name}
        </Link>
      </Line>
      <ul className={styles.list} aria-label={t('network.addresses')}>
        {(networks ?? []).map(({ address, name: of, kind }) => {
          const Icon = ICONS[kind];
          return (
            <li key={address}>
              <Icon size={18} className="icon" />
              <span className="num">{address}</span>
              <small>{t(`network.${kind}`, { name: of })}</small>
            </li>
          );
        })}
      </ul>
      <p className="note">{t('network.note')}</p>
    </Card>
  );
}
