// Finished races: who won, to watch again, to look at their results, to export, to delete.

import type { ReplaySummary } from '@api/archive';
import type { GameUi } from '@ui/game-ui';
import { Button, IconButton } from '@ui/panels/button';
import { classes } from '@ui/panels/classes';
import { Chip, EmptyState, Panel } from '@ui/panels/panel';
import { CarChip, PlaceBadge, SeatInitial } from '@ui/panels/seat';
import { Tip } from '@ui/panels/tooltip';
import { seatCar } from '@ui/seat-car';
import { Clapperboard, Download, Play, Trophy } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { attempt } from '../../app/client';
import { exportRecord } from '../../app/files/export';
import { isSession, useGameCard, useGameUi } from '../../app/games/games';
import { OriginChip } from '../../app/origin-chip';
import { to } from '../../app/routes';
import { countWords, whenWords } from '../../app/words';
import { showReplays, useReplayFilter } from './filter';
import { ReplayFilters } from './filters';
import { DeleteRace, KeptThumb, useRaceName } from './kept-row';
import styles from './races.module.css';
import { useReplays } from './use-replays';

/** Filters, and the races they let through, newest first. */
export function FinishedRaces(): ReactElement {
  const filter = useReplayFilter();
  const { total, races, fault, busy, more } = useReplays(filter);
  const isFiltered = Object.keys(filter).length > 0;
  if (total === 0 && !isFiltered) return <NoReplays />;
  return (
    <>
      <ReplayFilters />
      <p className={classes('note', styles.replaysCount)} role="status">
        {fault?.message ?? (total === undefined ? 'Looking for races' : countLine(races.length, total))}
      </p>
      {total === 0 && (
        <EmptyState
          icon={<Clapperboard />}
          text="No race is like that."
          action={<Button onClick={() => showReplays({})}>Show all races</Button>}
        />
      )}
      <ul className={styles.racesList} aria-label="Replays">
        {races.map((race) => (
          <li key={race.match} className={styles.replayItem}>
            <ReplayRow race={race} />
          </li>
        ))}
      </ul>
      {total !== undefined && races.length < total && (
        <div className={styles.racesMore}>
          <Button disabled={busy} onClick={more}>
            Show more
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
      text="No race has reached the flag yet. Every finished race can be watched again here."
      action={<Button onClick={() => navigate(to.home())}>Pick a box</Button>}
    />
  );
}

/** '50 of 312 races', '3 races'. */
function countLine(shown: number, total: number): string {
  return shown < total ? `${shown} of ${countWords(total, 'race')}` : countWords(total, 'race');
}

function ReplayRow({ race }: { race: ReplaySummary }): ReactElement {
  const ui = useGameUi(race.game);
  const card = useGameCard(race.game);
  const name = useRaceName(race.game, race.circuit);
  return (
    <Panel className={classes(styles.keptRow)}>
      <KeptThumb ui={ui} circuit={race.circuit} />
      <div className={styles.keptWords}>
        <h2 className={classes('heading', styles.keptName)}>{name.title}</h2>
        <p className={styles.keptLine}>{resultLine(race, ui)}</p>
        <p className="note">Finished {whenWords(race.finishedAt)}.</p>
        <p className={styles.keptChips}>
          <OriginChip origin={race.origin} />
          {isSession(card, race.options) && <Chip>Qualifying</Chip>}
          {!race.proved && (
            <Tip text="Raced under other rules than today’s; shown as it was recorded then">
              {/* Reached by Tab, for what it says is in the tooltip alone. */}
              <button type="button" className={styles.keptOlder}>
                <Chip>Older rules</Chip>
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

/** How many cars stand on the podium; the others follow as initials. */
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
      <ol className={styles.keptPodium} aria-label="First places">
        {front.map((car) => (
          <li key={car.seat} className={styles.keptCar}>
            <PlaceBadge place={car.place} />
            <CarChip picture={seatCar(ui, car)} width={56} />
            <b>{car.name}</b>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <ol className={styles.keptOthers} aria-label="Others">
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
        aria-label={`Watch ${name}`}
        onClick={() => navigate(to.replay(race.match))}
      >
        Watch
      </Button>
      <Button
        look="quiet"
        icon={<Trophy size={18} className="icon" />}
        aria-label={`Results of ${name}`}
        onClick={() => navigate(to.results(race.match))}
      >
        Results
      </Button>
      <IconButton
        icon={<Download size={18} />}
        label={`Export ${name}`}
        look="quiet"
        onClick={() => void exportRecord(race.match)}
      />
      <DeleteRace
        name={name}
        text={`${name}, of ${whenWords(race.finishedAt)}, with its replay. It cannot be brought back.`}
        onYes={() => void attempt('matches.delete', { match: race.match })}
      />
    </div>
  );
}

/** 'Won by Ada. 3 laps, 24 rounds.' */
function resultLine(race: ReplaySummary, ui: GameUi): string {
  const first = race.places[0];
  const winner = race.seats.find((one) => one.seat === first?.seat)?.name ?? 'nobody';
  const { laps } = race.options;
  const length = [
    ...(typeof laps === 'number' ? [countWords(laps, 'lap')] : []),
    ...(race.rounds > 0 ? [countWords(race.rounds, ...ui.roundName)] : []),
  ].join(', ');
  const who = race.seats.length === 1 ? `Driven by ${winner}` : first?.out ? 'Nobody finished' : `Won by ${winner}`;
  return [who, length]
    .filter((part) => part !== '')
    .join('. ')
    .concat('.');
}
