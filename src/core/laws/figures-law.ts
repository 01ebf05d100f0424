// Law 15: a game's statistics are whole numbers with names and follow from the record alone; rounds never go back.

import type { Figures, GameDefinition, GameTypes } from '../contract';
import { hashState } from '../hash';
import type { Report } from './coverage';

/** The round of this position. Reports if it is invalid or earlier than the previous one. */
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

/** Reports if the statistics of a finished race break law 15; returns them. log: every event of the race. */
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

/** A car that is out has not completed the race and cannot hold a record. */
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
