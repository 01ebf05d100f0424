// Replaces the next race after the last one: the champion, and the links onwards.

import type { SeasonLine, SeasonView } from '@api/season';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { SeatInitial } from '@ui/panels/seat';
import { PartyPopper } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { dateText, listText } from '../../../app/format';
import { to } from '../../../app/routes';
import { t } from '../../../text/seasons';
import { Trophy } from '../../results/podium-driver';
import { driverOf } from '../season-data';
import styles from './next-race.module.css';

/** The champion's card. */
export function SeasonOver({ view }: { view: SeasonView }): ReactElement {
  const [, navigate] = useLocation();
  const champions = view.champions.flatMap((id) => driverOf(view, id) ?? []);
  const [best] = view.table;
  return (
    <Panel look="paper" className={classes(styles.nextRace, 'season-over')} label={t('over.label')}>
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
      <div className={styles.nextText}>
        <h2 className={classes('heading', styles.nextTitle)}>{championTitle(champions.map((one) => one.name))}</h2>
        <p className={styles.nextLine}>{best && tallyText(view, best)}</p>
        <div className={styles.nextButtons}>
          <Button
            size="large"
            className={classes(styles.nextHost, styles.nextGo)}
            icon={<PartyPopper size={19} className="icon" />}
            onClick={() => navigate(to.champion(view.season))}
          >
            {t('over.ceremony')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

/** '24 points and 2 wins in 3 races, 8 July'. */
function tallyText({ rounds, finishedAt }: SeasonView, { points, wins }: SeasonLine): string {
  const tally = { points, wins, races: rounds.length };
  return finishedAt === null ? t('over.line', tally) : t('over.lineOn', { ...tally, day: dateText(finishedAt) });
}

/** 'Champion: Marta', 'Champions: Marta and Ada'. */
export function championTitle(names: readonly string[]): string {
  return t('over.title', { n: names.length, names: listText(names) });
}
