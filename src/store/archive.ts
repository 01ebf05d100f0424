// The archive of finished races: lists by filter, statistics and records over their entries, films.
// Not for: races under way (saves.ts). Every method throws StoreTrouble where the disk refuses.

import type { FigureSpec, Figures } from '@core/contract';
import type { RaceHead } from './saves';

/** What one car of a finished race showed, as statistics count it. driver: 'person/marta'. points: the game's own. */
export interface NewEntry {
  seat: number;
  driver: string;
  name: string;
  kind: 'person' | 'ai' | 'rules';
  colour: string;
  place: number;
  out: boolean;
  points: number;
  figures: Figures;
}

/** Left out: any. won: by the driver named, or by anybody where none is. */
export interface RaceFilter {
  game?: string | undefined;
  circuit?: string | undefined;
  driver?: string | undefined;
  won?: boolean | undefined;
  season?: string | undefined;
  practice?: boolean | undefined;
}
export interface StatFilter {
  game?: string | undefined;
  circuit?: string | undefined;
}
/** meanPlace: times 100. lastAt: ms since 1970. name and colour: the latest ones. */
export interface DriverTotals {
  driver: string;
  name: string;
  kind: 'person' | 'ai' | 'rules';
  colour: string;
  starts: number;
  wins: number;
  podiums: number;
  points: number;
  meanPlace: number;
  lastAt: number;
}
/** Totals on one circuit of one game; figures by FigureSpec.over. */
export interface CircuitTotals {
  game: string;
  circuit: string;
  starts: number;
  wins: number;
  podiums: number;
  figures: Record<string, number>;
}
export interface RivalTotals {
  driver: string;
  name: string;
  kind: 'person' | 'ai' | 'rules';
  colour: string;
  races: number;
  ahead: number;
  behind: number;
}
export interface FormLine {
  race: string;
  game: string;
  circuit: string;
  place: number;
  out: boolean;
  cars: number;
  at: number;
}
export interface StoredRecord {
  game: string;
  circuit: string;
  figure: string;
  length: number | null;
  value: number;
  driver: string;
  name: string;
  kind: 'person' | 'ai' | 'rules';
  colour: string;
  race: string;
  at: number;
}

export interface Archive {
  /** Finished races, newest first. */
  list(filter: RaceFilter, offset: number, limit: number): { total: number; races: RaceHead[] };
  /** Most wins first. */
  drivers(filter: StatFilter): DriverTotals[];
  driver(driver: string, filter: StatFilter): DriverTotals | undefined;
  /** figures: what the game counts, for adding up. */
  circuits(driver: string, filter: StatFilter, figures: (game: string) => readonly FigureSpec[]): CircuitTotals[];
  form(driver: string, filter: StatFilter, count: number): FormLine[];
  /** Those met most often first. */
  rivals(driver: string, filter: StatFilter, count: number): RivalTotals[];
  /** The first car to reach a best value keeps the record until it is beaten. */
  records(filter: StatFilter, figures: (game: string) => readonly FigureSpec[]): StoredRecord[];
  film(race: string): Uint8Array | undefined;
  /** Finished races of before there were entries, so many at most, oldest first: not sessions alone against the clock, not practice. */
  uncounted(count: number): string[];
  /** Adds what was not counted yet. film undefined: it could not be made. length: laps. */
  count(race: string, length: number | null, entries: readonly NewEntry[], film: Uint8Array | undefined): void;
}
