// What can be done about a seat: the host opens, closes, fills and kicks; guests sit down, get up and write to each other.

import type { Driver, GameCard } from '@api/contract';
import type { Party, PartySeat } from '@api/party';
import { Menu } from '@base-ui/react/menu';
import { Button, IconButton } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { Cpu, Eye, Lock, MessageSquare, Router, Settings2, Swords, Users, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { attempt } from '../../app/client';
import { selfOf } from '../../app/party/at-party';
import { readTalk } from '../../app/party/party';
import { t } from '../../text/lobby';
import { levelChoices } from '../setup/words';
import { KickButton } from './kick';
import styles from './seats.module.css';
import { personOn } from './table';

export interface SeatActionsProps {
  at: number;
  seat: PartySeat;
  party: Party;
  ui: GameUi;
  card: GameCard | undefined;
  own: boolean;
  onTalk(): void;
}

/** The right end of a row. */
export function SeatActions(props: SeatActionsProps): ReactElement {
  const { seat, party } = props;
  return (
    <div className={styles.lobbyActions}>
      {seat.open ? (
        <OpenActions {...props} />
      ) : party.you === null ? (
        <HostActions {...props} />
      ) : (
        <GuestActions {...props} />
      )}
    </div>
  );
}

/** Gives a seat another driver, with a name of the game's where the old one was somebody else's; null takes it away. */
export function changeSeat(party: Party, ui: GameUi, at: number, driver: Driver | null): void {
  const named = driver === null ? undefined : nameFor(party, ui, at, driver);
  void attempt('party.seat', { seat: at, driver, ...(named !== undefined && { name: named }) });
}

function nameFor(party: Party, ui: GameUi, at: number, driver: Driver): string | undefined {
  const before = party.seats[at];
  if (before?.bound) return undefined;
  if (driver.kind === 'you') return party.hostName;
  const kept = before !== undefined && isDriven(before.driver) && isDriven(driver);
  if (kept) return undefined;
  const taken = party.seats.filter((_, other) => other !== at).map((seat) => seat.name);
  if (driver.kind === 'hotseat')
    return [2, 3, 4, 5].map((number) => t('player', { number })).find((n) => !taken.includes(n));
  return ui.driverNames.find((name) => !taken.includes(name));
}

/** A name on an open seat is that of the AI driver who takes it in the end. */
function isDriven(driver: Driver): boolean {
  return driver.kind === 'ai' || driver.kind === 'automaton' || driver.kind === 'lan';
}

function OpenActions({ at, seat, party, ui }: SeatActionsProps): ReactElement {
  if (party.you !== null) {
    return (
      <Button size="small" onClick={() => void attempt('party.take', { seat: at })}>
        {t('act.sit')}
      </Button>
    );
  }
  return (
    <>
      <Button
        size="small"
        icon={<Cpu size={17} className="icon" />}
        onClick={() => changeSeat(party, ui, at, { kind: 'ai', level: party.rules.aiLevel })}
      >
        {t('act.addAi')}
      </Button>
      {!seat.bound && (
        <Button size="small" icon={<Lock size={17} className="icon" />} onClick={() => changeSeat(party, ui, at, null)}>
          {t('act.close')}
        </Button>
      )}
    </>
  );
}

function HostActions(props: SeatActionsProps): ReactElement {
  const { at, seat, party, ui } = props;
  const guest = party.guests.find((one) => one.id === seat.guest);
  if (guest !== undefined) {
    return (
      <>
        <MessageButton {...props} />
        <KickButton guest={guest} />
      </>
    );
  }
  return (
    <>
      <KindMenu {...props} />
      {seat.driver.kind === 'you' ? (
        <IconButton
          icon={<Eye size={18} />}
          label={t('act.onlyWatch')}
          look="quiet"
          onClick={() => changeSeat(party, ui, at, { kind: 'lan' })}
        />
      ) : (
        !seat.bound && (
          <IconButton
            icon={<X size={18} />}
            label={t('act.remove', { name: seat.name })}
            look="quiet"
            className={classes(styles.seatKick)}
            onClick={() => changeSeat(party, ui, at, null)}
          />
        )
      )}
    </>
  );
}

function GuestActions(props: SeatActionsProps): ReactElement | null {
  const { seat, party, own } = props;
  if (own) {
    if (!party.rules.watching) return null;
    return (
      <IconButton
        icon={<Eye size={18} />}
        label={t('act.getUp')}
        look="quiet"
        onClick={() => void attempt('party.take', { seat: null })}
      />
    );
  }
  return personOn(seat) === undefined ? null : <MessageButton {...props} />;
}

function MessageButton({ seat, party, onTalk }: SeatActionsProps): ReactElement | null {
  const person = personOn(seat);
  if (person === undefined || person === selfOf(party)) return null;
  return (
    <IconButton
      icon={<MessageSquare size={18} />}
      label={t('act.write', { name: seat.name })}
      look="quiet"
      onClick={() => {
        readTalk(person);
        onTalk();
      }}
    />
  );
}

/** Who is to drive a seat that no guest has. */
function KindMenu({ at, seat, party, ui, card }: SeatActionsProps): ReactElement {
  const hostSits = party.seats.some((one) => one.driver.kind === 'you');
  const choose = (driver: Driver) => () => changeSeat(party, ui, at, driver);
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        className="button button-quiet button-icon"
        aria-label={t('act.who', { seat: at + 1 })}
        title={t('act.who.title')}
      >
        <Settings2 size={18} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="select-place" sideOffset={6} collisionPadding={8} align="end">
          <Menu.Popup className={classes('select-popup', styles.lobbyMenu)}>
            <Kind
              icon={<Router size={16} className="icon" />}
              words={t('act.guest')}
              onClick={choose({ kind: 'lan' })}
            />
            {!hostSits && (
              <Kind
                icon={<Users size={16} className="icon" />}
                words={t('act.myself')}
                onClick={choose({ kind: 'you' })}
              />
            )}
            {seat.driver.kind !== 'you' && (
              <Kind
                icon={<Users size={16} className="icon" />}
                words={t('act.hotseat')}
                onClick={choose({ kind: 'hotseat' })}
              />
            )}
            {card &&
              levelChoices(card, ui).map(({ value, label }) => (
                <Kind
                  key={value}
                  icon={<Cpu size={16} className="icon" />}
                  words={t('seat.ai', { level: String(label) })}
                  onClick={choose({ kind: 'ai', level: value })}
                />
              ))}
            {!seat.bound &&
              card?.automata.map((id) => (
                <Kind
                  key={id}
                  icon={<Swords size={16} className="icon" />}
                  words={ui.automatonNames[id] ?? id}
                  onClick={choose({ kind: 'automaton', id })}
                />
              ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Kind({ icon, words, onClick }: { icon: ReactElement; words: string; onClick(): void }): ReactElement {
  return (
    <Menu.Item className="select-item" onClick={onClick}>
      {icon}
      {words}
    </Menu.Item>
  );
}
