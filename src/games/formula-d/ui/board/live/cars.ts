// The cars: where each stands, how it is turned, whose turn it is. Finished and eliminated cars are off the board.

import type { Seat } from '@core/contract';
import { hexOf } from '@ui/art/colours';
import { wingedCarArt, wingedCarShape } from '@ui/art/winged-car';
import { CarTokens } from '@ui/stage/car-tokens';
import type { Drawing } from '@ui/stage/sprites';
import type { CarView, FormulaView, Space } from '../../../types';
import { CAR_SCALE, type Road } from '../geometry/road';
import type { Parts } from './parts';

const BOX = { width: 50, height: 30 };
const SHADOW: Drawing = { svg: `<path d="${wingedCarShape()}" fill="#000" opacity=".42"/>`, ...BOX };

/** All cars of a race. */
export class Cars extends CarTokens {
  private readonly road: Road;
  private readonly spaces = new Map<Seat, Space>();

  constructor(parts: Parts) {
    super(parts, CAR_SCALE, { key: 'winged-shadow', drawing: SHADOW });
    this.road = parts.road;
  }

  /** Puts every car where the view has it. */
  show(view: FormulaView): void {
    for (const car of view.cars) {
      this.paint(car);
      this.fade(car.seat, 1);
      if (car.status === 'finished' || car.status === 'eliminated') this.hide(car.seat);
      else this.place(car.seat, car.at);
    }
    this.setActive(view.active);
  }

  /** Gives a car its colour in the palette in force, and its number. */
  paint({ seat, colour, number }: Pick<CarView, 'seat' | 'colour' | 'number'>): void {
    const hex = hexOf(colour);
    this.drawAs(seat, hex, {
      key: `winged-${hex}-${number}`,
      drawing: { svg: wingedCarArt({ colour: hex, number, flat: true }), ...BOX },
    });
  }

  /** Stands a car on a space. */
  place(seat: Seat, space: Space): void {
    this.spaces.set(seat, space);
    this.put(seat, this.road.spot(space), this.road.carScale(space));
  }

  /** The space a car stands on, undefined where it was never seen. */
  spaceOf(seat: Seat): Space | undefined {
    return this.spaces.get(seat);
  }
}
