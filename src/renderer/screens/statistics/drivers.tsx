// Everyone who has raced here: the best three with their helmets, then all of them in a table that any column sorts.

import type { DriverLine } from '@api/archive';
import { namedKey } from '@drivers/keys';
import { intlLocale } from '@i18n/page';
import { Button } from '@ui/controls/button';
import { Segments } from '@ui/controls/segments';
import { classes } from '@ui/panels/classes';
import { EmptyState, Panel } from '@ui/panels/panel';
import { PlaceBadge } from '@ui/panels/seat';
import { playSound } from '@ui/sound/sound';
import { seatPaint } from '@ui/theme/seats';
import { ArrowDown, ArrowUp, ChartLine, Cpu } from 'lucide-react';
import { type CSSProperties, type ReactElement, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { apiErrorText } from '../../app/api-errors';
import { dateText } from '../../app/format';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { useAnswer } from '../../app/use-answer';
import { rich, t } from '../../text/statistics';
import { useStatFilter } from './filter';
import { Helmet } from './helmet';
import { MedalBar } from './medals';
import { RatingNumber } from './rating-number';
import { COLUMNS, type Column, sorted } from './sorting';
import styles from './statistics.module.css';

const KINDS = ['all', 'person', 'ai'] as const;
type Kind = (typeof KINDS)[number];

const MEAN = new Intl.NumberFormat(intlLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Lines of the table shown at once. */
const PAGE = 50;

/** The drivers' half of the statistics. */
export function Drivers(): ReactElement {
  const { value, apiError } = useAnswer('stats.drivers', useStatFilter());
  const [kind, setKind] = useState<Kind>('all');
  const [column, setColumn] = useState<Column>('wins');
  const [upwards, setUpwards] = useState(false);
  if (value === undefined) return <p className="note">{apiErrorText(apiError) ?? t('drivers.adding')}</p>;
  if (value.length === 0) return <NoDrivers />;
  const isRated = value.some((line) => line.rated !== null);
  const sort = isRated || column !== 'rating' ? column : 'wins';
  const lines = sorted(
    value.filter((line) => kind === 'all' || line.kind === kind),
    sort,
    upwards,
  );
  const sortBy = (next: Column) => {
    setUpwards(next === sort ? !upwards : false);
    setColumn(next);
  };
  return (
    <div className={styles.statsDrivers}>
      <BestThree lines={value} />
      <div className={styles.statsKinds}>
        <Segments
          label={t('drivers.kinds')}
          value={kind}
          choices={KINDS.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
          onChange={(next) => setKind(next)}
        />
        <span className="note">{t('drivers.count', { n: lines.length })}</span>
        {!isRated && <span className="note">{t('rating.pick')}</span>}
      </div>
      <DriverTable key={kind} lines={lines} isRated={isRated} column={sort} upwards={upwards} onSort={sortBy} />
    </div>
  );
}

function NoDrivers(): ReactElement {
  const [, navigate] = useLocation();
  return (
    <EmptyState
      icon={<ChartLine />}
      text={t('drivers.none')}
      action={<Button onClick={() => navigate(to.home())}>{t('box')}</Button>}
    />
  );
}

/** The drivers with the most wins, in the light. */
function BestThree({ lines }: { lines: readonly DriverLine[] }): ReactElement {
  return (
    <ol className={styles.bestThree} aria-label={t('best.label')}>
      {lines.slice(0, 3).map((line, at) => (
        <li key={line.driver}>
          <Link
            href={to.driver(line.driver)}
            className={classes(styles.best, 'panel panel-solid')}
            style={{ '--driver': seatPaint(line.colour) } as CSSProperties}
          >
            <PlaceBadge place={at + 1} large />
            <Helmet colour={line.colour} driver={line.driver} large />
            <span className={styles.bestText}>
              <b className="heading">{line.name}</b>
              <span className={styles.bestWins}>
                {rich('best.wins', { n: line.wins }, { b: (inner) => <span className="num">{inner}</span> })}
              </span>
              <small>{t('best.podiums', line)}</small>
              <MedalBar {...line} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

interface DriverTableProps {
  lines: readonly DriverLine[];
  /** Whether there is a rating to show. */
  isRated: boolean;
  column: Column;
  upwards: boolean;
  onSort(column: Column): void;
}

function DriverTable({ lines, isRated, column, upwards, onSort }: DriverTableProps): ReactElement {
  const [shown, setShown] = useState(PAGE);
  return (
    <Panel className={classes(styles.statsTablePanel)}>
      <table className={styles.statsTable}>
        <thead>
          <tr>
            <th className={styles.statsDriverHead} scope="col">
              {t('column.driver')}
            </th>
            {COLUMNS.filter((one) => isRated || one !== 'rating').map((one) => (
              <ColumnHead key={one} name={one} on={one === column} upwards={upwards} onSort={() => onSort(one)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, shown).map((line, at) => (
            <DriverRow key={line.driver} line={line} isRated={isRated} rank={upwards ? lines.length - at : at + 1} />
          ))}
        </tbody>
      </table>
      {lines.length > shown && (
        <div className={styles.statsMore}>
          <Button onClick={() => setShown(shown + PAGE)}>{t('drivers.more')}</Button>
        </div>
      )}
    </Panel>
  );
}

function ColumnHead(props: { name: Column; on: boolean; upwards: boolean; onSort(): void }): ReactElement {
  const { name, on, upwards, onSort } = props;
  const Arrow = upwards ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      className={styles[`stats-${name}`]}
      aria-sort={on ? (upwards ? 'ascending' : 'descending') : 'none'}
    >
      <button
        type="button"
        className={classes(styles.statsSort, on && styles.statsSortOn)}
        onClick={() => {
          playSound('click');
          onSort();
        }}
      >
        {t(`column.${name}`)}
        {on && <Arrow size={14} className="icon" aria-hidden="true" />}
      </button>
    </th>
  );
}

function DriverRow({ line, isRated, rank }: { line: DriverLine; isRated: boolean; rank: number }): ReactElement {
  const own = useApp((s) => s.settings.name);
  const isOwn = line.driver === namedKey('person', own);
  return (
    <tr className={classes(isOwn && styles.statsOwn)}>
      <th scope="row" className={styles.statsDriver}>
        <PlaceBadge place={rank} />
        <Helmet colour={line.colour} driver={line.driver} />
        <Link href={to.driver(line.driver)} className={classes(styles.statsName)}>
          {line.name}
        </Link>
        {line.kind !== 'person' && (
          <Cpu size={16} className={classes('icon', styles.statsCpu)} role="img" aria-label={kindLabel(line.kind)} />
        )}
      </th>
      <td className={classes(styles.statsStarts, 'num')}>{line.starts}</td>
      <td className={classes(styles.statsWins, 'num')}>
        <span>
          {line.wins}
          <MedalBar {...line} />
        </span>
      </td>
      <td className={classes(styles.statsPodiums, 'num')}>{line.podiums}</td>
      <td className={classes(styles.statsPoints, 'num')}>{line.points}</td>
      {isRated && (
        <td className={classes(styles.statsRating, 'num')}>{line.rated && <RatingNumber {...line.rated} />}</td>
      )}
      <td className={classes(styles.statsMeanPlace, 'num')}>{meanPlaceText(line.meanPlace)}</td>
      <td className={styles.statsLastAt}>{dateText(line.lastAt)}</td>
    </tr>
  );
}

/** '2.4'; a dash without a finished race. meanPlace: times 100. */
export function meanPlaceText(meanPlace: number): string {
  return meanPlace === 0 ? '–' : MEAN.format(meanPlace / 100);
}

/** The kind of driver. */
export function kindLabel(kind: DriverLine['kind']): string {
  return t(`kind.${kind}`);
}
