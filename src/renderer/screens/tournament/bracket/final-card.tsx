// The final before it is raced: the cup, its circuit, and who gets there. Not here: the final as a table (table-card.tsx).

import { drawInOrder } from '@ui/draw-in-order';
import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import { timeText } from '../../../app/format';
import { t } from '../../../text/tournament';
import { Trophy } from '../../results/podium-driver';
import { TourneyFace } from '../face';
import { cardKey } from '../model/links';
import { driverIn } from '../model/lookup';
import { raceText } from '../race-text';
import { useExpected } from '../use-expected';
import { shortSourceText, tableName } from '../words';
import styles from './final-card.module.css';
import type { TableCardProps } from './table-card';
import { TableMenu } from './table-menu';

/** The card. */
export function FinalCard(props: TableCardProps): ReactElement {
  const { view, cards, looks, at, own, path, isChosen, onChoose } = props;
  const { table } = at;
  const id = `tourney-table-${table.round}`;
  const start = useExpected(view, looks).get(table.round);
  const circuit = raceText(view, cards, table.race);
  return (
    <article
      className={classes(
        styles.tourneyFinal,
        path.has(table.round) && styles.tourneyFinalOwn,
        isChosen && styles.tourneyFinalChosen,
      )}
      aria-labelledby={id}
      data-table={table.round}
      data-anchor={cardKey(table.round)}
      tabIndex={-1}
      onFocus={onChoose}
    >
      <svg width="100" height="88" viewBox="-50 -42 100 88" aria-hidden="true">
        <ellipse cx="0" cy="40" rx="26" ry="5" fill="#000" opacity=".5" />
        <g transform="translate(0 2) scale(1.08)">
          <Trophy />
        </g>
      </svg>
      <h3 className={styles.tourneyFinalTitle} id={id}>
        {tableName(at)}
      </h3>
      <span className={styles.tourneyFinalWhere}>
        {start === undefined ? circuit : t('final.about', { circuit, time: timeText(start) })}
      </span>
      <span className={styles.tourneyFinalMenu}>
        <TableMenu {...props} />
      </span>
      <ol className={styles.tourneyFinalSeats}>
        {drawInOrder(table.places, (place) => {
          const driver = place.kind === 'open' ? undefined : driverIn(view, place.driver);
          if (place.kind === 'open' || driver === undefined) {
            return (
              <li className={styles.tourneyFinalOpen}>
                {place.kind === 'open' ? shortSourceText(view, place.from) : ''}
              </li>
            );
          }
          return (
            <li className={styles.tourneyFinalSeat}>
              <TourneyFace driver={driver} />
              <span className="ellipsis">
                {own.includes(driver.id) && driver.driver.kind !== 'hotseat' ? t('you') : driver.name}
              </span>
            </li>
          );
        })}
      </ol>
    </article>
  );
}
