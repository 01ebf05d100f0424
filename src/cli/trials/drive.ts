// Runs of AI drivers at time trials. The trial's seed never changes; the run's seed varies what the drivers think. Not here: how many
// runs (measure.ts), or what follows from them.

import { answer } from '@ai/bots';
import { raceConfig } from '@core/config';
import type { AnyGame, Json, Level, RaceConfig } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import type { Style } from '@core/style';
import { EVEN } from '@core/style';
import type { Medal } from '@trials/medals';
import { optionsOf, RUNGS, rivalsOf, seedOf, type TrialOf } from '@trials/race';
import { replayTrial, soloConfig } from '@trials/replay';

/** More answers than this end a run without a time. */
const MOST_STEPS = 5000;

/** Who drives a car. */
export interface TrialDriver {
  readonly level: Level;
  readonly style: Style;
}

/** figure: undefined if the car did not get to the end. actions: every answer in order. */
export interface SoloRun {
  readonly figure: number | undefined;
  readonly actions: readonly Json[];
}

/** A run alone against the clock. Throws if the rules refuse an answer, which is a bug. */
export function driveAlone(game: AnyGame, trial: TrialOf, driver: TrialDriver, seed: string): SoloRun {
  const { actions } = driven(game, soloConfig(game, trial), seedOf(game, trial), [driver], seed);
  const run = replayTrial(
    game,
    trial,
    actions.map((action) => ({ action })),
  );
  if (run === undefined) throw new Error(`${game.id} refuses to repeat a run on ${trial.circuit}`);
  return { figure: run.figure, actions };
}

/** Whether seat 0 wins a race against rivals of a rung's level. */
export function driveRivals(game: AnyGame, trial: TrialOf, medal: Medal, driver: TrialDriver, seed: string): boolean {
  const cars = rivalsOf(game)?.cars ?? 0;
  const level = RUNGS.find((rung) => rung.medal === medal)?.level ?? 'best';
  const drivers = Array.from({ length: cars }, (_, seat) => (seat === 0 ? driver : { level, style: EVEN }));
  const colours = game.colours.slice(0, cars).map((colour) => ({ colour }));
  const config = raceConfig(game, trial.circuit, colours, optionsOf(game, trial.kind));
  const { state } = driven(game, config, seedOf(game, trial), drivers, seed);
  return isOver(state) && game.standings(state).some(({ seat, place }) => seat === 0 && place === 1);
}

function driven(game: AnyGame, config: RaceConfig, raceSeed: string, drivers: readonly TrialDriver[], seed: string) {
  const begun = begin(game, config, raceSeed);
  if (!begun.ok) throw new Error(`${game.id} cannot be raced like this: ${begun.violation.code}`);
  const { state } = begun.value;
  const draws = drivers.map((_, seat) => drawOf(seedRng(`${seed} driver ${seat}`)));
  const actions: Json[] = [];
  while (!isOver(state) && state.step < MOST_STEPS) {
    const decision = state.asks.find((one: { committed: boolean }) => !one.committed);
    const [driver, draw] = [drivers[decision.seat], draws[decision.seat]];
    if (driver === undefined || draw === undefined) throw new Error(`seat ${decision.seat} is asked and has no driver`);
    const action: Json = answer(game, state, decision, driver.level, draw, driver.style);
    const turn = advance(game, state, { ask: decision.id, seat: decision.seat, action, by: 'bot' });
    if (!turn.ok) throw new Error(`${driver.level} is refused in ${game.id}: ${turn.violation.code}`);
    actions.push(action);
  }
  return { state, actions };
}
