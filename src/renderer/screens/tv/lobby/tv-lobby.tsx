// The lobby on the television: how to get in, who sits where, and the next race.

import type { TvSeat } from '@api/tv/commands';
import type { GameUi } from '@ui/game-ui';
import { pictureUrl } from '@ui/panels/seat';
import { EthernetPort, Timer, Wifi } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { boxOf } from '../../../app/games/boxes';
import { useCircuit, useGameCard, useGameUi } from '../../../app/games/games';
import { t } from '../../../text/tv';
import { optionFacts, raceTitle } from '../../lobby/race-facts';
import { clockText } from '../../setup/setup-text';
import { JoinCard } from '../join-card';
import type { TvAtTable } from '../tv-table';
import { TvGarage } from './tv-garage';
import styles from './tv-lobby.module.css';

/** Columns of seats: a few are large, many are beside each other. */
function columnsFor(seats: number): number {
  return seats <= 4 ? 2 : seats <= 6 ? 3 : 4;
}

/** Rules of the race that fit beside its circuit. */
const FACTS = 3;

/** The lobby. */
export function TvLobby({ party }: { party: TvAtTable }): ReactElement {
  const ui = useGameUi(party.race.game);
  const Cover = boxOf(party.race.game)?.cover;
  const firstOpen = party.seats.findIndex(({ state }) => state === 'open');
  return (
    <div className={styles.tvLobby}>
      <JoinCard party={party} joins={party.joins} />
      <div className={styles.tvTable}>
        <div className={styles.tvHead}>
          {Cover && (
            <span className={styles.tvBox}>
              <Cover />
            </span>
          )}
          <p className={styles.tvName}>{party.name}</p>
          {party.network !== null && (
            <span className={styles.tvNetwork}>
              {party.network.kind === 'wifi' ? <Wifi /> : <EthernetPort />}
              {party.network.name}
            </span>
          )}
        </div>
        <ul className={styles.tvSeats} data-columns={columnsFor(party.seats.length)}>
          {party.seats.map((seat, at) => (
            <TvGarage key={seat.colour} {...{ ui, seat, at }} isNext={at === firstOpen} />
          ))}
        </ul>
        <NextRace party={party} ui={ui} />
      </div>
    </div>
  );
}

function NextRace({ party, ui }: { party: TvAtTable; ui: GameUi }): ReactElement {
  const { race, seats } = party;
  const card = useGameCard(race.game);
  useCircuit(ui, race);
  const url = useMemo(() => pictureUrl(ui.circuitPicture(race.circuit, 'large')), [ui, race.circuit]);
  const facts = card === undefined ? [] : optionFacts(card, ui, race).slice(0, FACTS);
  const people = seats.filter(({ state }) => state === 'ready' || state === 'choosing' || state === 'away');
  const ready = people.filter(({ state }) => state === 'ready').length;
  return (
    <section className={styles.tvNext}>
      <img src={url} alt="" className={styles.tvCircuit} />
      <div className={styles.tvRace}>
        <p className={styles.tvRaceTitle}>{raceTitle(card, race)}</p>
        <ul className={styles.tvFacts}>
          {race.clock > 0 && (
            <li>
              <Timer className="icon" />
              <span>{clockText(race.clock)}</span>
            </li>
          )}
          {facts.map(({ icon, text }) => (
            <li key={text}>
              {icon}
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.tvReady}>
        <p className={styles.tvRaceTitle}>{t('lobby.ready', { ready, all: people.length })}</p>
        <div className={styles.tvBars} aria-hidden="true">
          {seats.map(({ state, colour }) => (
            <i key={colour} data-state={state} />
          ))}
        </div>
        <p className={styles.tvWaits}>{waitsText(people)}</p>
      </div>
    </section>
  );
}

/** 'Ada and Bo are choosing'. */
function waitsText(people: readonly TvSeat[]): string {
  const late = people.filter(({ state }) => state !== 'ready').map(({ name }) => name);
  if (people.length === 0) return '';
  return late.length === 0 ? t('lobby.all') : t('lobby.waits', { name: late[0] ?? '', n: late.length });
}
