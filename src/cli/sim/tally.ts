// Adds up race outcomes in race order, so that the totals do not depend on who played them.

import type { Figures } from '@core/contract';
import type { Field } from './field';
import { rotated, startsBySeat } from './field';
import type { RaceOutcome } from './race';

/** One bot's totals. seats: its cars in every race; the other values cover all of them. */
export interface BotTally {
  bot: string;
  seats: number;
  wins: number;
  meanPlace: number;
  /** By the game's own scoring, bonuses included. */
  points: number;
  /** CPU time; max is the longest single decision. */
  msPerDecision: { p50: number; p95: number; p99: number; max: number };
  /** Means of the game's statistics per car and race, with the share of unfinished races as out; if requested. */
  figures?: Record<string, number>;
}

/** The result of a simulation, as `paddock sim --json` prints it. */
export interface Tally {
  game: string;
  circuit: string;
  races: number;
  seats: number;
  violations: number;
  unfinished: number;
  bots: BotTally[];
  /** Wins by starting place, first place first; null if the race itself decides who starts where. */
  winsByPlace: number[] | null;
  meanRounds: number;
  meanDecisions: number;
  stepsPerSecond: number;
}

/** The totals over all outcomes, which are in any order. seconds: wall time of playing them. */
export function tallyOf(field: Field, outcomes: readonly RaceOutcome[], seconds: number): Tally {
  const ordered = outcomes.toSorted((a, b) => a.index - b.index);
  const sum = (value: (one: RaceOutcome) => number) => ordered.reduce((total, one) => total + value(one), 0);
  const decisions = sum((one) => one.decisions);
  const names = [...new Set(field.entries.map((entry) => entry.name))];
  return {
    game: field.game.id,
    circuit: field.circuit,
    races: ordered.length,
    seats: field.entries.length,
    violations: sum((one) => one.violations),
    unfinished: sum((one) => (one.finished ? 0 : 1)),
    bots: names.map((name) => botTally(field, name, ordered)),
    winsByPlace: startsBySeat(field)
      ? field.entries.map((_, seat) => sum((one) => (one.places[seat] === 1 ? 1 : 0)))
      : null,
    meanRounds: rounded(sum((one) => one.rounds) / ordered.length),
    meanDecisions: rounded(decisions / ordered.length),
    stepsPerSecond: Math.round(decisions / Math.max(seconds, 1e-6)),
  };
}

function botTally(field: Field, name: string, outcomes: readonly RaceOutcome[]): BotTally {
  const cars = field.entries.length;
  const places: number[] = [];
  let points = 0;
  const shown: Figures[] = [];
  const ms: number[] = [];
  for (const outcome of outcomes) {
    rotated(field.entries, outcome.index).forEach((entry, seat) => {
      if (entry.name !== name) return;
      places.push(outcome.places[seat] ?? cars);
      points += outcome.points[seat] ?? 0;
      const figures = outcome.figures?.[seat];
      if (figures !== undefined) shown.push(figures);
      for (const one of outcome.ms[seat] ?? []) ms.push(one);
    });
  }
  ms.sort((a, b) => a - b);
  return {
    bot: name,
    seats: field.entries.filter((entry) => entry.name === name).length,
    wins: places.filter((place) => place === 1).length,
    meanPlace: rounded(places.reduce((total, place) => total + place, 0) / places.length),
    points,
    msPerDecision: {
      p50: rounded(percentile(ms, 0.5)),
      p95: rounded(percentile(ms, 0.95)),
      p99: rounded(percentile(ms, 0.99)),
      max: rounded(percentile(ms, 1)),
    },
    ...(shown.length > 0 ? { figures: meansOf(shown) } : {}),
  };
}

/** The mean of each statistic over the cars that have it. */
function meansOf(shown: readonly Figures[]): Record<string, number> {
  const ids = [...new Set(shown.flatMap((one) => Object.keys(one)))];
  const mean = (id: string): number => {
    const values = shown.flatMap((one) => one[id] ?? []);
    return rounded(values.reduce((total, value) => total + value, 0) / values.length);
  };
  return Object.fromEntries(ids.map((id) => [id, mean(id)]));
}

/** The value below which this share of an ascending list lies; 0 for an empty list, such as cars that decide nothing. */
export function percentile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
