// Races kept in memory in the same shape as on disk (store/races/saves.ts), for the host of a gallery page.
// Not for: anything that has to outlive the page.

import { cloneState } from '@core/clone';
import { recordFrom } from '@store/races/record';
import type { Finish, NewMove, NewRace, RaceHead, SavedMove, Saves, Snapshot } from '@store/races/saves';

interface Kept {
  race: NewRace;
  seats: unknown;
  moves: NewMove[];
  snapshots: Snapshot[];
  savedAt: number;
  finish: Finish | undefined;
}

/** An empty list of races, and the films of those that are over. */
export function memorySaves(): { saves: Saves; recordingOf(race: string): Uint8Array | undefined } {
  const races = new Map<string, Kept>();
  const of = (id: string): Kept => {
    const found = races.get(id);
    if (found === undefined) throw new Error(`no race ${id} is kept`);
    return found;
  };
  const heads = () => [...races.values()].map(headOf).sort((a, b) => b.savedAt - a.savedAt);

  function create(race: NewRace): void {
    const snapshots = [cloneState({ ...race.snapshot })];
    races.set(race.id, { race, seats: race.seats, moves: [], snapshots, savedAt: race.at, finish: race.finish });
  }
  function append(id: string, move: NewMove): void {
    const kept = of(id);
    kept.moves.push(move);
    kept.savedAt = move.at;
    kept.finish = move.finish ?? kept.finish;
    if (move.finish?.seats !== undefined) kept.seats = move.finish.seats;
    if (move.snapshot !== undefined) kept.snapshots.unshift(cloneState({ ...move.snapshot }));
  }

  const saves: Saves = {
    create,
    createWhole({ race, moves }) {
      create(race);
      for (const move of moves) append(race.id, move);
    },
    append,
    cut(id, toStep, at) {
      const kept = of(id);
      kept.moves = kept.moves.filter(({ step }) => step <= toStep);
      kept.snapshots = kept.snapshots.filter(({ step }) => step <= toStep);
      kept.savedAt = at;
    },
    keepSnapshot: (id, snapshot) => void of(id).snapshots.unshift(cloneState({ ...snapshot })),
    setSeats(id, seats) {
      of(id).seats = seats;
    },
    setTrouble: () => undefined,
    delete: (id) => races.delete(id),
    ...readFrom(races, heads),
  };
  return { saves, recordingOf: (race) => races.get(race)?.finish?.film };
}

type Read = Omit<
  Saves,
  'create' | 'createWhole' | 'append' | 'cut' | 'keepSnapshot' | 'setSeats' | 'setTrouble' | 'delete'
>;

function readFrom(races: ReadonlyMap<string, Kept>, heads: () => RaceHead[]): Read {
  const movesAfter = (id: string, step: number): SavedMove[] =>
    (races.get(id)?.moves ?? []).filter((move) => move.step > step).map(savedMove);
  const steps = (id: string) => {
    const kept = races.get(id);
    if (kept === undefined) return [];
    const start = { events: kept.race.startEvents, move: undefined };
    return [start, ...kept.moves].map(({ events, move }, step) => ({ step, events, move }));
  };
  return {
    head: (id) => heads().find((head) => head.id === id),
    list: heads,
    snapshots: (id) => (races.get(id)?.snapshots ?? []).map((one) => cloneState({ ...one })),
    movesAfter,
    lastMove: (id) => movesAfter(id, 0).at(-1),
    log: (id) => steps(id).flatMap(({ events }) => events),
    steps: (id) => steps(id).map(({ step, events }) => ({ step, events })),
    newestSteps: (id, moves) =>
      steps(id)
        .slice(-moves - 1)
        .map(({ events, move }) => ({ events, move })),
    startView: (id) => races.get(id)?.race.startView,
    endView: (id) => races.get(id)?.finish?.view,
    bests: () => [],
    ranking: () => [],
    seeded: () => [],
    record(id) {
      const head = heads().find((one) => one.id === id);
      return head && recordFrom(head, movesAfter(id, 0));
    },
  };
}

function savedMove({ step, move, hash, barrier }: NewMove): SavedMove {
  return { step, move, hash, barrier };
}

function headOf({ race, seats, moves, savedAt, finish }: Kept): RaceHead {
  const { id, game, circuit, rulesVersion, seed, config, setup, clock, at, season } = race;
  return {
    ...{ id, game, circuit, rulesVersion, seed, config, setup, clock, season, seats, savedAt },
    status: finish === undefined ? 'open' : 'finished',
    trouble: undefined,
    step: moves.at(-1)?.step ?? 0,
    startedAt: at,
    standings: finish?.standings,
    rounds: finish?.rounds ?? 0,
    finishedAt: finish === undefined ? undefined : savedAt,
    occasion: finish?.occasion ?? undefined,
    practice: false,
    parent: undefined,
  };
}
