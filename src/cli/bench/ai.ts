// Thinking time of the AI drivers: whole races in which one level drives every car. For every game of the registry.

import { type AnyGame, LEVELS, type Level } from '@core/contract';
import { fieldOf, jobOf } from '../sim/field';
import { playRace } from '../sim/race';
import { percentile } from '../sim/tally';
import type { Measured } from './figure';

const LIMITS = {
  easy: { floor: 150, goal: 50 },
  medium: { floor: 800, goal: 300 },
  hard: { floor: 800, goal: 300 },
} as const satisfies Record<Level, { floor: number; goal: number }>;

/** p95 of a decision per level in ms of CPU time, and the length of a whole race of hard drivers in s of CPU time. */
export function aiFigures(game: AnyGame): Measured[] {
  const figures: Measured[] = [];
  for (const level of LEVELS) {
    const field = fieldOf(game, game.circuits[0]?.id ?? '', level, game.seats[1], undefined);
    const ms = playRace(jobOf(field, 0, 'bench'))
      .ms.flat()
      .sort((a, b) => a - b);
    const name = `ai.${game.id}.${level}.p95`;
    figures.push({ name, value: percentile(ms, 0.95), unit: 'ms', ...LIMITS[level], better: 'lower' });
    if (level !== 'hard') continue;
    const whole = ms.reduce((sum, one) => sum + one, 0) / 1000;
    figures.push({ name: `ai.${game.id}.race`, value: whole, unit: 's', floor: 30, goal: 5, better: 'lower' });
  }
  return figures;
}
