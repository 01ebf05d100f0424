// The car of a seat with its number: the same on every screen. Not here: painting cars (each game's carPicture).

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import type { GameUi, Picture } from '@ui/game-ui';

type Car = Pick<SeatInfo, 'seat' | 'colour'>;

/** The number on the car of a seat, 1 for the first; games whose box numbers its cars by colour have their own. */
export function carNumber(seat: Seat): number {
  return seat + 1;
}

/** The number that a seat's car bears: that of the box's car of this colour where the box numbers them, else the seat's. */
export function numberOn(ui: Pick<GameUi, 'carNumber'>, { seat, colour }: Car): number {
  return ui.carNumber?.(colour) ?? carNumber(seat);
}

/** Whose car a picture of a race looks at: the person's here, or the leader's where only others drive. */
export function seatShown(seats: readonly SeatInfo[], standings: readonly { seat: Seat }[] = []): Seat {
  const person = ['you', 'hotseat'].flatMap((kind) => seats.find(({ driver }) => driver.kind === kind) ?? [])[0];
  return person?.seat ?? standings[0]?.seat ?? 0;
}

/** A seat's car with its number, for chips and lists. */
export function seatCar(ui: Pick<GameUi, 'carNumber' | 'carPicture'>, car: Car): Picture {
  return ui.carPicture(car.colour, numberOn(ui, car));
}
