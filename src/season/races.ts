// The races of one round: which of them count, whether the round is over, and who finished where.
// Not here: what a missed round is worth, corrections (shares.ts) and the table (table.ts).

import type { SeasonRound } from '@api/season';
import type { Bonus, SeriesResult } from '@core/contract';
import { gameOf, legsOf } from './games';
import type { RacedRace, SeasonGames, SeasonState } from './types';

/** One car's result in a finished round. own: points by the game's own rules, including bonuses; 0 for cars that are out. */
export interface DriverResult {
  driver: string;
  standIn: boolean;
  place: number;
  out: boolean;
  own: number;
  bonuses: readonly Bonus[];
}

/** The races of one round. all: by leg; held: finished ones, from leg 1 on without a gap. */
export interface RoundRaces {
  round: SeasonRound;
  all: readonly RacedRace[];
  held: readonly RacedRace[];
  /** The race of the next leg, if it has been started. */
  open: RacedRace | undefined;
  done: boolean;
}

/** The calendar with its races, in calendar order. */
export function calendarOf(state: SeasonState, games: SeasonGames): RoundRaces[] {
  return state.plan.rounds.map((round) => {
    const all = state.races.filter((race) => race.round === round.id).sort(byLeg);
    const held: RacedRace[] = [];
    for (const race of all) if (race.leg === held.length + 1 && isOver(race)) held.push(race);
    const open = all.find((race) => race.leg === held.length + 1 && race.status === 'open');
    return { round, all, held, open, done: isDone(games, round, held) };
  });
}

/** Everyone's result in a finished round, by seat. */
export function outcomesOf(games: SeasonGames, { round, held }: RoundRaces): DriverResult[] {
  const [first] = held;
  if (first === undefined) return [];
  const series = round.series ? gameOf(games, round.game)?.series : undefined;
  if (!series) {
    return first.entrants.flatMap(({ driver, standIn }, seat): DriverResult[] => {
      const result = first.results[seat];
      if (result === undefined) return [];
      const { place, out, points, bonuses } = result;
      return [{ driver, standIn, place, out, own: out ? 0 : points, bonuses: out ? [] : bonuses }];
    });
  }
  const table = series.table(held.map((race) => race.results));
  const cars = first.entrants.length;
  return first.entrants.flatMap(({ driver }, seat): DriverResult[] => {
    const place = table.find((line) => line.seat === seat)?.place;
    if (place === undefined) return [];
    // A driver who drove at least one race of a series has driven the series; one who finished none is out.
    const standIn = held.every((race) => race.entrants[seat]?.standIn ?? true);
    const out = held.every((race) => race.results[seat]?.out ?? true);
    const own = out ? 0 : (gameOf(games, round.game)?.points(place, cars) ?? 0);
    return [{ driver, standIn, place, out, own, bonuses: [] }];
  });
}

/** A damaged race counts by its stored result; without one it has to be raced again. */
function isOver(race: RacedRace): boolean {
  const isKept = race.results.length > 0 && race.entrants.length > 0;
  return race.status === 'finished' || (race.status === 'damaged' && isKept);
}

function isDone(games: SeasonGames, round: SeasonRound, held: readonly RacedRace[]): boolean {
  if (held.length === 0) return false;
  if (held.length >= legsOf(games, round)) return true;
  const results: (readonly SeriesResult[])[] = held.map((race) => race.results);
  return gameOf(games, round.game)?.series?.isOver(results) ?? true;
}

/** By leg; of two races of one leg the finished one comes first, and then ids fix the order. */
function byLeg(a: RacedRace, b: RacedRace): number {
  return a.leg - b.leg || Number(isOver(b)) - Number(isOver(a)) || (a.match < b.match ? -1 : 1);
}
