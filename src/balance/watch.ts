// Watches one race and gathers its facts: the order after each round, and what happened where.
// Not here: driving the race (src/ai/balance).

import type { BalanceHooks } from '@core/balance/hooks';
import type { AnyGame, AnyTypes, RaceState, Seat, Standing } from '@core/contract';
import {
  addCounts,
  type LapFacts,
  NO_COUNTS,
  type PlaceCounts,
  type PlaceFacts,
  type RaceFacts,
  type RaceName,
} from './facts';
import { WayWatch } from './ways';

/** A race as it goes on. */
export interface RaceWatch {
  /** Called with each event at the moment it is emitted. */
  heard(event: AnyTypes): void;
  /** Called after each action. */
  stepped(): void;
  /** The facts up to now. ended: whether the race is over. */
  facts(name: RaceName, ended: boolean): RaceFacts;
}

const FIELDS = { pass: 'passes', trouble: 'troubles', cost: 'cost' } as const;

/** state: of a race that has just begun, and is then changed in place. drivers: names by seat. starts: by seat, 0 if unknown. */
export function watchRace(
  game: Pick<AnyGame, 'balance' | 'round' | 'standings'>,
  state: Readonly<RaceState>,
  drivers: readonly string[],
  starts: readonly number[],
): RaceWatch {
  const hooks: BalanceHooks<AnyTypes> | undefined = game.balance;
  const known = [...starts];
  const marks = new Map<string, PlaceCounts>();
  const markAt = (place: string, more: Partial<PlaceCounts>): void => {
    marks.set(place, addCounts(marks.get(place) ?? NO_COUNTS, more));
  };
  const ways = new WayWatch();
  const laps = new Map<number, { overtakes: number; leadChanges: number }>();
  const leaders: number[] = [];
  let order = game.standings(state);
  let round = game.round(state);
  let lap = hooks?.lapOf(state) ?? 1;

  const closeRound = (): void => {
    const next = game.standings(state);
    const count = laps.get(lap) ?? { overtakes: 0, leadChanges: 0 };
    const overtakers = overtakersIn(order, next);
    for (const seat of overtakers) {
      const place = hooks?.comesTo?.(state, seat) ?? null;
      if (place !== null) markAt(place, { overtakes: 1 });
    }
    laps.set(lap, {
      overtakes: count.overtakes + overtakers.length,
      leadChanges: count.leadChanges + (leaderOf(order) === leaderOf(next) ? 0 : 1),
    });
    leaders.push(leaderOf(next));
    order = next;
    round = game.round(state);
    lap = hooks?.lapOf(state) ?? 1;
  };

  return {
    heard(event) {
      if (hooks === undefined) return;
      const start = hooks.startOf?.(event) ?? null;
      if (start !== null && known[start.seat] === 0) known[start.seat] = start.place;
      for (const { kind, place, amount } of hooks.placesOf(event, state)) {
        markAt(place, { [FIELDS[kind]]: amount });
      }
      for (const mark of hooks.waysOf?.(event, state) ?? []) ways.heard(mark);
    },
    stepped() {
      if (game.round(state) !== round) closeRound();
    },
    facts(name, ended) {
      if (ended) closeRound();
      const places = drivers.map(() => 0);
      for (const { seat, place } of order) places[seat] = place;
      return {
        ...name,
        ended,
        rounds: leaders.length,
        drivers,
        starts: known,
        places,
        laps: [...laps].map(([at, count]): LapFacts => ({ lap: at, ...count })).sort((a, b) => a.lap - b.lap),
        gaps: ended && hooks !== undefined ? gapsOf(hooks, state, order) : [],
        open: leaders[Math.floor((leaders.length * 2) / 3) - 1] !== leaderOf(order),
        marks: [...marks]
          .map(([place, count]): PlaceFacts => ({ place, ...count }))
          .sort((a, b) => (a.place < b.place ? -1 : 1)),
        ways: ways.facts(),
      };
    },
  };
}

function leaderOf(order: readonly Standing[]): number {
  return order[0]?.seat ?? -1;
}

/** The seat ahead in each pair of cars, both still in the race, whose places have swapped; equal places are no order. */
function overtakersIn(before: readonly Standing[], after: readonly Standing[]): Seat[] {
  const was = new Map(before.map(({ seat, place }) => [seat, place]));
  const racing = after.filter(({ status }) => status !== 'out');
  const ahead: Seat[] = [];
  racing.forEach((car, at) => {
    for (const behind of racing.slice(at + 1)) {
      if (car.place < behind.place && (was.get(car.seat) ?? 0) > (was.get(behind.seat) ?? 0)) ahead.push(car.seat);
    }
  });
  return ahead;
}

function gapsOf(hooks: BalanceHooks<AnyTypes>, state: Readonly<RaceState>, order: readonly Standing[]): number[] {
  const winner = leaderOf(order);
  return order.slice(1).flatMap(({ seat }) => hooks.gapOf(state, winner, seat) ?? []);
}
