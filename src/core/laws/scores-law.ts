// Law 17: points and gaps to the winner fit the standings, and what a race hands on is plain JSON; computing them changes nothing.

import type { Figures, GameDefinition, GameTypes, Score } from '../contract';
import { hashState } from '../hash';
import type { Report } from './coverage';
import { plainTrouble } from './plain-json';

/** What a finished race gives beyond its standings, as one text: the same for the same record. */
export function gainsOf<T extends GameTypes>(game: GameDefinition<T>, state: Readonly<T['State']>): string {
  return JSON.stringify([
    game.scores(state),
    game.handOver?.(state) ?? null,
    game.laps?.(state) ?? null,
    game.occasion?.(state) ?? null,
  ]);
}

/** Reports if the scores, the hand-over or the laps of a finished race break law 17. */
export function checkGains<T extends GameTypes>(
  game: GameDefinition<T>,
  state: Readonly<T['State']>,
  seats: number,
  report: Report,
): void {
  const hash = hashState(state);
  const scores = game.scores(state);
  const handed = game.handOver?.(state);
  const laps = game.laps?.(state);
  const occasion = game.occasion?.(state) ?? null;
  if (hashState(state) !== hash) report(17, 'scores, handOver, laps or occasion changed the state');
  if (scores.length !== seats) report(17, `scores of ${scores.length} cars, there are ${seats}`);
  const trouble = plainTrouble(scores, true) ?? (handed && plainTrouble(handed, true));
  if (trouble !== undefined) report(17, trouble);
  if (handed !== undefined && handed.cars.length !== seats) report(17, `${handed.cars.length} cars hand something on`);
  if (laps !== undefined && !(Number.isSafeInteger(laps) && laps > 0)) report(17, `${laps} laps`);
  if (occasion !== null && !game.occasions?.list.some(({ id }) => id === occasion)) {
    report(17, `the occasion ${occasion} is not among the game's occasions`);
  }
  for (const { seat, place, status } of game.standings(state)) {
    const score = scores[seat];
    const worth = status === 'out' ? 0 : game.points(place, seats);
    if (score !== undefined) checkScore(game, score, `seat ${seat}`, worth, report);
    if (status === 'out' && score?.bonuses.length !== 0) report(17, `seat ${seat} is out and has bonuses`);
  }
}

/**
 * Reports if gaps to the winner of a finished race break law 17: whole numbers that never fall from one place to the next.
 * figures: by seat.
 */
export function checkGaps<T extends GameTypes>(
  game: GameDefinition<T>,
  state: Readonly<T['State']>,
  figures: readonly Figures[],
  report: Report,
): void {
  const cars = game
    .standings(state)
    .filter(({ status }) => status !== 'out')
    .toSorted((a, b) => a.place - b.place);
  const [winner] = cars;
  if (winner === undefined || game.behind === undefined) return;
  // Law 10 reports broken sort keys.
  if (!cars.every(({ sortKey }) => sortKey.every(Number.isSafeInteger))) return;
  const finalOf = ({ seat, sortKey }: typeof winner) => ({ sortKey, figures: figures[seat] ?? {} });
  let least = 0;
  for (const car of cars) {
    const gap = game.behind(finalOf(winner), finalOf(car));
    if (gap === null) continue;
    if (!Number.isSafeInteger(gap) || gap < least || (car === winner && gap > 0))
      report(17, `seat ${car.seat} on place ${car.place} is ${gap} behind the winner, the car before it ${least}`);
    least = gap;
  }
}

/** worth: of the place. Bonuses are the game's own, each at most once, and are added to it. */
function checkScore<T extends GameTypes>(
  game: GameDefinition<T>,
  { points, bonuses }: Score,
  whose: string,
  worth: number,
  report: Report,
): void {
  const sum = bonuses.reduce((total, bonus) => total + bonus.points, worth);
  if (points !== sum) report(17, `${whose} has ${points} points, place and bonuses give ${sum}`);
  bonuses.forEach(({ id, points: own }, at) => {
    if (!game.bonuses?.some((spec) => spec.id === id)) report(17, `the bonus ${id} is not among the game's bonuses`);
    if (own === 0 || bonuses.findIndex((one) => one.id === id) < at)
      report(17, `${whose} has ${id} twice or for nothing`);
  });
}
