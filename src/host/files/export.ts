// Writes races and seasons as files, to be imported into another Paddock. Not here: importing files (season-import.ts).

import { IMPORT_LIMIT } from '@api/constants';
import { type Reply, seatInfo } from '@api/contract';
import { message } from '@api/messages';
import type { SeasonPlan } from '@api/season';
import type { RaceConfig } from '@core/contract';
import { HINTED, RACE_FORMAT, type RaceFile } from '@games/record-file';
import { asCalendar } from '@season/tournament/table-setup';
import type { RaceHead } from '@store/races/head';
import type { StoredSeason } from '@store/seasons';
import type { Store } from '@store/store';
import { z } from 'zod';
import { granted, type Refused, refuse } from '../api-errors';
import type { Context } from '../context';
import { auditIn } from '../seasons/audit';
import { stateOf } from '../seasons/state';
import { storedPlan } from '../seasons/stored-plan';
import { FOUR_LEVELS, isoOf, SEASON_FORMAT, type SeasonFile, TOURNAMENTS } from './shapes';

const RACE_DAMAGED = message('export.season-race');
const DAMAGED = message('export.season-damaged');
const TOO_LONG = message('export.season-long');

type SeasonFileRace = SeasonFile['races'][number];
type Correction = SeasonFile['changes'][number]['correction'];

/** A race with its drivers in file form; undefined if it is damaged. */
export function raceFileOf({ saves }: Pick<Store, 'saves'>, head: RaceHead): RaceFile | undefined {
  const record = saves.record(head.id);
  const seats = z.array(seatInfo).safeParse(head.seats);
  if (record === undefined || !seats.success) return undefined;
  // The file has the cars as they were set up: replaying the race shows which car a driver chose.
  const { cars } = record.config as RaceConfig;
  return {
    format: RACE_FORMAT,
    // Without hints the format stays version 1, so older Paddocks can read it.
    version: seats.data.some(({ hinted }) => hinted) ? HINTED : 1,
    record,
    seats: seats.data.map(({ seat, name, colour, driver, hinted }) => {
      return { name, colour: cars[seat]?.colour ?? colour, driver, ...(hinted && { hinted }) };
    }),
    startedAt: isoOf(head.startedAt),
    finishedAt: head.finishedAt === undefined ? null : isoOf(head.finishedAt),
    practice: head.practice,
  };
}

/** A whole season: plan, changes made by hand, and its finished races. A running race is left out. */
export function seasonFile(context: Context, season: string): Reply<{ fileName: string; text: string }> {
  const stored = context.store.seasons.get(season);
  if (stored === undefined) return refuse('not-found', message('season.deleted'));
  const plan = storedPlan(context.games, stored.plan);
  if (plan === undefined) return refuse('storage', DAMAGED);
  const races = racesOf(context, stored);
  if (!races.ok) return races;
  const calendar = asCalendar(stateOf(context, stored, plan, false), context.games).plan;
  const changes = context.store.seasons.changes(season).map(({ at, text, correction }) => {
    return { at: isoOf(at), said: auditIn(text), correction: correctionIn(calendar, correction) };
  });
  const file: SeasonFile = {
    format: SEASON_FORMAT,
    version: plan.tournament === undefined ? FOUR_LEVELS : TOURNAMENTS,
    plan,
    createdAt: isoOf(stored.createdAt),
    changes,
    races: races.value,
  };
  const text = `${JSON.stringify(file)}\n`;
  if (Buffer.byteLength(text) > IMPORT_LIMIT) return refuse('not-allowed', TOO_LONG);
  return granted({ fileName: `paddock-season-${isoOf(stored.createdAt).slice(0, 10)}.json`, text });
}

/** The correction, or null if its round or driver has left the plan: the audit line stays, but no points change. */
function correctionIn(plan: SeasonPlan, correction: unknown): Correction {
  const own = (correction ?? null) as Correction;
  if (own === null) return null;
  const isIn = plan.rounds.some(({ id }) => id === own.round) && plan.drivers.some(({ id }) => id === own.driver);
  return isIn ? own : null;
}

function racesOf(context: Context, { id }: StoredSeason): { ok: true; value: SeasonFileRace[] } | Refused {
  const races: SeasonFileRace[] = [];
  for (const { race: match, status, round, leg, entrants } of context.store.seasons.races(id)) {
    const head = context.store.saves.head(match);
    if (status !== 'finished' || head === undefined) continue;
    const race = raceFileOf(context.store, head);
    if (race === undefined) return refuse('storage', RACE_DAMAGED);
    races.push({ round, leg, entrants: entrants as SeasonFileRace['entrants'], race });
  }
  return { ok: true, value: races };
}
