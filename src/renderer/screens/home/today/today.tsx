// What is worth doing today, with its date. Not here: the cards (day-cards.tsx), what they ask the host (use-today.ts), and the
// first evening in their place (../first).

import { intlLocale } from '@i18n/page';
import { type ReactElement, Suspense } from 'react';
import { dayOf } from '../../../app/format';
import { screen } from '../../../app/language';
import { t } from '../../../text/home';
import styles from './today.module.css';
import { firstOpen, type Today } from './use-today';

const DayCards = screen(['today'], async () => (await import('./day-cards')).DayCards, 'little');

export interface TodayProps {
  /** undefined until it has come. */
  today: Today | undefined;
}

/** The heading and the cards. */
export function TodaySection({ today }: TodayProps): ReactElement {
  return (
    <section className={styles.today} aria-label={t('today')}>
      <div className={styles.todayHead}>
        <h2 className="heading">{t('today')}</h2>
        {today && <span className="note">{dateOf(today.day)}</span>}
        {today && isOver(today) && <span className={styles.todayOver}>{t('today.done')}</span>}
      </div>
      <Suspense fallback={<Placeholder />}>
        {today === undefined ? <Placeholder /> : <DayCards today={today} />}
      </Suspense>
    </section>
  );
}

/** Keeps the cards' room while they load. */
function Placeholder(): ReactElement {
  return <div className={styles.todayCards} />;
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
