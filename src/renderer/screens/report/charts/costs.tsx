// What a pass of each corner costs, as flames standing on the corners' signs.

import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import { t } from '../../../text/report';
import { type Corner, cornersOf, termsOf } from '../corners';
import type { Shown } from '../shown';
import { ChartPart } from './chart-panel';
import styles from './costs.module.css';

/** Sizes of the drawing. */
const WIDTH = 296;
const HEIGHT = 180;
const FOOT = 124;
const TOP = 34;
const WIDEST = 49;
/** The scale ends here at least. */
const LEAST = 1;

/** The part of what corners cost. */
export function Costs({ shown }: { shown: Shown }): ReactElement {
  const { report, before, workshop, lit, light } = shown;
  const corners = report === null ? [] : cornersOf(report);
  const old = before === null ? [] : cornersOf(before);
  const title = termsOf(workshop).spent;
  const step = Math.min(WIDEST, WIDTH / Math.max(1, corners.length));
  const most = Math.max(LEAST, ...[...corners, ...old].map(({ cost }) => cost));
  const yOf = (cost: number): number => FOOT - ((FOOT - TOP) * cost) / most;
  return (
    <ChartPart title={title} note={t('cost.unit')}>
      {corners.length === 0 ? (
        <p className="note">{t('verdict.none')}</p>
      ) : (
        <>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.costsChart} aria-hidden="true">
            <defs>
              <linearGradient id="report-flame" x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" stopColor="#ffb45a" />
                <stop offset=".5" stopColor="#f2612f" />
                <stop offset="1" stopColor="#8f1a14" />
              </linearGradient>
            </defs>
            {[0, 0.5, 1].map((share) => (
              <path key={share} d={`M0 ${yOf(share * most)}H${WIDTH}`} className={styles.costsLine} />
            ))}
            {corners.map((corner, index) => (
              <g
                key={corner.place}
                transform={`translate(${step * (index + 0.5)} 0)`}
                className={classes(corner.isIdle && styles.costsIdle, lit === index && styles.costsLit)}
                onPointerEnter={() => light(index)}
                onPointerLeave={() => light(null)}
              >
                <rect x={-step / 2} width={step} height={HEIGHT} fill="transparent" />
                <Flame corner={corner} y={yOf(corner.cost)} half={Math.min(15, step * 0.32)} />
                {old[index] && (
                  <path d={`M${-step * 0.4} ${yOf(old[index].cost)}h${step * 0.8}`} className={styles.costsOld} />
                )}
              </g>
            ))}
          </svg>
          {report?.box && report.costPerLap !== null && (
            <p className="note">
              {t('cost.box', {
                cost: report.costPerLap,
                low: report.box.costPerLap.low,
                high: report.box.costPerLap.high,
              })}
            </p>
          )}
          <ul className="visually-hidden">
            {corners.map(({ place, corner, cost }) => (
              <li key={place}>{t('cost.row', { corner, cost })}</li>
            ))}
          </ul>
        </>
      )}
    </ChartPart>
  );
}

function Flame({ corner, y, half }: { corner: Corner; y: number; half: number }): ReactElement {
  const height = FOOT - y;
  const k = Math.min(1, height / 36);
  const [a, b] = [half * 0.53, half * 0.47];
  const outer = `M${-half} ${FOOT}V${y + 20 * k}C${-half} ${y + 10 * k} ${-a} ${y + 12 * k} ${-b} ${y + 2 * k}C-2 ${y + 8 * k} -1 ${y} 2 ${y - 9 * k}C3 ${y + 2 * k} ${half} ${y + 6 * k} ${half} ${y + 20 * k}V${FOOT}Z`;
  return (
    <>
      <path d={outer} className={styles.costsFlame} fill="url(#report-flame)" />
      {height > 34 && (
        <path
          d={`M${-b} ${FOOT}V${y + 30 * k}Q0 ${y + 14 * k} ${b} ${y + 30 * k}V${FOOT}Z`}
          className={styles.costsCore}
        />
      )}
      <text y={y - 13} className={styles.costsValue}>
        {t('cost.value', { cost: corner.cost })}
      </text>
      {corner.limit !== null && (
        <g transform={`translate(0 ${FOOT + 20})`}>
          <rect
            x="-9.4"
            y="-9.4"
            width="18.8"
            height="18.8"
            rx="2.6"
            transform="rotate(45)"
            className={styles.costsSign}
          />
          <text y="5.8" className={styles.costsLimit}>
            {corner.limit}
          </text>
        </g>
      )}
      <text y={FOOT + 50} className={styles.costsName}>
        {t('corner', { corner: corner.corner })}
      </text>
    </>
  );
}
