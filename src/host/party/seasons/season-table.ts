// Sets up a season's next race: its lobby or its interrupted race, in a new party or the open one.
// Not here: the start itself (racing.ts) or seasons without a party (host/seasons).

import { isDeepStrictEqual } from 'node:util';
import { USUAL_ABSENCE } from '@api/constants';
import type { In, RaceSetup, Reply } from '@api/contract';
import { isHere } from '@api/drivers';
import { message } from '@api/messages';
import type { PartyRace, PartyRules } from '@api/party';
import type { LineUp } from '@api/season';
import type { Service, Session } from '@api/session';
import { circuitMessage } from '@season/messages';
import type { SeasonState } from '@season/types';
import { granted, type Refused, refuse } from '../../api-errors';
import type { Context } from '../../context';
import { gameIn } from '../../context';
import { placeIn } from '../../seasons/origin';
import { type NextRace, nextRace, runningRace } from '../../seasons/racing';
import { seasonAt, seasonIn } from '../../seasons/state';
import { hostTranslate } from '../../translate';
import { type Hosting, isRaceOver, tableOf } from '../hosting';
import { getUp, unready } from '../members';
import { cleanName } from '../names';
import { guestsAt, type Member, type OpenParty, rulesAt, splitRules, type Table, type TableSeat } from '../open-party';
import { openParty, seatsOfRace } from '../opening';
import { backToLobby } from '../racing';
import { announce } from '../talk';
import { entrantSeat, ownSeat, placeOf, seasonSeats } from './season-seats';

type Host = In<'seasons.host'>;

/** Opens a party for the season's next race, or sets that race up in the party already open. */
export async function hostSeason(
  hosting: Hosting,
  service: Service,
  input: Host,
  session: Session,
): Promise<Reply<null>> {
  const found = seasonIn(hosting.context, input.season);
  if (!found.ok) return found;
  if (found.value.plan.tournament !== undefined) return refuse('not-allowed', message('tournament.needs-party'));
  if (hosting.open !== undefined) {
    const table = seasonsTable(hosting.open, found.value) ?? tableOf(hosting, hosting.open, session);
    return onOpenTable(hosting, table, found.value, input.lineUp);
  }
  const running = runningRace(found.value);
  if (!running.ok) return running;
  const onTable =
    running.value === undefined
      ? lobbyOf(nextRace(hosting.context, found.value, input.lineUp))
      : raceOnTable(hosting, running.value);
  if (!onTable.ok) return onTable;
  const opened = await openParty(
    hosting,
    service,
    { ...partyOf(hosting.context, found.value, input), ...onTable.value },
    session,
  );
  return opened.ok ? granted(null) : opened;
}

/**
 * Checks a season's lobby before its race starts: resumes a race already in progress, or rebuilds the lobby and refuses
 * if the season has moved on. undefined: the race may start.
 */
export function beforeStart(hosting: Hosting, table: Table): Reply<{ match: string }> | undefined {
  if (table.season === undefined || table.match !== null) return undefined;
  const found = seasonIn(hosting.context, table.season.season);
  if (!found.ok) return found;
  const own = seasonAt(hosting.context, table.season);
  if (!own.ok) return own;
  const running = runningRace(own.value);
  if (!running.ok) return running;
  if (running.value !== undefined) {
    const refused = putRace(hosting, table, running.value);
    return refused ?? granted({ match: running.value });
  }
  const next = nextRace(hosting.context, found.value, keptLineUp(own.value, table), table.season.round);
  if (!next.ok) return next;
  if (isLobbyFor(table, next.value)) return undefined;
  putLobby(hosting, table, own.value, next.value);
  hosting.changed();
  return refuse('not-allowed', message('party.season-moved'));
}

/** After a season is deleted, the race on the table is an ordinary one. */
export function seasonGone(hosting: Hosting, season: string): void {
  const tables = (hosting.open?.tables ?? []).filter((one) => one.season?.season === season);
  for (const table of tables) {
    table.season = undefined;
    for (const tableSeat of [...table.chairs, ...table.leftOut]) tableSeat.entrant = undefined;
  }
  if (tables.length > 0) hosting.changed();
}

type OnTable = Reply<{ setup: RaceSetup; next?: NextRace; match?: string }>;

function lobbyOf(next: Reply<NextRace>): OnTable {
  return next.ok ? granted({ setup: next.value.setup, next: next.value }) : next;
}

function raceOnTable(hosting: Hosting, match: string): OnTable {
  const setup = setupOf(hosting, match);
  return setup.ok ? granted({ setup: setup.value, match }) : setup;
}

/** The setup that a race in memory or on disk was started with. */
function setupOf(hosting: Hosting, match: string): Reply<RaceSetup> {
  const found = hosting.races.open(match);
  if (!found.ok) return found;
  if (!found.match.isWatched()) found.match.close();
  return granted(found.match.setup);
}

function partyOf(context: Context, { plan }: SeasonState, { networks, port }: Host) {
  const name = cleanName(plan.name, hostTranslate(context)('name.season'));
  const rules: PartyRules = {
    door: 'open',
    watching: true,
    undo: true,
    hints: true,
    chat: true,
    fillWithAi: false,
    aiLevel: 'medium',
    ...USUAL_ABSENCE,
  };
  return { name, rules: rulesOf(plan.rules.fillIn, rules), networks, port };
}

/** These rules, with the season's own setting for who drives for absent drivers. */
function rulesOf(fillIn: SeasonState['plan']['rules']['fillIn'], rules: PartyRules): PartyRules {
  return { ...rules, fillWithAi: fillIn !== null, aiLevel: fillIn ?? rules.aiLevel };
}

/** The table at which this season is raced. */
function seasonsTable(party: OpenParty, { season }: SeasonState): Table | undefined {
  return party.tables.find((one) => one.season?.season === season);
}

function onOpenTable(hosting: Hosting, table: Table, state: SeasonState, lineUp: LineUp | undefined): Reply<null> {
  const running = runningRace(state);
  if (!running.ok) return running;
  if (running.value !== undefined && table.match === running.value) return granted(null);
  if (table.party.quiet) return refuse('in-use', message('party.hands-busy'));
  if (table.match !== null) {
    if (!isRaceOver(hosting.context, table.match)) return refuse('in-use', message('party.race-busy'));
  }
  if (running.value === undefined) {
    const next = nextRace(hosting.context, state, lineUp ?? keptLineUp(state, table));
    if (!next.ok) return next;
    backToLobby(hosting, table);
    putLobby(hosting, table, state, next.value);
  } else {
    backToLobby(hosting, table);
    const refused = putRace(hosting, table, running.value);
    if (refused !== undefined) return refused;
  }
  hosting.changed();
  return granted(null);
}

/** The planned line-up, but guests who drive for someone keep doing so at their own screens. */
function keptLineUp({ season, plan }: SeasonState, table: Table): LineUp | undefined {
  if (table.season?.season !== season) return undefined;
  const before = seatsBefore(table);
  const guests = new Set(before.values());
  return plan.drivers.map(({ id, driver }) => {
    const isGuest = guests.has(id) || driver.kind === 'lan';
    return { driver: id, at: isGuest ? 'lan' : isHere(driver) ? 'here' : 'ai' };
  });
}

/** Changes the party: its lobby is now for this race. Guests keep their drivers; others are seated by name. */
export function putLobby(
  hosting: Hosting,
  table: Table,
  { season, plan }: SeasonState,
  { setup, entrants, part }: NextRace,
): void {
  const isSame = table.season?.season === season;
  table.race = raceIn(setup);
  table.rules = splitRules(rulesOf(plan.rules.fillIn, rulesAt(table))).table;
  table.season = { season, round: part.round, leg: part.leg };
  seatGuests(table, seasonSeats({ setup, entrants }, hostTranslate(hosting.context)), isSame);
  unready(table);
  const place = placeIn(hosting.context, table.season);
  if (place === null || place.table !== undefined) return;
  const { name, round, rounds } = place;
  const game = gameIn(hosting.context, table.race.game);
  const circuit = circuitMessage(game, table.race.circuit);
  const values = { season: name, round, rounds, game: game?.name ?? table.race.game, circuit };
  announce(hosting, table.party, message('said.next-race', values));
}

/** Changes the party: resumes the season's race in progress; everyone who drove in it gets their car back. */
function putRace(hosting: Hosting, table: Table, match: string): Refused | undefined {
  const tableSeats = seatsOfRace(hosting, match);
  if (!tableSeats.ok) return tableSeats;
  const head = hosting.context.store.saves.head(match);
  const isSame = table.season?.season === head?.season?.season;
  const setup = setupOf(hosting, match);
  if (!setup.ok) return setup;
  table.race = raceIn(setup.value);
  table.season = placeOf(head);
  table.match = match;
  seatGuests(table, tableSeats.value, isSame);
  announce(hosting, table.party, message('said.goes-on'));
  hosting.changed();
  return undefined;
}

/** Changes the party: replaces its seats. isSame: same season, so its drivers are the same people. */
function seatGuests(table: Table, tableSeats: TableSeat[], isSame: boolean): void {
  const before = isSame ? seatsBefore(table) : new Map<Member, string>();
  table.chairs = tableSeats;
  table.leftOut = [];
  table.hands = [];
  for (const member of guestsAt(table)) getUp(member);
  for (const [member, entrant] of before) {
    const seat = entrantSeat(tableSeats, entrant);
    if (tableSeats[seat]?.driver.kind === 'lan') member.seat = seat;
  }
  for (const member of guestsAt(table)) {
    if (!member.knocking) member.seat ??= member.away === null ? ownSeat(table, member.name) : null;
  }
}

/** The season driver (id) that each guest drives for. */
function seatsBefore(table: Table): Map<Member, string> {
  const seats = new Map<Member, string>();
  for (const member of guestsAt(table)) {
    const entrant = member.seat === null ? undefined : table.chairs[member.seat]?.entrant;
    if (entrant !== undefined) seats.set(member, entrant);
  }
  return seats;
}

function isLobbyFor(table: Table, { setup, part }: NextRace): boolean {
  const { season, round, leg } = part;
  return isDeepStrictEqual(table.season, { season, round, leg }) && isDeepStrictEqual(table.race, raceIn(setup));
}

function raceIn(setup: RaceSetup): PartyRace {
  const { seats: _, seed: _seed, ...race } = setup;
  return race;
}
