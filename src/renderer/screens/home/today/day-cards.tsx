// The cards of a day, in a fixed order: the race to continue, the daily race, five puzzles, the career, the season. One button is amber, on
// the first card that is still open. They are loaded once there is something to show.

import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import { CareerCard } from './career-card';
import { ContinueCard } from './continue-card';
import { DailyCard } from './daily-card';
import { PuzzlesCard } from './puzzles-card';
import { SeasonCard } from './season-card';
import styles from './today.module.css';
import { firstOpen, type Today } from './use-today';

/** All cards; without a race to continue, the daily race has its place and width. */
export function DayCards({ today }: { today: Today }): ReactElement {
  const [race, ...more] = today.open;
  const first = firstOpen(today);
  return (
    <div className={classes(styles.todayCards, styles.todayShown, race === undefined && styles.todayFew)}>
      {race && <ContinueCard race={race} more={more.length} />}
      <DailyCard today={today} isFirst={first === 'daily'} />
      <PuzzlesCard puzzles={today.puzzles} isFirst={first === 'puzzles'} />
      <CareerCard career={today.career} isFirst={first === 'career'} />
      <SeasonCard today={today} isFirst={first === 'season'} />
    </div>
  );
}
