// Sounds of the stands, and the short pieces of music.

import { drum, noise, type Score, tone } from '../layers';

/** The beat of the theme in seconds, and its notes in Hz; 0 is a rest. */
const BEAT = 0.176;
const BASS = [98, 98, 0, 98, 131, 0, 131, 0, 87, 87, 0, 87, 117, 0, 117, 131];
const TUNE = [392, 0, 466, 523, 0, 587, 0, 466, 523, 0, 0, 392, 466, 0, 349, 0, 392, 0, 466, 523, 0, 698, 587, 0, 784];

const note = (from: number, nth: number, beats: number, loud: number) => [
  tone({ wave: 'sawtooth', from, after: nth * BEAT, long: BEAT * beats, loud: loud * 0.5, dull: 2200, swell: 0.02 }),
  tone({ wave: 'triangle', from: from * 1.003, after: nth * BEAT, long: BEAT * beats, loud, swell: 0.02 }),
];

export const crowd = {
  cheer: {
    level: -12,
    layers: [
      noise({ colour: 'pink', filter: 'bandpass', from: 900, to: 1300, q: 0.7, long: 1.8, loud: 1, swell: 0.5 }),
      noise({ filter: 'bandpass', from: 2400, to: 1800, q: 1.6, after: 0.2, long: 1.3, loud: 0.3, swell: 0.4 }),
    ],
  },
  roar: {
    level: -7,
    layers: [
      noise({ colour: 'pink', filter: 'bandpass', from: 700, to: 1200, q: 0.5, long: 3.4, loud: 1, swell: 0.7 }),
      noise({ filter: 'bandpass', from: 2600, to: 2000, q: 1.4, after: 0.3, long: 2.6, loud: 0.35, swell: 0.8 }),
      noise({ filter: 'bandpass', from: 3400, q: 9, after: 0.9, long: 0.7, loud: 0.25, swell: 0.15 }),
    ],
  },
  gasp: {
    level: -14,
    layers: [
      noise({ colour: 'pink', filter: 'bandpass', from: 700, to: 1700, q: 1.4, long: 0.5, loud: 1, swell: 0.2 }),
      noise({
        colour: 'pink',
        filter: 'bandpass',
        from: 900,
        to: 500,
        q: 1,
        after: 0.5,
        long: 0.8,
        loud: 0.6,
        swell: 0.2,
      }),
    ],
  },
  bell: {
    level: -12,
    layers: [0, 0.32, 0.64].flatMap((after) => [
      tone({ wave: 'sine', from: 1318, after, long: 0.9, loud: 0.7 }),
      tone({ wave: 'sine', from: 2637, after, long: 0.5, loud: 0.3 }),
      tone({ wave: 'sine', from: 3520, after, long: 0.25, loud: 0.15 }),
    ]),
  },
  call: {
    level: -13,
    layers: [
      tone({ wave: 'triangle', from: 523, to: 540, long: 0.28, loud: 0.9, swell: 0.05 }),
      tone({ wave: 'triangle', from: 392, to: 380, after: 0.3, long: 0.5, loud: 0.9, swell: 0.05 }),
    ],
  },
  fanfare: {
    level: -10,
    layers: [
      [392, 0, 0.14],
      [392, 0.16, 0.08],
      [523, 0.26, 0.3],
      [659, 0.58, 0.16],
      [784, 0.76, 0.9],
    ].flatMap(([from = 0, after = 0, long = 0]) => [
      tone({ wave: 'sawtooth', from, after, long, loud: 0.5, dull: 2600, swell: 0.02 }),
      tone({ wave: 'triangle', from: from * 1.004, after, long, loud: 0.8, swell: 0.02 }),
      tone({ wave: 'triangle', from: from / 2, after, long, loud: 0.5, swell: 0.02 }),
    ]),
  },
  theme: {
    level: -14,
    layers: [
      ...[0, 16].flatMap((from) =>
        BASS.flatMap((hz, nth) =>
          hz === 0
            ? []
            : [tone({ wave: 'sawtooth', from: hz, after: (from + nth) * BEAT, long: BEAT, loud: 0.7, dull: 520 })],
        ),
      ),
      ...TUNE.flatMap((hz, nth) => (hz === 0 ? [] : note(hz, 4 + nth, nth === TUNE.length - 1 ? 6 : 1.6, 0.6))),
      ...Array.from({ length: 16 }, (_, nth) =>
        drum({ pitch: 62, drop: 2, after: nth * 2 * BEAT, long: 0.2, loud: 0.7 }),
      ),
      ...Array.from({ length: 16 }, (_, nth) =>
        noise({ filter: 'highpass', from: 6200, after: (nth * 2 + 1) * BEAT, long: 0.05, loud: 0.18 }),
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Score>>;
