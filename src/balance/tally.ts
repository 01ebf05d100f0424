// Adds races up as they arrive. Every count is a whole number, so the totals do not depend on the order of arrival.
// Not here: shares and intervals (report.ts).

import type { CornerLimit, GapUnit, Yardstick } from '@core/balance/hooks';
import { addCounts, NO_COUNTS, type PlaceCounts, type RaceFacts, type RaceName } from './facts';

/** What is tested. */
export interface Subject {
  readonly game: string;
  readonly circuit: string;
  readonly cars: number;
  /** The names of the drivers of the fair series, each once. */
  readonly drivers: readonly string[];
  /** The two levels of the skill series; null without one. */
  readonly pair: { readonly better: string; readonly worse: string } | null;
  readonly corners: readonly CornerLimit[];
  /** Whether the game tells where cars overtake. */
  readonly placesOvertakes: boolean;
  /** null: the game tells no gaps, or no lengths of rounds. */
  readonly gap: GapUnit | null;
  readonly seconds: { readonly table: number; readonly person: number } | null;
  /** The game's usual bounds, see BalanceHooks. */
  readonly usual: { readonly troubles: number; readonly minutes: number } | null;
  /** What was found on the circuits in the box; null: nothing, or with another number of cars. */
  readonly yardstick: Yardstick | null;
  /** The laps of a race and the range of the option; null for a game without. */
  readonly laps: { readonly now: number; readonly min: number; readonly max: number } | null;
}

/** Parts of a win: ten or fewer cars share them without a remainder. */
const PARTS = 2520;

/** Wins of somebody. starts: races or cars; parts: see wonOf. */
export interface WinCount {
  starts: number;
  parts: number;
}

/** The totals. Maps are keyed by starting place, driver, rounds, lap, finishing place place of the circuit, and leg. */
export interface Tally {
  readonly subject: Subject;
  /** Races of the fair series that ended. */
  races: number;
  readonly unended: RaceName[];
  readonly starts: Map<number, WinCount>;
  readonly drivers: Map<string, WinCount>;
  readonly rounds: Map<number, number>;
  readonly laps: Map<number, { overtakes: number; leadChanges: number }>;
  readonly gaps: Map<number, Map<number, number>>;
  open: number;
  readonly places: Map<string, PlaceCounts>;
  /** Cars by way, see WayFacts. */
  readonly ways: Map<number, Map<string, number>>;
  readonly skill: WinCount;
}

/** An empty tally. */
export function newTally(subject: Subject): Tally {
  return {
    subject,
    races: 0,
    unended: [],
    starts: new Map(),
    drivers: new Map(),
    rounds: new Map(),
    laps: new Map(),
    gaps: new Map(),
    open: 0,
    places: new Map(),
    ways: new Map(),
    skill: { starts: 0, parts: 0 },
  };
}

/** Changes tally: adds a race. */
export function addRace(tally: Tally, facts: RaceFacts): void {
  if (!facts.ended) {
    const { series, index, seed } = facts;
    tally.unended.push({ series, index, seed });
  } else if (facts.series === 'skill') addDuel(tally, facts);
  else addFair(tally, facts);
}

/** Wins, each shared one as a fraction. */
export function wonOf({ parts }: Readonly<WinCount>): number {
  return parts / PARTS;
}

function addDuel({ skill, subject }: Tally, facts: RaceFacts): void {
  skill.starts++;
  const parts = partsBySeat(facts.places);
  facts.drivers.forEach((driver, seat) => {
    if (driver === subject.pair?.better) skill.parts += parts[seat] ?? 0;
  });
}

function addFair(tally: Tally, facts: RaceFacts): void {
  tally.races++;
  const parts = partsBySeat(facts.places);
  facts.drivers.forEach((driver, seat) => {
    addWin(tally.drivers, driver, parts[seat] ?? 0);
    const start = facts.starts[seat] ?? 0;
    if (start > 0) addWin(tally.starts, start, parts[seat] ?? 0);
  });
  addOne(tally.rounds, facts.rounds);
  if (facts.open) tally.open++;
  for (const { lap, overtakes, leadChanges } of facts.laps) {
    const sum = tally.laps.get(lap) ?? { overtakes: 0, leadChanges: 0 };
    const next = { overtakes: sum.overtakes + overtakes, leadChanges: sum.leadChanges + leadChanges };
    tally.laps.set(lap, next);
  }
  facts.gaps.forEach((gap, at) => {
    addTo(tally.gaps, at + 2, gap, 1);
  });
  for (const { leg, way, cars } of facts.ways) addTo(tally.ways, leg, way, cars);
  for (const { place, ...counts } of facts.marks) {
    tally.places.set(place, addCounts(tally.places.get(place) ?? NO_COUNTS, counts));
  }
}

function addWin<K>(counts: Map<K, WinCount>, key: K, parts: number): void {
  const count = counts.get(key) ?? { starts: 0, parts: 0 };
  counts.set(key, { starts: count.starts + 1, parts: count.parts + parts });
}

function addTo<K>(groups: Map<number, Map<K, number>>, group: number, key: K, count: number): void {
  const counts = groups.get(group) ?? new Map<K, number>();
  counts.set(key, (counts.get(key) ?? 0) + count);
  groups.set(group, counts);
}

function addOne(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Each seat's parts of the win. */
function partsBySeat(places: readonly number[]): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? Math.round(PARTS / winners) : 0));
}
