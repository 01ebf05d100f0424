// The cars: where each stands, how it is turned, whose turn it is, who has finished.

import type { Colour, Seat } from '@core/contract';
import { colourIndex, hexOf } from '@ui/art/colours';
import { carNumber } from '@ui/seat-car';
import { CarTokens } from '@ui/stage/car-tokens';
import { CAR_SHADOW, carDrawing } from '@ui/stage/drawings';
import type { Place, WaddingtonView } from '../../../types';
import { CAR_SCALE, type Road } from '../geometry/road';
import type { WaddingtonBoardParts } from './parts';

/** Cars that share a bay or a verge stand this far apart. */
const SIDE_BY_SIDE = 11;

/** All cars of a race. */
export class Cars extends CarTokens {
  private readonly road: Road;
  /** Where the view has each car, -1 for nowhere. */
  private readonly places = new Map<Seat, Place | -1>();

  constructor(parts: WaddingtonBoardParts) {
    super(parts, CAR_SCALE, { key: 'car-shadow', drawing: CAR_SHADOW });
    this.road = parts.road;
  }

  /** Puts every car where the view has it. */
  show(view: WaddingtonView): void {
    for (const car of view.cars) {
      this.paint(car.seat, car.colour);
      this.place(car.seat, car.at);
      this.setFinished(car.seat, car.status === 'finished');
    }
    this.setActive(view.active);
  }

  /** Gives a car its colour in the palette in force. */
  paint(seat: Seat, colour: Colour): void {
    const hex = hexOf(colour);
    this.drawAs(seat, hex, {
      key: `car-${hex}-${seat}`,
      drawing: carDrawing(hex, colourIndex(colour), carNumber(seat)),
    });
  }

  /** Stands a car on a place; those that share one draw aside. */
  place(seat: Seat, at: Place | -1): void {
    const before = this.placeOf(seat);
    this.places.set(seat, at);
    this.arrange(at);
    if (before !== at) this.arrange(before);
    if (at < 0) this.hide(seat);
    this.placeHalo();
  }

  /** The place a car stands on, -1 for none. */
  placeOf(seat: Seat): Place | -1 {
    return this.places.get(seat) ?? -1;
  }

  /** Where the cars of one place stand: side by side where there are several. */
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
