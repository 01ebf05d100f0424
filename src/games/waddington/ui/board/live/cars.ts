// The cars: their positions, their angles, whose turn it is, and who has finished.

import type { Colour, Seat } from '@core/contract';
import { colourIndex, hexOf } from '@ui/art/colours';
import { carNumber } from '@ui/seat-car';
import { CarTokens } from '@ui/stage/car-tokens';
import { CAR_SHADOW, carDrawing } from '@ui/stage/drawings';
import { CAR_SCALE, type Road } from '../../../geometry/road';
import type { Place, WaddingtonView } from '../../../types';
import type { WaddingtonBoardParts } from './parts';

/** Distance between cars that share a bay or a verge. */
const SIDE_BY_SIDE = 11;

/** All cars of a race. */
export class Cars extends CarTokens {
  private readonly road: Road;
  /** Each car's place in the view, -1 for nowhere. */
  private readonly places = new Map<Seat, Place | -1>();

  constructor(parts: WaddingtonBoardParts) {
    super(parts, CAR_SCALE, { key: 'car-shadow', drawing: CAR_SHADOW });
    this.road = parts.road;
  }

  /** Puts every car at its place in the view. */
  show(view: WaddingtonView): void {
    for (const car of view.cars) {
      this.paint(car.seat, car.colour);
      this.place(car.seat, car.at);
      this.setFinished(car.seat, car.status === 'finished');
    }
    this.setActive(view.active);
  }

  /** Gives a car its colour in the current palette. */
  paint(seat: Seat, colour: Colour): void {
    const hex = hexOf(colour);
    this.drawAs(seat, hex, {
      key: `car-${hex}-${seat}`,
      drawing: carDrawing(hex, colourIndex(colour), carNumber(seat)),
    });
  }

  /** Puts a car on a place. Cars that share one move aside. */
  place(seat: Seat, at: Place | -1): void {
    const before = this.placeOf(seat);
    this.places.set(seat, at);
    this.arrange(at);
    if (before !== at) this.arrange(before);
    if (at < 0) this.hide(seat);
    this.placeHalo();
  }

  /** The place of a car, -1 for none. */
  placeOf(seat: Seat): Place | -1 {
    return this.places.get(seat) ?? -1;
  }

  /** Positions the cars of one place, side by side if there are several. */
  private arrange(at: Place | -1): void {
    if (at < 0) return;
    const sharing = [...this.places].filter(([, place]) => place === at);
    const { x, y, angle } = this.road.spot(at);
    const scale = sharing.length > 1 ? 0.86 : this.road.carScale(at);
    sharing.forEach(([seat], index) => {
      const aside = (index - (sharing.length - 1) / 2) * SIDE_BY_SIDE;
      this.put(seat, { x: x - Math.sin(angle) * aside, y: y + Math.cos(angle) * aside, angle }, scale);
    });
  }
}
