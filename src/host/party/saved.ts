// What survives of the open party if the host is cut off: table, seats, guests and circuits sent, tokens as hashes; no chat, no bans.

import { TV_VOLUME, USUAL_ABSENCE } from '@api/constants';
import { device, partyCircuit, partyRace, partyRules } from '@api/party';
import { look } from '@api/people/look';
import { fader } from '@api/settings';
import { colour, driver } from '@api/shapes';
import { tvProgramme } from '@api/tables/commands';
import { StoreError } from '@store/store-error';
import { z } from 'zod';
import type { Context } from '../context';
import { firstTable, type Member, type OpenParty, splitRules } from './open-party';

const tableSeat = z.object({
  name: z.string(),
  colour,
  driver,
  home: driver,
  entrant: z.string().optional(),
  standIn: z.boolean().optional(),
});
const { patience, standIn, keptOpen, hints, chat } = partyRules.shape;
/** Parties saved before these rules existed get the old behaviour: the host is asked about absent guests, and hints and chat are on. */
const savedRules = partyRules.extend({
  patience: patience.default(USUAL_ABSENCE.patience),
  standIn: standIn.default(false),
  keptOpen: keptOpen.default(USUAL_ABSENCE.keptOpen),
  hints: hints.default(true),
  chat: chat.default(true),
});
const savedGuest = z.object({
  id: z.string(),
  name: z.string(),
  device,
  /** Left out in parties saved when a host had one table. */
  table: z.string().default(''),
  seat: z.int().nullable(),
  key: z.string(),
  standIn: z.boolean(),
  hand: driver.optional(),
  look: look.optional().catch(undefined),
});
type SavedGuest = z.infer<typeof savedGuest>;
const tableParts = {
  race: partyRace,
  chairs: z.array(tableSeat),
  leftOut: z.array(tableSeat),
  match: z.string().nullable(),
  season: z.object({ season: z.string(), round: z.string(), leg: z.int() }).optional(),
};
const { door: _door, chat: _chat, keptOpen: _keptOpen, ...atTable } = savedRules.shape;
const savedTable = z.object({
  ...tableParts,
  id: z.string(),
  number: z.int(),
  rules: z.object(atTable),
  isCalled: z.boolean().default(false),
});
export type SavedTable = z.infer<typeof savedTable>;
const room = {
  id: z.string(),
  name: z.string(),
  code: z.string(),
  port: z.int(),
  quiet: z.boolean(),
  volume: fader.default(TV_VOLUME),
  speech: z.boolean().default(false),
  programme: tvProgramme.default({ mode: 'closest', table: null }),
  tournament: z.string().optional(),
  circuits: z.array(partyCircuit).default([]),
  guests: z.array(savedGuest),
};
const savedParty = z.object({
  ...room,
  rules: savedRules.pick({ door: true, chat: true, keptOpen: true }),
  tables: z.array(savedTable).min(1),
});
export type SavedParty = z.infer<typeof savedParty>;
/** As it was stored when a host had one table. */
const oneTable = z.object({ ...room, ...tableParts, rules: savedRules }).transform((old): SavedParty => {
  const { race, chairs, leftOut, match, season, rules, ...rest } = old;
  const parts = splitRules(rules);
  const table = {
    id: old.id,
    number: 1,
    isCalled: false,
    race,
    chairs,
    leftOut,
    match,
    rules: parts.table,
    ...(season && { season }),
  };
  return { ...rest, rules: parts.room, tables: [table], guests: old.guests.map((one) => ({ ...one, table: old.id })) };
});

/** The part of the party that is stored. */
export function savedOf(party: OpenParty): SavedParty {
  const { id, name, code, rules, quiet, volume, speech, programme, tournament, circuits } = party;
  const guests = party.members.filter((member) => !member.knocking);
  return {
    id,
    name,
    code,
    port: party.listener.port,
    rules,
    quiet,
    volume,
    speech,
    programme,
    tournament,
    circuits,
    tables: party.tables.map(({ id, number, race, rules, chairs, leftOut, match, season, calledUntil }) => {
      return { id, number, race, rules, chairs, leftOut, match, season, isCalled: calledUntil !== undefined };
    }),
    guests: guests.map(({ id, name, device, table, seat, key, standIn, hand, look: face }) => {
      return {
        id,
        name,
        device,
        table: table.id,
        seat,
        key,
        standIn,
        ...(hand && { hand }),
        ...(face && { look: face }),
      };
    }),
  };
}

/** The party that was open when the host was cut off, and when it was saved; undefined if there was none. */
export function readSaved(context: Pick<Context, 'store'>): { party: SavedParty; at: number } | undefined {
  const row = context.store.party.read();
  const fits = z.union([savedParty, oneTable]).safeParse(row?.party);
  return row === undefined || !fits.success ? undefined : { party: fits.data, at: row.at };
}

/** The party continues even if the disk refuses; only a crash would then lose something. */
export function keep(context: Context, party: SavedParty | undefined): void {
  try {
    if (party === undefined) context.store.party.clear();
    else context.store.party.write(party, context.clock.now());
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    context.log.warn({ err: error }, 'the party could not be kept');
  }
}

/** A guest of a saved party: away until they come back with their token. now: ms, steady clock. */
export function guestAgain(party: OpenParty, { table: at, ...guest }: SavedGuest, now: number): Member {
  const here = { ready: false, away: now, ping: null, knocking: false, from: null, session: undefined };
  const table = party.tables.find(({ id }) => id === at);
  const seat = table === undefined ? null : guest.seat;
  return { ...here, ...guest, hand: guest.hand, seat, table: table ?? firstTable(party) };
}
