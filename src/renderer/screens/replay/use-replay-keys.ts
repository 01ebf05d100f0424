// The keys of a replay: for the whole screen, and for the knob of the timeline while it has the focus.

import { usualKey } from '@ui/key-actions';
import { type Keys, useKeys, useSpace } from '@ui/keys';
import type { KeyboardEvent } from 'react';
import type { AnnotatedRecording } from './annotated-recording';
import { markFrom } from './event-lines';
import type { Player } from './player';
import { nextSpeed } from './speeds';
import type { Moment } from './time/time-axis';

export interface ReplayKeys {
  annotated: AnnotatedRecording;
  player: Player;
  /** The current moment. */
  at: Moment;
  onFollow(): void;
  onEscape(): void;
  onPhoto(): void;
  /** Keys that replace these, such as in a review. */
  instead?: Keys | undefined;
  /** Keys that are the only ones, such as in photo mode; undefined: they are not. */
  only?: Keys | undefined;
}

/** Handles the keys while the screen is open; returns the knob's handler, which also accepts the up and down arrows. */
export function useReplayKeys({
  annotated,
  player,
  at,
  onFollow,
  onEscape,
  onPhoto,
  instead,
  only,
}: ReplayKeys): (event: KeyboardEvent) => void {
  const jump = (by: 1 | -1) => {
    const mark = markFrom(annotated.marks, at, by);
    if (mark) player.seekEvent(mark.moment);
  };
  const faster = (by: 1 | -1) => player.setSpeed(nextSpeed(player.store.getState().speed, by));
  const keys: Keys = {
    arrowleft: () => player.step(-1),
    arrowright: () => player.step(1),
    'shift+arrowleft': () => jump(-1),
    'shift+arrowright': () => jump(1),
    home: () => player.seek(0),
    end: () => player.seek(annotated.recording.frames.length - 1),
    '+': () => faster(1),
    '-': () => faster(-1),
    f: onFollow,
    o: onPhoto,
    escape: onEscape,
    ...instead,
  };
  useKeys(only ?? keys);
  useSpace(() => only === undefined && player.toggle());
  return (event) => {
    const key = usualKey(event.key.toLowerCase());
    if (key === undefined) return;
    const turned = key === 'arrowup' ? 'arrowright' : key === 'arrowdown' ? 'arrowleft' : key;
    const run = keys[event.shiftKey ? `shift+${turned}` : turned] ?? keys[turned];
    if (!run || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    run();
  };
}
