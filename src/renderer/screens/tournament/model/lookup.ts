// Lookups in a tournament's view for its panels. Pure. Not here: computing it (the host does), or words (words.ts).

import type { Party } from '@api/party';
import type { SeasonDriver } from '@api/season';
import type { PartyTable } from '@api/tables/commands';
import type {
  TableCall,
  TournamentPlace,
  TournamentStage,
  TournamentTable,
  TournamentView,
} from '@api/tournament/commands';

/** A table as its card shows it: called: people are taking their seats. */
export type Phase = TournamentTable['state'] | 'called';

/** A table with its stage. */
export interface Placed {
  stage: TournamentStage;
  table: TournamentTable;
}

/** Every table with its stage, in order. */
export function placedTables({ stages }: Pick<TournamentView, 'stages'>): Placed[] {
  return stages.flatMap((stage) => stage.tables.map((table) => ({ stage, table })));
}

/** The table with this round's id. */
export function placedAt(view: Pick<TournamentView, 'stages'>, round: string): Placed | undefined {
  return placedTables(view).find(({ table }) => table.round === round);
}

/** A driver, also one of the AI drivers who belong to no one; undefined for an unknown id. */
export function driverIn({ plan, fillIns }: TournamentView, id: string): SeasonDriver | undefined {
  const known = plan.drivers.find((one) => one.id === id);
  if (known !== undefined) return known;
  const name = fillIns[id];
  if (name === undefined) return undefined;
  return { id, name, colour: 'ivory', driver: { kind: 'ai', level: plan.rules.fillIn ?? 'medium' }, team: null };
}

/** A driver's name; the id if nobody knows it. */
export function nameIn(view: TournamentView, id: string): string {
  return driverIn(view, id)?.name ?? id;
}

/** The call of a table; undefined: it is not called. */
export function callOf({ calls }: TournamentView, round: string): TableCall | undefined {
  return calls.find((call) => call.round === round);
}

/** What the card of a table shows. */
export function phaseOf(view: TournamentView, table: TournamentTable): Phase {
  const isOpen = table.state === 'callable' || table.state === 'waiting';
  return isOpen && callOf(view, table.round) !== undefined ? 'called' : table.state;
}

/** Whether nothing happens at this table any more. */
export function isOver({ state }: Pick<TournamentTable, 'state'>): boolean {
  return state === 'finished' || state === 'void';
}

/** The table of the party where this one is raced or called; undefined: at none. */
export function partyTableOf(party: Party | null, round: string): PartyTable | undefined {
  return party?.tables.find((one) => one.round === round);
}

/** The driver at a place; null while it is open. */
export function driverAt(place: TournamentPlace): string | null {
  return place.kind === 'open' ? null : place.driver;
}

/** The stage that is raced now: the first that is not over, or the last. */
export function currentStage({ stages }: Pick<TournamentView, 'stages'>): TournamentStage | undefined {
  return stages.find((stage) => !stage.isFinished) ?? stages.at(-1);
}

/** Whether drivers are eliminated, so that there is a bracket. */
export function hasBracket({ plan }: Pick<TournamentView, 'plan'>): boolean {
  const kind = plan.tournament?.format.kind;
  return kind === 'heats' || kind === 'knockout';
}

/**
 * Whether gaps to the winner separate equal points: the games measure them, and there is only one. Before the first table has
 * reported, only the latter is known.
 */
export function hasGaps({ plan, stages }: Pick<TournamentView, 'plan' | 'stages'>): boolean {
  const results = stages.flatMap(({ tables }) => tables).flatMap((table) => table.results);
  const isOne = new Set(plan.rounds.map(({ game }) => game)).size <= 1;
  return isOne && (results.length === 0 || results.some(({ gap }) => gap !== null));
}

/** Most tables of one stage: how many race at once. */
export function tableCount({ stages }: Pick<TournamentView, 'stages'>): number {
  return Math.max(0, ...stages.map(({ tables }) => tables.length));
}
