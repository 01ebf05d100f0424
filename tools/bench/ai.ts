// Thinking time of the AI drivers: whole races in which one level drives every car. For every game of the registry.

import { botsOf } from '@ai/bots';
import { type AnyGame, LEVELS, type Level } from '@core/contract';
import { fieldOf, jobOf } from '../../src/cli/sim/field';
import { simulateRace } from '../../src/cli/sim/race';
import { percentile } from '../../src/cli/sim/tally';
import type { Setting } from './engine';
import type { Measured } from './figure';

const LIMITS = {
  easy: { floor: 150, goal: 50 },
  medium: { floor: 300, goal: 150 },
  hard: { floor: 800, goal: 300 },
  best: { floor: 3000, goal: 1500 },
} as const satisfies Record<Level, { floor: number; goal: number }>;

/** p95 of a decision per level in ms of CPU time, and the length of a whole race of hard drivers in s of CPU time. */
export function aiFigures(game: AnyGame, setting?: Setting): Measured[] {
  const id = setting?.name ?? game.id;
  const options = setting && JSON.stringify(setting.options);
  const figures: Measured[] = [];
  for (const level of LEVELS.filter((one) => botsOf(game).includes(one))) {
    const field = fieldOf(game, game.circuits[0]?.id ?? '', level, game.seats[1], options);
    const ms = simulateRace(jobOf(field, 0, 'bench'))
      .ms.flat()
      .sort((a, b) => a - b);
    const limits = { unit: 'ms', ...LIMITS[level], better: 'lower' } as const;
    figures.push({ name: `ai.${id}.${level}.p95`, value: percentile(ms, 0.95), ...limits });
    if (level !== 'hard') continue;
    const whole = ms.reduce((sum, one) => sum + one, 0) / 1000;
    figures.push({ name: `ai.${id}.race`, value: whole, unit: 's', floor: 30, goal: 5, better: 'lower' });
  }
  return figures;
}
