// The left column: the race of the day, the streak with the last result, and the race of the week.

import type { DailyRace } from '@api/daily/commands';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt } from '../../../app/client';
import { plateNameOf } from '../../../app/games/boxes';
import { to } from '../../../app/routes';
import { t } from '../../../text/club/challenges';
import styles from '../challenges.module.css';
import type { DailyHome } from '../use-challenges';
import { CalendarDialog } from './calendar';
import type { DailyActions } from './daily-actions';
import { DailyCard } from './daily-card';
import { FriendsDialog } from './friends';
import { StreakCard } from './streak-card';
import { WeekCard } from './week-card';

export interface DailyColumnProps {
  daily: DailyHome;
  day: string;
  /** The game of the filter; null: all. */
  game: string | null;
}

/** The column. */
export function DailyColumn({ daily, day, game }: DailyColumnProps): ReactElement {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [compared, setCompared] = useState<DailyRace | null>(null);
  const [isCalendar, setCalendar] = useState(false);
  async function begin(race: Pick<DailyRace, 'kind' | 'day'>, practice: boolean): Promise<void> {
    setBusy(true);
    const begun = await attempt('daily.start', { kind: race.kind, day: race.day, practice });
    setBusy(false);
    if (begun !== undefined) navigate(to.race(begun.match));
  }
  const actions: DailyActions = { start: (race, practice) => void begin(race, practice), compare: setCompared, isBusy };
  const { today, week, before } = daily;
  return (
    <>
      {game !== null && game !== today.game && (
        <p className={styles.elsewhere}>{t('daily.other', { game: plateNameOf(today.game) })}</p>
      )}
      <DailyCard race={today} actions={actions} />
      <div className={styles.pair}>
        <StreakCard {...{ daily, day, before, actions }} onCalendar={() => setCalendar(true)} />
        <WeekCard race={week} actions={actions} />
      </div>
      {compared !== null && <FriendsDialog race={compared} onClose={() => setCompared(null)} />}
      {isCalendar && <CalendarDialog day={day} actions={actions} onClose={() => setCalendar(false)} />}
    </>
  );
}
