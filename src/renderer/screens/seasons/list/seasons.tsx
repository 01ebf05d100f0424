// All seasons kept here: running ones first, finished ones as an archive; ready-made calendars for the next one.

import type { SeasonSummary } from '@api/season';
import { Button, IconButton } from '@ui/controls/button';
import { drawInOrder } from '@ui/draw-in-order';
import { Confirm } from '@ui/overlays/dialog';
import { toast } from '@ui/overlays/toasts';
import { classes } from '@ui/panels/classes';
import { Chip, Panel } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { SeatInitial } from '@ui/panels/seat';
import { ChevronRight, Network, Plus, Trash2, Trophy } from 'lucide-react';
import { type ReactElement, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { attempt } from '../../../app/client';
import { ImportButton } from '../../../app/files/import-button';
import { dateTimeText, listText } from '../../../app/format';
import { boxesOn, gamePaints } from '../../../app/games/boxes';
import { Notices } from '../../../app/notices';
import { to } from '../../../app/routes';
import { useApp } from '../../../app/store';
import { AppTopBar } from '../../../app/top-bar';
import { t } from '../../../text/seasons';
import { Starters } from '../page/starters';
import { summaryText } from '../season-text';
import { NextUp } from './next-up';
import styles from './seasons.module.css';
import { useSeasons } from './use-seasons';

/** The list of seasons; if there is none yet, the choices to start one. */
export function SeasonsScreen(): ReactElement {
  const [, navigate] = useLocation();
  const seasons = useSeasons();
  const running = seasons?.filter((one) => one.status !== 'finished') ?? [];
  const finished = seasons?.filter((one) => one.status === 'finished') ?? [];
  const none = seasons?.length === 0;
  const next = running.find((one) => one.status === 'running' && !one.isTournament);
  return (
    <ScreenFrame top={<AppTopBar />}>
      <Notices />
      <div className={styles.seasons}>
        <div className={styles.seasonsHead}>
          <h1 className="heading h1">{t('list.title')}</h1>
          <div className={styles.seasonsLinks}>
            <BringIn />
            <Button icon={<Network size={18} className="icon" />} onClick={() => navigate(to.newTournament())}>
              {t('list.newTournament')}
            </Button>
            {!none && (
              <Button
                look={next === undefined ? 'main' : 'plain'}
                icon={<Plus size={18} className="icon" />}
                onClick={() => navigate(to.newSeason())}
              >
                {t('list.new')}
              </Button>
            )}
          </div>
        </div>
        {seasons === undefined && (
          <p className="note seasons-wait" role="status">
            {t('list.fetching')}
          </p>
        )}
        <div className={styles.seasonsBody}>
          {running.length + finished.length > 0 && (
            <div className={styles.seasonsLists}>
              {running.length > 0 && <SeasonList title={t('list.running')} seasons={running} />}
              {finished.length > 0 && <SeasonList title={t('list.archive')} seasons={finished} />}
            </div>
          )}
          {next && (
            <Suspense>
              <NextUp key={next.season} season={next.season} name={next.name} />
            </Suspense>
          )}
        </div>
        <Suspense>{seasons !== undefined && <Starters large={none} />}</Suspense>
      </div>
    </ScreenFrame>
  );
}

/** Imports a season or a race from a file of another Paddock. */
function BringIn(): ReactElement {
  const [, navigate] = useLocation();
  return (
    <ImportButton
      label={t('list.import')}
      onCame={(came, here) => {
        const text =
          came.kind === 'season'
            ? t('list.import.season', { name: came.name, races: came.races })
            : t('list.import.race');
        toast('good', text);
        if (here) navigate(came.kind === 'season' ? to.season(came.season) : to.replay(came.match));
      }}
    />
  );
}

function SeasonList({ title, seasons }: { title: string; seasons: readonly SeasonSummary[] }): ReactElement {
  return (
    <section className={styles.seasonsPart} aria-label={title}>
      <h2 className={classes('heading', styles.seasonsTitle)}>{title}</h2>
      <ul className={styles.seasonsList}>
        {seasons.map((one) => (
          <li key={one.season}>
            <SeasonRow season={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SeasonRow({ season }: { season: SeasonSummary }): ReactElement {
  const cards = useApp((s) => s.games);
  const boxes = boxesOn(cards).filter((box) => season.games.includes(box.id));
  const damaged = season.status === 'damaged';
  const when = dateTimeText(season.savedAt);
  const games = listText(boxes.map((box) => box.name));
  const content = (
    <>
      <span className={classes('heading', styles.seasonRowName)}>
        {season.name}
        {damaged && <Chip look="bad">{t('row.damaged')}</Chip>}
      </span>
      <span className={styles.seasonRowLine}>{summaryText(season)}</span>
      <span className="note">
        {boxes.length === 0 ? t('row.saved', { when }) : t('row.savedGames', { when, games })}
      </span>
    </>
  );
  return (
    <Panel className={classes(styles.seasonRow, season.status === 'finished' && styles.seasonRowOver)}>
      <span className={styles.seasonStripe} aria-hidden="true">
        {boxes.map((box) => (
          <span key={box.id} style={gamePaints(box.id)} />
        ))}
      </span>
      {damaged ? (
        <span className={styles.seasonRowText}>{content}</span>
      ) : (
        <Link href={pageOf(season)} className={classes(styles.seasonRowText, styles.seasonRowLink)}>
          {content}
        </Link>
      )}
      {!damaged && <SeasonProgress season={season} />}
      <span className={styles.seasonRowSeats}>
        {season.drivers.map((one) => (
          <SeatInitial key={one.name} name={one.name} colour={one.colour} />
        ))}
      </span>
      <RowButtons season={season} />
    </Panel>
  );
}

/** Tournaments have a page of their own. */
function pageOf({ season, isTournament }: SeasonSummary): string {
  return isTournament ? to.tournament(season) : to.season(season);
}

/** A pip per race; the champion's cup at the end. */
function SeasonProgress({ season }: { season: SeasonSummary }): ReactElement {
  const { done, rounds, status } = season;
  return (
    <span className={styles.seasonProgress}>
      <span className="num">
        {status === 'finished' ? <Trophy size={20} className="icon" aria-hidden="true" /> : `${done}/${rounds}`}
        <span className="visually-hidden"> {t('row.run')}</span>
      </span>
      <span className={styles.seasonPips} aria-hidden="true">
        {drawInOrder(Array.from({ length: rounds }), (_, at) => (
          <span className={classes(at < done && styles.seasonPipDone, at === done && styles.seasonPipNext)} />
        ))}
      </span>
    </span>
  );
}

function RowButtons({ season }: { season: SeasonSummary }): ReactElement {
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  return (
    <span className={styles.seasonRowButtons}>
      {season.status !== 'damaged' && (
        <Button
          icon={<ChevronRight size={18} className="icon" />}
          aria-label={t('row.open.label', { name: season.name })}
          onClick={() => navigate(pageOf(season))}
        >
          {t('row.open')}
        </Button>
      )}
      <IconButton
        icon={<Trash2 size={18} />}
        label={t('row.delete', { name: season.name })}
        look="quiet"
        onClick={() => setAsking(true)}
      />
      <Confirm
        open={asking}
        title={t('row.delete.title')}
        text={t('row.delete.text', { name: season.name })}
        yes={t('row.delete.yes')}
        onYes={() => void attempt('seasons.delete', { season: season.season })}
        onClose={() => setAsking(false)}
      />
    </span>
  );
}
