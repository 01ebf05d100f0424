// The page of a career: the hill, the league's table, objectives, trophies, the next race and the rivals. Not here: several careers
// (list/), a past season (season/).

import type { CareerView } from '@api/career/commands';
import { Button } from '@ui/controls/button';
import { useKeys } from '@ui/keys';
import { Chip } from '@ui/panels/panel';
import { History, Library, UserRound } from 'lucide-react';
import { type ReactElement, type ReactNode, Suspense, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { to } from '../../app/routes';
import { useWide } from '../../app/use-wide';
import { t } from '../../text/club/career';
import styles from './career.module.css';
import { bestPerson, doneIn, driverIn, isAlone, leagueName } from './career-text';
import { Fetching, Page } from './frame';
import { Hill } from './hill/hill';
import { NextCard } from './next/next-card';
import { OverCard } from './next/over-card';
import { ChooseObjectives } from './objectives/choose';
import { Objectives } from './objectives/objectives';
import { PastDialog } from './past/past-dialog';
import { Rivals } from './rivals/rivals';
import { TrophyShelf } from './shelf/trophy-shelf';
import { LeagueTable } from './table/league-table';
import { useCareer } from './use-career';

/** From this window width on, in px, the hill is a column; below it is a strip at the top, on a phone the last part again. */
const COLUMN = 1024;
const PHONE = 768;
/** Races in the table beside the hill. */
const RACES = 4;

/** The screen. */
export function CareerScreen({ career }: { career: string }): ReactElement {
  const { value: view, apiError, put } = useCareer(career);
  return (
    <Page apiError={apiError} back={to.careers()}>
      {view === undefined ? (
        <Fetching />
      ) : (
        <Suspense fallback={<Fetching />}>
          <CareerPage view={view} onChange={put} />
        </Suspense>
      )}
    </Page>
  );
}

interface PageProps {
  view: CareerView;
  onChange(view: CareerView): void;
}

function CareerPage({ view, onChange }: PageProps): ReactElement {
  const page = useRef<HTMLDivElement>(null);
  useKeys({ g: () => page.current?.querySelector<HTMLElement>('[aria-keyshortcuts="G"]')?.click() });
  const hasColumn = useWide(COLUMN);
  const isPhone = !useWide(PHONE);
  const { now } = view;
  const hill = <CareerHill key="hill" view={view} isLying={!hasColumn && !isPhone} />;
  const table = (
    <div className={styles.careerMiddle} key="table">
      <LeagueTable season={now} most={RACES} />
      <Objectives season={now} />
      {!isPhone && <TrophyShelf view={view} />}
    </div>
  );
  const side = (
    <div className={styles.careerSide} key="side">
      <Main view={view} onChange={onChange} />
      {!isPhone && <Rivals season={now} />}
    </div>
  );
  // On a phone the next race is first and the road last.
  const parts: ReactNode[] = isPhone
    ? [side, table, <Rivals key="rivals" season={now} />, <TrophyShelf key="shelf" view={view} />, hill]
    : [hill, table, side];
  return (
    <div className={styles.career} ref={page}>
      <Head view={view} />
      <div className={styles.careerParts}>{parts}</div>
    </div>
  );
}

/** What comes next: choosing objectives, a race, or the ceremony. */
function Main({ view, onChange }: PageProps): ReactElement | null {
  const { now, next } = view;
  if (now.state === 'objectives') return <ChooseObjectives key={now.season} view={view} onChosen={onChange} />;
  if (now.ceremony !== null) return <OverCard view={view} ceremony={now.ceremony} onNext={onChange} />;
  return next === null ? null : <NextCard view={view} next={next} />;
}

function Head({ view }: { view: CareerView }): ReactElement {
  const [, navigate] = useLocation();
  const [isPast, setPast] = useState(false);
  const { now, next } = view;
  const league = leagueName(now.league);
  const state =
    now.state === 'objectives'
      ? t('head.choosing', { league })
      : next === null
        ? t('head.over', { league })
        : t('head.race', { league, race: next.number, races: now.races.length });
  return (
    <div className={styles.careerHead}>
      <h1 className="heading h1">{t('title')}</h1>
      <span className={styles.careerName}>{view.name}</span>
      <Chip look="amber">{t('head.season', { season: now.season })}</Chip>
      <Chip>{state}</Chip>
      <span className={styles.careerLinks}>
        <Button icon={<History size={17} className="icon" />} onClick={() => setPast(true)}>
          {t('head.past')}
        </Button>
        <Button icon={<Library size={17} className="icon" />} onClick={() => navigate(to.allCareers())}>
          {t('head.all')}
        </Button>
        <Button icon={<UserRound size={17} className="icon" />} onClick={() => navigate(to.profile())}>
          {t('head.profile')}
        </Button>
      </span>
      <PastDialog view={view} open={isPast} onClose={() => setPast(false)} />
    </div>
  );
}

function CareerHill({ view, isLying }: { view: CareerView; isLying: boolean }): ReactElement {
  const [, navigate] = useLocation();
  const { now } = view;
  return (
    <Hill
      leagues={view.leagues}
      cars={now.standings.flatMap(({ driver: id }, at) => {
        const driver = driverIn(now, id);
        const number = now.drivers.findIndex((one) => one.id === id) + 1;
        // Drivers level on points keep the order of the table: two cars cannot be in one place.
        return driver === undefined
          ? []
          : [{ driver: id, colour: driver.colour, number, place: at + 1, isOwn: driver.person }];
      })}
      hereText={hereText(view)}
      isLying={isLying}
      onSeason={(season) => navigate(to.careerSeason(view.career, season))}
      onHere={() => document.getElementById('career-table')?.focus()}
    />
  );
}

/** 'You are 2nd of 6'; for two people the better one's name. */
function hereText({ now }: CareerView): string {
  const line = bestPerson(now);
  if (line === undefined || doneIn(now) === 0) return t('station.here.before');
  const about = { place: line.place, drivers: now.drivers.length };
  if (isAlone(now)) return t('station.here.you', about);
  return t('station.here.other', { ...about, name: driverIn(now, line.driver)?.name ?? '' });
}
