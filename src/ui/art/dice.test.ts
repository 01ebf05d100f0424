import { describe, expect, it } from 'vitest';
import { type DieLook, dieArt, diePicture, restTurn, seenFaces } from './dice';
import { combine, dot, facesOf, lengthOf, type Sides, turnAbout, turned, type Vector } from './polyhedra';

const SIDES: readonly Sides[] = [4, 6, 8, 12, 20, 30];
const CORNERS: Readonly<Record<Sides, number>> = { 4: 3, 6: 4, 8: 3, 12: 5, 20: 3, 30: 4 };

function dieOf(sides: Sides): DieLook {
  return { sides, colour: '#7f45c4', faces: Array.from({ length: sides }, (_, face) => face + 1) };
}

describe.each(SIDES)('a die of %i sides', (sides) => {
  it('has that many equal faces that form a closed body', () => {
    const faces = facesOf(sides);
    expect(faces).toHaveLength(sides);
    for (const face of faces) {
      expect(face.corners).toHaveLength(CORNERS[sides]);
      expect(dot(face.normal, face.middle)).toBeCloseTo(dot(faces[0]!.normal, faces[0]!.middle), 6);
    }
    const sum = (i: 0 | 1 | 2): number => faces.reduce((total, face) => total + face.normal[i], 0);
    expect(lengthOf([sum(0), sum(1), sum(2)])).toBeCloseTo(0, 6);
  });

  it('shows each number to the viewer when it is at rest', () => {
    const die = dieOf(sides);
    for (const [face, value] of die.faces.entries()) {
      const seen = seenFaces(die, restTurn(sides, face)).flatMap((one) => one.numbers);
      const highest = [...seen].sort((a, b) => a.middle[1] - b.middle[1])[0];
      const nearest = [...seen].sort((a, b) => Math.hypot(...a.middle) - Math.hypot(...b.middle))[0];
      expect((sides === 4 ? highest : nearest)?.value).toBe(value);
    }
  });

  it('shows the number upright and not mirrored', () => {
    const die = dieOf(sides);
    const [shown] = seenFaces(die, restTurn(sides, 0))
      .flatMap((one) => one.numbers)
      .filter(({ value }) => value === 1);
    expect(shown!.down[1]).toBeGreaterThan(0);
    expect(shown!.across[0] * shown!.down[1] - shown!.across[1] * shown!.down[0]).toBeGreaterThan(0);
  });

  it('is drawn without gaps in the numbers', () => {
    const svg = dieArt(dieOf(sides), sides);
    expect(svg).not.toMatch(/NaN|undefined/);
  });
});

describe('turning', () => {
  it('preserves lengths, and two turns combine into one', () => {
    const point: Vector = [0.3, -0.4, 0.5];
    const first = turnAbout([0, 0, 1], 0.7);
    const then = turnAbout([1, 1, 0], -1.2);
    const both = turned(combine(then, first), point);
    const oneByOne = turned(then, turned(first, point));
    expect(lengthOf(both)).toBeCloseTo(lengthOf(point), 9);
    for (const [i, part] of both.entries()) expect(part).toBeCloseTo(oneByOne[i]!, 9);
  });
});

describe('the picture of a die', () => {
  it('differs by number, even for a number that the die does not have', () => {
    const die = dieOf(20);
    const pictures = [7, 12, 40].map((value) => diePicture(die, value).svg);
    expect(new Set(pictures).size).toBe(3);
  });
});
