// Layer 16: the cars: their positions and rotation, whose turn it is, and which are out.

import type { Colour, Seat } from '@core/contract';
import type { Spot } from '@geometry/line';
import { CAR_SCALE } from '@ui/art/car';
import { colourIndex, hexOf } from '@ui/art/colours';
import { carNumber } from '@ui/seat-car';
import { CarTokens } from '@ui/stage/car-tokens';
import { CAR_SHADOW, carDrawing, greyCarDrawing } from '@ui/stage/drawings';
import { between } from '@ui/stage/motion/ease';
import type { Drawing } from '@ui/stage/sprites';
import type { Sprite } from 'pixi.js';
import type { CarView, HeatView } from '../../../types';
import type { HeatBoardParts } from './parts';

/** Distance of a car's reflection below it on a wet road. */
const MIRRORED = 6;
/** A car out of the race is moved off the road, this far from its edge, and drawn smaller. */
const OFF_ROAD = 9;
const OUT_SCALE = 0.62;

/** A car's reflection on wet asphalt, around its middle. */
function mirrorDrawing(hex: string): Drawing {
  const colour = hex === '#24272c' ? '#9aa1ab' : hex;
  const svg = `<defs><radialGradient id="m"><stop offset=".45" stop-color="${colour}" stop-opacity=".62"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs><ellipse rx="31" ry="19" fill="url(#m)"/>`;
  return { svg, width: 64, height: 40 };
}

/** Where a car of the race is. progress and lane may be fractions while it moves. */
interface Place {
  seat: Seat;
  colour: Colour;
  progress: number;
  lane: number;
  /** 0: room for its full size; 1: another car directly in front or behind. */
  crowd: number;
  out: boolean;
  /** Colour in which it was drawn last; empty before. */
  hex: string;
  /** The reflection, only on a wet road. */
  mirror: Sprite | null;
}

/** All cars of a race. */
export class Cars extends CarTokens {
  private readonly parts: HeatBoardParts;
  private readonly places = new Map<Seat, Place>();
  private acting: Seat | null = null;
  private wet: boolean = false;

  constructor(parts: HeatBoardParts) {
    super(parts, CAR_SCALE, { key: 'car-shadow', drawing: CAR_SHADOW });
    this.parts = parts;
  }

  /** Puts every car where the view has it. */
  show(view: HeatView): void {
    for (const car of view.cars) {
      const place = this.placeOf(car);
      this.setOut(car.seat, car.status !== 'racing');
      this.paint(place);
      if (!place.out) this.place(car.seat, car.progress, car.lane);
      this.setFinished(car.seat, view.status === 'finished' && car.status === 'racing');
    }
    void this.settle();
    this.setActive(activeSeat(view));
  }

  /** On a wet road, gives every car a reflection in its own colour. */
  setWet(wet: boolean): void {
    if (wet === this.wet) return;
    this.wet = wet;
    for (const place of this.places.values()) this.mirror(place);
  }

  private mirror(place: Place): void {
    place.mirror?.destroy();
    place.mirror = null;
    if (!this.wet || place.out) return;
    place.mirror = this.parts.book.sprite(`mirror-${place.hex}`, mirrorDrawing(place.hex));
    this.parts.layers.trail.addChild(place.mirror);
    this.placeMirror(place);
  }

  private placeMirror({ seat, mirror }: Place): void {
    const body = this.bodyOf(seat);
    if (!mirror || !body) return;
    mirror.visible = body.visible;
    mirror.rotation = body.rotation;
    mirror.position.set(body.x, body.y + MIRRORED);
  }

  /** Takes every car off the board until it is placed again: none is on the grid yet. */
  clear(): void {
    for (const place of this.places.values()) {
      this.hide(place.seat);
      this.placeMirror(place);
    }
    this.setActive(null);
  }

  /** Whether a car is visible. */
  isOn(seat: Seat): boolean {
    return this.bodyOf(seat)?.visible === true;
  }

  /** Puts one car at a spot of the road. turn: radians added to the road's heading. */
  place(seat: Seat, progress: number, lane: number, turn = 0): void {
    const place = this.places.get(seat);
    if (!place) return;
    const { road } = this.parts;
    place.progress = progress;
    place.lane = lane;
    const spot = road.cell(progress, lane);
    const scale = between(1, road.carScale(progress, Math.round(lane)), place.crowd);
    this.put(seat, { ...spot, angle: spot.angle + turn }, scale);
    this.placeMirror(place);
  }

  /** Shrinks cars one behind the other if a tight corner leaves no room; others grow back. */
  async settle(): Promise<void> {
    const { stage, pace } = this.parts;
    const places = [...this.places.values()].filter((place) => !place.out);
    const changes = places.flatMap((place) => {
      const crowd = this.isCrowded(place) ? 1 : 0;
      return crowd === place.crowd ? [] : [{ place, from: place.crowd, crowd }];
    });
    if (changes.length === 0) return;
    await stage.motion.run(pace.isReduced ? 0 : pace.ms(120), (t) => {
      for (const { place, from, crowd } of changes) {
        place.crowd = between(from, crowd, t);
        if (!place.out) this.place(place.seat, place.progress, place.lane);
      }
    });
  }

  private isCrowded({ seat, progress, lane }: Place): boolean {
    return [-1, 1].some((step) => this.isTaken(progress + step, Math.round(lane), seat));
  }

  /** Whether another car is in this cell of the road, on whatever lap. */
  isTaken(progress: number, lane: number, except: Seat): boolean {
    const { spaces } = this.parts.road;
    const space = ((Math.round(progress) % spaces) + spaces) % spaces;
    return [...this.places.values()].some((place) => {
      const other = ((Math.round(place.progress) % spaces) + spaces) % spaces;
      return place.seat !== except && !place.out && other === space && Math.round(place.lane) === lane;
    });
  }

  /** Puts the halo under this car; removes it for null or a car out of the race. */
  override setActive(seat: Seat | null): void {
    this.acting = seat;
    super.setActive(seat !== null && this.places.get(seat)?.out ? null : seat);
  }

  /** Takes a car off the road, grey, or brings it back. */
  setOut(seat: Seat, out: boolean): void {
    const place = this.places.get(seat);
    if (!place || place.out === out) return;
    place.out = out;
    this.paint(place);
    if (out) this.put(seat, this.offRoad(place), OUT_SCALE);
    const body = this.bodyOf(seat);
    if (body) body.alpha = out ? 0.8 : 1;
    this.setActive(this.acting);
  }

  /** Paints a car: grey if out, otherwise its colour in the current palette. */
  private paint(place: Place): void {
    const { seat, colour, out } = place;
    const hex = out ? 'grey' : hexOf(colour);
    const isRepainted = hex !== place.hex;
    place.hex = hex;
    const index = colourIndex(colour);
    const drawing = out ? greyCarDrawing(index, carNumber(seat)) : carDrawing(hex, index, carNumber(seat));
    this.drawAs(seat, hex, { key: `car-${hex}-${seat}`, drawing });
    if (isRepainted) this.mirror(place);
  }

  private offRoad({ progress }: Place): Spot {
    const { road } = this.parts;
    return road.line.at(road.distanceOf(progress + 0.5), -road.inside * (road.half + OFF_ROAD));
  }

  private placeOf({ seat, colour, progress, lane }: CarView): Place {
    const known = this.places.get(seat);
    if (known) return known;
    const place: Place = { seat, colour, progress, lane, crowd: 0, out: false, hex: '', mirror: null };
    this.places.set(seat, place);
    return place;
  }
}

/** The car with the halo: the acting one, or in a simultaneous phase the viewer's until they have answered. */
function activeSeat(view: HeatView): Seat | null {
  if (view.active !== null) return view.active;
  const own = view.own?.seat;
  return own !== undefined && view.waiting.some(({ seat }) => seat === own) ? own : null;
}
