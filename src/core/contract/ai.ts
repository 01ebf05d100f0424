// What a game's AI drivers are asked. Not here: what a character changes about them (style.ts).

import type { Style, Trait } from '../style';
import type { GameTypes } from './game-types';
import type { HintHooks } from './hints';
import type { Decision, Draw, Imagined, Seat } from './state';

/** How long a driver may think. */
export interface Limits {
  /** Share of its usual budget; 1 if left out. */
  readonly effort?: number;
  /** Polled while it thinks; true ends the search with the best answer so far. */
  readonly isOut?: () => boolean;
}

/** The AI drivers every game has. 'random' plays game.sample. */
export const LEVELS = ['easy', 'medium', 'hard', 'best'] as const;
export type Level = (typeof LEVELS)[number];
export const BOT_IDS = ['random', ...LEVELS] as const;
export type BotId = (typeof BOT_IDS)[number];
/**
 * Measured wins in a hundred two-car races of each level against the previous one in BOT_IDS; above 0 and below 100. 50 for a
 * level that is not offered.
 */
export type Ladder = Readonly<Record<Level, number>>;

export interface AiHooks<T extends GameTypes> {
  /** Redraws everything the seat cannot know; everything it can know stays. Does not change s. Also accepts an imagined state. */
  imagine(s: Readonly<T['State']>, seat: Seat, draw: Draw): Imagined<T['State']>;
  /**
   * Each car's strength, by seat, in log-odds (core/chances.ts): the odds that a finishes ahead of b are e to the power of
   * the difference.
   */
  strengths(s: Readonly<T['State']>): number[];
  /**
   * The answer of the driver of this level. Never changes s; all chance from draw. 'best' is passed only if bestIs is 'own'.
   * style: of its character; EVEN if it has none. limits: for drivers that think long; quick ones ignore them.
   */
  choose(
    level: Level,
    s: Imagined<T['State']>,
    decision: Decision,
    draw: Draw,
    style?: Style,
    limits?: Limits,
  ): T['Action'];
  /**
   * What answers for the best driver: 'own': choose; 'search': ai/search, around the hard driver's answer. Left out if
   * nothing was measured to beat the hard driver: it then drives as the best one too, and the best is not offered.
   */
  readonly bestIs?: 'own' | 'search';
  /** Its best driver computes and does not search: Limits change no answer, so there is no tenth of a budget to race. */
  readonly fixedEffort?: true;
  /** What ai/search needs besides the rules; it derives anything left out from them. */
  readonly search?: SearchHooks<T>;
  /** The traits of a style that affect this game's drivers; left out: none, and all characters drive alike. */
  readonly traits?: readonly Trait[];
  /** What hints give besides places and chances; left out: only those two. */
  readonly hints?: HintHooks<T>;
}

/** What a search that plays races ahead needs from a game. */
export interface SearchHooks<T extends GameTypes> {
  /** Playouts of the best driver for one decision; left out: 200. */
  readonly playouts?: number;
  /** Rounds to play ahead before strengths judge the position; left out: 2. */
  readonly rounds?: number;
  /** The answers worth trying, each once and legal, in a fixed order; left out: every answer, or a sample of many. */
  candidates?(s: Imagined<T['State']>, decision: Decision, draw: Draw): T['Action'][];
  /** A quick answer for any seat during playouts; left out: the easiest driver's. */
  policy?(s: Readonly<T['State']>, decision: Decision, draw: Draw): T['Action'];
}
