// Test drives of the workshop: real races on a circuit that its author is still drawing. They are in no list and no statistics, and
// nothing of them is kept: their store is in memory. Not here: the circuits (circuits.ts).

import { type RaceSetup, type Reply, standing } from '@api/contract';
import type { Handlers, Session } from '@api/session';
import type { AnyGame } from '@core/contract';
import { CHARACTERS } from '@drivers/characters';
import { memoryStore } from '@store/memory-store';
import type { Store } from '@store/store';
import { noSuchMatch } from '../api-errors';
import { type Context, tellOwners } from '../context';
import { savedSettings } from '../installation';
import { createRaces, type Races } from '../match/races';
import { readSource } from './read-source';

/** Prefix of the ids of test drives. */
const PREFIX = 'drive-';
/** AI drivers beside the author, if nobody says how many. */
const RIVALS = 3;

/** Commands of a race that a test drive takes too. */
type RaceHandlers = Pick<
  Handlers,
  | 'match.watch'
  | 'match.leave'
  | 'match.sit'
  | 'match.act'
  | 'match.shown'
  | 'match.takeBack'
  | 'match.hint'
  | 'match.pause'
  | 'match.goOn'
>;

/** Makes the handlers of any races. */
type HandlersOf = (races: Races, watched: (match: string) => void) => RaceHandlers;

export interface Drives {
  handlers: Pick<Handlers, 'circuits.drive'>;
  /** The handlers of races, extended to test drives. watched: called when someone begins to watch a race that is none. */
  besides(handlersOf: HandlersOf, races: Races, watched: (match: string) => void): RaceHandlers;
  closed(session: Session): void;
  close(): void;
}

interface MemoryRaces {
  readonly store: Store;
  readonly races: Races;
}

/** The test drives of one host: one at a time, a new one ends the last. */
export function createDrives(context: Context): Drives {
  let memory: MemoryRaces | undefined;
  let driven: { match: string; kept: string | undefined; circuit: string } | undefined;

  const finished = (): void => {
    if (memory === undefined || driven === undefined) return;
    const { kept, match, circuit } = driven;
    const standings = standing.array().safeParse(memory.store.saves.head(match)?.standings);
    const isThere = standings.success && standings.data.some(({ seat, status }) => seat === 0 && status === 'finished');
    if (kept !== undefined && isThere && context.store.circuits.setRaced(kept, circuit))
      tellOwners(context, 'circuits.changed', {});
  };
  const drive: Handlers['circuits.drive'] = ({ kept, source, rivals = RIVALS }) => {
    const read = readSource(context, source);
    if (!read.ok) return read;
    const { game, id, whole } = read.value;
    memory ??= createMemoryRaces(context, finished);
    if (driven !== undefined) memory.races.delete(driven.match);
    driven = undefined;
    const created: Reply<{ match: string }> = memory.races.create({
      ...setupOf(context, game, id, rivals),
      ...(whole !== undefined && { source: whole }),
    });
    if (created.ok) driven = { match: created.value.match, kept, circuit: id };
    return created;
  };
  return {
    handlers: { 'circuits.drive': drive },
    besides(handlersOf, races, watched) {
      const others = handlersOf(races, watched);
      const extended = Object.entries(others).map(([name, handler]) => [
        name,
        (input: { match: string }, session: Session) => {
          if (!input.match.startsWith(PREFIX)) return handler(input as never, session);
          if (memory === undefined) return noSuchMatch();
          const own = handlersOf(memory.races, () => {})[name as keyof RaceHandlers];
          return own(input as never, session);
        },
      ]);
      return Object.fromEntries(extended) as RaceHandlers;
    },
    closed: (session) => memory?.races.leaveAll(session),
    close() {
      memory?.races.clear(false);
      memory?.store.close();
      memory = undefined;
    },
  };
}

function createMemoryRaces(context: Context, finished: () => void): MemoryRaces {
  const store = memoryStore('drives');
  const own: Context = {
    ...context,
    store,
    banks: new Map(),
    starts: new Map(),
    endings: new Set([finished]),
    seasonChanges: new Set(),
    newId: () => `${PREFIX}${context.newId()}`,
  };
  return { store, races: createRaces(own) };
}

/**
 * The author against AI drivers of middling strength, with the circuit's own laps. rivals: as far as the game seats them; 0: laps alone, if
 * the game has them.
 */
function setupOf(context: Context, game: AnyGame, circuit: string, rivals: number): RaceSetup {
  const { name, colour } = savedSettings(context);
  const colours = [colour, ...game.colours.filter((other) => other !== colour)].filter((one) =>
    game.colours.includes(one),
  );
  const seat = (at: number) => colours[at] ?? colour;
  const alone = rivals === 0 ? game.qualifying : undefined;
  const others = alone === undefined ? Math.max(1, game.seats[0] - 1, Math.min(rivals, game.seats[1] - 1)) : 0;
  return {
    game: game.id,
    circuit,
    options: { ...alone?.session },
    seats: [
      { name, colour: seat(0), driver: { kind: 'you' } },
      ...CHARACTERS.slice(0, others).map(({ id, given }, at) => ({
        name: given,
        colour: seat(at + 1),
        driver: { kind: 'ai', level: 'medium', character: id } as const,
      })),
    ],
    clock: 0,
  };
}
