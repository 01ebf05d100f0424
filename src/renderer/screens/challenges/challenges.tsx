// The screen of challenges: the daily race with its streak, and the puzzles. Not here: solving a puzzle (screens/puzzle).

import { Segments } from '@ui/controls/segments';
import { useKeys } from '@ui/keys';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { LayoutGrid } from 'lucide-react';
import { type ReactElement, Suspense, useRef } from 'react';
import { boxOf, openBoxes, plateNameOf } from '../../app/games/boxes';
import { Notices } from '../../app/notices';
import { useApp } from '../../app/store';
import { AppTopBar } from '../../app/top-bar';
import { t } from '../../text/club/challenges';
import styles from './challenges.module.css';
import { DailyColumn } from './daily/daily-column';
import { useGameFilter } from './filter';
import { PuzzleColumn } from './puzzles/puzzle-column';
import { useDailyHome, useDay, usePuzzleHome } from './use-challenges';

/** Stands for every game in the filter. */
const ALL = 'all';

/** The screen. Keys: 1 and 2 go to the columns. */
export function ChallengesScreen(): ReactElement {
  const games = openBoxes(useApp((s) => s.games)).map(({ id }) => id);
  const [game, setGame] = useGameFilter(games);
  const day = useDay();
  const daily = useDailyHome(day);
  const puzzles = usePuzzleHome(day);
  const columns = useRef<HTMLDivElement>(null);
  const jump = (to: number) => () =>
    columns.current?.querySelector<HTMLElement>(`[data-column="${to}"] button`)?.focus();
  useKeys({ '1': jump(1), '2': jump(2) });
  return (
    <ScreenFrame top={<AppTopBar />}>
      <Notices />
      <div className={styles.challenges} ref={columns}>
        <div className={styles.head}>
          <h1 className="heading h1">{t('title')}</h1>
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
            {puzzles === undefined ? <Fetching /> : <PuzzleColumn {...{ puzzles, day, game }} />}
          </section>
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
