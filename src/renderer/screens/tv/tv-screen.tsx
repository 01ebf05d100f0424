// The television: shows the party to the whole room and takes no input. Not here: the host's dialogue about it (lobby/television).

import type { TvTable } from '@api/tv/commands';
import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { setSound } from '@ui/sound/sound';
import { Tv as TvIcon, Unplug } from 'lucide-react';
import { type ReactElement, type ReactNode, Suspense, useEffect, useState } from 'react';
import { apiErrorText } from '../../app/api-errors';
import { heard } from '../../app/heard';
import { useApp } from '../../app/store';
import { t } from '../../text/tv';
import { TvHall } from './hall/tv-hall';
import { TvLobby } from './lobby/tv-lobby';
import { TvRace } from './race/tv-race';
import { useVoiceReport } from './race/use-speech';
import { TvSplit } from './split/tv-split';
import { TvTournament } from './tournament/tv-tournament';
import styles from './tv.module.css';
import { atTable } from './tv-table';
import { useProgramme } from './use-programme';
import { type Tv, useTv } from './use-tv';

/** ms without a movement after which the pointer is hidden. */
const POINTER = 2000;
/** ms after which a page that its host refuses is loaded again: the host may be newer than the page. */
const RELOAD = 10_000;

/** The page of a television. code: of the party, from its address. */
export function TvScreen({ code }: { code: string | undefined }): ReactElement {
  const tv = useTv(code);
  const shown = useProgramme(tv.state?.party ?? null, tv.session);
  const hidesPointer = useStillPointer();
  useFullScreen();
  useVolume(tv.state?.party?.volume, shown.length > 1);
  useVoiceReport(tv.session);
  useReload();
  return (
    <main className={styles.tv} data-pointer={hidesPointer ? 'hidden' : undefined}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <div className={styles.tvDrift}>
        <Suspense>
          <Scene tv={tv} shown={shown} />
        </Suspense>
      </div>
      {tv.isLost && <Lost host={tv.state?.party?.hostName} />}
    </main>
  );
}

interface SceneProps {
  tv: Tv;
  /** The tables on screen. */
  shown: readonly TvTable[];
}

function Scene({ tv: { state, apiError, session, mark }, shown }: SceneProps): ReactElement {
  if (apiError !== undefined && state === undefined)
    return <Notice title={t('full.title')} text={apiErrorText(apiError)} />;
  if (state === undefined) return <Notice title={t('title')} text="" />;
  if (state.isWaiting) return <Notice title={t('ask.title', { mark })} text={t('ask.text', { mark })} isAsking />;
  const { party } = state;
  if (party === null) return <Notice title={t('idle.title')} text={t('idle.text')} />;
  const { tournament } = party;
  if (tournament !== null && shown.every(({ match }) => match === null))
    return <TvTournament party={party} season={tournament.season} />;
  const [only] = shown.length > 0 ? shown : party.tables;
  if (shown.length > 1) return <TvSplit tables={shown} session={session} />;
  if (only === undefined || (shown.length === 0 && party.tables.length > 1)) return <TvHall party={party} />;
  const here = atTable(party, only);
  const { match } = here;
  return match === null ? <TvLobby party={here} /> : <TvRace key={match} {...{ party: here, session, match }} />;
}

/** isAsking: its title is a number that somebody has to find elsewhere. */
function Notice({ title, text, isAsking = false }: { title: string; text: string; isAsking?: boolean }): ReactElement {
  return (
    <div className={styles.tvNotice} role="status">
      <TvIcon className={styles.tvNoticeIcon} strokeWidth={1.25} aria-hidden="true" />
      <p className={classes(styles.tvNoticeTitle, isAsking && styles.tvNoticeMark)}>{title}</p>
      <p className={styles.tvNoticeText}>{text}</p>
    </div>
  );
}

/** Over the last picture. */
function Lost({ host }: { host: string | undefined }): ReactElement {
  return (
    <Cover>
      <Unplug className={styles.tvNoticeIcon} strokeWidth={1.25} aria-hidden="true" />
      <p className={styles.tvNoticeTitle}>{host === undefined ? t('lost.none') : t('lost.title', { host })}</p>
      <p className={styles.tvNoticeText}>{t('lost.text')}</p>
    </Cover>
  );
}

function Cover({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={styles.tvCover} role="status">
      {children}
    </div>
  );
}

/** True while the pointer rests. */
function useStillPointer(): boolean {
  const [isStill, setStill] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const moved = () => {
      setStill(false);
      clearTimeout(timer);
      timer = setTimeout(() => setStill(true), POINTER);
    };
    window.addEventListener('pointermove', moved);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', moved);
    };
  }, []);
  return isStill;
}

/** F fills the screen, and leaves it again. */
function useFullScreen(): void {
  useKeys({
    f() {
      const done =
        document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen();
      done.catch(() => undefined);
    },
  });
}

/** The party says how loud a television is, not the page's own settings. isSplit: several races at once would only be noise. */
function useVolume(volume: number | undefined, isSplit: boolean): void {
  const settings = useApp((s) => s.settings);
  useEffect(() => {
    if (volume !== undefined) setSound(settings.sound, { ...heard(settings), all: isSplit ? 0 : volume });
  }, [volume, settings, isSplit]);
}

/** Nobody can press a button here: a page that its host refuses loads itself again. */
function useReload(): void {
  const refused = useApp((s) => s.refused);
  useEffect(() => {
    if (refused === undefined) return;
    const timer = setTimeout(() => window.location.reload(), RELOAD);
    return () => clearTimeout(timer);
  }, [refused]);
}
