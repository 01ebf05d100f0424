// One whole replay on the screen: board, standings, events, and the strip with its controls. Knows no game.

import type { Seat } from '@core/contract';
import { PressArea } from '@ui/controls/press-area';
import type { GameUi } from '@ui/game-ui';
import { InspectorLayer } from '@ui/inspector/inspector-layer';
import { HoldTip } from '@ui/overlays/hold-tip';
import { classes } from '@ui/panels/classes';
import { isMotionReduced } from '@ui/theme/appearance';
import { type KeyboardEvent, type ReactElement, useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { COLUMNS, useWide } from '../../app/use-wide';
import { t } from '../../text/replay';
import { BoardHost } from '../race/board/board-host';
import { useAmbience } from '../race/board/use-ambience';
import { type BoardControls, useBoard } from '../race/board/use-board';
import { type AnnotatedRecording, type Scene, sceneAt } from './annotated-recording';
import { EventsPanel } from './events-panel';
import { ForkDialog, forkBar } from './fork';
import { Head, HeadChips } from './head';
import { insetsOf } from './insets';
import { Photo } from './photo/photo';
import { usePhotoMode } from './photo/use-photo-mode';
import { Places } from './places';
import { Player } from './player';
import styles from './replay.module.css';
import { ReplayBanner } from './replay-banner';
import narrowStyles from './replay-narrow.module.css';
import { ReviewChances, ReviewLayer } from './review/review-layer';
import layoutStyles from './review/review-layouts.module.css';
import { ReplayTabs, reviewKeys } from './review/tabs';
import { useOpenReview } from './review/use-open-review';
import { TimeLine } from './time/time-line';
import { Transport, ViewControls } from './transport';
import { useReplayKeys } from './use-replay-keys';

/** A frame with a log line stays at least this long at 1x, ms: with animations, and with reduced motion. */
const LEAST = { full: 250, reduced: 900 } as const;

export interface ReplayTableProps {
  annotated: AnnotatedRecording;
  ui: GameUi;
  /** The review is open beside the board instead of the events. */
  isReview: boolean;
}

/** The replay screen of an opened recording. */
export function ReplayTable({ annotated, ui, isReview }: ReplayTableProps): ReactElement {
  const { seats, lines } = annotated;
  const [, navigate] = useLocation();
  const player = usePlayer(annotated);
  const at = useStore(player.store, (s) => s.at);
  const running = useStore(player.store, (s) => s.running);
  const scene = useMemo(() => sceneAt(annotated, at, ui), [annotated, at, ui]);
  const drawer = useDrawer();
  const fork = useFork(player);
  const wide = useWide(COLUMNS);
  const { board, announcement, follow, onFollow } = useReplayBoard(annotated, ui, player);
  const back = useCallback(() => navigate(to.races('finished')), [navigate]);
  const review = useOpenReview(annotated, ui, { player, board, open: isReview });
  const photo = usePhotoMode(board, player);
  const onKnobKey = useReplayKeys({
    annotated,
    player,
    at,
    instead: isReview ? reviewKeys(review) : undefined,
    only: photo.isOn ? photo.keys : undefined,
    onPhoto: photo.enter,
    onFollow: () => onFollow(board.followed === null),
    onEscape: () => (drawer.isOpen ? drawer.close() : back()),
  });
  const tabs = <ReplayTabs match={annotated.replay.match} isReview={isReview} />;
  const line = lines[scene.line];
  const text = line ? t('round.line', { round: scene.roundTitle, event: line.text }) : scene.roundTitle;
  const seekEvent = useCallback(
    (moment: Parameters<Player['seekEvent']>[0]) => {
      player.seekEvent(moment);
      drawer.close();
    },
    [player, drawer.close],
  );
  return (
    <main>
      <section
        className={classes(narrowStyles.replay, isReview && layoutStyles.replayReview)}
        aria-label={t('title')}
        data-layout={photo.isOn ? 'photo' : isReview ? 'review' : 'events'}
      >
        <BoardAndScene board={board} player={player} over={scene.over} />
        <div className={styles.replaySide}>
          <Head annotated={annotated} onBack={back} onEvents={drawer.open} />
          <HeadChips replay={annotated.replay} />
          {isReview ? (
            <ReviewChances review={review} />
          ) : (
            <Places
              title={scene.standingsTitle}
              standings={scene.standings}
              seats={seats}
              followed={board.followed}
              onFollow={follow}
            />
          )}
        </div>
        {isReview ? (
          <ReviewLayer {...{ review, player, tabs }} round={scene.round} roundTitle={scene.roundTitle} />
        ) : (
          <>
            <ReplayBanner title={scene.title} line={line} />
            <EventsDrawer {...{ annotated, drawer, wide, tabs }} line={scene.line} onSeek={seekEvent} />
            <ReplayDash
              {...{ annotated, player, label: text, onKnobKey, onFollow }}
              round={scene.round}
              follows={board.followed !== null}
              onFork={fork.ask}
              onPhoto={photo.isOffered ? photo.enter : undefined}
            />
          </>
        )}
        {fork.asked && <Fork {...{ fork, annotated, ui, player, scene }} />}
        <Photo mode={photo} replay={annotated.replay} round={scene.roundTitle} />
        <Explained ui={ui} board={board} />
        <Spoken text={running ? '' : text} announcement={announcement} />
      </section>
    </main>
  );
}

/** What screen readers read: the current event at rest, and what the board announces. */
function Spoken({ text, announcement }: { text: string; announcement: string }): ReactElement {
  return (
    <div className="visually-hidden">
      <p role="status">{text}</p>
      <p aria-live="polite">{announcement}</p>
    </div>
  );
}

interface EventsDrawerProps {
  annotated: AnnotatedRecording;
  drawer: ReturnType<typeof useDrawer>;
  /** There is room for a column of events. */
  wide: boolean;
  line: number;
  onSeek: Player['seekEvent'];
  tabs: ReactElement;
}

/** The events, in their own column or in the drawer; a tap beside the drawer closes it. */
function EventsDrawer({ annotated, drawer, wide, line, onSeek, tabs }: EventsDrawerProps): ReactElement {
  return (
    <>
      {/* Esc and the close button close it too. */}
      {drawer.isOpen && !wide && <PressArea className={styles.replayScrim} onClick={drawer.close} />}
      <EventsPanel {...{ annotated, line, onSeek, tabs }} onClose={drawer.close} shut={!wide && !drawer.isOpen} />
    </>
  );
}

interface ReplayDashProps {
  annotated: AnnotatedRecording;
  player: Player;
  /** The current round. */
  round: number;
  label: string;
  follows: boolean;
  onKnobKey(event: KeyboardEvent): void;
  onFollow(on: boolean): void;
  onFork(): void;
  onPhoto: (() => void) | undefined;
}

/** The strip with the replay's controls. */
function ReplayDash(props: ReplayDashProps): ReactElement {
  const { annotated, player, round, label: text, follows, onKnobKey, onFollow, onFork, onPhoto } = props;
  const { recording } = annotated;
  return (
    <section
      className={classes(styles.replayDash, 'panel panel-glass')}
      aria-label={t('play.controls')}
      data-panel="dash"
    >
      <Transport
        player={player}
        unit={annotated.unit}
        round={round}
        rounds={recording.rounds.at(-1)?.round ?? 0}
        last={recording.frames.length - 1}
      />
      <TimeLine annotated={annotated} player={player} label={text} onKey={onKnobKey} />
      <ViewControls
        player={player}
        follows={follows}
        onFollow={onFollow}
        barred={forkBar(annotated, player.settledFrame)}
        onFork={onFork}
        onPhoto={onPhoto}
      />
    </section>
  );
}

interface BoardAndSceneProps {
  board: BoardControls;
  player: Player;
  over: Scene['over'];
}

/** The board, and what the game shows over it. */
function BoardAndScene({ board, player, over }: BoardAndSceneProps): ReactElement {
  return (
    <>
      <BoardHost
        board={board}
        className={styles.replayBoard}
        readyClassName={styles.replayBoardReady}
        onTap={() => player.pause()}
      />
      <div className={styles.replayVignette} />
      {over && (
        <div className={styles.replayScene} data-panel="scene">
          {over}
        </div>
      )}
    </>
  );
}

interface ForkProps {
  fork: ReturnType<typeof useFork>;
  annotated: AnnotatedRecording;
  ui: GameUi;
  player: Player;
  scene: Scene;
}

/** The question before a race begins from the current moment. */
function Fork({ fork, annotated, ui, player, scene }: ForkProps): ReactElement {
  return (
    <ForkDialog
      open={fork.isOpen}
      onClose={fork.close}
      annotated={annotated}
      ui={ui}
      frame={player.settledFrame}
      round={scene.round}
      racing={scene.standings.filter((row) => !row.out).map((row) => row.seat)}
    />
  );
}

/** The player of this recording, kept while the replay is open. */
function usePlayer(annotated: AnnotatedRecording): Player {
  const { recording } = annotated;
  return useMemo(
    () => new Player({ recording, hasLines: (frame) => annotated.framesWithLines.has(frame), least }),
    [recording, annotated],
  );
}

/** The board, its last text, and the car it follows: the last one again if following is only switched on. */
function useReplayBoard({ replay, recording, seats, own }: AnnotatedRecording, ui: GameUi, player: Player) {
  const [announcement, setAnnouncement] = useState('');
  const [last, setLast] = useState<Seat>(own);
  const speed = useCallback(() => player.store.getState().speed, [player]);
  const { circuit } = replay;
  const past = recording.frames[0]?.events ?? [];
  const board = useBoard({
    ui,
    player,
    circuit,
    seats,
    past,
    speed,
    insetsOf,
    onTarget: ignore,
    onSay: setAnnouncement,
  });
  useAmbience();
  const { follow: lead } = board;
  const follow = useCallback(
    (seat: Seat | null) => {
      if (seat !== null) setLast(seat);
      lead(seat);
    },
    [lead],
  );
  const onFollow = useCallback((on: boolean) => follow(on ? last : null), [follow, last]);
  return { board, announcement, follow, onFollow };
}

/** The drawer that holds the events if they have no column of their own. */
function useDrawer() {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  return { isOpen, open, close };
}

/** The dialog that begins a fork; it stays mounted once opened, so that it can close with its animation. */
function useFork(player: Player) {
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const ask = useCallback(() => {
    player.pause();
    setOpen(true);
    setAsked(true);
  }, [player]);
  return { isOpen, asked, ask, close: () => setOpen(false) };
}

function least(): number {
  return isMotionReduced(useApp.getState().settings.motion) ? LEAST.reduced : LEAST.full;
}

function ignore(): void {
  // Nothing on a replay's board can be chosen.
}

/** Shows what things are, to a resting pointer or a held finger. */
function Explained({ ui, board }: { ui: GameUi; board: BoardControls }): ReactElement {
  return (
    <>
      <HoldTip />
      <InspectorLayer ui={ui} board={board.seen} />
    </>
  );
}
