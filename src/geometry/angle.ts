// The angle of a direction, by sums, products and square roots alone: the same bytes in Node and every browser, which differ in
// the last digit of their own functions.

/** Terms of the series: with its argument below a fifth, the rest is below a billionth. */
const TERMS = 7;

/** The angle of a direction in radians, 0 to the right, clockwise on the screen, above -pi up to pi. No direction gives 0. */
export function angleOf(x: number, y: number): number {
  const [across, up] = [Math.abs(x), Math.abs(y)];
  if (across === 0 && up === 0) return 0;
  const eighth = arcTangent(Math.min(across, up) / Math.max(across, up));
  const quarter = up > across ? Math.PI / 2 - eighth : eighth;
  const half = x < 0 ? Math.PI - quarter : quarter;
  return y < 0 ? -half : half;
}

/** The arc tangent of a number from 0 to 1: the angle is halved twice, then the series of what is left. */
function arcTangent(value: number): number {
  const quarter = halved(halved(value));
  let [sum, power] = [0, quarter];
  for (let term = 0; term < TERMS; term++) {
    sum += (term % 2 === 0 ? power : -power) / (2 * term + 1);
    power *= quarter * quarter;
  }
  return 4 * sum;
}

/** The tangent of half the angle. */
function halved(tangent: number): number {
  return tangent / (1 + Math.sqrt(1 + tangent * tangent));
}
