// Plays random races of one game and reports every law they break. Used by src/games/laws.test.ts for every game.
// Not here: golden files and speed (laws 13 and 14), which the test itself checks.

import type { Decision, Draw, Figures, GameDefinition, GameTypes, Move, RaceState } from '../contract';
import { advance, begin, isOver } from '../engine';
import { drawOf } from '../io';
import { finishRecord, newRecord, noteMove, verify } from '../record';
import { seedRng } from '../rng';
import type { Broken, Coverage, Reach, Report } from './coverage';
import { checkFigures, checkRound } from './figures-law';
import { checkLeaks, type LeakCount } from './leak-law';
import { plainTrouble } from './plain-json';
import { checkPosition, secretTrouble, type ZoneCount } from './position-laws';
import { keepAnswer, type Pool, probeDecision } from './probe';
import { checkGains, checkGaps, gainsOf } from './scores-law';
import { checkSealed } from './sealed-law';

/**
 * How closely a survey looks. looks: this many positions per race, spread at random, are checked in full; the rest is only
 * played, because a check costs as much as hundreds of steps and some games have seven times as many steps as others.
 * seats: states are imagined for this many seats, drawn at each check.
 */
export interface Closeness {
  looks: number;
  seats: number;
}
/** For every day: 200 races give about 3,000 positions and 6,000 seats. */
export const EVERYDAY: Closeness = { looks: 15, seats: 2 };
/** For long runs: about every other step, and every seat. */
export const THOROUGH: Closeness = { looks: 150, seats: Number.POSITIVE_INFINITY };
/** In a game's first race, whose length is not known yet, a position is checked every this many steps on average. */
const FIRST_LOOKS_EVERY = 13;
/** Every this many steps, a decision is given answers that the rules may refuse. */
const PROBE_EVERY = 13;
const MOST_REPORTS = 5;
/** Every this many races, the events are produced again from the record and compared. */
const REPLAY_EVERY = 4;

/** The result of many random races. broken: the first few reports per law. */
export interface Survey {
  races: number;
  steps: number;
  broken: Broken[];
}

interface Trip<T extends GameTypes> {
  game: GameDefinition<T>;
  coverage: Coverage<T>;
  actions: Set<string>;
  events: Set<string>;
  violations: Set<string>;
  zones: Map<string, ZoneCount>;
  pool: Pool<T['Action']>;
  leaks: LeakCount;
  /** Average number of steps between two checks. */
  lookEvery: number;
  /** Seats for which states are imagined at each check. */
  seats: number;
  report: Report;
}

/** Plays this many random races, using the coverage's configs in turn. The seed makes the survey repeatable. */
export function survey<T extends GameTypes>(
  game: GameDefinition<T>,
  coverage: Coverage<T>,
  races: number,
  seed: string,
  { looks, seats }: Closeness = EVERYDAY,
): Survey {
  const broken: Broken[] = [];
  const report: Report = (law, text) => {
    const known = broken.filter((one) => one.law === law);
    if (known.length < MOST_REPORTS && !known.some((one) => one.text === text)) broken.push({ law, text });
  };
  const trip: Trip<T> = {
    game,
    coverage,
    actions: new Set(),
    events: new Set(),
    violations: new Set(),
    zones: new Map(),
    pool: new Map(),
    leaks: { looked: 0, compared: 0 },
    lookEvery: FIRST_LOOKS_EVERY,
    seats,
    report,
  };
  let steps = 0;
  for (let race = 0; race < races; race++) {
    steps += surveyRace(trip, race, `${seed}-race-${race}`);
    trip.lookEvery = Math.max(1, Math.round(steps / (race + 1) / looks));
  }
  checkReach(trip.actions, coverage.actions, 'action', report);
  checkReach(trip.events, coverage.events, 'event', report);
  checkReach(trip.violations, coverage.violations, 'violation', report);
  for (const [name, { looked, varied }] of trip.zones) {
    if (varied * 10 < looked)
      report(8, `imaginings of the hidden zone ${name} differ in only ${varied} of ${looked} positions`);
  }
  const { looked, compared } = trip.leaks;
  if (compared * 10 < looked) report(16, `only ${compared} of ${looked} steps could be compared`);
  return { races, steps, broken };
}

/** Every second race uses a random config if the game can make one. */
function configOf<T extends GameTypes>({ configs, anyConfig }: Coverage<T>, race: number, seed: string): T['Config'] {
  if (anyConfig === undefined) return configs[race % configs.length] as T['Config'];
  if (race % 2 === 1) return anyConfig(drawOf(seedRng(`${seed} config`)));
  return configs[(race / 2) % configs.length] as T['Config'];
}

function surveyRace<T extends GameTypes>(trip: Trip<T>, race: number, seed: string): number {
  const { game, coverage, report } = trip;
  const config = configOf(coverage, race, seed);
  const start = begin(game, config, seed);
  if (!start.ok) {
    report(11, `${JSON.stringify(config)} is refused: ${start.violation.code}`);
    return 0;
  }
  const state = start.value.state;
  const record = newRecord(game, config, seed);
  // Three random streams, so that what is played does not depend on how closely it is checked.
  const draw = drawOf(seedRng(`${seed} hands`));
  const drawLook = drawOf(seedRng(`${seed} looks`));
  const seats = config.cars.length;
  noteEvents(trip, start.value.events, seed, state, seats);
  const events: T['Event'][] = [...start.value.events];
  const { seats: imagined, zones } = trip;
  const look = () => checkPosition({ game, coverage, state, seed, seats, imagined, draw: drawLook, zones, report });
  let lookAt = drawLook(trip.lookEvery);
  let probeAt = draw(PROBE_EVERY);
  let round = checkRound(game, state, 1, report);
  const drawLeaks = drawOf(seedRng(`${seed} told`));
  while (!isOver(state) && state.step < coverage.maxSteps) {
    const isLook = state.step >= lookAt;
    if (isLook) {
      lookAt += 1 + drawLook(2 * trip.lookEvery);
      look();
      checkSealed(game, state, seats, drawLook, report);
    }
    if (state.step >= probeAt) {
      probeAt += PROBE_EVERY;
      const decision = state.asks[draw(state.asks.length)] as Decision;
      probeDecision(game, state, decision, trip.pool, draw, trip.violations, report);
    }
    const move = randomMove(trip, state, draw);
    if (isLook) checkLeaks(game, state, move, seats, drawLeaks, trip.leaks, report);
    const outcome = advance(game, state, move);
    if (!outcome.ok) {
      report(4, `${seed}, step ${state.step}: ${JSON.stringify(move)} is refused as ${outcome.violation.code}`);
      return state.step;
    }
    noteMove(record, move, state);
    for (const event of outcome.value.events) events.push(event);
    noteEvents(trip, outcome.value.events, seed, state, seats);
    round = checkRound(game, state, round, report);
  }
  if (!isOver(state)) report(11, `${seed} is not over after ${coverage.maxSteps} steps`);
  look();
  const figures = checkFigures(game, state, events, seats, report);
  if (isOver(state)) {
    checkGains(game, state, seats, report);
    checkGaps(game, state, figures, report);
  }
  finishRecord(record, state);
  const again: WholeRace<T> = { events: [], state: start.value.state };
  const verdict = verify(game, record, (now, events) => {
    again.state = now;
    for (const event of events) again.events.push(event);
  });
  if (!verdict.ok) report(3, `${seed}: ${JSON.stringify(verdict)}`);
  else if (race % REPLAY_EVERY === 0) checkReplayed(game, { events, state }, again, figures, seed, report);
  return state.step;
}

/** Events of a whole race, and its final state. */
interface WholeRace<T extends GameTypes> {
  events: T['Event'][];
  state: Readonly<T['State']>;
}

// (3) for events, (15) and (17): the record alone gives the same events and statistics as the race with drivers watching.
function checkReplayed<T extends GameTypes>(
  game: GameDefinition<T>,
  { events: allEvents, state: end }: WholeRace<T>,
  { events, state }: WholeRace<T>,
  figures: readonly Figures[],
  seed: string,
  report: Report,
): void {
  if (isOver(end) && gainsOf(game, state) !== gainsOf(game, end)) report(17, `${seed}: the record gives other scores`);
  const at = allEvents.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(events[i]));
  if (at >= 0 || events.length !== allEvents.length) report(3, `${seed}: event ${at} is told otherwise by the record`);
  if (JSON.stringify(game.figuresOf(state, events)) !== JSON.stringify(figures)) {
    report(15, `${seed}: the record gives other figures`);
  }
}

// Mostly samples; now and then the fallback or one of the listed actions, so that all three are played.
function randomMove<T extends GameTypes>(trip: Trip<T>, state: T['State'], draw: Draw): Move<T['Action']> {
  const { game } = trip;
  const open = state.asks.filter((decision) => !decision.committed);
  const pick = open.length > 0 && draw(20) > 0 ? open : state.asks;
  const decision = pick[draw(pick.length)] as Decision;
  const way = draw(20);
  let action = way === 0 ? game.fallback(state, decision) : game.sample(state, decision, draw);
  if (way === 1) {
    let left = draw(12);
    for (const one of game.actions(state, decision)) {
      action = one;
      if (left-- === 0) break;
    }
  }
  trip.actions.add(action.type);
  keepAnswer(trip.pool, action, draw);
  return { ask: decision.id, seat: decision.seat, action, by: 'bot' };
}

// (9) for events, as each viewer gets them.
function noteEvents<T extends GameTypes>(
  trip: Trip<T>,
  events: readonly T['Event'][],
  seed: string,
  state: Readonly<RaceState>,
  seats: number,
): void {
  for (const event of events) {
    trip.events.add(event.type);
    // Most events are the same object for everyone, so each is checked once.
    const looked = new Set<unknown>();
    for (let viewer = -1; viewer < seats; viewer++) {
      const seen = trip.game.viewEvent(event, viewer < 0 ? 'watcher' : viewer);
      if (seen === null || looked.has(seen)) continue;
      looked.add(seen);
      const trouble = plainTrouble(seen, false) ?? secretTrouble(seen, seed, state.rng);
      if (trouble !== undefined) trip.report(9, `event ${event.type} for ${viewer}: ${trouble}`);
    }
  }
}

// (12) Codes listed as played occur, codes listed as never do not, and no unlisted code occurs.
function checkReach(
  seen: ReadonlySet<string>,
  listed: Readonly<Record<string, Reach>>,
  what: string,
  report: Report,
): void {
  for (const [name, reach] of Object.entries(listed)) {
    if (reach === 'played' && !seen.has(name)) report(12, `${what} ${name} never came up`);
    if (reach !== 'played' && 'never' in reach && seen.has(name))
      report(12, `${what} ${name} came up: ${reach.never}?`);
  }
  for (const name of seen)
    if (!Object.hasOwn(listed, name)) report(12, `${what} ${name} is not in the game's coverage`);
}
