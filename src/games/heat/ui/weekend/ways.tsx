// How to win more sponsorship cards in a weekend, or what it has without them: a picture and a short text for each way.

import { classes } from '@ui/panels/classes';
import { Gauge, Trophy, Wind } from 'lucide-react';
import type { ReactElement } from 'react';
import { type PressCorner, type WayToWin, waysToWin } from '../../narration/weekend-text';
import { t } from '../../text/t';
import type { EventId, HeatView } from '../../types';
import styles from './ways.module.css';

const ICONS: Readonly<Record<WayToWin['kind'], ReactElement>> = {
  speed: <Gauge size={22} />,
  slipstream: <Wind size={22} />,
  event: <Trophy size={22} />,
};

/** The ways to win a card, as part of the dashboard. */
export function WaysToWin(props: { event: EventId; view: HeatView; corners: readonly PressCorner[] }): ReactElement {
  const { event, view, corners } = props;
  return (
    <section className={styles.weekendHow} aria-label={t('ways.title')}>
      <span className="label">{t(view.sponsorship ? 'ways.head' : 'ways.head.none')}</span>
      <div>
        {waysToWin(event, view.sponsorship ? corners : []).map((way) => (
          <div key={way.kind} className={classes(styles.weekendWay, styles[`weekend-way-${way.kind}`])}>
            <span aria-hidden="true">{ICONS[way.kind]}</span>
            <b>{way.title}</b>
            <p>{way.text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
