// What achievements need of a game: facts of its races, and the achievements that are won with them.
// Not here: counting over races (src/achievements), or what an achievement is called (the game's text).

/** How hard an achievement is; rare ones are teal with rays. */
export type Metal = 'bronze' | 'silver' | 'gold' | 'rare';
export type PinShape = 'shield' | 'round' | 'hexagon' | 'rays' | 'diamond' | 'cog';

/** What one car did in a race: whole numbers by name. */
export type Facts = Readonly<Record<string, number>>;

/** A condition on one race: a fact and what it must be. A race without that fact does not meet it. */
export type Condition = readonly [fact: string, is: 'at least' | 'at most', value: number];

/**
 * What is counted over a person's races that meet all conditions: the races themselves, a fact added up, or different circuits.
 * run: such races in a row; a race that does not meet them ends the run. The rest is for achievements across games: different games, at most
 * in one week or in all; for every game the fewest of them; different days; days in a row.
 */
export type Counted =
  | 'races'
  | 'circuits'
  | 'run'
  | 'games'
  | 'week games'
  | 'each game'
  | 'days'
  | 'day streak'
  | { readonly sum: string };

/** An achievement. goal: how much of what is counted wins it. skill: it takes playing well, not just often. */
export interface AchievementSpec {
  /** Never changes: wins are kept by it. */
  readonly id: string;
  readonly icon: string;
  readonly shape: PinShape;
  readonly metal: Metal;
  readonly skill: boolean;
  /** Not shown before it is won. */
  readonly secret?: true;
  readonly counts: Counted;
  readonly when: readonly Condition[];
  readonly goal: number;
}

/** A game's achievements. */
export interface GameAchievements<E = unknown> {
  /** Raise this when facts would be other numbers: they are then read from all races again. */
  readonly version: number;
  /** What each car did, in seat order, besides its figures and place. log: every event of a finished race. */
  facts(log: readonly E[], cars: number): Facts[];
  readonly list: readonly AchievementSpec[];
}
