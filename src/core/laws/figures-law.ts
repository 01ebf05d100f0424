// Law 15: what a game counts of a race is whole, named and to be had from its record alone; rounds only rise.

import type { Figures, GameDefinition, GameTypes } from '../contract';
import { hashState } from '../hash';
import type { Report } from './coverage';

/** Gives the round of this position. Reports where it is none, or one before the round that was. */
export function checkRound<T extends GameTypes>(
  game: GameDefinition<T>,
  state: Readonly<T['State']>,
  before: number,
  report: Report,
): number {
  const round = game.round(state);
  if (!Number.isSafeInteger(round) || round < Math.max(1, before)) {
    report(15, `step ${state.step}: round ${round} after round ${before}`);
  }
  return round;
}

/** Reports where the figures of a race that is over break law 15. log: every event of the race; gives the figures. */
export function checkFigures<T extends GameTypes>(
  game: GameDefinition<T>,
  state: Readonly<T['State']>,
  log: readonly T['Event'][],
  seats: number,
  report: Report,
): Figures[] {
  const hash = hashState(state);
  const figures = game.figuresOf(state, log);
  if (hashState(state) !== hash) report(15, 'figuresOf changed the state');
  if (figures.length !== seats) report(15, `figures of ${figures.length} cars, there are ${seats}`);
  const known = new Set(game.figures.map((spec) => spec.id));
  for (const [seat, own] of figures.entries()) {
    for (const [id, value] of Object.entries(own)) {
      if (!known.has(id)) report(15, `the figure ${id} is not among the game's figures`);
      if (!Number.isSafeInteger(value) || value < 0) report(15, `${id} of seat ${seat} is ${value}`);
    }
  }
  checkRecords(game, state, figures, report);
  return figures;
}

/** Who is out has not driven the race, and can hold no record of it. */
function checkRecords<T extends GameTypes>(
  game: GameDefinition<T>,
  state: Readonly<T['State']>,
  figures: readonly Figures[],
  report: Report,
): void {
  const races = game.figures.filter((spec) => spec.record === 'race');
  for (const { seat, status } of game.standings(state)) {
    const own = figures[seat] ?? {};
    const held = races.find((spec) => own[spec.id] !== undefined);
    if (status === 'out' && held !== undefined) report(15, `seat ${seat} is out and has ${held.id}`);
  }
}
