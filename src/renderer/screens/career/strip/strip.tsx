// What a race did for its career: points and place of each person, and the way back.

import type { Out } from '@api/contract';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { Mountain } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { to } from '../../../app/routes';
import { t } from '../../../text/club/career';
import { driverIn, leagueName, shownName } from '../career-text';
import { DriverFace } from '../driver-face';
import { useCareerSeason } from '../use-career';
import styles from './strip.module.css';

/** Which part of which career a race was. */
export type CareerPart = NonNullable<Out<'careers.of'>>;

/** The strip. */
export function Strip({ part }: { part: CareerPart }): ReactElement {
  const [, navigate] = useLocation();
  const { career, league, race, races } = part;
  const { value: season } = useCareerSeason(career, part.season);
  const about = { league: leagueName(league), race, races };
  const lines = season?.standings.filter(({ driver }) => driverIn(season, driver)?.person) ?? [];
  return (
    <Panel className={classes(styles.careerStrip)} label={t('title')}>
      <div className={styles.careerStripText}>
        <b>{part.part === 'race' ? t('strip.race', about) : t('strip.part', { ...about, part: part.part })}</b>
        {season &&
          lines.map(({ driver: id, place, races: results }) => {
            const driver = driverIn(season, id);
            const result = results[race - 1] ?? null;
            return (
              <span key={id} className={styles.careerStripLine}>
                {driver && <DriverFace driver={driver} size={28} />}
                {result === null
                  ? t('strip.later')
                  : t('strip.points', { name: shownName(season, id), points: result.points, place })}
              </span>
            );
          })}
      </div>
      <Button icon={<Mountain size={18} className="icon" />} onClick={() => navigate(to.career(career))}>
        {t('strip.back')}
      </Button>
    </Panel>
  );
}
