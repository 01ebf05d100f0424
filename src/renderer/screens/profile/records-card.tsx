// The newest records that the person holds, each with its race to watch.

import type { RecordLine } from '@api/archive';
import { circuitName } from '@narration/catalogue-names';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { Timer } from 'lucide-react';
import { type ReactElement, Suspense } from 'react';
import { Link } from 'wouter';
import { useGameCard, useGameUi } from '../../app/games/games';
import { to } from '../../app/routes';
import { useAnswer } from '../../app/use-answer';
import { t } from '../../text/club/profile';
import { nameOf, valueText } from '../statistics/figures';
import styles from './records-card.module.css';

/** Tiles beside each other. */
const MOST = 4;

/** The tiles; a line if there are none. driver: the person's key. */
export function RecordsCard({ driver }: { driver: string }): ReactElement {
  const { value } = useAnswer('stats.records', {});
  const own = value?.filter((line) => line.driver === driver).toSorted((a, b) => b.at.localeCompare(a.at));
  if (own === undefined || own.length === 0) {
    return (
      <Panel className={classes(styles.ownRecordsNone)} label={t('records.title')}>
        <p className="note">{own && t('records.none')}</p>
      </Panel>
    );
  }
  return (
    <ul className={styles.ownRecordsTiles} aria-label={t('records.title')}>
      {own.slice(0, MOST).map((line) => (
        <li key={`${line.match} ${line.figure} ${line.length}`}>
          <Suspense>
            <Tile line={line} />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}

function Tile({ line }: { line: RecordLine }): ReactElement {
  const ui = useGameUi(line.game);
  const card = useGameCard(line.game);
  const value = valueText(ui, line.figure, line.value);
  const words = { figure: nameOf(ui, line.figure), circuit: circuitName(card, line.circuit) };
  return (
    <Link
      href={to.replay(line.match)}
      className={styles.ownRecordsTile}
      aria-label={t('records.play', { value, ...words })}
    >
      <Timer size={20} aria-hidden="true" />
      <b className="num">{value}</b>
      <small>{t('records.at', words)}</small>
    </Link>
  );
}
