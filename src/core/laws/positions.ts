// Positions from random races of any game, for laws. Not here: the laws.

import { clonePlain } from '../clone';
import type { AnyGame, AnyTypes, Decision, Draw, RaceState } from '../contract';
import { advanceTrusted, begin, isOver } from '../engine';
import { drawOf, silentIo } from '../io';
import { seedRng } from '../rng';
import type { Coverage } from './coverage';

/** Most positions of one race; and mean steps between two of them. */
const OF_A_RACE = 10;
const EVERY = 9;

/** A race at a decision. label: names race and step. draw: continues the randomness that found it. */
export interface Position {
  readonly state: RaceState;
  readonly decision: Decision;
  readonly label: string;
}

/** This many positions, spread over random races with every kind of config. seed: another one gives other races. */
export function* positionsIn(
  game: AnyGame,
  coverage: Coverage<AnyTypes>,
  { seed, count }: { readonly seed: string; readonly count: number },
): Generator<Position & { draw: Draw }> {
  for (let race = 0, left = count; left > 0; race++) {
    for (const position of positionsOfRace(game, coverage, seed, race)) {
      yield position;
      if (--left === 0) return;
    }
  }
}

function* positionsOfRace(
  game: AnyGame,
  { configs, anyConfig }: Coverage<AnyTypes>,
  seed: string,
  race: number,
): Generator<Position & { draw: Draw }> {
  const draw = drawOf(seedRng(`${game.id} ${seed} ${race}`));
  const config = race % 2 === 1 && anyConfig ? anyConfig(draw) : configs[(race >> 1) % configs.length];
  const start = begin(game, config, `${seed} ${race}`);
  if (!start.ok) throw new Error(start.violation.code);
  const state: RaceState = start.value.state;
  const io = silentIo(state.rng);
  for (let taken = 0; !isOver(state) && taken < OF_A_RACE; ) {
    const open = state.asks.filter((one) => !one.committed);
    const decision = open[draw(open.length)] as Decision;
    if (draw(EVERY) === 0) {
      yield { state: clonePlain(state), decision, label: `${race} ${state.step}`, draw };
      taken++;
    }
    const refused = advanceTrusted(game, state, decision, game.sample(state, decision, draw), io);
    if (refused !== null) throw new Error(`${game.id} refuses its own sample: ${refused.code}`);
  }
}
