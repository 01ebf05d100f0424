// Everything that a host acknowledged over an evening of kills, and what its disk must therefore hold. Not here: the clients that were
// told (evening-life.ts).

import type { MatchUpdate } from '@api/contract';
import type { AnyGame, Json, RaceConfig, RaceState, Seat } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { hashState } from '@core/hash';
import { loadConfig } from '@core/save';
import { games } from '@games/registry';
import type { RaceHead } from '@store/races/head';
import type { Saves } from '@store/races/saves';

/** A granted match.act. */
export interface Acknowledged {
  match: string;
  ask: number;
  action: Json;
}

/** What the driver of a seat was shown of a race after a step. view: its hash. */
interface Shown extends Pick<MatchUpdate, 'match' | 'step' | 'finished'> {
  seat: Seat;
  view: string;
}

/**
 * A race as far as it has been read from the disk. hashes: after every step, from step 1. given: answers on disk that were not acknowledged
 * yet, by decision. views: hashes of what each seat may see, by step.
 */
interface Read {
  game: AnyGame;
  seats: readonly Seat[];
  state: RaceState;
  hashes: string[];
  given: Map<number, string[]>;
  views: Map<number, readonly string[]>;
}

export interface Ledger {
  acted(done: Acknowledged): void;
  shown(update: MatchUpdate): void;
  /** How many actions and updates were acknowledged in all, and at how many races of which games. */
  total(): { actions: number; updates: number; races: number; games: number; finished: number };
  /** Compares with the disk what came since the last time; returns what is missing or different, as text. */
  missing(saves: Saves): string[];
}

/** An empty ledger. */
export function createLedger(): Ledger {
  const races = new Map<string, Read>();
  const over = new Set<string>();
  const kinds = new Set<string>();
  let acts: Acknowledged[] = [];
  let updates: Shown[] = [];
  const sum = { actions: 0, updates: 0 };

  /** Reads the steps of a race that are new since the last time. */
  function readOn(saves: Saves, head: RaceHead, troubles: string[]): Read {
    const race = races.get(head.id) ?? begun(head);
    races.set(head.id, race);
    kinds.add(head.game);
    for (const { step, hash, move } of saves.movesAfter(head.id, 0)) {
      const before = race.hashes[step - 1];
      if (before !== undefined && before !== hash) troubles.push(`${head.id}: step ${step} has changed on disk`);
      if (before !== undefined || move === undefined) continue;
      const outcome = advance(race.game, race.state, move);
      if (!outcome.ok) troubles.push(`${head.id}: step ${step} cannot be replayed: ${outcome.violation.code}`);
      if (hashState(race.state) !== hash) troubles.push(`${head.id}: step ${step} leads to another state`);
      race.hashes.push(hash);
      race.given.set(move.ask, [...(race.given.get(move.ask) ?? []), JSON.stringify(move.action)]);
      noteViews(race);
    }
    if (race.hashes.length !== head.step) troubles.push(`${head.id}: has ${race.hashes.length} of ${head.step} steps`);
    return race;
  }

  return {
    acted(done) {
      acts.push(done);
      sum.actions += 1;
    },
    shown({ match, step, viewer, view, finished }) {
      if (viewer === 'watcher') return;
      updates.push({ match, step, seat: viewer, view: hashState(view), finished });
      sum.updates += 1;
    },
    total: () => ({ ...sum, races: races.size, games: kinds.size, finished: over.size }),
    missing(saves) {
      const troubles: string[] = [];
      const [given, shown] = [acts, updates];
      acts = [];
      updates = [];
      for (const match of new Set([...given, ...shown].map((one) => one.match))) {
        const head = saves.head(match);
        if (head === undefined) {
          troubles.push(`${match}: the race is gone`);
          continue;
        }
        const race = readOn(saves, head, troubles);
        if (isOver(race.state)) over.add(match);
        if (isOver(race.state) !== (head.status === 'finished')) troubles.push(`${match}: is ${head.status}`);
        for (const one of given.filter((done) => done.match === match)) {
          const answers = race.given.get(one.ask) ?? [];
          const at = answers.indexOf(JSON.stringify(one.action));
          if (at === -1) troubles.push(`${match}: ask ${one.ask}: ${JSON.stringify(one.action)} is lost`);
          else answers.splice(at, 1);
        }
        for (const one of shown.filter((update) => update.match === match)) {
          const view = race.views.get(one.step)?.[one.seat];
          if (view !== one.view) troubles.push(`${match}: step ${one.step}, as seat ${one.seat} saw it, is ${view}`);
          if (one.finished && head.status !== 'finished') troubles.push(`${match}: its end is lost`);
        }
      }
      return troubles;
    },
  };
}

/** The race before its first step, from its seed. */
function begun(head: RaceHead): Read {
  const game = games[head.game];
  const config = game && loadConfig(game, head.config as Json);
  const start = game && config?.ok ? begin(game, config.value, head.seed) : undefined;
  if (game === undefined || !config?.ok || !start?.ok) throw new Error(`${head.id}: the race cannot be begun again`);
  const seats = [...(config.value as RaceConfig).cars.keys()];
  const race: Read = { game, seats, state: start.value.state, hashes: [], given: new Map(), views: new Map() };
  noteViews(race);
  return race;
}

/** Changes race: adds what every driver may see after its newest step. */
function noteViews({ game, seats, state, views }: Read): void {
  views.set(
    state.step,
    seats.map((seat) => hashState(game.view(state, seat))),
  );
}
