// What is worth doing today, with its date; at a first start the first race alone. Not here: the cards of a usual day
// (day-cards.tsx), and what they ask the host (use-today.ts).

import type { SchoolProgress } from '@api/school/commands';
import { intlLocale } from '@i18n/page';
import { classes } from '@ui/panels/classes';
import { type ReactElement, Suspense } from 'react';
import { dayOf } from '../../../app/format';
import { firstBox } from '../../../app/games/boxes';
import { screen } from '../../../app/language';

import { useApp } from '../../../app/store';
import { t } from '../../../text/home';
import { FirstRaceCard } from './first-race-card';
import styles from './today.module.css';
import { firstOpen, type Today } from './use-today';

// A first start has only its first race.
const DayCards = screen(['today'], async () => (await import('./day-cards')).DayCards);

export interface TodayProps {
  /** undefined until it has come. */
  today: Today | undefined;
  learned: SchoolProgress | undefined;
}

/** The heading and the cards. */
export function TodaySection({ today, learned }: TodayProps): ReactElement {
  return (
    <section className={styles.today} aria-label={t('today')}>
      <div className={styles.todayHead}>
        <h2 className="heading">{t('today')}</h2>
        {today && <span className="note">{dateOf(today.day)}</span>}
        {today && isOver(today) && <span className={styles.todayOver}>{t('today.done')}</span>}
      </div>
      <Suspense fallback={<Placeholder />}>
        {today === undefined ? <Placeholder /> : <Cards today={today} learned={learned} />}
      </Suspense>
    </section>
  );
}

/** Keeps the cards' room while they load. */
function Placeholder(): ReactElement {
  return <div className={styles.todayCards} />;
}

function Cards({ today, learned }: { today: Today; learned: SchoolProgress | undefined }): ReactElement {
  const first = useApp((s) => firstBox(s.games));
  if (!today.isFresh || first === undefined) return <DayCards today={today} />;
  return (
    <div className={classes(styles.todayCards, styles.todayFresh)}>
      <FirstRaceCard game={first} learned={learned} />
    </div>
  );
}

/** 'Friday, 27 November'. */
function dateOf(day: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(intlLocale(), parts).format(dayOf(day));
}

/** Whether everything that today had to offer is done. */
function isOver(today: Today): boolean {
  return firstOpen(today) === undefined && today.daily !== null;
}
