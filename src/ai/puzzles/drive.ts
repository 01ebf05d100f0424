// Drives the races that puzzles are found in: drivers of mixed levels, so that mistakes are made. The same plan gives the same race.

import type { AnyGame, Json, Level, RaceConfig, RaceRecord } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { drawOf } from '@core/io';
import { newRecord } from '@core/record';
import { seedRng } from '@core/rng';
import type { Style } from '@core/style';
import type { PuzzleDriver } from '@puzzles/puzzle';
import { answer } from '../bots';
import type { MinedRace } from './mine';

/** A driver of one seat. style: of its character. */
export interface MiningDriver extends PuzzleDriver {
  readonly level: Level;
  readonly style: Style;
}

/** A race with more answers than this is given up. */
const MOST_STEPS = 20_000;

/** Drives a race to its end; undefined if it has none. Throws if the config is refused or an answer is illegal, which are bugs. */
export function driveForPuzzles(
  game: AnyGame,
  config: RaceConfig,
  drivers: readonly MiningDriver[],
  seed: string,
): MinedRace | undefined {
  const begun = begin(game, config, seed);
  if (!begun.ok) throw new Error(`the config is refused: ${begun.violation.code}`);
  const { state } = begun.value;
  const record: RaceRecord = newRecord(game, config, seed);
  const draws = drivers.map((_, seat) => drawOf(seedRng(`${seed} bot ${seat}`)));
  while (!isOver(state)) {
    const decision = state.asks.find((one: { committed: boolean }) => !one.committed);
    const driver = decision && drivers[decision.seat];
    const draw = decision && draws[decision.seat];
    if (decision === undefined || state.step >= MOST_STEPS) return undefined;
    if (driver === undefined || draw === undefined) throw new Error(`seat ${decision.seat} is asked and has no driver`);
    const action: Json = answer(game, state, decision, driver.level, draw, driver.style);
    const move = { ask: decision.id, seat: decision.seat, action, by: 'bot' as const };
    const outcome = advance(game, state, move);
    if (!outcome.ok) throw new Error(`${driver.name} is refused: ${outcome.violation.code}`);
    record.moves.push(move);
  }
  return {
    record,
    drivers: drivers.map(({ name, level, character }) => ({
      name,
      level,
      ...(character !== undefined && { character }),
    })),
    rounds: game.round(state),
  };
}
