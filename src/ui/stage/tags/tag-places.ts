// Places the names beside cars: under the car, else at the nearest side where the name covers no other name or car.
// Not here: drawing them (name-tags.ts).

/** A box, given by its middle, px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A car in the window and the size of its name, px. reach: from the middle of the car to its edge. */
export interface Tagged {
  x: number;
  y: number;
  reach: number;
  width: number;
  height: number;
}

/** Gap between a car and its name, and between two names, px. */
const APART = 3;
/** The core of a car that no name may touch, as a share of its reach; names may touch the corners. */
const BODY = 0.8;

/** The middles of the names, one entry per car in the order of the cars. Cars higher up choose first. */
export function tagPlaces(cars: readonly Tagged[]): { x: number; y: number }[] {
  const placed: Box[] = [];
  const places = cars.map(({ x, y }) => ({ x, y }));
  const order = cars.map((_, at) => at).sort((a, b) => higher(cars[a], cars[b]));
  for (const at of order) {
    const car = cars[at];
    if (car === undefined) continue;
    const bodies = cars.filter((other) => other !== car).map(bodyOf);
    const taken = [...placed, ...bodies];
    const spots = spotsOf(car);
    const costs = spots.map((spot) => taken.reduce((sum, other) => sum + overlap(spot, other), 0));
    const best = spots[costs.indexOf(Math.min(...costs))];
    if (best === undefined) continue;
    placed.push(best);
    places[at] = { x: best.x, y: best.y };
  }
  return places;
}

function higher(a: Tagged | undefined, b: Tagged | undefined): number {
  return (a?.y ?? 0) - (b?.y ?? 0) || (a?.x ?? 0) - (b?.x ?? 0);
}

function bodyOf({ x, y, reach }: Tagged): Box {
  return { x, y, width: 2 * BODY * reach, height: 2 * BODY * reach };
}

/** Possible boxes for a name, best first: under the car, above it, beside it, then at its corners and one name farther away. */
function spotsOf({ x, y, reach, width, height }: Tagged): Box[] {
  const down = reach + APART + height / 2;
  const aside = reach + APART + width / 2;
  const row = height + 1;
  const spots: readonly (readonly [x: number, y: number])[] = [
    [0, down],
    [0, -down],
    [aside, 0],
    [-aside, 0],
    [aside, down - row / 2],
    [-aside, down - row / 2],
    [aside, row / 2 - down],
    [-aside, row / 2 - down],
    [0, down + row],
    [0, -down - row],
    [aside, down + row / 2],
    [-aside, down + row / 2],
    [0, down + 2 * row],
    [0, -down - 2 * row],
  ];
  return spots.map(([dx, dy]) => ({ x: x + dx, y: y + dy, width, height }));
}

/** Overlap of two boxes including the gap between names, px². */
function overlap(a: Box, b: Box): number {
  const wide = (a.width + b.width) / 2 + 1 - Math.abs(a.x - b.x);
  const high = (a.height + b.height) / 2 + 1 - Math.abs(a.y - b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
