// The races of this installation: starting, opening and deleting them, and which of them are in memory.
// Not here: what happens inside one (match.ts).

import { type RaceSetup, type Reply, raceSetup } from '@api/contract';
import { message } from '@api/messages';
import { hasValues, meetCircuit } from '@core/config';
import type { HandOver, RaceConfig, RaceState } from '@core/contract';
import { begin, isOver } from '@core/engine';
import { hashState } from '@core/hash';
import { newRecord } from '@core/record';
import type { RaceHead } from '@store/races/head';
import type { NewRace } from '@store/races/saves';
import { granted, noSuchGame, noSuchMatch, type Refused, refuse, refusedSetup } from '../api-errors';
import { finishOf } from '../archive/ending';
import { calledByName } from '../characters';
import { type Context, gameIn, tellOwners } from '../context';
import { handedTo, NOT_TAKEN, type SeasonStart, tellOfLost } from '../seasons/handing';
import { originOf, tellSeason } from '../seasons/origin';
import { Match } from './match';
import { resume } from './resume';
import { configOf, seatsOf } from './seats';
import { noteStart } from './starts';

export interface Races {
  /** The race, loaded from disk if it is suspended. */
  open(id: string): { ok: true; match: Match } | Refused;
  /** The race if it is in memory. */
  live(id: string): Match | undefined;
  /**
   * Starts a race; it is on disk when this returns. season: the season it counts for; it starts with what that season's
   * earlier races hand on. Throws if its round already has a race.
   */
  create(setup: RaceSetup, season?: SeasonStart): Reply<{ match: string }>;
  /** Deletes a race; refuses one that counts in a season. */
  delete(id: string): Reply<null>;
  /** A client has gone: removes it from every race. */
  leaveAll(session: Parameters<Match['leave']>[0]): void;
  /** Removes every race from memory. keep: stores a snapshot of each. */
  clear(keep: boolean): void;
  /** Whether a race that is not over is in memory. */
  isRacing(): boolean;
}

/** The races of one host. */
export function createRaces(context: Context): Races {
  const matches = new Map<string, Match>();
  const gone = (match: Match) => {
    if (matches.get(match.id) === match) matches.delete(match.id);
  };

  return {
    live: (id) => matches.get(id),
    open(id) {
      const known = matches.get(id);
      if (known !== undefined) return { ok: true, match: known };
      const head = context.store.saves.head(id);
      if (head === undefined) return noSuchMatch();
      const back = resume(context.store.saves, context.games, head);
      if (!back.ok) return refuse('storage', back.trouble);
      const match = new Match(context, head, back, gone);
      matches.set(id, match);
      return { ok: true, match };
    },
    create(wished, season) {
      const setup = { ...wished, seats: calledByName(wished.seats) };
      const handed = season && handedTo(context, season);
      const fitting = newRace(context, setup, handed?.before);
      const isMisfit = !fitting.ok && handed?.before !== undefined;
      const race = isMisfit ? newRace(context, setup, undefined) : fitting;
      if (!race.ok) return race;
      const lost = isMisfit ? NOT_TAKEN : handed?.lost;
      context.store.saves.create({ ...race.value, season });
      noteStart(context, race.value.id);
      tellOwners(context, 'matches.changed', {});
      tellSeason(context, season);
      if (season !== undefined && lost !== undefined) tellOfLost(context, race.value.id, season, lost);
      return granted({ match: race.value.id });
    },
    delete(id) {
      const head = context.store.saves.head(id);
      const refused = head && countsInSeason(context, head);
      if (refused !== undefined) return refused;
      if (!context.store.saves.delete(id)) return noSuchMatch();
      matches.get(id)?.drop();
      context.starts.delete(id);
      tellOwners(context, 'matches.changed', {});
      tellSeason(context, head?.season);
      return granted(null);
    },
    leaveAll(session) {
      for (const match of [...matches.values()]) match.leave(session);
    },
    clear(keep) {
      for (const match of [...matches.values()]) {
        if (keep) match.close();
        else match.drop();
      }
    },
    isRacing: () => [...matches.values()].some((match) => !match.isOver()),
  };
}

/** Refuses if a season's standings need this finished race; a race that belongs to no known round may be deleted. */
function countsInSeason(context: Context, head: RaceHead): Refused | undefined {
  if (head.status !== 'finished' || head.season?.entrants === undefined) return undefined;
  const { season } = originOf(context, head);
  if (season === null) return undefined;
  return refuse('not-allowed', message('race.in-season', { season: season.name }));
}

/** The setup of a stored race without its seed; undefined if it can't be read. */
export function setupAgain(head: RaceHead): RaceSetup | undefined {
  const setup = raceSetup.safeParse(head.setup);
  if (!setup.success) return undefined;
  const { seed: _, ...rest } = setup.data;
  return rest;
}

function newRace(
  context: Context,
  setup: RaceSetup,
  before: HandOver | undefined,
): { ok: true; value: NewRace } | Refused {
  const game = gameIn(context, setup.game);
  if (game === undefined) return noSuchGame(setup.game);
  const unmet = meetCircuit(game, setup);
  if (unmet !== null) return refusedSetup(game.id, unmet);
  // The host knows which driver drove which qualifying laps; the rules don't.
  const byQualifying = game.qualifying !== undefined && hasValues(setup.options, game.qualifying.grid);
  const ranking = byQualifying ? context.store.saves.ranking(game.id, setup.circuit) : [];
  const config: RaceConfig = { ...configOf(game, setup, ranking), ...(before && { before }) };
  const seed = setup.seed ?? context.newSeed();
  const start = begin(game, config, seed);
  if (!start.ok) return refusedSetup(game.id, start.violation);
  const state: RaceState = start.value.state;
  const events: unknown[] = start.value.events;
  const seats = seatsOf(setup);
  const record = newRecord(game, config, seed);
  const race: NewRace = {
    id: context.newId(),
    game: game.id,
    circuit: config.circuit,
    rulesVersion: game.rulesVersion,
    seed,
    config,
    setup: { ...setup, options: config.options },
    seats,
    clock: setup.clock,
    at: context.clock.now(),
    snapshot: { step: 0, stateVersion: game.stateVersion, hash: hashState(state), state },
    startView: game.view(state, 'all'),
    startEvents: events,
    finish: isOver(state)
      ? finishOf({ game, config, state, seats, log: events, record, practice: false, setup })
      : undefined,
  };
  return { ok: true, value: race };
}
