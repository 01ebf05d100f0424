// The seventeen laws, for every game in the registry; no line here names a game. `npm run playthroughs` sets
// PADDOCK_WRITE_PLAYTHROUGHS, which makes this file write the golden files it otherwise reads.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { answer } from '@ai/bots';
import { strengthsOf, winChances, worthOf } from '@core/chances';
import { compileClones } from '@core/clone';
import type { AnyGame, AnyTypes, Decision, Json, RaceConfig, RaceState } from '@core/contract';
import { LEVELS, type Level } from '@core/contract';
import { advanceTrusted, isOver, readConfig } from '@core/engine';
import { hashState } from '@core/hash';
import { drawOf, silentIo } from '@core/io';
import type { Coverage } from '@core/laws/coverage';
import { EVERYDAY, type Survey, survey, THOROUGH } from '@core/laws/survey';
import { replay, verify } from '@core/record';
import { seedRng } from '@core/rng';
import { loadState } from '@core/save';
import { engineFigures } from '@tools/bench/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GoldenSave, playGolden, recordText } from './goldens';
import { parseRecordFile } from './record-file';
import { games } from './registry';
import { wholeRace } from './whole-race';

const RACES = 200;
/** PADDOCK_LONG=1 checks nearly every position of the races. */
const CLOSENESS = process.env.PADDOCK_LONG === '1' ? THOROUGH : EVERYDAY;
const LAWS: readonly [number, string][] = [
  [1, 'state survives JSON unchanged'],
  [2, "applying to a clone leaves the original's hash alone"],
  [3, 'the same record gives the same hashes'],
  [4, 'everything from actions, sample and fallback passes check, and what check lets in can be applied'],
  [5, 'every open decision has an answer'],
  [6, 'check, choices, view, standings and the AI hooks change nothing'],
  [7, 'sealed answers commute in any order, draw nothing and stay secret'],
  [8, 'an imagined state shows its seat the real view and choices, and differs in what it cannot know'],
  [9, 'no view, choice or event holds rng or seed'],
  [10, 'standings list each seat once, share places only where equal, and are final when no decision is open'],
  [11, 'random play ends within the bound'],
  [12, 'every action type, event type and violation code occurs'],
  [15, 'figures are whole, named and to be had from the record alone; rounds only rise'],
  [16, 'a viewer is sent nothing that depends on what it may not know, open decisions among it'],
  [
    17,
    'scores fit the standings and hand-overs are plain; both change nothing and are to be had from the record alone',
  ],
];

const coverages = import.meta.glob<{ coverage: Coverage<AnyTypes> }>('./*/tests/coverage.ts', { eager: true });
// As on the host: compiled functions copy states.
compileClones();

const isWriting = process.env.PADDOCK_WRITE_PLAYTHROUGHS === '1';

function coverageOf(game: AnyGame): Coverage<AnyTypes> {
  const module = coverages[`./${game.id}/tests/coverage.ts`];
  if (module === undefined) throw new Error(`src/games/${game.id}/tests/coverage.ts is missing`);
  return module.coverage;
}

test('every game lies in the folder of its id and has a coverage; one with screens is raced', () => {
  for (const id of Object.keys(games)) {
    for (const part of ['index.ts', 'tests/coverage.ts', 'RULES.md']) {
      expect(existsSync(path.join(import.meta.dirname, id, part)), `src/games/${id}/${part}`).toBe(true);
    }
  }
  // Without screens a game runs in laws, sims and benchmarks only, and its box is disabled; with screens it must be listed.
  for (const folder of readdirSync(import.meta.dirname, { withFileTypes: true })) {
    const playable = existsSync(path.join(import.meta.dirname, folder.name, 'ui', 'index.tsx'));
    if (folder.isDirectory() && playable) expect(Object.keys(games)).toContain(folder.name);
  }
});

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (_id, game) => {
  // Races run when the first law needs them, so writing golden files does not wait for them.
  let found: Survey | undefined;
  const surveyed = () => (found ??= survey(game, coverageOf(game), RACES, `laws-of-${game.id}`, CLOSENESS));

  test.each(LAWS)(
    `(%d) %s, over ${RACES} random races`,
    (law) => {
      expect(surveyed().races).toBe(RACES);
      expect(surveyed().broken.filter((one) => one.law === law)).toEqual([]);
    },
    3_600_000,
  );

  describe('(6) the AI drivers change nothing and answer legally', () => {
    // Race by race: what drivers compute once per race serves all levels.
    test.each(coverageOf(game).configs.map((config, index) => [index, config] as const))(
      'in race %i',
      (index, config) => {
        for (const level of LEVELS) checkDriver(game, config, level, `${level}-${index}`);
      },
      600_000,
    );
  });

  test('(17) a race begins with what another one of this game has handed on, and with nothing else', () => {
    const config = coverageOf(game).configs.find((one) => one.cars.length > 1) as RaceConfig;
    const takes = (before: unknown) => readConfig(game, { ...config, before });
    const nothing = { shared: null, cars: config.cars.map(() => null) };
    for (const before of [null, 1, [], {}, { shared: null }, nothing, { ...nothing, cars: [] }]) {
      expect(takes(before), JSON.stringify(before)).toMatchObject({ ok: false, violation: { code: 'bad-config' } });
    }
    const handed = game.handOver?.(wholeRace(game, config, 'first of two').state);
    if (handed === undefined) return;
    const next = { ...config, before: handed };
    expect(takes(handed)).toEqual({ ok: true, value: next });
    expect(takes({ ...handed, more: 1 }).ok).toBe(false);
    const second = wholeRace(game, next, 'second of two');
    expect(verify(game, second.record)).toMatchObject({ ok: true });
  });

  describe('(13) playthroughs and saves', () => {
    const folder = path.join(import.meta.dirname, game.id, 'tests');
    if (isWriting) beforeAll(() => writeGoldens(game, folder));

    test('every playthrough matches these rules and gives the same result again', () => {
      const files = jsonFiles(path.join(folder, 'playthroughs'));
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) {
        const record = parseRecordFile(readFileSync(file, 'utf8'));
        if (!record.ok) throw new Error(`${file}: ${JSON.stringify(record.violation)}`);
        expect(verify(game, record.value), file).toMatchObject({ ok: true, steps: record.value.moves.length });
        const end = replay(game, record.value);
        expect(end.ok && isOver(end.value.state), `${file} ends`).toBe(true);
      }
    });

    test('every golden save loads, and a race goes on from it', () => {
      const saves = jsonFiles(path.join(folder, 'saves')).map(
        (file) => JSON.parse(readFileSync(file, 'utf8')) as GoldenSave,
      );
      expect(saves.map((save) => save.stateVersion)).toContain(game.stateVersion);
      for (const save of saves) {
        const loaded = loadState(game, save.stateVersion, save.state);
        if (!loaded.ok) throw new Error(JSON.stringify(loaded.violation));
        if (save.stateVersion === game.stateVersion) expect(hashState(loaded.value)).toBe(save.hash);
        playOn(game, loaded.value, coverageOf(game).maxSteps);
      }
    });

    test('a save from a newer Paddock is refused with a value', () => {
      const [file] = jsonFiles(path.join(folder, 'saves'));
      const save = JSON.parse(readFileSync(file as string, 'utf8')) as GoldenSave;
      expect(loadState(game, game.stateVersion + 1, save.state)).toMatchObject({
        ok: false,
        violation: { code: 'save-too-new' },
      });
    });
  });
});

describe.each(Object.values(games).map((game) => [game.id, game] as const))('(14) the speed of %s', (id, game) => {
  test('the benchmark measures every figure and has a floor for each', () => {
    // The benchmark checks the speed, on a quiet machine; this test only checks that every figure is measured.
    const figures = engineFigures(game, undefined, { races: 1, seconds: 0.002 });
    expect(figures.find((one) => one.name === `engine.${id}.apply`)).toMatchObject({
      floor: 300_000,
      better: 'higher',
    });
    for (const { name, value, floor, goal, better } of figures) {
      expect(value, name).toBeGreaterThan(0);
      expect(better === 'higher' ? goal >= floor : goal <= floor, `the goal of ${name}`).toBe(true);
    }
  });
});

afterAll(() => {
  if (isWriting) console.warn('golden files written: review their diff line by line');
});

/** Runs one race with this level in every car for its first decisions; the level must not change the state. */
function checkDriver(game: AnyGame, config: AnyTypes, level: Level, seed: string): void {
  const { save } = playGolden(game, config, seed);
  if (save === undefined) return;
  const state = structuredClone(save.state) as unknown as RaceState;
  const draw = drawOf(seedRng(`${seed} driver`));
  const asked = new Set<number>();
  for (let i = 0; i < 4 && !isOver(state); i++) {
    for (const decision of newKinds(state, asked)) {
      asked.add(decision.id);
      const imagined = game.ai.imagine(state, decision.seat, draw);
      const before = hashState(imagined);
      const action: Json = answer(game, imagined, decision, level, draw);
      expect(hashState(imagined), `${level} changed the state at ${decision.kind}`).toBe(before);
      expect(game.check(state, decision, action), `${level} at ${decision.kind}: ${JSON.stringify(action)}`).toBeNull();
      checkChances(game, imagined);
    }
    const decision = state.asks.find((one) => !one.committed);
    if (decision !== undefined)
      advanceTrusted(game, state, decision, game.sample(state, decision, draw), silentIo(state.rng));
  }
}

/** Every seat has a chance to win, the chances add up to 1, and every value stays within 0 to 1. */
function checkChances(game: AnyGame, state: RaceState): void {
  const strengths = strengthsOf(game, state);
  const chances = winChances(strengths);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  strengths.forEach((_, seat) => {
    expect(worthOf(strengths, seat)).toBeGreaterThanOrEqual(0);
    expect(worthOf(strengths, seat)).toBeLessThanOrEqual(1);
  });
}

/** The first new decision of each kind: several seats may have the same decision at once. */
function newKinds(state: Readonly<RaceState>, asked: ReadonlySet<number>): Decision[] {
  const fresh = state.asks.filter((decision) => !asked.has(decision.id));
  return fresh.filter((decision, at) => fresh.findIndex((one) => one.kind === decision.kind) === at);
}

function playOn(game: AnyGame, state: RaceState, bound: number): void {
  const draw = drawOf(seedRng('goes on'));
  const io = silentIo(state.rng);
  while (!isOver(state)) {
    const decision = state.asks.find((one) => !one.committed);
    if (decision === undefined) throw new Error('every decision is committed and the set did not resolve');
    expect(advanceTrusted(game, state, decision, game.sample(state, decision, draw), io)).toBeNull();
    expect(state.step).toBeLessThan(bound);
  }
}

function jsonFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(folder, name));
}

/**
 * One playthrough per circuit in the coverage's configs, plus those it names, and one save for this stateVersion; older
 * saves stay.
 */
function writeGoldens(game: AnyGame, folder: string): void {
  for (const part of ['playthroughs', 'saves']) mkdirSync(path.join(folder, part), { recursive: true });
  for (const file of jsonFiles(path.join(folder, 'playthroughs'))) rmSync(file);
  const circuits = new Set<string>();
  for (const config of coverageOf(game).configs) {
    if (circuits.has(config.circuit)) continue;
    circuits.add(config.circuit);
    const { record, save } = playGolden(game, config, `playthrough ${config.circuit}`);
    writeFileSync(path.join(folder, 'playthroughs', `${config.circuit}.json`), recordText(record));
    if (save !== undefined && circuits.size === 1) {
      writeFileSync(path.join(folder, 'saves', `state-${game.stateVersion}.json`), `${JSON.stringify(save)}\n`);
    }
  }
  for (const [name, config] of Object.entries(coverageOf(game).playthroughs ?? {})) {
    const { record } = playGolden(game, config, `playthrough ${name}`);
    writeFileSync(path.join(folder, 'playthroughs', `${name}.json`), recordText(record));
  }
}
