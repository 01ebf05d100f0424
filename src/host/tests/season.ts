// A season of derbies for tests of the host: its plan, races driven to the end by everyone's screens, and its points
// counted again from the races' records alone. Not here: how a season's points are computed (src/season has its own tests).

import type { Driver } from '@api/contract';
import type { LineUp, SeasonPlan, SeasonView } from '@api/season';
import { value } from '@api/tests/granted';
import { replay } from '@core/record';
import { derby } from '@core/tests/toy';
import { bot, type Guest, HOTSEAT, LAN, type Party, type Seated, YOU } from './party';

export const DRIVERS = { marta: YOU, tom: HOTSEAT, ines: LAN, ada: bot('easy') } as const;
type Known = keyof typeof DRIVERS;

/** A season with these drivers, in this many rounds. */
export function derbySeason(
  drivers: readonly Known[],
  rounds: number,
  rules: Partial<SeasonPlan['rules']> = {},
): SeasonPlan {
  return {
    name: 'Winter Cup',
    preset: null,
    drivers: drivers.map((id, at) => {
      const driver: Driver = DRIVERS[id];
      return { id, name: nameOf(id), colour: derby.colours[at]!, driver, team: null };
    }),
    teams: [],
    rounds: Array.from({ length: rounds }, (_, at) => {
      return {
        id: `r${at + 1}`,
        game: 'derby',
        circuit: 'field',
        options: { length: 8 + at },
        clock: 0,
        series: false,
      };
    }),
    rules: {
      points: { kind: 'own' },
      drop: 0,
      grid: 'random',
      ties: ['countback'],
      fillIn: 'easy',
      missed: 'none',
      ...rules,
    },
  };
}

/** Turns 'marta' into 'Marta'. */
export function nameOf(id: string): string {
  return `${id[0]!.toUpperCase()}${id.slice(1)}`;
}

export async function created(me: Guest, plan: SeasonPlan): Promise<string> {
  return (await value(me.client.call('seasons.create', { plan }))).season;
}

export function got(me: Guest, season: string): Promise<SeasonView> {
  return value(me.client.call('seasons.get', { season }));
}

/** Starts or resumes the next race, and watches it. */
export async function started(me: Guest, season: string, lineUp?: LineUp): Promise<string> {
  const { match } = await value(me.client.call('seasons.start', { season, ...(lineUp && { lineUp }) }));
  me.updates.push(await value(me.client.call('match.watch', { match })));
  return match;
}

/** Everyone answers their decisions, in turn at a shared screen, for this many turns or until the race is over. */
export async function raceOn(it: Party, all: readonly Guest[], match: string, turns = 300): Promise<void> {
  for (let turn = 0; turn < turns && !all[0]!.seen(match).finished; turn++) {
    await it.rest();
    for (const one of all) await answer(one, match);
  }
}

async function answer(one: Guest, match: string): Promise<void> {
  const [next] = one.seen(match).sitting;
  const isIdle = one
    .seen(match)
    .asks.every((decision) => decision.seat !== one.seen(match).viewer || decision.committed);
  if (isIdle && next !== undefined) one.updates.push(await value(one.client.call('match.sit', { match, seat: next })));
  const update = one.seen(match);
  const decision = update.asks.find((open) => open.seat === update.viewer && !open.committed);
  if (decision === undefined || update.finished) return;
  const offered = update.choices[String(decision.id)] as { kind: string; cards?: number[] };
  const action = offered.kind === 'luck' ? { type: 'push' } : { type: 'stake', card: offered.cards?.[0] };
  await value(one.client.call('match.act', { match, ask: decision.id, action }));
}

/** Starts the party's race with everyone ready, and drives it to its end. */
export async function partyRace(it: Party, me: Guest, guests: readonly Seated[]): Promise<string> {
  for (const guest of guests) await value(guest.client.call('party.ready', { ready: true }));
  const { match } = await value(me.client.call('party.start', { force: false }));
  for (const one of [me, ...guests]) one.updates.push(await value(one.client.call('match.watch', { match })));
  await raceOn(it, [me, ...guests], match);
  return match;
}

/** Points by name, counted only from the seed and moves of every race. */
export function countedAgain({ store }: Party, matches: readonly string[]): Record<string, number> {
  const points: Record<string, number> = {};
  for (const match of matches) {
    const record = store.saves.record(match)!;
    const raced = replay(derby, record);
    if (!raced.ok) throw new Error(raced.violation.code);
    const { seats } = store.saves.head(match)!.setup as { seats: { name: string }[] };
    for (const { seat, place } of derby.standings(raced.value.state)) {
      const { name } = seats[seat]!;
      points[name] = (points[name] ?? 0) + derby.points(place, seats.length);
    }
  }
  return points;
}

/** Points by name, from the season's page. */
export function pointsOf({ plan, table }: SeasonView): Record<string, number> {
  return Object.fromEntries(
    table.map((line) => [plan.drivers.find((one) => one.id === line.driver)!.name, line.points]),
  );
}
