// One puzzle on the screen: its position, the answer on its way, and the verdict on it. Not here: showing them.

import type { ApiError, Out } from '@api/contract';
import type { PuzzleVerdict } from '@api/puzzles/commands';
import { ANIMATIONS_OFF } from '@ui/animations';
import type { GameUi } from '@ui/game-ui';
import { toast } from '@ui/overlays/toasts';
import { dismissRefusal, refuse } from '@ui/why/refusals';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { apiErrorText } from '../../app/api-errors';
import { client } from '../../app/client';
import { useApp } from '../../app/store';
import { steadyNow } from '../../app/use-now';
import { Playback } from '../race/state/playback';
import type { Race } from '../race/state/use-race';
import { keepState } from './puzzle-set';

/** A puzzle with its position. */
export type PuzzleLook = Out<'puzzles.look'>;

/** Asks for a puzzle; why there is none if it is gone. */
export function useLook(id: string, day: string): PuzzleLook | ApiError | undefined {
  const session = useApp((s) => s.session);
  const [look, setLook] = useState<PuzzleLook | ApiError>();
  useEffect(() => {
    if (session === 0) return;
    let here = true;
    void client.call('puzzles.look', { id, day }).then((reply) => {
      if (!here) return;
      if (reply.ok) setLook(reply.value);
      // After a lost connection the position on the screen is still the same.
      else if (reply.fault.code !== 'offline') setLook(reply.fault);
    });
    return () => {
      here = false;
    };
  }, [id, day, session]);
  return look;
}

/** The person's attempt. tries: how often the table was set up. measuring: the answer is being judged. */
export interface Attempt {
  tries: number;
  measuring: boolean;
  verdict: PuzzleVerdict | undefined;
  race: Race;
  giveUp(): void;
  retry(): void;
}

const NOTHING = () => undefined;

/** Answers a puzzle as a dashboard answers a decision. */
export function useAttempt(ui: GameUi, { puzzle, update }: PuzzleLook, day: string): Attempt {
  const { id } = puzzle;
  const [tries, setTries] = useState(0);
  const [measuring, setMeasuring] = useState(false);
  const [verdict, setVerdict] = useState<PuzzleVerdict>();
  const playback = useMemo(() => positionOf(ui, update), [ui, update]);
  const send = useCallback(
    async (call: Promise<{ ok: true; value: PuzzleVerdict } | { ok: false; fault: ApiError }>) => {
      dismissRefusal();
      setMeasuring(true);
      const reply = await call;
      setMeasuring(false);
      if (!reply.ok) return sayRefused(reply.fault);
      const { rating } = reply.value;
      keepState(id, reply.value.verdict, rating === null ? 0 : rating.after - rating.before);
      playback.preview(null);
      setVerdict(reply.value);
    },
    [id, playback],
  );
  const isOpen = !measuring && verdict === undefined;
  const act = useCallback(
    (_: number, action: unknown) => {
      // A draft is kept by its dashboard.
      if (!isOpen || ui.isDraft?.(action) === true) return;
      void send(client.call('puzzles.answer', { id, day, action }));
    },
    [ui, id, day, isOpen, send],
  );
  const race = useMemo((): Race => {
    const none = { takeBack: NOTHING, askHint: NOTHING, dropHint: NOTHING, take: NOTHING, sit: NOTHING };
    return { ...none, playback, act, hint: null, taken: null, gone: undefined };
  }, [playback, act]);
  const giveUp = () => void send(client.call('puzzles.giveUp', { id, day }));
  const retry = () => {
    setVerdict(undefined);
    setTries((n) => n + 1);
  };
  return { tries, measuring, verdict, race, giveUp, retry };
}

/** A playback that rests at the position; nothing follows it. */
function positionOf(ui: GameUi, update: PuzzleLook['update']): Playback {
  const isStill = () => useApp.getState().settings.speed >= ANIMATIONS_OFF;
  const playback = new Playback(ui, steadyNow, isStill);
  const { start: _, ...now } = update;
  playback.receive(now);
  return playback;
}

/** An answer that the rules refuse is explained at the control that was pressed, as in a race. */
function sayRefused(fault: ApiError): void {
  const text = apiErrorText(fault);
  const { id } = fault.said;
  if (fault.code !== 'illegal') toast('bad', text);
  else refuse({ text, ...(id.startsWith('breach.') && { about: id }) });
}
