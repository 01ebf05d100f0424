// What a host opens with one press in the hall: a table for guests without a seat, and a finished race once more.
// Not here: opening a table through its setup, closing and changing one (tables.ts).

import { LIMITS } from '@api/constants';
import type { Driver, Reply } from '@api/contract';
import { message } from '@api/messages';
import { granted, refuse } from '../../api-errors';
import { gameIn } from '../../context';
import { hostTranslate } from '../../translate';
import { type Hosting, isRaceOver } from '../hosting';
import { newColour } from '../lobby';
import { getUp } from '../members';
import { guestsAt, type Member, memberIn, type OpenParty, type Table } from '../open-party';
import { moveTo, start } from '../racing';
import { addTable } from '../tables';
import { announce } from '../talk';

const LAN: Driver = { kind: 'lan' };

/** Opens a table for these guests, as far as they have no seat, and seats them there. It races what most of them were at. */
export function openTableFor(hosting: Hosting, party: OpenParty, ids: readonly string[]): Reply<{ table: string }> {
  if (party.quiet) return refuse('in-use', message('party.hands-busy'));
  if (party.tables.length >= LIMITS.tables) return refuse('full', message('table.many', { most: LIMITS.tables }));
  const guests = party.members.filter((one) => ids.includes(one.id) && isWaiting(one));
  const like = mostlyAt(party, guests);
  const game = like && gameIn(hosting.context, like.race.game);
  if (like === undefined || game === undefined) return refuse('not-found', message('table.nobody-free'));
  const { race, rules } = like;
  const table = addTable(hosting.context, party, { race, rules, chairs: [], match: null, season: undefined });
  const [least, most] = game.seats;
  const t = hostTranslate(hosting.context);
  for (let seat = 0; seat < Math.max(least, Math.min(most, guests.length)); seat++) {
    const colour = newColour(hosting, game, table);
    if (colour !== undefined)
      table.chairs.push({ name: t('name.driver', { n: seat + 1 }), colour, driver: LAN, home: LAN });
  }
  guests.slice(0, table.chairs.length).forEach((guest, seat) => void moveTo(hosting, guest, table, seat));
  announce(hosting, party, message('said.table', { table: table.number }));
  hosting.changed();
  return granted({ table: table.id });
}

function isWaiting({ seat, away, knocking }: Member): boolean {
  return seat === null && away === null && !knocking;
}

/** The table where most of these guests are, the first of several; undefined without guests. */
function mostlyAt({ tables }: OpenParty, guests: readonly Member[]): Table | undefined {
  const countAt = (table: Table) => guests.filter((guest) => guest.table === table).length;
  const most = Math.max(0, ...tables.map(countAt));
  return most === 0 ? undefined : tables.find((table) => countAt(table) === most);
}

/** Starts the finished race of a table once more. Everyone who is there keeps their car, also one that they took over from an AI driver. */
export function rematchAt(hosting: Hosting, party: OpenParty, id: string): Reply<{ match: string }> {
  const table = party.tables.find((one) => one.id === id);
  if (table === undefined) return refuse('not-found', message('table.gone'));
  if (table.season !== undefined) return refuse('not-allowed', message('table.season'));
  const { match, chairs, leftOut } = table;
  if (match === null || !isRaceOver(hosting.context, match))
    return refuse('not-allowed', message('table.not-over', { table: table.number }));
  const guests = guestsAt(table);
  const before = guests.map(({ seat, ready }) => ({ seat, ready }));
  for (const guest of guests) {
    if (guest.away !== null) getUp(guest);
    guest.ready = guest.seat !== null;
  }
  table.match = null;
  table.chairs = chairs.map((chair, seat) => {
    return { ...chair, driver: memberIn(table, seat) === undefined ? chair.home : LAN };
  });
  const begun = start(hosting, table, true);
  if (!begun.ok) {
    Object.assign(table, { match, chairs });
    guests.forEach((guest, at) => void Object.assign(guest, before[at]));
    return begun;
  }
  table.leftOut = [...leftOut, ...table.leftOut];
  const last = hosting.races.live(match);
  for (const { session } of guests) if (session !== undefined) last?.leave(session);
  last?.runUnattended(false);
  return begun;
}
