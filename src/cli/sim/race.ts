// Plays one whole race between bots, headless. The same job gives the same result in any thread, apart from times.
// Not here: which bots race where (field.ts) or totals over races (tally.ts).

import { answer } from '@ai/bots';
import type { AnyGame, BotId, Figures, Limits, RaceConfig, RaceState } from '@core/contract';
import { advanceTrusted, begin, isOver } from '@core/engine';
import { drawOf, heardIo, silentIo } from '@core/io';
import { seedRng } from '@core/rng';
import type { Style } from '@core/style';
import { gameOf } from '@games/registry';

/** After this many steps a race counts as never ending; ten times the longest real race. */
export const MOST_STEPS = 50_000;

/** One race to play. drivers: the bot of every seat, undefined if the game's own rules drive the car. */
export interface RaceJob {
  index: number;
  game: string;
  config: RaceConfig;
  drivers: (BotId | undefined)[];
  /** By seat: the kind of ask its driver answers at random; undefined for none. */
  guesses: (string | undefined)[];
  /** By seat: its driver's style; undefined for the level's own way. */
  styles?: (Style | undefined)[];
  /** By seat: the share of the budget its driver may use; undefined for all of it. */
  efforts?: (number | undefined)[];
  /** Also collects the game's statistics, which takes longer. */
  figures?: boolean;
  seed: string;
}

/**
 * The result of a race. places: by seat, 1-based. points: by seat, 0 if the race did not end. ms: time of every decision,
 * by seat, without waiting for a core. figures: by seat, if requested; out: 1 for a car that did not finish.
 */
export interface RaceOutcome {
  index: number;
  places: number[];
  points: number[];
  violations: number;
  finished: boolean;
  rounds: number;
  decisions: number;
  ms: number[][];
  figures?: Figures[];
}

/** Plays the race to its end or to MOST_STEPS. Throws if game or config are unknown; the caller has checked them. */
export function simulateRace(job: RaceJob): RaceOutcome {
  const game = gameOf(job.game);
  if (game === undefined) throw new Error(`no game called ${job.game}`);
  const start = begin(game, job.config, job.seed);
  if (!start.ok) throw new Error(`the config of race ${job.index} is refused: ${start.violation.code}`);
  const state: RaceState = start.value.state;
  const log: unknown[] = [];
  const io = job.figures ? heardIo(silentIo(state.rng), (event) => log.push(event)) : silentIo(state.rng);
  const streams = job.drivers.map((_, seat) => drawOf(seedRng(`${job.seed} bot ${seat}`)));
  const ms: number[][] = job.drivers.map(() => []);
  let violations = 0;
  while (!isOver(state) && state.step < MOST_STEPS) {
    const decision = state.asks.find((one) => !one.committed);
    if (decision === undefined) break;
    const draw = streams[decision.seat];
    const bot = job.drivers[decision.seat];
    if (draw === undefined || bot === undefined) throw new Error(`seat ${decision.seat} is asked and has no driver`);
    const time = stopwatch();
    const mind = job.guesses[decision.seat] === decision.kind ? 'random' : bot;
    const action = answer(game, state, decision, mind, draw, job.styles?.[decision.seat], limitsOf(job, decision.seat));
    ms[decision.seat]?.push(time());
    if (advanceTrusted(game, state, decision, action, io) === null) continue;
    violations++;
    if (advanceTrusted(game, state, decision, game.fallback(state, decision), io) !== null) break;
  }
  const places = new Array<number>(job.drivers.length).fill(0);
  for (const { seat, place } of game.standings(state)) places[seat] = place;
  const finished = isOver(state);
  const points = finished ? game.scores(state).map((score) => score.points) : places.map(() => 0);
  const rounds = game.round(state);
  const outcome = { index: job.index, places, points, violations, finished, rounds, decisions: state.step, ms };
  return job.figures ? { ...outcome, figures: figuresOf(game, state, log) } : outcome;
}

function limitsOf({ efforts }: RaceJob, seat: number): Limits {
  const effort = efforts?.[seat];
  return effort === undefined ? {} : { effort };
}

function figuresOf(game: AnyGame, state: RaceState, log: readonly unknown[]): Figures[] {
  const out = new Set(game.standings(state).flatMap((one) => (one.status === 'out' ? [one.seat] : [])));
  return game.figuresOf(state, log).map((figures, seat) => ({ ...figures, out: out.has(seat) ? 1 : 0 }));
}

/** A thread's CPU time advances in steps of this many ms; shorter thoughts must be timed by the clock. */
const TICK_MS = 4;

// The clock includes waiting for a core and CPU time is coarse, so the smaller of the two is nearest to the truth.
function stopwatch(): () => number {
  const cpu = process.threadCpuUsage();
  const began = performance.now();
  return () => {
    const wall = performance.now() - began;
    const used = process.threadCpuUsage(cpu);
    const busy = (used.user + used.system) / 1000;
    return Math.min(wall, busy > 0 ? busy : TICK_MS);
  };
}
