// Generates finished races as they might be after years, without playing them: for the bench and for tests of the archive.
// Their states and views only have the length of real ones; nothing can be played with them.

import type { Draw, FigureSpec } from '@core/contract';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import type { NewEntry } from '@store/races/entries';
import type { SeasonPart } from '@store/races/head';
import type { Finish, NewRace, WholeRace } from '@store/races/saves';

/** What to generate. cars: of every race, from and to. text: characters of each view. */
export interface GeneratedSpec {
  races: number;
  seed: string;
  cars: readonly [least: number, most: number];
  text: number;
}

/** Circuits and figures of the made-up games of the races; lengths is empty if races have no laps. */
export const GENERATED_GAMES: Readonly<
  Record<string, { circuits: readonly string[]; lengths: readonly number[]; figures: readonly FigureSpec[] }>
> = {
  streets: {
    circuits: ['usa', 'italy', 'france', 'britain'],
    lengths: [1, 2, 3],
    figures: [
      { id: 'bestLap', over: 'least', record: 'lap' },
      { id: 'rounds', over: 'least', record: 'race' },
      { id: 'spins', over: 'total' },
      { id: 'topSpeed', over: 'most', record: 'lap' },
    ],
  },
  country: {
    circuits: ['thornbury', 'sirena', 'hohenwald'],
    lengths: [3, 5],
    figures: [
      { id: 'turns', over: 'least', record: 'race' },
      { id: 'penalties', over: 'total' },
      { id: 'passed', over: 'most', record: 'race' },
    ],
  },
  'night-race': {
    circuits: ['monaco', 'serra', 'ring'],
    lengths: [1, 2],
    figures: [
      { id: 'bestLap', over: 'least', record: 'lap' },
      { id: 'pitStops', over: 'total' },
      { id: 'topGear', over: 'most' },
    ],
  },
  speedway: { circuits: ['oval'], lengths: [3], figures: [{ id: 'turns', over: 'least', record: 'race' }] },
  factory: {
    circuits: ['checkmate', 'dizzy', 'island', 'chop'],
    lengths: [],
    figures: [
      { id: 'turns', over: 'least', record: 'race' },
      { id: 'wrecks', over: 'total' },
    ],
  },
};

/** Seasons that some of the races belong to, with the circuits' ids as rounds in order. */
export const GENERATED_SEASONS: readonly string[] = Array.from({ length: 20 }, (_, n) => `season-${n}`);

/** key: if it differs from the name. */
const DRIVERS: readonly { kind: NewEntry['kind']; name: string; key?: string }[] = [
  ...['Ada', 'Ben', 'Cleo', 'Dov', 'Élise'].map((name) => ({ kind: 'person', name }) as const),
  ...['Nuvolari', 'Fangio', 'Moss'].map((name) => ({ kind: 'ai', name }) as const),
  ...['Sora', 'Lupe'].map((name) => ({ kind: 'ai', name, key: `character/${name.toLowerCase()}` }) as const),
  ...['Legend 1', 'Legend 2'].map((name) => ({ kind: 'rules', name }) as const),
];
const LEVELS_DRIVEN = ['easy', 'medium', 'hard'];
const COLOURS = ['red', 'blue', 'green', 'yellow', 'orange', 'purple'];
const POINTS = [10, 8, 6, 4, 2, 1];
const HOUR_MS = 3_600_000;
const START = Date.UTC(2020, 0, 1);

/** Oldest first. The first driver is in every race, like the person whose Paddock it is. */
export function* generatedRaces(spec: GeneratedSpec): Generator<WholeRace & { race: { finish: Finish } }> {
  const draw = drawOf(seedRng(spec.seed));
  const rounds = new Map<string, number>();
  for (let n = 0; n < spec.races; n++) {
    const at = START + n * HOUR_MS + draw(HOUR_MS);
    const race = raceOf(spec, draw, n, at);
    const season = n % 10 === 0 ? GENERATED_SEASONS[Math.floor(n / 10) % GENERATED_SEASONS.length] : undefined;
    const round = (rounds.get(season ?? '') ?? 0) + 1;
    if (season !== undefined) rounds.set(season, round);
    const part = season === undefined ? undefined : partOf(season, round, race.finish.entries);
    yield { race: { ...race, season: part }, moves: [] };
  }
}

function raceOf(spec: GeneratedSpec, draw: Draw, n: number, at: number): NewRace & { finish: Finish } {
  const game = pick(draw, Object.keys(GENERATED_GAMES));
  const { circuits, lengths, figures } = GENERATED_GAMES[game] ?? { circuits: [], lengths: [], figures: [] };
  const circuit = pick(draw, circuits);
  const length = lengths.length === 0 ? null : pick(draw, lengths);
  const entries = entriesOf(spec, draw, n, figures, length);
  // One race in forty is a lap alone against the clock, one in fifty was forked from another: neither counts.
  const best = n % 40 === 39 ? { name: 'Ada', best: 9, total: 18, overshoot: n % 4 } : undefined;
  const fork = n % 50 === 25 ? { parent: idOf(n - 1), step: 7 } : undefined;
  const counts = best === undefined && fork === undefined;
  const text = 'x'.repeat(spec.text);
  const seats = entries.map(({ seat, name, colour }) => ({ seat, name, colour }));
  const standings = entries.map(({ seat, place, out }) => {
    return { seat, place, status: out ? ('out' as const) : ('finished' as const), sortKey: [place] };
  });
  const config = { circuit, options: { laps: length }, cars: seats };
  const setup = { ...config, note: text.slice(0, 200) };
  const snapshot = { step: 0, stateVersion: 1, hash: `${n}`, state: { text } };
  const start = { id: idOf(n), game, circuit, rulesVersion: 1, seed: `${n}`, config, setup, seats, clock: 0, at };
  const shown = { standings, view: { text }, rounds: 8 + draw(20), occasion: null, length, film: undefined };
  const finish = { ...shown, best, entries: counts ? entries : [] };
  return { ...start, snapshot, startView: { text }, startEvents: [], finish, fork };
}

function entriesOf(
  { cars: [least, most] }: GeneratedSpec,
  draw: Draw,
  n: number,
  specs: readonly FigureSpec[],
  length: number | null,
): NewEntry[] {
  const cars = least + draw(most - least + 1);
  const [first, ...others] = DRIVERS;
  const drivers = [...(first === undefined ? [] : [first]), ...shuffled(draw, others)].slice(0, cars);
  const places = shuffled(
    draw,
    drivers.map((_, at) => at + 1),
  );
  const outs = draw(4) === 0 ? 1 + draw(cars) : 0;
  // Now and then two cars share a place.
  const tied = draw(9) === 0;
  return drivers.map(({ kind, name, key }, seat): NewEntry => {
    const last = places[seat] ?? 0;
    const place = tied && last === 2 ? 1 : last;
    const out = last > cars - outs;
    // People write their names in different ways.
    const shown = kind === 'person' && n % 3 === 0 ? name.toUpperCase() : name;
    const driver = key ?? `${kind}/${name.toLowerCase()}`;
    const level = kind === 'ai' ? pick(draw, LEVELS_DRIVEN) : kind === 'rules' ? 'legend' : null;
    const points = out ? 0 : (POINTS[place - 1] ?? 0);
    const colour = COLOURS[(seat + n) % COLOURS.length] ?? '';
    const figures = figuresOf(draw, specs, length);
    const who = { seat, driver, name: shown, kind, level, colour };
    return { ...who, place, out, points, bonuses: bonusesOf(n, place), figures };
  });
}

/** Now and then the winner has a bonus. */
function bonusesOf(n: number, place: number): NewEntry['bonuses'] {
  return n % 3 === 0 && place === 1 ? [{ id: 'strike', points: 2 }] : [];
}

function figuresOf(draw: Draw, specs: readonly FigureSpec[], length: number | null): Record<string, number> {
  const figures: Record<string, number> = {};
  for (const { id, over } of specs) {
    // One figure in ten has no value.
    if (draw(10) === 0) continue;
    figures[id] = over === 'total' ? draw(4) : 5 + (length ?? 1) * draw(40);
  }
  return figures;
}

function partOf(season: string, round: number, entries: readonly NewEntry[]): SeasonPart {
  const entrants = entries.map(({ driver }) => ({ driver, standIn: false }));
  return { season, round: `round-${round}`, leg: 1, entrants };
}

function idOf(n: number): string {
  return `race-${String(n).padStart(6, '0')}`;
}

function pick<V>(draw: Draw, values: readonly V[]): V {
  const value = values[draw(values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
}

function shuffled<V>(draw: Draw, values: readonly V[]): V[] {
  const left = [...values];
  return values.map(() => left.splice(draw(left.length), 1)[0] ?? pick(draw, values));
}
