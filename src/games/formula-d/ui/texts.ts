// Words of Formula D: names of drivers, levels and gears, and small phrases that several panels share.

import { figure, namesIn } from '@ui/game/words/names';
import type { FigureName } from '@ui/game-ui';
import { count, ordinal } from '@ui/phrases';
import type { AskKind, CarStatus, Gear, OutReason, TeamId } from '../types';

/** Names of AI drivers, taken in order. */
export const DRIVER_NAMES = namesIn('Ada Bruno Clark Nuvolari Grace Ines Tomas Moss Juan Maria');

/** What the levels of AI drivers are called (section 10). */
export const LEVEL_NAMES = { random: 'Random', easy: 'Rookie', medium: 'Club', hard: 'Pro' } as const;

/** What statistics call the figures. */
export const FIGURE_NAMES: Readonly<Record<string, FigureName>> = {
  bestLap: figure('Best lap', 'round', 'rounds'),
  rounds: figure('Fastest race', 'round', 'rounds'),
  topGear: figure('Highest gear'),
  wearLeft: figure('Most wear left'),
  gained: figure('Places won'),
  pitStops: figure('Pit stops'),
  brake: figure('Wear for braking'),
  overshoot: figure('Wear for overshooting'),
  collision: figure('Wear in collisions'),
  motor: figure('Wear on the engine'),
};

/** The names above, as the screens ask for them. */
export const names = { driverNames: DRIVER_NAMES, figureNames: FIGURE_NAMES, levelNames: LEVEL_NAMES };

/** What a driver does who has this kind of ask open, after a name. */
export const DOING: Readonly<Record<AskKind, string>> = {
  gear: 'is choosing a gear',
  move: 'is choosing a space',
  slipstream: 'is in a slipstream',
};

/** Why a car is out, after 'is out'. */
export const OUT_WORDS: Readonly<Record<OutReason, string>> = {
  worn: 'worn out',
  crash: 'thrown out of the corner',
  collision: 'after a collision',
  motor: 'with a broken engine',
};

/** Names of the teams. */
export const TEAM_NAMES: Readonly<Record<TeamId, string>> = {
  silver: 'Silver',
  amber: 'Amber',
  emerald: 'Emerald',
  scarlet: 'Scarlet',
  azure: 'Azure',
};

/** Where a car is that is not racing, for the standings; null: on the track. */
export const STATUS_WORDS: Readonly<Record<CarStatus, string | null>> = {
  grid: 'grid',
  stalled: 'stalled',
  racing: null,
  pitLane: 'pit lane',
  pitBox: 'pit box',
  finished: 'home',
  eliminated: 'out',
};

/** So few wear points are shown as a warning. */
export const LOW_WEAR = 4;

/** Sides of each gear's die, by gear from 1. */
export const DIE_SIDES = [4, 6, 8, 12, 20, 30] as const;

/** 'd12' of a gear. */
export function dieName(gear: Gear): string {
  return `d${DIE_SIDES[gear - 1] ?? 0}`;
}

/** '4th gear'. */
export function gearName(gear: Gear): string {
  return gear === 0 ? 'neutral' : `${ordinal(gear)} gear`;
}

/** '3 wear', the way points are counted everywhere. */
export function wearWords(points: number): string {
  return count(points, 'wear', 'wear');
}
