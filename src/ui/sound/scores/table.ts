// Sounds of cards, dice and coins on a table.

import { again, drum, metal, noise, type Score } from '../layers';

/** Times of a die's bounces in seconds, ever closer together. */
const BOUNCES = [0, 0.09, 0.16, 0.25, 0.31, 0.36, 0.4, 0.43];
const RIFFLES = [0, 0.035, 0.07, 0.1, 0.13, 0.155, 0.18, 0.2, 0.22];

const slap = (loud: number) => [
  noise({ filter: 'bandpass', from: 2400, to: 1500, q: 0.8, long: 0.09, loud }),
  noise({ filter: 'highpass', from: 5000, long: 0.03, loud: loud * 0.3 }),
];

export const table = {
  cardSlide: { level: -18, layers: slap(1) },
  cardFlip: {
    level: -16,
    layers: [
      noise({ filter: 'highpass', from: 2600, long: 0.04, loud: 0.6 }),
      noise({ filter: 'bandpass', from: 900, q: 1, after: 0.05, long: 0.06, loud: 1 }),
      drum({ pitch: 110, drop: 1, after: 0.05, long: 0.06, loud: 0.3 }),
    ],
  },
  deal: { level: -16, layers: again([0, 0.11, 0.22, 0.33], () => slap(1)) },
  shuffle: {
    level: -16,
    layers: [
      ...again(RIFFLES, (_, nth) => [
        noise({ filter: 'bandpass', from: 2000 + 220 * (nth % 3), q: 1.2, long: 0.04, loud: 0.6 }),
      ]),
      noise({ filter: 'bandpass', from: 1400, q: 0.7, after: 0.32, long: 0.14, loud: 1 }),
    ],
  },
  dice: {
    level: -12,
    layers: again(BOUNCES, (_, nth) => [
      drum({ pitch: 260 + 40 * (nth % 3), drop: 0.6, long: 0.05, loud: 0.9 - nth * 0.08 }),
      noise({ filter: 'bandpass', from: 2600 - 150 * nth, q: 2, long: 0.03, loud: 0.7 - nth * 0.06 }),
    ]),
  },
  knock: {
    level: -14,
    layers: [
      drum({ pitch: 180, drop: 1, long: 0.09, loud: 1 }),
      noise({ filter: 'bandpass', from: 1200, q: 1.5, long: 0.04, loud: 0.5 }),
    ],
  },
  coin: {
    level: -16,
    layers: again([0, 0.09, 0.15], (_, nth) => [
      metal({ pitch: 620, harmonicity: 8.1, bright: 5200, long: 0.3, loud: 0.8 - nth * 0.2 }),
    ]),
  },
  stamp: {
    level: -10,
    layers: [
      drum({ pitch: 70, drop: 1.5, long: 0.16, loud: 1 }),
      noise({ filter: 'lowpass', from: 1400, to: 300, long: 0.12, loud: 0.7 }),
    ],
  },
} as const satisfies Readonly<Record<string, Score>>;
