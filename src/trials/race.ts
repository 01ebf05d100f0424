// The races of time trials: which there are, their options, and their seed, which is the same for ever. Not here: timing them.

import type { AloneTrials, AnyGame, AnyTypes, Level, OptionValue, RivalTrials, TrialKind } from '@core/contract';
import { OWN_LUCK } from '@core/rng';
import { MEDALS, type Medal } from './medals';

/** A circuit and a kind. */
export interface TrialOf {
  readonly circuit: string;
  readonly kind: TrialKind;
}

/** In the order in which they are listed. */
const KINDS: readonly TrialKind[] = ['lap', 'race'];

/** With wins, the level of all rivals for each medal. */
export const RUNGS: readonly { readonly medal: Medal; readonly level: Level }[] = [
  { medal: 'bronze', level: 'easy' },
  { medal: 'silver', level: 'medium' },
  { medal: 'gold', level: 'hard' },
  { medal: 'author', level: 'best' },
];

/** The kinds of trials that a game has. */
export function kindsOf({ trials }: Pick<AnyGame, 'trials'>): TrialKind[] {
  if (trials === undefined) return [];
  return trials.measure === 'wins' ? ['race'] : KINDS.filter((kind) => trials.races[kind] !== undefined);
}

/** Every trial on the circuits of the box: circuits in the game's order, lap before race. */
export function trialsOf(game: AnyGame): TrialOf[] {
  return game.circuits.flatMap(({ id }) => kindsOf(game).map((kind) => ({ circuit: id, kind })));
}

/** Whether a game has this trial. */
export function hasTrial(game: AnyGame, { circuit, kind }: TrialOf): boolean {
  return kindsOf(game).includes(kind) && game.circuits.some(({ id }) => id === circuit);
}

/** The trials of a game that is raced alone; undefined: it has none, or they are races against rivals. */
export function aloneOf({ trials }: Pick<AnyGame, 'trials'>): AloneTrials<AnyTypes> | undefined {
  return trials?.measure === 'rounds' ? trials : undefined;
}

/** The trials of a game that is raced against rivals. */
export function rivalsOf({ trials }: Pick<AnyGame, 'trials'>): RivalTrials | undefined {
  return trials?.measure === 'wins' ? trials : undefined;
}

/** The options of a trial, without those that keep their defaults. */
export function optionsOf({ trials }: Pick<AnyGame, 'trials'>, kind: TrialKind): Readonly<Record<string, OptionValue>> {
  return trials?.measure === 'wins' ? trials.race : (trials?.races[kind]?.options ?? {});
}

/** How the seed of every trial begins. */
const PREFIX = `${OWN_LUCK}trial/`;

/**
 * The seed of a trial, whatever medal is raced for. Every seat has its own luck, so the same deck and dice come whatever was answered
 * before.
 */
export function seedOf(game: Pick<AnyGame, 'id' | 'trials'>, { circuit, kind }: TrialOf): string {
  const whole = `${PREFIX}${game.id}/${circuit}/${kind}`;
  const rivals = rivalsOf(game);
  return rivals === undefined ? whole : `${whole}/${rivals.luck}`;
}

/** Whether a race with this seed is a time trial. */
export function isTrialSeed(seed: string): boolean {
  return seed.startsWith(PREFIX);
}

/** The medals above none that a person with this one may race for: three are open, author after gold. */
export function openRungs(won: (medal: Medal) => boolean): Medal[] {
  return MEDALS.filter((medal) => medal !== 'author' || won('gold'));
}
