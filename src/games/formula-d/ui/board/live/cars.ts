// The cars: their positions, their angles, and whose turn it is. Finished and eliminated cars are off the board.

import type { Seat } from '@core/contract';
import type { Spot } from '@geometry/line';
import { colourIndex, hexOf } from '@ui/art/colours';
import { wingedCarArt, wingedCarShape } from '@ui/art/winged-car';
import { CarTokens } from '@ui/stage/car-tokens';
import type { Drawing } from '@ui/stage/sprites';
import { CAR_LENGTH, CAR_SCALE, type Road } from '../../../geometry/road';
import type { CarView, FormulaView, Space } from '../../../types';
import type { FormulaBoardParts } from './parts';

const BOX = { width: 50, height: 30 };
const SHADOW: Drawing = { svg: `<path d="${wingedCarShape()}" fill="#000" opacity=".42"/>`, ...BOX };

/** The least length of a car with nothing near it, px, and the most by which it may grow for that. */
const LEAST_LENGTH = 25;
const LARGEST = 1.5;
/** Below the first distance to its neighbour, a car keeps its size. From the second on it grows fully. Board units. */
const NEAR = 34;
const FAR = 58;

/** All cars of a race. On a whole board of small spaces, a car on its own is drawn larger to stay visible. */
export class Cars extends CarTokens {
  private readonly road: Road;
  private readonly stage: FormulaBoardParts['stage'];
  private readonly spaces = new Map<Seat, Space>();
  private readonly standing = new Map<Seat, { spot: Spot; scale: number }>();
  private readonly unfollow: () => void;

  constructor(parts: FormulaBoardParts) {
    super(parts, CAR_SCALE, { key: 'winged-shadow', drawing: SHADOW });
    this.road = parts.road;
    this.stage = parts.stage;
    this.unfollow = parts.stage.onCamera(() => this.grow());
  }

  end(): void {
    this.unfollow();
  }

  override put(seat: Seat, spot: Spot, scale: number): void {
    this.standing.set(seat, { spot, scale });
    this.grow();
  }

  override hide(seat: Seat): void {
    this.standing.delete(seat);
    super.hide(seat);
  }

  /** Puts every car at its position in the view. */
  show(view: FormulaView): void {
    for (const car of view.cars) {
      this.paint(car);
      this.fade(car.seat, 1);
      if (car.status === 'finished' || car.status === 'eliminated') this.hide(car.seat);
      else this.place(car.seat, car.at);
    }
    this.setActive(view.active);
  }

  /** Gives a car its colour in the current palette, and its number. */
  paint({ seat, colour, number }: Pick<CarView, 'seat' | 'colour' | 'number'>): void {
    const hex = hexOf(colour);
    this.drawAs(seat, hex, {
      key: `winged-${hex}-${number}`,
      drawing: {
        svg: wingedCarArt({ colour: hex, number, pattern: colourIndex(colour), flat: true, rim: true }),
        ...BOX,
      },
    });
  }

  /** Puts a car on a space. */
  place(seat: Seat, space: Space): void {
    this.spaces.set(seat, space);
    this.put(seat, this.road.spot(space), this.road.carScale(space));
  }

  /** The space of a car, undefined if it was never shown. */
  spaceOf(seat: Seat): Space | undefined {
    return this.spaces.get(seat);
  }

  /** Gives every car the size that its neighbours and the camera allow. */
  private grow(): void {
    const most = Math.min(LARGEST, Math.max(1, LEAST_LENGTH / (CAR_LENGTH * this.stage.camera.scale)));
    for (const [seat, { spot, scale }] of this.standing) {
      const others = [...this.standing].filter(([other]) => other !== seat);
      const nearest = Math.min(...others.map(([, { spot: at }]) => Math.hypot(at.x - spot.x, at.y - spot.y)));
      super.put(seat, spot, scale * growth(nearest, most));
    }
  }
}

/** The size factor of a car whose nearest neighbour is this far away. most: the factor with no neighbours. */
export function growth(nearest: number, most: number): number {
  return 1 + (most - 1) * Math.min(1, Math.max(0, (nearest - NEAR) / (FAR - NEAR)));
}
