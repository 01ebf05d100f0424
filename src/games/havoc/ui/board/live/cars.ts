// The cars on the board: position, rotation, whose turn it is, and which have driven all laps.

import type { Colour, Seat } from '@core/contract';
import type { Spot } from '@geometry/line';
import { hexOf } from '@ui/art/colours';
import { carNumber } from '@ui/seat-car';
import { CarTokens } from '@ui/stage/car-tokens';
import type { Drawing } from '@ui/stage/sprites';
import { isOnTrack } from '../../../data/track';
import { growth } from '../../../geometry/growth';
import { CAR_SCALE, spotOf } from '../../../geometry/oval';
import type { HavocView, Space } from '../../../types';
import { stockCarArt, stockCarShape } from '../art/stock-car';
import { patternOf } from '../picture';
import type { HavocBoardParts } from './parts';

const BOX = { width: 46, height: 26 };
const SHADOW: Drawing = { svg: `<path d="${stockCarShape()}" fill="#000" opacity=".42"/>`, ...BOX };
/** All cars of a race. */
export class Cars extends CarTokens {
  private readonly parts: HavocBoardParts;
  private readonly spaces = new Map<Seat, Space>();
  private readonly standing = new Map<Seat, { spot: Spot; scale: number }>();
  /** Called with the positions of all cars on the board whenever one has moved. */
  onMove: (cars: ReadonlyMap<Seat, Spot>) => void = () => undefined;

  constructor(parts: HavocBoardParts) {
    super(parts, CAR_SCALE, { key: 'stock-shadow', drawing: SHADOW });
    this.parts = parts;
  }

  override put(seat: Seat, spot: Spot, scale: number): void {
    this.standing.set(seat, { spot, scale });
    this.grow();
    this.tell();
  }

  override hide(seat: Seat): void {
    this.standing.delete(seat);
    this.spaces.delete(seat);
    super.hide(seat);
    this.tell();
  }

  /** Places every car as in the view. */
  show(view: HavocView): void {
    for (const { seat, at, finished } of view.cars) {
      this.paint(seat);
      this.fade(seat, 1);
      this.swell(seat, 1);
      if (at < 0) this.hide(seat);
      else this.place(seat, at);
      this.setFinished(seat, finished);
    }
  }

  /** Paints a car in its colour from the current palette. */
  paint(seat: Seat): void {
    const colour = this.colourOf(seat);
    const hex = hexOf(colour);
    const pattern = patternOf(colour);
    const drawing = { svg: stockCarArt({ colour: hex, number: carNumber(seat), pattern, flat: true }), ...BOX };
    this.drawAs(seat, hex, { key: `stock-${hex}-${seat}`, drawing });
  }

  /** The paint of a seat's car. */
  colourOf(seat: Seat): Colour {
    return this.parts.options.seats.find((info) => info.seat === seat)?.colour ?? 'ivory';
  }

  /** Places a car on a space. */
  place(seat: Seat, space: Space): void {
    this.spaces.set(seat, space);
    this.put(seat, spotOf(space), 1);
  }

  /** A car's space, -1 if it is not on the board. */
  spaceOf(seat: Seat): Space | -1 {
    return this.spaces.get(seat) ?? -1;
  }

  /** Whether a car is on the board. */
  isOn(seat: Seat): boolean {
    return this.standing.has(seat);
  }

  private tell(): void {
    this.onMove(new Map([...this.standing].map(([seat, { spot }]) => [seat, spot])));
  }

  /** Sets every car to the size that its neighbours allow. */
  private grow(): void {
    for (const [seat, { spot, scale }] of this.standing) {
      const others = [...this.standing].filter(([other]) => other !== seat).map(([, one]) => one.spot);
      super.put(seat, spot, scale * growth(spot, others, !isOnTrack(this.spaceOf(seat))));
    }
  }
}
