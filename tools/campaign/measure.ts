// How often a driver of a level reaches the goal of a race of the campaign, or wins a step of the ladder, in the person's seat.
// Not here: the command and its table (command.ts).

import { answer } from '@ai/bots';
import { type ChallengeOutcome, reaches } from '@campaign/goal';
import { type ChallengeKind, challengeOf } from '@campaign/plan';
import { carOf } from '@campaign/setup';
import type { AnyGame, CarConfig, Level, RaceState } from '@core/contract';
import { advanceTrusted, begin, isOver } from '@core/engine';
import { drawOf, heardIo, silentIo } from '@core/io';
import { seedRng } from '@core/rng';
import { characterOf } from '@drivers/characters';

/** Goals reached, wins and the mean place in this many races. */
export interface Measured {
  readonly races: number;
  readonly reached: number;
  readonly wins: number;
  readonly place: number;
}

const MOST_STEPS = 50_000;

/** Races the challenge with a driver of this level in the person's seat. Seeds differ by race only, so levels meet the same luck. */
export function measure(game: AnyGame, kind: ChallengeKind, n: number, level: Level, races: number): Measured {
  let reached = 0;
  let wins = 0;
  let places = 0;
  for (let race = 0; race < races; race++) {
    const challenge = challengeOf(game, kind, n);
    if (challenge === undefined) throw new Error(`${game.id} has no ${kind} ${n}`);
    const outcome = raced(game, challenge, level, `measure/${kind}/${game.id}/${n}/${race}`);
    if (reaches(challenge.goal, outcome)) reached++;
    if (outcome.place === 1 && !outcome.out) wins++;
    places += outcome.place;
  }
  return { races, reached, wins, place: places / races };
}

type Challenge = NonNullable<ReturnType<typeof challengeOf>>;

function raced(game: AnyGame, challenge: Challenge, own: Level, seed: string): ChallengeOutcome {
  const { circuit, options, drivers } = challenge;
  const cars = drivers.map((_, seat): CarConfig => carOf(challenge, seat));
  const begun = begin(game, { circuit, options: { ...options }, cars }, seed);
  if (!begun.ok) throw new Error(`${game.id} ${challenge.kind} ${challenge.n}: ${begun.violation.code}`);
  const state: RaceState = begun.value.state;
  const log: unknown[] = [...begun.value.events];
  const io = heardIo(silentIo(state.rng), (event) => log.push(event));
  const streams = drivers.map((_, seat) => drawOf(seedRng(`${seed} bot ${seat}`)));
  while (!isOver(state)) {
    const decision = state.asks.find((one) => !one.committed);
    if (decision === undefined || state.step >= MOST_STEPS) throw new Error(`${game.id}: the race does not end`);
    const { seat } = decision;
    const driver = drivers[seat];
    const draw = streams[seat];
    if (driver === undefined || draw === undefined) throw new Error(`${game.id}: seat ${seat} has no driver`);
    const style = driver.character === null ? undefined : characterOf(driver.character)?.style;
    const action = answer(game, state, decision, driver.level ?? own, draw, style);
    if (advanceTrusted(game, state, decision, action, io) === null) continue;
    if (advanceTrusted(game, state, decision, game.fallback(state, decision), io) !== null) break;
  }
  const seat = drivers.findIndex(({ character }) => character === null);
  const standing = game.standings(state).find((one) => one.seat === seat);
  return {
    place: standing?.place ?? drivers.length,
    out: standing?.status === 'out',
    figures: game.figuresOf(state, log)[seat] ?? {},
  };
}
