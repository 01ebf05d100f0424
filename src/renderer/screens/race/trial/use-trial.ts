// A time trial under way: what the car has passed, and the ghost that drives along on the board. Not here: the card (trial-layer.tsx).

import type { TrialAttempt, TrialGhost } from '@api/trials/commands';
import { useOnChange } from '@ui/use-on-change';
import { useEffect, useState } from 'react';
import { client } from '../../../app/client';
import type { BoardControls } from '../board/use-board';
import { ghostAfter } from './gaps';

export interface TrialMoment {
  readonly match: string;
  /** The round on screen, and the one that the newest update is in; 1-based. */
  readonly shownRound: number;
  readonly newestRound: number;
  /** What the host said when the race opened. */
  readonly begun: TrialAttempt;
}

/** The attempt, asked for again after each round and when anything changes. */
export function useTrialAttempt({ match, shownRound, begun }: TrialMoment): TrialAttempt {
  const [attempt, setAttempt] = useState(begun);
  useOnChange([match, shownRound], () => {
    let here = true;
    const look = () =>
      void client.call('trials.of', { match }).then((reply) => {
        if (here && reply.ok && reply.value !== null) setAttempt(reply.value);
      });
    look();
    const off = client.on('trials.changed', look);
    return () => {
      here = false;
      off();
    };
  });
  return attempt;
}

/** The ghost as chosen; null: none. */
export function useTrialGhost(match: string): TrialGhost | null {
  const [ghost, setGhost] = useState<TrialGhost | null>(null);
  useEffect(() => {
    let here = true;
    const look = () =>
      void client.call('trials.ghost', { match }).then((reply) => here && reply.ok && setGhost(reply.value));
    look();
    const off = client.on('trials.changed', look);
    return () => {
      here = false;
      off();
    };
  }, [match]);
  return ghost;
}

/** Drives the ghost on the board: where it was after as many rounds as the own car has driven. */
export function useGhostOn({ ready, ghost: drive }: BoardControls, ghost: TrialGhost | null, round: number): void {
  useEffect(() => {
    if (!ready) return;
    const there = ghost === null ? undefined : ghostAfter(ghost.course, round - 1);
    drive(there?.view ?? null);
  }, [ready, drive, ghost, round]);
  useEffect(() => () => drive(null), [drive]);
}
