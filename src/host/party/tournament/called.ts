// Tables that are called: who is ready, when they start, and the tournament's pause. Not here: calling them (calling.ts).

import { isHere } from '@api/drivers';
import { message } from '@api/messages';
import type { TableCall } from '@api/tournament/commands';
import type { Context } from '../../context';
import { TOURNAMENT } from '../../match/pause';
import type { CalledTables } from '../../tournaments/reading';
import type { Hosting } from '../hosting';
import { memberIn, type OpenParty, type Table, type TableSeat, timeLeft } from '../open-party';
import { start } from '../racing';
import { beforeStart } from '../seasons/season-table';
import { announce } from '../talk';

/** What this party has called of a tournament; nothing if it hosts another one, or none. */
export function calledTables({ context, open }: Pick<Hosting, 'context' | 'open'>, season: string): CalledTables {
  if (open === undefined || open.tournament !== season) return { calls: [], isPaused: false };
  return { calls: open.tables.flatMap((table) => callOf(context, table) ?? []), isPaused: open.isPaused };
}

function callOf(context: Context, table: Table): TableCall | undefined {
  const left = timeLeft(table, context.clock.steady());
  if (left === null || table.season === undefined) return undefined;
  const people = table.chairs.map((chair, seat) => ({ name: chair.name, isReady: isReady(table, chair, seat) }));
  return {
    round: table.season.round,
    table: table.id,
    number: table.number,
    left,
    ready: people.filter((one) => one.isReady === true).map(({ name }) => name),
    missing: people.filter((one) => one.isReady === false).map(({ name }) => name),
  };
}

/** Whether the person in this seat is ready; undefined for AI drivers. */
function isReady(table: Table, { driver }: TableSeat, seat: number): boolean | undefined {
  if (isHere(driver)) return table.hostReady;
  if (driver.kind !== 'lan') return undefined;
  const member = memberIn(table, seat);
  return member?.ready === true && member.away === null;
}

/** ms until the next called table starts; undefined if none does. */
export function nextCall(context: Context, party: OpenParty): number | undefined {
  const times = due(party).map((table) => (isComplete(table) ? 0 : (timeLeft(table, context.clock.steady()) ?? 0)));
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Starts the called tables whose people are all ready, or whose time is up: AI drivers drive for those who are missing. */
export function startCalled(hosting: Hosting): void {
  const { open, context } = hosting;
  if (open === undefined) return;
  for (const table of due(open)) {
    if (!isComplete(table) && (timeLeft(table, context.clock.steady()) ?? 0) > 0) continue;
    table.calledUntil = undefined;
    const done = beforeStart(hosting, table) ?? start(hosting, table, true);
    if (!done.ok) announce(hosting, open, message('said.not-started', { table: table.number, why: done.fault.said }));
  }
  hosting.changed();
}

function due(party: OpenParty): Table[] {
  return party.isPaused
    ? []
    : party.tables.filter(({ calledUntil, match }) => calledUntil !== undefined && match === null);
}

function isComplete(table: Table): boolean {
  return table.chairs.every((chair, seat) => isReady(table, chair, seat) !== false);
}

/** Stops the calls and the races of all tables of the tournament, or lets them go on. */
export function pauseTournament(hosting: Hosting, party: OpenParty, isPaused: boolean): void {
  if (party.isPaused === isPaused) return;
  const now = hosting.context.clock.steady();
  const stood = now - (party.pausedAt ?? now);
  party.isPaused = isPaused;
  party.pausedAt = isPaused ? now : undefined;
  for (const table of party.tables) {
    if (table.season?.season !== party.tournament) continue;
    if (!isPaused && table.calledUntil !== undefined) table.calledUntil += stood;
    if (table.match !== null) hosting.races.live(table.match)?.pause(TOURNAMENT, isPaused);
  }
  hosting.changed();
}
