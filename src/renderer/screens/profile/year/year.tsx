// A person's year in review, whenever asked: sums, months, games, moments and achievements, and the way to save it as a page.
// Not here: the numbers (src/achievements/year.ts), or the saved page (year-html.ts).

import type { AchievementCard, YearReview } from '@api/achievements/commands';
import { Button } from '@ui/controls/button';
import { Select } from '@ui/controls/select';
import { classes } from '@ui/panels/classes';
import { EmptyState, Panel, PanelHead } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { ArrowLeft, CalendarRange, FileDown } from 'lucide-react';
import { type CSSProperties, type ReactElement, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { apiErrorText } from '../../../app/api-errors';
import { saveFile } from '../../../app/files/export';
import { gamePaints, plateNameOf } from '../../../app/games/boxes';
import { Notices } from '../../../app/notices';
import { to } from '../../../app/routes';
import { useApp } from '../../../app/store';
import { AppTopBar } from '../../../app/top-bar';
import { useAnswer } from '../../../app/use-answer';
import { t } from '../../../text/club/achievements';
import { Pin } from '../achievements/pin';
import { nameOf, spokenOf, useWords } from '../achievements/words';
import styles from './year.module.css';
import { htmlOf } from './year-html';
import { gameLinesOf, momentsOf, monthsOf, sumsOf } from './year-lines';

const PIN = 60;

/** The screen. year: left out: the latest with a race. */
export function YearScreen({ year }: { year: number | undefined }): ReactElement {
  const [, navigate] = useLocation();
  const { value, apiError } = useAnswer('achievements.year', year === undefined ? {} : { year });
  return (
    <ScreenFrame top={<AppTopBar />}>
      <Notices />
      <div className={styles.year}>
        <div className={styles.yearHead}>
          <Button look="quiet" icon={<ArrowLeft size={18} className="icon" />} onClick={() => navigate(to.profile())}>
            {t('year.back')}
          </Button>
          <h1 className="heading h1">{t('year.title', { year: String(value?.year ?? year ?? '') })}</h1>
          <span className={styles.yearGap} />
          {value && <Which review={value} />}
        </div>
        {apiError && <EmptyState icon={<CalendarRange />} text={apiErrorText(apiError)} />}
        {apiError === undefined && (
          <Suspense fallback={<Fetching />}>
            {value === undefined ? <Fetching /> : <Review key={value.year} review={value} />}
          </Suspense>
        )}
      </div>
    </ScreenFrame>
  );
}

function Fetching(): ReactElement {
  return (
    <p className="note" role="status">
      {t('year.fetching')}
    </p>
  );
}

function Which({ review }: { review: YearReview }): ReactElement | null {
  const [, navigate] = useLocation();
  const years = [...new Set([review.year, ...review.years])].sort((a, b) => b - a);
  if (years.length < 2) return null;
  return (
    <Select
      label={t('year.which')}
      value={String(review.year)}
      choices={years.map((one) => ({ value: String(one), label: String(one) }))}
      onChange={(next) => navigate(to.yearReview(Number(next)))}
    />
  );
}

function Review({ review }: { review: YearReview }): ReactElement {
  useWords();
  const games = useApp((s) => s.games);
  if (review.races === 0) {
    return <EmptyState icon={<CalendarRange />} text={t('year.none', { year: String(review.year) })} />;
  }
  const save = () => saveFile({ fileName: `paddock-${review.year}.html`, text: htmlOf(review, games) });
  return (
    <>
      <div className={styles.yearSums}>
        {sumsOf(review).map(({ value, label }) => (
          <Panel key={label} className={classes(styles.yearSum)}>
            <b className="num">{value}</b>
            <span>{label}</span>
          </Panel>
        ))}
      </div>
      <div className={styles.yearParts}>
        <Months review={review} />
        <Games review={review} />
        <Moments review={review} />
        <Pins pins={review.achievements} />
      </div>
      <div className={styles.yearFoot}>
        <Button icon={<FileDown size={18} className="icon" />} onClick={save}>
          {t('year.save')}
        </Button>
      </div>
    </>
  );
}

function Months({ review }: { review: YearReview }): ReactElement {
  const months = monthsOf(review);
  const most = Math.max(1, ...months.map(({ races }) => races));
  return (
    <Panel className={classes(styles.yearPart)} label={t('year.months')}>
      <PanelHead
        side={
          <span className={styles.yearKey}>
            <i data-of="races" />
            {t('year.key.races')}
            <i data-of="wins" />
            {t('year.key.wins')}
          </span>
        }
      >
        {t('year.months')}
      </PanelHead>
      <ol className={styles.yearMonths}>
        {months.map(({ short, said, races, wins }) => (
          <li key={said} title={said} style={{ '--races': races / most, '--wins': wins / most } as CSSProperties}>
            <span className="visually-hidden">{said}</span>
            <span className={styles.yearBar} aria-hidden="true" />
            <small aria-hidden="true">{short}</small>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Games({ review }: { review: YearReview }): ReactElement {
  const cards = useApp((s) => s.games);
  return (
    <Panel className={classes(styles.yearPart)} label={t('year.games')}>
      <PanelHead>{t('year.games')}</PanelHead>
      <ul className={styles.yearGames}>
        {gameLinesOf(review, cards).map(({ game, sum, favourite, share }) => (
          <li key={game} style={{ ...gamePaints(game), '--share': share } as CSSProperties}>
            <b>{plateNameOf(game)}</b>
            <span className={styles.yearShare} aria-hidden="true" />
            <span>{sum}</span>
            <small>{favourite}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Moments({ review }: { review: YearReview }): ReactElement {
  const cards = useApp((s) => s.games);
  return (
    <Panel className={classes(styles.yearPart)} label={t('year.of', { name: review.name, year: String(review.year) })}>
      <PanelHead>{t('year.of', { name: review.name, year: String(review.year) })}</PanelHead>
      <dl className={styles.yearMoments}>
        {momentsOf(review, cards).map(({ title, text, race }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{race === undefined ? text : <Link href={to.replay(race)}>{text}</Link>}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Pins({ pins }: { pins: readonly AchievementCard[] }): ReactElement {
  return (
    <Panel className={classes(styles.yearPart)} label={t('year.pins')}>
      <PanelHead side={<b className="num">{pins.length}</b>}>{t('year.pins')}</PanelHead>
      {pins.length === 0 ? (
        <p className="note">{t('year.pins.none')}</p>
      ) : (
        <ul className={styles.yearPins}>
          {pins.map((pin) => (
            <li key={pin.id}>
              <span className="visually-hidden">{spokenOf(pin)}</span>
              <Pin pin={pin} isWon size={PIN} />
              <small aria-hidden="true">{nameOf(pin)}</small>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
