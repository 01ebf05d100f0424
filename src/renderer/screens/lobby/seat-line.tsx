// One seat of the lobby: car, name, device, state, and the actions for the host, its guest or others.

import type { GameCard } from '@api/contract';
import type { Party, PartySeat } from '@api/party';
import type { GameUi } from '@ui/game-ui';
import { Palette } from '@ui/overlays/palette';
import { classes } from '@ui/panels/classes';
import { Chip } from '@ui/panels/panel';
import { CarChip } from '@ui/panels/seat';
import { seatCar } from '@ui/seat-car';
import { playSound } from '@ui/sound/sound';
import { colourName } from '@ui/theme/seats';
import { Cpu, Laptop, UserPlus } from 'lucide-react';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { attempt } from '../../app/client';
import { characterAt } from '../../app/drivers/characters';
import { Face } from '../../app/drivers/face';
import { t } from '../../text/lobby';
import { DeviceIcon } from './device-icon';
import { NameField } from './name-field';
import { SeatActions } from './seat-actions';
import { SeatChip } from './seat-chip';
import styles from './seats.module.css';
import { deviceText, guestOn, isOwnSeat, stateOf } from './table';

export interface SeatLineProps {
  /** 0-based place at the table. */
  at: number;
  seat: PartySeat;
  party: Party;
  ui: GameUi;
  card: GameCard | undefined;
  onTalk(): void;
}

/** One row. */
export function SeatLine(props: SeatLineProps): ReactElement {
  const { at, seat, party, card } = props;
  const [painting, setPainting] = useState(false);
  const row = useFlash(seat.guest);
  const own = isOwnSeat(party, seat);
  const state = stateOf(party, seat);
  return (
    <li
      ref={row}
      className={classes(styles.lobbyRow, own && styles.lobbyRowOwn, state === 'open' && styles.lobbyRowOpen)}
      aria-label={t('seat', { seat: at + 1 })}
    >
      <div className={styles.lobbyLine}>
        <b className={classes('num', styles.lobbyNumber)}>{at + 1}</b>
        <Car {...props} painting={painting} onPaint={() => setPainting(!painting)} />
        <Who {...props} own={own} />
        <SeatChip party={party} seat={seat} state={state} own={own} />
        <SeatActions {...props} own={own} />
      </div>
      {painting && (
        <Palette
          of={at + 1}
          colours={card?.colours ?? []}
          chosen={seat.colour}
          takenBy={(colour) =>
            party.seats.find((one, other) => one.colour === colour && other !== at && !one.open)?.name
          }
          onChoose={(colour) =>
            void (party.you === null
              ? attempt('party.seat', { seat: at, driver: seat.driver, colour })
              : attempt('party.take', { seat: at, colour }))
          }
          onClose={() => setPainting(false)}
        />
      )}
    </li>
  );
}

/** The car; a click opens the palette for anyone who may paint it. */
function Car(props: SeatLineProps & { painting: boolean; onPaint(): void }): ReactElement {
  const { at, seat, party, ui, painting, onPaint } = props;
  if (seat.open && !seat.bound) {
    return (
      <span className={classes(styles.lobbyCar, styles.lobbyCarOpen)}>
        <UserPlus size={22} className="icon" />
      </span>
    );
  }
  const chip = <CarChip picture={seatCar(ui, { seat: at, colour: seat.colour })} />;
  const mayPaint = !seat.bound && (party.you === null ? seat.guest === null : seat.guest === party.you);
  if (!mayPaint) return <span className={styles.lobbyCar}>{chip}</span>;
  return (
    <button
      type="button"
      className={classes(styles.lobbyCar, 'seat-car')}
      aria-label={t('seat.colour', { seat: at + 1, colour: colourName(seat.colour) })}
      aria-expanded={painting}
      onClick={() => {
        playSound('click');
        onPaint();
      }}
    >
      {chip}
    </button>
  );
}

function Who({ at, seat, party, ui, own }: SeatLineProps & { own: boolean }): ReactElement {
  const guest = guestOn(party, seat);
  if (seat.open) {
    return (
      <div className={styles.lobbyWho}>
        <b>{seat.bound ? <span className={styles.lobbyName}>{seat.name}</span> : t('seat.waiting')}</b>
        <small>{openText(party, seat)}</small>
      </div>
    );
  }
  const rename = renameOf(party, seat, at);
  return (
    <div className={styles.lobbyWho}>
      <b>
        {rename === undefined ? (
          <span className={styles.lobbyName}>
            <Face driver={seat.driver} name={seat.name} size={22} beside />
            {seat.name}
          </span>
        ) : (
          <NameField label={t('seat.name', { seat: at + 1 })} name={seat.name} onRename={rename} />
        )}
        {seat.driver.kind === 'you' && <Chip look="amber">{t('seat.host')}</Chip>}
        {own && party.you !== null && <Chip look="amber">{t('seat.you')}</Chip>}
      </b>
      <small>
        {guest ? (
          <>
            <DeviceIcon device={guest.device} />
            {deviceText(guest)}
          </>
        ) : (
          <Driver seat={seat} party={party} ui={ui} />
        )}
      </small>
    </div>
  );
}

/** What happens to a seat that no one takes. In a season it waits for its driver, or for anyone who drives for them. */
function openText({ rules }: Party, seat: PartySeat): string {
  if (seat.bound) return t(rules.fillWithAi ? 'seat.notHereAi' : 'seat.notHere');
  return t(rules.fillWithAi ? 'seat.aiTakes' : 'seat.leftOut');
}

function Driver({ seat, party, ui }: Pick<SeatLineProps, 'seat' | 'party' | 'ui'>): ReactElement {
  const { driver } = seat;
  if (driver.kind === 'ai' || driver.kind === 'automaton') {
    return (
      <>
        <Cpu size={15} className="icon" />
        {driver.kind === 'ai'
          ? t('seat.ai', { level: ui.levelNames[driver.level] })
          : (ui.automatonNames[driver.id] ?? driver.id)}
      </>
    );
  }
  const isHotSeat = driver.kind === 'hotseat';
  const text =
    party.you === null
      ? t(isHotSeat ? 'seat.hotseat' : 'seat.here')
      : t(isHotSeat ? 'seat.hotseatOf' : 'seat.hereOf', { host: party.hostName });
  return (
    <>
      <Laptop size={15} className="icon" />
      {text}
    </>
  );
}

/** Whether this page may rename a seat: the host its people and AI drivers, a guest their own, no one a season's driver. */
function renameOf(party: Party, seat: PartySeat, at: number): ((name: string) => void) | undefined {
  if (seat.bound || characterAt(seat.driver)) return undefined;
  if (party.you === null) {
    return seat.guest === null
      ? (name) => void attempt('party.seat', { seat: at, driver: seat.driver, name })
      : undefined;
  }
  return seat.guest === party.you ? (name) => void attempt('party.rename', { name }) : undefined;
}

/** A row flashes green when someone sits down in it. */
function useFlash(guest: string | null): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null);
  const before = useRef(guest);
  useEffect(() => {
    const came = guest !== null && before.current !== guest;
    before.current = guest;
    if (!came || document.documentElement.dataset.motion === 'reduced') return;
    row.current?.animate([{ background: 'var(--green)' }, {}], { duration: 600 });
  }, [guest]);
  return row;
}
