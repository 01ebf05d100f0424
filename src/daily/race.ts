// The race of a day and the short race of a week: which game, circuit, options and rivals a date has, and the seed. The same date,
// games and rules versions give the same race on every computer. Not here: results (proof.ts, code.ts), or starting it (the host).

import { raceConfig } from '@core/config';
import type { AnyGame, Colour, DailySpec, Draw, Level, OptionValue } from '@core/contract';
import { drawOf } from '@core/io';
import { OWN_LUCK, seedRng } from '@core/rng';
import { CHARACTERS } from '@drivers/characters';
import { shuffle } from '@kit/deck';
import { addDays, dayNumber, daysBetween } from '@puzzles/days';

/** day: scored once, a quarter of an hour. week: one lap or the shortest race of a game, named by its Monday. */
export type DailyKind = 'day' | 'week';

/** The first day that has a race, a Thursday. */
export const FIRST_DAY = '2026-01-01';
/** The level of all rivals: strong, and without a time limit where every seat has its own luck, so alike everywhere. */
export const DAILY_LEVEL: Level = 'hard';

/** One car. character null: the person. */
export interface DailyDriver {
  readonly character: string | null;
  readonly colour: Colour;
}

/**
 * What is raced. number: counted from the first day or week. drivers: in seat order. grid: whether they start in this order.
 * laps: null in games without laps.
 */
export interface DailyRace {
  readonly kind: DailyKind;
  readonly day: string;
  readonly number: number;
  readonly game: string;
  readonly circuit: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly laps: number | null;
  readonly drivers: readonly DailyDriver[];
  readonly grid: boolean;
  readonly seed: string;
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  // 1970-01-01 was a Thursday.
  return addDays(day, -((dayNumber(day) + 3) % 7));
}

/** Counted from 1; below 1 before the first day. */
export function numberOf(kind: DailyKind, day: string): number {
  return kind === 'day' ? daysBetween(FIRST_DAY, day) + 1 : daysBetween(mondayOf(FIRST_DAY), mondayOf(day)) / 7 + 1;
}

/** The day or Monday with this number. */
export function dayOfNumber(kind: DailyKind, number: number): string {
  return kind === 'day' ? addDays(FIRST_DAY, number - 1) : addDays(mondayOf(FIRST_DAY), 7 * (number - 1));
}

/** The race of a date. Throws if no game offers one, which is a bug. */
export function dailyRace(games: readonly AnyGame[], kind: DailyKind, date: string): DailyRace {
  const day = kind === 'day' ? date : mondayOf(date);
  const number = numberOf(kind, day);
  const game = gameOfTurn(games, kind, number);
  const { daily } = game;
  const seed = `${OWN_LUCK}${kind}/${day}/${game.id}/${game.rulesVersion}`;
  // Another stream than the race's: what is drawn here may not give away cards.
  const draw = drawOf(seedRng(`plan/${seed}`));
  const { options, circuits } = planOf(daily, kind, draw);
  const offered = game.circuits.filter(({ id }) => circuits === undefined || circuits.includes(id));
  const circuit = pick(offered, draw);
  const { options: all } = raceConfig(game, circuit.id, [], options);
  const { laps } = all;
  return {
    kind,
    day,
    number,
    game: game.id,
    circuit: circuit.id,
    options: all,
    laps: typeof laps === 'number' ? laps : null,
    drivers: driversOf(game, daily.cars, draw),
    grid: game.seatGrid !== undefined,
    seed,
  };
}

type Offering = AnyGame & { readonly daily: DailySpec };

/** Every game once in as many days as there are games, in another order each time. */
function gameOfTurn(games: readonly AnyGame[], kind: DailyKind, number: number): Offering {
  const offering = games.filter((game): game is Offering => game.daily !== undefined);
  const turns = offering.length;
  if (turns === 0) throw new Error('no game offers a race of the day');
  const index = number - 1;
  const block = Math.floor(index / turns);
  const order = offering.slice();
  shuffle(order, drawOf(seedRng(`turn/${kind}/${block}`)));
  return order[index - block * turns] as Offering;
}

function planOf(daily: DailySpec, kind: DailyKind, draw: Draw): DailySpec['short'] {
  return kind === 'week' ? daily.short : { options: pick(daily.races, draw) };
}

/** The person in a drawn place, characters in the others. */
function driversOf(game: AnyGame, cars: number, draw: Draw): DailyDriver[] {
  const colours = game.colours.slice();
  const rivals = CHARACTERS.map(({ id }) => id);
  // A grid by seats has the cars in the game's order of colours.
  if (game.seatGrid === undefined) shuffle(colours, draw);
  shuffle(rivals, draw);
  const own = draw(cars);
  return Array.from({ length: cars }, (_, seat) => ({
    character: seat === own ? null : (rivals[seat] as string),
    colour: colours[seat] as Colour,
  }));
}

function pick<V>(list: readonly V[], draw: Draw): V {
  return list[draw(list.length)] as V;
}
