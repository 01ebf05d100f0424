// How to join the party, on paper: the QR code, the party's code, and the address.

import type { TvParty, TvTable } from '@api/tv/commands';
import { QrCode } from '@ui/panels/qr-code';
import type { ReactElement } from 'react';
import { t } from '../../text/tv';
import { hostOf, linkOf } from '../lobby/link';
import styles from './join-card.module.css';

export interface JoinCardProps {
  party: Pick<TvParty, 'addresses' | 'code' | 'name'>;
  /** What the code is good for. */
  joins: TvTable['joins'];
}

/** The card. */
export function JoinCard({ party: { addresses, code, name }, joins }: JoinCardProps): ReactElement {
  const [address] = addresses;
  return (
    <section className={styles.tvPaper}>
      <p className={styles.tvScan}>{t(`scan.${joins}`)}</p>
      {address !== undefined && (
        <>
          <div className={styles.tvQr}>
            <QrCode text={linkOf(address, code)} label={t('scan.code', { party: name })} />
          </div>
          <p className={styles.tvOr}>{t('scan.or')}</p>
        </>
      )}
      <p className={styles.tvCode}>{code}</p>
      {address !== undefined && <p className={styles.tvAddress}>{hostOf(address)}</p>}
    </section>
  );
}
