// Sounds of robots, of the factory floor, and of the storm that deals cards.

import { again, drum, metal, noise, type Score, tone } from '../layers';

export const factory = {
  belt: {
    level: -18,
    layers: [
      tone({ wave: 'sawtooth', from: 62, to: 70, fat: true, dull: 500, long: 0.6, loud: 0.8, swell: 0.15 }),
      ...again([0.05, 0.17, 0.29, 0.41, 0.53], () => [
        noise({ filter: 'bandpass', from: 1600, q: 3, long: 0.04, loud: 0.4 }),
      ]),
    ],
  },
  servo: {
    level: -18,
    layers: [
      tone({ wave: 'sawtooth', from: 240, to: 420, dull: 1800, long: 0.22, loud: 0.7, swell: 0.04 }),
      tone({ wave: 'square', from: 482, to: 842, dull: 2200, long: 0.22, loud: 0.15, swell: 0.04 }),
    ],
  },
  clank: {
    level: -13,
    layers: [
      metal({ pitch: 170, harmonicity: 4.7, bright: 2800, long: 0.25, loud: 0.8 }),
      drum({ pitch: 120, drop: 1, long: 0.1, loud: 0.8 }),
    ],
  },
  piston: {
    level: -11,
    layers: [
      noise({ filter: 'highpass', from: 2800, long: 0.16, loud: 0.6 }),
      drum({ pitch: 75, drop: 1.6, after: 0.1, long: 0.2, loud: 1 }),
      noise({ filter: 'bandpass', from: 1800, to: 900, after: 0.28, q: 1, long: 0.22, loud: 0.4 }),
    ],
  },
  laser: {
    level: -13,
    layers: [
      tone({ wave: 'sawtooth', from: 2100, to: 180, dull: 4200, long: 0.28, loud: 0.6 }),
      tone({ wave: 'square', from: 1060, to: 95, dull: 3200, long: 0.28, loud: 0.3 }),
      noise({ filter: 'highpass', from: 4200, after: 0.2, long: 0.12, loud: 0.3 }),
    ],
  },
  fall: {
    level: -11,
    layers: [
      tone({ wave: 'sine', from: 1500, to: 160, long: 0.9, loud: 0.7, swell: 0.08 }),
      drum({ pitch: 50, drop: 2, after: 0.92, long: 0.3, loud: 1 }),
    ],
  },
  beam: {
    level: -13,
    layers: again([0, 0.08, 0.16, 0.24, 0.32], (_, nth) => [
      tone({ wave: 'triangle', from: [392, 494, 587, 784, 988][nth] ?? 392, long: 0.3, loud: 0.6 }),
    ]),
  },
  thunder: {
    level: -6,
    layers: [
      noise({ filter: 'highpass', from: 1800, long: 0.12, loud: 0.7 }),
      noise({ colour: 'brown', filter: 'lowpass', from: 700, to: 90, after: 0.05, long: 2, loud: 1 }),
      noise({ colour: 'brown', filter: 'lowpass', from: 240, to: 80, after: 0.6, long: 1.6, loud: 0.8, swell: 0.3 }),
    ],
  },
  bubbles: {
    level: -15,
    layers: again([0, 0.12, 0.2, 0.33, 0.41, 0.55], (_, nth) => [
      tone({ wave: 'sine', from: 240 + 70 * (nth % 4), to: 520 + 90 * (nth % 4), long: 0.1, loud: 0.8 }),
    ]),
  },
} as const satisfies Readonly<Record<string, Score>>;
