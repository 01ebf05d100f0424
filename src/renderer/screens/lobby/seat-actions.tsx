// The actions for a seat: the host opens, closes, fills and kicks; guests sit down, get up and write to each other.

import type { Driver, GameCard } from '@api/contract';
import { characterIn } from '@api/drivers';
import type { Party, PartySeat } from '@api/party';
import { Menu } from '@base-ui/react/menu';
import { Button, IconButton } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { Cpu, Eye, Lock, MessageSquare, Router, Settings2, Swords, Users, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { attempt } from '../../app/client';
import { newcomer } from '../../app/drivers/characters';
import { selfOf } from '../../app/party/at-party';
import { readTalk } from '../../app/party/party';
import { t } from '../../text/lobby';
import { levelChoices } from '../setup/setup-text';
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

/**
 * Gives a seat another driver: a new AI driver gets a character that no one at the table uses, and keeps it when its level
 * changes. called: the name of a car driven by the rules. null removes the seat.
 */
export function changeSeat(party: Party, at: number, wished: Driver | null, called?: string): void {
  const { driver, name } = wished === null ? { driver: null, name: undefined } : seated(party, at, wished, called);
  void attempt('party.seat', { seat: at, driver, ...(name !== undefined && { name }) });
}

function seated(
  party: Party,
  at: number,
  driver: Driver,
  called?: string,
): { driver: Driver; name: string | undefined } {
  const before = party.seats[at];
  const character = characterIn(before?.driver);
  const level = driver.kind === 'ai' && character !== undefined ? { ...driver, character } : driver;
  if (before?.bound || level !== driver) return { driver: level, name: undefined };
  const others = party.seats.filter((_, other) => other !== at);
  const who = newcomer(driver, before?.name ?? '', others);
  return who ?? { driver, name: called ?? nameFor(party, others, driver) };
}

function nameFor(party: Party, others: readonly PartySeat[], driver: Driver): string | undefined {
  if (driver.kind === 'you') return party.hostName;
  if (driver.kind !== 'hotseat') return undefined;
  const taken = others.map((seat) => seat.name);
  return [2, 3, 4, 5].map((number) => t('player', { number })).find((n) => !taken.includes(n));
}

function OpenActions({ at, seat, party }: SeatActionsProps): ReactElement {
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
        onClick={() => changeSeat(party, at, { kind: 'ai', level: party.rules.aiLevel })}
      >
        {t('act.addAi')}
      </Button>
      {!seat.bound && (
        <Button size="small" icon={<Lock size={17} className="icon" />} onClick={() => changeSeat(party, at, null)}>
          {t('act.close')}
        </Button>
      )}
    </>
  );
}

function HostActions(props: SeatActionsProps): ReactElement {
  const { at, seat, party } = props;
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
          onClick={() => changeSeat(party, at, { kind: 'lan' })}
        />
      ) : (
        !seat.bound && (
          <IconButton
            icon={<X size={18} />}
            label={t('act.remove', { name: seat.name })}
            look="quiet"
            className={classes(styles.seatKick)}
            onClick={() => changeSeat(party, at, null)}
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

/** Chooses the driver of a seat that no guest has. */
function KindMenu({ at, seat, party, ui, card }: SeatActionsProps): ReactElement {
  const hostSits = party.seats.some((one) => one.driver.kind === 'you');
  const choose = (driver: Driver, called?: string) => () => changeSeat(party, at, driver, called);
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
              text={t('act.guest')}
              onClick={choose({ kind: 'lan' })}
            />
            {!hostSits && (
              <Kind
                icon={<Users size={16} className="icon" />}
                text={t('act.myself')}
                onClick={choose({ kind: 'you' })}
              />
            )}
            {seat.driver.kind !== 'you' && (
              <Kind
                icon={<Users size={16} className="icon" />}
                text={t('act.hotseat')}
                onClick={choose({ kind: 'hotseat' })}
              />
            )}
            {card &&
              levelChoices(card, ui).map(({ value, label }) => (
                <Kind
                  key={value}
                  icon={<Cpu size={16} className="icon" />}
                  text={t('seat.ai', { level: String(label) })}
                  onClick={choose({ kind: 'ai', level: value })}
                />
              ))}
            {!seat.bound &&
              card?.automata.map((id) => (
                <Kind
                  key={id}
                  icon={<Swords size={16} className="icon" />}
                  text={ui.automatonNames[id] ?? id}
                  onClick={choose({ kind: 'automaton', id }, ui.automatonNames[id])}
                />
              ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Kind({ icon, text, onClick }: { icon: ReactElement; text: string; onClick(): void }): ReactElement {
  return (
    <Menu.Item className="select-item" onClick={onClick}>
      {icon}
      {text}
    </Menu.Item>
  );
}
