// In place of the next race once all are run: the champion, and the ways on.

import type { SeasonView } from '@api/season';
import { Button } from '@ui/panels/button';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { SeatInitial } from '@ui/panels/seat';
import { PartyPopper } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { to } from '../../../app/routes';
import { countWords, dayWords, listWords } from '../../../app/words';
import { Trophy } from '../../results/podium-driver';
import { driverOf } from '../season-data';
import styles from './next-race.module.css';

/** The champion's card. */
export function SeasonOver({ view }: { view: SeasonView }): ReactElement {
  const [, navigate] = useLocation();
  const champions = view.champions.flatMap((id) => driverOf(view, id) ?? []);
  const [best] = view.table;
  return (
    <Panel look="paper" className={classes(styles.nextRace, 'season-over')} label="Champion">
      <div className={styles.seasonOverCup}>
        <svg width="110" height="118" viewBox="-30 -34 60 72" aria-hidden="true">
          <Trophy />
        </svg>
        <span className={styles.seasonOverSeats}>
          {champions.map((one) => (
            <SeatInitial key={one.id} name={one.name} colour={one.colour} />
          ))}
        </span>
      </div>
      <div className={styles.nextWords}>
        <h2 className={classes('heading', styles.nextTitle)}>{championTitle(champions.map((one) => one.name))}</h2>
        <p className={styles.nextLine}>
          {best && `${countWords(best.points, 'point')} and ${countWords(best.wins, 'win')} `}
          in {countWords(view.rounds.length, 'race')}
          {view.finishedAt !== null && `, ${dayWords(view.finishedAt)}`}
        </p>
        <div className={styles.nextButtons}>
          <Button
            size="large"
            className={classes(styles.nextHost, styles.nextGo)}
            icon={<PartyPopper size={19} className="icon" />}
            onClick={() => navigate(to.champion(view.season))}
          >
            Ceremony
          </Button>
        </div>
      </div>
    </Panel>
  );
}

/** 'Champion: Marta', 'Champions: Marta and Ada'. */
export function championTitle(names: readonly string[]): string {
  return `${names.length > 1 ? 'Champions' : 'Champion'}: ${listWords(names)}`;
}
