// Heat's words: names of drivers, levels, phases and gears, and small phrases that several panels share.

import { circuitNames, figure, namesIn } from '@ui/game/words/names';
import type { FigureName } from '@ui/game-ui';
import { count, ordinal } from '@ui/phrases';
import { cardOf } from '../data/cards';
import { TRACKS, type Track } from '../data/tracks';
import type { AskKind, Card, CornerForecast, Gear, Phase } from '../types';
import type { Stage } from './weekend/stage';

export { count, list, nameOf, ordinal } from '@ui/phrases';

/** Names of AI drivers, taken in order. */
export const DRIVER_NAMES = namesIn('Ada Bruno Clark Nuvolari Grace Ines Stirling Juan Maria');

/** What the levels of AI drivers are called. */
export const LEVEL_NAMES = { random: 'Random', easy: 'Rookie', medium: 'Pro', hard: 'Champion' } as const;

/** What the levels of Legends are called. */
export const LEGEND_LEVELS: Readonly<Record<string, string>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

/** What statistics call the figures. */
export const FIGURE_NAMES: Readonly<Record<string, FigureName>> = {
  bestLap: figure('Best lap', 'round', 'rounds'),
  rounds: figure('Fastest race', 'round', 'rounds'),
  topSpeed: figure('Top speed'),
  spinOuts: figure('Spin-outs'),
  slipstreams: figure('Slipstreams'),
  boosts: figure('Boosts'),
  heatPaid: figure('Heat paid'),
  stress: figure('Stress cards played'),
};

/** Title of each phase, 1 to 9; 0 is the draft before the first round. */
export const PHASE_TITLES: Readonly<Record<Phase | 0, string>> = {
  0: 'Garage draft',
  1: 'Shift gears',
  2: 'Play cards',
  3: 'Reveal and move',
  4: 'Adrenaline',
  5: 'React',
  6: 'Slipstream',
  7: 'Corners',
  8: 'Discard',
  9: 'Replenish',
};

/** Title of each step of the start. */
export const START_TITLES: Readonly<Record<Stage, string>> = {
  event: 'Event',
  grid: 'Starting grid',
  draft: 'Garage draft',
  weather: 'Weather and road',
  sponsors: 'Sponsors',
  race: 'To the start',
};

/** What happens in each step of the start, where the event on show has no words of its own. */
export const START_PROMPTS: Readonly<Record<Stage, string>> = {
  event: 'The event is turned over',
  grid: 'The cars line up',
  draft: 'Cards are dealt',
  weather: 'Weather and road are turned over',
  sponsors: 'Sponsorship cards are dealt',
  race: 'Decks are shuffled, first hands drawn',
};

/** What the symbols of a gear do in React. */
export const GEAR_SYMBOLS: Readonly<Record<Gear, string>> = {
  1: 'Cooldown 3 afterwards.',
  2: 'Cooldown 1 afterwards.',
  3: 'No cooldown, no boost.',
  4: 'You may boost.',
};

/** The names above, as the screens ask for them. */
export const names = { driverNames: DRIVER_NAMES, figureNames: FIGURE_NAMES, levelNames: LEVEL_NAMES };

/** What a driver does who has this kind of ask open, after 'Ada ' or 'Ada and Bruno '. */
export const DOING: Readonly<Record<AskKind, readonly [one: string, many: string]>> = {
  draft: ['is choosing an upgrade', 'are choosing upgrades'],
  gear: ['is choosing a gear', 'are choosing gears'],
  cards: ['is choosing cards', 'are choosing cards'],
  value: ['is choosing a value', 'are choosing values'],
  react: ['is reacting', 'are reacting'],
  slipstream: ['may slipstream', 'may slipstream'],
  discard: ['is discarding', 'are discarding'],
};

/** '3rd gear: play 3 cards.' */
export function gearRule(gear: Gear): string {
  return `${ordinal(gear)} gear: play ${count(gear, 'card')}.`;
}

/** A card in words: 'Speed 4', 'Stress', '4 Wheel Drive 4'. */
export function cardName(card: Card): string {
  const face = cardOf(card);
  if (face.kind === 'heat') return 'Heat';
  if (face.kind === 'stress') return 'Stress';
  if (face.kind === 'speed') return `Speed ${face.values[0]}`;
  if (face.type === 'starting') return face.name;
  return face.values.length > 0 ? `${face.name} ${face.values.join('/')}` : face.name;
}

/** What a corner costs: 'Prima Curva at 7, limit 5: 2 heat'. */
export function cornerCost(corner: CornerForecast): string {
  const head = `${corner.name} at ${corner.speed}, limit ${corner.limit}`;
  if (corner.spinOut) return `${head}: spin-out`;
  return corner.heat === 0 ? `${head}: free` : `${head}: ${corner.heat} heat`;
}

/** Circuits by any id. */
export const { circuitNamed: trackNamed, circuitName } = circuitNames<Track>(TRACKS);

/** Name of a corner of a circuit. */
export function cornerName(circuit: string, corner: number): string {
  return trackNamed(circuit)?.corners[corner]?.name ?? `corner ${corner + 1}`;
}
