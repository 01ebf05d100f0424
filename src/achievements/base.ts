// What a car's result in a race says, whatever the game: place, rivals, levels. Not here: what happened in the race (a game's facts).

import { type Facts, type Figures, LEVELS } from '@core/contract';

/** A car of a finished race, as the archive keeps it. level: an AI driver's; null for people. */
export interface RacedCar {
  readonly seat: number;
  readonly kind: string;
  readonly level: string | null;
  readonly place: number;
  readonly out: boolean;
  readonly points: number;
  readonly figures: Figures;
}

/** gap: how far the winner was ahead of the second, or how far this car was behind the winner; undefined: not measured. */
export interface RacedIn {
  readonly cars: readonly RacedCar[];
  readonly laps: number | null;
  readonly gap: number | undefined;
  readonly isOwnCircuit: boolean;
}

/**
 * The facts. won, podium, last, out, own (a circuit that a player made): 1 or 0. people: besides this person. hardBeaten, bestBeaten: AI
 * drivers of at least this level behind. grid: the lowest level among all AI drivers, 0 to 3; left out without any. A car that is out
 * beats no one.
 */
export function baseFacts(car: RacedCar, { cars, laps, gap, isOwnCircuit }: RacedIn): Facts {
  const rivals = cars.filter(({ seat }) => seat !== car.seat);
  const beaten = car.out ? [] : rivals.filter(({ place }) => place > car.place);
  const levels = rivals.flatMap(levelOf);
  const count = (list: readonly RacedCar[], kind: string) => list.filter((one) => one.kind === kind).length;
  return {
    ...car.figures,
    place: car.place,
    cars: cars.length,
    won: Number(car.place === 1 && !car.out),
    podium: Number(car.place <= 3 && !car.out),
    last: Number(car.place === cars.length),
    out: Number(car.out),
    points: car.points,
    people: count(rivals, 'person'),
    peopleBeaten: count(beaten, 'person'),
    beaten: beaten.length,
    hardBeaten: beaten.flatMap(levelOf).filter((level) => level >= LEVELS.indexOf('hard')).length,
    bestBeaten: beaten.flatMap(levelOf).filter((level) => level >= LEVELS.indexOf('best')).length,
    legendsBeaten: count(beaten, 'rules'),
    rivalsOut: rivals.filter(({ out }) => out).length,
    own: Number(isOwnCircuit),
    ...(levels.length > 0 && { grid: Math.min(...levels) }),
    ...(laps !== null && { laps }),
    ...(gap !== undefined && { gap }),
  };
}

/** Its place among the levels, 0-based; nothing for people and for cars that the rules drive. */
function levelOf({ kind, level }: RacedCar): number[] {
  const known: readonly (string | null)[] = LEVELS;
  const index = known.indexOf(level);
  return kind === 'ai' && index >= 0 ? [index] : [];
}
