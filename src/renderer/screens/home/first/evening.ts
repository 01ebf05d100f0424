// How far someone is on their first evening: the lesson, a short race, its verdict and the next box. Pure; first-evening.tsx
// shows it.

import type { MatchSummary, Settings } from '@api/contract';
import type { SchoolProgress } from '@api/school/commands';
import type { Skill } from '@ui/box/game-box';
import { isLearned, stillToLearn } from '../../../app/games/learned';

/** step: the one to take now. race: the short race: under way, or finished; undefined: not begun. */
export interface Evening {
  readonly game: string;
  readonly step: 1 | 2 | 3;
  readonly race: MatchSummary | undefined;
}

export interface EveningFacts {
  /** The first box of the shelf. */
  readonly game: string;
  readonly setting: Settings['firstEvening'];
  readonly learned: SchoolProgress;
  readonly races: readonly MatchSummary[];
  /** Whether nothing else has been tried: no daily race, no puzzle, no season. */
  readonly isNew: boolean;
}

/**
 * The evening; undefined if it is over, hidden, or was never one: someone who has raced before knows the way. The setting can
 * bring it back at any time.
 */
export function eveningOf({ game, setting, learned, races, isNew }: EveningFacts): Evening | undefined {
  if (setting === 'hidden') return undefined;
  const readable = races.filter(({ status }) => status !== 'damaged');
  const knowsOthers = Object.entries(learned).some(([other, { done }]) => other !== game && done);
  const isFirst = isNew && !knowsOthers && readable.length <= 1 && readable.every((race) => race.game === game);
  if (setting === 'auto' && !isFirst) return undefined;
  const race = readable.find((one) => one.game === game);
  const step = race?.status === 'finished' ? 3 : isLearned(learned, game) || race !== undefined ? 2 : 1;
  return { game, step, race };
}

/** Where the person finished; undefined if they did not race. */
export function placeIn(race: MatchSummary): { place: number; cars: number } | undefined {
  const own = race.seats.find(({ driver }) => driver.kind === 'you');
  const standing = race.standings.find(({ seat }) => seat === own?.seat);
  return standing && { place: standing.place, cars: race.seats.length };
}

/** A box to open next. skill: what the race showed, if this box asks for it. */
export interface NextBox {
  readonly game: string;
  readonly skill: Skill | undefined;
}

/**
 * The next box: the first one not yet learned that asks for what the race showed, or else the next on the shelf; undefined if all
 * have been learned. shelf: boxes that can be opened, left to right.
 */
export function nextBox(
  learned: SchoolProgress,
  shelf: readonly { id: string; skill?: Skill }[],
  game: string,
  showed: Skill | undefined,
): NextBox | undefined {
  const ids = shelf.map(({ id }) => id);
  const open = stillToLearn(learned, ids, game).filter((one) => one !== game);
  const fitting =
    showed === undefined ? undefined : open.find((id) => shelf.find((box) => box.id === id)?.skill === showed);
  const next = fitting ?? open[0];
  return next === undefined ? undefined : { game: next, skill: fitting === undefined ? undefined : showed };
}
