// Opens the game's board in its host element, keeps its free area in step with the panels, and lets tools move the camera.

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import type { Board, BoardPhoto, Insets } from '@ui/board';
import type { GameUi } from '@ui/game-ui';
import type { SeenBoard } from '@ui/inspector/look';
import { toast } from '@ui/overlays/toasts';
import { playCues } from '@ui/sound/sound';
import { isMotionReduced } from '@ui/theme/appearance';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '../../../app/store';
import { t } from '../../../text/race';

/** The board as the screen uses it. */
export interface BoardControls {
  host: RefObject<HTMLDivElement | null>;
  ready: boolean;
  /** The seat whose car the camera follows. */
  followed: Seat | null;
  /** What can be inspected on the board; always the same function. */
  seen(): SeenBoard;
  zoomBy(factor: number): void;
  fit(): void;
  /** null: shows the whole circuit. */
  follow(seat: Seat | null): void;
  /** Follows the car, or stops if it already follows this one. */
  toggle(seat: Seat): void;
  where: NonNullable<Board['where']>;
  bring: NonNullable<Board['bring']>;
  answerPaths: NonNullable<Board['answerPaths']>;
  say: NonNullable<Board['say']>;
  ghost: NonNullable<Board['ghost']>;
  /** Its camera and picture, for photos; undefined before it has opened, and if no photos can be taken. */
  photo(): BoardPhoto | undefined;
}

/** What plays updates or a recording on the board. */
export interface BoardPlayer {
  /** Called when the board has opened, or with undefined when it has closed. */
  attach(board: Board | undefined): void;
  eventBegins(event: unknown): void;
}

type ShownPaths = Parameters<NonNullable<Board['answerPaths']>>[0];

export interface UseBoardOptions {
  ui: GameUi;
  player: BoardPlayer;
  circuit: string;
  seats: readonly SeatInfo[];
  /** BoardOptions.past, as it was at first. */
  past: readonly unknown[];
  /** Must stay the same function, like those below. */
  speed(): number;
  /** The area that panels leave free of the host element, within the screen's root. */
  insetsOf(host: HTMLElement, root: HTMLElement): Insets;
  onTarget(key: string): void;
  onSay(text: string): void;
  /** Names stand beside the cars this high, px, whatever the settings say; left out: as in the settings. */
  nameSize?(): number;
  /** BoardOptions.cameraEvery. */
  cameraEvery?: number;
}

/** What the settings say, asked each time. */
const AS_SET = {
  reducedMotion: () => isMotionReduced(useApp.getState().settings.motion),
  spaceNumbers: () => useApp.getState().settings.spaceNumbers,
  cameraLeads: () => useApp.getState().settings.cameraFollow,
  shakes: () => useApp.getState().settings.shake,
};

/** Opens the board for as long as the screen is open. */
export function useBoard(wanted: UseBoardOptions): BoardControls {
  const { ui, player, circuit, seats, past, speed, insetsOf, onTarget, onSay, nameSize, cameraEvery } = wanted;
  const host = useRef<HTMLDivElement>(null);
  const board = useRef<Board | undefined>(undefined);
  const [ready, setReady] = useState(false);
  const [followed, setFollowed] = useState<Seat | null>(null);
  const firstPast = useRef(past);
  const latestSeats = useRef(seats);
  latestSeats.current = seats;
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let here = true;
    let stop = () => {};
    const options = {
      host: element,
      circuit,
      // Somebody may take over a car in the middle of a race.
      get seats() {
        return latestSeats.current;
      },
      past: firstPast.current,
      speed,
      ...AS_SET,
      nameTags: () => nameSize !== undefined || useApp.getState().settings.nameTags,
      ...(nameSize !== undefined && { nameSize }),
      ...(cameraEvery !== undefined && { cameraEvery }),
      onTarget,
      announce: onSay,
      onEvent: (event: unknown) => {
        playCues(ui.soundsOf?.(event) ?? [], (seat) => board.current?.panOf?.(seat) ?? 0);
        player.eventBegins(event);
      },
    };
    ui.createBoard(options).then(
      (opened) => {
        if (!here) return opened.destroy();
        board.current = opened;
        stop = keepInsets(element, opened, insetsOf);
        player.attach(opened);
        setReady(true);
      },
      (error: unknown) => {
        toast('bad', t('board.failed', { error: String(error) }));
        if (here) player.attach(undefined);
      },
    );
    return () => {
      here = false;
      stop();
      player.attach(undefined);
      board.current?.destroy();
      board.current = undefined;
    };
  }, [ui, player, circuit, speed, insetsOf, onTarget, onSay, nameSize, cameraEvery]);

  const seen = useCallback(
    () => ({ host: host.current, partAt: (x: number, y: number) => board.current?.partAt?.(x, y) ?? null }),
    [],
  );
  const zoomBy = useCallback((factor: number) => board.current?.zoomBy(factor), []);
  const follow = useCallback((seat: Seat | null) => {
    board.current?.follow(seat);
    if (seat === null) board.current?.fit();
    setFollowed(seat);
  }, []);
  const fit = useCallback(() => follow(null), [follow]);
  const toggle = useCallback((seat: Seat) => follow(followed === seat ? null : seat), [followed, follow]);
  const photo = useCallback(() => board.current?.photo, []);
  const where = useCallback((place: string) => board.current?.where?.(place) ?? null, []);
  const bring = useCallback((places: readonly string[]) => board.current?.bring?.(places), []);
  const answerPaths = useCallback((shown: ShownPaths) => board.current?.answerPaths?.(shown), []);
  const say = useCallback((seat: Seat, text: string | null) => board.current?.say?.(seat, text), []);
  const ghost = useCallback((view: unknown) => board.current?.ghost?.(view), []);
  return useMemo(
    () => ({ host, ready, followed, seen, zoomBy, fit, follow, toggle, where, bring, answerPaths, say, ghost, photo }),
    [ready, followed, seen, zoomBy, fit, follow, toggle, where, bring, answerPaths, say, ghost, photo],
  );
}

/** Measures the panels over the board, now and whenever one changes its size. */
function keepInsets(host: HTMLElement, board: Board, insetsOf: UseBoardOptions['insetsOf']): () => void {
  const root = host.parentElement;
  if (!root) return () => {};
  const watched = new WeakSet<Element>();
  const measure = () => {
    // Behind a curtain there are no panels: the board stays as it was.
    if ('curtain' in root.dataset) return;
    board.setInsets(insetsOf(host, root));
    // Panels replace others, as a review's panels do; a panel that is already watched may go.
    for (const panel of root.querySelectorAll('[data-panel]')) {
      if (watched.has(panel)) continue;
      watched.add(panel);
      observer.observe(panel);
    }
  };
  const observer = new ResizeObserver(measure);
  observer.observe(host);
  // A game may change its layout from stage to stage, and a hint's card comes and goes.
  const layouts = new MutationObserver(measure);
  layouts.observe(root, { attributeFilter: ['data-layout', 'data-columns', 'data-hinted', 'data-curtain'] });
  measure();
  return () => {
    observer.disconnect();
    layouts.disconnect();
  };
}
