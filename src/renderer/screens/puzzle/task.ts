// The task of a puzzle in words: what to do in at most six words, and a line about the race.

import type { SeatInfo } from '@api/contract';
import type { PuzzleTask } from '@api/puzzles/commands';
import { nameOf } from '@narration/phrases';
import { t } from '../../text/club/puzzle';

/** title: the task. text: how long the race still is, and who is near. */
export interface TaskWords {
  title: string;
  text: string;
}

/**
 * Says the task. Chances are what a puzzle measures: nothing is certain where dice or hidden cards decide. rounds: that are left, as
 * the game counts them.
 */
export function taskOf(task: PuzzleTask, seats: readonly SeatInfo[], rounds: string): TaskWords {
  const { place, cars, ahead, behind } = task;
  return { title: titleOf(place, cars), text: textOf(rounds, named(ahead, seats), named(behind, seats)) };
}

function titleOf(place: number, cars: number): string {
  if (cars < 2 || place < 1) return t('task.alone');
  return place === 1 ? t('task.first') : t('task.win', { place });
}

function textOf(rounds: string, ahead: string | undefined, behind: string | undefined): string {
  if (ahead !== undefined && behind !== undefined) return t('task.both', { rounds, ahead, behind });
  if (ahead !== undefined) return t('task.ahead', { rounds, ahead });
  return behind === undefined ? t('task.rounds', { rounds }) : t('task.behind', { rounds, behind });
}

function named(seat: number | null, seats: readonly SeatInfo[]): string | undefined {
  return seat === null ? undefined : nameOf(seats, seat);
}
