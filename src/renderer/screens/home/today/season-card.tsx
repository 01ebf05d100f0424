// The season under way with the top of its standings, the last one that ended, or the link to start one.

import type { SeasonSummary } from '@api/season';
import { Button } from '@ui/controls/button';
import { Network, Plus } from 'lucide-react';
import { type ReactElement, Suspense } from 'react';
import { useLocation } from 'wouter';
import { screen } from '../../../app/language';
import { to } from '../../../app/routes';
import { t } from '../../../text/club/today';
import { Card } from './card';
import { NoPicture } from './no-picture';
import styles from './pictures.module.css';
import type { Today } from './use-today';

// A new installation has none.
const OwnSeason = screen(['today'], async () => (await import('./own-season')).OwnSeason, 'little');

/** The card. */
export function SeasonCard({ today, isFirst }: { today: Today; isFirst: boolean }): ReactElement {
  const { season, view } = today;
  if (season?.status !== 'running') return <NoSeason last={season} />;
  return season.isTournament ? (
    <Tournament season={season} isFirst={isFirst} />
  ) : (
    <Suspense
      fallback={
        <Card
          name={t('season.title')}
          picture={<NoPicture />}
          label={t('season.title')}
          title={season.name}
          text=""
          foot={null}
        />
      }
    >
      <OwnSeason season={season} view={view} isFirst={isFirst} />
    </Suspense>
  );
}

interface RunningProps {
  season: SeasonSummary;
  isFirst: boolean;
}

function Tournament({ season, isFirst }: RunningProps): ReactElement {
  const [, navigate] = useLocation();
  return (
    <Card
      isFirst={isFirst}
      name={t('season.tournament')}
      picture={
        <span className={styles.dayNothing}>
          <Network size={40} strokeWidth={1.4} aria-hidden="true" />
        </span>
      }
      label={t('season.tournament')}
      side={t('season.tables', { done: season.done, all: season.rounds })}
      title={season.name}
      text={t('season.tables.text')}
      foot={
        <Button
          look={isFirst ? 'main' : 'plain'}
          icon={<Network size={17} className="icon" />}
          aria-keyshortcuts="S"
          onClick={() => navigate(to.tournament(season.season))}
        >
          {t('season.open.tournament')}
        </Button>
      }
    />
  );
}

/** last: the one that ended last. */
function NoSeason({ last }: { last: SeasonSummary | undefined }): ReactElement {
  const [, navigate] = useLocation();
  const champion = last?.leader?.name;
  return (
    <Card
      name={t('season.title')}
      picture={<NoPicture />}
      label={t('season.title')}
      title={last?.name ?? t('season.none.title')}
      text={
        champion !== undefined
          ? t('season.champion', { name: champion })
          : t(last === undefined ? 'season.none' : 'season.over')
      }
      foot={
        <Button icon={<Plus size={17} className="icon" />} aria-keyshortcuts="S" onClick={() => navigate(to.seasons())}>
          {t('season.start')}
        </Button>
      }
    />
  );
}
