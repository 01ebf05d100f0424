// The bodies of dice: corners, faces and rotations of the regular solids and of the 30-sided die.

/** A point or direction: x to the right, y down, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number];
/** A rotation matrix: three rows, the directions of a body's own axes. */
export type Rotation = readonly [Vector, Vector, Vector];
/** How many faces a die has. */
export type Sides = 4 | 6 | 8 | 12 | 20 | 30;

/** A face: its corners in order, its middle and its normal, for a body of radius 1. */
export interface Face {
  corners: readonly Vector[];
  middle: Vector;
  normal: Vector;
}

const PHI = (1 + Math.sqrt(5)) / 2;
const bodies = new Map<Sides, readonly Face[]>();

/** The faces of a body of radius 1, always in the same order. */
export function facesOf(sides: Sides): readonly Face[] {
  const known = bodies.get(sides);
  if (known) return known;
  const faces = hull(CORNERS[sides](), sides);
  bodies.set(sides, faces);
  return faces;
}

/** The rotation by this many radians around an axis. */
export function turnAbout(axis: Vector, angle: number): Rotation {
  const [x, y, z] = unit(axis);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const k = 1 - c;
  return [
    [c + x * x * k, x * y * k - z * s, x * z * k + y * s],
    [y * x * k + z * s, c + y * y * k, y * z * k - x * s],
    [z * x * k - y * s, z * y * k + x * s, c + z * z * k],
  ];
}

/** The rotation that applies `first`, then `then`. */
export function combine(then: Rotation, first: Rotation): Rotation {
  const columns: Rotation = [
    [first[0][0], first[1][0], first[2][0]],
    [first[0][1], first[1][1], first[2][1]],
    [first[0][2], first[1][2], first[2][2]],
  ];
  const row = (a: Vector): Vector => [dot(a, columns[0]), dot(a, columns[1]), dot(a, columns[2])];
  return [row(then[0]), row(then[1]), row(then[2])];
}

/** The position of a point after a rotation. */
export function turned(turn: Rotation, point: Vector): Vector {
  return [dot(turn[0], point), dot(turn[1], point), dot(turn[2], point)];
}

/** The rotation that takes one frame to another. */
export function turnOnto(from: Frame, to: Frame): Rotation {
  const a = axes(from);
  const b = axes(to);
  const entry = (i: 0 | 1 | 2, j: 0 | 1 | 2): number => b[0][i] * a[0][j] + b[1][i] * a[1][j] + b[2][i] * a[2][j];
  const row = (i: 0 | 1 | 2): Vector => [entry(i, 0), entry(i, 1), entry(i, 2)];
  return [row(0), row(1), row(2)];
}

/** A direction, and the up direction when looking against it. */
export interface Frame {
  normal: Vector;
  up: Vector;
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The length of a vector. */
export function lengthOf([x, y, z]: Vector): number {
  return Math.hypot(x, y, z);
}

/** The unit vector in the same direction. */
export function unit(a: Vector): Vector {
  const length = lengthOf(a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** The orthogonal axes of a frame: sideways, up and outwards. */
function axes({ normal, up }: Frame): readonly [Vector, Vector, Vector] {
  const out = unit(normal);
  const across = unit(cross(up, out));
  return [across, cross(out, across), out];
}

function signs(): readonly (readonly [number, number])[] {
  return [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ];
}

function cube(): Vector[] {
  return signs().flatMap(([x, y]): Vector[] => [
    [x, y, 1],
    [x, y, -1],
  ]);
}

/** The corners of three mutually perpendicular rectangles with these sides. */
function rectangles(a: number, b: number): Vector[] {
  return signs().flatMap(([p, q]): Vector[] => [
    [0, p * a, q * b],
    [p * a, q * b, 0],
    [q * b, 0, p * a],
  ]);
}

const CORNERS: Readonly<Record<Sides, () => Vector[]>> = {
  4: () => [
    [1, 1, 1],
    [1, -1, -1],
    [-1, 1, -1],
    [-1, -1, 1],
  ],
  6: cube,
  8: () =>
    [1, -1].flatMap((one): Vector[] => [
      [one, 0, 0],
      [0, one, 0],
      [0, 0, one],
    ]),
  12: () => [...cube(), ...rectangles(1 / PHI, PHI)],
  20: () => rectangles(1, PHI),
  30: () => [...cube(), ...rectangles(1 / PHI, PHI), ...rectangles(PHI, 1)],
};

/** The faces of a convex body: every plane through three corners with all others behind it. */
function hull(raw: readonly Vector[], sides: Sides): Face[] {
  const most = Math.max(...raw.map((corner) => lengthOf(corner)));
  const corners = raw.map(([x, y, z]): Vector => [x / most, y / most, z / most]);
  const faces: Face[] = [];
  for (const [i, a] of corners.entries()) {
    for (const [j, b] of corners.entries()) {
      for (const c of corners.slice(j + 1)) {
        if (j <= i || lengthOf(cross(minus(b, a), minus(c, a))) < 1e-6) continue;
        const face = faceThrough(a, b, c, corners);
        if (face && !faces.some((known) => dot(known.normal, face.normal) > 0.9999)) faces.push(face);
      }
    }
  }
  if (faces.length !== sides) throw new Error(`a body of ${sides} sides came out with ${faces.length}`);
  return faces;
}

function faceThrough(a: Vector, b: Vector, c: Vector, corners: readonly Vector[]): Face | null {
  const across = unit(cross(minus(b, a), minus(c, a)));
  const normal: Vector = dot(across, a) > 0 ? across : [-across[0], -across[1], -across[2]];
  const reach = dot(normal, a);
  if (corners.some((corner) => dot(normal, corner) > reach + 1e-6)) return null;
  const on = corners.filter((corner) => dot(normal, corner) > reach - 1e-6);
  const middle = mean(on);
  const x = unit(minus(on[0] ?? a, middle));
  const y = cross(normal, x);
  const angle = (corner: Vector): number => {
    const out = minus(corner, middle);
    return Math.atan2(dot(out, y), dot(out, x));
  };
  return { corners: on.toSorted((p, q) => angle(p) - angle(q)), middle, normal };
}

function mean(points: readonly Vector[]): Vector {
  const sum = (i: 0 | 1 | 2): number => points.reduce((total, point) => total + point[i], 0) / points.length;
  return [sum(0), sum(1), sum(2)];
}
