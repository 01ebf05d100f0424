// What a game offers to the campaign and to the handicap ladder. Not here: what is unlocked, and how a race is laid out (src/campaign).

import type { Level } from './ai';
import type { OptionValue } from './config';

/** Options of a race, by id; those left out keep their defaults. */
type Options = Readonly<Record<string, OptionValue>>;

/** What a race must show of a figure of the game (FigureSpec). */
export interface FigureGoal {
  readonly id: string;
  readonly most?: number;
  readonly least?: number;
}

/** What counts as done: this place or a better one, still in the race at the end, and the figure if there is one. */
export interface CampaignGoal {
  readonly place: number;
  readonly figure?: FigureGoal;
}

/** What a race has of its own; the screens draw it. */
export type CampaignTwist =
  | 'first'
  | 'last'
  | 'rival'
  | 'weather'
  | 'engine'
  | 'cards'
  | 'garage'
  | 'sprint'
  | 'wear'
  | 'lives'
  | 'crowd'
  | 'clean'
  | 'floor'
  | 'long'
  | 'final';

/**
 * One race of the campaign. Its texts are the game's messages campaign.<id>.name and campaign.<id>.brief. cars: the person's included.
 * level: of the rivals. star: one rival is of this level instead. place: where the person starts, 1-based, in games in which seats can
 * set the grid. handicap: of the person's car.
 */
export interface CampaignRace {
  readonly id: string;
  readonly twist: CampaignTwist;
  readonly circuit: string;
  readonly options: Options;
  readonly cars: number;
  readonly level: Level;
  readonly star?: Level;
  readonly place: number;
  readonly handicap?: Readonly<Record<string, number>>;
  readonly goal: CampaignGoal;
}

/**
 * What a step of the ladder adds to all steps below it. level: all rivals are of this level; star: one of them is of this level;
 * place: start one place lower; car: one rival more; handicap: one level more of it; option: the race has this value, which the game's
 * message campaign.option.<option> describes; clock: seconds for each decision; hints, undo: there are none.
 */
export type LadderStep =
  | { readonly adds: 'level' | 'star'; readonly level: Level }
  | { readonly adds: 'place' | 'car' | 'hints' | 'undo' }
  | { readonly adds: 'handicap'; readonly id: string }
  | { readonly adds: 'option'; readonly option: string; readonly value: OptionValue }
  | { readonly adds: 'clock'; readonly seconds: number };

/** The race below the first step, and the steps, easiest first. The person starts in front. */
export interface LadderSpec {
  readonly circuit: string;
  readonly options: Options;
  readonly cars: number;
  readonly level: Level;
  readonly steps: readonly LadderStep[];
}

/** races: in the order in which they are unlocked, easiest first. */
export interface CampaignSpec {
  readonly races: readonly CampaignRace[];
  readonly ladder: LadderSpec;
}
