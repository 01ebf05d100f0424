// Drives a recorded trial again: times, figure, and the state after each round. Not here: who drove it.

import { raceConfig } from '@core/config';
import type { AnyGame, Decision, Json, RaceConfig, RaceState, Seat } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { aloneOf, optionsOf, seedOf, type TrialOf } from './race';
import { figureOf, type Passed, passedIn, time, timingOf } from './timing';

/** One answer in order; ask is the first open one if it is left out. */
export interface TrialMove {
  readonly ask?: number;
  readonly seat?: Seat;
  readonly action: unknown;
}

/** figure: undefined while it runs and if the car did not get to the end. */
export interface TrialRun {
  readonly isOver: boolean;
  readonly figure: number | undefined;
  readonly passed: readonly Passed[];
  /** Where the car was: round 0 is the grid. progress: whole spaces after the start line. */
  readonly course: readonly { readonly round: number; readonly progress: number }[];
}

/** Gets the state at the start and at the end of each round; it must not keep it. */
type Watch = (round: number, state: Readonly<RaceState>) => void;

/** The config of a trial alone. */
export function soloConfig(game: AnyGame, { circuit, kind }: TrialOf): RaceConfig {
  return raceConfig(game, circuit, [{ colour: game.colours[0] ?? 'red' }], optionsOf(game, kind));
}

/** Drives the answers of a trial alone. Undefined if the rules refuse one, or the game has no such trial. */
export function replayTrial(
  game: AnyGame,
  trial: TrialOf,
  moves: readonly TrialMove[],
  { config = soloConfig(game, trial), watch = () => {} }: { config?: RaceConfig; watch?: Watch } = {},
): TrialRun | undefined {
  const trials = aloneOf(game);
  const begun = trials && begin(game, config, seedOf(game, trial));
  if (trials === undefined || !begun?.ok) return undefined;
  const { state } = begun.value;
  const { clock } = trials;
  const timing = timingOf(trials, state);
  const spaces = (progress: number) => Math.floor(progress / clock.parts);
  const course = [{ round: 0, progress: spaces(timing.from) }];
  watch(0, state);
  for (const { ask, seat = 0, action } of moves) {
    const round = game.round(state);
    const open = ask ?? state.asks.find((one: Decision) => !one.committed)?.id;
    if (open === undefined) return undefined;
    const turn = advance(game, state, { ask: open, seat, action: action as Json, by: 'player' });
    if (!turn.ok) return undefined;
    time(timing, round, state, turn.value.events);
    // A car can miss a round, in which it is asked nothing.
    const next = isOver(state) ? Math.max(round, game.round(state)) + 1 : game.round(state);
    for (let ended = round; ended < next; ended++) {
      course.push({ round: ended, progress: spaces(clock.progressOf(state)) });
      watch(ended, state);
    }
  }
  const over = isOver(state);
  const passed = passedIn(timing, state, game.round(state), over);
  const figure = over ? figureOf(trials, trial.kind, timing, passed, clock.road(state).laps) : undefined;
  return { isOver: over, figure, passed, course };
}
