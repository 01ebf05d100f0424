// Follows a race for its television: tells the broadcast what arrives, what is shown and what is at rest.

import type { GameUi } from '@ui/game-ui';
import { useEffect, useMemo, useState } from 'react';
import type { Playback } from '../../race/state/playback';
import { Broadcast, type OnAir } from './broadcast';

/** ms between two looks at the clock. */
const LOOKS = 200;

/** What is on, and the pace of the race. step: moves that had been made when this page came. */
export function useBroadcast(ui: GameUi, playback: Playback, step: number): OnAir & { pace: () => number } {
  const broadcast = useMemo(() => new Broadcast(ui, step), [ui, step]);
  const [onAir, setOnAir] = useState(() => broadcast.onAir());
  useEffect(() => {
    let isOpen = true;
    void ui.reveals?.().then((reveals) => isOpen && broadcast.use(reveals));
    return () => {
      isOpen = false;
    };
  }, [ui, broadcast]);
  useEffect(() => {
    const look = (): void => {
      const next = broadcast.onAir();
      setOnAir((now) => (isSame(now, next) ? now : next));
    };
    const off = follow(broadcast, ui, playback, look);
    const timer = setInterval(look, LOOKS);
    return () => {
      off();
      clearInterval(timer);
    };
  }, [ui, playback, broadcast]);
  return { ...onAir, pace: broadcast.pace };
}

function isSame(a: OnAir, b: OnAir): boolean {
  return a.scene === b.scene && a.reveal === b.reveal && a.result === b.result;
}

type State = ReturnType<Playback['store']['getState']>;

/** Returns a function that stops following. */
function follow(broadcast: Broadcast, ui: GameUi, playback: Playback, look: () => void): () => void {
  const hear = (now: State, before: Partial<State>): void => {
    const { newest, settled, shown, playing } = now;
    if (newest === undefined && before.newest !== undefined) broadcast.restart();
    if (newest !== undefined && newest !== before.newest) broadcast.receive(newest);
    if (newest !== undefined) broadcast.pause(newest.paused);
    if (settled === undefined) return;
    const already = before.shown !== undefined && shown.length > before.shown.length ? before.shown.length : 0;
    if (shown !== before.shown) for (const event of shown.slice(already)) broadcast.begins(event, settled);
    if (settled !== before.settled) broadcast.settles(settled, ui.frame(settled));
    if (!playing && before.playing !== false) broadcast.rests();
    look();
  };
  hear(playback.store.getState(), {});
  return playback.store.subscribe(hear);
}
