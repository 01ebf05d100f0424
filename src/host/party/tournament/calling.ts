// Calls the tables of a tournament at the tables of the open party, and takes guests to their seats. Not here: starting what was called
// (called.ts), or who drives at which table (season/tournament).

import { LIMITS } from '@api/constants';
import type { In, Out, Reply } from '@api/contract';
import { message } from '@api/messages';
import { tableSeason, tableSetup } from '@season/tournament/table-setup';
import { granted, refuse } from '../../api-errors';
import { type FoundTournament, tournamentIn } from '../../tournaments/reading';
import { type Hosting, isRaceOver, tell } from '../hosting';
import { waits } from '../members';
import { isSameName } from '../names';
import { CALL_MS, guestsAt, type OpenParty, type Table } from '../open-party';
import { backToLobby, isRacing, moveTo } from '../racing';
import { putLobby } from '../seasons/season-table';
import { addTable } from '../tables';
import { announce } from '../talk';

/** Makes the open party this tournament's, or no tournament's. */
export function hostTournament(hosting: Hosting, party: OpenParty, season: string | null): Reply<null> {
  if (party.quiet) return refuse('in-use', message('party.hands-busy'));
  if (season !== null) {
    const found = tournamentIn(hosting.context, season);
    if (!found.ok) return found;
  }
  party.tournament = season ?? undefined;
  party.isPaused = false;
  hosting.changed();
  return granted(null);
}

/** Calls what can race now. The party becomes the tournament's. */
export function callTables(
  hosting: Hosting,
  party: OpenParty,
  { season, rounds }: In<'tournaments.call'>,
): Reply<Out<'tournaments.call'>> {
  const hosted = hostTournament(hosting, party, season);
  if (!hosted.ok) return hosted;
  const found = tournamentIn(hosting.context, season);
  if (!found.ok) return found;
  const here = new Set(party.tables.flatMap((table) => (table.season?.season === season ? [table.season.round] : [])));
  const isOn = (round: string) => here.has(round) && party.tables.some((table) => isLobbyOf(table, season, round));
  const wanted = found.value.tables.callable.filter((round) => rounds === undefined || rounds.includes(round));
  const called: string[] = [];
  const waiting: string[] = [];
  for (const round of wanted.filter((one) => !isOn(one))) {
    const isCalled = callAt(hosting, party, found.value, round);
    (isCalled ? called : waiting).push(round);
  }
  hosting.changed();
  return granted({ called, waiting });
}

function isLobbyOf(table: Table, season: string, round: string): boolean {
  return table.match === null && table.season?.season === season && table.season.round === round;
}

/**
 * A table of the party for the next race: one whose race of this tournament is over, one where nobody sits, or a new one; undefined if
 * every table is in use.
 */
function tableFor(hosting: Hosting, party: OpenParty, season: string): Table | undefined {
  const over = party.tables.find(({ match, season: place }) => {
    return match !== null && place?.season === season && isRaceOver(hosting.context, match);
  });
  if (over !== undefined) return over;
  const idle = party.tables.find((table) => {
    return table.match === null && table.season === undefined && guestsAt(table).every(({ seat }) => seat === null);
  });
  if (idle !== undefined) return idle;
  const [first] = party.tables;
  if (first?.match === null && first.season === undefined) return first;
  if (party.tables.length >= LIMITS.tables || first === undefined) return undefined;
  const { race, rules } = first;
  return addTable(hosting.context, party, { race, rules, chairs: [], match: null, season: undefined });
}

function callAt(hosting: Hosting, party: OpenParty, { state }: FoundTournament, round: string): boolean {
  const { context } = hosting;
  const own = tableSeason(state, context.games, round);
  const next = tableSetup(state, context.games, round);
  if (own === undefined || next?.ok !== true) return false;
  const table = tableFor(hosting, party, state.season);
  if (table === undefined) return false;
  backToLobby(hosting, table);
  const { setup, entrants, leg } = next;
  const part = { season: state.season, round, leg, entrants };
  putLobby(hosting, table, own, { setup, entrants, part });
  gather(hosting, table);
  table.calledUntil = context.clock.steady() + CALL_MS;
  const names = table.chairs.map(({ name }) => name);
  announce(hosting, table.party, message('said.called', { table: table.number, names }));
  for (const member of guestsAt(table))
    if (member.seat !== null) tell(member, 'tournaments.called', { season: state.season, round });
  return true;
}

/** Takes every guest who drives here to their seat, wherever they are; someone whose race still runs stays there. */
export function gather(hosting: Hosting, table: Table): void {
  for (const [seat, chair] of table.chairs.entries()) {
    if (chair.entrant === undefined || !waits(table, chair, seat)) continue;
    const member = table.party.members.find(
      (one) => !one.knocking && isSameName(one.name, chair.name) && !isRacing(hosting, one),
    );
    if (member === undefined) continue;
    moveTo(hosting, member, table, seat);
  }
}

/** Reminds everyone who is missing at a called table. */
export function nudgeTable({ context }: Hosting, party: OpenParty, round: string): Reply<null> {
  const table = party.tables.find((one) => one.calledUntil !== undefined && one.season?.round === round);
  if (table === undefined) return refuse('not-found', message('tournament.not-called'));
  const now = context.clock.steady();
  if (table.nudgedAt !== undefined && now - table.nudgedAt < NUDGE_MS)
    return refuse('too-fast', message('tournament.nudged'));
  table.nudgedAt = now;
  for (const member of guestsAt(table))
    if (member.seat !== null && !member.ready) tell(member, 'tournaments.nudged', {});
  return granted(null);
}

/** ms between two reminders at a table. */
const NUDGE_MS = 30_000;
