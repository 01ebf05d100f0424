// A season as its page shows it, always computed from plan, races and corrections: none of it is stored.
// Not here: starting the next race (line-up.ts).

import type { RoundResult, RoundView, SeasonLine, SeasonPlan, SeasonView } from '@api/season';
import { gameOf, legsOf, namedBonuses, occasionOf } from './games';
import { calendarOf, outcomesOf, type RoundRaces } from './races';
import { sharesOf } from './shares';
import { type Tally, tableOf, talliesOf, teamsOf } from './table';
import type { SeasonGames, SeasonState } from './types';

/** The whole season: rounds with their results, table, teams, what comes next, and who has won. */
export function viewOf(state: SeasonState, games: SeasonGames): SeasonView {
  const { plan, corrections } = state;
  const calendar = calendarOf(state, games);
  const done = calendar.filter((one) => one.done);
  const held = done.map((one) => ({ id: one.round.id, outcomes: outcomesOf(games, one) }));
  const tallies = talliesOf(plan, sharesOf(plan, held, corrections));
  const before = talliesOf(plan, sharesOf(plan, held.slice(0, -1), corrections));
  const table = tableOf(plan, tallies, before);
  const next = calendar.find((one) => !one.done);
  const ends = done.flatMap((one) => one.held.map((race) => race.at)).sort();
  return {
    season: state.season,
    plan,
    status: next === undefined ? 'finished' : 'running',
    createdAt: state.createdAt,
    finishedAt: next === undefined ? (ends.at(-1) ?? null) : null,
    rounds: calendar.map((one) => roundOf(one, next, resultsOf(tallies, done.indexOf(one), one, games), games)),
    table,
    teams: teamsOf(plan, table),
    next: next === undefined ? null : nextOf(plan, next, table, games),
    champions: next === undefined ? table.filter((line) => line.place === 1).map((line) => line.driver) : [],
    audit: [...state.audit],
  };
}

function roundOf(one: RoundRaces, next: RoundRaces | undefined, results: RoundResult[], games: SeasonGames): RoundView {
  const last = one.done ? one.held.at(-1) : undefined;
  const raced = { occasion: occasionOf(games, one.round, last?.occasion), laps: last?.laps ?? null };
  const races = one.all.map(({ match, leg, status, at }) => ({ match, leg, status, at }));
  const waiting = one.open === undefined ? 'next' : 'running';
  return { round: one.round, ...raced, state: one.done ? 'done' : one === next ? waiting : 'later', races, results };
}

/** Everyone's part in the n-th finished round, best first; none before it is finished (n is -1). */
function resultsOf(tallies: readonly Tally[], n: number, { round }: RoundRaces, games: SeasonGames): RoundResult[] {
  const results = tallies.flatMap(({ shares, dropped }): RoundResult[] => {
    const share = shares[n];
    if (share === undefined) return [];
    const { driver, place, out, standIn, isTaken, scored, correction } = share;
    const points = scored + correction;
    const bonuses = namedBonuses(games, round.game, share.bonuses);
    return [{ driver, place, out, points, bonuses, correction, taken: isTaken, standIn, dropped: dropped[n] ?? false }];
  });
  return results.sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || 0);
}

function nextOf(
  plan: SeasonPlan,
  next: RoundRaces,
  table: readonly SeasonLine[],
  games: SeasonGames,
): SeasonView['next'] {
  return {
    round: next.round.id,
    leg: next.held.length + 1,
    legs: legsOf(games, next.round),
    grid: next.held.length > 0 ? null : gridOf(plan, next, table, games),
    match: next.open?.match ?? null,
  };
}

/** Drivers in grid order, the front first; null if the season does not set the grid. */
function gridOf(plan: SeasonPlan, next: RoundRaces, table: readonly SeasonLine[], games: SeasonGames): string[] | null {
  const { grid } = plan.rules;
  const isFirst = (table[0]?.progress.length ?? 0) === 0;
  if (isFirst || (gameOf(games, next.round.game)?.givenGrid ?? null) === null) return null;
  const order = table.map((line) => line.driver);
  if (grid === 'standings') return order;
  return grid === 'reversed' ? order.reverse() : null;
}
