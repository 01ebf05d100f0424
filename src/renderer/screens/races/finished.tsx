// Finished races: who won; to watch again, to look at their results, to export, to delete.

import type { ReplaySummary } from '@api/archive';
import { Button, IconButton } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { Tip } from '@ui/overlays/tooltip';
import { classes } from '@ui/panels/classes';
import { Chip, EmptyState, Panel } from '@ui/panels/panel';
import { CarChip, PlaceBadge, SeatInitial } from '@ui/panels/seat';
import { seatCar } from '@ui/seat-car';
import { Clapperboard, Download, Lightbulb, Play, Trophy } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { apiErrorText } from '../../app/api-errors';
import { attempt } from '../../app/client';
import { exportRecord } from '../../app/files/export';
import { dateTimeText } from '../../app/format';
import { isSession, useGameCard, useGameUi } from '../../app/games/games';
import { OriginChip } from '../../app/origin-chip';
import { to } from '../../app/routes';
import { t } from '../../text/races';
import { showReplays, useReplayFilter } from './filter';
import { ReplayFilters } from './filters';
import { DeleteRace, KeptThumb, useRaceName } from './kept-row';
import styles from './races.module.css';
import { useReplays } from './use-replays';

/** The filters, and the races they let through, newest first. */
export function FinishedRaces(): ReactElement {
  const filter = useReplayFilter();
  const { total, races, apiError, busy, more } = useReplays(filter);
  const isFiltered = Object.keys(filter).length > 0;
  if (total === 0 && !isFiltered) return <NoReplays />;
  return (
    <>
      <ReplayFilters />
      <p className={classes('note', styles.replaysCount)} role="status">
        {apiErrorText(apiError) ?? (total === undefined ? t('list.looking') : countLine(races.length, total))}
      </p>
      {total === 0 && (
        <EmptyState
          icon={<Clapperboard />}
          text={t('list.empty')}
          action={<Button onClick={() => showReplays({})}>{t('list.all')}</Button>}
        />
      )}
      <ul className={styles.racesList} aria-label={t('list.label')}>
        {races.map((race) => (
          <li key={race.match} className={styles.replayItem}>
            <ReplayRow race={race} />
          </li>
        ))}
      </ul>
      {total !== undefined && races.length < total && (
        <div className={styles.racesMore}>
          <Button busy={busy} onClick={more}>
            {t('list.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function NoReplays(): ReactElement {
  const [, navigate] = useLocation();
  return (
    <EmptyState
      icon={<Clapperboard />}
      text={t('list.none')}
      action={<Button onClick={() => navigate(to.home())}>{t('box')}</Button>}
    />
  );
}

/** '50 of 312 races', '3 races'. */
function countLine(shown: number, total: number): string {
  return shown < total ? t('list.part', { shown, n: total }) : t('list.count', { n: total });
}

function ReplayRow({ race }: { race: ReplaySummary }): ReactElement {
  const ui = useGameUi(race.game);
  const card = useGameCard(race.game);
  const name = useRaceName(race.game, race.circuit);
  return (
    <Panel className={classes(styles.keptRow)}>
      <KeptThumb ui={ui} circuit={race.circuit} />
      <div className={styles.keptText}>
        <h2 className={classes('heading', styles.keptName)}>{name.title}</h2>
        <p className={styles.keptLine}>{resultLine(race, ui)}</p>
        <p className="note">{t('finished.when', { when: dateTimeText(race.finishedAt) })}</p>
        <p className={styles.keptChips}>
          <OriginChip origin={race.origin} />
          {isSession(card, race.options) && <Chip>{t('race.qualifying')}</Chip>}
          {race.seats.some(({ hinted }) => hinted) && (
            <Chip icon={<Lightbulb size={15} className="icon" />}>{t('finished.hints')}</Chip>
          )}
          {!race.proved && (
            <Tip text={t('finished.older.why')}>
              {/* Reached by Tab, since its text is only in the tooltip. */}
              <button type="button" className={styles.keptOlder}>
                <Chip>{t('finished.older')}</Chip>
              </button>
            </Tip>
          )}
        </p>
      </div>
      <Places race={race} ui={ui} />
      <RowButtons race={race} name={name.both} />
    </Panel>
  );
}

/** The number of cars on the podium; the others follow as initials. */
const PODIUM = 3;

function Places({ race, ui }: { race: ReplaySummary; ui: GameUi }): ReactElement {
  const placed = race.places.flatMap(({ seat, place, out }) => {
    const info = race.seats.find((one) => one.seat === seat);
    return info ? [{ ...info, place, out }] : [];
  });
  const front = placed.slice(0, PODIUM).filter((car) => !car.out);
  const others = placed.filter((car) => !front.includes(car));
  return (
    <div className={styles.keptPlaces}>
      <ol className={styles.keptPodium} aria-label={t('finished.podium')}>
        {front.map((car) => (
          <li key={car.seat} className={styles.keptCar}>
            <PlaceBadge place={car.place} />
            <CarChip picture={seatCar(ui, car)} width={56} />
            <b>{car.name}</b>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <ol className={styles.keptOthers} aria-label={t('finished.others')}>
          {others.map((car) => (
            <li key={car.seat} className={car.out ? styles.keptOut : undefined}>
              <SeatInitial name={car.name} colour={car.colour} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function RowButtons({ race, name }: { race: ReplaySummary; name: string }): ReactElement {
  const [, navigate] = useLocation();
  return (
    <div className={styles.keptButtons}>
      <Button
        icon={<Play size={18} fill="currentColor" className="icon" />}
        aria-label={t('finished.watch.label', { name })}
        onClick={() => navigate(to.replay(race.match))}
      >
        {t('finished.watch')}
      </Button>
      <Button
        look="quiet"
        icon={<Trophy size={18} className="icon" />}
        aria-label={t('finished.results.label', { name })}
        onClick={() => navigate(to.results(race.match))}
      >
        {t('finished.results')}
      </Button>
      <IconButton
        icon={<Download size={18} />}
        label={t('finished.export', { name })}
        look="quiet"
        onClick={() => void exportRecord(race.match)}
      />
      <DeleteRace
        name={name}
        text={t('finished.cannotUndo', { name, when: dateTimeText(race.finishedAt) })}
        onYes={() => void attempt('matches.delete', { match: race.match })}
      />
    </div>
  );
}

/** 'Won by Ada. 3 laps, 24 rounds.' */
function resultLine(race: ReplaySummary, ui: GameUi): string {
  return `${winnerText(race)} ${lengthText(race, ui)}`.trim();
}

function winnerText({ places: [first], seats }: ReplaySummary): string {
  const name = seats.find((one) => one.seat === first?.seat)?.name;
  if (name === undefined) return t('result.nobody');
  if (seats.length === 1) return t('result.alone', { name });
  return first?.out ? t('result.nobody') : t('result.won', { name });
}

function lengthText({ options: { laps }, rounds: raced }: ReplaySummary, ui: GameUi): string {
  const rounds = raced > 0 ? ui.roundCount(raced) : undefined;
  if (typeof laps !== 'number') return rounds === undefined ? '' : t('length.rounds', { rounds });
  return rounds === undefined ? t('length.laps', { laps }) : t('length.both', { laps, rounds });
}
