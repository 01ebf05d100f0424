// The party's code on a strip of paper: to scan, or to type. The lobby has the whole card (code-card.tsx).

import type { Party } from '@api/party';
import { IconButton } from '@ui/controls/button';
import { QrCode } from '@ui/panels/qr-code';
import { Expand } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { t } from '../../text/hall';
import { BigCode } from '../lobby/big-code';
import { linkOf } from '../lobby/link';
import styles from './hall-side.module.css';

/** The strip; a press shows the code on the whole screen. */
export function CodeStrip({ party }: { party: Party }): ReactElement {
  const [isBig, setBig] = useState(false);
  const [address] = party.addresses;
  return (
    <section className={styles.hallCode} aria-label={t('code')}>
      {address !== undefined && (
        <span className={styles.hallQr}>
          <QrCode text={linkOf(address, party.code)} label={t('code.qr', { party: party.name })} />
        </span>
      )}
      <p className={styles.hallCodeText}>
        <small>{t('code')}</small>
        <b>
          <span className="visually-hidden">{[...party.code].join(' ')}</span>
          <span aria-hidden="true">{party.code}</span>
        </b>
      </p>
      {address !== undefined && (
        <IconButton
          icon={<Expand size={18} />}
          label={t('code.show')}
          look="quiet"
          className={styles.hallExpand}
          onClick={() => setBig(true)}
        />
      )}
      {isBig && address !== undefined && <BigCode party={party} address={address} onClose={() => setBig(false)} />}
    </section>
  );
}
