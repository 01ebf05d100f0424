// The standings of a tournament: points, then the gap to the winner, then the season's tie rules, then the seeds.
// Not here: results of one table (results.ts).

import { isMissed, type Share, sharesOf } from '../shares';
import { type Contender, ranked } from '../ties';
import type { Correction } from '../types';
import { hasLeft, seedOf } from './desk';
import { byPoints, correctionsBefore } from './results';
import { driversAt, isOver } from './stage';
import type { Desk, RacedStage, Standing, Table, TableResult } from './types';

/** A driver with the points of all stages. raced: tables that have reported. */
interface Total extends Contender {
  gap: number | null;
  raced: number;
}

/** Everyone in the order that the draw of this stage, 1-based, is made by: without corrections made after it began. */
export function orderBefore(desk: Desk, earlier: readonly RacedStage[], stage: number): Total[] {
  return inOrder(desk, earlier, totalsOf(desk, earlier, correctionsBefore(desk, stage)));
}

/** Standings by the points of all stages, best first. drivers: those to be ranked. */
export function standingsByTotal(desk: Desk, stages: readonly RacedStage[], drivers: readonly string[]): Standing[] {
  const totals = totalsOf(desk, stages, desk.state.corrections).filter(({ driver }) => drivers.includes(driver));
  const raced = inOrder(
    desk,
    stages,
    totals.filter((one) => one.raced > 0),
  );
  const lines = raced.map((one, index) => ({
    ...lineOf(desk, stages, one),
    place: index + 1,
    points: one.points,
    gap: one.gap,
  }));
  const others = totals
    .filter((one) => one.raced === 0)
    .sort((a, b) => seedOf(desk, a.driver) - seedOf(desk, b.driver));
  return [...lines, ...others.map((one) => ({ ...lineOf(desk, stages, one), place: null, points: null, gap: null }))];
}

/**
 * Standings of heats and knock-outs, best first: by the stage that a driver reached, there by points, or in the final by
 * place. Drivers who have yet to race in their latest stage have no place.
 */
export function standingsByStage(desk: Desk, stages: readonly RacedStage[]): Standing[] {
  const totals = new Map(totalsOf(desk, stages, desk.state.corrections).map((one) => [one.driver, one]));
  const drawn = stages.filter(({ isDrawn }) => isDrawn);
  const seen = new Set<string>();
  return [...drawn].reverse().flatMap((stage): Standing[] => {
    const above = seen.size;
    const own = stage.tables.flatMap(driversAt).filter((id) => desk.seedOf.has(id) && !seen.has(id));
    for (const id of own) seen.add(id);
    const results = stage.tables.flatMap((table) => table.results).filter(({ driver }) => own.includes(driver));
    const order = stage.isFinal ? results : inStage(desk, results);
    const isOut = stage.number < drawn.length;
    const lines = order.map((result, index): Standing => {
      const { points, gap } = result;
      return { ...lineOf(desk, stages, totals.get(result.driver)), place: above + index + 1, points, gap, isOut };
    });
    const waiting = own.filter((id) => !results.some(({ driver }) => driver === id));
    waiting.sort((a, b) => seedOf(desk, a) - seedOf(desk, b));
    return [
      ...lines,
      ...waiting.map((id) => ({
        ...lineOf(desk, stages, totals.get(id)),
        place: null,
        points: null,
        gap: null,
        isOut,
      })),
    ];
  });
}

/** AI drivers who raced for somebody come after all who drove themselves. */
function inStage(desk: Desk, results: readonly TableResult[]): TableResult[] {
  const drove = results.filter(({ standIn }) => !standIn);
  return [
    ...byPoints(desk, drove, 'points'),
    ...byPoints(
      desk,
      results.filter(({ standIn }) => standIn),
      'points',
    ),
  ];
}

function lineOf(
  desk: Desk,
  stages: readonly RacedStage[],
  total: Total | undefined,
): Omit<Standing, 'place' | 'points' | 'gap'> {
  const driver = total?.driver ?? '';
  const at = stages.findLast((stage) => stage.isDrawn && tableWith(stage, driver) !== undefined);
  return {
    driver,
    total: total?.points ?? 0,
    stage: at?.number ?? null,
    table: (at && tableWith(at, driver)?.round) ?? null,
    isOut: false,
    isWithdrawn: hasLeft(desk, driver),
  };
}

function tableWith(stage: RacedStage, driver: string): Table | undefined {
  return stage.tables.find((table) => driversAt(table).includes(driver));
}

/** Points of all stages by driver, in seed order. */
function totalsOf(desk: Desk, stages: readonly RacedStage[], corrections: readonly Correction[]): Total[] {
  const drivers = [...desk.plan.drivers].sort((a, b) => seedOf(desk, a.id) - seedOf(desk, b.id));
  const held = stages.map(({ id, outcomes }) => ({ id, outcomes: outcomes.flat() }));
  const stageOf = new Map(stages.flatMap((stage) => stage.tables.map(({ round }) => [round, stage.id] as const)));
  const made = corrections.map((one) => ({ ...one, round: stageOf.get(one.round) ?? one.round }));
  const shares = sharesOf({ ...desk.plan, drivers }, held, made);
  const raced = held.map(({ outcomes }) => new Set(outcomes.map(({ driver }) => driver)));
  const results = resultsByDriver(stages);
  return drivers.map(({ id }, index): Total => {
    // A stage that a driver is not in is not a missed race, so it never counts as an average one.
    const own = shares.flatMap((stage, n): Share[] => {
      const share = stage[index];
      if (share === undefined) return [];
      return [raced[n]?.has(id) ? share : { ...share, scored: 0 }];
    });
    const tables = results.get(id) ?? [];
    const gaps = tables.flatMap(({ gap }) => gap ?? []);
    return {
      driver: id,
      points: own.reduce((sum, share) => sum + share.scored + share.correction, 0),
      shares: own,
      gap: gaps.length === 0 || gaps.length < tables.length ? null : gaps.reduce((sum, gap) => sum + gap, 0),
      raced: tables.length,
    };
  });
}

function resultsByDriver(stages: readonly RacedStage[]): Map<string, TableResult[]> {
  const results = new Map<string, TableResult[]>();
  for (const table of stages.flatMap(({ tables }) => tables.filter(({ state }) => isOver(state)))) {
    for (const one of table.results) results.set(one.driver, [...(results.get(one.driver) ?? []), one]);
  }
  return results;
}

/** Best first, nobody equal: points, gap, the season's tie rules, seed. */
function inOrder(desk: Desk, stages: readonly RacedStage[], totals: readonly Total[]): Total[] {
  const known = new Map(totals.map((one) => [one.driver, one]));
  const kept = (group: readonly Contender[]) => group.flatMap(({ driver }) => known.get(driver) ?? []);
  const equal = ranked(totals, []).flatMap((group) => byGap(kept(group)));
  const settled = desk.plan.rules.ties.reduce<Total[][]>((groups, rule) => {
    return groups.flatMap((group) => {
      if (group.length < 2) return [group];
      const contenders = rule === 'headToHead' ? atTables(stages, group) : group;
      return ranked(contenders, [rule]).map(kept);
    });
  }, equal);
  return settled.flatMap((group) => group.sort((a, b) => seedOf(desk, a.driver) - seedOf(desk, b.driver)));
}

/** Drivers with equal points by gap, if it is known of all of them. */
function byGap(group: readonly Total[]): Total[][] {
  if (group.some(({ gap }) => gap === null)) return [[...group]];
  const gaps = [...new Set(group.map(({ gap }) => gap ?? 0))].sort((a, b) => a - b);
  return gaps.map((gap) => group.filter((one) => one.gap === gap));
}

/** Contenders with one share per table at which two of them met, because places of different tables say nothing. */
function atTables(stages: readonly RacedStage[], group: readonly Total[]): Contender[] {
  const drivers = new Set(group.map(({ driver }) => driver));
  const columns = stages.flatMap((stage, n) => {
    const met = stage.outcomes.map(
      (table) => new Set(table.flatMap(({ driver }) => (drivers.has(driver) ? driver : []))),
    );
    return met.flatMap((table) => (table.size < 2 ? [] : [{ n, table }]));
  });
  return group.map((one) => ({
    ...one,
    shares: columns.flatMap(({ n, table }): Share[] => {
      const share = one.shares[n];
      if (share === undefined) return [];
      return [table.has(one.driver) || isMissed(share) ? share : { ...share, place: null }];
    }),
  }));
}
