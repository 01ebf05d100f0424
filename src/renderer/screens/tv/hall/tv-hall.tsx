// Several tables on the television while no race runs: how to get in, and who sits where.

import type { TvParty, TvTable } from '@api/tv/commands';
import { pictureUrl } from '@ui/panels/seat';
import { Armchair } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { boxOf } from '../../../app/games/boxes';
import { useCircuit, useGameCard, useGameUi } from '../../../app/games/games';
import { t } from '../../../text/tv';
import { raceTitle } from '../../lobby/race-facts';
import { JoinCard } from '../join-card';
import { TvFace } from '../tv-face';
import styles from './tv-hall.module.css';

/** The hall. */
export function TvHall({ party }: { party: TvParty }): ReactElement {
  return (
    <div className={styles.tvHall}>
      <JoinCard party={party} joins={joinsOf(party.tables)} />
      <div className={styles.tvHallSide}>
        <p className={styles.tvHallName}>{party.name}</p>
        <ul className={styles.tvHallTables} data-many={party.tables.length > 4 || undefined}>
          {party.tables.map((table) => (
            <HallTable key={table.id} table={table} />
          ))}
        </ul>
      </div>
    </div>
  );
}

/** What the code is good for at any table. */
function joinsOf(tables: readonly TvTable[]): TvTable['joins'] {
  const all = new Set(tables.map(({ joins }) => joins));
  return all.has('seat') ? 'seat' : all.has('watch') ? 'watch' : 'none';
}

function HallTable({ table: { number, race, seats, match } }: { table: TvTable }): ReactElement {
  const ui = useGameUi(race.game);
  const card = useGameCard(race.game);
  useCircuit(ui, race);
  const url = useMemo(() => pictureUrl(ui.circuitPicture(race.circuit, 'thumbnail')), [ui, race.circuit]);
  const Cover = boxOf(race.game)?.cover;
  const free = seats.filter(({ state }) => state === 'open').length;
  const people = seats.filter(({ state }) => state === 'ready' || state === 'choosing' || state === 'away');
  const ready = people.filter(({ state }) => state === 'ready').length;
  return (
    <li className={styles.tvHallTable}>
      <img src={url} alt="" className={styles.tvHallCircuit} />
      <p className={styles.tvHallHead}>
        <b className={styles.tvHallNumber}>{t('hall.table', { table: number })}</b>
        <span className={styles.tvHallBeside}>{raceTitle(card, race)}</span>
      </p>
      <div className={styles.tvHallRace}>
        {Cover && (
          <span className={styles.tvHallBox}>
            <Cover />
          </span>
        )}
        <span className={styles.tvHallTitle}>{raceTitle(card, race)}</span>
      </div>
      <div className={styles.tvHallFaces}>
        {seats
          .filter(({ state }) => state !== 'open')
          .map(({ driver, colour, name }) => (
            <span key={colour} className={styles.tvHallDriver}>
              <TvFace driver={driver} name={name} colour={colour} className={styles.tvHallFace} />
              <span className={styles.tvHallDriverName}>{name}</span>
            </span>
          ))}
      </div>
      <p className={styles.tvHallState}>
        {match === null && free > 0 ? (
          <b>
            <Armchair aria-hidden="true" />
            {t('hall.free', { free })}
          </b>
        ) : (
          <span>{match === null ? t('lobby.ready', { ready, all: people.length }) : t('hall.racing')}</span>
        )}
      </p>
    </li>
  );
}
