// The home screen: the shelf, what is worth doing today, and four ways to start. On a phone, today comes before the shelf.

import type { SchoolProgress } from '@api/school/commands';
import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { playWhenAwake } from '@ui/sound/sound';
import type { ReactElement } from 'react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { firstBox } from '../../app/games/boxes';
import { hasScreens } from '../../app/games/games';
import { useLearned } from '../../app/games/use-learned';
import { screen } from '../../app/language';
import { refreshRaces, useApp } from '../../app/store';
import { AppTopBar } from '../../app/top-bar';
import { useWide } from '../../app/use-wide';
import { type Evening, eveningOf } from './first/evening';
import { FirstEvening } from './first/first';
import styles from './home.module.css';
import { Shelf } from './shelf/shelf';
import { Starters } from './starters/starters';
import { TodaySection } from './today/today';
import { firstOpen, type Today, useToday } from './today/use-today';

// Few installations have any.
const Notices = screen([], async () => (await import('../../app/notices')).Notices);

/** From this window width on, in px, the shelf is at the top. */
const SHELF_FIRST = 768;
/** Keys of the page; each presses the control that names it. */
const KEYS = ['l', 'c', 'd', 'p', 'k', 's', 'q', 'h', 'j', 't'] as const;

// Kept while the page lives, so that the shelf looks the same on the next visit.
let lastChosen: string | undefined;

let themePlayed = false;

/** Plays a few bars, once, when someone comes to the shelf. */
function theme(): (() => void) | undefined {
  if (themePlayed) return undefined;
  themePlayed = true;
  return playWhenAwake('theme');
}

/** The home screen. */
export function HomeScreen(): ReactElement {
  useEffect(() => void refreshRaces(), []);
  useEffect(theme, []);
  const page = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useChosenBox();
  const learned = useLearned();
  const today = useToday();
  const evening = useEvening(today, learned);
  const hasNotices = useApp((s) => s.notices.length > 0);
  const isShelfFirst = useWide(SHELF_FIRST);
  const press = (key: string) => () =>
    page.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key.toUpperCase()}"]`)?.click();
  useKeys(Object.fromEntries(KEYS.map((key) => [key, press(key)])));
  const shelf = (
    <Shelf key="shelf" chosen={chosen} onChoose={choose} learned={learned} isFirstEvening={evening !== undefined} />
  );
  const cards =
    evening && learned ? (
      <Suspense key="first" fallback={<div className={styles.homeWaits} />}>
        <FirstEvening evening={evening} learned={learned} />
      </Suspense>
    ) : (
      <TodaySection key="today" today={learned && today} />
    );
  return (
    <ScreenFrame top={<AppTopBar />}>
      {hasNotices && (
        <Suspense>
          <Notices />
        </Suspense>
      )}
      <div className={classes(styles.home)} ref={page}>
        {isShelfFirst ? [shelf, cards] : [cards, shelf]}
        <Suspense fallback={<div className={styles.homeWaits} />}>
          <Starters
            chosen={chosen}
            isMain={evening === undefined && today !== undefined && firstOpen(today) === undefined}
          />
        </Suspense>
      </div>
    </ScreenFrame>
  );
}

/** How far the person is on their first evening; undefined if it is over, and until the host has answered. */
function useEvening(today: Today | undefined, learned: SchoolProgress | undefined): Evening | undefined {
  const game = useApp((s) => firstBox(s.games));
  const setting = useApp((s) => s.settings.firstEvening);
  const races = useApp((s) => s.races);
  if (today === undefined || learned === undefined || races === undefined || game === undefined) return undefined;
  return eveningOf({ game, setting, learned, races, isNew: today.isNew });
}

/** The box in front: the one from the last visit, of the last race, or the first that can be opened. */
function useChosenBox(): [string | undefined, (game: string) => void] {
  const first = useApp((s) => firstBox(s.games));
  const played = useApp((s) => s.races?.find(({ game }) => hasScreens(game))?.game);
  const hasRaces = useApp((s) => s.races !== undefined);
  const [chosen, setChosen] = useState(lastChosen);
  return [
    chosen ?? (hasRaces ? (played ?? first) : undefined),
    (game) => {
      lastChosen = game;
      setChosen(game);
    },
  ];
}
