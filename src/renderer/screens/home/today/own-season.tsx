// The season under way with the top of its standings. Loaded once there is one. Not here: tournaments (season-card.tsx).

import type { SeasonSummary, SeasonView } from '@api/season';
import { circuitName } from '@narration/catalogue-names';
import { Button } from '@ui/controls/button';
import { PlaceBadge, SeatInitial } from '@ui/panels/seat';
import { Trophy } from 'lucide-react';
import { type ReactElement, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useGameCard, useGameTerms } from '../../../app/games/games';
import { to } from '../../../app/routes';
import { t } from '../../../text/club/today';
import { nextRound } from '../../seasons/season-data';
import { Blocks } from './blocks';
import { Card } from './card';
import { NoPicture } from './no-picture';
import styles from './pictures.module.css';

/** Drivers in the small table. */
const TOP = 3;
/** Races that have room for a block each. */
const MOST_BLOCKS = 16;

export interface OwnSeasonProps {
  season: SeasonSummary;
  /** Its plan and standings, once they have come. */
  view: SeasonView | undefined;
  isFirst: boolean;
}

/** Its card. */
export function OwnSeason({ season, view, isFirst }: OwnSeasonProps): ReactElement {
  const [, navigate] = useLocation();
  const { done, rounds } = season;
  return (
    <Card
      isFirst={isFirst}
      name={t('season.title')}
      picture={view === undefined ? <NoPicture /> : <Table view={view} />}
      label={t('season.title')}
      side={t('season.race', { race: Math.min(done + 1, rounds), races: rounds })}
      title={season.name}
      text={
        view && (
          <Suspense>
            <Standing view={view} />
          </Suspense>
        )
      }
      foot={
        <Button
          look={isFirst ? 'main' : 'plain'}
          icon={<Trophy size={17} className="icon" />}
          aria-keyshortcuts="S"
          onClick={() => navigate(to.season(season.season))}
        >
          {t('season.open')}
        </Button>
      }
    >
      {rounds <= MOST_BLOCKS && (
        <Blocks
          look="races"
          states={Array.from({ length: rounds }, (_, at) => (at < done ? 'done' : at === done ? 'now' : 'open'))}
        />
      )}
    </Card>
  );
}

/** The first three of the standings; further down, the person's own line is the third. */
function Table({ view: { plan, table } }: { view: SeasonView }): ReactElement {
  const own = plan.drivers.find(({ driver }) => driver.kind === 'you')?.id;
  const at = table.findIndex(({ driver }) => driver === own);
  const lines = at < TOP ? table.slice(0, TOP) : [...table.slice(0, TOP - 1), ...table.slice(at, at + 1)];
  return (
    <ol className={styles.dayTable}>
      {lines.map(({ driver: id, place, points }, row) => {
        const driver = plan.drivers.find((one) => one.id === id);
        if (driver === undefined) return null;
        const isOwn = id === own;
        return (
          <li key={id} data-small={isOwn || (at < 0 && row === 0) || undefined}>
            <PlaceBadge place={place} />
            <SeatInitial name={driver.name} colour={driver.colour} mine={isOwn} />
            <span aria-hidden="true">{isOwn ? t('season.you') : driver.name}</span>
            <b className="num">{points}</b>
          </li>
        );
      })}
    </ol>
  );
}

/** How the person stands, and the next circuit, whose name comes with its game's words. */
function Standing({ view }: { view: SeasonView }): ReactElement | null {
  const round = nextRound(view)?.round;
  const game = round?.game ?? view.plan.rounds[0]?.game ?? '';
  useGameTerms(game);
  const card = useGameCard(game);
  if (round === undefined) return null;
  return <>{standingText(view, circuitName(card, round.circuit))}</>;
}

function standingText({ plan, table, rounds }: SeasonView, circuit: string): string {
  if (!rounds.some(({ state }) => state === 'done')) return t('season.first', { circuit });
  const own = plan.drivers.find(({ driver }) => driver.kind === 'you')?.id;
  const line = table.find(({ driver }) => driver === own);
  if (line === undefined) return t('season.next', { circuit });
  if (line.gap > 0) {
    const leader = plan.drivers.find(({ id }) => id === table[0]?.driver)?.name ?? '';
    return t('season.behind', { place: line.place, gap: line.gap, leader, circuit });
  }
  const gap = table.find((one) => one.driver !== own)?.gap ?? 0;
  return gap === 0 ? t('season.level', { circuit }) : t('season.lead', { gap, circuit });
}
