// The page of one season of a career: its table, races, objectives and rivals as they were. Not here: the season under way, which
// has the career's own page.

import type { CareerRace, CareerSeason } from '@api/career/commands';
import { circuitName } from '@narration/catalogue-names';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Chip, Panel, PanelHead } from '@ui/panels/panel';
import { ArrowLeft, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { plateNameOf } from '../../../app/games/boxes';
import { useGameCard } from '../../../app/games/games';
import { to } from '../../../app/routes';
import { t } from '../../../text/club/career';
import page from '../career.module.css';
import { leagueName, shownName } from '../career-text';
import { Fetching, Page } from '../frame';
import { Objectives } from '../objectives/objectives';
import { Rivals } from '../rivals/rivals';
import { LeagueTable } from '../table/league-table';
import { useCareerSeason } from '../use-career';
import styles from './past.module.css';

/** Races in the table: all of them. */
const ALL = 8;

/** The screen. season: 1-based. */
export function CareerSeasonScreen({ career, season }: { career: string; season: number }): ReactElement {
  const { value, apiError } = useCareerSeason(career, season);
  return (
    <Page apiError={apiError} back={to.career(career)}>
      {value === undefined ? <Fetching /> : <Season career={career} season={value} />}
    </Page>
  );
}

function Season({ career, season }: { career: string; season: CareerSeason }): ReactElement {
  const [, navigate] = useLocation();
  const { ceremony } = season;
  return (
    <div className={page.career}>
      <div className={page.careerHead}>
        <h1 className="heading h1">{leagueName(season.league)}</h1>
        <Chip look="amber">{t('head.season', { season: season.season })}</Chip>
        <Chip>
          {ceremony === null ? t('season.now') : t('past.result', { place: ceremony.place, outcome: ceremony.outcome })}
        </Chip>
        <span className={page.careerLinks}>
          <Button icon={<ArrowLeft size={17} className="icon" />} onClick={() => navigate(to.career(career))}>
            {t('season.back')}
          </Button>
        </span>
      </div>
      <div className={styles.seasonSeen}>
        <div className={styles.seasonColumn}>
          <LeagueTable season={season} most={ALL} />
          <Objectives season={season} />
        </div>
        <div className={styles.seasonColumn}>
          <Panel className={classes(styles.seasonRaces)} label={t('season.races')}>
            <PanelHead>{t('season.races')}</PanelHead>
            <ul>
              {season.races.map((race) => (
                <Race key={race.number} race={race} season={season} />
              ))}
            </ul>
          </Panel>
          <Rivals season={season} />
        </div>
      </div>
    </div>
  );
}

function Race({ race, season }: { race: CareerRace; season: CareerSeason }): ReactElement {
  const [, navigate] = useLocation();
  const { number, game, state, match } = race;
  const circuit = circuitName(useGameCard(game), race.circuit);
  const winner = season.standings.find(({ races }) => races[number - 1]?.place === 1);
  return (
    <li className={styles.seasonRun}>
      <span className={styles.seasonRunText}>
        <b>{t('season.race', { race: number, circuit })}</b>
        <span className="note">
          {plateNameOf(game)}
          {' · '}
          {winner === undefined ? t('season.open') : t('next.part.won', { name: shownName(season, winner.driver) })}
        </span>
      </span>
      {state === 'done' && match !== null && (
        <Button
          size="small"
          icon={<Play size={16} className="icon" />}
          aria-label={t('season.watch', { race: number })}
          onClick={() => navigate(to.replay(match))}
        >
          {t('season.watch.short')}
        </Button>
      )}
    </li>
  );
}
