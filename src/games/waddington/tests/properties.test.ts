// Properties of every step of any race: no cards are lost, cars never share a square, turns are equal, offers are exact.
// fast-check prints the seed of a failing race and shrinks it.

import { clonePlain } from '@core/clone';
import type { Decision } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { drawOf, ioWith, silentIo } from '@core/io';
import { seedRng } from '@core/rng';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStanding, progressOf } from '../cars';
import { PIT_CARDS, TACTIC_PACK } from '../data/cards';
import { MOST_BRAKES, MOST_TYRES, reductionWear } from '../data/charts';
import { CIRCUIT_IDS, circuitOf, ROW } from '../data/circuits';
import { waddington } from '../index';
import { automaticSpin, isCoverable } from '../phases/verdict';
import type { Car, MoveChoice, WaddingtonAction, WaddingtonEvent, WaddingtonState } from '../types';
import { raceConfig } from './race-config';

type Drive = Extract<WaddingtonAction, { type: 'drive' }>;
type Look = (s: WaddingtonState, events: readonly WaddingtonEvent[]) => void;

/** Plays a random race. Calls look with the events of every step and the state after it. */
function playRandom(seed: number, look: Look): void {
  const draw = drawOf(seedRng(`race ${seed}`));
  const circuit = CIRCUIT_IDS[draw(CIRCUIT_IDS.length)] ?? 'thornbury-park';
  const config = raceConfig(circuit, 2 + draw(5), { laps: 3, carChoice: 'random', strictTyres: draw(2) === 0 });
  const start = begin(waddington, config, `seed ${seed}`);
  if (!start.ok) throw new Error(start.violation.code);
  const { state } = start.value;
  look(state, start.value.events);
  while (!isOver(state)) {
    const decision = state.asks[0] as Decision;
    const action = waddington.sample(state, decision, draw);
    const outcome = advance(waddington, state, { ask: decision.id, seat: decision.seat, action, by: 'bot' });
    if (!outcome.ok) throw new Error(outcome.violation.code);
    look(state, outcome.value.events);
  }
}

function everyRace(look: () => Look, races = 12): void {
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => playRandom(seed, look())),
    { numRuns: races },
  );
}

test('[R5, R30, R49] cards are neither added nor lost', () => {
  everyRace(() => (s) => {
    const tactics = [...s.stock, ...s.discards, ...s.cars.flatMap((car) => car.hand)];
    expect(tactics.sort((a, b) => a - b)).toEqual(TACTIC_PACK);
    const pit = [...s.pitPack, ...s.cars.flatMap((car) => (car.kept < 0 ? [] : [car.kept]))];
    expect(pit.sort((a, b) => a - b)).toEqual(PIT_CARDS.map((_, card) => card));
    for (const car of s.cars) for (const card of car.shown) expect(car.hand).toContain(card);
  });
});

test('[R8, R15, R16] no two cars share a square, and gauges keep to their range', () => {
  everyRace(() => (s) => {
    const circuit = circuitOf(s.circuit);
    const squares = s.cars.map((car) => car.at).filter((at) => at < circuit.squares);
    expect(new Set(squares).size).toBe(squares.length);
    for (const car of s.cars) {
      expect([car.tyres <= MOST_TYRES, car.brakes <= MOST_BRAKES, car.reading % 20]).toEqual([true, true, 0]);
      // R14: only a car in a pit, off the road or on the grid has reading 0.
      if (car.reading === 0) expect(isStanding(circuit, car) || car.lap < 0).toBe(true);
    }
  });
});

test('[R7, R12] a car moves only by whole paths from its last place, as its events say', () => {
  everyRace(() => {
    let known: number[] = [];
    return (s, events) => {
      if (known.length === 0) known = s.order.length > 0 ? s.cars.map((car) => car.at) : [];
      for (const event of events) {
        if (event.type === 'carMoved') {
          expect(event.path[0]).toBe(known[event.seat]);
          if (event.cause === 'drive') expect((event.path.length - 1) * 20).toBe(event.speed);
          known[event.seat] = event.path.at(-1) ?? -1;
        } else if (event.type === 'spunOff') known[event.seat] = event.to;
      }
      expect(s.cars.map((car) => car.at)).toEqual(known);
    };
  });
});

test('[R60, R61] all cars have had the same number of turns when a round ends, and the best leads', () => {
  everyRace(() => (s, events) => {
    const ended = events.some((event) => event.type === 'roundEnded');
    if (!ended || !isOver(s)) return;
    expect(new Set(s.cars.map((car) => car.turns)).size).toBe(1);
    const circuit = circuitOf(s.circuit);
    const table = waddington.standings(s);
    const far = table.map(({ seat }) => progressOf(circuit, s.cars[seat] as Car));
    expect(far).toEqual(far.toSorted((a, b) => b - a));
    expect(far[0]).toBeGreaterThanOrEqual(s.round === 60 * s.laps ? 0 : s.laps * circuit.rows * ROW);
  });
});

test('[S3] the default is the safest of all drives by its list', () => {
  everyRace(() => {
    let turns = 0;
    return (s) => {
      const [decision] = s.asks;
      // Every eleventh turn, and not in round 1, where there are too many paths to list.
      if (decision?.kind !== 'drive' || turns++ % 11 > 0 || s.round === 1) return;
      const drives = [...waddington.actions(s, decision)].filter((one): one is Drive => one.type === 'drive');
      const plain = drives.filter((one) => one.superb < 0 && !one.quiet && !endsInPit(s, one));
      const best = plain.toSorted((a, b) => compareSafety(s, decision.seat, a, b))[0];
      const chosen = waddington.fallback(s, decision);
      if (best !== undefined) expect(chosen).toEqual(best);
      else expect(chosen.type === 'run' || drives.length > 0).toBe(true);
    };
  }, 4);
});

function endsInPit(s: WaddingtonState, { path }: Drive): boolean {
  return circuitOf(s.circuit).kind[path.at(-1) ?? -1] === 'pit';
}

function compareSafety(s: WaddingtonState, seat: number, a: Drive, b: Drive): number {
  const first = safety(s, seat, a);
  const second = safety(s, seat, b);
  for (let i = 0; i < first.numbers.length; i++) {
    const difference = (first.numbers[i] ?? 0) - (second.numbers[i] ?? 0);
    if (difference !== 0) return difference;
  }
  const at = first.ids.findIndex((id, index) => id !== second.ids[index]);
  return at < 0 ? 0 : (first.ids[at] ?? '') < (second.ids[at] ?? '') ? -1 : 1;
}

/** Automatic spin-offs, mph over, squares, wear, diagonal steps; then the ids of the path. */
function safety(s: WaddingtonState, seat: number, { speed, path }: Drive): { numbers: number[]; ids: string[] } {
  const circuit = circuitOf(s.circuit);
  const car = s.cars[seat] as Car;
  const wear = reductionWear(isStanding(circuit, car) ? 0 : car.reading - speed);
  const tyres = Math.min(MOST_TYRES, car.tyres + wear.tyres);
  let spins = 0;
  let over = 0;
  let diagonals = 0;
  let last = car.at;
  let beyondLine = false;
  for (const place of path) {
    beyondLine ||= (circuit.s[place] ?? 0) < (circuit.s[last] ?? 0);
    if (circuit.lane[last] && circuit.lane[last] !== circuit.lane[place]) diagonals++;
    last = place;
    if ((circuit.corner[place] ?? -1) < 0) continue;
    const judged = { excess: speed - (circuit.limit[place] ?? 0), tyres, beyondLine };
    if (automaticSpin(s, car, judged) !== null && !isCoverable(s, car, judged)) spins++;
    over += Math.max(0, judged.excess);
  }
  const numbers = [spins, over, -path.length, wear.brakes + wear.tyres, diagonals];
  return { numbers, ids: path.map((place) => circuit.places[place] ?? '') };
}

test('[R18] choices offer exactly the moves that actions list, one per end and bands', () => {
  everyRace(() => {
    let turns = 0;
    return (s) => {
      const [decision] = s.asks;
      if (decision === undefined || turns++ % 13 > 0 || s.round === 1) return;
      const offered = waddington.choices(s, decision);
      if (offered.kind !== 'drive') return;
      const listed = new Set<string>();
      for (const action of waddington.actions(s, decision)) {
        if (action.type === 'drive') listed.add(`${action.speed} ${keyOf(s, action.path)}`);
        if (action.type === 'run') listed.add(`run ${action.speed} ${keyOf(s, action.path)}`);
      }
      const moves = offered.speeds.flatMap(({ speed, moves: list }) =>
        list.map((move) => `${speed} ${keyOf(s, move.path)}`),
      );
      const runs = offered.runs.flatMap(({ path, readings }) =>
        readings.map(({ speed }) => `run ${speed} ${keyOf(s, path)}`),
      );
      expect(new Set(moves).size).toBe(moves.length);
      expect([...moves, ...runs].toSorted()).toEqual([...listed].toSorted());
    };
  }, 5);
});

test("[T4] a move's window lists exactly the cards that can be played after it without a certain spin-off", () => {
  let opened = 0;
  let shut = 0;
  let turns = 0;
  for (const seed of [1, 2, 3, 4]) {
    playRandom(seed, (s) => {
      const [decision] = s.asks;
      if (decision === undefined || turns++ % 5 > 0) return;
      const offered = waddington.choices(s, decision);
      if (offered.kind !== 'drive') return;
      for (const { speed, moves } of offered.speeds) {
        for (const move of moves) {
          const copy = clonePlain(s);
          const drive: Drive = { type: 'drive', speed, path: move.path, superb: -1, quiet: false };
          waddington.apply(copy, copy.asks[0] as Decision, drive, silentIo(copy.rng));
          const [next] = copy.asks;
          const seen = next?.kind === 'card' ? waddington.choices(copy, next) : undefined;
          const cards = seen?.kind === 'card' ? seen.cards : [];
          const usable = cards.filter(({ plays }) =>
            plays.some((play) => play.moves.some((one) => one.crosses || one.danger !== 'spin')),
          );
          expect(move.window.toSorted()).toEqual(usable.map(({ card }) => card).toSorted());
          if (next?.kind === 'card' && move.window.length > 0) opened++;
          else shut++;
        }
      }
    });
  }
  expect(opened).toBeGreaterThan(100);
  expect(shut).toBeGreaterThan(100);
});

test('[4] the default runs into a certain spin-off only if every run spins', () => {
  let runs = 0;
  for (const seed of [5, 6, 7, 8, 9, 10]) {
    playRandom(seed, (s) => {
      const [decision] = s.asks;
      if (decision?.kind !== 'drive') return;
      const action = waddington.fallback(s, decision);
      const offered = waddington.choices(s, decision);
      if (action.type !== 'run' || offered.kind !== 'drive') return;
      runs++;
      const dangers = offered.runs.flatMap(({ path, readings }) =>
        readings.slice(0, 1).map(({ danger }) => ({ key: keyOf(s, path), danger })),
      );
      const own = dangers.find(({ key }) => key === keyOf(s, action.path))?.danger;
      if (own === 'spin') expect(dangers.every(({ danger }) => danger === 'spin')).toBe(true);
      else expect(own).toBeDefined();
    });
  }
  expect(runs).toBeGreaterThan(5);
});

/** The end of a path and the bands on it. */
function keyOf(s: WaddingtonState, path: readonly number[]): string {
  const circuit = circuitOf(s.circuit);
  return `${path.at(-1) ?? ''} ${path.filter((place) => (circuit.corner[place] ?? -1) >= 0).join()}`;
}

test('[R37-R42] the chances shown match the results of playing every roll', () => {
  let compared = 0;
  everyRace(
    () => (s) => {
      const [decision] = s.asks;
      if (decision?.kind !== 'drive' || compared >= 40) return;
      const offered = waddington.choices(s, decision);
      if (offered.kind !== 'drive' || s.cars[decision.seat]?.kept !== -1) return;
      for (const { speed, moves } of offered.speeds) {
        const move = moves.find(({ risk }) => risk.of > 1 && risk.of <= 36 * 36);
        if (move === undefined) continue;
        compared++;
        expect(spinsOf(s, decision, { type: 'drive', speed, path: move.path, superb: -1, quiet: true }, move)).toBe(
          move.risk.spin,
        );
        break;
      }
    },
    3,
  );
  expect(compared).toBe(40);
});

/** How many of all rolls spin the car off in this drive. A roll that is not needed counts for all its values. */
function spinsOf(s: WaddingtonState, decision: Decision, drive: Drive, { risk }: MoveChoice): number {
  const dice = risk.of === 36 ? 2 : 4;
  let spins = 0;
  for (let code = 0; code < 6 ** dice; code++) {
    const copy = clonePlain(s);
    let spun = false;
    let thrown = 0;
    const io = ioWith<WaddingtonEvent>(
      (event) => {
        if (event.type === 'spunOff' && event.seat === decision.seat) spun = true;
      },
      () => Math.floor(code / 6 ** thrown++) % 6,
    );
    waddington.apply(copy, copy.asks[0] as Decision, drive, io);
    if (spun) spins++;
  }
  return spins;
}
