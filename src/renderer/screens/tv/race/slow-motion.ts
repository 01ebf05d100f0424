// The television's pace: what everybody will talk about is shown slower for a moment.

import type { GameUi } from '@ui/game-ui';
import type { Playback } from '../../race/state/playback';

/** ms for which an incident slows the race, and the speed then. */
const SLOW = { ms: 2000, speed: 0.45 } as const;

export interface SlowMotion {
  /** The speed now; always the same function. */
  pace(): number;
  /** Slows down at incidents of this race. Returns a function that stops listening. */
  follow(playback: Playback): () => void;
}

/** The pace of one race. now: ms, a steady clock. */
export function slowMotion(ui: Pick<GameUi, 'logLine'>, now: () => number = () => performance.now()): SlowMotion {
  let until = 0;
  return {
    pace: () => (now() < until ? SLOW.speed : 1),
    follow: (playback) =>
      playback.store.subscribe(({ shown, settled }, before) => {
        const event = shown.at(-1);
        if (settled === undefined || event === undefined || shown === before.shown) return;
        if (ui.logLine(event, settled.seats, settled.circuit)?.kind === 'incident') until = now() + SLOW.ms;
      }),
  };
}
