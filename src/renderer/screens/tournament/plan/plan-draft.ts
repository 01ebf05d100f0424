// A tournament being planned, and every way to change it: pure, so that it can be tested without a page.
// Not here: whether the host accepts it (tournaments.create returns the reason).

import type { Driver, GameCard } from '@api/contract';
import { isPerson } from '@api/drivers';
import type { SeasonDriver, SeasonPlan, SeasonRound, SeasonTournament } from '@api/season';
import { COLOURS } from '@core/contract';
import { type StageShape, shapesOf, tablesFor } from '@season/tournament/shape';
import { newcomer } from '../../../app/drivers/characters';
import { t } from '../../../text/plan';
import { fieldOf, type Names, type PlanError, USUAL_RULES } from '../../seasons/plan/plan-draft';
import { isSame } from '../model/own';

/** Fewest and most drivers. */
export const FIELD = { least: 4, most: 64 } as const;

/** The formats as they are chosen; a knock-out is two of them. */
export const FORMATS = ['heats', 'winner', 'half', 'swiss', 'roundRobin', 'league'] as const;
export type FormatKind = (typeof FORMATS)[number];

/** What is chosen on the page. plan: name, drivers and rounds, with a season's parts that tournaments do not use. */
export interface CupDraft {
  plan: SeasonPlan;
  format: FormatKind;
  tableSize: number;
  turns: SeasonTournament['turns'];
  /** The round that only the final takes; null: none. */
  final: string | null;
  /** Of a Swiss tournament. */
  rounds: number;
  divisions: number;
  weeks: number;
  moves: number;
}

/** The draft with which a plan begins: the party's guests and the person here, filled up with AI drivers. */
export function freshCup(names: Names, guests: readonly string[], name: string): CupDraft {
  const plan: SeasonPlan = {
    name,
    preset: null,
    drivers: [],
    teams: [],
    rounds: [],
    rules: { ...USUAL_RULES, grid: 'random' },
  };
  const start: CupDraft = {
    plan,
    format: 'heats',
    tableSize: 4,
    turns: 'table',
    final: null,
    ...{ rounds: 4, divisions: 2, weeks: 4, moves: 1 },
  };
  const people = guests.reduce(
    (draft, guest) => withDriverAdded(draft, names, { kind: 'lan' }, guest),
    withDriverAdded(start, names, { kind: 'you' }),
  );
  const ai: Driver = { kind: 'ai', level: 'medium' };
  let draft = people;
  while (draft.plan.drivers.length < 8) draft = withDriverAdded(draft, names, ai);
  return draft;
}

/** The draft with these races. */
export function withRounds(draft: CupDraft, rounds: SeasonRound[]): CupDraft {
  return { ...draft, plan: { ...draft.plan, rounds } };
}

/** One more driver; called: their name, otherwise a usual one. The same draft if there are too many. */
export function withDriverAdded(draft: CupDraft, names: Names, driver: Driver, called = ''): CupDraft {
  const { drivers } = draft.plan;
  if (drivers.length >= FIELD.most) return draft;
  const one: SeasonDriver = {
    id: freeId(drivers),
    colour: driver.kind === 'you' ? names.colour : (COLOURS[drivers.length % COLOURS.length] ?? COLOURS[0]),
    ...(called !== ''
      ? { name: called, driver }
      : ((driver.kind === 'ai' ? newcomer(driver, '', drivers) : undefined) ?? {
          name: nameFor(drivers, names, driver),
          driver,
        })),
    team: null,
  };
  return withDrivers(draft, [...drivers, one]);
}

/** The draft with other drivers. */
export function withDrivers(draft: CupDraft, drivers: SeasonDriver[]): CupDraft {
  return { ...draft, plan: { ...draft.plan, drivers } };
}

/** The draft with another way of driving for one of them; only one person is 'you'. */
export function withWheel(draft: CupDraft, names: Names, id: string, driver: Driver): CupDraft {
  const { drivers } = draft.plan;
  const others = drivers.filter((one) => one.id !== id);
  return withDrivers(
    draft,
    drivers.map((one): SeasonDriver => {
      if (one.id !== id)
        return driver.kind === 'you' && one.driver.kind === 'you' ? { ...one, driver: { kind: 'hotseat' } } : one;
      if (isPerson(one.driver) && isPerson(driver)) return { ...one, driver };
      if (one.driver.kind === 'ai' && driver.kind === 'ai')
        return { ...one, driver: { ...one.driver, level: driver.level } };
      const found = driver.kind === 'ai' ? newcomer(driver, '', others) : undefined;
      return { ...one, ...(found ?? { name: nameFor(others, names, driver), driver }) };
    }),
  );
}

/** The draft with the same clock for every race, seconds; 0: none. */
export function withClock(draft: CupDraft, clock: number): CupDraft {
  const rounds = draft.plan.rounds.map(({ bank: _, ...round }) => ({ ...round, clock }));
  return { ...draft, plan: { ...draft.plan, rounds } };
}

/** The clock of every race, seconds; null: they differ, or there are none. */
export function clockOf({ plan }: CupDraft): number | null {
  const clocks = new Set(plan.rounds.map(({ clock }) => clock));
  const [only = null] = clocks;
  return clocks.size === 1 ? only : null;
}

/** Fewest and most drivers at a table of these games. */
export function seatsOf({ plan }: Pick<CupDraft, 'plan'>, cards: readonly GameCard[]): { least: number; most: number } {
  const { least, most } = fieldOf(plan, cards);
  return { least, most };
}

/** The size of a table that its games allow, nearest to the chosen one. */
export function tableSizeOf(draft: CupDraft, cards: readonly GameCard[]): number {
  const { least, most } = seatsOf(draft, cards);
  return Math.max(least, Math.min(most, draft.tableSize));
}

/** How the draft is sent to the host. */
export function finishedCup(draft: CupDraft, cards: readonly GameCard[]) {
  const { plan, turns, final } = draft;
  const drivers = plan.drivers.map((one) => ({ ...one, name: one.name.trim() }));
  const ids = drivers.map(({ id }) => id);
  const tournament: Omit<SeasonTournament, 'seeds' | 'draw'> = {
    format: formatOf(draft, ids),
    tableSize: tableSizeOf(draft, cards),
    turns,
    ...(final !== null && hasFinal(draft) && plan.rounds.some(({ id }) => id === final) && { final }),
    withdrawn: [],
    late: [],
    voided: [],
  };
  const { tournament: _, ...own } = plan;
  return { ...own, name: plan.name.trim(), drivers, tournament };
}

/** Whether this format has a final. */
export function hasFinal({ format }: Pick<CupDraft, 'format'>): boolean {
  return format === 'heats' || format === 'winner' || format === 'half';
}

function formatOf(draft: CupDraft, drivers: readonly string[]): SeasonTournament['format'] {
  switch (draft.format) {
    case 'heats':
    case 'roundRobin':
      return { kind: draft.format };
    case 'winner':
    case 'half':
      return { kind: 'knockout', goOn: draft.format };
    case 'swiss':
      return { kind: 'swiss', rounds: draft.rounds };
    case 'league':
      return {
        kind: 'league',
        divisions: divided(drivers, draft.divisions),
        weeks: draft.weeks,
        moves: draft.divisions > 1 ? draft.moves : 0,
      };
  }
}

/** Drivers in divisions of equal size, in their order; the first ones have one more if the numbers are not even. */
export function divided(drivers: readonly string[], count: number): string[][] {
  const left = [...drivers];
  return Array.from({ length: count }, (_, n) => left.splice(0, Math.ceil(left.length / (count - n))));
}

/** What the format makes of these drivers, for one sentence: its stages, or tables and rounds. */
export type CupShape =
  | { kind: 'stages'; stages: StageShape[] }
  | { kind: 'rounds'; tables: number; rounds: number }
  | { kind: 'league'; tables: number; weeks: number; divisions: number }
  | { kind: 'robin'; tables: number };

/** Tables and stages of a draft. */
export function shapeOf(draft: CupDraft, cards: readonly GameCard[]): CupShape {
  const size = tableSizeOf(draft, cards);
  const { least } = seatsOf(draft, cards);
  const people = draft.plan.drivers.length;
  switch (draft.format) {
    case 'heats':
    case 'winner':
    case 'half':
      return { kind: 'stages', stages: shapesOf({ size, fewest: least }, formatOf(draft, []), people) };
    case 'swiss':
      return { kind: 'rounds', tables: tablesFor(people, size).tables, rounds: draft.rounds };
    case 'roundRobin':
      return { kind: 'robin', tables: tablesFor(people, size).tables };
    case 'league': {
      const { divisions, weeks } = draft;
      const tables = divided(
        draft.plan.drivers.map(({ id }) => id),
        divisions,
      ).reduce((sum, own) => sum + (own.length === 0 ? 0 : tablesFor(own.length, size).tables), 0);
      return { kind: 'league', tables, weeks, divisions };
    }
  }
}

/** What prevents the tournament from starting, worst first; empty: it can be raced. at: 'name', 'rounds', 'drivers' or a driver's id. */
export function cupErrors(draft: CupDraft, cards: readonly GameCard[]): PlanError[] {
  const { plan, format, divisions } = draft;
  const { drivers, rounds } = plan;
  const found: PlanError[] = [];
  if (plan.name.trim() === '') found.push({ at: 'name', text: t('cup.error.name') });
  if (rounds.length === 0) found.push({ at: 'rounds', text: t('error.noRaces') });
  const { least, most } = seatsOf(draft, cards);
  if (least > most) found.push({ at: 'rounds', text: t('cup.error.seats') });
  if (drivers.length < FIELD.least) found.push({ at: 'drivers', text: t('cup.error.few', { least: FIELD.least }) });
  if (format === 'league' && drivers.length < 2 * divisions)
    found.push({ at: 'drivers', text: t('cup.error.divisions', { least: 2 * divisions }) });
  for (const [at, one] of drivers.entries()) {
    const name = one.name.trim();
    if (name === '') found.push({ at: one.id, text: t('error.nameless') });
    else if (drivers.slice(0, at).some((other) => isSame(other.name, name)))
      found.push({ at: one.id, text: t('error.twin', { name }) });
  }
  return found;
}

function nameFor(others: readonly SeasonDriver[], names: Names, driver: Driver): string {
  const isFree = (name: string) => others.every((one) => !isSame(one.name, name));
  if (driver.kind === 'you' && isFree(names.person)) return names.person;
  for (let n = 2; ; n++) {
    const name = t(isPerson(driver) ? 'name.person' : 'name.driver', { n });
    if (isFree(name)) return name;
  }
}

function freeId(drivers: readonly SeasonDriver[]): string {
  for (let n = drivers.length + 1; ; n++) if (drivers.every(({ id }) => id !== `d${n}`)) return `d${n}`;
}
