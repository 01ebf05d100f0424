// The squares of a floor on which most happens, as bars, by what the floor's colours show.

import type { ReactElement } from 'react';
import { t } from '../../../text/report';
import type { FloorMap, Shown } from '../shown';
import { squaresOf, topSquares, valueText } from '../squares';
import { ChartPart } from './chart-panel';
import styles from './top-squares.module.css';

/** How many are listed. */
const LISTED = 5;

/** The part of the squares where most happens. */
export function TopSquares({ shown, map }: { shown: Shown; map: FloorMap }): ReactElement {
  const { report, workshop } = shown;
  const squares = report === null ? [] : topSquares(squaresOf(report), map, LISTED);
  const most = Math.max(0, ...squares.map((square) => square[map]));
  return (
    <ChartPart title={t('square.title')} note={report === null ? undefined : t('square.unit', { map })}>
      {report === null ? (
        <p className="note">{t('verdict.none')}</p>
      ) : squares.length === 0 ? (
        <p className="note">{t('square.none')}</p>
      ) : (
        <ol className={styles.topSquares}>
          {squares.map((square) => (
            <li key={square.place}>
              <span>{workshop.reportFloor?.squareName(report.circuit, square.place)}</span>
              <i style={{ width: `${(100 * square[map]) / most}%` }} />
              <b>{valueText(square[map], map)}</b>
            </li>
          ))}
        </ol>
      )}
    </ChartPart>
  );
}
