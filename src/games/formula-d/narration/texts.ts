// Formula D's texts: names of drivers, levels and figures, and text that several panels share.

import { BOT_IDS } from '@core/contract';
import { type FigureNames, figure, type LevelNames, levelNamesBy } from '@narration/names';
import { t } from '../text/t';
import type { Gear } from '../types';

/** The names of the AI driver levels (S8). */
export function levelNames(): LevelNames {
  return levelNamesBy(BOT_IDS, (id) => t(`level.${id}`));
}

/** The names of the statistics' figures. */
export function figureNames(): FigureNames {
  return {
    bestLap: figure(t('figure.bestLap'), rounds),
    rounds: figure(t('figure.rounds'), rounds),
    topGear: figure(t('figure.topGear')),
    wearLeft: figure(t('figure.wearLeft')),
    gained: figure(t('figure.gained')),
    pitStops: figure(t('figure.pitStops')),
    brake: figure(t('figure.brake')),
    overshoot: figure(t('figure.overshoot')),
    collision: figure(t('figure.collision')),
    motor: figure(t('figure.motor')),
  };
}

/** '7 rounds'. */
export function rounds(n: number): string {
  return t('rounds', { n });
}

/** This many wear points or fewer are shown as a warning. */
export const LOW_WEAR = 4;

/** Sides of each gear's die, by gear from 1. */
const DIE_SIDES = [4, 6, 8, 12, 20, 30] as const;

/** Sides of a gear's die. */
export function sidesOf(gear: Gear): number {
  return DIE_SIDES[gear - 1] ?? 0;
}
