// Where the bar leads: no career begins one, one career opens it, several are a list.

import type { CareerSummary } from '@api/career/commands';
import { circuitName } from '@narration/catalogue-names';
import { Button, IconButton } from '@ui/controls/button';
import { Confirm } from '@ui/overlays/dialog';
import { classes } from '@ui/panels/classes';
import { Chip, Panel } from '@ui/panels/panel';
import { PlaceBadge, SeatInitial } from '@ui/panels/seat';
import { ChevronRight, Download, Plus, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { attempt } from '../../../app/client';
import { saveFile } from '../../../app/files/export';
import { dateTimeText, listText } from '../../../app/format';
import { plateNameOf } from '../../../app/games/boxes';
import { useGameCard } from '../../../app/games/games';
import { to } from '../../../app/routes';
import { t } from '../../../text/club/career';
import page from '../career.module.css';
import { leagueName } from '../career-text';
import { Fetching, Page } from '../frame';
import { StartCareer } from '../start/start-screen';
import { useCareers } from '../use-career';
import { ImportCareer } from './import-career';
import styles from './list.module.css';

export interface CareersScreenProps {
  /** all: the list even if there is only one. new: the form. Left out: whatever fits. */
  show?: 'all' | 'new';
}

/** The screen. */
export function CareersScreen({ show }: CareersScreenProps): ReactElement {
  const { value: careers, apiError } = useCareers();
  if (careers === undefined)
    return (
      <Page apiError={apiError} back={to.home()}>
        <Fetching />
      </Page>
    );
  const [only] = careers;
  if (only === undefined || show === 'new') return <StartCareer canLeave={only !== undefined} />;
  if (show === undefined && careers.length === 1 && only.state !== 'damaged')
    return <Redirect to={to.career(only.career)} replace />;
  return <CareerList careers={careers} />;
}

function CareerList({ careers }: { careers: readonly CareerSummary[] }): ReactElement {
  const [, navigate] = useLocation();
  return (
    <Page apiError={undefined} back={to.home()}>
      <div className={page.career}>
        <div className={page.careerHead}>
          <h1 className="heading h1">{t('list.title')}</h1>
          <span className={page.careerLinks}>
            <ImportCareer />
            <Button icon={<Plus size={18} className="icon" />} onClick={() => navigate(to.newCareer())}>
              {t('list.new')}
            </Button>
          </span>
        </div>
        <ul className={styles.careerCards}>
          {careers.map((career, at) => (
            <li key={career.career}>
              <CareerCard career={career} isFirst={at === 0} />
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}

/** isFirst: has the amber button. */
function CareerCard({ career, isFirst }: { career: CareerSummary; isFirst: boolean }): ReactElement {
  const { name, people, state, league, season, savedAt } = career;
  const isDamaged = state === 'damaged';
  return (
    <Panel className={classes(styles.careerCard)} label={name}>
      <div className={styles.careerCardHead}>
        <h2 className={classes('heading', styles.careerCardName)}>{name}</h2>
        {people.map((one) => (
          <SeatInitial key={one.name} name={one.name} colour={one.colour} />
        ))}
      </div>
      {isDamaged ? (
        <p>{t('list.damaged')}</p>
      ) : (
        <>
          <Chip look="amber">{t('list.season', { league: leagueName(league), season })}</Chip>
          <Standing career={career} />
        </>
      )}
      <p className="note">
        {people.length > 1 && `${t('list.people', { names: listText(people.map((one) => one.name)) })}. `}
        {t('list.saved', { when: dateTimeText(savedAt) })}
      </p>
      <Buttons career={career} isFirst={isFirst && !isDamaged} />
    </Panel>
  );
}

/** The race and the place, and what comes next. */
function Standing({ career }: { career: CareerSummary }): ReactElement {
  const { state, race, races, place, people, next } = career;
  const card = useGameCard(next?.game);
  const line =
    state === 'objectives'
      ? t('list.choosing')
      : state === 'over'
        ? t('list.over')
        : place === null
          ? t('list.race', { race, races })
          : t('list.race.place', { race, races, place, name: listText(people.map((one) => one.name)) });
  return (
    <div className={styles.careerCardLine}>
      {place !== null && <PlaceBadge place={place} large />}
      <span>
        {line}
        {next !== null && (
          <small className="note">
            {t('list.next', { circuit: circuitName(card, next.circuit), game: plateNameOf(next.game) })}
          </small>
        )}
      </span>
    </div>
  );
}

function Buttons({
  career: { career, name, state },
  isFirst,
}: {
  career: CareerSummary;
  isFirst: boolean;
}): ReactElement {
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  async function save(): Promise<void> {
    const file = await attempt('careers.export', { career });
    if (file) saveFile(file);
  }
  return (
    <div className={styles.careerCardButtons}>
      {state !== 'damaged' && (
        <>
          <Button
            look={isFirst ? 'main' : 'plain'}
            icon={<ChevronRight size={18} className="icon" />}
            aria-label={t('list.open.said', { name })}
            onClick={() => navigate(to.career(career))}
          >
            {t('list.open')}
          </Button>
          <Button
            icon={<Download size={18} className="icon" />}
            aria-label={t('list.export.said', { name })}
            onClick={() => void save()}
          >
            {t('list.export')}
          </Button>
        </>
      )}
      <IconButton
        icon={<Trash2 size={18} />}
        label={t('list.delete', { name })}
        look="quiet"
        onClick={() => setAsking(true)}
      />
      <Confirm
        open={isAsking}
        title={t('list.delete.title')}
        text={t('list.delete.text', { name })}
        yes={t('list.delete.yes')}
        onYes={() => void attempt('careers.delete', { career })}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
