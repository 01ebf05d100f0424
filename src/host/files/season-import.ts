// Checks a season from a file: its plan must be raceable, and its races must be verified and match its calendar.
// Not here: its standings (src/season).

import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { keptText, message } from '@api/messages';
import type { SeasonPlan, SeasonRound } from '@api/season';
import { raceConfig } from '@core/config';
import { type AnyGame, circuitOfLeg, type RaceConfig, type RaceState } from '@core/contract';
import type { RaceFile } from '@games/record-file';
import type { MessageDescriptor, MessageList } from '@i18n/messages';
import { beforeOf, type Link, racesBefore } from '@season/hand-over';
import { changeTrouble } from '@season/plan';
import { gapsOf } from '@season/tournament/gaps';
import { tournamentOf } from '@season/tournament/tournament-of';
import type { CarResult, SeasonState } from '@season/types';
import type { SeasonPart } from '@store/races/head';
import type { WholeRace } from '@store/races/saves';
import type { StoredChange, WholeSeason } from '@store/seasons';
import { type Context, gameIn } from '../context';
import { auditText, cleanAudit } from '../seasons/audit';
import { troubleIn } from '../tournaments/trouble';
import { planOfToday } from './old-plan';
import { prove } from './proof';
import { isoOf, lineIn, planIn, type SeasonFile, timeIn } from './shapes';

/** A verified season with all its races; or why it can't be verified. */
export type ProvedSeason =
  | { ok: true; whole: WholeSeason; plan: SeasonPlan }
  | { ok: false; trouble: MessageDescriptor };

type FileRace = SeasonFile['races'][number];
interface ProvedRace {
  of: FileRace;
  race: WholeRace;
  config: RaceConfig;
  results: readonly CarResult[];
}
type Checked<T> = { ok: true; value: T } | { ok: false; trouble: MessageDescriptor };

/** Checks the whole season file. Never throws, whatever the file contains. */
export function proveSeason(context: Context, file: SeasonFile): ProvedSeason {
  const now = context.clock.now();
  const written = planIn(file.plan);
  if (written === undefined) return not(message('import.nameless'));
  const plan = planOfToday(context, written, file);
  const changes = changesIn(context, file, plan);
  if (changes === undefined) return not(message('import.corrections'));
  const createdAt = timeIn(file.createdAt, 0, now);
  const season = seasonId(file, written);
  const proving = { season, plan, createdAt };
  const all = plan.tournament === undefined ? proveRounds(context, proving, file) : proveTables(context, proving, file);
  if (!all.ok) return all;
  const races = all.value;
  const state = stateOf(context, { ...proving, races });
  const trouble =
    plan.tournament === undefined
      ? (changeTrouble(state, plan, context.games) ?? beforeTrouble(context, state, races))
      : troubleIn(plan, context.games);
  if (trouble !== null) return not(trouble);
  const stored = { id: season, plan, createdAt, savedAt: now };
  return { ok: true, plan, whole: { season: stored, changes, races: races.map((one) => one.race) } };
}

interface Proving {
  season: string;
  plan: SeasonPlan;
  createdAt: number;
}

function proveRounds(context: Context, proving: Proving, file: SeasonFile): Checked<ProvedRace[]> {
  const { rounds, drivers } = proving.plan;
  const races: ProvedRace[] = [];
  for (const of of [...file.races].sort((a, b) => a.leg - b.leg)) {
    const known = { season: proving.season, rounds, drivers: drivers.map(({ id }) => id), before: races };
    const proved = proveRace(context, known, of);
    if (!proved.ok) return proved;
    races.push(proved.value);
  }
  return { ok: true, value: races };
}

/** A tournament's tables follow from the races before them, so each race is checked as soon as its table is drawn. */
function proveTables(context: Context, proving: Proving, file: SeasonFile): Checked<ProvedRace[]> {
  const corrections = file.changes.flatMap(({ correction }) => correction ?? []);
  const races: ProvedRace[] = [];
  let left = [...file.races].sort((a, b) => a.leg - b.leg);
  while (left.length > 0) {
    const state = { ...stateOf(context, { ...proving, races }), corrections };
    const tables = tournamentOf(state, context.games)?.stages.flatMap((stage) => stage.tables) ?? [];
    const drawn = tables.filter(({ places }) => places.every(({ kind }) => kind !== 'open'));
    const now = left.filter(({ round }) => drawn.some((table) => table.round === round));
    if (now.length === 0) return not(message('import.off-calendar'));
    for (const of of now) {
      const places = drawn.find(({ round }) => round === of.round)?.places ?? [];
      const drivers = places.flatMap((place) => (place.kind === 'open' ? [] : [place.driver]));
      const known = { season: proving.season, rounds: drawn.map(({ race }) => race), drivers, before: races };
      const proved = proveRace(context, known, of);
      if (!proved.ok) return proved;
      // Tables hand nothing on to each other, and nobody is left out.
      const isAlone = proved.value.config.before === undefined && of.entrants.length === drivers.length;
      if (!isAlone) return not(message('import.round.strangers', { at: races.length + 1 }));
      races.push(proved.value);
    }
    left = left.filter((one) => !now.includes(one));
  }
  return { ok: true, value: races };
}

function not(trouble: MessageDescriptor): { ok: false; trouble: MessageDescriptor } {
  return { ok: false, trouble };
}

/** plan: as written in the file. The same file gives the same id, so a season imported twice is stored once. */
function seasonId(file: SeasonFile, plan: SeasonPlan): string {
  const races = file.races.map(({ race, ...part }) => [part, race.record.seed, race.record.marks.at(-1)]);
  const essence = JSON.stringify([file.createdAt, plan, file.changes, races]);
  return createHash('sha256').update(essence).digest('base64url').slice(0, 20);
}

/** undefined if a correction names an unknown round or driver. */
function changesIn(context: Context, file: SeasonFile, plan: SeasonPlan): StoredChange[] | undefined {
  const changes: StoredChange[] = [];
  const now = context.clock.now();
  for (const { at, text, said: messages, correction } of file.changes) {
    const line = lineOf(context, text, messages);
    if (line === undefined) return undefined;
    if (correction !== null) {
      const isKnown =
        (plan.rounds.some((round) => round.id === correction.round) || isTableOf(file, plan, correction.round)) &&
        plan.drivers.some((driver) => driver.id === correction.driver);
      if (!isKnown) return undefined;
    }
    const earliest = changes.at(-1)?.at ?? 0;
    changes.push({ at: timeIn(at, earliest, now), text: auditText(line), correction: correction ?? undefined });
  }
  return changes;
}

/** Whether this is a table of a tournament that was raced. */
function isTableOf({ races }: SeasonFile, { tournament }: SeasonPlan, round: string): boolean {
  return tournament !== undefined && races.some((one) => one.round === round);
}

/** An audit line, cleaned; undefined if it is invalid. */
function lineOf(
  context: Context,
  text: string | undefined,
  messages: MessageList | undefined,
): MessageList | undefined {
  if (messages !== undefined)
    return text === undefined ? cleanAudit(messages, Object.keys(context.games), lineIn) : undefined;
  const line = lineIn(text ?? '');
  return line === '' ? undefined : keptText(line);
}

/** drivers: ids of those who may race. before: verified races of the season, first legs first. */
interface Known {
  season: string;
  rounds: readonly SeasonRound[];
  drivers: readonly string[];
  before: readonly ProvedRace[];
}

function proveRace(context: Context, { season, rounds, drivers, before }: Known, of: FileRace): Checked<ProvedRace> {
  const index = rounds.findIndex((round) => round.id === of.round);
  const round = rounds[index];
  if (round === undefined) return not(message('import.off-calendar'));
  const at = index + 1;
  const file = of.race as RaceFile;
  if (file.practice) return not(message('import.round.practice', { at }));
  const game = gameIn(context, round.game);
  if (game === undefined) return not(message('import.race.no-game', { at }));
  if (file.record.game !== round.game) return not(message('import.round.other-game', { at }));
  const legs = before.filter((one) => one.of.round === of.round);
  const misfit = legTrouble(game, round, of, legs) ?? entrantsTrouble(drivers, of, legs);
  if (misfit !== null) return not(message(misfit, { at }));
  const part: SeasonPart = { season, round: of.round, leg: of.leg, entrants: of.entrants };
  const proved = prove(context, file, at, part);
  if (!proved.ok) return proved;
  if (!isRaceOf(game, round, of.leg, proved.config)) return not(message('import.round.other-race', { at }));
  if (of.entrants.length !== proved.config.cars.length) return not(message('import.round.cars', { at }));
  const results = resultsOf(proved.race);
  if (results.length !== of.entrants.length) return not(message('import.round.alone', { at }));
  return { ok: true, value: { of, race: proved.race, config: proved.config, results } };
}

/** Why a race may not fit its round. */
type Misfit = `import.round.${'legs' | 'decided' | 'strangers' | 'changed'}`;

/** A round has one race, or the races of a series one after another until it is decided. */
function legTrouble(game: AnyGame, round: SeasonRound, of: FileRace, before: readonly ProvedRace[]): Misfit | null {
  const series = round.series ? game.series : null;
  if (of.leg !== before.length + 1 || of.leg > (series?.races ?? 1)) return 'import.round.legs';
  const isDecided = series !== null && before.length > 0 && series.isOver(before.map((one) => one.results));
  return isDecided ? 'import.round.decided' : null;
}

function entrantsTrouble(drivers: readonly string[], of: FileRace, before: readonly ProvedRace[]): Misfit | null {
  const ids = of.entrants.map((one) => one.driver);
  const known = ids.every((id) => drivers.includes(id));
  if (!known || new Set(ids).size < ids.length) return 'import.round.strangers';
  const first = before[0]?.of.entrants.map((one) => one.driver);
  return first === undefined || first.join() === ids.join() ? null : 'import.round.changed';
}

/** Whether a race matches the calendar: circuit and options, except options that say how the grid was set. */
function isRaceOf(game: AnyGame, round: SeasonRound, leg: number, config: RaceConfig): boolean {
  const series = round.series ? (game.series?.options(leg) ?? {}) : {};
  const circuit = circuitOfLeg(round, leg);
  const planned = raceConfig(game, circuit, [], { ...round.options, ...series }).options;
  const free = new Set([...Object.keys(game.givenGrid ?? {}), ...Object.keys(game.qualifying?.grid ?? {})]);
  const isSame = Object.keys(planned).every((id) => free.has(id) || planned[id] === config.options[id]);
  return config.circuit === circuit && isSame;
}

function resultsOf({ race, moves }: WholeRace): CarResult[] {
  const entries = (moves.at(-1)?.finish ?? race.finish)?.entries ?? [];
  return [...entries]
    .sort((a, b) => a.seat - b.seat)
    .map(({ place, out, points, bonuses, figures }) => ({ place, out, points, bonuses, figures }));
}

/** The season as the file has it. The plan must be valid as if it had just been changed to it. */
function stateOf(context: Context, file: Proving & { races: ProvedRace[] }): SeasonState {
  const { season, plan, createdAt } = file;
  const races = file.races.map(({ of, race, results }) => {
    const { round, leg, entrants } = of;
    const at = isoOf(race.moves.at(-1)?.at ?? race.race.at);
    const raced = { match: race.race.id, round, leg, status: 'finished' as const, at, entrants, results, order: null };
    const end = race.moves.at(-1)?.finish ?? race.race.finish;
    const gaps = gapsOf(context.games, plan, end?.standings ?? [], results);
    return { ...raced, occasion: end?.occasion ?? null, laps: end?.length ?? null, gaps };
  });
  return { season, plan, createdAt: isoOf(createdAt), races, corrections: [], audit: [] };
}

/** Each race starts with exactly what the earlier races of its game hand on. */
function beforeTrouble(context: Context, state: SeasonState, races: readonly ProvedRace[]): MessageDescriptor | null {
  const links = new Map(races.map((one) => [one.race.race.id, linkOf(context, one)]));
  for (const { of, config } of races) {
    const earlier = racesBefore(state, context.games, of);
    const before = beforeOf(
      earlier,
      of.entrants,
      ({ match }) => links.get(match) ?? { goesOn: false, handed: undefined },
    );
    if (isDeepStrictEqual(config.before, before)) continue;
    const at = state.plan.rounds.findIndex((round) => round.id === of.round) + 1;
    return message('import.round.before', { at });
  }
  return null;
}

function linkOf(context: Context, { of, race: { race, moves }, config }: ProvedRace): Link {
  const state = (moves.at(-1)?.snapshot ?? race.snapshot).state as RaceState;
  return { goesOn: config.before !== undefined, handed: gameIn(context, of.race.record.game)?.handOver?.(state) };
}
