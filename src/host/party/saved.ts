// What survives of the open party if the host is cut off: table, seats and guests, tokens as hashes; no chat, no bans.

import { TV_VOLUME, USUAL_ABSENCE } from '@api/constants';
import { device, partyRace, partyRules } from '@api/party';
import { fader } from '@api/settings';
import { colour, driver } from '@api/shapes';
import { StoreError } from '@store/store-error';
import { z } from 'zod';
import type { Context } from '../context';
import type { Member, OpenParty } from './open-party';

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
const savedParty = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  port: z.int(),
  race: partyRace,
  rules: savedRules,
  chairs: z.array(tableSeat),
  leftOut: z.array(tableSeat),
  match: z.string().nullable(),
  season: z.object({ season: z.string(), round: z.string(), leg: z.int() }).optional(),
  quiet: z.boolean(),
  volume: fader.default(TV_VOLUME),
  guests: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      device,
      seat: z.int().nullable(),
      key: z.string(),
      standIn: z.boolean(),
      hand: driver.optional(),
    }),
  ),
});
export type SavedParty = z.infer<typeof savedParty>;

/** The part of the party that is stored. */
export function savedOf(party: OpenParty): SavedParty {
  const { id, name, code, race, rules, chairs: tableSeats, leftOut, match, season, quiet } = party;
  const guests = party.members.filter((member) => !member.knocking);
  return {
    id,
    name,
    code,
    port: party.listener.port,
    race,
    rules,
    chairs: tableSeats,
    leftOut,
    match,
    season,
    quiet,
    volume: party.volume,
    guests: guests.map(({ id, name, device, seat, key, standIn, hand }) => {
      return { id, name, device, seat, key, standIn, ...(hand && { hand }) };
    }),
  };
}

/** The party that was open when the host was cut off, and when it was saved; undefined if there was none. */
export function readSaved(context: Pick<Context, 'store'>): { party: SavedParty; at: number } | undefined {
  const row = context.store.party.read();
  const fits = savedParty.safeParse(row?.party);
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

/** The guests of a saved party: away until they come back with their tokens. */
export function guestsOf(saved: SavedParty, now: number): Member[] {
  const here = { ready: false, away: now, ping: null, knocking: false, from: null, session: undefined };
  return saved.guests.map((guest) => ({ ...here, ...guest, hand: guest.hand }));
}
