// The middle line of a table's card: who leads and who else is there, by the table's state.

import type { Driver } from '@api/contract';
import type { Party } from '@api/party';
import type { PartyTable } from '@api/tables/commands';
import type { Colour } from '@core/contract';
import type { RaceFrame } from '@ui/game-ui';
import { PlaceBadge } from '@ui/panels/seat';
import type { TagNodes } from '@ui/rich/rich';
import { inColours } from '@ui/seat-colours';
import type { ReactElement, ReactNode } from 'react';
import { listText } from '../../app/format';
import { useCompact } from '../../app/use-wide';
import { rich, t } from '../../text/hall';
import { HallFace } from './hall-face';
import type { Look } from './looks';
import styles from './table-card.module.css';
import { lostText, peopleAt, placesOf, type TableState } from './table-state';

/** Faces beside the leader's, in a wide window and in a narrower one; the others are a number. */
const MOST_FACES = [5, 3] as const;

export interface LineProps {
  party: Party;
  table: PartyTable;
  state: TableState;
  look: Look | undefined;
  frame: RaceFrame | undefined;
}

interface Racer {
  name: string;
  colour: Colour;
  driver: Driver;
}

/** The line. */
export function Line(props: LineProps): ReactElement {
  const { table, state } = props;
  if (state === 'lobby') return <LobbyLine table={table} />;
  const racers = racersOf(props);
  if (state === 'finished') return <PodiumLine racers={racers} />;
  const [leader, second, ...rest] = racers;
  return (
    <Row
      face={leader}
      title={leader === undefined ? t('leads.nobody') : rich('leads', { name: leader.name }, WHO)}
      note={<RaceNote {...props} second={second} />}
      faces={<Faces racers={[...(second === undefined ? [] : [second]), ...rest]} says="others" />}
    />
  );
}

/** The cars by their places; before a race was looked at, its seats. */
function racersOf({ table, look, frame }: LineProps): readonly Racer[] {
  const { update } = look ?? {};
  if (update === undefined || frame === undefined) return [];
  const seats = inColours(update.seats, frame.colours);
  const placed = placesOf(frame).flatMap(({ seat }) => seats[seat] ?? []);
  return placed.length > 0 ? placed : table.seats.filter(({ open }) => !open);
}

const WHO: TagNodes = { who: (inner) => <span className={styles.hallWho}>{inner}</span> };

/** What matters most: who is gone, why nothing moves, or the gap of the second. */
function RaceNote({ party, table, state, look, frame, second }: LineProps & { second: Racer | undefined }): ReactNode {
  if (state === 'lost') return <span className={styles.hallLost}>{lostText(party, table)}</span>;
  if (state === 'paused') return look?.isResting ? t('paused.alone') : t('paused', { host: party.hostName });
  if (second === undefined || frame === undefined) return null;
  const row = placesOf(frame)[1];
  const gap = row?.behind ?? row?.gap ?? '';
  return (
    <span className={styles.hallSecond}>
      {gap === ''
        ? rich('leads.second', { name: second.name }, WHO)
        : rich('leads.gap', { name: second.name, gap }, WHO)}
    </span>
  );
}

function LobbyLine({ table }: { table: PartyTable }): ReactElement {
  const people = peopleAt(table);
  const seated = table.seats.filter(({ open }) => !open);
  return (
    <Row
      face={undefined}
      title={table.people === 0 ? t('ready.nobody') : t('ready', { ready: table.ready, people: table.people })}
      note={listText(people)}
      faces={<Faces racers={seated} says="others.seated" />}
    />
  );
}

function PodiumLine({ racers }: { racers: readonly Racer[] }): ReactElement {
  const [winner, ...rest] = racers.slice(0, 3);
  const names = listText(rest.map(({ name }) => name));
  return (
    <Row
      face={undefined}
      title={winner === undefined ? t('wins.nobody') : rich('wins', { name: winner.name }, WHO)}
      note={names === '' ? null : t('wins.then', { names })}
      faces={
        <span className={styles.hallPodium} aria-hidden="true">
          {racers.slice(0, 3).map((racer, at) => (
            <span key={racer.colour} className={styles.hallStep} data-place={at + 1}>
              <HallFace driver={racer.driver} name={racer.name} colour={racer.colour} isLarge={at === 0} />
              <PlaceBadge place={at + 1} />
            </span>
          ))}
        </span>
      }
    />
  );
}

function Row(props: { face: Racer | undefined; title: ReactNode; note: ReactNode; faces: ReactNode }): ReactElement {
  const { face, title, note, faces } = props;
  return (
    <div className={styles.hallLine}>
      {face && <HallFace driver={face.driver} name={face.name} colour={face.colour} isLarge />}
      <p className={styles.hallLead}>
        <b>{title}</b>
        <small>{note}</small>
      </p>
      {faces}
    </div>
  );
}

function Faces({ racers, says }: { racers: readonly Racer[]; says: 'others' | 'others.seated' }): ReactElement | null {
  const most = MOST_FACES[useCompact() ? 1 : 0];
  if (racers.length === 0) return null;
  const shown = racers.length > most ? racers.slice(0, most - 1) : racers;
  const more = racers.length - shown.length;
  return (
    <span className={styles.hallFaces}>
      <span className="visually-hidden">{t(says, { names: listText(racers.map(({ name }) => name)) })}</span>
      {shown.map(({ driver, name, colour }) => (
        <HallFace key={colour} driver={driver} name={name} colour={colour} />
      ))}
      {more > 0 && (
        <span className={styles.hallMore} aria-hidden="true">
          {t('more', { count: more })}
        </span>
      )}
    </span>
  );
}
