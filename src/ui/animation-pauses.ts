// Pauses a running animation after certain events until someone at the screen continues: a board wrapper that waits, and what it
// waits for. The rules do not wait.
// Not here: how a pause looks, or which events cause one (each game).

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Board } from './board';
import type { UiTypes } from './ui-types';

/** What the screen waits at. event: null if nothing is paused. */
export interface Hold<E> {
  event: E | null;
  go(): void;
}

/** Which events pause an animation. */
export interface PauseRules<T extends UiTypes, E extends T['Event']> {
  holds(event: T['Event']): event is E;
  /** Milliseconds after which it continues automatically, or earlier on a click or key; null: it waits for go(). */
  lasts(event: E): number | null;
}

/** One game's pauses. */
export interface AnimationPauses<T extends UiTypes, E extends T['Event']> {
  store: StoreApi<Hold<E>>;
  /**
   * Registers a screen that shows pauses. Returns a function that removes it; when the last one goes, a paused animation
   * continues.
   */
  host(): () => void;
  /** Whether a screen that shows pauses is registered. */
  isHosted(): boolean;
  /** Pauses at this event, for a board that stops itself. speed: of animations, 1 = normal. */
  hold(event: E, speed: number): Promise<void>;
  /** Wraps a board so that it stops after each pausing event. speed: of animations, 1 = normal. */
  pausing(board: Board<T>, speed: () => number): Board<T>;
  /** Splits events after each pausing one. */
  partsOf(events: readonly T['Event'][]): T['Event'][][];
}

/** The pauses of a game. Without a registered screen, nothing is paused. */
export function animationPauses<T extends UiTypes, E extends T['Event']>({
  holds,
  lasts,
}: PauseRules<T, E>): AnimationPauses<T, E> {
  const running: Hold<E> = { event: null, go: () => undefined };
  const store = createStore<Hold<E>>(() => running);
  let hosts = 0;

  function hold(event: E, speed: number): Promise<void> {
    if (hosts === 0) return Promise.resolve();
    const after = lasts(event);
    const ms = after === null ? null : after / speed;
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        store.setState(running, true);
        resolve();
      };
      const timer = ms === null ? undefined : setTimeout(go, ms);
      store.setState({ event, go }, true);
    });
  }

  const partsOf = (events: readonly T['Event'][]) => splitAfter(events, holds);

  return {
    store,
    host() {
      hosts += 1;
      return () => {
        hosts -= 1;
        if (hosts === 0) store.getState().go();
      };
    },
    isHosted: () => hosts > 0,
    hold,
    partsOf,
    pausing(board, speed) {
      let shows = 0;
      return {
        ...asItIs(board),
        show(view) {
          shows += 1;
          store.getState().go();
          board.show(view);
        },
        async play(events, view, from) {
          if (hosts === 0) return board.play(events, view, from);
          const before = shows;
          for (const part of partsOf(events)) {
            await board.play(part, view);
            const last = part.at(-1);
            // A view shown meanwhile ends the animation and stays.
            if (before === shows && holds(last)) await hold(last, speed());
            if (before !== shows) return;
          }
        },
        skip() {
          const { event, go } = store.getState();
          if (event !== null && lasts(event) !== null) go();
          board.skip();
        },
        preview: (preview) => board.preview(preview),
        setInsets: (insets) => board.setInsets(insets),
        zoomBy: (factor) => board.zoomBy(factor),
        fit: () => board.fit(),
        follow: (seat) => board.follow(seat),
        destroy() {
          board.destroy();
          store.getState().go();
        },
      };
    },
  };
}

/** Splits events after each one that pauses. */
function splitAfter<GameEvent>(events: readonly GameEvent[], holds: (event: GameEvent) => boolean): GameEvent[][] {
  const parts: GameEvent[][] = [[]];
  for (const event of events) {
    parts.at(-1)?.push(event);
    if (holds(event)) parts.push([]);
  }
  return parts.filter((part, i) => part.length > 0 || (i === 0 && parts.length === 1));
}

/** The members of a board that pausing does not change. */
function asItIs<T extends UiTypes>(
  board: Board<T>,
): Pick<Board<T>, 'pacing' | 'panOf' | 'holding' | 'lead' | 'lengthOf' | 'partAt' | 'where' | 'bring'> {
  return {
    ...(board.pacing && { pacing: board.pacing }),
    partAt: (x, y) => board.partAt?.(x, y) ?? null,
    where: (place) => board.where?.(place) ?? null,
    bring: (places) => board.bring?.(places),
    panOf: (seat) => board.panOf?.(seat) ?? 0,
    lengthOf: (events) => board.lengthOf?.(events) ?? 0,
    lead: (on) => board.lead?.(on) ?? Promise.resolve(),
    holding: board.holding,
  };
}
