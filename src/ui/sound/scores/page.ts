// The page's own sounds: short, dry and unobtrusive.

import { noise, type Score, tone } from '../layers';

export const page = {
  tick: { level: -26, layers: [tone({ wave: 'sine', from: 1800, long: 0.03, loud: 1 })] },
  click: { level: -20, layers: [tone({ wave: 'triangle', from: 660, to: 520, long: 0.05, loud: 1 })] },
  confirm: {
    level: -16,
    layers: [
      tone({ wave: 'triangle', from: 523, long: 0.1, loud: 0.8 }),
      tone({ wave: 'triangle', from: 784, after: 0.08, long: 0.18, loud: 0.8 }),
    ],
  },
  refuse: { level: -16, layers: [tone({ wave: 'sawtooth', from: 110, to: 95, long: 0.12, loud: 1, dull: 900 })] },
  joined: {
    level: -14,
    layers: [
      tone({ wave: 'sine', from: 784, long: 0.12, loud: 0.8 }),
      tone({ wave: 'sine', from: 1175, after: 0.1, long: 0.28, loud: 0.8 }),
    ],
  },
  lastSeconds: {
    level: -18,
    layers: [
      tone({ wave: 'square', from: 1200, long: 0.04, loud: 0.5, dull: 2400 }),
      noise({ filter: 'highpass', from: 4000, long: 0.02, loud: 0.3 }),
    ],
  },
  yourTurn: {
    level: -12,
    layers: [659, 784, 988].map((from, nth) =>
      tone({ wave: 'sine', from, after: nth * 0.12, long: nth === 2 ? 0.4 : 0.2, loud: 0.8 }),
    ),
  },
} as const satisfies Readonly<Record<string, Score>>;
