// The panel that lists the coins on the track.

import type { Seat } from '@core/contract';
import { inReach } from '@ui/inspector/part';
import { classes } from '@ui/panels/classes';
import type { TagNodes } from '@ui/rich/rich';
import type { ReactElement } from 'react';
import { coinMove } from '../../narration/texts';
import { t } from '../../text/t';
import type { Coin, HavocView } from '../../types';
import { coinPicture } from '../board';
import { Piece } from '../cards/picture';
import { coinPart } from '../parts';
import { rich } from '../rich';
import styles from './coins-panel.module.css';

const HIDDEN: TagNodes = { hidden: (inner) => <span className="visually-hidden">{inner}</span> };

/** The coins on the track: how many are face down, and the viewer's own with their values. */
export function CoinsPanel({ view, viewer }: { view: HavocView; viewer: Seat | null }): ReactElement {
  const known = view.laid.filter((one) => one.coin !== null);
  const counts = (coin: Coin): number => known.filter((one) => one.coin === coin).length;
  const kinds = [...new Set(known.map((one) => one.coin ?? 0))].sort((a, b) => a - b);
  return (
    <section className={classes('panel panel-glass', styles.coinsPanel)} aria-label={t('coins.title')}>
      <h2 className="label">{t('coins.title')}</h2>
      <ul className={styles.coinsPanelLaid}>
        <li {...inReach(coinPart(null))}>
          <Piece picture={coinPicture(null)} />
          <span>{rich('coins.faceDown', { n: view.laid.length - known.length }, HIDDEN)}</span>
        </li>
        {kinds.map((coin) => (
          <li key={coin} {...inReach(coinPart(coin))}>
            <Piece picture={coinPicture(coin)} />
            <span>{rich('coins.known', { ...coinMove(coin), n: counts(coin) }, HIDDEN)}</span>
          </li>
        ))}
      </ul>
      <p className="note">{viewer === null ? t('coins.watching') : t('coins.note')}</p>
    </section>
  );
}
