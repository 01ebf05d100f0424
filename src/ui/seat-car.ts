// A seat's car with its number, the same on every screen. Not here: painting cars (each game's carPicture).

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import type { Picture } from '@ui/art/picture';
import type { GameUi } from '@ui/game-ui';

type Car = Pick<SeatInfo, 'seat' | 'colour'>;

/** The number on a seat's car, 1 for the first. Games whose physical cars have numbers by colour use their own. */
export function carNumber(seat: Seat): number {
  return seat + 1;
}

/** The number on a car: the physical game's number for this colour if it has one, else the seat's. */
export function numberOn(ui: Pick<GameUi, 'carNumber'>, { seat, colour }: Car): number {
  return ui.carNumber?.(colour) ?? carNumber(seat);
}

/** The seat that a picture of a race centres on: the person's at this screen, or the leader's if only others drive. */
export function seatShown(seats: readonly SeatInfo[], standings: readonly { seat: Seat }[] = []): Seat {
  const person = ['you', 'hotseat'].flatMap((kind) => seats.find(({ driver }) => driver.kind === kind) ?? [])[0];
  return person?.seat ?? standings[0]?.seat ?? 0;
}

/** A seat's car with its number, for chips and lists. */
export function seatCar(ui: Pick<GameUi, 'carNumber' | 'carPicture'>, car: Car): Picture {
  return ui.carPicture(car.colour, numberOn(ui, car));
}
