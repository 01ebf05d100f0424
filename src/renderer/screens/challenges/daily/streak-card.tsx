// Days in a row, the last two weeks, and the last result before today.

import type { DailyRace } from '@api/daily/commands';
import { localDay } from '@api/daily/local-day';
import { circuitName } from '@narration/catalogue-names';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { PlaceBadge } from '@ui/panels/seat';
import { CalendarDays, Flame } from 'lucide-react';
import type { ReactElement } from 'react';
import { dateText, dayOf } from '../../../app/format';
import { plateNameOf } from '../../../app/games/boxes';
import { useGameCard } from '../../../app/games/games';
import { rich, t } from '../../../text/club/challenges';
import type { DailyHome } from '../use-challenges';
import styles from './daily.module.css';
import type { DailyActions } from './daily-actions';
import { ShareLine } from './share-line';

export interface StreakCardProps {
  daily: DailyHome;
  day: string;
  before: DailyRace | null;
  actions: DailyActions;
  onCalendar(): void;
}

/** The card under the race of the day. */
export function StreakCard({ daily, day, before, actions, onCalendar }: StreakCardProps): ReactElement {
  const { streak, days } = daily;
  const text = { days: streak.days, best: streak.best };
  return (
    <Panel className={styles.streak}>
      <p className="visually-hidden">{t('streak.said', { ...text, today: streak.today ? 'yes' : 'no' })}</p>
      <div className={styles.streakRow} aria-hidden="true">
        <Flame size={38} className={styles.flame} />
        <b className={classes(styles.streakDays, 'num')}>{streak.days}</b>
        <span className={styles.streakText}>
          {rich('streak.days', { days: streak.days }, { br: () => <br /> })}
          <small>{t('streak.best', { best: streak.best })}</small>
        </span>
        <span className={styles.streakBlocks}>
          {days.map((one, at) => (
            <i key={one.day} data-done={one.done} data-today={at === days.length - 1} />
          ))}
        </span>
      </div>
      {before?.result ? (
        <Before race={before} day={day} actions={actions} />
      ) : (
        <p className="note">{t('before.none')}</p>
      )}
      <Button
        size="small"
        className={styles.calendarButton}
        icon={<CalendarDays size={18} className="icon" />}
        onClick={onCalendar}
      >
        {t('calendar')}
      </Button>
    </Panel>
  );
}

/** The last scored race before today. */
function Before({ race, day, actions }: { race: DailyRace; day: string; actions: DailyActions }): ReactElement | null {
  const card = useGameCard(race.game);
  const { result } = race;
  if (result === null) return null;
  const { place, cars, points } = result;
  const circuit = circuitName(card, race.circuit);
  const date = dateText(dayOf(race.day).toISOString());
  return (
    <>
      <div className={styles.before}>
        <PlaceBadge place={place} large />
        <p>
          <b>
            {race.day === dayBefore(day) ? t('before.yesterday', { circuit }) : t('before.day', { day: date, circuit })}
          </b>
          <span className="note">{t('before.result', { game: plateNameOf(race.game), place, cars })}</span>
        </p>
        <p className={styles.beforePoints}>
          <b className="num">{points}</b>
          <small>{t('daily.points', { points })}</small>
        </p>
      </div>
      <ShareLine race={race} onFriends={() => actions.compare(race)} />
    </>
  );
}

function dayBefore(day: string): string {
  const date = dayOf(day);
  date.setDate(date.getDate() - 1);
  return localDay(date);
}
