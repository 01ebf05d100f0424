// A guest's frames as the guest's own page reads them: full updates, and deltas.

import type { MatchUpdate } from '@api/contract';
import { createDeltaReceiver, deltaOf } from '@api/frames/delta';
import { updatesIn } from './secrets';

/** What one connection received. unread: deltas that did not follow the update before them. */
export interface Heard {
  updates: MatchUpdate[];
  unread: number;
}

/** Reads the frames of one connection, in the order in which they came. */
export function hear(frames: readonly string[]): Heard {
  const receiver = createDeltaReceiver();
  const heard: Heard = { updates: [], unread: 0 };
  for (const text of frames) {
    const frame = JSON.parse(text) as Record<string, unknown>;
    const delta = deltaOf(frame);
    if (delta !== undefined) {
      const update = receiver.read(delta);
      if (update === undefined) heard.unread += 1;
      else heard.updates.push(update);
      continue;
    }
    for (const whole of updatesIn(frame) as unknown as MatchUpdate[]) {
      receiver.given(whole);
      heard.updates.push(whole);
    }
  }
  return heard;
}
