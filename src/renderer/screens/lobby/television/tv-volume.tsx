// How loud the televisions of a party are: everybody at it may say.

import { TV_VOLUME } from '@api/constants';
import { Slider } from '@ui/controls/slider';
import type { ReactElement } from 'react';
import { attempt } from '../../../app/client';
import { useParty } from '../../../app/party/party';
import { t } from '../../../text/lobby';
import styles from './television.module.css';

/** The slider with its name. Until a television is there, it shows how loud one will be. */
export function TvVolume(): ReactElement {
  const volume = useParty((s) => s.party?.television ?? TV_VOLUME);
  return (
    <div className={styles.televisionVolume}>
      <span className="label">{t('tv.volume')}</span>
      <Slider label={t('tv.volume')} value={volume} onChange={(next) => void attempt('tv.volume', { volume: next })} />
    </div>
  );
}
