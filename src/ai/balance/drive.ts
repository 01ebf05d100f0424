// Drives one race of a balance report to its end, headless. The same race gives the same facts in any thread.
// Not here: which races (plan.ts), or how they are spread over threads (run.ts).

import type { RaceFacts, RaceName } from '@balance/facts';
import { type RaceWatch, watchRace } from '@balance/watch';
import type { AnyGame, RaceState } from '@core/contract';
import { advanceTrusted, begin, isOver, RunawayRules } from '@core/engine';
import { drawOf, heardIo, silentIo } from '@core/io';
import { seedRng } from '@core/rng';
import { gameOf } from '@games/registry';
import { answer } from '../bots';
import type { BalanceRace } from './plan';

/** A race with more rounds or answers than this counts as never ending: a few times the longest race with usual options. */
const MOST_ROUNDS = 600;
const MOST_STEPS = 30_000;

/**
 * The facts of a race; null if isOut became true before its end. A race that its rules cannot end is reported as not ended.
 * game: the one that the race names, if it is not in the registry. Throws if the game is unknown, the config is refused or an answer is illegal, which are bugs.
 */
export function driveRace(
  race: BalanceRace,
  isOut: () => boolean,
  game: AnyGame | undefined = gameOf(race.game),
): RaceFacts | null {
  if (game === undefined) throw new Error(`no game called ${race.game}`);
  const start = begin(game, race.config, race.seed);
  if (!start.ok) throw new Error(`the config is refused: ${start.violation.code}`);
  const state: RaceState = start.value.state;
  const names = race.drivers.map(({ name }) => name);
  const watch = watchRace(game, state, names, race.starts);
  const { series, index, seed } = race;
  const name: RaceName = { series, index, seed };
  try {
    const how = driveOn(game, state, race, watch, isOut);
    return how === 'stopped' ? null : watch.facts(name, how === 'over');
  } catch (error) {
    if (error instanceof RunawayRules) return watch.facts(name, false);
    throw error;
  }
}

/** Changes state. */
function driveOn(
  game: AnyGame,
  state: RaceState,
  race: BalanceRace,
  watch: RaceWatch,
  isOut: () => boolean,
): 'over' | 'endless' | 'stopped' {
  const io = heardIo(silentIo(state.rng), (event) => watch.heard(event));
  const draws = race.drivers.map((_, seat) => drawOf(seedRng(`${race.seed} bot ${seat}`)));
  while (!isOver(state)) {
    if (isOut()) return 'stopped';
    if (state.step >= MOST_STEPS || game.round(state) > MOST_ROUNDS) return 'endless';
    const decision = state.asks.find((one) => !one.committed);
    if (decision === undefined) return 'endless';
    const driver = race.drivers[decision.seat];
    const draw = draws[decision.seat];
    if (driver === undefined || draw === undefined) throw new Error(`seat ${decision.seat} is asked and has no driver`);
    const action = answer(game, state, decision, driver.bot, draw, driver.style);
    const violation = advanceTrusted(game, state, decision, action, io);
    if (violation !== null) throw new Error(`${driver.name} on seat ${decision.seat} is refused: ${violation.code}`);
    watch.stepped();
  }
  return 'over';
}
