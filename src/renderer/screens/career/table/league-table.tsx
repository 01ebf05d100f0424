// The standings of a league: promotion zone, relegation zone, points race by race. Not here: where the car is on the hill.

import type { CareerRace, CareerSeason, CareerStanding } from '@api/career/commands';
import { signed } from '@i18n/page';
import { circuitName } from '@narration/catalogue-names';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { PlaceBadge } from '@ui/panels/seat';
import { ArrowBigDown, ArrowBigUp, ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { useApp } from '../../../app/store';
import { useWide } from '../../../app/use-wide';
import { t } from '../../../text/club/career';
import { shortName } from '../../seasons/season-text';
import { doneIn, driverIn, isAlone, leagueBeside, leagueName, shownName } from '../career-text';
import { DriverFace } from '../driver-face';
import styles from './league-table.module.css';

/** From this window width on, in px, the table has a column for each race. */
const RACES_FROM = 1024;

export interface LeagueTableProps {
  season: CareerSeason;
  /** Columns of races at most, the latest ones. */
  most: number;
}

/** The table. */
export function LeagueTable({ season, most }: LeagueTableProps): ReactElement {
  const { league, races } = season;
  const isWide = useWide(RACES_FROM);
  const done = doneIn(season);
  const shown = isWide ? races.filter(({ state }) => state === 'done').slice(-most) : [];
  const zones = zonesOf(season.standings);
  return (
    <Panel className={classes(styles.league)} label={t('table.label', { league: leagueName(league) })}>
      <div className={styles.leagueHead}>
        <h2 className={classes('heading', styles.leagueTitle)} tabIndex={-1} id="career-table">
          {leagueName(league)}
        </h2>
        <span className="note">
          {done === 0 ? t('table.before') : t('table.after', { race: done, races: races.length })}
        </span>
      </div>
      <table className={styles.leagueTable}>
        <Head races={shown} />
        {zones.map(({ zone, lines }) => (
          <tbody
            key={lines[0]?.driver}
            data-zone={zone ?? undefined}
            // Before the second race hardly anything is decided: the zones are outlines.
            className={classes(styles.leagueZone, done < 2 && styles.leagueOutline)}
          >
            {lines.map((line) => (
              <Row key={line.driver} {...{ line, season, shown, done }} />
            ))}
          </tbody>
        ))}
      </table>
      <ZoneNames season={season} />
    </Panel>
  );
}

type Zone = CareerStanding['zone'];

/** The lines in runs of the same zone. */
function zonesOf(lines: readonly CareerStanding[]): { zone: Zone; lines: CareerStanding[] }[] {
  const zones: { zone: Zone; lines: CareerStanding[] }[] = [];
  for (const line of lines) {
    const last = zones.at(-1);
    if (last?.zone === line.zone) last.lines.push(line);
    else zones.push({ zone: line.zone, lines: [line] });
  }
  return zones;
}

function Head({ races }: { races: readonly CareerRace[] }): ReactElement {
  const games = useApp((s) => s.games);
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.leaguePlace}>
          <span className="visually-hidden">{t('table.place')}</span>
        </th>
        <th scope="col" className={styles.leagueWho}>
          {t('table.driver')}
        </th>
        {races.map(({ number, game, circuit }) => {
          const name = circuitName(
            games.find(({ id }) => id === game),
            circuit,
          );
          return (
            <th key={number} scope="col" className={styles.leagueRace} title={name}>
              <span aria-hidden="true">{shortName(name)}</span>
              <span className="visually-hidden">{t('season.race', { race: number, circuit: name })}</span>
            </th>
          );
        })}
        <th scope="col" className={styles.leaguePoints}>
          {t('table.points')}
        </th>
        <th scope="col" className={styles.leagueGap}>
          {t('table.gap')}
        </th>
      </tr>
    </thead>
  );
}

interface RowProps {
  line: CareerStanding;
  season: CareerSeason;
  shown: readonly CareerRace[];
  /** Races that are over. */
  done: number;
}

function Row({ line, season, shown, done }: RowProps): ReactElement {
  const driver = driverIn(season, line.driver);
  const name = shownName(season, line.driver);
  const isMine = driver?.person === true;
  return (
    <tr className={classes(isMine && styles.leagueMine)}>
      <td className={styles.leaguePlace}>
        {done === 0 ? (
          <span className="place-badge">–</span>
        ) : (
          <span className={styles.leaguePlaces}>
            {line.shared && (
              <span className={styles.leagueEqual} title={t('table.equal')}>
                =
              </span>
            )}
            <PlaceBadge place={line.place} />
          </span>
        )}
      </td>
      <th scope="row" className={styles.leagueWho}>
        <span className={styles.leagueDriver}>
          {driver && <DriverFace driver={driver} size={38} />}
          <span className={styles.leagueName} title={isMine && isAlone(season) ? undefined : name}>
            {name}
          </span>
          {done > 1 && <Moved by={line.moved} />}
          {line.zone !== null && <span className="visually-hidden">, {t(`table.zone.${line.zone}`)}</span>}
        </span>
      </th>
      {shown.map((race) => (
        <Cell key={race.number} result={line.races[race.number - 1] ?? null} />
      ))}
      <td className={classes('num', styles.leaguePoints)}>{line.points}</td>
      <td className={styles.leagueGap}>{line.gap === 0 ? '–' : signed(-line.gap)}</td>
    </tr>
  );
}

/** An arrow, and in words how many places. */
function Moved({ by }: { by: number }): ReactElement | null {
  if (by === 0) return null;
  const Arrow = by > 0 ? ChevronUp : ChevronDown;
  return (
    <span className={by > 0 ? styles.leagueUp : styles.leagueDown}>
      <Arrow size={17} strokeWidth={3} aria-hidden="true" />
      <span className="visually-hidden">, {t('table.moved', { by: Math.abs(by), way: by > 0 ? 'up' : 'down' })}</span>
    </span>
  );
}

function Cell({ result }: { result: CareerStanding['races'][number] }): ReactElement {
  if (result === null) {
    return (
      <td className={styles.leagueRace}>
        <span aria-hidden="true">·</span>
        <span className="visually-hidden">{t('table.cell.open')}</span>
      </td>
    );
  }
  const { place, points, out } = result;
  return (
    <td className={classes(styles.leagueRace, place === 1 && !out && styles.leagueWin)}>
      <span aria-hidden="true">{points}</span>
      <span className="visually-hidden">
        {out ? t('table.cell.out', { points }) : t('table.cell', { place, points })}
      </span>
    </td>
  );
}

/** Where each zone leads, in words. */
function ZoneNames({ season: { league, standings } }: { season: CareerSeason }): ReactElement {
  const up = leagueBeside(league, 1);
  const down = leagueBeside(league, -1);
  const has = (zone: Zone) => standings.some((line) => line.zone === zone);
  return (
    <p className={styles.leagueZones}>
      {up !== undefined && has('up') && (
        <span className={styles.leagueUp}>
          <ArrowBigUp size={16} aria-hidden="true" />
          {t('table.up', { league: leagueName(up) })}
        </span>
      )}
      {down !== undefined && has('down') && (
        <span className={styles.leagueDown}>
          <ArrowBigDown size={16} aria-hidden="true" />
          {t('table.down', { league: leagueName(down) })}
        </span>
      )}
    </p>
  );
}
