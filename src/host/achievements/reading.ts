// Reads the facts of finished races for achievements, and keeps them: of a race that ends at once, of earlier and imported ones in the
// background, one at a time, while nobody races. Not here: counting them (deeds.ts).

import { baseFacts } from '@achievements/base';
import { standing } from '@api/contract';
import { attempt } from '@core/attempt';
import type { AnyGame, Facts } from '@core/contract';
import type { StoredCar } from '@store/achievements/achievements';
import type { RaceHead } from '@store/races/head';
import { StoreError } from '@store/store-error';
import { z } from 'zod';
import { type Context, gameIn } from '../context';

/** Raise this when base facts would be other numbers. */
const READING = 1;
/** ms between two looks whether someone still races. */
const PACE = 2000;
/** Races after which pages hear that there is more. */
const TELL_EVERY = 50;

const standings = z.array(standing);

/** The version of a game's facts. */
function versionOf({ achievements }: AnyGame): string {
  return `${READING}.${achievements?.version ?? 0}`;
}

/** Reads and keeps the facts of a race; nothing for a race that counts in no statistics. */
export function readRace(context: Context, race: string): void {
  const { saves, achievements } = context.store;
  const head = saves.head(race);
  const game = head && gameIn(context, head.game);
  if (head === undefined || game === undefined || head.status !== 'finished') return;
  const cars = achievements.cars(race);
  if (!cars.some(({ kind }) => kind === 'person')) return;
  achievements.keepFacts(race, versionOf(game), factsOf(context, game, head, cars));
}

function factsOf(context: Context, game: AnyGame, head: RaceHead, cars: readonly StoredCar[]): Map<number, Facts> {
  const own = eventFacts(context, game, head, cars.length);
  const isOwnCircuit = !game.circuits.some(({ id }) => id === head.circuit);
  const hour = new Date(head.finishedAt ?? head.savedAt).getHours();
  return new Map(
    cars
      .filter(({ kind }) => kind === 'person')
      .map((car) => {
        const race = { cars, laps: car.laps, gap: gapOf(game, head, cars, car), isOwnCircuit };
        return [car.seat, { ...baseFacts(car, race), ...own[car.seat], hour }];
      }),
  );
}

/** What the events say; nothing if they can't be read, or are too old for this edition to understand. */
function eventFacts({ store }: Context, game: AnyGame, { id }: RaceHead, cars: number): Facts[] {
  const log = store.saves.log(id);
  if (log === undefined || log.length === 0) return [];
  const read = attempt(() => game.achievements?.facts(log, cars) ?? []);
  return read.ok ? read.value : [];
}

/** How far the winner was ahead of the second, or this car behind the winner. */
function gapOf(game: AnyGame, head: RaceHead, cars: readonly StoredCar[], car: StoredCar): number | undefined {
  const read = standings.safeParse(head.standings);
  if (!read.success || car.out || game.behind === undefined) return undefined;
  const finalAt = (place: number) => {
    const line = read.data.find((one) => one.place === place && one.status !== 'out');
    return line && { sortKey: line.sortKey, figures: cars.find(({ seat }) => seat === line.seat)?.figures ?? {} };
  };
  const [winner, other] = [finalAt(1), finalAt(car.place === 1 ? 2 : car.place)];
  if (winner === undefined || other === undefined) return undefined;
  return game.behind(winner, other) ?? undefined;
}

/** Reads earlier races once someone asks. */
export class Reading {
  readonly #context: Context;
  readonly #isRacing: () => boolean;
  readonly #changed: () => void;
  readonly #failed = new Set<string>();
  #state: 'idle' | 'going' | 'stopped' = 'idle';
  #stopTimer: (() => void) | undefined;

  /** changed: called when there is more to count. */
  constructor(context: Context, isRacing: () => boolean, changed: () => void) {
    this.#context = context;
    this.#isRacing = isRacing;
    this.#changed = changed;
  }

  /** Races that are still to be read. */
  left(): number {
    const { achievements } = this.#context.store;
    const games = Object.values(this.#context.games);
    const all = games.reduce((sum, game) => sum + achievements.unreadCount(game.id, versionOf(game)), 0);
    return Math.max(0, all - this.#failed.size);
  }

  /** Goes on in the background until all are read. */
  begin(): void {
    if (this.#state !== 'idle' || this.#next() === undefined) return;
    this.#state = 'going';
    this.#run().catch((error: unknown) => {
      if (this.#state === 'stopped') return; // The store was closed meanwhile.
      this.#state = 'idle';
      if (!(error instanceof StoreError))
        this.#context.log.error({ err: error }, 'reading races for achievements failed');
      else this.#context.log.warn({ err: error }, 'races could not be read for achievements');
    });
  }

  stop(): void {
    this.#state = 'stopped';
    this.#stopTimer?.();
  }

  async #run(): Promise<void> {
    let read = 0;
    for (let race = this.#next(); race !== undefined && this.#state === 'going'; race = this.#next()) {
      if (this.#isRacing()) await this.#pause();
      else {
        this.#read(race);
        if (++read % TELL_EVERY === 0) this.#changed();
        await new Promise((go) => setImmediate(go));
      }
    }
    if (this.#state !== 'going') return;
    this.#state = 'idle';
    this.#changed();
  }

  /** A race that can't be kept is left alone until the next start. */
  #read(race: string): void {
    readRace(this.#context, race);
    if (this.#next() === race) {
      this.#failed.add(race);
      this.#context.log.warn({ match: race }, 'a race cannot be read for achievements');
    }
  }

  #next(): string | undefined {
    for (const game of Object.values(this.#context.games)) {
      const waiting = this.#context.store.achievements.unread(game.id, versionOf(game), 1 + this.#failed.size);
      const race = waiting.find((one) => !this.#failed.has(one));
      if (race !== undefined) return race;
    }
    return undefined;
  }

  #pause(): Promise<void> {
    return new Promise((go) => {
      this.#stopTimer = this.#context.clock.setTimer(PACE, go);
    });
  }
}
