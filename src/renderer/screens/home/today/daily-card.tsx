// Today's daily race: open, running or done. Not here: the week's race, sharing and the calendar (screens/challenges).

import type { DailyRace } from '@api/daily/commands';
import { intlLocale } from '@i18n/page';
import { circuitName } from '@narration/catalogue-names';
import { Button } from '@ui/controls/button';
import { pictureUrl } from '@ui/panels/seat';
import { CalendarX, Check, Flag, Flame, Play } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt } from '../../../app/client';
import { dayOf } from '../../../app/format';
import { plateNameOf } from '../../../app/games/boxes';
import { useFirstLook, useGameCard } from '../../../app/games/games';
import { to } from '../../../app/routes';
import { t } from '../../../text/club/today';
import { Blocks } from './blocks';
import { Card, CardPicture, SmallBox } from './card';
import styles from './pictures.module.css';
import { isDone, type Today } from './use-today';

/** The card; if the host has no race today, it says so. */
export function DailyCard({ today, isFirst }: { today: Today; isFirst: boolean }): ReactElement {
  const { daily, day } = today;
  return daily === null ? <NoDaily day={day} /> : <RaceOfTheDay daily={daily} isFirst={isFirst} />;
}

function RaceOfTheDay({ daily, isFirst }: { daily: NonNullable<Today['daily']>; isFirst: boolean }): ReactElement {
  const { today: race, streak, days } = daily;
  const look = useFirstLook(race.game);
  const circuit = circuitName(useGameCard(race.game), race.circuit);
  return (
    <Card
      isFirst={isFirst}
      isDone={isDone(race)}
      name={t('daily.title')}
      picture={
        <>
          <CardPicture url={pictureUrl(look.circuitPicture(race.circuit, 'large'))} />
          <Leaf day={race.day} />
          <SmallBox game={race.game} />
        </>
      }
      label={t('daily.title')}
      side={<Streak {...streak} />}
      title={circuit}
      text={textOf(race)}
      foot={isDone(race) ? <DailyOver /> : <StartButton race={race} isFirst={isFirst} />}
    >
      {/* A streak that has ended is over: its gaps are not shown. */}
      {(streak.days > 0 || isDone(race)) && (
        <Blocks
          look="streak"
          states={days.map(({ done }, at) =>
            done ? 'done' : at === days.length - 1 && !isDone(race) ? 'now' : 'open',
          )}
        />
      )}
    </Card>
  );
}

/** What is raced and from where; after the race, how it went. */
function textOf({ game, laps, grid, drivers, result }: DailyRace): string {
  if (result !== null) {
    const { place, points, rounds, finished } = result;
    return finished ? t('daily.result', { place, points }) : t('daily.out', { rounds });
  }
  const about = { game: plateNameOf(game), laps: laps ?? 0 };
  const own = drivers.findIndex(({ character }) => character === null);
  return grid && own >= 0 ? t('daily.about.grid', { ...about, place: own + 1 }) : t('daily.about', about);
}

/** '12 in a row'; after a missed streak only the best one. */
function Streak({ days, best }: { days: number; best: number }): ReactNode {
  if (days > 0)
    return (
      <>
        <Flame size={15} className={styles.dayFlame} aria-hidden="true" />
        {t('daily.streak', { days })}
      </>
    );
  return best > 0 && t('daily.best', { days: best });
}

function StartButton({ race, isFirst }: { race: DailyRace; isFirst: boolean }): ReactElement {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const runs = race.state === 'running';
  async function begin(): Promise<void> {
    setBusy(true);
    const begun = await attempt('daily.start', { kind: race.kind, day: race.day, practice: false });
    setBusy(false);
    if (begun !== undefined) navigate(to.race(begun.match));
  }
  return (
    <Button
      look={isFirst ? 'main' : 'plain'}
      icon={runs ? <Play size={17} className="icon" /> : <Flag size={17} className="icon" />}
      busy={isBusy}
      aria-label={t(runs ? 'daily.resume.said' : 'daily.start.said')}
      aria-keyshortcuts="D"
      onClick={() => void begin()}
    >
      {t(runs ? 'daily.resume' : 'daily.start')}
    </Button>
  );
}

function DailyOver(): ReactElement {
  return (
    <Button
      icon={<Check size={17} className="icon" />}
      why={t('daily.over.why')}
      aria-label={t('over.said', { card: t('daily.title') })}
      aria-keyshortcuts="D"
    >
      {t('over')}
    </Button>
  );
}

function NoDaily({ day }: { day: string }): ReactElement {
  const [, navigate] = useLocation();
  return (
    <Card
      name={t('daily.title')}
      picture={
        <>
          <span className={styles.dayNothing}>
            <CalendarX size={40} strokeWidth={1.4} aria-hidden="true" />
          </span>
          <Leaf day={day} />
        </>
      }
      label={t('daily.title')}
      title={t('daily.none.title')}
      text={t('daily.none')}
      foot={
        <Button aria-keyshortcuts="D" onClick={() => navigate(to.challenges())}>
          {t('challenges')}
        </Button>
      }
    />
  );
}

/** A page of a calendar. */
function Leaf({ day }: { day: string }): ReactElement {
  const date = dayOf(day);
  return (
    <time className={styles.dayLeaf} dateTime={day}>
      <i>{new Intl.DateTimeFormat(intlLocale(), { month: 'short' }).format(date)}</i>
      <b>{date.getDate()}</b>
    </time>
  );
}
