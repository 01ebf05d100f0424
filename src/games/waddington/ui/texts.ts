// Words of Waddington's Formula 1: names of drivers, levels, corners and cards, and small phrases that several panels share.

import { circuitNames, figure, namesIn } from '@ui/game/words/names';
import type { FigureName } from '@ui/game-ui';
import { count } from '@ui/phrases';
import { pitCardOf, tacticOf } from '../data/cards';
import { CIRCUITS, type Circuit } from '../data/circuits';
import type { AskKind, PitCard, SpinReason, Tactic, Wear } from '../types';

/** Names of AI drivers, taken in order. */
export const DRIVER_NAMES = namesIn('Ada Bruno Clark Nuvolari Grace Ines Stirling Juan Maria');

/** What the levels of AI drivers are called (section 10). */
export const LEVEL_NAMES = { random: 'Random', easy: 'Rookie', medium: 'Club', hard: 'Ace' } as const;

/** What statistics call the figures. */
export const FIGURE_NAMES: Readonly<Record<string, FigureName>> = {
  bestLap: figure('Best lap', 'turn', 'turns'),
  turns: figure('Fastest race', 'turn', 'turns'),
  lapsLed: figure('Laps led'),
  spins: figure('Spin-offs'),
  dice: figure('Penalty rolls'),
  stops: figure('Pit stops'),
  baulks: figure('Times baulked'),
  cardsUsed: figure('Tactic cards used'),
};

/** The names above, as the screens ask for them. */
export const names = { driverNames: DRIVER_NAMES, figureNames: FIGURE_NAMES, levelNames: LEVEL_NAMES };

/** What a driver does who has this kind of ask open, after a name. */
export const DOING: Readonly<Record<AskKind, string>> = {
  car: 'is choosing a car',
  drive: 'is choosing a speed',
  card: 'may play a card',
  tyres: 'may use Special Tyres',
};

/** Why a car spins off, after 'spins off'. */
export const SPIN_WORDS: Readonly<Record<SpinReason, string>> = {
  tooFast: 'far too fast',
  dice: 'on the dice',
  tyresWorn: 'on worn-out tyres',
  faultyTyres: 'on faulty tyres',
  brakeFailure: 'without brakes',
  cannotSlow: 'unable to slow down',
};

/** Circuits by any id. */
export const { circuitNamed, circuitName } = circuitNames<Circuit>(CIRCUITS);

/** Name of a corner of a circuit. */
export function cornerName(circuit: string, corner: number): string {
  return circuitNamed(circuit)?.corners[corner]?.name ?? 'the corner';
}

/** A tactic card's title. */
export function tacticName(card: Tactic): string {
  return tacticOf(card).title;
}

/** A pit card's title. */
export function pitCardName(card: PitCard): string {
  return pitCardOf(card).title;
}

/** 'free', 'brake 1', 'tyre 1, brake 2': the points that something costs. */
export function wearWords({ brakes, tyres }: Wear): string {
  return wearParts({ brakes, tyres }).join(', ') || 'free';
}

/** 'tyre 1' and 'brake 2', each only where there is any. */
export function wearParts({ brakes, tyres }: Wear): string[] {
  return [...(tyres > 0 ? [`tyre ${tyres}`] : []), ...(brakes > 0 ? [`brake ${brakes}`] : [])];
}

/** '5 squares'. */
export function squares(n: number): string {
  return count(n, 'square');
}
