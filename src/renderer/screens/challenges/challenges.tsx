// The screen of challenges: the daily race with its streak, the puzzles, and the time trials. Not here: solving a puzzle
// (screens/puzzle).

import { Segments } from '@ui/controls/segments';
import { useKeys } from '@ui/keys';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { LayoutGrid } from 'lucide-react';
import { type ReactElement, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { boxOf, openBoxes, plateNameOf } from '../../app/games/boxes';
import { screen } from '../../app/language';
import { Notices } from '../../app/notices';
import { useApp } from '../../app/store';
import { AppTopBar } from '../../app/top-bar';
import { useWide } from '../../app/use-wide';
import { t } from '../../text/club/challenges';
import styles from './challenges.module.css';
import { DailyColumn } from './daily/daily-column';
import { useGameFilter } from './filter';
import { PuzzleColumn } from './puzzles/puzzle-column';
import type { ChallengeTab } from './tabs';
import { useDailyHome, useDay, usePuzzleHome } from './use-challenges';

/** Stands for every game in the filter. */
const ALL = 'all';

/** From this window width on, px, nothing is behind tabs. */
const TABLET = 768;

/** Fetches its words first. */
const CampaignEntry = screen(['campaign'], async () => (await import('../campaign/entry')).CampaignEntry);

/** Fetches its words first. */
const TrialsColumn = screen(['trials'], async () => (await import('./trials/trials-column')).TrialsColumn);

/** The screen. Keys: 1, 2 and 3 go to the columns. */
export function ChallengesScreen(): ReactElement {
  const games = openBoxes(useApp((s) => s.games)).map(({ id }) => id);
  const [game, setGame] = useGameFilter(games);
  const day = useDay();
  const daily = useDailyHome(day);
  const puzzles = usePuzzleHome(day);
  const columns = useRef<HTMLDivElement>(null);
  const isPhone = !useWide(TABLET);
  const [tab, setTab] = useState<ChallengeTab>('themes');
  const jump = (to: number) => () => {
    // On a phone the trials are behind a tab.
    if (to === 3) flushSync(() => setTab('trials'));
    const column = columns.current?.querySelector(`[data-column="${to}"]`);
    (column?.querySelector<HTMLElement>('[data-first]') ?? column?.querySelector('button'))?.focus();
  };
  useKeys({ '1': jump(1), '2': jump(2), '3': jump(3) });
  return (
    <ScreenFrame top={<AppTopBar />}>
      <Notices />
      <div className={styles.challenges} ref={columns}>
        <div className={styles.head}>
          <h1 className="heading h1">{t('title')}</h1>
          <Suspense>
            <CampaignEntry game={game} />
          </Suspense>
          <Segments
            label={t('filter.label')}
            value={game ?? ALL}
            choices={[ALL, ...games].map((value) => ({
              value,
              label: <FilterName game={value} />,
              name: value === ALL ? t('filter.all') : plateNameOf(value),
            }))}
            onChange={(next) => setGame(next === ALL ? null : next)}
          />
        </div>
        <div className={styles.columns}>
          <section className={styles.column} data-column="1" aria-label={t('daily.title')}>
            <Suspense fallback={<Fetching />}>
              {daily === undefined ? <Fetching /> : <DailyColumn {...{ daily, day, game }} />}
            </Suspense>
          </section>
          <section className={styles.column} data-column="2" aria-label={t('puzzles.title')}>
            {puzzles === undefined ? (
              <Fetching />
            ) : (
              <PuzzleColumn {...{ puzzles, day, game }} tabs={isPhone ? { tab, onTab: setTab } : undefined} />
            )}
          </section>
          <div className={styles.column} data-column="3" hidden={isPhone && tab !== 'trials'}>
            <Suspense fallback={<Fetching />}>
              <TrialsColumn game={game} />
            </Suspense>
          </div>
        </div>
      </div>
    </ScreenFrame>
  );
}

function FilterName({ game }: { game: string }): ReactElement {
  const Cover = boxOf(game)?.cover;
  return (
    <span className={styles.filter}>
      {Cover === undefined ? (
        <LayoutGrid size={17} aria-hidden="true" />
      ) : (
        <span className={styles.filterBox} aria-hidden="true">
          <Cover />
        </span>
      )}
      <span className={styles.filterName}>{game === ALL ? t('filter.all') : plateNameOf(game)}</span>
    </span>
  );
}

function Fetching(): ReactElement {
  return (
    <p className="note" role="status">
      {t('fetching')}
    </p>
  );
}
