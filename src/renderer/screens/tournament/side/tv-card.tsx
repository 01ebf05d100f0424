// How to put the tournament on a television.

import type { Party } from '@api/party';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { QrCode } from '@ui/panels/qr-code';
import type { ReactElement } from 'react';
import { to } from '../../../app/routes';
import { t } from '../../../text/tournament';
import { hostOf } from '../../lobby/link';
import { TelevisionButton } from '../../lobby/television/television';
import styles from './side.module.css';

/** The card, for the host of the party. */
export function TvCard({ party }: { party: Party }): ReactElement {
  const [address] = party.addresses;
  return (
    <Panel className={styles.tourneyTv} label={t('tv')}>
      {address !== undefined && (
        <span className={styles.tourneyQr}>
          <QrCode text={`${address.replace(/\/?$/, '/')}#${to.tv(party.code)}`} label={t('tv.qr')} />
        </span>
      )}
      <div className={styles.tourneyTvText}>
        <div className={styles.tourneyTvHead}>
          <h2 className={classes('heading', styles.tourneyTvTitle)}>{t('tv')}</h2>
          <TelevisionButton />
        </div>
        <p>{t('tv.text')}</p>
        {address !== undefined && <b className={styles.tourneyTvAddress}>{`${hostOf(address)}/tv`}</b>}
      </div>
    </Panel>
  );
}
