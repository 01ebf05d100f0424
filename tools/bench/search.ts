// How fast races are played ahead: from the middle of a race, fifty steps with the quick answers of a search.
// Not here: the drivers' thinking time (ai.ts).

import { advanceSomehow, quickPolicy } from '@ai/search/rollout';
import { cloneState } from '@core/clone';
import { raceConfig } from '@core/config';
import type { AnyGame, Decision, Draw, RaceState } from '@core/contract';
import { advanceTrusted, begin, isOver } from '@core/engine';
import { drawOf, silentIo } from '@core/io';
import { seedRng } from '@core/rng';
import { type Measured, rateOf } from './figure';

const STEPS = 50;
/** Number of races that supply positions, a third of the way into each. */
const RACES = 6;
const SECONDS = 0.3;

/** Playouts of fifty steps per second of CPU time. */
export function searchFigures(game: AnyGame, seconds = SECONDS): Measured[] {
  const positions = Array.from({ length: RACES }, (_, race) => positionOf(game, race));
  const draw = drawOf(seedRng('search bench'));
  let next = 0;
  const value = rateOf(
    () => {
      runPlayout(game, positions[next++ % RACES] as RaceState, draw);
      return 1;
    },
    5,
    seconds,
  );
  return [
    { name: `search.${game.id}.iterations`, value, unit: 'playouts/s', floor: 10_000, goal: 50_000, better: 'higher' },
  ];
}

function runPlayout(game: AnyGame, from: RaceState, draw: Draw): void {
  const state = cloneState(from);
  const io = silentIo(state.rng);
  const policy = quickPolicy(game);
  for (let step = 0; step < STEPS; step++) {
    const decision = state.asks.find((one) => !one.committed);
    if (decision === undefined) return;
    advanceSomehow(game, state, decision, policy(state, decision, draw), io);
  }
}

/** A position a third of the way into a race of quick answers. */
function positionOf(game: AnyGame, race: number): RaceState {
  const cars = game.colours.slice(0, Math.min(6, game.seats[1])).map((colour) => ({ colour }));
  const circuit = game.circuits[race % game.circuits.length]?.id ?? '';
  const start = begin(game, raceConfig(game, circuit, cars, {}), `search ${race}`);
  if (!start.ok) throw new Error(`${game.id} refuses the bench's config: ${start.violation.code}`);
  const { state } = start.value;
  const draw = drawOf(seedRng(`search ${race} hands`));
  const io = silentIo(state.rng);
  const seen: RaceState[] = [];
  while (!isOver(state)) {
    const decision = state.asks.find((one: Decision) => !one.committed);
    if (decision === undefined) break;
    seen.push(cloneState(state));
    advanceTrusted(game, state, decision, game.sample(state, decision, draw), io);
  }
  return seen[Math.floor(seen.length / 3)] as RaceState;
}
