// The tables that come next, and when they are expected to start. Not here: those that are called (calling.tsx) or race.

import { Panel, PanelHead } from '@ui/panels/panel';
import type { ReactElement } from 'react';
import { timeText } from '../../../app/format';
import { t } from '../../../text/tournament';
import type { TourneyPart } from '../context';
import { phaseOf, placedTables } from '../model/lookup';
import { whereText } from '../race-text';
import { useExpected } from '../use-expected';
import { tableName } from '../words';
import styles from './side.module.css';

/** Lines shown at most. */
const MOST = 5;

/** The panel; nothing once every table has begun. */
export function NextUp({ view, cards, party, looks, path }: TourneyPart): ReactElement | null {
  const expected = useExpected(view, looks);
  const all = placedTables(view).filter(({ table }) => ['waiting', 'callable'].includes(phaseOf(view, table)));
  // A league knows all its weeks: the later ones come later.
  const coming = all.toSorted((a, b) => a.stage.number - b.stage.number);
  if (coming.length === 0) return null;
  return (
    <Panel className={styles.tourneyNext} label={t('next')}>
      <PanelHead side={<span className="note">{t('next.left', { n: coming.length })}</span>}>{t('next')}</PanelHead>
      <ol>
        {coming.slice(0, MOST).map((at) => (
          <li key={at.table.round} className={styles.tourneyNextLine} data-own={path.has(at.table.round) || undefined}>
            <b>{tableName(at)}</b>
            <span>{whereText(view, cards, party, at)}</span>
            <em className={phaseOf(view, at.table) === 'callable' ? styles.tourneyCanStart : styles.tourneyWaits}>
              {phaseOf(view, at.table) === 'callable' ? t('next.now') : whenText(expected.get(at.table.round))}
            </em>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** 'about 20:45' where it is known. at: ms since 1970. */
function whenText(at: number | undefined): string {
  return at === undefined ? t('state.waiting') : t('next.about', { time: timeText(at) });
}
