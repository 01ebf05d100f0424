// The next race of a season in the list of seasons, with the buttons that lead to the grid. Not here: the season's own page.

import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import { t } from '../../../text/seasons';
import { useGameUis } from '../game-uis';
import { NextRace } from '../page/next-race';
import { useSeason } from '../page/use-season';
import { gamesRaced } from '../season-data';
import styles from './seasons.module.css';

/** The heading with the next race's card below it; the card is missing until the host has answered. */
export function NextUp({ season, name }: { season: string; name: string }): ReactElement {
  const { view } = useSeason(season);
  const uis = useGameUis(view === undefined ? [] : gamesRaced(view));
  return (
    <section className={styles.seasonsNext} aria-label={t('list.next')}>
      <h2 className={classes('heading', styles.seasonsTitle)}>{t('list.nextOf', { season: name })}</h2>
      {view && <NextRace view={view} uis={uis} />}
    </section>
  );
}
