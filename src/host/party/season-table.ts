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
import { granted, type Refused, refuse } from '../api-errors';
import type { Context } from '../context';
import { gameIn } from '../context';
import { placeIn } from '../seasons/origin';
import { type NextRace, nextRace, runningRace } from '../seasons/racing';
import { seasonIn } from '../seasons/state';
import { hostTranslate } from '../translate';
import type { Hosting } from './hosting';
import { getUp, unready } from './members';
import { cleanName } from './names';
import type { Member, OpenParty, TableSeat } from './open-party';
import { openParty, seatsOfRace } from './opening';
import { backToLobby } from './racing';
import { entrantSeat, ownSeat, placeOf, seasonSeats } from './season-seats';
import { announce } from './talk';

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
  if (hosting.open !== undefined) return onOpenTable(hosting, hosting.open, found.value, input.lineUp);
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
    { ...tableOf(hosting.context, found.value, input), ...onTable.value },
    session,
  );
  return opened.ok ? granted(null) : opened;
}

/**
 * Checks a season's lobby before its race starts: resumes a race already in progress, or rebuilds the lobby and refuses
 * if the season has moved on. undefined: the race may start.
 */
export function beforeStart(hosting: Hosting, party: OpenParty): Reply<{ match: string }> | undefined {
  if (party.season === undefined || party.match !== null) return undefined;
  const found = seasonIn(hosting.context, party.season.season);
  if (!found.ok) return found;
  const running = runningRace(found.value);
  if (!running.ok) return running;
  if (running.value !== undefined) {
    const refused = putRace(hosting, party, running.value);
    return refused ?? granted({ match: running.value });
  }
  const next = nextRace(hosting.context, found.value, keptLineUp(found.value, party));
  if (!next.ok) return next;
  if (isLobbyFor(party, next.value)) return undefined;
  putLobby(hosting, party, found.value, next.value);
  hosting.changed();
  return refuse('not-allowed', message('party.season-moved'));
}

/** After a season is deleted, the race on the table is an ordinary one. */
export function seasonGone(hosting: Hosting, season: string): void {
  const party = hosting.open;
  if (party?.season?.season !== season) return;
  party.season = undefined;
  for (const tableSeat of [...party.chairs, ...party.leftOut]) tableSeat.entrant = undefined;
  hosting.changed();
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

function tableOf(context: Context, { plan }: SeasonState, { networks, port }: Host) {
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

function onOpenTable(hosting: Hosting, party: OpenParty, state: SeasonState, lineUp: LineUp | undefined): Reply<null> {
  const running = runningRace(state);
  if (!running.ok) return running;
  if (running.value !== undefined && party.match === running.value) return granted(null);
  if (party.quiet) return refuse('in-use', message('party.hands-busy'));
  if (party.match !== null) {
    const isOver = hosting.context.store.saves.head(party.match)?.status === 'finished';
    if (!isOver) return refuse('in-use', message('party.race-busy'));
  }
  if (running.value === undefined) {
    const next = nextRace(hosting.context, state, lineUp ?? keptLineUp(state, party));
    if (!next.ok) return next;
    backToLobby(hosting, party);
    putLobby(hosting, party, state, next.value);
  } else {
    backToLobby(hosting, party);
    const refused = putRace(hosting, party, running.value);
    if (refused !== undefined) return refused;
  }
  hosting.changed();
  return granted(null);
}

/** The planned line-up, but guests who drive for someone keep doing so at their own screens. */
function keptLineUp({ season, plan }: SeasonState, party: OpenParty): LineUp | undefined {
  if (party.season?.season !== season) return undefined;
  const before = seatsBefore(party);
  const guests = new Set(before.values());
  return plan.drivers.map(({ id, driver }) => {
    const isGuest = guests.has(id) || driver.kind === 'lan';
    return { driver: id, at: isGuest ? 'lan' : isHere(driver) ? 'here' : 'ai' };
  });
}

/** Changes the party: its lobby is now for this race. Guests keep their drivers; others are seated by name. */
function putLobby(
  hosting: Hosting,
  party: OpenParty,
  { season, plan }: SeasonState,
  { setup, entrants, part }: NextRace,
): void {
  const isSame = party.season?.season === season;
  party.race = raceIn(setup);
  party.rules = rulesOf(plan.rules.fillIn, party.rules);
  party.season = { season, round: part.round, leg: part.leg };
  seatGuests(party, seasonSeats({ setup, entrants }, hostTranslate(hosting.context)), isSame);
  unready(party);
  const place = placeIn(hosting.context, party.season);
  if (place === null) return;
  const { name, round, rounds } = place;
  const game = gameIn(hosting.context, party.race.game);
  const circuit = circuitMessage(game, party.race.circuit);
  const values = { season: name, round, rounds, game: game?.name ?? party.race.game, circuit };
  announce(hosting, party, message('said.next-race', values));
}

/** Changes the party: resumes the season's race in progress; everyone who drove in it gets their car back. */
function putRace(hosting: Hosting, party: OpenParty, match: string): Refused | undefined {
  const tableSeats = seatsOfRace(hosting, match);
  if (!tableSeats.ok) return tableSeats;
  const head = hosting.context.store.saves.head(match);
  const isSame = party.season?.season === head?.season?.season;
  const setup = setupOf(hosting, match);
  if (!setup.ok) return setup;
  party.race = raceIn(setup.value);
  party.season = placeOf(head);
  party.match = match;
  seatGuests(party, tableSeats.value, isSame);
  announce(hosting, party, message('said.goes-on'));
  hosting.changed();
  return undefined;
}

/** Changes the party: replaces its seats. isSame: same season, so its drivers are the same people. */
function seatGuests(party: OpenParty, tableSeats: TableSeat[], isSame: boolean): void {
  const before = isSame ? seatsBefore(party) : new Map<Member, string>();
  party.chairs = tableSeats;
  party.leftOut = [];
  party.hands = [];
  for (const member of party.members) getUp(member);
  for (const [member, entrant] of before) {
    const seat = entrantSeat(tableSeats, entrant);
    if (tableSeats[seat]?.driver.kind === 'lan') member.seat = seat;
  }
  for (const member of party.members) {
    if (!member.knocking) member.seat ??= member.away === null ? ownSeat(party, member.name) : null;
  }
}

/** The season driver (id) that each guest drives for. */
function seatsBefore(party: OpenParty): Map<Member, string> {
  const seats = new Map<Member, string>();
  for (const member of party.members) {
    const entrant = member.seat === null ? undefined : party.chairs[member.seat]?.entrant;
    if (entrant !== undefined) seats.set(member, entrant);
  }
  return seats;
}

function isLobbyFor(party: OpenParty, { setup, part }: NextRace): boolean {
  const { season, round, leg } = part;
  return isDeepStrictEqual(party.season, { season, round, leg }) && isDeepStrictEqual(party.race, raceIn(setup));
}

function raceIn(setup: RaceSetup): PartyRace {
  const { seats: _, seed: _seed, ...race } = setup;
  return race;
}
