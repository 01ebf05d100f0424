// Waddington's texts: names of drivers, levels, corners and cards, and parameters for sentences about wear.

import { BOT_IDS } from '@core/contract';
import { circuitNames, type FigureNames, figure, type LevelNames, levelNamesBy } from '@narration/names';
import { pitCardOf, tacticOf } from '../data/cards';
import { CIRCUITS, type Circuit, learnedCircuit } from '../data/circuits';
import { t } from '../text/t';
import type { PitCard, Tactic, Wear } from '../types';

/** The names of the AI driver levels (S8). */
export function levelNames(): LevelNames {
  return levelNamesBy(BOT_IDS, (id) => t(`level.${id}`));
}

/** The names of the statistics' figures. */
export function figureNames(): FigureNames {
  return {
    bestLap: figure(t('figure.bestLap'), turns),
    turns: figure(t('figure.turns'), turns),
    lapsLed: figure(t('figure.lapsLed')),
    spins: figure(t('figure.spins')),
    dice: figure(t('figure.dice')),
    stops: figure(t('figure.stops')),
    baulks: figure(t('figure.baulks')),
    cardsUsed: figure(t('figure.cardsUsed')),
  };
}

/** Circuit lookup by any id. */
export const { circuitNamed, circuitName } = circuitNames<Circuit>('waddington', CIRCUITS, learnedCircuit);

/** The name of a circuit's corner; its number if the circuit is unknown. */
export function cornerName(circuit: string, corner: number): string {
  return circuitNamed(circuit)?.corners[corner]?.name ?? t('corner.unnamed', { number: corner + 1 });
}

/** A corner's short name for tight spaces: 'Gallows' for 'Gallows Hairpin'. */
export function cornerShort(circuit: string, corner: number): string {
  return circuitNamed(circuit)?.corners[corner]?.short ?? cornerName(circuit, corner);
}

/** A tactic card's title. */
export function tacticName(card: Tactic): string {
  return t(`tactic.${tacticOf(card).id}.title`);
}

/** The text on a tactic card. */
export function tacticText(card: Tactic): string {
  return t(`tactic.${tacticOf(card).id}.text`);
}

/** A pit card's title. */
export function pitCardName(card: PitCard): string {
  return t(`pit.${pitCardOf(card).id}.title`);
}

/** The text on a pit card. */
export function pitCardText(card: PitCard): string {
  return t(`pit.${pitCardOf(card).id}.text`);
}

/** The gauges that points of wear affect. */
export type WearKind = 'none' | 'tyres' | 'brakes' | 'both';

/** Parameters for a sentence about points of wear: the gauges affected, and how many points. */
export function wearGiven({ brakes, tyres }: Wear): Wear & { wear: WearKind } {
  return { wear: tyres > 0 ? (brakes > 0 ? 'both' : 'tyres') : brakes > 0 ? 'brakes' : 'none', brakes, tyres };
}

/** Parameters for a sentence about a roll: nothing, a spin-off, or the gauges it wears, and how many points. */
export function outcomeGiven(what: { result: 'none' | 'wear' | 'spin' } & Wear): Wear & { result: WearKind | 'spin' } {
  const { wear, ...points } = wearGiven(what);
  return { result: what.result === 'wear' ? wear : what.result, ...points };
}

/** 'tyres +1' and 'brakes +2', each only if there is any. */
export function wearParts({ brakes, tyres }: Wear): string[] {
  return [
    ...(tyres > 0 ? [t('wear.tyres', { n: tyres })] : []),
    ...(brakes > 0 ? [t('wear.brakes', { n: brakes })] : []),
  ];
}

/** '12 turns'. */
export function turns(n: number): string {
  return t('turns', { n });
}
