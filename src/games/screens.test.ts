// Checks that every game's screens and rules agree: names of figures, values that only a season sets, points of a race. No
// line here names a game.

import { answer } from '@ai/bots';
import type { GameCard, MatchUpdate, RaceResult, SeatInfo, SeatSetup } from '@api/contract';
import { checkRaceConfig, hasValues, raceConfig } from '@core/config';
import type { AnyGame, AnyTypes, CarConfig, RaceConfig, Seat } from '@core/contract';
import { begin } from '@core/engine';
import type { Coverage } from '@core/laws/coverage';
import type { GameBox } from '@ui/box/game-box';
import type { GameUi } from '@ui/game-ui';
import { numberOn, seatCar } from '@ui/seat-car';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { countedOf } from '../host/archive/ending';
import { games } from './registry';
import { wholeRace } from './whole-race';

/** Races played. AI drivers drive one of them so that cars finish, which random play rarely achieves. */
const RACES = 16;
const DRIVEN = 1;
const coverages = import.meta.glob<{ coverage: Coverage<AnyTypes> }>('./*/tests/coverage.ts', { eager: true });
const uis = import.meta.glob<{ gameUi: GameUi }>('./*/ui/index.tsx', { eager: true });
const boxes = import.meta.glob<{ box: GameBox }>('./*/ui/box.tsx', { eager: true });

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (id, game) => {
  const ui = uiOf(id);

  test('its box has its id, a name, and two colours in absolute form', () => {
    const box = boxes[`./${id}/ui/box.tsx`]?.box;
    expect([box?.id, ui.id]).toEqual([id, id]);
    expect(box?.plate).toMatch(/^\p{L}[^.]{1,16}$/u);
    expect(box?.title).toMatch(/^[\p{Lu}\d ]+$/u);
    expect(box?.pieces).toMatch(/^[a-z]+s$/);
    expect(box?.paints.join()).toMatch(/^#[\da-f]{6},#[\da-f]{6}$/);
    expect(renderToStaticMarkup(createElement(box!.cover))).toContain('class="cover"');
  });

  test('has a timer when guests join, and none in its quick race', () => {
    expect(ui.usualRace.clock).toBeGreaterThanOrEqual(30);
    expect(ui.quickRace.setup('Ada', 'red')).toMatchObject({ clock: 0 });
    expect(ui.quickRace.setup('Ada', 'red').bank ?? 0).toBe(0);
  });

  test('gives a quick race that the rules accept, whatever the player’s colour', () => {
    for (const colour of [...game.colours, 'ivory'] as const) {
      const setup = ui.quickRace.setup('Ada', colour);
      expect([setup.game, setup.circuit === '']).toEqual([id, false]);
      expect(ui.setupTrouble(setup, setup.seats)).toBeNull();
      const cars = setup.seats.map((seat) => ({ colour: seat.colour }));
      const config = game.schemas.config.parse(raceConfig(game, setup.circuit, cars, setup.options));
      expect(checkRaceConfig(game, config)).toBeNull();
      expect(game.checkConfig(config)).toBeNull();
    }
  });

  test('a first race is against rookies only, takes 25 minutes at most, and is legal', () => {
    const setup = ui.quickRace.setup('Ada', 'red');
    const options = { ...setup.options, ...ui.quickRace.first };
    const [own, ...rivals] = setup.seats.map(({ driver }) => driver);
    expect(own).toEqual({ kind: 'you' });
    expect(rivals.length).toBeGreaterThan(0);
    for (const rival of rivals) expect(rival).toEqual({ kind: 'ai', level: 'easy' });
    const cars = setup.seats.map(({ colour }) => ({ colour }));
    const config = game.schemas.config.parse(raceConfig(game, setup.circuit, cars, options));
    expect(game.checkConfig(config)).toBeNull();
    const { minutes } = ui.setupSummary({ circuit: setup.circuit, options: config.options }, setup.seats);
    expect(minutes ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(25);
  });

  test('how long a race takes follows the number of cars and of laps', () => {
    const laps = game.options.find((option) => option.id === 'laps' && option.type === 'number');
    const options = { ...Object.fromEntries(game.options.map((option) => [option.id, option.default])) };
    const minutes = (cars: number, more: Record<string, number> = {}) => {
      const seats = game.colours.slice(0, cars).map((colour, seat) => ({
        name: `Driver ${seat}`,
        colour,
        driver: seat === 0 ? { kind: 'you' as const } : { kind: 'ai' as const, level: 'easy' as const },
      }));
      // Over all circuits together: a short circuit may take five minutes at any table.
      const each = game.circuits.map(({ id: circuit, defaults }) => {
        return ui.setupSummary({ circuit, options: { ...options, ...defaults, ...more } }, seats).minutes ?? 0;
      });
      return each.reduce((sum, one) => sum + one, 0);
    };
    const cars = Array.from({ length: game.seats[1] - 1 }, (_, n) => n + 2);
    const long = laps?.type === 'number' ? { laps: laps.range[1] } : {};
    const byCars = cars.map((n) => minutes(n, long));
    expect(byCars).toEqual(byCars.toSorted((a, b) => a - b));
    expect(byCars.at(-1)).toBeGreaterThan(byCars[0]!);
    if (laps?.type !== 'number') return;
    const [least, most] = laps.range;
    const byLaps = Array.from({ length: most - least + 1 }, (_, n) => minutes(4, { laps: least + n }));
    expect(byLaps).toEqual(byLaps.toSorted((a, b) => a - b));
    expect(byLaps.at(-1)).toBeGreaterThan(byLaps[0]!);
  });

  test('every figure has a name, in the order of the rules', () => {
    const ids = game.figures.map((spec) => spec.id);
    expect(ids.length).toBeGreaterThan(0);
    expect(Object.keys(ui.figureNames)).toEqual(ids);
    for (const { name, count } of Object.values(ui.figureNames)) {
      expect(name).toMatch(/^[A-Z][a-z]/);
      if (count !== undefined) expect(count(1)).not.toBe(count(2).replace('2', '1'));
    }
    // A record is the minimum or maximum of a figure, and has a unit.
    for (const { id: figure, over, record } of game.figures) {
      expect([figure, record !== undefined && over === 'total']).toEqual([figure, false]);
      if (record !== undefined) expect(ui.figureNames[figure]?.count, figure).toBeDefined();
    }
    expect(game.figures.filter((spec) => spec.record === 'race')).toHaveLength(1);
  });

  test('every default answer after a time-out has a text, and so does every other answer', () => {
    const { configs } = coverageOf(id);
    const texts = new Map<string, string>();
    for (const [race, config] of configs.entries()) {
      wholeRace<AnyTypes>(game, config, `words ${race}`, (s, decision, draw) => {
        const usual: unknown = game.fallback(s, decision);
        const random: { type: string } = game.sample(s, decision, draw);
        for (const action of [usual, random] as { type: string }[]) {
          texts.set(action.type, ui.answerText(action, config.circuit));
        }
        return draw(2) === 0 ? usual : random;
      });
    }
    expect(texts.size).toBeGreaterThan(1);
    for (const [type, text] of texts) {
      expect([type, text]).toEqual([type, expect.stringMatching(/^[\p{L}\d]/u)]);
      expect([type, text]).not.toEqual([type, expect.stringMatching(/undefined|NaN|\[object|no card,/)]);
    }
  });

  test('[22] a car on the board is the car of its seat everywhere else: one number, one colour', () => {
    const { shown } = raced(game, DRIVEN);
    // Colours in a different order from the seats, and no finisher yet: every car is on the road.
    const colours = game.colours.slice(-2);
    const cars = colours.map((colour): CarConfig => ({ colour }));
    const config = configOf(game, shown.circuit, cars, { ...game.givenGrid });
    const start = begin(game, config, 'numbers');
    if (!start.ok) throw new Error(start.violation.code);
    const seats = colours.map((colour, seat): SeatInfo => {
      return {
        seat,
        name: `Driver ${seat}`,
        colour: game.carColours?.(start.value.state)[seat] ?? colour,
        driver: { kind: 'you' },
      };
    });
    const board = ui.circuitPicture(shown.circuit, 'large', onRoad(game.view(start.value.state, 'watcher')), seats).svg;
    expect(new Set(seats.map((seat) => numberOn(ui, seat))).size).toBe(seats.length);
    for (const seat of seats) expect(board).toContain(artOf(seatCar(ui, seat).svg));
  });

  test('its rounds have the same name everywhere', () => {
    const { shown } = raced(game, DRIVEN);
    const counts = Array.from({ length: shown.rounds + 1 }, (_, n) => ui.roundCount(n));
    expect(ui.results(shown).lines.some(({ gap }) => counts.includes(gap))).toBe(true);
    const round = ui.frame({ ...shown, mine: [], asks: [], finished: true } as unknown as MatchUpdate).round;
    expect(round.toLowerCase()).toBe(`${ui.roundName} ${shown.rounds}`);
  });

  test('names its circuits and presets as the rules do, and explains laps alone', () => {
    expect(game.circuits.map((circuit) => ui.circuitName(circuit.id))).toEqual(
      game.circuits.map(({ name }) => name.replaceAll("'", '’')),
    );
    expect(ui.circuitName('gone')).toBe('gone');
    expect(ui.presetNames ?? {}).toEqual(Object.fromEntries(game.presets.map((preset) => [preset.id, preset.name])));
    expect(ui.session === undefined).toBe(game.qualifying === undefined);
  });

  test('each of its presets can be raced, and one of them is the default race', () => {
    const circuit = game.circuits[0]?.id ?? '';
    const cars = carsOf(game, game.seats[1]);
    const usual = configOf(game, circuit, cars, {});
    const made = game.presets.map(({ options }) => configOf(game, circuit, cars, options));
    for (const config of made) expect(checkRaceConfig(game, config) ?? game.checkConfig(config)).toBeNull();
    expect(new Set(made.map((config) => JSON.stringify(config))).size).toBe(made.length);
    const isUsual = made.filter((config) => JSON.stringify(config) === JSON.stringify(usual));
    expect(isUsual).toHaveLength(Math.min(1, made.length));
    for (const preset of game.presets) expect(ui.presetNote?.(preset.id, []) ?? '').toMatch(/minutes|^$/);
  });

  test('gives the length of a race in steps of five minutes: people take longer than AI drivers', () => {
    const circuit = game.circuits[0]?.id ?? '';
    const { options } = configOf(game, circuit, [], {});
    const field = (...drivers: SeatSetup['driver'][]) =>
      drivers.map((driver, seat): SeatSetup => ({ name: `D${seat}`, colour: game.colours[seat] ?? 'red', driver }));
    const ai = { kind: 'ai', level: 'easy' } as const;
    const [people, alone] = [field({ kind: 'you' }, { kind: 'hotseat' }, ai, ai), field({ kind: 'you' }, ai, ai, ai)];
    const summary = ui.setupSummary({ circuit, options }, people);
    expect(summary.headline).toMatch(/^\p{L}.*[^.]$/u);
    expect(summary.minutes).toBeGreaterThanOrEqual(ui.setupSummary({ circuit, options }, alone).minutes ?? Infinity);
    expect((summary.minutes ?? 1) % 5).toBe(0);
    // A guest drives like any other person, not like an AI driver.
    const guests = ui.setupSummary({ circuit, options }, field({ kind: 'you' }, { kind: 'lan' }, { kind: 'lan' }, ai));
    expect(guests.minutes).toBeGreaterThanOrEqual(ui.setupSummary({ circuit, options }, alone).minutes ?? Infinity);
  });

  test('option values that only a season sets have names, and are not offered for a single race', () => {
    const circuit = game.circuits[0]?.id ?? '';
    const rows = ui.setupRows({ options: game.options } as unknown as GameCard, { circuit, options: {} });
    for (const [option, value] of Object.entries(game.givenGrid ?? {})) {
      const spec = game.options.find((one) => one.id === option);
      expect(spec?.range).toContain(value);
      const row = rows.find((one) => one.kind === 'option' && one.id === option);
      if (row?.kind !== 'option') throw new Error(`the setup has no row for ${option}`);
      expect(row.values?.[String(value)]).toBeDefined();
      expect(row.offered).not.toContain(value);
      expect(row.offered).toContain(spec?.default);
    }
  });

  test('the grid it lets a season give follows the ranks', () => {
    if (game.givenGrid === null) return;
    const cars = carsOf(game, 2);
    const order = (...starts: number[]) => {
      const config = configOf(game, game.circuits[0]?.id ?? '', cars, game.givenGrid ?? {});
      config.cars = cars.map((car, seat) => ({ ...car, start: starts[seat] ?? 0 }));
      const start = begin(game, config, 'grid');
      if (!start.ok) throw new Error(start.violation.code);
      return JSON.stringify([start.value.events, start.value.state.asks]);
    };
    expect(order(1, 2)).not.toBe(order(2, 1));
    expect(order(1, 2)).toBe(order(3, 9));
  });

  test('laps alone: one car drives, leaves a best lap, and can set a grid', () => {
    const card = { options: game.options } as unknown as GameCard;
    const { session = {}, laps = [], grid = {}, result } = game.qualifying ?? {};
    for (const options of laps.map((count: number) => ({ ...session, laps: count }))) {
      const config = configOf(game, game.circuits[0]?.id ?? '', carsOf(game, 1), options);
      expect(hasValues(config.options, session)).toBe(true);
      const race = wholeRace<AnyTypes>(game, config, 'alone', (s, decision) => game.fallback(s, decision));
      const driven = result?.(race.log);
      expect(driven?.total).toBeGreaterThanOrEqual((driven?.best ?? Infinity) * options.laps);
      const seats = [{ name: 'Ada', colour: 'red', driver: { kind: 'you' } }] as const;
      expect(ui.setupTrouble(config, seats)).toBeNull();
      expect(ui.setupSummary(config, seats).headline).not.toBe('');
    }
    // Laps alone are not a race, and the grid of a race can follow saved laps.
    expect(result?.(raced(game, DRIVEN).shown.log) ?? null).toBeNull();
    const rows = ui.setupRows(card, configOf(game, game.circuits[0]?.id ?? '', [], {}));
    for (const [id, value] of Object.entries(grid)) {
      expect(rows).toContainEqual(expect.objectContaining({ id, offered: expect.arrayContaining([value]) }));
    }
  });

  test('its championships can be raced unchanged', () => {
    const ids = game.championships.map((one) => one.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { name, rounds } of game.championships) {
      expect(name).not.toBe('');
      expect(rounds.length).toBeGreaterThan(1);
      for (const { circuit, options } of rounds) {
        expect(game.circuits.map((one) => one.id)).toContain(circuit);
        const config = configOf(game, circuit, carsOf(game, game.seats[1]), options);
        expect(begin(game, config, 'championship').ok).toBe(true);
      }
    }
  });

  test('what a race scores in a season is what the results screen says', () => {
    const length = game.figures.find((spec) => spec.record === 'race');
    let scored = 0;
    let finished = 0;
    for (let race = 0; race < RACES; race++) {
      const result = raced(game, race);
      const results = ui.results(result.shown);
      expect(result.shown.rounds).toBe(lastRound(result.shown.log));
      if (results.instead !== null) continue;
      const seats = results.lines.map((line) => line.seat);
      expect(seats.toSorted((a, b) => a - b)).toEqual(result.shown.seats.map((info) => info.seat));
      for (const line of results.lines) {
        const entry = result.entries.find((one) => one.seat === line.seat);
        expect([race, line.seat, String(entry?.points), entry?.place]).toEqual([
          race,
          line.seat,
          line.points,
          line.place,
        ]);
        scored += entry?.points ?? 0;
        if (length !== undefined && entry?.figures[length.id] !== undefined) finished++;
      }
    }
    expect(scored).toBeGreaterThan(0);
    // Some drive the whole race and set the figures that a record needs.
    expect(finished).toBeGreaterThan(0);
  });
});

/** Plays a race to its end with one of the coverage's configs: as the host counts it and as the screen gets it. */
function raced(game: AnyGame, race: number): { shown: RaceResult; entries: ReturnType<typeof countedOf>['entries'] } {
  const { configs } = coverageOf(game.id);
  const config: RaceConfig = configs[race % configs.length];
  const bot = race === DRIVEN ? 'easy' : 'random';
  const { state, log } = wholeRace<AnyTypes>(game, config, `results ${race}`, (s, decision, draw) =>
    answer(game, s, decision, bot, draw),
  );
  const seats = config.cars.map((car, seat) => infoOf(car, seat));
  const { circuit, options } = config;
  const shown: RaceResult = {
    match: 'm',
    game: game.id,
    circuit,
    options,
    seats,
    standings: game.standings(state),
    view: game.view(state, 'all'),
    log: log.map((event: unknown) => game.viewEvent(event, 'all')).filter((event) => event !== null),
    startedAt: '',
    finishedAt: '',
    rounds: game.round(state),
    setup: { game: game.id, circuit, options, seats, clock: 0 },
    origin: { practice: false, season: null },
    points: null,
    scores: null,
    laps: null,
    occasion: null,
  };
  return {
    shown,
    entries: countedOf({ game, config, state, seats, log, practice: false, setup: shown.setup }).entries,
  };
}

/** Events carry the round they belong to, which some games call a turn. */
function lastRound(log: readonly unknown[]): number {
  return Math.max(...(log as { round?: number; turn?: number }[]).map(({ round, turn }) => round ?? turn ?? 0));
}

function infoOf({ colour, automaton }: CarConfig, seat: Seat): SeatInfo {
  const driver =
    automaton === undefined
      ? ({ kind: 'ai', level: 'easy' } as const)
      : ({ kind: 'automaton', id: automaton } as const);
  return { seat, name: `Driver ${seat + 1}`, colour, driver };
}

function carsOf(game: AnyGame, count: number): CarConfig[] {
  return game.colours.slice(0, count).map((colour) => ({ colour }));
}

function configOf(game: AnyGame, circuit: string, cars: CarConfig[], options: RaceConfig['options']): RaceConfig {
  const usual = Object.fromEntries(game.options.map((spec) => [spec.id, spec.default]));
  const own = game.circuits.find((one) => one.id === circuit)?.defaults ?? {};
  return { circuit, options: { ...usual, ...own, ...options }, cars };
}

function coverageOf(id: string): Coverage<AnyTypes> {
  const module = coverages[`./${id}/tests/coverage.ts`];
  if (module === undefined) throw new Error(`src/games/${id}/tests/coverage.ts is missing`);
  return module.coverage;
}

function uiOf(id: string): GameUi {
  const module = uis[`./${id}/ui/index.tsx`];
  if (module === undefined) throw new Error(`src/games/${id}/ui/index.tsx is missing`);
  return module.gameUi;
}

/** A view with the cars on the road: where a game adds them later, on the first spaces. */
function onRoad(view: unknown): unknown {
  const { cars, ...rest } = view as { cars?: { at?: number }[] };
  return cars?.some(({ at }) => at !== undefined && at < 0)
    ? { ...rest, cars: cars.map((car, seat) => ({ ...car, at: seat })) }
    : view;
}

/** The car in a chip's picture, without its frame and shadow. */
function artOf(svg: string): string {
  const art = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  const body = art.indexOf('<clipPath');
  return body < 0 ? art.replace(/^<[^>]*\/>/, '') : art.slice(body);
}
