// The order of the field and the final ranking (R84 to R88).
// Not here: which seats stay in a tie-break (phases/racing.ts).

import type { FinalCar, Seat, Standing } from '@core/contract';
import { shortfall, standingsOf } from '@kit/order';
import { carOf, progressOf } from './cars';
import { pointsFor } from './points';
import type { Car, HavocState, RankingEntry, Space, Statistics } from './types';

/** Best first: still tied, then previously tied, then the others; then progress, then the better last Storm badge (R84-R88). */
export function standings(s: Readonly<HavocState>): Standing[] {
  return standingsOf(
    s.cars.map((car, seat) => ({
      seat,
      status: s.stage === 'finished' || car.finished ? ('finished' as const) : ('racing' as const),
      sortKey: [tieRank(s, seat), progressOf(car), badgeRank(s, seat)],
    })),
  );
}

/** Seats, best first. */
export function fieldOrder(s: Readonly<HavocState>): Seat[] {
  return standings(s).map((one) => one.seat);
}

// Seats that drop out of a tie stay ahead of every car that was not tied (R86).
function tieRank(s: Readonly<HavocState>, seat: Seat): number {
  if (s.tied.includes(seat)) return 2;
  return s.wasTied.includes(seat) ? 1 : 0;
}

function badgeRank(s: Readonly<HavocState>, seat: Seat): number {
  const badge = s.badges.indexOf(seat);
  return badge < 0 ? 0 : s.cars.length - badge;
}

/** Spaces behind the winner at the end of a race; 0 for a car that lost a tie-break. */
export function behind(winner: FinalCar, car: FinalCar): number | null {
  return shortfall(winner.sortKey[1], car.sortKey[1]);
}

/** The final table with all figures of S6. */
export function ranking(s: Readonly<HavocState>): RankingEntry[] {
  return standings(s).map(({ seat, place }) => {
    const car = carOf(s, seat);
    return {
      seat,
      place,
      points: pointsFor(place),
      at: car.at as Space,
      lap: car.lap,
      progress: progressOf(car),
      finished: car.finished,
      statistics: statisticsOf(car),
    };
  });
}

/** A seat's figures (S6). */
export function statisticsOf(car: Readonly<Car>): Statistics {
  const { stormsWon, coinsPlaced, ownTriggered, othersTriggered, tows, crashes, coinLosses } = car;
  return { stormsWon, coinsPlaced, ownTriggered, othersTriggered, tows, crashes, coinLosses };
}
