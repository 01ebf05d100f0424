// Takes the place of the next race once a season is over: the result, who goes up and down, what was won, and the way on.

import type { CareerCeremony, CareerView } from '@api/career/commands';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { pictureUrl } from '@ui/panels/seat';
import { ArrowBigDown, ArrowBigUp, Award, ChevronsRight } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { attempt } from '../../../app/client';
import { listText } from '../../../app/format';
import { t } from '../../../text/club/career';
import { driverIn, isAlone, leagueName, saidText, shownName } from '../career-text';
import { DriverFace } from '../driver-face';
import { trophyPicture } from '../shelf/prizes';
import styles from './next-card.module.css';

const METALS = ['gold', 'silver', 'bronze'] as const;

export interface OverCardProps {
  view: CareerView;
  ceremony: CareerCeremony;
  /** The next season was drawn. */
  onNext(view: CareerView): void;
}

/** The card: 'Coast Trophy: 2nd, promoted'. */
export function OverCard({ view, ceremony, onNext }: OverCardProps): ReactElement {
  const { now } = view;
  const { place, outcome, points } = ceremony;
  const person = driverIn(now, ceremony.person);
  const metal = METALS[place - 1];
  return (
    <Panel look="paper" className={classes(styles.nextCareer)} label={t('over.label')}>
      <div className={styles.overCup}>
        {metal !== undefined && <img src={pictureUrl(trophyPicture(`${now.league}-${metal}`))} alt="" />}
        {person && <DriverFace driver={person} size={84} isLit />}
      </div>
      <div className={styles.nextCareerText}>
        <h2 className={classes('heading', styles.nextCareerTitle)}>
          {t('over.title', { league: leagueName(now.league), place, outcome })}
        </h2>
        <p className={styles.nextCareerLine}>
          {t('over.points', { points, races: now.races.length })}
          {!isAlone(now) && person && ` ${t('over.person', { name: person.name })}`}
        </p>
        <Facts view={view} ceremony={ceremony} />
        <NextButton view={view} ceremony={ceremony} onNext={onNext} />
      </div>
    </Panel>
  );
}

function Facts({ view: { now }, ceremony: { up, down, won } }: Pick<OverCardProps, 'view' | 'ceremony'>): ReactElement {
  const names = (ids: readonly string[]) => listText(ids.map((id) => shownName(now, id)));
  return (
    <ul className={styles.overList}>
      {up.length > 0 && (
        <li>
          <ArrowBigUp size={19} className="icon" aria-hidden="true" />
          {t('over.up', { names: names(up) })}
        </li>
      )}
      {down.length > 0 && (
        <li>
          <ArrowBigDown size={19} className="icon" aria-hidden="true" />
          {t('over.down', { names: names(down) })}
        </li>
      )}
      {won.map(({ kind, id, said }) => (
        <li key={`${kind} ${id}`}>
          <Award size={19} className="icon" aria-hidden="true" />
          {saidText(said)}
        </li>
      ))}
    </ul>
  );
}

function NextButton({ view, ceremony: { outcome, to }, onNext }: OverCardProps): ReactElement {
  const [isBusy, setBusy] = useState(false);
  async function next(): Promise<void> {
    setBusy(true);
    const drawn = await attempt('careers.next', { career: view.career });
    setBusy(false);
    if (drawn) onNext(drawn);
  }
  return (
    <Button
      look="main"
      size="large"
      className={classes(styles.nextCareerGo)}
      icon={<ChevronsRight size={20} className="icon" />}
      busy={isBusy}
      aria-keyshortcuts="G"
      onClick={() => void next()}
    >
      {t('over.go', { outcome, league: leagueName(to) })}
    </Button>
  );
}
