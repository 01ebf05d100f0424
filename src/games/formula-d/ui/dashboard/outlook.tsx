// What a roll of the chosen gear's die would bring, value by value.

import { classes } from '@ui/panels/classes';
import { ScrollArea } from '@ui/panels/scroll-area';
import type { ReactElement } from 'react';
import { bandsOf, bandText, oddsOf, outText, percent } from '../../narration/forecast';
import { t } from '../../text/t';
import type { GearChoice } from '../../types';
import frameStyles from './dash-frame.module.css';
import styles from './outlook.module.css';

/** Lists each value of the die with its best outcome. */
export function Outlook({ choice, wear }: { choice: GearChoice; wear: number }): ReactElement {
  const { stop } = oddsOf(choice);
  const out = outText(choice, wear);
  const { gear, cost } = choice;
  const name = cost > 0 ? t('outlook.label.cost', { gear, cost }) : t('outlook.label', { gear });
  return (
    <>
      <ScrollArea as="ul" className={classes(frameStyles.dashScroll, styles.outlook)} aria-label={name}>
        {bandsOf(choice).map((band) => (
          <li key={band.from} className={classes(styles.outlookBand, styles[`outlook-band-${band.kind}`])}>
            <b>{band.from === band.to ? band.from : `${band.from}–${band.to}`}</b>
            <span>{bandText(band)}</span>
            <i>{percent(band.percent)}</i>
          </li>
        ))}
      </ScrollArea>
      {out !== null && <p className={classes('note', styles.outlookOut)}>{out}</p>}
      {stop > 0 && <p className={classes('note', styles.outlookStop)}>{t('outlook.stop', { percent: stop })}</p>}
    </>
  );
}
