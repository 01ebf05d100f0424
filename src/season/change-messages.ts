// Describes the differences between two plans of a season, part by part. Not here: whether they are allowed (plan.ts).

import type { SeasonDriver, SeasonPlan, SeasonRound } from '@api/season';
import { type BotId, circuitsOf } from '@core/contract';
import type { Carried, MessageDescriptor } from '@i18n/messages';
import { gameOf } from './games';
import { circuitsMessage, message } from './messages';
import type { SeasonGames } from './types';

/** Rounds added, removed, changed and moved. */
export function calendarChanges(
  before: readonly SeasonRound[],
  after: readonly SeasonRound[],
  games: SeasonGames,
): MessageDescriptor[] {
  const circuitOf = (round: SeasonRound) => circuitsMessage(gameOf(games, round.game), circuitsOf(round));
  const old = (round: SeasonRound) => before.find((one) => one.id === round.id);
  const added = after
    .filter((round) => old(round) === undefined)
    .map((round) => message('audit.round-added', { circuit: circuitOf(round) }));
  const removed = before
    .filter((round) => !after.some((one) => one.id === round.id))
    .map((round) => message('audit.round-removed', { circuit: circuitOf(round) }));
  const changed = after.flatMap((round) => {
    const was = old(round);
    if (was === undefined || isSameRound(was, round)) return [];
    const isElsewhere = circuitsOf(was).join() !== circuitsOf(round).join() || was.game !== round.game;
    const circuit = circuitOf(round);
    return [
      isElsewhere
        ? message('audit.round-replaced', { circuit, old: circuitOf(was) })
        : message('audit.round-options', { circuit }),
    ];
  });
  return [...added, ...removed, ...changed, ...orderChanges(before, after, circuitOf)];
}

/** The fewest rounds that had to move, each with the round that now follows it. */
function orderChanges(
  before: readonly SeasonRound[],
  after: readonly SeasonRound[],
  circuitOf: (round: SeasonRound) => Carried,
): MessageDescriptor[] {
  const was = after.map((round) => before.findIndex((one) => one.id === round.id));
  const kept = longestRise(was.filter((index) => index >= 0));
  return after.flatMap((round, index) => {
    if ((was[index] ?? -1) < 0 || kept.has(was[index] ?? -1)) return [];
    const follower = after[index + 1];
    const circuit = circuitOf(round);
    return [
      follower === undefined
        ? message('audit.round-last', { circuit })
        : message('audit.round-before', { circuit, next: circuitOf(follower) }),
    ];
  });
}

/** The members of one longest increasing subsequence of the list. */
function longestRise(list: readonly number[]): Set<number> {
  const best: number[][] = [];
  list.forEach((value, index) => {
    const ends = best.slice(0, index).filter((run) => (run.at(-1) ?? 0) < value);
    const longest = ends.reduce<number[]>((most, run) => (run.length >= most.length ? run : most), []);
    best.push([...longest, value]);
  });
  return new Set(best.reduce<number[]>((most, run) => (run.length >= most.length ? run : most), []));
}

/** Drivers who join, leave or change. */
export function driverChanges(before: SeasonPlan, after: SeasonPlan): MessageDescriptor[] {
  const team = (plan: SeasonPlan, driver: SeasonDriver) => plan.teams.find((one) => one.id === driver.team)?.name;
  const joined = after.drivers
    .filter((driver) => !before.drivers.some((one) => one.id === driver.id))
    .map(({ name }) => message('audit.joins', { name }));
  const left = before.drivers
    .filter((driver) => !after.drivers.some((one) => one.id === driver.id))
    .map(({ name }) => message('audit.leaves', { name }));
  const changed = after.drivers.flatMap((driver) => {
    const was = before.drivers.find((one) => one.id === driver.id);
    if (was === undefined) return [];
    const { name, colour } = driver;
    const messages: MessageDescriptor[] = [];
    if (was.name !== name) messages.push(message('audit.renamed', { old: was.name, name }));
    if (was.colour !== colour)
      messages.push(message('audit.recoloured', { name, colour: message('colour', { colour }) }));
    if (seatOf(was) !== seatOf(driver)) messages.push(message('audit.seat', { name, seat: seatOf(driver) }));
    if (was.team !== driver.team) {
      const now = { name, team: team(after, driver) ?? driver.team ?? '' };
      messages.push(driver.team === null ? message('audit.teamless', { name }) : message('audit.team', now));
    }
    return messages;
  });
  return [...joined, ...left, ...changed];
}

/** Where a driver plays, or the level of an AI driver. rules: an automaton. */
function seatOf({ driver }: SeasonDriver): 'here' | 'lan' | 'rules' | BotId {
  switch (driver.kind) {
    case 'you':
    case 'hotseat':
      return 'here';
    case 'lan':
      return 'lan';
    case 'ai':
      return driver.level;
    case 'automaton':
      return 'rules';
  }
}

/** Teams that were added, removed or renamed. */
export function teamChanges(before: SeasonPlan, after: SeasonPlan): MessageDescriptor[] {
  const added = after.teams
    .filter((team) => !before.teams.some((one) => one.id === team.id))
    .map(({ name }) => message('audit.team-new', { name }));
  const gone = before.teams
    .filter((team) => !after.teams.some((one) => one.id === team.id))
    .map(({ name }) => message('audit.team-gone', { name }));
  const renamed = after.teams.flatMap(({ id, name }) => {
    const was = before.teams.find((one) => one.id === id);
    return was === undefined || was.name === name ? [] : [message('audit.renamed', { old: was.name, name })];
  });
  return [...added, ...gone, ...renamed];
}

/** Rules that changed. */
export function ruleChanges({ rules: was }: SeasonPlan, { rules: now }: SeasonPlan): MessageDescriptor[] {
  const table = (rules: SeasonPlan['rules']) => (rules.points.kind === 'own' ? '' : rules.points.table.join('-'));
  const messages: MessageDescriptor[] = [];
  if (was.points.kind !== now.points.kind || table(was) !== table(now)) {
    const isOwn = now.points.kind === 'own';
    messages.push(isOwn ? message('audit.points-own') : message('audit.points-table', { table: table(now) }));
  }
  if (was.drop !== now.drop) messages.push(message('audit.drop', { count: now.drop }));
  if (was.grid !== now.grid) messages.push(message('audit.grid', { grid: now.grid }));
  if (was.ties.join() !== now.ties.join()) messages.push(tiesMessage(now.ties));
  if (was.fillIn !== now.fillIn) messages.push(message('audit.fill-in', { level: now.fillIn ?? 'none' }));
  if (was.missed !== now.missed) messages.push(message('audit.missed', { missed: now.missed }));
  return messages;
}

function tiesMessage(rules: SeasonPlan['rules']['ties']): MessageDescriptor {
  const list = rules.map((tie, at) => message(at === 0 ? 'audit.tie' : 'audit.tie-then', { tie }));
  return list.length === 0 ? message('audit.ties-shared') : message('audit.ties', { ties: { list, type: 'unit' } });
}

/** Whether a round is unchanged. */
export function isSameRound(a: SeasonRound, b: SeasonRound): boolean {
  return (
    a.game === b.game &&
    a.circuit === b.circuit &&
    a.clock === b.clock &&
    (a.bank ?? 0) === (b.bank ?? 0) &&
    a.series === b.series &&
    (a.laterCircuits ?? []).join() === (b.laterCircuits ?? []).join() &&
    isSame(a.options, b.options)
  );
}

function isSame(a: SeasonRound['options'], b: SeasonRound['options']): boolean {
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((id) => Object.hasOwn(b, id) && a[id] === b[id]);
}
