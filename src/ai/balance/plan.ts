// Which races a balance report drives: equal drivers from every starting place, and duels of two levels in between.
// Not here: driving them (drive.ts, run.ts).

import type { Series } from '@balance/facts';
import type { Subject } from '@balance/tally';
import { raceConfig } from '@core/config';
import {
  type AnyGame,
  type BotId,
  type Circuit,
  type Json,
  LEVELS,
  type OptionValue,
  type RaceConfig,
} from '@core/contract';
import { readConfig } from '@core/engine';
import type { Style } from '@core/style';
import { botsOf } from '../bots';

/** A driver of the field. name: as the report shows it. style: of its character; left out: the level's own. */
export interface FieldDriver {
  readonly name: string;
  readonly bot: BotId;
  readonly style?: Style;
}

/** What is driven. field: a driver for every car. races: of the fair series; duels: of the skill series, even. */
export interface BalancePlan {
  readonly game: AnyGame;
  readonly circuit: Circuit;
  /** Of a circuit that a player made. */
  readonly source?: Json;
  readonly field: readonly FieldDriver[];
  readonly races: number;
  readonly duels: number;
  readonly seed: string;
}

/** One race of a plan, as it crosses to a worker. drivers, starts: by seat; a start is 0 if the race itself decides it. */
export interface BalanceRace {
  readonly series: Series;
  readonly index: number;
  readonly seed: string;
  readonly game: string;
  readonly config: RaceConfig;
  readonly drivers: readonly FieldDriver[];
  readonly starts: readonly number[];
}

/** The two highest levels that a game offers; null if it has one. */
export function levelPair(game: AnyGame): { better: BotId; worse: BotId } | null {
  const offered = botsOf(game);
  const [better, worse] = LEVELS.filter((level) => offered.includes(level)).toReversed();
  return better === undefined || worse === undefined ? null : { better, worse };
}

/** What a plan's report is about. */
export function subjectOf(plan: BalancePlan): Subject {
  const { game, circuit, field } = plan;
  const hooks = game.balance;
  return {
    game: game.id,
    circuit: circuit.id,
    cars: field.length,
    drivers: [...new Set(field.map(({ name }) => name))],
    pair: plan.duels > 0 ? levelPair(game) : null,
    corners: hooks?.corners(circuit.id) ?? [],
    placesOvertakes: hooks?.comesTo !== undefined,
    gap: hooks?.gap ?? null,
    seconds: hooks?.seconds ?? null,
    usual: hooks?.usual ?? null,
    yardstick: hooks?.yardstick?.cars === field.length ? hooks.yardstick : null,
    laps: lapsOf(plan),
  };
}

/** Every race in the order in which they are driven, both series growing together. The same plan gives the same races. */
export function racesOf(plan: BalancePlan): BalanceRace[] {
  const due = ({ series, index }: BalanceRace): number => (index + 1) / (series === 'fair' ? plan.races : plan.duels);
  return [
    ...Array.from({ length: plan.races }, (_, index) => fairRace(plan, index)),
    ...Array.from({ length: plan.duels }, (_, index) => duel(plan, index)),
  ].sort((a, b) => due(a) - due(b));
}

/** Race number index of the fair series: driver n sits on seat n + index, around the table. */
function fairRace(plan: BalancePlan, index: number): BalanceRace {
  const { game, field, seed } = plan;
  const cars = field.length;
  const drivers = field.map((_, seat) => field[(((seat - index) % cars) + cars) % cars] as FieldDriver);
  const starts = drivers.map((_, seat) => (game.seatGrid === undefined ? 0 : seat + 1));
  return {
    series: 'fair',
    index,
    seed: `${seed}/${index}`,
    game: game.id,
    config: configOf(plan, cars),
    drivers,
    starts,
  };
}

/** Two duels in turn have one seed, the seats swapped. */
function duel(plan: BalancePlan, index: number): BalanceRace {
  const { game, seed } = plan;
  const pair = levelPair(game);
  if (pair === null) throw new Error(`${game.id} has one level of drivers: no duels`);
  const cars = Math.max(2, game.seats[0]);
  const drivers = Array.from({ length: cars }, (_, seat): FieldDriver => {
    const bot = (seat + index) % 2 === 0 ? pair.better : pair.worse;
    return { name: bot, bot };
  });
  return {
    series: 'skill',
    index,
    seed: `${seed}/skill/${index >> 1}`,
    game: game.id,
    config: configOf(plan, cars),
    drivers,
    starts: drivers.map(() => 0),
  };
}

/** The laps of a race, and the fewest and most that the game and this circuit allow; null for a game without laps. */
function lapsOf(plan: BalancePlan): Subject['laps'] {
  const { game, field } = plan;
  const spec = game.options.find(({ id }) => id === 'laps');
  const config = configOf(plan, field.length);
  const now = config.options.laps;
  if (spec?.type !== 'number' || typeof now !== 'number') return null;
  const [min, max] = spec.range;
  const allowed = Array.from({ length: max - min + 1 }, (_, at) => min + at).filter(
    (laps) => readConfig(game, { ...config, options: { ...config.options, laps } }).ok,
  );
  return { now, min: allowed[0] ?? now, max: allowed.at(-1) ?? now };
}

/** The config of every race of this many cars. */
export function configOf(
  { game, circuit, source }: Pick<BalancePlan, 'game' | 'circuit' | 'source'>,
  count: number,
): RaceConfig {
  const options: Readonly<Record<string, OptionValue>> = { ...game.seatGrid };
  const cars = game.colours.slice(0, count).map((colour) => ({ colour }));
  const config = raceConfig(game, circuit.id, cars, options);
  return source === undefined ? config : { ...config, source };
}
