// The lobby on the television: how to get in, who sits where, and the next race.

import type { TvParty, TvSeat } from '@api/tv/commands';
import type { GameUi } from '@ui/game-ui';
import { QrCode } from '@ui/panels/qr-code';
import { pictureUrl } from '@ui/panels/seat';
import { EthernetPort, Timer, Wifi } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { boxOf } from '../../../app/games/boxes';
import { useCircuit, useGameCard, useGameUi } from '../../../app/games/games';
import { t } from '../../../text/tv';
import { hostOf, linkOf } from '../../lobby/link';
import { optionFacts, raceTitle } from '../../lobby/race-facts';
import { clockText } from '../../setup/setup-text';
import { TvGarage } from './tv-garage';
import styles from './tv-lobby.module.css';

/** Columns of seats: a few are large, many are beside each other. */
function columnsFor(seats: number): number {
  return seats <= 4 ? 2 : seats <= 6 ? 3 : 4;
}

/** Rules of the race that fit beside its circuit. */
const FACTS = 3;

/** The lobby. */
export function TvLobby({ party }: { party: TvParty }): ReactElement {
  const ui = useGameUi(party.race.game);
  const Cover = boxOf(party.race.game)?.cover;
  const firstOpen = party.seats.findIndex(({ state }) => state === 'open');
  return (
    <div className={styles.tvLobby}>
      <JoinCard party={party} />
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

function JoinCard({ party: { addresses, code, joins, name } }: { party: TvParty }): ReactElement {
  const [address] = addresses;
  return (
    <section className={styles.tvPaper}>
      <p className={styles.tvScan}>{t(`scan.${joins}`)}</p>
      {address !== undefined && (
        <>
          <div className={styles.tvQr}>
            <QrCode text={linkOf(address, code)} label={t('scan.code', { party: name })} />
          </div>
          <p className={styles.tvOr}>{t('scan.or')}</p>
        </>
      )}
      <p className={styles.tvCode}>{code}</p>
      {address !== undefined && <p className={styles.tvAddress}>{hostOf(address)}</p>}
    </section>
  );
}

function NextRace({ party, ui }: { party: TvParty; ui: GameUi }): ReactElement {
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
          {facts.map(({ icon, text }) => (
            <li key={text}>
              {icon}
              <span>{text}</span>
            </li>
          ))}
          {race.clock > 0 && (
            <li>
              <Timer className="icon" />
              <span>{clockText(race.clock)}</span>
            </li>
          )}
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
