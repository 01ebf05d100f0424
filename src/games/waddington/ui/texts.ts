// Words of Waddington's Formula 1: names of drivers, levels, corners and cards, and what sentences on wear are given.

import { BOT_IDS } from '@core/contract';
import { circuitNames, figure, levelNamesBy } from '@ui/game/format/names';
import type { FigureName, GameUi } from '@ui/game-ui';
import { pitCardOf, tacticOf } from '../data/cards';
import { CIRCUITS, type Circuit } from '../data/circuits';
import { t } from '../text/t';
import type { PitCard, Tactic, Wear } from '../types';

/** What the levels of AI drivers are called (section 10). */
export function levelNames(): GameUi['levelNames'] {
  return levelNamesBy(BOT_IDS, (id) => t(`level.${id}`));
}

/** What statistics call the figures. */
export function figureNames(): Readonly<Record<string, FigureName>> {
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

/** Circuits by any id. */
export const { circuitNamed, circuitName } = circuitNames<Circuit>('waddington', CIRCUITS);

/** Name of a corner of a circuit; its number where the circuit is unknown. */
export function cornerName(circuit: string, corner: number): string {
  return circuitNamed(circuit)?.corners[corner]?.name ?? t('corner.unnamed', { number: corner + 1 });
}

const SHORTENED = ['abbots', 'mill', 'gallows', 'ridge', 'windmill', 'dip', 'chapel'] as const;

/** Name of a corner where room is short: 'Gallows' of 'Gallows Hairpin'. */
export function cornerShort(circuit: string, corner: number): string {
  const id = circuitNamed(circuit)?.corners[corner]?.id;
  const shortened = SHORTENED.find((one) => one === id);
  return shortened === undefined ? cornerName(circuit, corner) : t(`corner.short.${shortened}`);
}

/** A tactic card's title. */
export function tacticName(card: Tactic): string {
  return t(`tactic.${tacticOf(card).id}.title`);
}

/** What stands on a tactic card. */
export function tacticText(card: Tactic): string {
  return t(`tactic.${tacticOf(card).id}.text`);
}

/** A pit card's title. */
export function pitCardName(card: PitCard): string {
  return t(`pit.${pitCardOf(card).id}.title`);
}

/** What stands on a pit card. */
export function pitCardText(card: PitCard): string {
  return t(`pit.${pitCardOf(card).id}.text`);
}

/** Which gauges points of wear are about. */
export type WearKind = 'none' | 'tyres' | 'brakes' | 'both';

/** What a sentence on points of wear is given: the gauges they are about, and how many. */
export function wearGiven({ brakes, tyres }: Wear): Wear & { wear: WearKind } {
  return { wear: tyres > 0 ? (brakes > 0 ? 'both' : 'tyres') : brakes > 0 ? 'brakes' : 'none', brakes, tyres };
}

/** What a sentence on a throw is given: nothing, a spin-off, or the gauges it wears, and how many points. */
export function outcomeGiven(what: { result: 'none' | 'wear' | 'spin' } & Wear): Wear & { result: WearKind | 'spin' } {
  const { wear, ...points } = wearGiven(what);
  return { result: what.result === 'wear' ? wear : what.result, ...points };
}

/** 'tyres +1' and 'brakes +2', each only where there is any. */
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
