// Races between AI drivers as achievements see them: every seat counts as a person among AI drivers. For tests and measuring.

import { answer } from '@ai/bots';
import { raceConfig } from '@core/config';
import type { AnyGame, Facts, Level, OptionValue, RaceState } from '@core/contract';
import { advanceTrusted, begin, isOver } from '@core/engine';
import { drawOf, heardIo, silentIo } from '@core/io';
import { seedRng } from '@core/rng';
import { baseFacts } from '../base';

/** A race to simulate. levels: by seat. people: everyone counts as a person, not as an AI driver. */
export interface Simulated {
  readonly circuit: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly levels: readonly Level[];
  readonly seed: string;
  readonly people?: boolean;
}

/** The facts of every seat, as if a person had driven it. Throws if the race does not end. */
export function factsOfRace(game: AnyGame, { circuit, options, levels, seed, people = false }: Simulated): Facts[] {
  const cars = game.colours.slice(0, levels.length).map((colour) => ({ colour }));
  const config = raceConfig(game, circuit, cars, options);
  const begun = begin(game, config, seed);
  if (!begun.ok) throw new Error(`${game.id} refuses the race: ${begun.violation.code}`);
  const state: RaceState = begun.value.state;
  const log: unknown[] = [...begun.value.events];
  const io = heardIo(silentIo(state.rng), (event) => log.push(event));
  const draws = levels.map((_, seat) => drawOf(seedRng(`${seed} driver ${seat}`)));
  while (!isOver(state) && state.step < 50_000) {
    const decision = state.asks.find((one) => !one.committed);
    const draw = decision && draws[decision.seat];
    if (decision === undefined || draw === undefined) break;
    const action = answer(game, state, decision, levels[decision.seat] ?? 'easy', draw);
    if (advanceTrusted(game, state, decision, action, io) !== null) {
      advanceTrusted(game, state, decision, game.fallback(state, decision), io);
    }
  }
  if (!isOver(state)) throw new Error(`a race of ${game.id} did not end`);
  const laps = game.laps === undefined ? config.options.laps : game.laps(state);
  return factsIn(game, state, log, { levels, people, laps: typeof laps === 'number' ? laps : null });
}

function factsIn(
  game: AnyGame,
  state: RaceState,
  log: readonly unknown[],
  { levels, people, laps }: { levels: readonly Level[]; people: boolean; laps: number | null },
): Facts[] {
  const standings = game.standings(state);
  const figures = game.figuresOf(state, log);
  const scores = game.scores(state);
  const own = game.achievements?.facts(log, levels.length) ?? [];
  const finals = standings.map(({ seat, sortKey }) => ({ sortKey, figures: figures[seat] ?? {} }));
  const cars = levels.map((level, seat) => {
    const at = standings.find((one) => one.seat === seat);
    const place = at?.place ?? levels.length;
    const out = at?.status === 'out';
    const points = scores[seat]?.points ?? 0;
    const who = people ? { kind: 'person', level: null } : { kind: 'ai', level };
    return { seat, ...who, place, out, points, figures: figures[seat] ?? {} };
  });
  const [winner, second] = finals;
  return cars.map((car) => {
    const mine = finals[standings.findIndex(({ seat }) => seat === car.seat)];
    const other = car.place === 1 ? second : mine;
    const isMeasured = winner !== undefined && other !== undefined && !car.out;
    const gap = isMeasured ? (game.behind?.(winner, other) ?? undefined) : undefined;
    return { ...baseFacts(car, { cars, laps, gap, isOwnCircuit: false }), ...own[car.seat] };
  });
}
