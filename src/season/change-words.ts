// What is different between two plans of a season, in words, part by part. Not for: whether it may be different (plan.ts).

import type { SeasonDriver, SeasonPlan, SeasonRound } from '@api/season';
import { circuitName } from './games';
import type { SeasonGames } from './types';

/** Rounds added, taken off, changed and moved. */
export function calendarWords(
  before: readonly SeasonRound[],
  after: readonly SeasonRound[],
  games: SeasonGames,
): string[] {
  const name = (round: SeasonRound) => circuitName(games, round);
  const old = (round: SeasonRound) => before.find((one) => one.id === round.id);
  const added = after.filter((round) => old(round) === undefined).map((round) => `${name(round)} added`);
  const removed = before
    .filter((round) => !after.some((one) => one.id === round.id))
    .map((round) => `${name(round)} taken off`);
  const changed = after.flatMap((round) => {
    const was = old(round);
    if (was === undefined || isSameRound(was, round)) return [];
    const isElsewhere = was.circuit !== round.circuit || was.game !== round.game;
    return [isElsewhere ? `${name(round)} in place of ${name(was)}` : `${name(round)} with other options`];
  });
  return [...added, ...removed, ...changed, ...orderWords(before, after, name)];
}

/** The fewest rounds that had to move, each with the round that now follows it. */
function orderWords(
  before: readonly SeasonRound[],
  after: readonly SeasonRound[],
  name: (round: SeasonRound) => string,
): string[] {
  const was = after.map((round) => before.findIndex((one) => one.id === round.id));
  const kept = longestRise(was.filter((index) => index >= 0));
  return after.flatMap((round, index) => {
    if ((was[index] ?? -1) < 0 || kept.has(was[index] ?? -1)) return [];
    const follower = after[index + 1];
    return [follower === undefined ? `${name(round)} now last` : `${name(round)} now before ${name(follower)}`];
  });
}

/** The members of a longest rising part of the list. */
function longestRise(list: readonly number[]): Set<number> {
  const best: number[][] = [];
  list.forEach((value, index) => {
    const ends = best.slice(0, index).filter((run) => (run.at(-1) ?? 0) < value);
    const longest = ends.reduce<number[]>((most, run) => (run.length >= most.length ? run : most), []);
    best.push([...longest, value]);
  });
  return new Set(best.reduce<number[]>((most, run) => (run.length >= most.length ? run : most), []));
}

/** Who joins, leaves, or is not what they were. */
export function driverWords(before: SeasonPlan, after: SeasonPlan): string[] {
  const team = (plan: SeasonPlan, driver: SeasonDriver) => plan.teams.find((one) => one.id === driver.team)?.name;
  const joined = after.drivers
    .filter((driver) => !before.drivers.some((one) => one.id === driver.id))
    .map((driver) => `${driver.name} joins`);
  const left = before.drivers
    .filter((driver) => !after.drivers.some((one) => one.id === driver.id))
    .map((driver) => `${driver.name} leaves`);
  const changed = after.drivers.flatMap((driver) => {
    const was = before.drivers.find((one) => one.id === driver.id);
    if (was === undefined) return [];
    const words: string[] = [];
    if (was.name !== driver.name) words.push(`${was.name} is now called ${driver.name}`);
    if (was.colour !== driver.colour) words.push(`${driver.name} now in ${driver.colour}`);
    if (seatWords(was) !== seatWords(driver)) words.push(`${driver.name} now ${seatWords(driver)}`);
    if (was.team !== driver.team)
      words.push(
        `${driver.name} now ${driver.team === null ? 'without a team' : `with ${team(after, driver) ?? driver.team}`}`,
      );
    return words;
  });
  return [...joined, ...left, ...changed];
}

function seatWords({ driver }: SeasonDriver): string {
  switch (driver.kind) {
    case 'you':
    case 'hotseat':
      return 'at this screen';
    case 'lan':
      return 'at their own screen';
    case 'ai':
      return `an AI driver (${driver.level})`;
    case 'automaton':
      return 'driven by the rules';
  }
}

/** Teams that are new, gone or called otherwise. */
export function teamWords(before: SeasonPlan, after: SeasonPlan): string[] {
  const added = after.teams
    .filter((team) => !before.teams.some((one) => one.id === team.id))
    .map((one) => `${one.name} new`);
  const gone = before.teams
    .filter((team) => !after.teams.some((one) => one.id === team.id))
    .map((one) => `${one.name} taken off`);
  const renamed = after.teams.flatMap((team) => {
    const was = before.teams.find((one) => one.id === team.id);
    return was === undefined || was.name === team.name ? [] : [`${was.name} is now called ${team.name}`];
  });
  return [...added, ...gone, ...renamed];
}

/** The rules that are not what they were. */
export function ruleWords({ rules: was }: SeasonPlan, { rules: now }: SeasonPlan): string[] {
  const points = (rules: SeasonPlan['rules']) =>
    rules.points.kind === 'own' ? "each game's own" : rules.points.table.join('-');
  const words: string[] = [];
  if (points(was) !== points(now)) words.push(`Points: ${points(now)}`);
  if (was.drop !== now.drop) words.push(`Dropped results: ${now.drop}`);
  if (was.grid !== now.grid) words.push(`Grid: ${GRID_WORDS[now.grid]}`);
  if (was.ties.join() !== now.ties.join()) {
    words.push(`Equal points: ${now.ties.map((tie) => TIE_WORDS[tie]).join(', then ') || 'shared'}`);
  }
  if (was.fillIn !== now.fillIn) words.push(`Fill-in: ${now.fillIn === null ? 'none' : `AI driver (${now.fillIn})`}`);
  if (was.missed !== now.missed) words.push(`Missed races: ${MISSED_WORDS[now.missed]}`);
  return words;
}

/** True where nothing of a round is different. */
export function isSameRound(a: SeasonRound, b: SeasonRound): boolean {
  return (
    a.game === b.game &&
    a.circuit === b.circuit &&
    a.clock === b.clock &&
    (a.bank ?? 0) === (b.bank ?? 0) &&
    a.series === b.series &&
    isSame(a.options, b.options)
  );
}

function isSame(a: SeasonRound['options'], b: SeasonRound['options']): boolean {
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((id) => Object.hasOwn(b, id) && a[id] === b[id]);
}

const GRID_WORDS = {
  random: 'drawn',
  reversed: 'reverse standings',
  standings: 'standings',
  qualifying: 'qualifying',
} as const satisfies Record<SeasonPlan['rules']['grid'], string>;
const TIE_WORDS = {
  countback: 'more wins and so on',
  latest: 'the latest race',
  headToHead: 'head to head',
} as const satisfies Record<SeasonPlan['rules']['ties'][number], string>;
const MISSED_WORDS = {
  none: 'worth nothing',
  standIn: 'worth what the AI driver scored',
  average: 'worth the average of the others',
} as const satisfies Record<SeasonPlan['rules']['missed'], string>;
