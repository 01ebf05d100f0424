// The review tab as a whole: whose decisions, the current one, its moment and its paths on the board, and racing on from it.
// Not here: asking the host (use-review.ts) or showing (review-panel.tsx, review-dash.tsx).

import type { ReviewLook } from '@api/review/commands';
import type { Seat } from '@core/contract';
import type { Judged } from '@core/review';
import type { AnswerPath } from '@ui/board-answers';
import type { GameUi } from '@ui/game-ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { attempt } from '../../../app/client';
import { to } from '../../../app/routes';
import { COLUMNS, useWide } from '../../../app/use-wide';
import { t } from '../../../text/replay';
import type { BoardControls } from '../../race/board/use-board';
import type { AnnotatedRecording } from '../annotated-recording';
import type { Player } from '../player';
import { effectOf } from './decision';
import { type SeatReview, seatReview } from './seat-review';
import { type ReviewControls, useLook, useReview } from './use-review';

/** Which paths the board shows. */
export type Shows = 'both' | 'played' | 'better';

/** Everything that the parts of the tab need. */
export interface OpenReview extends ReviewControls {
  annotated: AnnotatedRecording;
  ui: GameUi;
  /** Seats with decisions. */
  seats: readonly Seat[];
  setSeat(seat: Seat): void;
  shown: SeatReview | undefined;
  /** The review is complete. */
  isWhole: boolean;
  /** Index of the current decision, among those of its seat. */
  index: number;
  decision: Judged | undefined;
  choose(index: number): void;
  /** To the next turning point (1) or the previous one (-1). */
  turn(by: 1 | -1): void;
  look: ReviewLook | undefined;
  /** The frame in which the decision was made. */
  frame: number;
  shows: Shows;
  setShows(shows: Shows): void;
  /** The board can show both answers of the decision. */
  hasBothPaths: boolean;
  fork(): void;
  forking: boolean;
}

/** The tab over an opened recording; open: it is shown. */
export function useOpenReview(
  annotated: AnnotatedRecording,
  ui: GameUi,
  { player, board, open }: { player: Player; board: BoardControls; open: boolean },
): OpenReview {
  const { replay, recording } = annotated;
  const controls = useReview(replay, open);
  const { state } = controls;
  const review = state !== undefined && 'review' in state ? state.review : undefined;
  const [wanted, setWanted] = useState<Seat>(annotated.own);
  const seats = review?.seats ?? [];
  const seat = seats.includes(wanted) ? wanted : (seats[0] ?? annotated.own);
  const shown = useMemo(() => review && seatReview(review, seat), [review, seat]);
  const isWhole = state?.state === 'made';
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const index = chosen ?? shown?.worst ?? -1;
  const setSeat = useCallback((next: Seat) => {
    setWanted(next);
    setChosen(undefined);
  }, []);
  const decision = shown?.decisions[index];
  const frame = useMemo(() => frameBefore(recording, decision?.step ?? 0), [recording, decision]);
  const choose = useCallback(
    (next: number) => {
      const one = shown?.decisions[next];
      if (one === undefined) return;
      player.pause();
      player.seek(frameBefore(recording, one.step));
      setChosen(next);
    },
    [shown, player, recording],
  );
  // Until one is chosen, the worst so far is shown, at its moment; it may change while the review is being made.
  const isFirst = chosen === undefined && decision !== undefined;
  useEffect(() => {
    if (!open || !isFirst) return;
    player.pause();
    player.seek(frame);
    if (isWhole) setChosen(index);
  }, [open, isFirst, isWhole, player, frame, index]);
  useFollowed(player, open ? shown : undefined, recording, setChosen);
  const look = useLook(replay.match, open ? decision?.step : undefined);
  const [shows, setShows] = useState<Shows>('both');
  const hasBothPaths = useAnswerPaths({
    annotated,
    ui,
    board,
    player,
    frame,
    decision: open ? decision : undefined,
    look,
    shows,
  });
  const { fork, forking } = useForkHere(replay.match, decision);
  const turn = useCallback((by: 1 | -1) => choose(turningFrom(shown, index, by)), [choose, shown, index]);
  return {
    ...controls,
    annotated,
    ui,
    seats,
    setSeat,
    shown,
    isWhole,
    index,
    decision,
    choose,
    turn,
    look,
    frame,
    shows,
    setShows,
    fork,
    forking,
    hasBothPaths,
  };
}

/** The last frame that shows the state of the race after this many moves. */
function frameBefore({ frames }: AnnotatedRecording['recording'], step: number): number {
  return Math.max(
    0,
    frames.findLastIndex((frame) => frame.step <= step),
  );
}

/** The turning point after or before a decision; the decision itself if there is none. */
function turningFrom(shown: SeatReview | undefined, index: number, by: 1 | -1): number {
  const points = shown?.turning ?? [];
  return (by === 1 ? points.find((one) => one > index) : points.findLast((one) => one < index)) ?? index;
}

/** While the race plays, the current decision is the last one made. */
function useFollowed(
  player: Player,
  shown: SeatReview | undefined,
  recording: AnnotatedRecording['recording'],
  onIndex: (index: number) => void,
): void {
  const running = useStore(player.store, (s) => s.running);
  const step = useStore(player.store, (s) => recording.frames[s.at.frame]?.step ?? 0);
  const passed = running && shown ? shown.decisions.findLastIndex((one) => one.step < step) : -1;
  useEffect(() => {
    if (passed >= 0) onIndex(passed);
  }, [passed, onIndex]);
}

interface AnswerPathsInput {
  annotated: AnnotatedRecording;
  ui: GameUi;
  board: BoardControls;
  player: Player;
  frame: number;
  decision: Judged | undefined;
  look: ReviewLook | undefined;
  shows: Shows;
}

/** Draws the paths of the current decision on the board while it is at its moment. Returns whether there are two. */
function useAnswerPaths({ annotated, ui, board, player, frame, decision, look, shows }: AnswerPathsInput): boolean {
  const isThere = useStore(player.store, (s) => s.at.frame === frame && !s.running);
  const { replay, seats } = annotated;
  const isWide = useWide(COLUMNS);
  const both = useMemo((): AnswerPath[] => {
    if (decision === undefined || look === undefined) return [];
    const { circuit } = replay;
    const { seat, played, better } = decision;
    const pathOf = (as: 'played' | 'better', action: unknown): AnswerPath[] => {
      const places = effectOf(ui, look, { circuit, seats }, action)?.places;
      const answer = ui.answerText(action, circuit);
      const whole = better === null ? t('played.best', { answer }) : t(`way.${as}`, { answer });
      // Beside a small board the answers are text: on the board they would hide the cars.
      const text = isWide ? whole : t(better === null ? 'show.played' : `show.${as}`);
      return places ? [{ seat, look: as, places, text }] : [];
    };
    // If the given answer was the best, its path looks like the best one.
    if (better === null) return pathOf('better', played);
    return [...pathOf('played', played), ...pathOf('better', better)];
  }, [decision, look, replay, seats, ui, isWide]);
  const hasBothPaths = both.length > 1;
  const { ready, answerPaths: draw } = board;
  useEffect(() => {
    if (!ready) return;
    const shown = both.filter((path) => !hasBothPaths || shows === 'both' || path.look === shows);
    draw(isThere ? shown : []);
  }, [ready, draw, both, hasBothPaths, isThere, shows]);
  return hasBothPaths;
}

/** Starts a race from the moment before the decision, against the same drivers. */
function useForkHere(match: string, decision: Judged | undefined) {
  const [, navigate] = useLocation();
  const [forking, setForking] = useState(false);
  const fork = async () => {
    if (decision === undefined) return;
    setForking(true);
    const begun = await attempt('replays.fork', { match, step: decision.step, seat: decision.seat });
    setForking(false);
    if (begun) navigate(to.race(begun.match));
  };
  return { fork: () => void fork(), forking };
}
