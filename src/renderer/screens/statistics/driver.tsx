// One driver's page: helmet and totals, form, tallies by game and circuit, and the most frequent opponents.

import './statistics.module.css';
import type { DriverPage } from '@api/archive';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Chip, EmptyState, Panel } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { seatPaint } from '@ui/theme/seats';
import { ArrowLeft, Clapperboard, UserX } from 'lucide-react';
import { type CSSProperties, type ReactElement, Suspense } from 'react';
import { useLocation } from 'wouter';
import { apiErrorText } from '../../app/api-errors';
import { dateTimeText } from '../../app/format';
import { Notices } from '../../app/notices';
import { to } from '../../app/routes';
import { AppTopBar } from '../../app/top-bar';
import { useAnswer } from '../../app/use-answer';
import { t } from '../../text/statistics';
import { showReplays } from '../races/filter';
import driverStyles from './driver.module.css';
import { kindLabel, meanPlaceText } from './drivers';
import { useStatFilter } from './filter';
import { Form } from './form';
import { Helmet } from './helmet';
import { Rating } from './rating';
import { Rivals } from './rivals';
import type { Column } from './sorting';
import { StatFilter } from './statistics';
import statisticsStyles from './statistics.module.css';
import { CircuitTallies, GameTallies } from './tallies';

/** A driver's page. driver: a key such as 'person/marta'. */
export function DriverScreen({ driver }: { driver: string }): ReactElement {
  const [, navigate] = useLocation();
  const filter = useStatFilter();
  const { value, apiError } = useAnswer('stats.driver', { ...filter, driver });
  return (
    <ScreenFrame top={<AppTopBar />}>
      <Notices />
      <div className={statisticsStyles.stats}>
        <div className={statisticsStyles.statsHead}>
          <Button
            look="quiet"
            icon={<ArrowLeft size={18} className="icon" />}
            onClick={() => navigate(to.statistics())}
          >
            {t('title')}
          </Button>
          <span className={statisticsStyles.statsGap} />
          <StatFilter />
        </div>
        {apiError === undefined ? (
          <Suspense>{value && <Driver key={driver} page={value} />}</Suspense>
        ) : (
          <>
            <h1 className="hidden-text">{t('driver.title')}</h1>
            <EmptyState icon={<UserX />} text={apiErrorText(apiError)} />
          </>
        )}
      </div>
    </ScreenFrame>
  );
}

function Driver({ page }: { page: DriverPage }): ReactElement {
  return (
    <div className={driverStyles.driver}>
      <DriverHead line={page.line} />
      <Form form={page.form} colour={page.line.colour} />
      <Rating page={page} />
      <Rivals line={page.line} rivals={page.rivals} />
      <GameTallies games={page.games} colour={page.line.colour} />
      <CircuitTallies circuits={page.circuits} />
    </div>
  );
}

function DriverHead({ line }: { line: DriverPage['line'] }): ReactElement {
  const [, navigate] = useLocation();
  const filter = useStatFilter();
  const totals = [
    ['starts', String(line.starts)],
    ['wins', String(line.wins)],
    ['podiums', String(line.podiums)],
    ['points', String(line.points)],
    ['meanPlace', meanPlaceText(line.meanPlace)],
  ] as const satisfies readonly (readonly [Exclude<Column, 'rating'>, string])[];
  return (
    <Panel className={classes(driverStyles.driverHead)}>
      <div className={driverStyles.driverPortrait} style={{ '--driver': seatPaint(line.colour) } as CSSProperties}>
        <Helmet colour={line.colour} driver={line.driver} large />
      </div>
      <div className={driverStyles.driverText}>
        <h1 className={classes('heading', driverStyles.driverName)}>{line.name}</h1>
        <p className={driverStyles.driverLine}>
          <Chip>{kindLabel(line.kind)}</Chip>
          <span className="note">{t('driver.last', { when: dateTimeText(line.lastAt) })}</span>
        </p>
        <Button
          icon={<Clapperboard size={18} className="icon" />}
          onClick={() => {
            showReplays({ game: filter.game, circuit: filter.circuit, driver: line.driver });
            navigate(to.races('finished'));
          }}
        >
          {t('driver.races')}
        </Button>
      </div>
      <dl className={driverStyles.roundels}>
        {totals.map(([column, value]) => (
          <div key={column} className={driverStyles.roundel}>
            <dt>{t(`column.${column}`)}</dt>
            <dd className={classes('num', value.length > 3 && driverStyles.roundelLong)}>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
