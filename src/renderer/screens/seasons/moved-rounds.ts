// Reorders the rounds of a season's calendar.

import type { SeasonRound } from '@api/season';

/** The rounds with one of them moved to another place, 0-based; unchanged if it is there already or may not go there. */
export function movedRounds(rounds: readonly SeasonRound[], from: number, to: number, begun = 0): SeasonRound[] {
  const moved = [...rounds];
  if (from < begun || to < begun || to >= rounds.length || from === to) return moved;
  const [round] = moved.splice(from, 1);
  if (round !== undefined) moved.splice(to, 0, round);
  return moved;
}
