// The opponents a driver has met most often, and who was ahead of whom.

import type { DriverPage } from '@api/archive';
import { classes } from '@ui/panels/classes';
import { Panel, PanelHead } from '@ui/panels/panel';
import type { TagNodes } from '@ui/rich/rich';
import { seatPaint } from '@ui/theme/seats';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { to } from '../../app/routes';
import { rich, t } from '../../text/statistics';
import driverStyles from './driver.module.css';
import { Helmet } from './helmet';
import ratingStyles from './rating.module.css';
import statisticsStyles from './statistics.module.css';

const READ: TagNodes = { read: (inner) => <span className="visually-hidden">{inner}</span> };

const PART: TagNodes = { part: (inner) => <span className={ratingStyles.ratingPart}>{inner}</span> };

/** Head to head, most met first. */
export function Rivals({ line, rivals }: { line: DriverPage['line']; rivals: DriverPage['rivals'] }): ReactElement {
  return (
    <Panel className={classes(driverStyles.driverRivals)} label={t('rivals.title')}>
      <PanelHead>{t('rivals.title')}</PanelHead>
      {rivals.length === 0 && <p className="note">{t('rivals.none', { name: line.name })}</p>}
      <ol className={driverStyles.rivals} style={{ '--digits': digitsOf(rivals) } as CSSProperties}>
        {rivals.map((rival) => (
          <li key={rival.driver} className={driverStyles.rival} style={duel(line, rival)}>
            <Helmet colour={rival.colour} driver={rival.driver} />
            <span className={driverStyles.rivalText}>
              <Link href={to.driver(rival.driver)} className={classes(statisticsStyles.statsName)}>
                {rival.name}
              </Link>
              <small className="note">{metText(rival)}</small>
            </span>
            <span className={driverStyles.rivalScore}>
              <span className="num">
                {rich('rivals.ahead', { n: rival.ahead, name: line.name }, READ)}
                <span className="visually-hidden">, </span>
              </span>
              <span className={driverStyles.rivalBar} aria-hidden="true">
                <i className={driverStyles.rivalAhead} />
                <i className={driverStyles.rivalBehind} />
              </span>
              <span className="num">{rich('rivals.ahead', { n: rival.behind, name: rival.name }, READ)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** How often they met, and the rival's rating if one game is selected. */
function metText({ races, rated }: DriverPage['rivals'][number]): ReactNode {
  if (rated === null) return t('rivals.races', { n: races });
  return rich('rivals.rated', { n: races, rating: String(rated.rating) }, PART);
}

/** Digits of the longest number among the duels. */
function digitsOf(rivals: DriverPage['rivals']): number {
  return Math.max(1, ...rivals.flatMap(({ ahead, behind }) => [`${ahead}`.length, `${behind}`.length]));
}

/** Both colours and the result of the races between them, as CSS properties. */
function duel(line: DriverPage['line'], rival: DriverPage['rivals'][number]): CSSProperties {
  const decided = Math.max(1, rival.ahead + rival.behind);
  return {
    '--own': seatPaint(line.colour),
    '--other': seatPaint(rival.colour),
    '--ahead': `${(rival.ahead / decided) * 100}%`,
  } as CSSProperties;
}
