// Sounds of cars: gears, tyres, damage and the start lights. Not here: running engines (engines.ts).

import { again, drum, metal, noise, type Score, tone } from '../layers';

const engine = (from: number, to: number, long: number, after = 0) =>
  tone({ wave: 'sawtooth', fat: true, dull: 1600, from, to, after, long, loud: 0.6 });

export const cars = {
  gear: {
    level: -14,
    layers: [
      metal({ pitch: 140, harmonicity: 3.1, bright: 1800, long: 0.08, loud: 0.5 }),
      drum({ pitch: 90, drop: 1, long: 0.08, loud: 0.8 }),
      engine(150, 260, 0.3, 0.05),
    ],
  },
  boost: {
    level: -9,
    layers: [
      engine(90, 420, 0.7),
      noise({ colour: 'pink', filter: 'bandpass', from: 300, to: 2600, q: 0.7, long: 0.6, loud: 0.8, swell: 0.35 }),
    ],
  },
  brake: {
    level: -15,
    layers: [
      noise({ filter: 'bandpass', from: 1200, to: 700, q: 2, long: 0.3, loud: 0.6, swell: 0.05 }),
      engine(220, 120, 0.35),
    ],
  },
  squeal: {
    level: -12,
    layers: [
      noise({ filter: 'bandpass', from: 1900, to: 1400, q: 14, long: 0.7, loud: 1, swell: 0.06 }),
      noise({ filter: 'bandpass', from: 2700, to: 2100, q: 18, long: 0.6, loud: 0.6, swell: 0.06 }),
      tone({ wave: 'sawtooth', from: 1450, to: 1150, dull: 2600, long: 0.6, loud: 0.06, swell: 0.08 }),
    ],
  },
  gravel: {
    level: -12,
    layers: again([0, 0.07, 0.13, 0.22, 0.28, 0.37, 0.45, 0.56], (_, nth) => [
      noise({ colour: 'brown', filter: 'lowpass', from: 900 + 300 * (nth % 3), long: 0.12, loud: 0.9 - nth * 0.07 }),
      noise({ filter: 'highpass', from: 3600, long: 0.04, loud: 0.25 }),
    ]),
  },
  thud: {
    level: -9,
    layers: [
      drum({ pitch: 60, drop: 2, long: 0.25, loud: 1 }),
      noise({ filter: 'lowpass', from: 900, to: 200, long: 0.2, loud: 0.6 }),
    ],
  },
  crash: {
    level: -5,
    layers: [
      drum({ pitch: 48, drop: 2.5, long: 0.5, loud: 1 }),
      noise({ colour: 'pink', filter: 'lowpass', from: 2400, to: 220, long: 0.7, loud: 0.9 }),
      metal({ pitch: 90, harmonicity: 5.1, bright: 2600, long: 0.6, loud: 0.5 }),
      noise({ filter: 'highpass', from: 3500, after: 0.08, long: 0.3, loud: 0.3 }),
    ],
  },
  spark: {
    level: -16,
    layers: again([0, 0.04, 0.09, 0.12, 0.19], () => [
      noise({ filter: 'highpass', from: 5200, long: 0.03, loud: 0.9 }),
      metal({ pitch: 900, harmonicity: 7.3, bright: 7000, long: 0.04, loud: 0.3 }),
    ]),
  },
  wind: {
    level: -15,
    layers: [
      noise({ colour: 'pink', filter: 'bandpass', from: 400, to: 1500, q: 1.2, long: 0.9, loud: 1, swell: 0.45 }),
    ],
  },
  pit: {
    level: -12,
    layers: again([0, 0.22, 0.44], () => [
      noise({ filter: 'bandpass', from: 3000, to: 3600, q: 4, long: 0.14, loud: 0.6 }),
      tone({ wave: 'square', from: 190, to: 230, dull: 1500, long: 0.14, loud: 0.5 }),
    ]),
  },
  lights: { level: -14, layers: [tone({ wave: 'square', from: 440, dull: 1400, long: 0.22, loud: 1 })] },
  go: {
    level: -10,
    layers: [
      tone({ wave: 'square', from: 880, dull: 2400, long: 0.5, loud: 0.7 }),
      engine(110, 380, 0.9, 0.05),
      noise({ colour: 'pink', filter: 'bandpass', from: 500, to: 1800, q: 0.6, long: 0.9, loud: 0.5, swell: 0.3 }),
    ],
  },
} as const satisfies Readonly<Record<string, Score>>;
